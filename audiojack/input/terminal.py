"""Keys of a terminal, one at a time and unechoed, on POSIX and on Windows; it is given back as it was found."""

from __future__ import annotations

import codecs
import contextlib
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Mapping
from types import FrameType, TracebackType
from typing import Any, Protocol

from audiojack.input.gestures import PREFIX, Gesture
from audiojack.input.terminal_text import TerminalText, of_character

_ESCAPE = "\x1b"
_PATIENCE = 0.04
"""Seconds to wait whether an escape character is the Escape key or begins a longer sequence."""
_PATIENCE_REMOTE = 0.3
"""The same where the terminal is on another machine."""
_PATIENCE_MOST = 2.0
_PASTE_PATIENCE = 1.0
"""Seconds to wait for the rest of what is being pasted."""
_PASTES_TOLD, _PASTES_UNTOLD = "\x1b[?2004h", "\x1b[?2004l"


def patience(environ: Mapping[str, str]) -> float:
    """Seconds to wait for the rest of a sequence: ESCDELAY (milliseconds) decides, else whether it comes from afar."""
    delay = environ.get("ESCDELAY", "")
    if delay.isascii() and delay.isdigit() and len(delay) < 7:
        return min(_PATIENCE_MOST, int(delay) / 1000)
    remote = environ.get("SSH_CONNECTION") or environ.get("SSH_TTY")
    return _PATIENCE_REMOTE if remote else _PATIENCE


class TerminalClosedError(Exception):
    """The terminal or the pipe that keys come from has ended."""


class Keys(Protocol):
    """Where keys come from; a context, since a terminal must be given back as it was."""

    def __enter__(self) -> Keys: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...

    def read(self, timeout: float) -> list[Gesture]:
        """Gestures that have arrived, waiting at most `timeout` seconds. Raises TerminalClosedError."""
        ...


class PosixKeys:
    """Keys of standard input; a terminal is put into character mode meanwhile, Ctrl+C goes on interrupting.

    Stopped by Ctrl+Z, the terminal is given back; `on_resume` is called in the main thread when it is taken again.
    """

    def __init__(
        self,
        language: Callable[[], str],
        descriptor: int | None = None,
        on_resume: Callable[[], None] = lambda: None,
        encoding: str = "utf-8",
    ) -> None:
        self._language = language
        self._descriptor = sys.stdin.fileno() if descriptor is None else descriptor
        self._on_resume = on_resume
        encoding = "utf-8" if codecs.lookup(encoding).name == "ascii" else encoding  # which knows no letters of ours
        self._decoder = codecs.getincrementaldecoder(encoding)("surrogateescape")
        self._text = TerminalText(encoding)
        self._patience = patience(os.environ)
        self._found: list[Any] | None = None
        self._handlers: dict[int, Any] = {}

    def __enter__(self) -> PosixKeys:
        if os.isatty(self._descriptor):
            import termios  # noqa: PLC0415 - absent on Windows

            self._found = list(termios.tcgetattr(self._descriptor))
            self._take_terminal()
            with contextlib.suppress(ValueError):  # not in the main thread
                for number, handler in ((signal.SIGTSTP, self._stopped), (signal.SIGCONT, self._continued)):
                    if signal.getsignal(number) != signal.SIG_IGN:
                        self._handlers[number] = signal.signal(number, handler)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._give_back()

    def _take_terminal(self) -> None:
        import termios  # noqa: PLC0415
        import tty  # noqa: PLC0415

        tty.setcbreak(self._descriptor, termios.TCSANOW)  # what is typed already is not thrown away
        mode = termios.tcgetattr(self._descriptor)
        mode[0] &= ~(termios.IXON | termios.ICRNL)  # Ctrl+Q and Ctrl+S are keys like others
        termios.tcsetattr(self._descriptor, termios.TCSANOW, mode)
        self._tell(_PASTES_TOLD)

    def _give_back(self) -> None:
        if self._found is not None:
            import termios  # noqa: PLC0415

            self._tell(_PASTES_UNTOLD)
            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._found)

    def _tell(self, sequence: str) -> None:
        """Asks the terminal for something, where its output is what the player sees."""
        with contextlib.suppress(OSError, ValueError, AttributeError):
            if sys.stdout.isatty():
                sys.stdout.write(sequence)
                sys.stdout.flush()

    def _stopped(self, number: int, frame: FrameType | None) -> None:
        self._give_back()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)  # it stops here, and goes on when the shell says so
        signal.signal(signal.SIGTSTP, self._stopped)

    def _continued(self, number: int, frame: FrameType | None) -> None:
        with contextlib.suppress(OSError):
            if os.tcgetpgrp(self._descriptor) != os.getpgrp():
                return  # in the background the terminal is somebody else's
        import termios  # noqa: PLC0415

        with contextlib.suppress(termios.error, OSError):
            self._take_terminal()
        self._on_resume()

    def read(self, timeout: float) -> list[Gesture]:
        if not self._ready(timeout):
            return []
        language = self._language()
        found = self._text.feed(self._take(), language)
        while self._text.unfinished:
            if not self._ready(_PASTE_PATIENCE if self._text.pasting else self._patience):
                return found + self._text.flush(language)
            found += self._text.feed(self._take(), language)
        return found

    def _ready(self, timeout: float) -> bool:
        try:
            return bool(select.select([self._descriptor], [], [], timeout)[0])
        except (OSError, ValueError) as error:
            raise TerminalClosedError from error

    def _take(self) -> str:
        try:
            raw = os.read(self._descriptor, 4096)
        except OSError as error:
            raise TerminalClosedError from error
        if not raw:
            raise TerminalClosedError
        return self._decoder.decode(raw)


_WINDOWS = {
    "H": "up", "P": "down", "K": "left", "M": "right", "G": "home", "O": "end", "I": "pageup", "Q": "pagedown",
    "R": "insert", "S": "delete", "s": "control+left", "t": "control+right", "w": "control+home", "u": "control+end",
    "\x85": "f11", "\x86": "f12",
    **{chr(59 + i): f"f{i + 1}" for i in range(10)},
    **{chr(84 + i): f"shift+f{i + 1}" for i in range(10)},
}  # fmt: skip


class WindowsKeys:
    """Keys of the Windows console."""

    def __init__(self, language: Callable[[], str], console: Any | None = None) -> None:
        if console is None:
            import msvcrt  # noqa: PLC0415 - only there is one

            console = msvcrt
        self._console = console
        self._language = language

    def __enter__(self) -> WindowsKeys:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nothing was changed."""

    def read(self, timeout: float) -> list[Gesture]:
        end = time.monotonic() + timeout
        while not self._console.kbhit():
            left = end - time.monotonic()
            if left <= 0:
                return []
            time.sleep(min(0.005, left))
        found = []
        while self._console.kbhit():
            one = self._one(self._console.getwch())
            if one is not None:
                found.append(one)
        return found

    def _one(self, character: str) -> Gesture | None:
        if character == "\x03":
            signal.raise_signal(signal.SIGINT)
            return None
        if character in "\x00\xe0":
            name = _WINDOWS.get(self._console.getwch())
            return Gesture(PREFIX + name) if name else None
        if character == _ESCAPE:
            return Gesture("kb:escape")
        return of_character(character, self._language())


def keys(language: Callable[[], str], on_resume: Callable[[], None] = lambda: None) -> Keys:
    """The keys of this system's terminal; `on_resume` is called when the program goes on after it was stopped."""
    if sys.platform == "win32":
        return WindowsKeys(language)
    return PosixKeys(language, on_resume=on_resume, encoding=sys.stdin.encoding or "utf-8")
