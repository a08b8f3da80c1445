"""The same text in braille: sent to the screen reader, a long line in windows that end between words.

It is used whichever voice speaks, also with speech off. All calls to the reader are made on a thread of
their own, and only the newest text counts. A reader that is started later is found then.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol

from audiojack.output.speech.driver import DriverError
from audiojack.output.speech.worker import DriverWorker

WIDTH = 40
"""Cells of the usual display."""
LOOK_AGAIN_SECONDS = 10.0
"""How often a display is looked for while there is none."""


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


class Scrolled(NamedTuple):
    """Where a line has been scrolled to: window `place` of `windows`, 0 before the first, one more after the last."""

    place: int
    windows: int

    @property
    def within(self) -> bool:
        """Whether there is such a window."""
        return 1 <= self.place <= self.windows


class BrailleDisplay:
    """Shows text on the display that `opener` opens (it may raise DriverError: then there is none).

    `on_lost` is told when a display that worked fails. It is looked for again by `reopen`, and every
    `look_again` seconds while there is text to show.
    """

    def __init__(
        self,
        opener: Callable[[], BrailleOutput],
        width: int = WIDTH,
        on_lost: Callable[[DriverError], None] = lambda error: None,
        *,
        clock: Callable[[], float] = time.monotonic,
        look_again: float = LOOK_AGAIN_SECONDS,
    ) -> None:
        self._opener = opener
        self._width = width
        self._on_lost = on_lost
        self._clock = clock
        self._look_again = look_again
        self._output: BrailleOutput | None = None
        self._lock = threading.Lock()
        self._text = ""
        self._windows: tuple[str, ...] = ("",)
        self._place = 1
        self._pending: str | None = None
        self._closed = False
        self._looked_at = clock()
        self._begin()

    @property
    def available(self) -> bool:
        """Whether there is a display."""
        return self._output is not None

    @property
    def window(self) -> str:
        """The part of the text that is shown, or was last."""
        return self._windows[max(1, min(len(self._windows), self._place)) - 1]

    def show(self, text: str) -> None:
        """Show the beginning of `text`."""
        self._text, self._windows, self._place = text, windows(text, self._width), 1
        if self._output is None and self._clock() - self._looked_at >= self._look_again:
            self.reopen()
        self._send(self.window)

    def aside(self, text: str) -> None:
        """Show `text` for now; the next `scroll` goes on in the line that was there."""
        self._send(windows(text, self._width)[0])

    def use(self, width: int) -> None:
        """Cut lines to `width` cells (> 0) from now on."""
        if width != self._width:
            self._width = width
            self._windows, self._place = windows(self._text, width), 1

    def scroll(self, by: int) -> Scrolled:
        """Show the next window (1) or the one before (-1); after an end of the line, its last one again."""
        count = len(self._windows)
        self._place = max(0, min(count + 1, self._place + by))
        to = Scrolled(self._place, count)
        if to.within:
            self._send(self.window)
        return to

    def reopen(self) -> None:
        """Look again for a display, where there is none: a reader may have been started."""
        if self._output is not None or self._closed:
            return
        self._looked_at = self._clock()
        self._worker.finish()
        self._begin()

    def close(self) -> None:
        """Show nothing more."""
        self._closed = True
        self._worker.finish()

    def _begin(self) -> None:
        self._worker = DriverWorker("braille", time.monotonic, self._failed)
        self._worker.post(self._open)

    def _send(self, text: str) -> None:
        with self._lock:
            self._pending = text
        self._worker.post(self._write)

    def _open(self) -> None:
        self._output = self._opener()

    def _write(self) -> None:
        with self._lock:
            text, self._pending = self._pending, None
        if self._output is not None and text is not None:
            self._output.braille(text)

    def _failed(self, worker: DriverWorker, error: DriverError) -> None:
        if worker is not self._worker:
            return
        had_display, self._output = self._output is not None, None
        if had_display:
            self._on_lost(error)
