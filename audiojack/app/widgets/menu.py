"""A list that one walks: focus, wrapping, first letters in any script.

It is a plain value of labels; scenes give it fresh items each time, and the focus stays on the same one.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Literal

import msgspec

Moved = Literal["moved", "wrapped", "edge", "empty"]


class Item(msgspec.Struct, frozen=True):
    """One row: what it says of itself. All texts are in the player's language.

    `state` is a short word such as "off"; `reason` a sentence why it can't be chosen, empty where it can.
    `hint` explains the row, `change` that Left and Right change its value. Typed letters find the row only if it
    is `searched`.
    """

    key: str
    label: str
    value: str = ""
    state: str = ""
    reason: str = ""
    hint: str = ""
    change: bool = False
    searched: bool = True


class Menu:
    """The rows and the focus among them."""

    def __init__(self, items: Sequence[Item], focus: str = "") -> None:
        self._items = tuple(items)
        self._index = next((n for n, item in enumerate(self._items) if item.key == focus), 0)
        self._typed = ""

    @property
    def items(self) -> tuple[Item, ...]:
        """All rows."""
        return self._items

    @property
    def index(self) -> int:
        """The place of the focus, from 0."""
        return self._index

    @property
    def focused(self) -> Item | None:
        """The row in focus; None in an empty list."""
        return self._items[self._index] if self._items else None

    def refresh(self, items: Sequence[Item]) -> None:
        """Takes new rows; the focus stays on the row with the same key, else at the same place."""
        key = self.focused.key if self.focused else ""
        self._items = tuple(items)
        same = [n for n, item in enumerate(self._items) if item.key == key]
        self._index = same[0] if same else max(0, min(self._index, len(self._items) - 1))

    def move(self, by: int, wrap: bool) -> Moved:
        """Moves the focus by one row down (1) or up (-1)."""
        self._typed = ""
        if not self._items:
            return "empty"
        to = self._index + by
        if 0 <= to < len(self._items):
            self._index = to
            return "moved"
        if not wrap:
            return "edge"
        self._index = to % len(self._items)
        return "wrapped"

    def jump(self, to_end: bool) -> Moved:
        """Moves the focus to the first or the last row."""
        self._typed = ""
        self._index = len(self._items) - 1 if to_end and self._items else 0
        return "moved" if self._items else "empty"

    def search(self, text: str) -> bool:
        """Moves the focus to the next row that begins with what has been typed; whether there is one.

        The same letter again goes on to the next row beginning with it.
        """
        letter = text.casefold()
        wanted = self._typed + letter
        if set(wanted) == {letter}:
            wanted = letter
        found = self._next(wanted, len(wanted) == 1)
        if found is None and len(wanted) > 1:
            wanted = letter
            found = self._next(wanted, True)
        self._typed = wanted if found is not None else ""
        if found is not None:
            self._index = found
        return found is not None

    def _next(self, wanted: str, onward: bool) -> int | None:
        """The next row beginning so: with its marks where any are typed ("č"), else with or without them."""
        marked, bare = _marked(wanted), _bare(wanted)
        exact = self._next_by(_marked, marked, len(wanted), onward) if marked != bare else None
        return exact if exact is not None else self._next_by(_bare, bare, len(wanted), onward)

    def _next_by(self, fold: Callable[[str], str], wanted: str, length: int, onward: bool) -> int | None:
        count = len(self._items)
        for step in range(1 if onward else 0, count + (1 if onward else 0)):
            place = (self._index + step) % count
            item = self._items[place]
            if item.searched and wanted and fold(_beginning(item.label, length)).startswith(wanted):
                return place
        return None


_LATIN = str.maketrans(
    dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
    | {"љ": "lj", "њ": "nj", "џ": "dž"}
)
"""Serbian Cyrillic as Latin: whichever of the two is typed finds the rows of both."""
_TWINS = str.maketrans({"đ": "d"})
_LEADING = " («„“\"'("
_MARKS_A_LETTER = 3
"""Marks that a letter may carry as signs of their own."""


def _beginning(label: str, length: int) -> str:
    """As much of a label as can matter to that number of typed letters: a list may have ten thousand long rows."""
    return label.lstrip(_LEADING)[: length * (1 + _MARKS_A_LETTER)]


@lru_cache(maxsize=4096)
def _marked(text: str) -> str:
    """In Latin where Serbian has it, without case and leading signs, the marks kept: "Ч" and "Č" are "č"."""
    return unicodedata.normalize("NFC", text.casefold()).translate(_LATIN).lstrip(_LEADING)


@lru_cache(maxsize=4096)
def _bare(text: str) -> str:
    """The same without marks: "s" finds "š", too."""
    spread = unicodedata.normalize("NFKD", _marked(text))
    plain = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return plain.translate(_LATIN).translate(_TWINS).lstrip(_LEADING)
