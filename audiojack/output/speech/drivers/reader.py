"""One output of accessible-output2 as the drivers use it: asked whether it runs, its errors turned into DriverError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from audiojack.output.speech.driver import DriverError, Reason


class Reader:
    """A running screen reader, or a voice of the system."""

    def __init__(self, output: Any) -> None:
        self._output = output
        self.reader: str = output.name

    def check(self) -> None:
        """Raise DriverError unless the reader runs."""
        if not is_active(self._output):
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


def is_active(output: Any) -> bool:
    """Whether it says that it runs."""
    try:
        return bool(output.is_active())
    except Exception:  # the reader's interface is broken: it doesn't run for us
        return False


def can_braille(output: Any) -> bool:
    """Whether the output's own class defines braille; the library's base class only pretends to."""
    defining = next((cls for cls in type(output).__mro__ if "braille" in cls.__dict__), None)
    return defining is not None and defining.__name__ != "Output"
