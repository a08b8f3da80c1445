"""The embedded voice, real: when it is heard, on a real sound server; what is heard, from SDL's own recording.

A sound server on a busy machine leaves gaps of milliseconds, which a listener hardly notices and a correlation
over seconds does; SDL's "disk" device writes what it would play to a file, without any.
"""

from __future__ import annotations

import math
import statistics
import time
from array import array
from collections.abc import Iterator

import numpy as np
import pytest

from audiojack.output.mixer import RATE, Mixer
from audiojack.output.panning import place
from audiojack.output.speech.driver import Ticket
from audiojack.output.speech.drivers.embedded import embedded_factory
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.mixer_outlet import Resampler
from audiojack.output.speech.settings import LanguageVoice, VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.output.speech.voice_player import VoicePlayer
from audiojack.presentation.utterance import Priority
from tests.output.disk import Disk
from tests.output.fakes import Heard, until
from tests.support.sound import Samples, SoundServer, correlation, resampled
from tests.support.voice import renderings

pytestmark = pytest.mark.sound

SHORT = {
    "en": "You draw the queen of spades.",
    "cs": "Táhnete pikovou dámu.",
    "ru": "Вы берёте даму пик.",
    "sr": "Izvlačite damu pik.",
    "sr-Cyrl": "Извлачите даму пик.",
}
LONG = (
    "You have five cards: the ace of hearts, the king of spades, the ten of clubs, the seven of diamonds and "
    "the two of spades. The dealer shows a nine, and it is your turn to draw or to stand."
)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def manager(mixer: Mixer, heard: Heard) -> Iterator[SpeechManager]:
    speech = SpeechManager((embedded_factory(mixer),), VoiceSettings(), heard.on_fate, heard.on_driver_changed)
    until(lambda: speech.abilities.voice)
    yield speech
    speech.close()


def likeness(recording: Samples, text: str, lang: str) -> float:
    """How much the recording is like the text; the synthesiser never makes the same samples twice."""
    return max(correlation(recording, samples) for samples in renderings(text, lang, times=4))


@pytest.fixture
def recorded_manager(disk: Disk, heard: Heard) -> Iterator[SpeechManager]:
    speech = SpeechManager((embedded_factory(disk.mixer),), VoiceSettings(), heard.on_fate, heard.on_driver_changed)
    until(lambda: speech.abilities.voice)
    yield speech
    speech.close()


def spoken(manager: SpeechManager, disk: Disk, speech: Speech) -> Samples:
    """What is heard of `speech`, both ears together."""

    def speak() -> None:
        manager.say(speech)
        assert manager.wait_idle(20)

    return np.asarray(disk.played(speak).mean(axis=1))


@pytest.mark.promise("Speech, sound and braille", "Each language is heard by its own voice, a name by its own too")
def test_each_language_is_heard_by_its_own_voice(recorded_manager: SpeechManager, disk: Disk) -> None:
    recordings = {lang: spoken(recorded_manager, disk, Speech(text, lang=lang)) for lang, text in SHORT.items()}
    recorded_manager.close()  # the library is one a process
    for lang, recording in recordings.items():
        alike = {other: likeness(recording, text, other.partition("-")[0]) for other, text in SHORT.items()}
        same = [other for other in SHORT if other.partition("-")[0] == lang.partition("-")[0]]
        own = max(alike[other] for other in same)
        assert own > 0.5, (lang, alike)
        assert max(alike[other] for other in SHORT if other not in same) < own - 0.2, (lang, alike)


def test_it_begins_and_falls_silent_within_milliseconds_however_long_the_sentence(
    manager: SpeechManager, pulse: SoundServer
) -> None:
    starts: dict[str, list[float]] = {SHORT["en"]: [], LONG: []}
    silences = []
    with pulse.recording() as recorder:
        time.sleep(0.5)
        for text in [SHORT["en"], LONG] * 8:
            recorder.wait_for_quiet(0.1)
            asked = time.monotonic()
            manager.say(Speech(text, priority=Priority.ANSWER))
            time.sleep(0.4)
            stopped = time.monotonic()
            manager.silence()
            time.sleep(0.15)
            begun, last = recorder.first_sound_after(asked), recorder.last_sound()
            assert begun is not None
            assert last is not None
            starts[text].append(begun - asked)
            silences.append(last - stopped)
    short, long = (statistics.median(times) for times in starts.values())
    assert short < 0.022
    assert long < short + 0.005
    assert statistics.median(silences) < 0.012


@pytest.mark.promise("Speech, sound and braille", "Fifty interrupts in a row all work")
def test_fifty_interrupts_in_a_row_leave_only_the_last_sentence(
    recorded_manager: SpeechManager, heard: Heard, disk: Disk
) -> None:
    for _ in range(50):
        recorded_manager.say(Speech(LONG, priority=Priority.ANSWER))
        time.sleep(0.01)
    recording = spoken(recorded_manager, disk, Speech(SHORT["en"], priority=Priority.ANSWER))
    assert [fate for _, fate, _ in heard.fates] == ["cut"] * 50 + ["whole"]
    assert likeness(recording, SHORT["en"], "en") > 0.5
    assert len(recording) == pytest.approx(len(renderings(SHORT["en"], "en")[0]), abs=0.4 * RATE)


def test_the_end_is_known_when_it_has_been_heard(manager: SpeechManager, pulse: SoundServer) -> None:
    with pulse.recording() as recorder:
        manager.say(Speech(SHORT["en"]))
        assert manager.wait_idle(10)
        told = time.monotonic()
        time.sleep(0.2)
        last = recorder.last_sound(60)
    assert last is not None
    assert -0.05 < told - last < 0.15


def test_long_speech_is_played_without_a_seam(disk: Disk) -> None:
    """Noise that never repeats, fed in the synthesiser's pieces: any gap, doubling or click would show."""
    rate = 22_050
    noise = np.convolve(np.random.default_rng(21).normal(0, 4000, 4 * rate), np.ones(5) / 5, "same").astype("<i2")
    player = VoicePlayer(disk.mixer, rate)
    ended: list[object] = []

    def play() -> None:
        stream = player.begin(Ticket(lambda ticket, error: ended.append(error)), place(0.0), 1.0)
        for start in range(0, len(noise), 1323):
            assert stream.feed(noise[start : start + 1323].tobytes())
        stream.end()
        until(lambda: ended == [None], 10)

    recording = np.asarray(disk.played(play).mean(axis=1))
    player.close()
    assert correlation(recording, resampled(noise.astype(np.float64), rate)) > 0.99


def test_pieces_are_resampled_as_the_whole_would_be(disk: Disk) -> None:
    tone = array("h", [round(9000 * math.sin(n * n / 40_000)) for n in range(22_050)]).tobytes()

    def taken(piece: int) -> bytes:
        resampler, out = Resampler(22_050, 1), b""
        for start in range(0, len(tone), 2 * piece):
            resampler.put(tone[start : start + 2 * piece])
            out += resampler.take(piece, final=False)
        while more := resampler.take(22_050, final=True):
            out += more
        return out

    whole = taken(22_050)
    assert len(whole) == 4 * RATE
    assert taken(1323) == whole
    assert taken(700) == whole


@pytest.mark.promise("Speech, sound and braille", "Seats are heard from their sides at equal power")
@pytest.mark.parametrize(("pan", "near"), [(-1.0, 0), (1.0, 1)])
def test_a_seat_is_heard_from_its_side(recorded_manager: SpeechManager, disk: Disk, pan: float, near: int) -> None:
    def speak() -> None:
        recorded_manager.say(Speech(SHORT["en"], pan=pan))
        assert recorded_manager.wait_idle(20)

    loudness = np.sqrt(np.mean(disk.played(speak) ** 2, axis=0))
    assert loudness[near] / loudness[1 - near] == pytest.approx(1 / place(pan).ratio, rel=0.02)


@pytest.mark.promise("Speech, sound and braille", "Each language is heard by its own voice, a name by its own too")
def test_a_name_in_a_sentence_is_spoken_by_its_own_voice(recorded_manager: SpeechManager, disk: Disk) -> None:
    recorded_manager.configure(VoiceSettings(lang="cs"))
    name = "Ждёт Рыжий"
    recording = spoken(recorded_manager, disk, Speech(f"Táhne {name}.", lang="cs"))
    russian, czech = (likeness(recording, f"{name}.", lang) for lang in ("ru", "cs"))
    assert russian > 2 * czech


def test_rate_and_variant_are_heard(recorded_manager: SpeechManager, disk: Disk) -> None:
    lengths = []
    for voice in (LanguageVoice(), LanguageVoice(rate=450), LanguageVoice(variant="f4", rate=900)):
        recorded_manager.configure(VoiceSettings(voices={"en": voice}))
        lengths.append(len(spoken(recorded_manager, disk, Speech(LONG[:85]))) / RATE)
    assert lengths[0] > 1.7 * lengths[1] > 1.7 * 1.4 * lengths[2]


def test_a_lost_device_is_told_and_the_voice_comes_back(mixer: Mixer, heard: Heard, pulse: SoundServer) -> None:
    manager = SpeechManager((embedded_factory(mixer),), VoiceSettings(), heard.on_fate, heard.on_driver_changed)
    try:
        until(lambda: manager.abilities.voice)
        manager.say(Speech(LONG, priority=Priority.MINE))
        time.sleep(0.3)
        mixer.device_removed()
        until(lambda: manager.driver == "captions" and [change[:2] for change in heard.changes] == [
            ("embedded", "captions")
        ])  # fmt: skip
        until(lambda: mixer.is_open)
        manager.silence()
        manager.retry()
        until(lambda: manager.driver == "embedded" and manager.abilities.voice)
        with pulse.recording() as recorder:
            manager.say(Speech(SHORT["en"]))
            assert manager.wait_idle(10)
            time.sleep(0.1)
            assert likeness(recorder.samples(), SHORT["en"], "en") > 0.5
    finally:
        manager.close()
    assert heard.fates[0][1:] == ("silent", "captions")


def test_without_a_device_there_is_a_reason_and_no_traceback(monkeypatch: pytest.MonkeyPatch, heard: Heard) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "pulseaudio")
    monkeypatch.setenv("PULSE_SERVER", "unix:/nonexistent")
    absent = Mixer()
    problem = absent.open()
    assert problem is not None
    assert problem.detail
    manager = SpeechManager((embedded_factory(absent),), VoiceSettings(), heard.on_fate, heard.on_driver_changed)
    until(lambda: manager.driver == "captions")
    manager.close()
    absent.close()
