"""What a hand of cards counts, under each way of counting of the seven games.

A total says how many points, and whether an ace is counted as 11 that could also be 1 (soft). The values of
pictures and of Šantal differ from game to game and arrive as a Count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from audiojack.engine.cards import PACK_52, SANTAL, Card, is_picture, rank

GOAL = 21


Makes = Literal["", "natural", "royal", "aces", "pictures", "twenty-one", "bust"]
"""What a hand makes by the rules of its game: nothing yet, one of the hands that have a name, or too much."""


class Total(NamedTuple):
    """The points of a hand; `soft` where an ace counts 11 and could count 1 without changing the cards."""

    points: int
    soft: bool = False

    @property
    def bust(self) -> bool:
        """More than 21 points."""
        return self.points > GOAL


Count = Callable[[tuple[Card, ...]], Total]

_CASINO = {card: 10 if is_picture(card) else 1 if rank(card) == "A" else int(rank(card)) for card in PACK_52}


_HARD = tuple(Total(points) for points in range(GOAL * 20))
_SOFT = tuple(Total(points, True) for points in range(GOAL + 1))


@lru_cache(maxsize=1 << 12)
def count_casino(cards: tuple[Card, ...]) -> Total:
    """Aces 1 or 11, pictures 10; the largest total not above 21 (CBJ-R05, SBJ-R05, OCV-R05).

    Remembered, since the same few hands are asked for again and again within a round.
    """
    values = [_CASINO[card] for card in cards]
    points = sum(values)
    return _SOFT[points + 10] if points <= 11 and 1 in values else _HARD[points]


def casino_value(card: Card) -> int:
    """The value by which casino cards pair off: 2 to 10, pictures 10, ace 1."""
    return _CASINO[card]


def plain_count(values: Mapping[str, int]) -> Count:
    """A count in which every rank has one value (OCA-R06: A 11, K 4, Q 3, J 2)."""

    def count(cards: tuple[Card, ...]) -> Total:
        return Total(sum(values[rank(card)] for card in cards))

    return count


SANTAL_VALUES = (11, 10, 7, 1)


def santal_count(values: Mapping[str, int]) -> Count:
    """A count in which the seven of hearts is 1, 7, 10 or 11, whichever serves best (OKO-R06)."""

    def count(cards: tuple[Card, ...]) -> Total:
        plain = sum(values[rank(card)] for card in cards if card != SANTAL)
        if SANTAL not in cards:
            return Total(plain)
        best = next((value for value in SANTAL_VALUES if plain + value <= GOAL), SANTAL_VALUES[-1])
        return Total(plain + best)

    return count


def santal_totals(values: Mapping[str, int], cards: Sequence[Card]) -> tuple[int, ...]:
    """Every total that the hand can be counted as (OKO-R24: a fifteen may be claimed with Šantal)."""
    plain = sum(values[rank(card)] for card in cards if card != SANTAL)
    if SANTAL not in cards:
        return (plain,)
    return tuple(plain + value for value in SANTAL_VALUES)
