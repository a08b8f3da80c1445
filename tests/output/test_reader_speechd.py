"""Speech-dispatcher by way of accessible-output2: through a stand-in for its client, and against the real service."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from accessible_output2.outputs.speech_dispatcher import SpeechDispatcher

from audiojack.output.speech.driver import SpeechDriver, TellsLanguages, Ticket
from audiojack.output.speech.drivers.screen_reader import open_screen_reader
from audiojack.output.speech.drivers.speechd import SpeechdDriver, ssip_rate
from audiojack.output.speech.settings import LanguageVoice, VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.output.speech.ssip import SsipClient
from tests.output.fakes import until
from tests.output.service import running_service
from tests.support.needs import give_up, needs
from tests.support.sound import Samples, SoundServer, likeness

NAME = "Зденек"
AUDIBLE = 60
KNOWN_AGAIN, ANOTHER = 0.6, 0.2
"""The likeness of the same phrase from the same voice, gaps of a busy machine included, and from another voice."""
TRIES = 4
"""A machine under load leaves gaps in what is heard."""
SYSTEM_PACKAGES = Path("/usr/lib/python3/dist-packages")
"""Where Debian's python3-speechd stands, which no package index has."""


class Client:
    """speechd.SSIPClient, as far as it is used."""

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        if not name.startswith(("set_", "speak", "cancel", "close")):
            raise AttributeError(name)
        return lambda *given, **options: self.calls.append((name, *given))

    def list_synthesis_voices(self) -> tuple[tuple[str, str | None, str | None], ...]:
        return (("Czech", "cs", "none"), ("English (America)", "en-US", "none"), ("odd", None, None))


class Output(SpeechDispatcher):  # type: ignore[misc]  # the library has no types
    """The library's own output, with that client."""

    def __init__(self) -> None:
        self._client = Client()

    def speak(self, text: str, interrupt: int = 0) -> None:
        self._client.speak(text)


def speak(driver: SpeechDriver, text: str, lang: str) -> None:
    driver.speak(Speech(text, lang=lang), Ticket(lambda ticket, error: None))


def test_each_stretch_goes_out_in_its_language_and_at_its_rate() -> None:
    settings = VoiceSettings(voices={"cs": LanguageVoice(rate=450, pitch=75), "ru": LanguageVoice(rate=80)}, volume=50)
    driver = open_screen_reader(lambda: [Output], settings)
    assert driver.abilities.language
    assert driver.abilities.rate
    assert not driver.abilities.shared
    speak(driver, "Karty má Зденек.", "cs")
    calls = driver._output._client.calls
    assert [call for call in calls if call[0] in ("set_language", "set_rate", "speak")] == [
        *(("set_language", "cs"), ("set_rate", 100), ("speak", "Karty má")),
        *(("set_language", "ru"), ("set_rate", -100), ("speak", "Зденек.")),
    ]
    assert ("set_pitch", 50) in calls
    assert ("set_volume", 0) in calls
    driver.stop()
    assert calls[-1] == ("cancel",)


def test_its_languages_are_told_by_another_connection() -> None:
    driver = open_screen_reader(lambda: [Output])
    assert isinstance(driver, TellsLanguages)
    told: list[frozenset[str]] = []
    driver.tell_languages(told.append)
    until(lambda: told == [frozenset({"cs", "en"})])


@pytest.fixture
def real_service(pulse: SoundServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    needs("speech-dispatcher", "espeak-ng")
    with running_service(pulse, tmp_path, monkeypatch):
        yield


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Debian's Python library of speech-dispatcher, which accessible-output2 uses where it finds it."""
    if not (SYSTEM_PACKAGES / "speechd").is_dir():
        give_up("needs the Debian package python3-speechd")
    shutil.copytree(SYSTEM_PACKAGES / "speechd", tmp_path / "alone" / "speechd")  # and nothing else of the system's
    monkeypatch.syspath_prepend(str(tmp_path / "alone"))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "speechd"]:
        del sys.modules[name]


def recorded(pulse: SoundServer, say: Callable[[], object]) -> Samples:
    """What is heard of what `say` has said, from its first sample to its last."""
    with pulse.recording() as recorder:
        begun = time.monotonic()
        say()
        until(lambda: recorder.first_sound_after(begun) is not None, 15)
        recorder.wait_for_quiet()
        samples = recorder.samples()
    loud = np.flatnonzero(np.abs(samples) > AUDIBLE)
    return samples[loud[0] : loud[-1]]


def said_in(pulse: SoundServer, text: str, language: str) -> Samples:
    """The text as the service's own voice of that language says it, at the driver's rate."""
    client = SsipClient(lambda number, event: None)
    try:
        client.command(f"SET SELF LANGUAGE {language}")
        client.command(f"SET SELF RATE {ssip_rate(LanguageVoice().rate)}")
        return recorded(pulse, lambda: client.speak(text))
    finally:
        client.close()


@pytest.mark.promise("Speech, sound and braille", "Each language is heard by its own voice, a name by its own too")
@pytest.mark.sound
@pytest.mark.parametrize("way", ["directly", "by-the-library"])
@pytest.mark.usefixtures("real_service")
def test_a_russian_name_in_a_czech_sentence_is_spoken_by_the_russian_voice(
    way: str, pulse: SoundServer, request: pytest.FixtureRequest
) -> None:
    if way == "directly":
        driver: SpeechDriver = SpeechdDriver(VoiceSettings())
    else:
        request.getfixturevalue("library")
        driver = open_screen_reader(lambda: [SpeechDispatcher])
    try:
        russian, czech = said_in(pulse, f"{NAME}.", "ru"), said_in(pulse, f"{NAME}.", "cs")
        assert likeness(russian, czech) < ANOTHER
        found = []
        for _ in range(TRIES):
            sentence = recorded(pulse, lambda: speak(driver, f"Teď táhne {NAME}.", "cs"))
            found.append(likeness(sentence, russian))
            if found[-1] > KNOWN_AGAIN and likeness(sentence, czech) < ANOTHER:
                return
        pytest.fail(f"likeness to the Russian voice: {found}")
    finally:
        driver.close()


@pytest.mark.promise(
    "Speech, sound and braille",
    "A voice that lacks the player's language is told of once, by what speaks, and on the options' voice "
    "page",
)
@pytest.mark.sound
@pytest.mark.usefixtures("real_service")
def test_the_service_tells_the_languages_of_its_voices() -> None:
    driver = SpeechdDriver(VoiceSettings())
    told: list[frozenset[str]] = []
    try:
        driver.tell_languages(told.append)
        until(lambda: bool(told), 15)
        assert {"en", "cs", "ru", "sr"} <= told[0]
        assert "" not in told[0]
    finally:
        driver.close()
