"""Voices outside this process: pyttsx3 in a child that may hang, and speech-dispatcher over its socket."""

from __future__ import annotations

import contextlib
import json
import socket
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.output.speech.driver import DriverError, Reason, Ticket
from audiojack.output.speech.drivers.pyttsx3 import Pyttsx3Driver, pyttsx3_factory
from audiojack.output.speech.drivers.pyttsx3_child import languages_of, voice_for
from audiojack.output.speech.drivers.speechd import SpeechdDriver, speechd_factory, ssip_rate
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import LanguageVoice, VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.presentation.utterance import Priority
from tests.output.fakes import FakeDriver, Heard, until
from tests.output.service import running_service
from tests.support.needs import needs, needs_posix
from tests.support.sound import SoundServer

HANGS_AFTER_READY = 'import time; print(\'{"state": "ready"}\', flush=True); time.sleep(300)'
SPEAKS = (
    "import sys, json, time\n"
    "def tell(state): print(json.dumps({'state': state, 'detail': ''}), flush=True)\n"
    "tell('ready')\n"
    "for line in sys.stdin:\n"
    "    tell('begun'); time.sleep(float(json.loads(line)['parts'][0][0])); tell('done')\n"
)


def child(program: str) -> list[str]:
    return [sys.executable, "-c", program]


class Outcome:
    """A ticket, and how it ended."""

    def __init__(self) -> None:
        self.ended: list[DriverError | None] = []
        self.ticket = Ticket(lambda ticket, error: self.ended.append(error))


def processes_of(marker: str) -> int:
    """How many processes have `marker` in their environment."""
    count = 0
    for path in Path("/proc").glob("[0-9]*/environ"):
        try:
            count += marker.encode() in path.read_bytes()
        except OSError:
            continue
    return count


def test_a_child_that_hangs_is_killed_and_reported_and_another_voice_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs_posix()
    monkeypatch.setenv("AJ_MARK", "hangs")
    second, heard = FakeDriver("second"), Heard()
    manager = SpeechManager(
        (pyttsx3_factory(child(HANGS_AFTER_READY)), second.factory()),
        VoiceSettings(),
        heard.on_fate,
        heard.on_driver_changed,
    )
    try:
        until(lambda: manager.abilities.voice)
        manager.say(Speech("17.", priority=Priority.MINE))
        until(lambda: second.said == ["17."])
        until(lambda: heard.changes == [("pyttsx3", "second", Reason.HUNG)])
        until(lambda: processes_of("AJ_MARK=hangs") == 0)
    finally:
        manager.close()


def test_a_child_speaks_to_its_end_and_is_interrupted_by_being_replaced() -> None:
    driver = Pyttsx3Driver(VoiceSettings(), child(SPEAKS))
    whole, cut, after = Outcome(), Outcome(), Outcome()
    try:
        driver.speak(Speech("0.01"), whole.ticket)
        until(lambda: whole.ended == [None])
        driver.speak(Speech("100"), cut.ticket)
        cut.ticket.cancel()
        begun = time.perf_counter()
        driver.stop()
        assert time.perf_counter() - begun < 0.5
        driver.speak(Speech("0.01"), after.ticket)
        until(lambda: after.ended == [None])
        assert cut.ended == []
    finally:
        driver.close()


@pytest.mark.promise("Speech, sound and braille", "Fifty interrupts in a row all work")
def test_fifty_interrupts_of_a_child_in_a_row_all_work(monkeypatch: pytest.MonkeyPatch) -> None:
    needs_posix()
    monkeypatch.setenv("AJ_MARK", "fifty")
    heard = Heard()
    manager = SpeechManager((pyttsx3_factory(child(SPEAKS)),), VoiceSettings(), heard.on_fate, heard.on_driver_changed)
    try:
        until(lambda: manager.abilities.voice)
        for _ in range(50):
            manager.say(Speech("100", priority=Priority.ANSWER))
        manager.say(Speech("0.02", priority=Priority.ANSWER))
        until(lambda: heard.fates[-1:] == [("0.02", "whole", "pyttsx3")], 20)
        assert len(heard.fates) == 51
        assert heard.changes == []
    finally:
        manager.close()
    until(lambda: processes_of("AJ_MARK=fifty") == 0)


class Voice:
    """A voice as pyttsx3's engines describe it."""

    def __init__(self, id: str, name: str, languages: list[str | bytes]) -> None:
        self.id, self.name, self.languages = id, name, languages


@pytest.mark.promise(
    "Speech, sound and braille",
    "A voice that lacks the player's language is told of once, by what speaks, and on the options' voice "
    "page",
)
@pytest.mark.parametrize(
    ("voices", "lang", "chosen", "languages"),
    [
        (  # espeak: the plain English before the Caribbean one
            [Voice("gmw/en-029", "English (Caribbean)", ["en-029"]), Voice("gmw/en", "English", ["en-gb"])],
            *("en", "gmw/en", {"en"}),
        ),
        ([Voice("HKEY\\TTS_MS_CS-CZ_JAKUB", "Microsoft Jakub", ["cs-CZ"])], "cs", "HKEY\\TTS_MS_CS-CZ_JAKUB", {"cs"}),
        ([Voice("com.apple.voice.Milena", "Milena", ["ru_RU"])], "ru", "com.apple.voice.Milena", {"ru"}),
        ([Voice("czech", "czech", [b"\x05cs"])], "cs", "czech", {"cs"}),
        ([Voice("HKEY\\old", "Vendor Serbian voice", [])], "sr", "HKEY\\old", {"sr"}),
        ([Voice("HKEY\\ZIRA", "Microsoft Zira", ["en-US"])], "cs", None, {"en"}),
    ],
)
def test_voices_of_every_engine_are_known_by_their_language(
    voices: list[Voice], lang: str, chosen: str | None, languages: set[str]
) -> None:
    assert voice_for(voices, lang) == chosen
    assert languages_of(voices) == languages


def test_a_child_tells_which_languages_its_voices_speak() -> None:
    program = SPEAKS.replace(
        "tell('ready')", "tell('ready'); print(json.dumps({'state': 'voices', 'detail': 'cs en'}))"
    )
    driver = Pyttsx3Driver(VoiceSettings(), child(program))
    told: list[frozenset[str]] = []
    try:
        driver.tell_languages(told.append)
        driver.speak(Speech("0.01"), Outcome().ticket)
        until(lambda: told == [frozenset({"cs", "en"})])
    finally:
        driver.close()


def test_a_child_is_given_each_stretch_with_its_language() -> None:
    asked = "import sys; print(json.dumps({'state': 'error', 'detail': line.strip()}), flush=True)"
    program = f'import sys, json\nprint(\'{{"state": "ready"}}\', flush=True)\nfor line in sys.stdin: {asked}'
    driver, outcome = Pyttsx3Driver(VoiceSettings(), child(program)), Outcome()
    try:
        driver.speak(Speech("Táhne Зденек.", "cs"), outcome.ticket)
        driver._child._process.stdin.close()  # type: ignore[union-attr]
        until(lambda: len(outcome.ended) == 1)
        assert outcome.ended[0] is not None
        request = json.loads(outcome.ended[0].detail.removeprefix("pyttsx3: "))
        assert request["parts"] == [["Táhne ", "cs"], ["Зденек.", "ru"]]
    finally:
        driver.close()


def test_a_child_without_an_engine_says_why() -> None:
    program = 'print(\'{"state": "error", "detail": "no eSpeak"}\')'
    with pytest.raises(DriverError, match="no eSpeak") as caught:
        Pyttsx3Driver(VoiceSettings(), child(program))
    assert caught.value.reason is Reason.UNAVAILABLE


@pytest.mark.sound
def test_the_real_child_is_heard(pulse: SoundServer, monkeypatch: pytest.MonkeyPatch) -> None:
    needs("espeak-ng", "parec")
    for name, value in pulse.variables.items():
        monkeypatch.setenv(name, value)
    with pulse.recording() as recorder:
        driver = Pyttsx3Driver(VoiceSettings(lang="cs"))
        outcome = Outcome()
        try:
            begun = time.monotonic()
            driver.speak(Speech("Sedmnáct, prosím.", lang="cs"), outcome.ticket)
            until(lambda: outcome.ended == [None], 15)
            assert time.monotonic() - begun > 0.5
            assert recorder.first_sound_after(begun) is not None
        finally:
            driver.close()


class FakeService:
    """Speech-dispatcher's side of its protocol, as version 0.11 speaks it."""

    def __init__(self, path: Path) -> None:
        self.lines: list[str] = []
        self.messages: list[str] = []
        self.voices: tuple[str, ...] = ()
        self._server = socket.socket(socket.AF_UNIX)
        self._server.bind(str(path))
        self._server.listen()
        self._connection: socket.socket | None = None
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._server.accept()
                self._connection = self._connection or connection
                threading.Thread(target=self._talk, args=(connection,), daemon=True).start()

    def _talk(self, connection: socket.socket) -> None:
        stream = connection.makefile("rb")
        for raw in stream:
            line = raw.decode().rstrip("\r\n")
            self.lines.append(line)
            if line == "SPEAK":
                self.send("230 OK RECEIVING DATA")
                text = ""
                while (part := next(stream).decode().rstrip("\r\n")) != ".":
                    text += part
                self.messages.append(text)
                self.send(f"225-{len(self.messages)}", "225 OK MESSAGE QUEUED")
            elif line == "LIST SYNTHESIS_VOICES":
                listed = [f"249-{voice}" for voice in self.voices]
                self.send(*listed, "249 OK VOICE LIST SENT", to=connection)
            elif line == "GET OUTPUT_MODULE":
                self.send("251-espeak-ng", "251 OK GET RETURNED")
            else:
                self.send("209 OK", to=connection)

    def send(self, *lines: str, to: socket.socket | None = None) -> None:
        connection = to or self._connection
        if connection is not None:
            with contextlib.suppress(OSError):  # it asked, and was gone before the answer
                connection.sendall("".join(f"{line}\r\n" for line in lines).encode())

    def event(self, number: int, code: int, name: str) -> None:
        self.send(f"{code}-{number}", f"{code}-1", f"{code} {name}")

    def close(self) -> None:
        self._server.close()
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.shutdown(socket.SHUT_RDWR)
            connection.close()


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeService]:
    needs_posix()
    path = tmp_path / "s"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    fake = FakeService(path)
    yield fake
    fake.close()


def test_the_service_gets_each_stretch_in_its_language_and_tells_the_end_of_the_last(
    service: FakeService,
) -> None:
    settings = VoiceSettings(voices={"cs": LanguageVoice(rate=450)}, volume=50)
    driver = SpeechdDriver(settings)
    driver.check()
    outcome = Outcome()
    driver.speak(Speech("Karty má Зденек.", "cs"), outcome.ticket)
    assert service.messages == ["Karty má", "Зденек."]
    assert service.lines.index("SET SELF LANGUAGE cs") < service.lines.index("SET SELF LANGUAGE ru")
    assert "SET SELF RATE 100" in service.lines
    assert "SET SELF VOLUME 0" in service.lines
    service.event(1, 701, "BEGIN")
    service.event(1, 702, "END")
    time.sleep(0.05)
    assert outcome.ended == []
    service.event(2, 702, "END")
    until(lambda: outcome.ended == [None])
    driver.stop()
    assert service.lines[-1] == "CANCEL SELF"
    driver.close()


def test_the_service_lists_the_languages_of_its_voices(service: FakeService) -> None:
    service.voices = ("Czech\tcs\tnone", "English (America)+Adam\ten-US\tAdam", "broken", "nothing\t\tnone")
    driver = SpeechdDriver(VoiceSettings())
    told: list[frozenset[str]] = []
    driver.tell_languages(told.append)
    until(lambda: told == [frozenset({"cs", "en"})])
    driver.close()


def test_a_service_that_dies_while_it_speaks_fails_that_speech(service: FakeService) -> None:
    driver, outcome = SpeechdDriver(VoiceSettings()), Outcome()
    driver.speak(Speech("17."), outcome.ticket)
    service.close()
    until(lambda: len(outcome.ended) == 1)
    assert outcome.ended[0] is not None
    assert outcome.ended[0].reason is Reason.VANISHED
    with pytest.raises(DriverError):
        driver.speak(Speech("18."), outcome.ticket)
    driver.close()


def test_rates_of_the_protocol() -> None:
    assert [ssip_rate(rate) for rate in (80, 175, 450, 900)] == [-100, 0, 100, 100]


def test_no_service_is_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'none'}")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DriverError) as caught:
        speechd_factory().open(VoiceSettings())
    assert caught.value.reason is Reason.UNAVAILABLE


@pytest.mark.sound
def test_the_real_service_is_heard_and_tells_its_end(
    pulse: SoundServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("speech-dispatcher", "espeak-ng")
    with running_service(pulse, tmp_path, monkeypatch), pulse.recording() as recorder:
        driver, outcome, cut = SpeechdDriver(VoiceSettings()), Outcome(), Outcome()
        begun = time.monotonic()
        driver.speak(Speech("Seventeen."), outcome.ticket)
        until(lambda: outcome.ended == [None], 15)
        assert recorder.first_sound_after(begun) is not None
        driver.speak(Speech("A sentence that is far too long to be heard to its end."), cut.ticket)
        time.sleep(0.5)
        driver.stop()
        stopped = time.monotonic()
        time.sleep(0.5)
        last = recorder.last_sound()
        assert last is not None
        assert last < stopped + 0.3
        driver.close()
