"""One key press means the same in every layout; the event numbers were recorded in real layouts."""

from __future__ import annotations

import pytest

from audiojack.input.gestures import Gesture, Keyboard, gesture, parse

SHIFT, CONTROL, ALT_GR = 1, 64, 0x4000

# letter: (scancode, keycodes in us, ru, rs, rs latin, cz)
LETTERS = {
    "p": (19, "pзпpp"),
    "d": (7, "dвдdd"),
    "i": (12, "iшиii"),
    "f": (9, "fафff"),
    "c": (6, "cсцcc"),
    "v": (25, "vмвvv"),
    "s": (22, "sысss"),
    "t": (23, "tетtt"),
}


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_is_the_same_key_in_every_layout(letter: str) -> None:
    place, keys = LETTERS[letter]
    assert {gesture(ord(key), place, 0, key).name for key in keys} == {f"kb:{letter}"}  # type: ignore[union-attr]
    shifted = {gesture(ord(key), place, SHIFT, key.upper()).name for key in keys}  # type: ignore[union-attr]
    assert shifted == {f"kb:shift+{letter}"}


def test_the_label_wins_where_the_letter_is_latin() -> None:
    assert gesture(ord("z"), 28, 0, "z") == Gesture("kb:z", "z")


@pytest.mark.parametrize(
    ("key", "place", "mod", "text"),
    [
        (49, 30, 0, "1"),
        (49, 30, 0, "+"),  # the Czech row
        (43, 30, 0, "+"),
        (49, 30, SHIFT, "1"),  # the Czech row with Shift types digits
        ((1 << 30) + 89, 89, 0, "1"),
        ((1 << 30) + 89, 89, 0, ""),  # keypad without NumLock
    ],
)
def test_digits_come_from_row_keypad_and_typing(key: int, place: int, mod: int, text: str) -> None:
    found = gesture(key, place, mod, text)
    assert found is not None
    assert (found.digit, found.text) == (1, "1")


def test_both_enters_are_one_and_shift_space_is_another() -> None:
    assert gesture(13, 40, 0, "\r").name == gesture(1073741912, 88, 0, "\r").name == "kb:enter"  # type: ignore[union-attr]
    assert gesture(32, 44, SHIFT, " ").name == "kb:shift+space"  # type: ignore[union-attr]


def test_modifiers_alone_are_nothing_but_control_silences() -> None:
    assert gesture((1 << 30) + 225, 225, SHIFT) is None
    assert gesture((1 << 30) + 224, 224, CONTROL) == Gesture("kb:control")


def test_control_letters_go_by_the_same_rule() -> None:
    assert gesture(ord("с"), 6, CONTROL, "\x03").name == "kb:control+c"  # type: ignore[union-attr]


def test_third_level_letters_are_typed_text() -> None:
    found = gesture(ord("v"), 25, ALT_GR, "@")
    assert found == Gesture("kb:v", "@")


def test_a_held_key_is_a_repeat_until_it_is_let_go() -> None:
    keyboard = Keyboard()
    presses = [keyboard.down(32, 44, 0, " ") for _ in range(3)]
    assert [press.repeat for press in presses if press] == [False, True, True]
    keyboard.up(32, 44)
    again = keyboard.down(32, 44, 0, " ")
    assert again is not None
    assert not again.repeat


def test_text_of_a_key_counts_once_and_composed_text_arrives() -> None:
    keyboard = Keyboard()
    keyboard.down(ord("a"), 4, 0, "a")
    assert keyboard.typed("a") is None
    keyboard.up(ord("a"), 4)
    assert keyboard.typed("ď") == Gesture("text", "ď")


@pytest.mark.parametrize(
    ("written", "name"),
    [("Enter", "kb:enter"), ("Shift+S", "kb:shift+s"), ("ctrl+Home", "kb:control+home"), ("5", "kb:5"),
     ("Ctrl++", "kb:control+plus"), ("Page Up", "kb:pageup"), ("F1", "kb:f1"), ("Control", "kb:control")],
)  # fmt: skip
def test_names_of_keys_are_read(written: str, name: str) -> None:
    assert parse(written).name == name


@pytest.mark.parametrize("written", ["", "Hyper+S", "Entre", "Shift+Shift+S"])
def test_what_names_no_key_is_refused(written: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text is the message
        parse(written)
