"""Random keys, as a cat on the keyboard would press them: what is heard, and what never may be.

Nothing is heard without words, nothing is said twice, every key is answered, and two voices never speak at once:
the first three are read in the transcript, the last two are heard in a recording.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from audiojack.input.keymap import DEFAULTS
from tests.e2e.table import TO_THE_STAKE
from tests.e2e.test_speech import SAME, synthesized
from tests.support.player import playing, run_keys
from tests.support.sound import RATE, Samples, SoundServer, likeness
from tools.soak import LEAVES, answers, judge, run

COUNT = 1000
PAUSES = 12
CHANGES_THE_VOICE = frozenset(("f5", "shift+f5", "f6", "shift+f6", "f9", "f10"))
"""Keys after which a recording can't be compared with the voice as it is set at first."""
SETS_THE_PACE = frozenset(("f3", "shift+f3"))
"""At a calm pace the table, and with it the keys of a file, would wait for all that is said."""
AGAIN = "Ctrl+R"
"""A question that is answered everywhere, and leads nowhere: the last thing said."""
STRAY = ("y", "z", "1", "5", "9", "ž", "я")
LOUD = 300.0
"""Samples above this are heard."""
SHORT = 0.6
"""Seconds below which a gap of a busy machine makes two renderings unlike; how long it lasts is still told."""
LONGER = 0.25
"""Seconds by which a busy machine may draw an utterance out; whatever is said besides it takes longer."""

CYRILLIC = re.compile(r"[\u0400-\u04ff]")
"""Letters that the Russian voice says in the middle of an English sentence."""

ASIDE = 0.2
"""Seconds for which it is quiet before and after: the clocks of the transcript and the recording agree no better."""

Lines = list[dict[str, Any]]


def random_keys(seed: int, without: frozenset[str] = LEAVES) -> list[str]:
    """Mostly keys that play, many that ask, some from anywhere, a few that mean nothing."""
    chance = random.Random(seed)
    table = [name for names in DEFAULTS["table"].values() for name in names if name not in without]
    anywhere = [name for keys in DEFAULTS.values() for names in keys.values() for name in names if name not in without]
    kinds = chance.choices((("Enter", "Space"), table, anywhere, STRAY), weights=(25, 35, 32, 8), k=COUNT)
    return [chance.choice(kind) for kind in kinds]


@pytest.mark.promise("Keys", "Every key answers: in words, or with the soft sound of a key that means nothing")
@pytest.mark.parametrize(("lang", "seed"), [("en", 1), ("cs", 2)])
def test_a_thousand_random_keys_are_answered_in_words_and_nothing_is_said_twice(
    lang: str, seed: int, tmp_path: Path
) -> None:
    quiet = ("--lang", lang, "--seed", str(seed), "--pace", "instant", "--driver", "none", "--mute", "--no-window")
    keys = [*TO_THE_STAKE, *random_keys(seed, LEAVES | {"f9", "f10"}), "Quit"]
    done, lines = run_keys(tmp_path, keys, *quiet, seconds=280)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "Traceback" not in done.stdout
    assert sum("key" in line for line in lines) > COUNT / 2
    assert not judge(lines)
    # The options may have given it another voice meanwhile.
    assert {line["spoken"] for line in lines if line.get("driver") == "none"} == {"silent"}


@pytest.mark.promise("Keys", "Every key answers: in words, or with the soft sound of a key that means nothing")
@pytest.mark.parametrize(("game", "language"), [("twenty-one-pull", "sr-Cyrl"), ("oko", "ru")])
def test_nasty_keys_change_options_languages_and_bindings_in_mid_round_and_break_nothing(
    game: str, language: str, tmp_path: Path
) -> None:
    chance = random.Random(game)
    done = [run(tmp_path, game, language, chance, count=150, seconds=10) for _ in range(2)]
    assert sum(one.keys for one in done) > 50
    assert not [fault for one in done for fault in one.faults]


@pytest.mark.promise("Speech, sound and braille", "One voice at a time, each utterance once")
@pytest.mark.sound
def test_over_a_thousand_random_keys_one_voice_speaks_at_a_time_and_none_after_the_end(
    pulse: SoundServer, tmp_path: Path
) -> None:
    given = ("--lang", "en", "--seed", "5", "--pace", "instant", "--driver", "embedded", "--mute", "--no-window")
    keys = random_keys(11, LEAVES | CHANGES_THE_VOICE | SETS_THE_PACE)
    script = tmp_path / "keys.txt"
    script.write_text("\n".join([*TO_THE_STAKE, *with_pauses(keys), "Quit"]))
    with (
        pulse.recording() as recorder,
        playing(tmp_path, *given, "--keys", str(script), variables=pulse.variables) as player,
    ):
        while not player.transcript.exists():
            time.sleep(0.001)
        begun = time.monotonic()
        assert player.process.wait(280) == 0
        ended = time.monotonic()
        time.sleep(0.5)
        lines = player.lines()
        last = recorder.last_sound()
        assert last is not None
        assert last < ended + 0.1, "something was heard after the end"
        alone = list(heard_alone(lines))
        assert len(alone) >= PAUSES // 3
        for begin, end, texts in alone:
            heard = recorder.samples_between(begun + begin / 1000 - ASIDE, begun + end / 1000 - ASIDE)
            assert not others_than(heard, texts), f"{others_than(heard, texts)} at {begin} ms instead of {texts}"
    said = [line for line in lines if "text" in line]
    assert {line["driver"] for line in said} == {"embedded"}
    assert {line["spoken"] for line in said} == {"whole", "cut", "dropped"}


def with_pauses(keys: list[str]) -> list[str]:
    """The keys fast, but now and then silence, the last thing once more, and time to hear it to the end."""
    steps = []
    for place, key in enumerate(keys):
        steps += [key, "wait 25"]
        if place % (COUNT // PAUSES) == COUNT // PAUSES - 1:
            steps += ["Ctrl", "wait 400", AGAIN, "wait 6000"]
    return steps


def heard_alone(lines: Lines) -> Iterator[tuple[int, int, list[str]]]:
    """From when to when (ms) one text was given time, and which; what was cut is left out, and what two voices say."""
    told = list(answers(lines))
    for (key, after), (following, _) in pairwise(told):
        words = [line for line in after if "text" in line]
        whole = all(line["spoken"] == "whole" and not CYRILLIC.search(line["text"]) for line in words)
        if key["action"] == "say-again" and following["t"] - key["t"] > 2000 and whole and len(words) < 2:
            yield key["t"], following["t"], [line["text"] for line in words]


def others_than(heard: Samples, texts: list[str]) -> str:
    """What is wrong with a recording that should hold just this text, or no sound at all; "" if nothing is."""
    loud = np.flatnonzero(np.abs(heard) > LOUD)
    if not texts or not len(loud):
        return "something without words" if len(loud) else "nothing" if texts else ""
    expected = synthesized(texts[0], "en")
    alike = likeness(heard, expected)
    if alike < SAME and len(expected) > SHORT * RATE:
        return f"something else ({alike:.2f})"
    spare = (loud[-1] - loud[0] - np.ptp(np.flatnonzero(np.abs(expected) > LOUD))) / RATE
    return f"{spare:.2f} s more" if spare > LONGER else ""


@pytest.mark.promise("Speech, sound and braille", "One voice at a time, each utterance once")
@pytest.mark.sound
def test_two_voices_at_once_and_a_text_spoken_twice_would_be_heard() -> None:
    text, other = "You have 1000 chips.", "Dealer has 19."
    said, more = synthesized(text, "en"), synthesized(other, "en")
    quiet = np.zeros(RATE // 2)
    both = said + np.resize(np.concatenate((more, quiet)), len(said))
    assert others_than(np.concatenate((quiet, said, quiet)), [text]) == ""
    assert others_than(np.concatenate((quiet, quiet)), []) == ""
    assert "something else" in others_than(np.concatenate((quiet, both, quiet)), [text])
    assert "more" in others_than(np.concatenate((said, quiet[: RATE // 20], said, quiet)), [text])
    assert "more" in others_than(np.concatenate((said, quiet, more)), [text])
    assert "something else" in others_than(np.concatenate((more, quiet, quiet)), [text])
    assert others_than(more, []) == "something without words"
    assert others_than(quiet, [text]) == "nothing"
