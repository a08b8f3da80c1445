"""What a terminal sends, character by character, as gestures.

A terminal sends characters, not keys: Ctrl alone and Shift+Space never arrive, and a Cyrillic letter has no
place on the keyboard, so it is taken for the place it has in the layout of the player's language. A key beyond
the characters is a sequence that begins with the escape character. Sequences that are no keys (a mouse that another
program left on, reports of the focus) are taken whole and mean nothing; a paste is one gesture.
"""

from __future__ import annotations

import re

from audiojack.input.gestures import PASTE, PREFIX, TEXT, Gesture

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
_PASTE_BEGINS, _PASTE_ENDS = "\x1b[200~", "\x1b[201~"
PASTE_MOST = 4096
"""Characters of a paste that are kept: no field takes as many."""
_CONTROL_SEQUENCE = re.compile(r"\[([0-?]*)[ -/]*([@-~])")
_REST_OF_A_KEY = re.compile(r"(?:\[[0-9;]*[A-Z~]|O[A-Z])$")
_X10_MOUSE_BYTES = 3
_ENDLESS = 64
"""Characters after which a sequence that does not end is none."""


def by_place(character: str, language: str) -> str:
    """The Latin letter whose place a Cyrillic letter has in the language's layout; others as they are."""
    layout = _SERBIAN if language.startswith("sr") else _RUSSIAN
    other = _RUSSIAN if layout is _SERBIAN else _SERBIAN
    return layout.get(character) or other.get(character) or character


class TerminalText:
    """Turns what arrives into gestures; what is not complete yet is kept until more comes, or until `flush`."""

    def __init__(self, encoding: str = "utf-8") -> None:
        self._encoding = encoding
        self._rest = ""
        self._pasted: str | None = None
        self._lone_escape = False

    @property
    def unfinished(self) -> bool:
        """Whether the beginning of a sequence or of a paste has arrived whose rest has not."""
        return bool(self._rest) or self._pasted is not None

    @property
    def pasting(self) -> bool:
        """Whether it is a paste whose rest has not arrived."""
        return self._pasted is not None

    def feed(self, text: str, language: str) -> list[Gesture]:
        """The gestures that `text` completes."""
        lone, self._lone_escape = self._lone_escape and not self._rest, False
        if lone and _REST_OF_A_KEY.match(text):  # its beginning was taken for the Escape key, which has acted
            return []
        self._rest += text
        return self._gestures(language, last=False)

    def flush(self, language: str) -> list[Gesture]:
        """Nothing more comes: what there is counts as it stands, an escape character as the Escape key."""
        found = self._gestures(language, last=True)
        if self._pasted is not None:
            found.append(Gesture(PASTE, self._pasted))
            self._pasted = None
        return found

    def _gestures(self, language: str, last: bool) -> list[Gesture]:
        found: list[Gesture] = []
        while self._rest:
            if self._pasted is not None:
                if not self._paste(found, last):
                    break
                continue
            if self._rest.startswith(_PASTE_BEGINS):
                self._rest, self._pasted = self._rest[len(_PASTE_BEGINS) :], ""
                continue
            gesture, used = self._next(language, last)
            if not used:
                break
            self._rest = self._rest[used:]
            if gesture is not None:
                found.append(gesture)
        return found

    def _paste(self, found: list[Gesture], last: bool) -> bool:
        """Takes pasted text; whether it has come to its end."""
        pasted, end, after = self._rest.partition(_PASTE_ENDS)
        kept = 0 if end or last else _beginning_of(_PASTE_ENDS, pasted)
        taken = pasted[: len(pasted) - kept]
        self._pasted = ((self._pasted or "") + taken)[:PASTE_MOST]
        self._rest = after if end else pasted[len(taken) :]
        if end:
            found.append(Gesture(PASTE, self._pasted))
            self._pasted = None
        return bool(end)

    def _next(self, language: str, last: bool) -> tuple[Gesture | None, int]:
        """The next gesture, None for what means nothing, and how many characters it took: 0 where more are needed."""
        rest = self._rest
        if rest[0] != _ESCAPE:
            return of_character(rest[0], language), 1
        if len(rest) == 1:
            self._lone_escape = last
            return (Gesture("kb:escape"), 1) if last else (None, 0)
        if rest[1] == _ESCAPE:
            return Gesture("kb:escape"), 1
        if rest[1] not in "[O":
            inner = of_character(rest[1], language)
            name = inner.name.removeprefix(PREFIX) if inner and inner.name != TEXT else ""
            return (Gesture(PREFIX + "alt+" + name) if name else None), 2
        found = self._sequence(rest)
        if found is None and (last or len(rest) > _ENDLESS):
            return (Gesture(f"kb:alt+{rest[1].lower()}"), 2) if len(rest) == 2 else (None, len(rest))
        return found or (None, 0)

    def _sequence(self, rest: str) -> tuple[Gesture | None, int] | None:
        """The gesture of a sequence and its length; None where it is not whole."""
        for length in (2, 3):  # those of the Linux console and of a keypad have a form of their own
            name = _SEQUENCES.get(rest[1 : length + 1])
            if name and rest[1 : length + 1] != "[[":
                return Gesture(PREFIX + name), length + 1
        if rest[1] == "O":
            return (None, 3) if len(rest) > 2 else None
        if rest[1:3] == "[[":
            return (None, 4) if len(rest) > 3 else None
        if rest[1:3] == "[M":
            return self._x10_mouse(rest)
        whole = _CONTROL_SEQUENCE.match(rest, 1)
        if whole is None:
            broken = re.search(r"[^ -?]", rest[2:])
            return (None, 2 + broken.start()) if broken else None
        return _of_sequence(whole[1], whole[2]), whole.end()

    def _x10_mouse(self, rest: str) -> tuple[None, int] | None:
        """The length of a mouse report of the oldest kind: three bytes follow, whatever characters they make."""
        size = 0
        for place, character in enumerate(rest[3:], start=4):
            size += len(character.encode(self._encoding, "surrogateescape"))
            if size >= _X10_MOUSE_BYTES:
                return None, place
        return None


def _beginning_of(mark: str, text: str) -> int:
    """How many characters at the end of a text may be the beginning of the mark."""
    return next((length for length in range(len(mark) - 1, 0, -1) if text.endswith(mark[:length])), 0)


def _of_sequence(body: str, final: str) -> Gesture | None:
    if body and body[0] in "<=>?":
        return None
    numbers = [int(number[:4]) if number.isdecimal() else 0 for number in body.split(";")] if body else []
    held = _MODIFIERS.get(numbers[1], "") if len(numbers) == 2 else ""
    name = _FINALS.get(final) if final != "~" else _SEQUENCES.get(f"[{numbers[0]}~" if numbers else "")
    if len(numbers) > 2:
        return None
    return Gesture(PREFIX + held + name) if name else None


def of_character(character: str, language: str) -> Gesture | None:
    """The gesture of one character; that of a byte which is no character of the terminal's encoding has no text."""
    if character in _CONTROL_CHARACTERS:
        return Gesture(PREFIX + _CONTROL_CHARACTERS[character])
    if character == " ":
        return Gesture("kb:space", " ")
    if "\x01" <= character <= "\x1a":
        return Gesture(PREFIX + "control+" + chr(ord(character) + 96))
    if "\udc80" <= character <= "\udcff":
        return Gesture(TEXT)
    if not character.isprintable():
        return None
    lower = character.lower()
    letter = by_place(lower, language)
    if letter.isascii() and letter.isalpha():
        return Gesture(PREFIX + ("shift+" if character != lower else "") + letter, character)
    if character.isascii():
        return Gesture(PREFIX + {"+": "plus", "-": "minus", "=": "plus"}.get(character, character), character)
    return Gesture(TEXT, character)


_UNSENT = frozenset({"control", "shift+space", "control+plus", "control+minus", "alt+f4"})
"""Ctrl alone, what has no character, and what the desktop takes."""


def arrives(key: str) -> bool:
    """Whether a terminal can send this key ("shift+s"): most chords of Ctrl and Shift have no character."""
    *held, name = key.split("+")
    if key in _UNSENT:
        return False
    if len(name) > 1 and name not in ("plus", "minus", "space", "enter", "escape", "backspace", "menu", "pause"):
        return True  # a key that is sent as a sequence, which tells the modifiers
    if "control" in held:
        return len(name) == 1 and name.isalpha() and held == ["control"] and name not in "chijmz"
    return not (held and len(name) > 1)
