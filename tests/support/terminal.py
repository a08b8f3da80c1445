"""A pseudo-terminal with a program in it, as a person has one: what it prints is read, what is typed is sent."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress

from tests.support.processes import stopped


class Terminal:
    """The outer end of it."""

    def __init__(self, process: subprocess.Popen[bytes], outer: int, inner: int, encoding: str) -> None:
        self.process = process
        self.inner = inner
        self._outer = outer
        self._encoding = encoding
        self.raw = b""

    def send(self, text: str | bytes) -> None:
        """Types."""
        os.write(self._outer, text if isinstance(text, bytes) else text.encode(self._encoding))

    @property
    def text(self) -> str:
        """All that was printed so far, with plain line ends."""
        self._read(0.0)
        return self.raw.decode(self._encoding, "replace").replace("\r\n", "\n")

    def until(self, *words: str, since: int = 0, seconds: float = 20) -> str:
        """Waits until one of the words has been printed after the first `since` characters; answers what follows it."""
        end = time.monotonic() + seconds
        while True:
            text = self.text[since:]
            if found := next((word for word in words if word in text), None):
                return text.partition(found)[2]
            if time.monotonic() > end:
                raise TimeoutError(f"waited {seconds} s in vain for {words}; there is {text[-600:]!r}")
            self._read(0.05)

    def ask(self, keys: str | bytes, *words: str, seconds: float = 20) -> str:
        """Types; waits for one of the words and answers all that was printed from then on."""
        before = len(self.text)
        self.send(keys)
        self.until(*words, since=before, seconds=seconds)
        return self.text[before:]

    def ended(self, seconds: float = 20) -> int:
        """Waits for the end of the program; its exit status."""
        end = time.monotonic() + seconds
        while self.process.poll() is None and time.monotonic() < end:
            self._read(0.05)
        return self.process.wait(0.1)

    def _read(self, seconds: float) -> None:
        while select.select([self._outer], [], [], seconds)[0]:
            with suppress(OSError):
                if more := os.read(self._outer, 65536):
                    self.raw += more
                    seconds = 0.0
                    continue
            return


@contextmanager
def in_terminal(
    command: Sequence[str], environment: Mapping[str, str], columns: int = 80, encoding: str = "utf-8"
) -> Iterator[Terminal]:
    """Runs the command in a new session with a controlling terminal of that width; ends it afterwards."""
    import fcntl
    import struct
    import termios

    outer, inner = os.openpty()
    fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 25, columns, 0, 0))

    def controlled() -> None:
        os.setsid()
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
        for number in (signal.SIGQUIT, signal.SIGHUP, signal.SIGTSTP, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)

    variables = {**environment, "TERM": "xterm"}
    variables = {**environment, "TERM": "xterm"}
    process = subprocess.Popen(
        command, env=variables, stdin=inner, stdout=inner, stderr=inner,
        preexec_fn=controlled,  # noqa: PLW1509 - nothing else gives it the terminal
    )  # fmt: skip
    try:
        with stopped(process):
            yield Terminal(process, outer, inner, encoding)
    finally:
        os.close(outer)
        os.close(inner)
