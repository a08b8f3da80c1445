"""What a split pair is worth: two hands or more, each second card counted by the cards that are left.

The standard way of exact analysis: every split hand is played by one plan, the best for a hand of this pair with both
pair cards gone. Then cards not yet seen are all alike, second cards may be thought dealt first, and the sum is exact.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Ending(NamedTuple):
    """A way for the second cards to fall: pair cards split again, hands known to have none, hands that may have any."""

    again: int
    others: int
    any: int
    chance: float


class SecondCards(NamedTuple):
    """A shoe without the upcard and the pair: how many cards, how many of them pair, and what one hand is worth.

    `worth[n]` is a hand's worth with n more pair cards gone, `paired[n]` that of a hand whose second card pairs.
    """

    left: int
    same: int
    worth: Sequence[float]
    paired: Sequence[float]

    def chance(self, again: int, others: int) -> float:
        """That the next card pairs after so many that did and so many that did not."""
        left = self.left - again - others
        return max(0, self.same - again) / left if left > 0 else 0.0

    def endings(self, splits: int) -> tuple[Ending, ...]:
        """How the second cards may fall with so many splits, the first included."""
        return tuple(self._endings(2, splits - 1, 0, 0, 1.0))

    def _endings(self, waiting: int, splits: int, again: int, others: int, chance: float) -> Iterator[Ending]:
        if chance == 0.0:
            return
        if not waiting or not splits:
            yield Ending(again, others, waiting, chance)
            return
        pairs = self.chance(again, others)
        yield from self._endings(waiting + 1, splits - 1, again + 1, others, chance * pairs)
        yield from self._endings(waiting - 1, splits, again, others + 1, chance * (1 - pairs))

    def value(self, splits: int) -> float:
        """All hands together, in units of one stake, where pairs are split again while they may be."""
        total = 0.0
        for end in self.endings(splits):
            hands = end.any * self._any(end.again, end.others)
            if end.others:
                hands += end.others * self._other(end.again, end.others - 1)
            total += end.chance * hands
        return total

    def hands(self, splits: int) -> float:
        """How many hands there will be on average."""
        return sum(end.chance * (end.others + end.any) for end in self.endings(splits))

    def _any(self, again: int, others: int) -> float:
        """A hand whose second card may be any, with so many pair cards and so many others gone."""
        if not others:
            return self.worth[again]
        pairs = self.chance(again, others - 1)
        with_pair = pairs * self._any(again + 1, others - 1) if pairs else 0.0
        return (self._any(again, others - 1) - with_pair) / (1 - pairs)

    def _paired(self, again: int, others: int) -> float:
        """A hand whose second card pairs, beside the pair cards and others that are gone."""
        if not others:
            return self.paired[again]
        pairs = self.chance(again + 1, others - 1)
        with_pair = pairs * self._paired(again + 1, others - 1) if pairs else 0.0
        return (self._paired(again, others - 1) - with_pair) / (1 - pairs)

    def _other(self, again: int, others: int) -> float:
        """A hand whose second card does not pair."""
        pairs = self.chance(again, others)
        with_pair = pairs * self._paired(again, others) if pairs else 0.0
        return (self._any(again, others) - with_pair) / (1 - pairs)


def shoes_needed(splits: int) -> int:
    """For how many numbers of missing pair cards a hand's worth is asked: 0 up to one less than this."""
    return 2 * splits - 1
