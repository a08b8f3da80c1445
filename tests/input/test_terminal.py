"""What terminals send, as gestures; a real pseudo-terminal is put into character mode and given back."""

from __future__ import annotations

import os
import sys

import pytest

from audiojack.input.gestures import Gesture
from audiojack.input.terminal import PosixKeys, TerminalClosedError, WindowsKeys, gestures


def names(text: str, language: str = "en") -> list[str]:
    return [gesture.name for gesture in gestures(text, language)]


def test_sequences_are_keys() -> None:
    assert names("\x1b[A\x1bOP\x1b[15;2~\x1b[1;5H\x1b[3~\x1b") == [
        "kb:up", "kb:f1", "kb:shift+f5", "kb:control+home", "kb:delete", "kb:escape",
    ]  # fmt: skip


def test_characters_are_keys() -> None:
    assert names("pS5 \r\t\x7f\x12") == [
        "kb:p", "kb:shift+s", "kb:5", "kb:space", "kb:enter", "kb:tab", "kb:backspace", "kb:control+r",
    ]  # fmt: skip


@pytest.mark.parametrize(("language", "typed"), [("ru", "звшасмыеЫ"), ("sr-Cyrl", "пдифцвстС")])
def test_cyrillic_letters_have_their_place(language: str, typed: str) -> None:
    assert names(typed, language) == [f"kb:{key}" for key in "pdifcvst"] + ["kb:shift+s"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
def test_a_terminal_is_given_back_as_it_was() -> None:
    import termios

    outer, inner = os.openpty()
    before = termios.tcgetattr(inner)
    with PosixKeys(lambda: "en", inner) as keys:
        os.write(outer, b"d\x1b[5~")
        assert [key.name for key in keys.read(1.0)] == ["kb:d", "kb:pageup"]
        os.write(outer, "ж".encode()[:1])
        assert keys.read(0.05) == []
        os.write(outer, "ж".encode()[1:])
        assert keys.read(1.0) == [Gesture("text", "ж")]
    assert termios.tcgetattr(inner) == before
    os.close(outer)
    with pytest.raises(TerminalClosedError):
        PosixKeys(lambda: "en", inner).read(0.5)


class Console:
    """The two functions of msvcrt that are used, fed with what Windows gives."""

    def __init__(self, sent: str) -> None:
        self.sent = list(sent)

    def kbhit(self) -> bool:
        return bool(self.sent)

    def getwch(self) -> str:
        return self.sent.pop(0)


def test_the_windows_console() -> None:
    keys = WindowsKeys(lambda: "en", Console("p\xe0H\x00;\r\x1b"))
    assert [key.name for key in keys.read(0)] == ["kb:p", "kb:up", "kb:f1", "kb:enter", "kb:escape"]
