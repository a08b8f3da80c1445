"""A key press as a gesture: one normalised name that means the same in every keyboard layout.

The label on the key counts where it is a Latin letter, the place of the key where the layout is Cyrillic, so that
P splits for everybody. Nothing here needs pygame: it is given the numbers of an event (SDL's, which are stable).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

PREFIX = "kb:"


class Gesture(NamedTuple):
    """`name` is "kb:" with modifiers in the order control, alt, shift and a key: "kb:shift+s".

    `text` is the character typed, "" where none is; typed text that belongs to no key has the name "text". The name
    of a key of the number row is its digit ("kb:5") though it types a letter ("ř"): what asks for digits takes the
    name, what asks for text takes the text. `repeat` where the key is held down.
    """

    name: str
    text: str = ""
    repeat: bool = False

    @property
    def digit(self) -> int | None:
        """The digit of the gesture where digits are asked: typed, of the keypad, or the place in the number row."""
        key = self.name.removeprefix(PREFIX)
        if len(key) == 1 and key in "0123456789":
            return int(key)
        return None


TEXT = "text"
PASTE = "paste"
"""The name of text that a terminal pastes, which no key has typed."""

_SHIFT, _CONTROL, _ALT, _ALT_RIGHT, _ALT_GR = 0x0003, 0x00C0, 0x0300, 0x0200, 0x4000
_NUM_LOCK, _CAPS_LOCK = 0x1000, 0x2000

_BY_PLACE = {
    40: "enter", 41: "escape", 42: "backspace", 43: "tab", 44: "space",
    72: "pause", 73: "insert", 74: "home", 75: "pageup", 76: "delete", 77: "end", 78: "pagedown",
    79: "right", 80: "left", 81: "down", 82: "up",
    84: "divide", 85: "multiply", 86: "minus", 87: "plus", 88: "enter", 99: "decimal",
    101: "menu", 118: "menu",
    **{58 + i: f"f{i + 1}" for i in range(12)},
}  # fmt: skip
_BY_KEY = {13: "enter", 27: "escape", 8: "backspace", 9: "tab", 32: "space", 127: "delete"}
_CONTROLS = frozenset({224, 228})
_CONTROL_KEYS = frozenset({(1 << 30) + 224, (1 << 30) + 228})
_SILENT_PLACES = frozenset({57, 70, 71, 83, 102, 127, 128, 129, 225, 226, 227, 229, 230, 231})
"""Locks, modifiers that mean nothing alone, volume and power, which the system answers."""
_MEDIA = 257
"""From here on: keys for players of music, brightness and the like, which the system answers."""
_PUNCTUATION = {"+": "plus", "=": "plus", "-": "minus"}
_KEYPAD_MOVES = {
    89: "end", 90: "down", 91: "pagedown", 92: "left", 94: "right", 95: "home", 96: "up", 97: "pageup",
    98: "insert", 99: "delete",
}  # fmt: skip
"""What the keys of the keypad are while NumLock is off."""
_KEYPAD_DIGITS = range(89, 99)
_ROW = range(30, 40)
_DEAD_PLACES = frozenset({45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 100})
"""Keys of signs: one that types nothing is a dead key."""


def gesture(key: int, scancode: int, mod: int, text: str = "", repeat: bool = False) -> Gesture | None:
    """The gesture of a key that went down; None for a modifier or a lock alone (but Ctrl is a gesture).

    `key` is the layout's keycode, `scancode` the place, `mod` the modifiers, `text` what was typed.
    """
    if scancode in _CONTROLS or key in _CONTROL_KEYS:
        return Gesture("kb:control", "", repeat)
    if scancode in _SILENT_PLACES or scancode >= _MEDIA or not (scancode or key):
        return None
    typed = text if text.isprintable() else ""
    if typed.isupper() and not mod & (_SHIFT | _CAPS_LOCK):
        mod |= _SHIFT  # which the system has latched
    moves = _KEYPAD_MOVES.get(scancode)
    if moves and not typed and (mod & _SHIFT or not mod & _NUM_LOCK):  # Shift undoes NumLock, and means no more here
        return Gesture(PREFIX + _modified(moves, mod & ~_SHIFT, key, ""), "", repeat)
    if scancode in _DEAD_PLACES and not typed and not mod & (_CONTROL | _ALT):
        return None  # a dead key: the letter that follows answers for both
    digit = _digit(scancode, mod, typed)
    if digit is not None:
        return Gesture(PREFIX + _modified(digit, mod & ~_SHIFT, key, typed), typed or _own(digit, mod), repeat)
    name = _key_name(key, scancode)
    return Gesture(PREFIX + _modified(name, mod, key, typed), typed, repeat)


def _own(digit: str, mod: int) -> str:
    """The text of a digit's key that has brought none: its digit, unless it is held with Ctrl or Alt."""
    return "" if mod & (_CONTROL | _ALT) else digit


def _digit(scancode: int, mod: int, typed: str) -> str | None:
    if len(typed) == 1 and typed in "0123456789":
        return typed
    if scancode in _KEYPAD_DIGITS and mod & _NUM_LOCK:
        return str((scancode - 88) % 10)
    if scancode in _ROW and not mod & _SHIFT:
        return str((scancode - 29) % 10)
    return None


def _key_name(key: int, scancode: int) -> str:
    if 97 <= key <= 122:
        return chr(key)
    if scancode in _BY_PLACE:
        return _BY_PLACE[scancode]
    if key in _BY_KEY:
        return _BY_KEY[key]
    if 4 <= scancode <= 29 and not 33 <= key <= 126:
        return chr(scancode - 4 + 97)
    if scancode in _ROW:
        return str((scancode - 29) % 10)
    if 33 <= key <= 126:
        sign = chr(key)
        return _PUNCTUATION.get(sign, sign)
    return f"key{scancode or key}"


def _modified(name: str, mod: int, key: int, typed: str) -> str:
    third_level = bool(typed) and _is_third_level(mod, key, typed)
    parts = []
    if mod & _CONTROL and not third_level:
        parts.append("control")
    if mod & _ALT and not third_level:
        parts.append("alt")
    if mod & _SHIFT and name not in ("plus", "minus"):
        parts.append("shift")
    return "+".join((*parts, name))


def _is_third_level(mod: int, key: int, typed: str) -> bool:
    """Whether AltGr made the text. X says only that the right Alt is down: then another text than the label tells."""
    if mod & _ALT_GR or (mod & _CONTROL and mod & _ALT):
        return True
    return bool(mod & _ALT_RIGHT) and not mod & _CONTROL and [ord(sign) for sign in typed.lower()] != [key]


class Keyboard:
    """Follows which keys are held, so that a held key is known as a repeat and text is not counted twice.

    A key that comes again within `rebound` seconds after it was let go counts as held.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, rebound: float = 0.0) -> None:
        self._clock = clock
        self._rebound = rebound
        self._let_go = (0, float("-inf"))
        """The key that came up last, and when."""
        self._held: dict[int, str | None] = {}
        """The text of each key that is down; None where it was down before the window had the keyboard."""
        self._announced = ""
        self._arriving = False

    @property
    def holding(self) -> bool:
        """Whether any key is down."""
        return bool(self._held)

    def down(self, key: int, scancode: int, mod: int, text: str) -> Gesture | None:
        """A key went down, or is being held."""
        place = scancode or key
        came_held = self._arriving and not text and (key < _FIRST_NAMELESS or scancode in _KEYPAD_DIGITS)
        repeat = came_held or place in self._held or self._rebounds(place)
        if came_held:
            self._held[place] = None
        elif not (repeat and self._held.get(place, "") is None):
            self._held[place] = text
        self._announced += text
        return gesture(key, scancode, mod, text, repeat)

    def up(self, key: int, scancode: int) -> None:
        """A key was let go."""
        self._held.pop(scancode or key, None)
        self._let_go = (scancode or key, self._clock())
        self._announced = ""

    def _rebounds(self, place: int) -> bool:
        last, at = self._let_go
        return place == last and self._clock() < at + self._rebound

    def typed(self, text: str) -> Gesture | None:
        """Text arrived. Only what no key has brought already counts, such as a letter made with a dead key."""
        if text and self._announced.startswith(text):
            self._announced = self._announced[len(text) :]
            return None
        self._announced = ""
        if not text.isprintable() or not text or self._of_a_held_key(text):
            return None
        if len(text) == 1 and text in "0123456789":
            return Gesture(PREFIX + text, text)
        return Gesture(TEXT, text)

    def _of_a_held_key(self, text: str) -> bool:
        """Whether a key that is being held types this again and again."""
        if text in self._held.values():
            return True
        return self.unsure

    def arrives(self, held: frozenset[int] = frozenset()) -> None:
        """The window has got the keyboard: the keys at the places `held` are down already.

        So are those that the system tells of without their text together with it.
        """
        self._held |= dict.fromkeys(held)
        self._arriving = True

    @property
    def unsure(self) -> bool:
        """Whether a key was down already that nobody may tell of when it comes up."""
        return None in self._held.values()

    def still_held(self, held: frozenset[int]) -> None:
        """The keys at the places `held` are down now; others that were down already have come up."""
        self._held = {place: text for place, text in self._held.items() if text is not None or place in held}

    def arrived(self) -> None:
        """What was told together with the keyboard has been taken."""
        self._arriving = False

    def forget(self) -> None:
        """The window lost the keyboard: nothing is held as far as can be known."""
        self._held.clear()
        self._announced = ""


_FIRST_NAMELESS = 1 << 30
"""Key codes from here on are of keys without a character: arrows, function keys, modifiers."""

_ALIASES = {
    "return": "enter", "esc": "escape", "ctrl": "control", "pgup": "pageup", "pgdn": "pagedown", "page up": "pageup",
    "page down": "pagedown", "applications": "menu", "apps": "menu", "del": "delete", "spacebar": "space", "+": "plus",
    "-": "minus", "page_up": "pageup", "page_down": "pagedown",
}  # fmt: skip
_ORDER = ("control", "alt", "shift")
_NAMED = frozenset(_BY_PLACE.values()) | {"control"}


def parse(text: str) -> Gesture:
    """The gesture that a name such as "Shift+S", "Enter" or "5" writes. Raises ValueError.

    Feeds of keys and key files are read with it, so it is lenient in case and in the usual other names.
    """
    words = [word.strip().lower() for word in text.strip().removeprefix(PREFIX).replace("++", "+plus").split("+")]
    words = [_ALIASES.get(word, word) for word in words]
    *modifiers, key = words
    unlabelled = key.startswith("key") and key[3:].isascii() and key[3:].isdigit()
    known = key in _NAMED or unlabelled or (len(key) == 1 and key.isprintable() and not key.isspace())
    if not known or any(modifier not in _ORDER for modifier in modifiers) or len(set(modifiers)) < len(modifiers):
        raise ValueError(text)
    held = [modifier for modifier in _ORDER if modifier in modifiers]
    if len(key) == 1 and not key.isascii():
        return Gesture(TEXT, text.strip())
    plain = held in ([], ["shift"])
    typed = (key.upper() if "shift" in held else key) if plain and len(key) == 1 else " " if words == ["space"] else ""
    return Gesture(PREFIX + "+".join((*held, key)), typed)
