"""Speech and braille through the player's screen reader, by accessible-output2: NVDA, JAWS, VoiceOver and others.

That library answers nothing when nobody listens, and lets any error of a reader's interface through; here each
reader is opened by itself, asked whether it runs before each utterance, and fails as a DriverError alone.
"""

from __future__ import annotations

import contextlib
import importlib
import io
import math
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from audiojack.output.speech.choose import SAPI, SCREEN_READER
from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, Reason, Ticket
from audiojack.output.speech.settings import VoiceSettings, spoken_language
from audiojack.output.speech.speech import Speech

OutputClasses = Callable[[], Sequence[Callable[[], Any]]]
"""Gives the classes of accessible-output2's outputs, the best first."""

_NOT_READERS = frozenset(("Linux ESpeak", "System Access"))
"""A bare synthesiser, and an output whose library does not exist."""
_SAPI_NAME = "sapi5"
_SAPI_MIDDLE_RATE = 180
"""Words a minute of a SAPI voice at its rate 0; ten steps are three times as fast or slow."""
_SAPI_LANGUAGES = {"en": "English", "cs": "Czech", "ru": "Russian", "sr": "Serbian"}


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
        if output is not None and _is_active(output):
            yield output


def _opened(output_class: Callable[[], Any]) -> Any | None:
    try:
        with contextlib.redirect_stdout(io.StringIO()):  # some outputs print that they are not there
            return output_class()
    except Exception:  # OutputError, com_error, OSError of a library for another processor, and more
        return None


def _is_active(output: Any) -> bool:
    try:
        return bool(output.is_active())
    except Exception:  # the reader's interface is broken: it doesn't run for us
        return False


def _join_com() -> None:
    """On Windows, let this thread use COM, which JAWS and SAPI are reached by."""
    if sys.platform == "win32":
        with contextlib.suppress(Exception):
            importlib.import_module("pythoncom").CoInitialize()


def _can_braille(output: Any) -> bool:
    """Whether the output's own class defines braille; the library's base class only pretends to."""
    defining = next((cls for cls in type(output).__mro__ if "braille" in cls.__dict__), None)
    return defining is not None and defining.__name__ != "Output"


class _Reader:
    """One output of accessible-output2, its errors turned into DriverError."""

    def __init__(self, output: Any) -> None:
        self._output = output
        self.reader: str = output.name

    def check(self) -> None:
        """Raise DriverError unless the reader runs."""
        if not _is_active(self._output):
            raise DriverError(Reason.VANISHED, f"{self.reader} is no longer running")

    def braille(self, text: str) -> None:
        """Show `text` in braille."""
        self.check()
        line = " ".join(text.split())
        if self.reader == "jaws":  # the text becomes a string in JAWS' own script language
            line = line.replace("\\", "/")
        self._call(lambda: self._output.braille(line))

    def _call(self, call: Callable[[], object]) -> None:
        try:
            call()
        except Exception as error:
            raise DriverError(Reason.FAILED, f"{self.reader}: {error!r}") from error


class ScreenReaderDriver(_Reader):
    """A driver that hands text over to a running screen reader, whose voice and rate are the player's own."""

    name = SCREEN_READER

    def __init__(self, output: Any) -> None:
        super().__init__(output)
        self._client: Any = getattr(output, "_client", None)
        language = hasattr(self._client, "set_language")
        self.abilities = Abilities(interrupt=True, braille=_can_braille(output), language=language)

    def configure(self, settings: VoiceSettings) -> None:
        """Nothing of a reader's voice is ours to change."""

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Hand the text over."""
        self.check()
        if self.abilities.language:  # speech-dispatcher speaks its default language unless told
            self._call(lambda: self._client.set_language(spoken_language(speech.lang)))
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


class SapiDriver(_Reader):
    """A driver for Windows' own voices, by SAPI 5."""

    name = SAPI
    abilities = Abilities(interrupt=True, language=True, rate=True, volume=True, pitch=True)

    def __init__(self, output: Any, settings: VoiceSettings) -> None:
        super().__init__(output)
        self._settings = settings
        self._voices: tuple[str, ...] = tuple(output.list_voices())

    def configure(self, settings: VoiceSettings) -> None:
        """Speak by `settings` from the next utterance on."""
        self._settings = settings

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Speak; accessible-output2 makes XML of the text and escapes "<" but not "&"."""
        self.check()
        voice = self._settings.voice(speech.lang)
        name = self._voice_for(spoken_language(speech.lang))
        if name is not None:
            self._call(lambda: self._output.set_voice(name))
        self._call(lambda: self._output.set_rate(sapi_rate(voice.rate)))
        volume = round(min(100, voice.volume) * self._settings.volume / 100)
        self._call(lambda: self._output.set_volume(volume))
        self._call(lambda: self._output.set_pitch(round((voice.pitch - 50) / 5)))
        self._call(lambda: self._output.speak(speech.text.replace("&", "&amp;"), interrupt=False))

    def stop(self) -> None:
        """Be silent now."""
        self._call(self._output.silence)

    def close(self) -> None:
        """Be silent."""
        self.stop()

    def _voice_for(self, lang: str) -> str | None:
        english_name = _SAPI_LANGUAGES.get(lang)
        return next((name for name in self._voices if english_name and english_name in name), None)


def sapi_rate(words_per_minute: int) -> int:
    """SAPI's rate from -10 to 10 for a rate in words a minute."""
    return max(-10, min(10, round(10 * math.log(words_per_minute / _SAPI_MIDDLE_RATE, 3))))


def open_screen_reader(classes: OutputClasses = output_classes) -> ScreenReaderDriver:
    """The screen reader that runs. Raises DriverError if none does."""
    for output in _running(classes):
        return ScreenReaderDriver(output)
    raise DriverError(Reason.UNAVAILABLE, "no screen reader is running")


def open_braille(classes: OutputClasses = output_classes) -> ScreenReaderDriver:
    """The running screen reader that shows braille. Raises DriverError if none does."""
    for output in _running(classes):
        if _can_braille(output):
            return ScreenReaderDriver(output)
    raise DriverError(Reason.UNAVAILABLE, "no screen reader with braille is running")


def open_sapi(settings: VoiceSettings, classes: OutputClasses = output_classes) -> SapiDriver:
    """Windows' own voices. Raises DriverError where there are none."""
    _join_com()
    for output_class in classes():
        output = _opened(output_class) if getattr(output_class, "name", "") == _SAPI_NAME else None
        if output is not None and _is_active(output):
            return SapiDriver(output, settings)
    raise DriverError(Reason.UNAVAILABLE, "there is no SAPI 5")


def screen_reader_factory(classes: OutputClasses = output_classes) -> DriverFactory:
    """The running screen reader."""
    return DriverFactory(SCREEN_READER, lambda settings: open_screen_reader(classes))


def sapi_factory(classes: OutputClasses = output_classes) -> DriverFactory:
    """Windows' own voices."""
    return DriverFactory(SAPI, lambda settings: open_sapi(settings, classes))
