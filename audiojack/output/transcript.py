"""The transcript: what was said, pressed and played, one JSON object a line (`--transcript FILE`).

It is for those who drive the program from outside, for tests and for reports of faults; each line is in the
file as soon as it is known.
"""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

import msgspec

from audiojack.files import reason_of


class TranscriptError(Exception):
    """The transcript can't be written at `path`; `detail` is the system's message."""

    def __init__(self, path: Path, detail: str) -> None:
        super().__init__(f"{path}: {detail}")
        self.path = path
        self.detail = detail


class UtteranceLine(msgspec.Struct, frozen=True):
    """An utterance: when (ms since the start), what, and how it ended ("whole", "cut", "dropped", "silent")."""

    t: int
    id: str
    text: str
    lang: str
    priority: str
    interrupt: bool
    seat: int | None
    spoken: str
    driver: str


class KeyLine(msgspec.Struct, frozen=True):
    """A key that arrived, and the action that it had in the scene; null if it had none."""

    t: int
    key: str
    action: str | None
    scene: str


class SoundLine(msgspec.Struct, frozen=True):
    """A sound, its place from -1 to 1, and how loud: 0 if it was not heard."""

    t: int
    sound: str
    pan: float
    gain: float


class ServerLine(msgspec.Struct, frozen=True):
    """The connection to a house was made ("connected"), is gone ("cut"), made again ("back"), or over ("closed")."""

    t: int
    server: str


Line = UtteranceLine | KeyLine | SoundLine | ServerLine


class Transcript:
    """A transcript being written. Its methods may be called from any thread.

    Raises TranscriptError where `path` can't be written. A disk that fills up later ends the transcript, not
    the game: `failure` then holds what the system said, and `on_failure` is told it, on any thread.
    """

    def __init__(
        self,
        path: Path,
        clock: Callable[[], float] = time.monotonic,
        on_failure: Callable[[str], None] = lambda detail: None,
    ) -> None:
        try:
            self._file: BinaryIO | None = _opened(path)
        except OSError as error:
            raise TranscriptError(path, reason_of(error)) from error
        self._clock = clock
        self._start = clock()
        self._lock = threading.Lock()
        self._on_failure = on_failure
        self.failure: str | None = None

    def now(self) -> int:
        """Milliseconds since the transcript was begun: the `t` of what happens now."""
        return round((self._clock() - self._start) * 1000)

    def write(self, line: Line) -> None:
        """Add a line."""
        data = _encoded(line)
        with self._lock:
            if self._file is None:
                return
            try:
                if self._file.write(data) != len(data):
                    raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))  # a pipe that is full
            except OSError as error:
                self.failure = reason_of(error)
                self._shut()
        if self.failure is not None:
            self._on_failure(self.failure)

    def key(self, key: str, action: str | None, scene: str) -> None:
        """A key arrived now."""
        self.write(KeyLine(self.now(), key, action, scene))

    def sound(self, sound: str, pan: float, gain: float) -> None:
        """A sound was played now."""
        self.write(SoundLine(self.now(), sound, round(pan, 3), round(gain, 3)))

    def server(self, state: str) -> None:
        """The connection to a house changed now."""
        self.write(ServerLine(self.now(), state))

    def close(self) -> None:
        """End the transcript."""
        with self._lock:
            self._shut()

    def _shut(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            try:
                file.close()
            except OSError as error:
                self.failure = self.failure or reason_of(error)


def _opened(path: Path) -> BinaryIO:
    """The file, empty. FileExistsError where it is something else than an earlier transcript.

    A pipe is written to only while somebody reads it: the game waits for nobody.
    """
    if path.is_file():
        with path.open("rb") as file:
            if file.read(1) not in (b"", b"{"):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    if path.is_fifo():  # whose opening would wait for a reader
        return open(os.open(path, os.O_WRONLY | os.O_NONBLOCK), "wb", buffering=0)
    return path.open("wb", buffering=0)


def _encoded(line: Line) -> bytes:
    try:
        return msgspec.json.encode(line) + b"\n"
    except UnicodeEncodeError:  # half a character, out of the name of a file or a broken keyboard
        whole = {
            name: value.encode(errors="replace").decode() if isinstance(value, str) else value
            for name, value in msgspec.structs.asdict(line).items()
        }
        return msgspec.json.encode(whole) + b"\n"
