"""What the transcript says was spoken must be what a listener hears: recorded, and compared with the synthesiser."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from audiojack.l10n.respell import respell
from audiojack.output.speech.settings import LanguageVoice
from tests.e2e.table import sit_down
from tests.support.display import Display
from tests.support.player import Player, playing
from tests.support.sound import Recorder, Samples, SoundServer, likeness
from tests.support.voice import renderings

pytestmark = [pytest.mark.display, pytest.mark.sound]

LANGUAGES = ("en", "cs", "ru", "sr")

SAME = 0.8
TELLS_APART = 0.1


def synthesized(text: str, lang: str) -> Samples:
    """How the voice of that language, as it is set at first, says the text."""
    return renderings(respell(text, lang), lang, LanguageVoice().rate)[0]


@contextmanager
def speaking(
    folder: Path, lang: str, display: Display, pulse: SoundServer
) -> Iterator[tuple[Player, Recorder]]:
    """The program with its own voice and no other sound, at the first stake, silent, and recorded."""
    given = ("--lang", lang, "--seed", "1", "--mute")
    with (
        pulse.recording() as recorder,
        playing(folder, *given, display=display, variables=pulse.variables) as player,
    ):
        sit_down(player)
        recorder.wait_for_quiet()
        yield player, recorder


def answer(player: Player, key: str) -> str:
    return next(str(line["text"]) for line in player.ask(key) if "text" in line)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_is_heard_as_it_is_written(
    lang: str, display: Display, pulse: SoundServer, tmp_path: Path
) -> None:
    with speaking(tmp_path, lang, display, pulse) as (player, recorder):
        heard, texts = [], []
        for key in ("S", "C"):
            moment = time.monotonic()
            texts.append(answer(player, key))
            recorder.wait_for_quiet()
            heard.append(recorder.samples_since(moment))
    expected = [synthesized(text, lang) for text in texts]
    for i, samples in enumerate(heard):
        right, wrong = likeness(samples, expected[i]), likeness(samples, expected[1 - i])
        assert right > SAME, texts[i]
        assert right > wrong + TELLS_APART, f"{texts[1 - i]!r} was heard for {texts[i]!r}"


@pytest.mark.promise(
    "Speech, sound and braille",
    "An answer cuts what is being said; of five quick keys only the last is spoken",
)
def test_an_answer_cuts_the_one_before_and_is_heard_whole(
    display: Display, pulse: SoundServer, tmp_path: Path
) -> None:
    with speaking(tmp_path, "en", display, pulse) as (player, recorder):
        before = player.mark()
        moment = time.monotonic()
        player.press("O")
        time.sleep(0.6)
        short_one = answer(player, "S")
        recorder.wait_for_quiet()
        heard = recorder.samples_since(moment)
        long_one = next(line for line in player.utterances(before) if line["text"] != short_one)
    assert long_one["spoken"] == "cut"
    assert likeness(heard, synthesized(short_one, "en")) > SAME
    assert len(heard) < len(synthesized(long_one["text"], "en")), "the long answer went on to its end"


@pytest.mark.promise("Keys", "Ctrl alone is silence, within a tenth of a second")
def test_ctrl_is_silence_within_a_tenth_of_a_second(display: Display, pulse: SoundServer, tmp_path: Path) -> None:
    with speaking(tmp_path, "en", display, pulse) as (player, recorder):
        player.press("O")
        time.sleep(0.8)
        assert recorder.last_sound() is not None
        moment = time.monotonic()
        player.press("Ctrl")
        pressed = time.monotonic()
        time.sleep(0.6)
        last = recorder.last_sound()
    assert last is not None
    assert last > moment - 0.5, "nothing was being said"
    assert last < pressed + 0.1
