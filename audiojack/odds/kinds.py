"""Which cards have to be told apart to work a casino game out, and a shoe as counts of them.

Ten kinds do (ace, 2 to 9, and all that count ten) unless a plain ten makes no blackjack at this table: then it is a
kind of its own. Pairs of tens may go by rank, so a shoe is kept by rank and counted by kind.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from audiojack.engine.cards import Card, rank
from audiojack.engine.hands import casino_value
from audiojack.odds.casino_probe import Probe

SHOE_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The order of ranks in a Shoe."""

Counts = tuple[int, ...]


class NoSuchCardError(ValueError):
    """A card that the shoe holds no more of; `card` is the first one."""

    def __init__(self, card: Card) -> None:
        super().__init__(card)
        self.card = card


class Shoe(NamedTuple):
    """How many cards of each rank are left, in the order of SHOE_RANKS."""

    ranks: Counts

    def without(self, cards: Iterable[Card]) -> Shoe:
        """The shoe after these cards were taken. Raises NoSuchCardError."""
        left = list(self.ranks)
        for card in cards:
            place = SHOE_RANKS.index(rank(card))
            if not left[place]:
                raise NoSuchCardError(card)
            left[place] -= 1
        return Shoe(tuple(left))

    def of(self, name: str) -> int:
        """How many cards of a rank are left."""
        return self.ranks[SHOE_RANKS.index(name)]


def whole_shoe(cards: Iterable[Card]) -> Shoe:
    """The shoe of all these cards."""
    ranks = [0] * len(SHOE_RANKS)
    for card in cards:
        ranks[SHOE_RANKS.index(rank(card))] += 1
    return Shoe(tuple(ranks))


class Kinds(NamedTuple):
    """The kinds of one table: the card value (1 to 10) of each, and the kind of each rank of SHOE_RANKS."""

    values: Counts
    of_rank: Counts

    def kind(self, card: Card) -> int:
        """The kind of a card."""
        return self.of_rank[SHOE_RANKS.index(rank(card))]

    def counts(self, shoe: Shoe) -> Counts:
        """The shoe by kind."""
        counts = [0] * len(self.values)
        for kind, many in zip(self.of_rank, shoe.ranks, strict=True):
            counts[kind] += many
        return tuple(counts)

    def ranks(self, kind: int) -> tuple[str, ...]:
        """The ranks that are of this kind."""
        return tuple(name for name, own in zip(SHOE_RANKS, self.of_rank, strict=True) if own == kind)

    def sample(self, kind: int) -> Card:
        """A card of this kind."""
        return Card(self.ranks(kind)[0] + "h")


def kinds_of(probe: Probe) -> Kinds:
    """The kinds that a game's rules tell apart."""
    plain = probe.rules.is_natural((Card("Ah"), Card("10h")), False)
    pictures = probe.rules.is_natural((Card("Ah"), Card("Kh")), False)
    of_rank = [casino_value(Card(name + "h")) - 1 for name in SHOE_RANKS]
    if plain == pictures:
        return Kinds(tuple(range(1, 11)), tuple(of_rank))
    return Kinds((*range(1, 11), 10), (*of_rank[:10], 10, 10, 10))
