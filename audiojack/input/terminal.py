"""Keys of a terminal as gestures, one at a time and unechoed, on POSIX and on Windows.

A terminal sends characters, not keys: Ctrl alone and Shift+Space never arrive, and a Cyrillic letter has no
place on the keyboard, so it is taken for the place it has in the layout of the player's language.
"""

from __future__ import annotations

import contextlib
import os
import select
import sys
import time
from collections.abc import Callable, Iterator
from types import TracebackType
from typing import Any, Protocol

from audiojack.input.gestures import PREFIX, TEXT, Gesture

_RUSSIAN = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True))
_SERBIAN = dict(zip("љњертзуиопасдфгхјклѕџцвбнм", "qwertzuiopasdfghjklyxcvbnm", strict=True))

_SEQUENCES = {
    "[A": "up", "[B": "down", "[C": "right", "[D": "left", "[H": "home", "[F": "end",
    "OA": "up", "OB": "down", "OC": "right", "OD": "left", "OH": "home", "OF": "end",
    "[1~": "home", "[2~": "insert", "[3~": "delete", "[4~": "end", "[5~": "pageup", "[6~": "pagedown",
    "[7~": "home", "[8~": "end", "[29~": "menu", "[Z": "shift+tab", "OM": "enter",
    "OP": "f1", "OQ": "f2", "OR": "f3", "OS": "f4", "[[A": "f1", "[[B": "f2", "[[C": "f3", "[[D": "f4", "[[E": "f5",
    "[11~": "f1", "[12~": "f2", "[13~": "f3", "[14~": "f4", "[15~": "f5", "[17~": "f6", "[18~": "f7", "[19~": "f8",
    "[20~": "f9", "[21~": "f10", "[23~": "f11", "[24~": "f12",
    "[25~": "shift+f1", "[26~": "shift+f2", "[28~": "shift+f3", "[31~": "shift+f5", "[32~": "shift+f6",
    "[33~": "shift+f7",
}  # fmt: skip
_FINALS = {"A": "up", "B": "down", "C": "right", "D": "left", "H": "home", "F": "end",
           "P": "f1", "Q": "f2", "R": "f3", "S": "f4"}  # fmt: skip
_MODIFIERS = {2: "shift+", 3: "alt+", 4: "alt+shift+", 5: "control+", 6: "control+shift+", 7: "control+alt+"}
_CONTROL_CHARACTERS = {"\r": "enter", "\n": "enter", "\t": "tab", "\x7f": "backspace", "\x08": "backspace"}
_ESCAPE = "\x1b"
_PATIENCE = 0.04
"""Seconds to wait whether an escape character is the Escape key or begins a longer sequence."""


def by_place(character: str, language: str) -> str:
    """The Latin letter whose place a Cyrillic letter has in the language's layout; others as they are."""
    layout = _SERBIAN if language.startswith("sr") else _RUSSIAN
    other = _RUSSIAN if layout is _SERBIAN else _SERBIAN
    return layout.get(character) or other.get(character) or character


def gestures(text: str, language: str) -> Iterator[Gesture]:
    """The gestures of what a terminal sent, whole sequences at a time."""
    rest = text
    while rest:
        found, rest = _next(rest, language)
        if found is not None:
            yield found


def unfinished(text: str) -> bool:
    """Whether the text may be the beginning of a sequence whose rest has not arrived."""
    start = text.rfind(_ESCAPE)
    if start < 0:
        return False
    tail = text[start + 1 :]
    return tail in ("", "[", "O", "[[") or (tail[0] == "[" and all(c in "0123456789;" for c in tail[1:]))


def _next(text: str, language: str) -> tuple[Gesture | None, str]:
    first, rest = text[0], text[1:]
    if first != _ESCAPE:
        return _character(first, language), rest
    if not rest or rest[0] == _ESCAPE:
        return Gesture("kb:escape"), rest
    if rest[0] in "[O":
        return _sequence(rest)
    inner = _character(rest[0], language)
    name = inner.name.removeprefix(PREFIX) if inner else ""
    return (Gesture(PREFIX + "alt+" + name) if name else None), rest[1:]


def _sequence(rest: str) -> tuple[Gesture | None, str]:
    for length in (2, 3, 4, 5):
        if rest[:length] in _SEQUENCES and rest[:length] != "[[":
            return Gesture(PREFIX + _SEQUENCES[rest[:length]]), rest[length:]
    end = 1
    while end < len(rest) and rest[end] in "0123456789;":
        end += 1
    body, final, after = rest[1:end], rest[end : end + 1], rest[end + 1 :]
    numbers = [int(number[:4] or "0") for number in body.split(";")] if body else []
    held = _MODIFIERS.get(numbers[1], "") if len(numbers) == 2 else ""
    name = _FINALS.get(final) if final != "~" else _SEQUENCES.get(f"[{numbers[0]}~" if numbers else "")
    return (Gesture(PREFIX + held + name) if name else None), after


def _character(character: str, language: str) -> Gesture | None:
    if character in _CONTROL_CHARACTERS:
        return Gesture(PREFIX + _CONTROL_CHARACTERS[character])
    if character == " ":
        return Gesture("kb:space", " ")
    if "\x01" <= character <= "\x1a":
        return Gesture(PREFIX + "control+" + chr(ord(character) + 96))
    if not character.isprintable():
        return None
    lower = character.lower()
    letter = by_place(lower, language)
    if letter.isascii() and letter.isalpha():
        return Gesture(PREFIX + ("shift+" if character != lower else "") + letter, character)
    if character.isascii():
        return Gesture(PREFIX + {"+": "plus", "-": "minus", "=": "plus"}.get(character, character), character)
    return Gesture(TEXT, character)


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
    """Keys of standard input; a terminal is put into character mode meanwhile, Ctrl+C goes on interrupting."""

    def __init__(self, language: Callable[[], str], descriptor: int | None = None) -> None:
        self._language = language
        self._descriptor = sys.stdin.fileno() if descriptor is None else descriptor
        self._kept: list[Any] | None = None
        self._pending = b""

    def __enter__(self) -> PosixKeys:
        if os.isatty(self._descriptor):
            import termios  # noqa: PLC0415 - absent on Windows
            import tty  # noqa: PLC0415

            self._kept = list(termios.tcgetattr(self._descriptor))
            tty.setcbreak(self._descriptor, termios.TCSANOW)  # what is typed already is not thrown away
            mode = termios.tcgetattr(self._descriptor)
            mode[0] &= ~(termios.IXON | termios.ICRNL)  # Ctrl+Q and Ctrl+S are keys like others
            termios.tcsetattr(self._descriptor, termios.TCSANOW, mode)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._kept is not None:
            import termios  # noqa: PLC0415

            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._kept)

    def read(self, timeout: float) -> list[Gesture]:
        if not self._ready(timeout):
            return []
        text = self._take()
        while unfinished(text) and self._ready(_PATIENCE):
            text += self._take()
        return list(gestures(text, self._language()))

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
        self._pending += raw
        cut = _whole(self._pending)
        text, self._pending = self._pending[:cut].decode("utf-8", "ignore"), self._pending[cut:]
        return text


def _whole(raw: bytes) -> int:
    """How many bytes are whole UTF-8 characters: the last one may still be arriving."""
    for back in range(1, min(4, len(raw) + 1)):
        byte = raw[-back]
        if byte < 0x80:
            return len(raw)
        if byte >= 0xC0:
            need = 2 if byte < 0xE0 else 3 if byte < 0xF0 else 4
            return len(raw) - back if need > back else len(raw)
    return len(raw)


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
            raise KeyboardInterrupt
        if character in "\x00\xe0":
            name = _WINDOWS.get(self._console.getwch())
            return Gesture(PREFIX + name) if name else None
        if character == _ESCAPE:
            return Gesture("kb:escape")
        return _character(character, self._language())


def keys(language: Callable[[], str]) -> Keys:
    """The keys of this system's terminal."""
    return WindowsKeys(language) if sys.platform == "win32" else PosixKeys(language)
