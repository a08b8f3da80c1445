"""Utterances as lines of text, for the terminal and whoever reads its output."""

from __future__ import annotations

from typing import TextIO


class Lines:
    """Writes each text as a line. `closed` turns true when nobody reads any more."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.closed = False

    def write(self, text: str, language: str) -> None:
        """Writes a text, whatever the terminal's encoding."""
        if self.closed:
            return
        encoding = self._stream.encoding or "utf-8"
        line = text.encode(encoding, "replace").decode(encoding)
        try:
            self._stream.write(" ".join(line.split()) + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            self.closed = True
