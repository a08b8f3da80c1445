"""What terminals send, as gestures; a real pseudo-terminal is put into character mode and given back."""

from __future__ import annotations

import os
import sys

import pytest

from audiojack.input.caps_lock import CapsLock
from audiojack.input.gestures import PASTE, Gesture
from audiojack.input.keymap import Keymap
from audiojack.input.terminal import PosixKeys, TerminalClosedError, WindowsKeys
from audiojack.input.terminal_text import PASTE_MOST, TerminalText, arrives


def names(text: str, language: str = "en") -> list[str]:
    reader = TerminalText()
    return [gesture.name for gesture in (*reader.feed(text, language), *reader.flush(language))]


def test_sequences_are_keys() -> None:
    assert names("\x1b[A\x1bOP\x1b[15;2~\x1b[1;5H\x1b[3~\x1b") == [
        "kb:up", "kb:f1", "kb:shift+f5", "kb:control+home", "kb:delete", "kb:escape",
    ]  # fmt: skip


def test_characters_are_keys() -> None:
    assert names("pS5 \r\t\x7f\x12") == [
        "kb:p", "kb:shift+s", "kb:5", "kb:space", "kb:enter", "kb:tab", "kb:backspace", "kb:control+r",
    ]  # fmt: skip


@pytest.mark.parametrize("sent", ["\x1b[A", "\x1bOP", "\x1b[15;2~", "\x1b[[B", "\x1b[200~a b\x1b[201~", "\x1b[1;5H"])
def test_a_sequence_is_the_same_key_wherever_it_is_cut(sent: str) -> None:
    whole = names(sent)
    assert len(whole) == 1
    for cut in range(1, len(sent)):
        reader = TerminalText()
        before = reader.feed(sent[:cut], "en")
        assert reader.unfinished
        assert [one.name for one in (*before, *reader.feed(sent[cut:], "en"))] == whole


@pytest.mark.parametrize(
    "sent",
    ["\x1b[M !!", "\x1b[M #\udce4", "\x1b[<0;12;7M", "\x1b[<0;12;7m", "\x1b[32;12;7M", "\x1b[I", "\x1b[?1;2c",
     "\x1b[27;5;13~", "\x1b[97;5u", "\x1b[12;40R\x1b[200;1;1M"],
)  # fmt: skip
def test_what_is_no_key_is_taken_whole(sent: str) -> None:
    assert names(sent + "p") in (["kb:p"], ["kb:f3", "kb:p"])


def test_a_paste_is_one_gesture_of_bounded_length() -> None:
    reader = TerminalText()
    assert reader.feed("a\x1b[200~x\r\x1b[A", "en") == [Gesture("kb:a", "a")]
    assert reader.pasting
    for _ in range(10):
        assert reader.feed("y" * PASTE_MOST, "en") == []
    pasted, after = reader.feed("\x1b[201~b", "en")
    assert (pasted.name, len(pasted.text), after) == (PASTE, PASTE_MOST, Gesture("kb:b", "b"))
    assert pasted.text.startswith("x\r\x1b[Ayy")


def test_the_rest_of_a_key_after_a_lone_escape_means_nothing() -> None:
    reader = TerminalText()
    assert reader.feed("\x1b", "en") == []
    assert reader.flush("en") == [Gesture("kb:escape")]
    assert reader.feed("[A", "en") == []
    assert reader.feed("[A", "en") == [Gesture("kb:[", "["), Gesture("kb:shift+a", "A")]


def test_caps_lock_is_known_by_a_chord_that_means_nothing() -> None:
    caps = CapsLock()
    keymap = Keymap()

    def pressed(letter: str) -> str:
        (found,) = TerminalText().feed(letter, "en")
        return caps.settled(found, lambda name: keymap.command(name, ("table", "everywhere")) is not None).name

    assert [pressed(letter) for letter in "SPSsS"] == ["kb:shift+s", "kb:p", "kb:s", "kb:s", "kb:shift+s"]
    assert pressed("W") == "kb:shift+w"  # which means nothing, large or small
    assert not caps.on


@pytest.mark.parametrize(
    ("key", "sent"),
    [("p", True), ("shift+s", True), ("control+r", True), ("control+left", True), ("shift+f1", True),
     ("alt+left", True), ("control+home", True), ("enter", True),
     ("space", True), ("tab", True), ("shift+tab", True), ("delete", True),
     ("control", False), ("shift+space", False), ("control+plus", False), ("control+0", False), ("control+c", False),
     ("control+i", False), ("shift+enter", False), ("alt+f4", False)],
)  # fmt: skip
def test_which_keys_a_terminal_can_send(key: str, sent: bool) -> None:
    assert arrives(key) is sent


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


@pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")
@pytest.mark.parametrize(
    ("encoding", "sent", "text"),
    [("koi8-r", "ж".encode("koi8-r"), "ж"), ("cp1250", "ř".encode("cp1250"), "ř"), ("ascii", "ř".encode(), "ř"),
     ("utf-8", b"\xf8", "")],
)  # fmt: skip
def test_letters_come_in_the_terminals_encoding(encoding: str, sent: bytes, text: str) -> None:
    outer, inner = os.openpty()
    with PosixKeys(lambda: "en", inner, encoding=encoding) as keys:
        os.write(outer, sent)
        assert keys.read(1.0) == [Gesture("text", text)]
    os.close(outer)
    os.close(inner)


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
