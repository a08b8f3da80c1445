"""One key press means the same in every layout; the event numbers were recorded in real layouts."""

from __future__ import annotations

import pytest

from audiojack.input.gestures import Gesture, Keyboard, gesture, parse

SHIFT, CONTROL, ALT_RIGHT, NUM_LOCK, ALT_GR = 1, 64, 0x0200, 0x1000, 0x4000

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


@pytest.mark.promise("Keys", "Letters work in Latin and Cyrillic layouts, QWERTZ too")
@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_is_the_same_key_in_every_layout(letter: str) -> None:
    place, keys = LETTERS[letter]
    assert {gesture(ord(key), place, 0, key).name for key in keys} == {f"kb:{letter}"}  # type: ignore[union-attr]
    shifted = {gesture(ord(key), place, SHIFT, key.upper()).name for key in keys}  # type: ignore[union-attr]
    assert shifted == {f"kb:shift+{letter}"}


def test_the_label_wins_where_the_letter_is_latin() -> None:
    assert gesture(ord("z"), 28, 0, "z") == Gesture("kb:z", "z")


@pytest.mark.promise(
    "Keys",
    "Digits from the row, the keypad and typing, in the Czech layout without Shift; one press, one digit",
)
@pytest.mark.parametrize(
    ("key", "place", "mod", "text"),
    [
        (49, 30, 0, "1"),
        (49, 30, SHIFT, "1"),  # the Czech row with Shift types digits
        ((1 << 30) + 89, 89, NUM_LOCK, "1"),
        ((1 << 30) + 89, 89, NUM_LOCK, ""),
        ((1 << 30) + 89, 89, 0, "1"),  # a Mac has no NumLock
    ],
)
def test_digits_come_from_row_keypad_and_typing(key: int, place: int, mod: int, text: str) -> None:
    found = gesture(key, place, mod, text)
    assert found is not None
    assert (found.digit, found.text) == (1, "1")


@pytest.mark.parametrize(
    ("place", "text", "digit"),
    [(30, "+", 1), (34, "ř", 5), (38, "í", 9), (35, "š", 6), (39, "é", 0), (31, "ľ", 2), (37, "į", 8)],
)
def test_the_row_keeps_its_text_and_is_a_digit_where_digits_are_asked(place: int, text: str, digit: int) -> None:
    found = gesture(ord(text), place, 0, text)
    assert found is not None
    assert (found.text, found.digit, found.name) == (text, digit, f"kb:{digit}")


@pytest.mark.parametrize(
    ("place", "name"),
    [(89, "end"), (90, "down"), (91, "pagedown"), (92, "left"), (94, "right"), (95, "home"), (96, "up"),
     (97, "pageup"), (98, "insert"), (99, "delete")],
)  # fmt: skip
@pytest.mark.parametrize("mod", [0, NUM_LOCK | SHIFT])
def test_the_keypad_moves_while_num_lock_is_off(place: int, name: str, mod: int) -> None:
    assert gesture((1 << 30) + place, place, mod) == Gesture(f"kb:{name}")


def test_a_dead_key_is_silent_and_its_letter_is_typed() -> None:
    assert gesture(1 << 30, 46, 0) is None
    assert gesture(ord("e"), 8, 0, "é") == Gesture("kb:e", "é")


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
    assert gesture(ord("v"), 25, ALT_RIGHT, "@") == Gesture("kb:v", "@")  # so X tells it
    assert gesture(ord("v"), 25, ALT_RIGHT, "v") == Gesture("kb:alt+v", "v")


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


def test_a_key_that_was_down_before_the_window_had_the_keyboard_is_a_repeat() -> None:
    keyboard = Keyboard()
    keyboard.arrives()
    enter, down = keyboard.down(13, 40, 0, ""), keyboard.down((1 << 30) + 81, 81, 0, "")
    space, letter = keyboard.down(32, 44, 0, ""), keyboard.down(ord("a"), 4, 0, "a")
    keyboard.arrived()
    assert [one.repeat for one in (enter, space, down, letter) if one] == [True, True, False, False]
    assert keyboard.typed("a") is None  # of the key
    assert [keyboard.typed(" ") for _ in range(3)] == [None] * 3
    keyboard.up(32, 44)
    again = keyboard.down(32, 44, 0, " ")
    assert again == Gesture("kb:space", " ")


@pytest.mark.parametrize("place", [127, 128, 129, 102, 258, 262, 275])
def test_volume_and_media_keys_are_the_systems(place: int) -> None:
    assert gesture((1 << 30) + place, place, 0) is None
    assert gesture(0, 0, 0) is None


def test_a_screen_readers_short_presses_of_a_held_key_are_one() -> None:
    times = [0.0]
    keyboard = Keyboard(lambda: times[-1], rebound=0.05)
    repeats = []
    for now in (0.0, 0.03, 0.06, 0.2):
        times.append(now)
        pressed = keyboard.down(32, 44, 0, " ")
        keyboard.typed(" ")
        keyboard.up(32, 44)
        assert pressed is not None
        repeats.append(pressed.repeat)
    assert repeats == [False, True, True, False]


def test_keys_that_the_system_calls_held_are_repeats_until_they_come_up() -> None:
    keyboard = Keyboard()
    keyboard.arrives(frozenset({44}))
    keyboard.arrived()
    held = keyboard.down(32, 44, 0, " ")
    assert held is not None
    assert held.repeat
    assert keyboard.unsure
    keyboard.still_held(frozenset({44}))
    assert [keyboard.typed(" ") for _ in range(3)] == [None] * 3
    keyboard.still_held(frozenset())
    assert not keyboard.holding
    pressed = keyboard.down(32, 44, 0, " ")
    assert pressed is not None
    assert not pressed.repeat


def test_a_capital_without_caps_lock_is_shift() -> None:
    caps_lock = 0x2000
    assert gesture(ord("s"), 22, 0, "S") == Gesture("kb:shift+s", "S")
    assert gesture(ord("s"), 22, caps_lock, "S") == Gesture("kb:s", "S")


def test_text_of_a_held_key_is_no_key_of_its_own() -> None:
    keyboard = Keyboard()
    keyboard.down(32, 44, 0, " ")
    assert [keyboard.typed(" ") for _ in range(4)] == [None] * 4


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
