"""The same text in braille: sent to the screen reader, a long line in windows that end between words.

It is used whichever voice speaks, also with speech off. All calls to the reader are made on a thread of
their own, and only the newest text counts.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Protocol

from audiojack.output.speech.driver import DriverError
from audiojack.output.speech.worker import DriverWorker

WIDTH = 40
"""Cells of the usual display."""


class BrailleOutput(Protocol):
    """Something that shows a line in braille. It may raise DriverError."""

    def braille(self, text: str) -> None:
        """Show `text`."""


def windows(text: str, width: int = WIDTH) -> tuple[str, ...]:
    """Cut `text` into lines of at most `width` cells (> 0), between words where it can be.

    Blanks at a cut are left out; nothing else is. A word longer than the display is cut inside.
    """
    lines: list[str] = []
    line = ""
    for word in text.split():
        if line and len(line) + 1 + len(word) > width:
            lines.append(line)
            line = ""
        line = f"{line} {word}" if line else word
        while len(line) > width:
            lines.append(line[:width])
            line = line[width:]
    return (*lines, line) if line or not lines else tuple(lines)


class BrailleDisplay:
    """Shows text on the display that `opener` opens (it may raise DriverError: then there is none).

    `on_lost` is told once when a display that worked fails; `show` goes on being harmless.
    """

    def __init__(
        self,
        opener: Callable[[], BrailleOutput],
        width: int = WIDTH,
        on_lost: Callable[[DriverError], None] = lambda error: None,
    ) -> None:
        self._opener = opener
        self._width = width
        self._on_lost = on_lost
        self._output: BrailleOutput | None = None
        self._lock = threading.Lock()
        self._windows: tuple[str, ...] = ("",)
        self._at = 0
        self._pending: str | None = None
        self._worker = DriverWorker("braille", time.monotonic, self._failed)
        self._worker.post(self._open)

    @property
    def available(self) -> bool:
        """Whether there is a display."""
        return self._output is not None

    @property
    def window(self) -> str:
        """The part of the text that is shown."""
        return self._windows[self._at]

    def show(self, text: str) -> None:
        """Show the beginning of `text`."""
        self._windows, self._at = windows(text, self._width), 0
        self._send()

    def forward(self) -> bool:
        """Show the next window; whether there is one."""
        return self._scroll(self._at + 1)

    def back(self) -> bool:
        """Show the window before; whether there is one."""
        return self._scroll(self._at - 1)

    def close(self) -> None:
        """Show nothing more."""
        self._worker.finish()

    def _scroll(self, at: int) -> bool:
        if not 0 <= at < len(self._windows):
            return False
        self._at = at
        self._send()
        return True

    def _send(self) -> None:
        with self._lock:
            waiting, self._pending = self._pending is not None, self.window
        if not waiting:
            self._worker.post(self._write)

    def _open(self) -> None:
        self._output = self._opener()

    def _write(self) -> None:
        with self._lock:
            text, self._pending = self._pending, None
        if self._output is not None and text is not None:
            self._output.braille(text)

    def _failed(self, worker: DriverWorker, error: DriverError) -> None:
        had_display, self._output = self._output is not None, None
        if had_display:
            self._on_lost(error)
