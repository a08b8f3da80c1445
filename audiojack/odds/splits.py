"""What a split pair is worth: two hands or more, each second card counted by the cards that are left.

The standard way of exact analysis: every split hand is played by one plan that looks at its own cards alone, so that
cards not yet seen are all alike; then second cards may be thought dealt first, and the sum is exact. Cards that pair
may be of two kinds (tens and pictures, where a plain ten makes no blackjack): hands then begin differently, and a
second card of either kind may be split again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

Gone = tuple[int, ...]
"""How many further pair cards are gone, by mate (an index of SecondCards.mates)."""

Starts = tuple[int, ...]
"""The first cards of hands, by mate."""


class Ending(NamedTuple):
    """A way for the second cards to fall: pair cards split again, hands known to have none, hands that may have any."""

    again: Gone
    others: Starts
    any: Starts
    chance: float

    @property
    def hands(self) -> int:
        """How many hands there are."""
        return len(self.others) + len(self.any)


class SecondCards:
    """The shoe of a pair as its second cards see it.

    `starts` are the mates that the pair's own two hands begin with, `left` the cards without the upcard and the pair,
    `mates` how many cards of each kind would pair. `worth[start, gone]` is a hand's worth with further pair cards
    gone, `paired[start, second, gone]` that of a hand whose second card pairs.
    """

    def __init__(
        self,
        starts: Starts,
        left: int,
        mates: tuple[int, ...],
        worth: Mapping[tuple[int, Gone], float],
        paired: Mapping[tuple[int, int, Gone], float],
    ) -> None:
        self.starts = starts
        self.left = left
        self.mates = mates
        self.worth = worth
        self.paired = paired

    def without(self, mate: int | None) -> SecondCards:
        """The same pair in a shoe of one card less, which is of this mate or (None) pairs with nothing."""
        mates = self.mates if mate is None else more(self.mates, mate, -1)
        return SecondCards(self.starts, self.left - 1, mates, self.worth, self.paired)

    def chance(self, mate: int, again: Gone, others: int) -> float:
        """That the next card is of this mate, after the pair cards `again` and so many that did not pair."""
        left = self.left - sum(again) - others
        return max(0, self.mates[mate] - again[mate]) / left if left > 0 else 0.0

    def chances(self, again: Gone, others: int) -> list[tuple[int, float]]:
        """The mates that the next card may be of, each with its chance."""
        every = ((mate, self.chance(mate, again, others)) for mate in range(len(self.mates)))
        return [(mate, chance) for mate, chance in every if chance]

    def endings(self, splits: int) -> tuple[Ending, ...]:
        """How the second cards may fall with so many splits, the first included."""
        return tuple(self._endings(self.starts, splits - 1, (0,) * len(self.mates), (), 1.0))

    def _endings(self, waiting: Starts, splits: int, again: Gone, others: Starts, chance: float) -> Iterator[Ending]:
        if chance <= 0.0:
            return
        if not waiting or not splits:
            yield Ending(again, others, waiting, chance)
            return
        start, *rest = waiting
        alone = 1.0
        for mate, pairs in self.chances(again, len(others)):
            alone -= pairs
            hands = (start, mate, *rest)
            yield from self._endings(hands, splits - 1, more(again, mate), others, chance * pairs)
        yield from self._endings(tuple(rest), splits, again, (*others, start), chance * alone)

    def value(self, splits: int) -> float:
        """All hands together, in units of one stake, where pairs are split again while they may be."""
        total = 0.0
        for end in self.endings(splits):
            known = len(end.others)
            hands = sum(self._any(start, end.again, known) for start in end.any)
            hands += sum(self._other(start, end.again, known - 1) for start in end.others)
            total += end.chance * hands
        return total

    def hands(self, splits: int) -> float:
        """How many hands there will be on average."""
        return sum(end.chance * end.hands for end in self.endings(splits))

    def _any(self, start: int, again: Gone, others: int) -> float:
        """A hand whose second card may be any, with so many pair cards and so many others gone."""
        if not others:
            return self.worth[start, again]
        value, rest = self._any(start, again, others - 1), 1.0
        for mate, pairs in self.chances(again, others - 1):
            value -= pairs * self._any(start, more(again, mate), others - 1)
            rest -= pairs
        return value / rest

    def _paired(self, start: int, second: int, again: Gone, others: int) -> float:
        """A hand whose second card pairs, beside the pair cards and others that are gone."""
        if not others:
            return self.paired[start, second, again]
        value, rest = self._paired(start, second, again, others - 1), 1.0
        for mate, pairs in self.chances(more(again, second), others - 1):
            value -= pairs * self._paired(start, second, more(again, mate), others - 1)
            rest -= pairs
        return value / rest

    def _other(self, start: int, again: Gone, others: int) -> float:
        """A hand whose second card does not pair."""
        value, rest = self._any(start, again, others), 1.0
        for mate, pairs in self.chances(again, others):
            value -= pairs * self._paired(start, mate, again, others)
            rest -= pairs
        return value / rest


def more(gone: Gone, mate: int, many: int = 1) -> Gone:
    """So many more cards of this mate gone."""
    return (*gone[:mate], gone[mate] + many, *gone[mate + 1 :])


def shoes_needed(splits: int, mates: tuple[int, ...]) -> list[Gone]:
    """The numbers of further pair cards gone for which a hand's worth is asked."""
    most = 2 * splits - 2
    found: list[Gone] = [()]
    for mate in mates:
        found = [(*gone, many) for gone in found for many in range(min(most, mate) + 1)]
    return [gone for gone in found if sum(gone) <= most]
