"""What is to be seen at a moment, as values: the screen draws it, the terminal and the tests read it.

Every text in it is one that is spoken too; the screen adds no word of its own.
"""

from __future__ import annotations

import msgspec

from audiojack.engine.cards import Card


class Row(msgspec.Struct, frozen=True):
    """A row of a list; `off` where it can't be chosen now."""

    text: str
    focused: bool = False
    off: bool = False


class PlayedHand(msgspec.Struct, frozen=True):
    """A hand of cards with its texts; `active` where it is the one to be played, `names` the cards in words."""

    title: str
    cards: tuple[Card, ...]
    names: tuple[str, ...]
    total: str
    active: bool = False


class Picture(msgspec.Struct, frozen=True):
    """A whole screen: a title, lines of text, a list with its focus, hands of cards, a field."""

    title: str
    lines: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    hands: tuple[PlayedHand, ...] = ()
    field: str = ""
