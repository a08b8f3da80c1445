"""Utterances as lines of text, for the terminal and whoever reads its output."""

from __future__ import annotations

import contextlib
import os
import textwrap
from typing import TextIO

from audiojack.l10n.plain import readable

NARROWEST = 10
"""Columns below which lines are left to the terminal."""


class Lines:
    """Writes each text as a line, on a terminal as lines that break between words.

    `closed` turns true when nobody reads any more.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.closed = False

    def write(self, text: str, language: str) -> None:
        """Writes a text, in other letters where the terminal's encoding lacks some."""
        if self.closed:
            return
        line = " ".join(readable(text, self._stream.encoding or "utf-8", language).split())
        try:
            self._stream.write("\n".join(self._broken(line)) + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            self.closed = True

    def _broken(self, line: str) -> list[str]:
        columns = self._columns()
        if len(line) <= columns or columns < NARROWEST:
            return [line]
        return textwrap.wrap(line, columns, break_on_hyphens=False)

    def _columns(self) -> int:
        """The width of the terminal, 0 where the stream is none."""
        with contextlib.suppress(OSError, ValueError):
            return os.get_terminal_size(self._stream.fileno()).columns
        return 0
