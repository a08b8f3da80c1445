"""Keys out of a file (`--keys`): for those who drive the program from outside, for tests and reports of faults."""

from __future__ import annotations

import re
from collections import deque
from pathlib import Path
from typing import NamedTuple

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
WAIT_FOR_SECONDS = 30.0
"""How long an utterance is waited for; then the program ends with status 1."""
_ID = re.compile(r"[a-z0-9-]{1,80}")
MOST_REMEMBERED = 10_000
"""Utterances among which one is looked for."""
LONGEST_TOLD = 40
"""Characters of a wrong line that are told."""
LONGEST_WAIT = 9
"""Digits of a pause in milliseconds: eleven days and more."""


class WaitFor(NamedTuple):
    """Waits until an utterance with this message id has begun, since the one that was waited for before."""

    id: str


Step = Gesture | float | WaitFor


class KeyScript:
    """Gestures and pauses in their order. `done` when all were given; `quits` if the last line is Quit.

    Quit before the last line is the key of quitting, which may ask.
    """

    def __init__(self, steps: list[Step], quits: bool) -> None:
        self._steps = steps
        self._place = 0
        self._wait_until: float | None = None
        self._awaited = ""
        self._until: float | None = None
        self._begun: deque[str] = deque(maxlen=MOST_REMEMBERED)
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
        return self._place >= len(self._steps) and self._wait_until is None and not self._awaited

    @property
    def awaited(self) -> str:
        """The message id of the utterance that is waited for now; "" where none is."""
        return self._awaited

    def began(self, id: str) -> None:
        """An utterance has begun; from any thread."""
        self._begun.append(id)

    def overdue(self, now: float) -> bool:
        """Whether what is waited for hasn't begun in its time."""
        return bool(self._awaited) and self._until is not None and now > self._until

    def _met(self) -> bool:
        """Whether what is waited for has begun since the last one that was waited for."""
        while self._begun:
            if self._begun.popleft() == self._awaited:
                self._awaited, self._until = "", None
                return True
        return False

    def next(self, now: float) -> Gesture | None:
        """The next gesture, if it is due at `now` (seconds)."""
        if self._awaited and not self._met():
            return None
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
        if isinstance(step, WaitFor):
            self._awaited, self._until = step.id, now + WAIT_FOR_SECONDS
            return None
        return step


def _step(path: Path, number: int, line: str) -> Step:
    word, _, rest = line.partition(" ")
    if word.lower() == "wait" and rest.strip().isdecimal() and len(rest.strip()) <= LONGEST_WAIT:
        return int(rest) / 1000
    if word.lower() == "wait-for" and _ID.fullmatch(rest.strip()):
        return WaitFor(rest.strip())
    if line.lower() == QUIT.lower():
        return parse("Ctrl+Q")
    try:
        return parse(line)
    except ValueError as error:
        raise KeysFileError(path, number, line if len(line) <= LONGEST_TOLD else line[:LONGEST_TOLD] + "…") from error
