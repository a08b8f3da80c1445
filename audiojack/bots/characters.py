"""The computer players by name, and how each of them plays.

Their order is fixed, so that a table filled from the list is the same on every machine. How much is dared is in numbers
here; what a style does with them is in the players of the two families.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Style = Literal["book", "cautious", "bold", "superstitious", "dealer-like", "streaky"]
"""How somebody chooses: by the best strategy worked out; never in danger of going over; always for more; after signs
and hunches; as the dealer must; or by the book with a fixed share of whims."""

Staking = Literal["flat", "careful", "share", "climbing", "lucky", "daring"]
"""How somebody stakes: always the same; the least; a share of the purse; more as the purse grows over its floor; lucky
numbers; large sums now and then."""


class Character(msgspec.Struct, frozen=True):
    """One computer player.

    `name` is written in Latin letters, `cyrillic` in Cyrillic ones. `boldness` (0 to 100) says how readily chips are
    risked, `whims` (0 to 100) how many choices of a hundred follow a whim instead of the style. `units` is the usual
    stake in least stakes of the table.
    """

    id: str
    name: str
    cyrillic: str
    style: Style
    staking: Staking
    boldness: int
    whims: int
    units: int


CHARACTERS: tuple[Character, ...] = (
    Character("vera", "Vera", "Вера", "book", "flat", 35, 0, 3),
    Character("boris", "Boris", "Борис", "bold", "daring", 90, 5, 5),
    Character("ana", "Ana", "Ана", "cautious", "careful", 15, 2, 1),
    Character("igor", "Igor", "Игор", "dealer-like", "flat", 40, 0, 2),
    Character("olga", "Olga", "Олга", "superstitious", "lucky", 55, 10, 3),
    Character("viktor", "Viktor", "Виктор", "book", "share", 60, 0, 2),
    Character("marta", "Marta", "Марта", "cautious", "flat", 25, 5, 2),
    Character("milan", "Milan", "Милан", "streaky", "climbing", 65, 12, 3),
    Character("tamara", "Tamara", "Тамара", "bold", "share", 75, 8, 4),
    Character("ivan", "Ivan", "Иван", "streaky", "flat", 45, 25, 2),
    Character("jana", "Jana", "Јана", "superstitious", "climbing", 45, 10, 2),
    Character("roman", "Roman", "Роман", "dealer-like", "daring", 70, 4, 3),
    Character("zora", "Zora", "Зора", "book", "climbing", 40, 3, 2),
    Character("nina", "Nina", "Нина", "streaky", "careful", 30, 15, 1),
)

_BY_ID = {character.id: character for character in CHARACTERS}


def character(id: str) -> Character:
    """The character of this id. Raises KeyError."""
    return _BY_ID[id]
