"""Effects make room for the own voice and come back within half a second of its end, whatever that end is."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from audiojack.output.mixer import RATE
from audiojack.output.sound import SoundPlayer, SoundSettings
from audiojack.output.speech.drivers.embedded import EmbeddedDriver, embedded_factory
from audiojack.output.speech.drivers.silent import captions_factory, none_factory
from audiojack.output.speech.espeak import Espeak, Sink
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.presentation.utterance import Priority
from tests.output.disk import Disk
from tests.output.fakes import Heard, until
from tests.support.sound import Samples

pytestmark = pytest.mark.sound

LONG = "You have five cards, and it is your turn to draw or to stand, as soon as you have counted them. " * 3
HALF = 0.5
TONE = 9000
"""A tone above all that the voice has, so that its level can be read under speech."""


class Table:
    """A tone as a long effect, the own voice, and the tone's level at any moment."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self.disk = disk
        self.heard = Heard()
        self.full = 0.0
        self._write_tone(folder / "tone.ogg")
        self.player = SoundPlayer(folder, disk.mixer, SoundSettings(effects=100))
        factories = (embedded_factory(disk.mixer), captions_factory(), none_factory())
        self.manager = SpeechManager(factories, VoiceSettings(), self.heard.on_fate, self.heard.on_driver_changed)
        until(lambda: self.manager.driver == EmbeddedDriver.name and self.manager.abilities.voice)

    def speak(self) -> None:
        """A long sentence, and the tone with it; comes back when both are heard and the tone is lowered."""
        self.player.play("tone")
        time.sleep(0.1)
        self.full = self.level()
        self.manager.say(Speech(LONG, priority=Priority.MINE))
        until(lambda: self.level() < 0.6 * self.full)

    def level(self) -> float:
        """The tone's level now, over a tenth of a second."""
        return tone_of(self.disk.played(lambda: time.sleep(0.1)))

    def is_back(self, act: Callable[[], object]) -> bool:
        """Whether the tone is as loud as ever half a second after this was done."""
        act()
        time.sleep(HALF - 0.1)
        return self.level() > 0.9 * self.full

    def _write_tone(self, path: Path) -> None:
        import soundfile

        samples = 0.25 * np.sin(2 * np.pi * TONE * np.arange(9 * RATE) / RATE)
        soundfile.write(path, samples, RATE, format="OGG", subtype="VORBIS")


def tone_of(recorded: Samples) -> float:
    """The amplitude of the tone in a recording."""
    one = recorded[:, 0]
    wave = np.exp(-2j * np.pi * TONE * np.arange(len(one)) / RATE) * np.hanning(len(one))
    return float(2 * abs(np.sum(one * wave)) / np.sum(np.hanning(len(one))))


@pytest.fixture
def at_table(disk: Disk, tmp_path: Path) -> Iterator[Table]:
    made = Table(disk, tmp_path)
    made.speak()
    yield made
    made.manager.close()


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects come back within half a second, however the voice ends: last word, silence, failure, hang, "
    "switched off, window left",
)
def test_after_the_last_word(at_table: Table) -> None:
    at_table.manager.silence()
    at_table.manager.say(Speech("Now."))
    assert at_table.is_back(lambda: at_table.manager.wait_idle(5))


def test_after_the_voice_was_silenced(at_table: Table) -> None:
    assert at_table.is_back(at_table.manager.silence)


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects come back within half a second, however the voice ends: last word, silence, failure, hang, "
    "switched off, window left",
)
def test_after_the_window_was_left(at_table: Table) -> None:
    assert at_table.is_back(at_table.manager.hold)


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects come back within half a second, however the voice ends: last word, silence, failure, hang, "
    "switched off, window left",
)
def test_after_the_voice_was_switched_off_in_mid_utterance(at_table: Table) -> None:
    assert at_table.is_back(lambda: at_table.manager.configure(VoiceSettings(engine="none")))


def test_after_another_voice_was_chosen_in_mid_utterance(at_table: Table) -> None:
    assert at_table.is_back(lambda: at_table.manager.configure(VoiceSettings(engine="captions")))


def test_after_the_manager_was_closed(at_table: Table) -> None:
    assert at_table.is_back(at_table.manager.close)


def test_after_the_voice_failed_in_mid_utterance(at_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Espeak, text: str, sink: Sink) -> None:
        raise OSError("the library is gone")

    monkeypatch.setattr(Espeak, "synthesize", fail)
    assert at_table.is_back(lambda: at_table.manager.say(Speech("17.", priority=Priority.ANSWER)))
    until(lambda: at_table.heard.changes != [])


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects come back within half a second, however the voice ends: last word, silence, failure, hang, "
    "switched off, window left",
)
def test_after_the_voice_hung_in_mid_utterance(at_table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    release, real = threading.Event(), Espeak.synthesize

    def hang(self: Espeak, text: str, sink: Sink) -> None:
        def fed(samples: bytes) -> bool:
            wanted = sink(samples)
            release.wait(20)
            return wanted

        real(self, text, fed)

    monkeypatch.setattr(Espeak, "synthesize", hang)
    at_table.manager.say(Speech(LONG, priority=Priority.ANSWER))
    try:
        assert at_table.is_back(lambda: until(lambda: at_table.heard.changes != []))
    finally:
        release.set()
