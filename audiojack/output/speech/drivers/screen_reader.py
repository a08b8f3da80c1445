"""Speech and braille through the player's screen reader, by accessible-output2: NVDA, JAWS, VoiceOver and others.

That library answers nothing when nobody listens, and lets any error of a reader's interface through; here each
reader is opened by itself, asked whether it runs before each utterance, and fails as a DriverError alone.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from audiojack.output.speech.choose import SAPI, SCREEN_READER
from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, Reason, Ticket
from audiojack.output.speech.drivers.reader import Reader, can_braille, is_active
from audiojack.output.speech.drivers.reader_speechd import ReaderSpeechdDriver, is_speechd
from audiojack.output.speech.drivers.sapi import SapiDriver
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech

OutputClasses = Callable[[], Sequence[Callable[[], Any]]]
"""Gives the classes of accessible-output2's outputs, the best first."""

_NOT_READERS = frozenset(("Linux ESpeak", "System Access"))
"""A bare synthesiser, and an output whose library does not exist."""
_NVDA_NAME = "NVDA"
_SAPI_NAME = "sapi5"


def output_classes() -> Sequence[Callable[[], Any]]:
    """The outputs that accessible-output2 has on this system. Raises DriverError where it can't be loaded."""
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            library = importlib.import_module("accessible_output2")
            importlib.import_module("accessible_output2.outputs")
            classes: Sequence[Callable[[], Any]] = library.get_output_classes()
    except Exception as error:  # a damaged cache of COM or a library of the wrong kind: anything is raised
        raise DriverError(Reason.UNAVAILABLE, f"accessible-output2: {error!r}") from error
    return classes


def _running(classes: OutputClasses) -> Iterator[Any]:
    """The screen readers that run, opened one by one; those whose opening fails are passed over."""
    _join_com()
    for output_class in classes():
        name = getattr(output_class, "name", "")
        if name in _NOT_READERS or getattr(output_class, "system_output", False) or name == "":
            continue
        output = _opened(output_class)
        if output is not None and is_active(output):
            yield output


def _opened(output_class: Callable[[], Any]) -> Any | None:
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # some outputs print that they are not there
            return output_class()
    except Exception:  # OutputError, com_error, OSError of a library for another processor, and more
        return None


def _join_com() -> None:
    """On Windows, let this thread use COM, which JAWS and SAPI are reached by."""
    if sys.platform == "win32":
        with contextlib.suppress(Exception):
            importlib.import_module("pythoncom").CoInitialize()


class ScreenReaderDriver(Reader):
    """A driver that hands text over to a running screen reader, whose voices and rate are the player's own."""

    name = SCREEN_READER

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        keys_cut = self.reader == _NVDA_NAME
        self.abilities = Abilities(interrupt=True, braille=can_braille(output), shared=True, keys_cut=keys_cut)

    def configure(self, settings: VoiceSettings) -> None:
        """Nothing of a reader's voice is ours to change."""

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Hand the text over."""
        self.check()
        self._call(lambda: self._output.speak(speech.text, interrupt=False))

    def stop(self) -> None:
        """Be silent now; a reader that has no such call is given nothing to say, at once."""
        if hasattr(self._output, "silence"):
            self._call(self._output.silence)
        else:
            self._call(lambda: self._output.speak("", interrupt=True))

    def close(self) -> None:
        """Let the reader go."""
        if hasattr(self._output, "close"):
            self._call(self._output.close)


def open_screen_reader(
    classes: OutputClasses = output_classes, settings: VoiceSettings | None = None
) -> ScreenReaderDriver | ReaderSpeechdDriver:
    """The screen reader that runs. Raises DriverError if none does."""
    for output in _running(classes):
        if is_speechd(output):
            return ReaderSpeechdDriver(output, settings or VoiceSettings())
        return ScreenReaderDriver(output)
    raise DriverError(Reason.UNAVAILABLE, "no screen reader is running")


def open_braille(classes: OutputClasses = output_classes) -> ScreenReaderDriver:
    """The running screen reader that shows braille. Raises DriverError if none does."""
    for output in _running(classes):
        if can_braille(output):
            return ScreenReaderDriver(output)
    raise DriverError(Reason.UNAVAILABLE, "no screen reader with braille is running")


def open_sapi(settings: VoiceSettings, classes: OutputClasses = output_classes) -> SapiDriver:
    """Windows' own voices. Raises DriverError where there are none."""
    _join_com()
    for output_class in classes():
        output = _opened(output_class) if getattr(output_class, "name", "") == _SAPI_NAME else None
        if output is not None and is_active(output):
            return _sapi_of(output, settings)
    raise DriverError(Reason.UNAVAILABLE, "there is no SAPI 5")


def _sapi_of(output: Any, settings: VoiceSettings) -> SapiDriver:
    try:
        return SapiDriver(output, settings)
    except Exception as error:  # com_error of a system whose voices are broken or gone
        raise DriverError(Reason.FAILED, f"SAPI 5: {error!r}") from error


def screen_reader_factory(classes: OutputClasses = output_classes) -> DriverFactory:
    """The running screen reader."""
    return DriverFactory(SCREEN_READER, lambda settings: open_screen_reader(classes, settings))


def sapi_factory(classes: OutputClasses = output_classes) -> DriverFactory:
    """Windows' own voices."""
    return DriverFactory(SAPI, lambda settings: open_sapi(settings, classes))
