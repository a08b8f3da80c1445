"""Keys out of a file (`--keys`): for those who drive the program from outside, for tests and reports of faults."""

from __future__ import annotations

from pathlib import Path

from audiojack.files import read_text, reason_of
from audiojack.input.gestures import Gesture, parse


class KeysFileError(ValueError):
    """A file of keys that can't be used; `line` is the line at fault (from 1), 0 for the whole file.

    `text` is what stands in that line or what the system said; "" for a file that is no text.
    """

    def __init__(self, path: Path, line: int, text: str) -> None:
        super().__init__(f"{path}:{line}: {text}")
        self.path = path
        self.line = line
        self.text = text


QUIT = "Quit"
LONGEST_TOLD = 40
"""Characters of a wrong line that are told."""
LONGEST_WAIT = 9
"""Digits of a pause in milliseconds: eleven days and more."""


class KeyScript:
    """Gestures and pauses in their order. `done` when all were given; `quits` if the last line is Quit.

    Quit before the last line is the key of quitting, which may ask.
    """

    def __init__(self, steps: list[Gesture | float], quits: bool) -> None:
        self._steps = steps
        self._place = 0
        self._wait_until: float | None = None
        self.quits = quits

    @classmethod
    def read(cls, path: Path) -> KeyScript:
        """Reads a file of key names, one a line; empty lines and lines beginning with # are skipped.

        Raises KeysFileError.
        """
        try:
            lines = read_text(path).splitlines()
        except UnicodeDecodeError as error:
            raise KeysFileError(path, 0, "") from error
        except OSError as error:
            raise KeysFileError(path, 0, reason_of(error)) from error
        wanted = [(number, line.strip()) for number, line in enumerate(lines, start=1)]
        wanted = [(number, line) for number, line in wanted if line and not line.startswith("#")]
        quits = bool(wanted) and wanted[-1][1].lower() == QUIT.lower()
        steps = [_step(path, number, line) for number, line in (wanted[:-1] if quits else wanted)]
        return cls(steps, quits)

    @property
    def done(self) -> bool:
        """Whether every line was given."""
        return self._place >= len(self._steps) and self._wait_until is None

    def next(self, now: float) -> Gesture | None:
        """The next gesture, if it is due at `now` (seconds)."""
        if self._wait_until is not None:
            if now < self._wait_until:
                return None
            self._wait_until = None
        if self._place >= len(self._steps):
            return None
        step = self._steps[self._place]
        self._place += 1
        if isinstance(step, float):
            self._wait_until = now + step
            return None
        return step


def _step(path: Path, number: int, line: str) -> Gesture | float:
    word, _, rest = line.partition(" ")
    if word.lower() == "wait" and rest.strip().isdecimal() and len(rest.strip()) <= LONGEST_WAIT:
        return int(rest) / 1000
    if line.lower() == QUIT.lower():
        return parse("Ctrl+Q")
    try:
        return parse(line)
    except ValueError as error:
        raise KeysFileError(path, number, line if len(line) <= LONGEST_TOLD else line[:LONGEST_TOLD] + "…") from error
