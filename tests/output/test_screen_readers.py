"""Screen readers through fakes that have accessible-output2's real interfaces, each with its real quirks.

The fakes' classes derive from that library's own base class, so that what it pretends to do is there too.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from accessible_output2.outputs.base import Output, OutputError

from audiojack.output.speech.driver import DriverError, Reason, SpeechDriver, TellsLanguages, Ticket
from audiojack.output.speech.drivers.screen_reader import (
    OutputClasses,
    open_braille,
    open_screen_reader,
    output_classes,
)
from audiojack.output.speech.speech import Speech


class FakeNvda(Output):  # type: ignore[misc]  # the library has no types
    name = "NVDA"

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []
        self.running = True

    def is_active(self) -> bool:
        return self.running

    def speak(self, text: str, interrupt: bool = False) -> None:
        if interrupt:
            self.silence()
        self.calls.append(("speak", text))

    def silence(self) -> None:
        self.calls.append(("cancel",))

    def braille(self, text: str, **options: object) -> None:
        self.calls.append(("braille", text))


class FakeJaws(Output):  # type: ignore[misc]
    name = "jaws"

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("SayString", f"      {text}", interrupt))

    def braille(self, text: str, **options: object) -> None:
        line = text.replace('"', "'")
        self.calls.append(("RunFunction", f'BrailleString("{line}")'))


class FakeVoiceOver(Output):  # type: ignore[misc]
    name = "VoiceOver"

    def __init__(self) -> None:
        self.calls: list[tuple[Any, ...]] = []

    def is_active(self) -> bool:
        return True

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("output", text))

    def silence(self) -> None:
        self.calls.append(("output", ""))


class FakeSapi(FakeNvda):
    name = "sapi5"
    priority = 101
    system_output = True


def raising(name: str, error: Exception) -> Callable[[], Any]:
    class Broken(Output):  # type: ignore[misc]
        def __init__(self) -> None:
            raise error

    Broken.name = name
    return Broken


def of(*outputs: Any) -> OutputClasses:
    """Classes that give these outputs."""

    def made(output: Any) -> Callable[[], Any]:
        def make() -> Any:
            return output

        make.name = output.name  # type: ignore[attr-defined]
        make.system_output = output.system_output  # type: ignore[attr-defined]
        return make

    return lambda: [output if isinstance(output, type) else made(output) for output in outputs]


def speak(driver: SpeechDriver, text: str, lang: str = "en") -> None:
    driver.speak(Speech(text, lang=lang), Ticket(lambda ticket, error: None))


@pytest.mark.promise(
    "Speech, sound and braille",
    "Screen readers get speech, silence and braille; what SAPI is given is valid",
)
def test_nvda_speaks_is_silenced_and_brailles() -> None:
    nvda = FakeNvda()
    driver = open_screen_reader(of(nvda))
    assert driver.abilities.braille
    assert driver.abilities.interrupt
    assert driver.abilities.shared
    assert not driver.abilities.own
    assert not isinstance(driver, TellsLanguages)
    speak(driver, "You draw the ten of hearts.")
    driver.stop()
    driver.braille("17.\n950  chips.")
    assert nvda.calls == [("speak", "You draw the ten of hearts."), ("cancel",), ("braille", "17. 950 chips.")]
    assert driver.abilities.keys_cut, "any key silences NVDA"


def test_a_reader_that_stopped_running_is_noticed_before_anything_is_lost() -> None:
    nvda = FakeNvda()
    driver = open_screen_reader(of(nvda))
    nvda.running = False
    with pytest.raises(DriverError) as caught:
        speak(driver, "17.")
    assert caught.value.reason is Reason.VANISHED
    assert nvda.calls == []


def test_jaws_has_no_silence_and_reads_braille_as_script() -> None:
    jaws = FakeJaws()
    driver = open_screen_reader(of(jaws))
    driver.stop()
    driver.braille('C:\\table "oko"')
    assert jaws.calls == [
        ("SayString", "      ", True),
        ("RunFunction", "BrailleString(\"C:/table 'oko'\")"),
    ]


def test_voice_over_has_no_braille_and_that_is_declared() -> None:
    voice_over = FakeVoiceOver()
    driver = open_screen_reader(of(voice_over))
    assert not driver.abilities.braille
    driver.stop()
    assert voice_over.calls == [("output", "")]
    with pytest.raises(DriverError):
        open_braille(of(voice_over))


@pytest.mark.parametrize(
    "error", [OutputError(), OSError("[WinError 193] not a valid application"), AttributeError("CLSIDToClassMap")]
)
def test_an_output_that_cannot_be_made_leaves_the_next_one(error: Exception) -> None:
    driver = open_screen_reader(of(raising("jaws", error), FakeNvda()))
    assert driver.reader == "NVDA"


def test_neither_sapi_nor_a_broken_output_is_taken_for_a_screen_reader() -> None:
    system_access = FakeNvda()
    system_access.name = "System Access"
    stopped = FakeNvda()
    stopped.running = False
    with pytest.raises(DriverError) as caught:
        open_screen_reader(of(FakeSapi(), system_access, stopped))
    assert caught.value.reason is Reason.UNAVAILABLE


def test_an_error_of_a_readers_interface_is_a_driver_error() -> None:
    class Failing(FakeNvda):
        def speak(self, text: str, interrupt: bool = False) -> None:
            raise RuntimeError("RPC server is unavailable")

    driver = open_screen_reader(of(Failing()))
    with pytest.raises(DriverError, match="RPC server"):
        speak(driver, "17.")


def test_the_library_itself_loads_and_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    classes: Sequence[Callable[[], Any]] = output_classes()
    assert classes
    with contextlib.suppress(DriverError):  # none runs here, as a rule
        open_screen_reader().close()
    assert capfd.readouterr().out == ""
