"""What is to be seen at a moment, as values: the screen draws it, the terminal and the tests read it.

Every text in it is one that is spoken too; the screen adds no word of its own.
"""

from __future__ import annotations

import msgspec

from audiojack.engine.cards import Card

Face = Card | None
"""A card as it lies on the table: None where only its back is seen."""


class Row(msgspec.Struct, frozen=True):
    """A row of a list; `off` where it can't be chosen now."""

    text: str
    focused: bool = False
    off: bool = False


class PlayedHand(msgspec.Struct, frozen=True):
    """One of the listener's hands: `names` are the cards in words, `active` where it is the one to be played.

    `total` is what it comes to in digits, with the lower value where an ace leaves one; empty where it isn't known.
    """

    title: str
    cards: tuple[Face, ...]
    names: tuple[str, ...]
    active: bool = False
    total: str = ""


class Place(msgspec.Struct, frozen=True):
    """Another seat, the dealer or the bank: what is said of it, and its cards.

    `acts` where it is to act now. `first` places are shown before all others where there is little room.
    """

    text: str
    cards: tuple[Face, ...] = ()
    acts: bool = False
    first: bool = False


class Gist(msgspec.Struct, frozen=True):
    """What is looked for first at a table, for large text in little room.

    `awaited` is what the table waits for in a word or two, `total` what one's own cards in play come to, `cards` are
    those, `others` the dealer's or banker's with `whose` they are; each is empty where there is nothing of the kind.
    """

    awaited: str = ""
    total: str = ""
    cards: tuple[Face, ...] = ()
    whose: str = ""
    others: tuple[Face, ...] = ()


class Picture(msgspec.Struct, frozen=True):
    """A whole screen; everything but the title may be missing.

    A list has `rows`. A table has `lines` about the listener, `turn` (who is to act, the listener themselves where
    `mine`), `hands`, `places`, and `more`: the text for each number of places, from one on, that find no room.
    A `field` is what is being typed, with what it is for; None where nothing can be typed. The `caret` stands before
    its sign of that number; None where there is no caret to be moved. The `gist` of a table is what must be seen
    at the size that was chosen, whatever the room.
    """

    title: str
    lines: tuple[str, ...] = ()
    rows: tuple[Row, ...] = ()
    hands: tuple[PlayedHand, ...] = ()
    field: str | None = None
    caret: int | None = None
    turn: str = ""
    mine: bool = False
    places: tuple[Place, ...] = ()
    more: tuple[str, ...] = ()
    gist: Gist | None = None
