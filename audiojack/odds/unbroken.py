"""How often no hand of a split pair goes over while the dealer has a blackjack, exactly, for up to four hands.

Where a dealer's blackjack takes the original stake only (CBJ-R20), it takes it once from a box, and only from a box
that has no bust hand: all hands have to be seen together. Hands that are played by one fixed plan draw sets of cards,
and the chance of drawing several sets from one shoe depends on their union alone: a product over kinds of card,
divided by the ways to take so many cards. So sets of two hands are united first, and the sum over both pairs of hands
becomes a few products of matrices.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from audiojack.odds.endings import BITS, Floats, Ints

LOW_KINDS = 4
"""Kinds of the first factor: aces to fours, of which hands hold the most."""

FAINT = 1e-17
"""Singular values below this share of the greatest one are rounding."""


class Sets(NamedTuple):
    """Sets of cards, packed, each with the number of orders in which it comes."""

    codes: Ints
    orders: Floats

    def beside(self, other: Sets) -> Sets:
        """The sets that two hands draw together."""
        return gathered(
            np.add.outer(self.codes, other.codes).ravel(), np.multiply.outer(self.orders, other.orders).ravel()
        )


def gathered(codes: Ints, orders: Floats) -> Sets:
    """Equal sets as one."""
    every, places = np.unique(codes, return_inverse=True)
    summed: Floats = np.zeros(len(every))
    np.add.at(summed, places.ravel(), orders)
    return Sets(every, summed)


def sets_of(drawn: Ints, orders: Floats) -> Sets:
    """Sets given as rows of counts by kind."""
    shifts = np.arange(drawn.shape[1], dtype=np.int64) * BITS
    return gathered(np.asarray((drawn << shifts).sum(axis=1)), orders)


def added(terms: Sequence[tuple[float, Sets]]) -> Sets:
    """The sum of sets, each so many times."""
    return gathered(
        np.concatenate([sets.codes for _, sets in terms]),
        np.concatenate([times * sets.orders for times, sets in terms]),
    )


def chance(one: Sets, other: Sets, counts: Ints) -> float:
    """That a set of each is drawn from a shoe of these counts, summed over all of them and their orders."""
    left = int(counts.sum())
    mine, others = _Table(one, len(counts)), _Table(other, len(counts))
    low = _ways(mine.low, others.low, counts[:LOW_KINDS], left)
    high = _ways(mine.high, others.high, counts[LOW_KINDS:], left)
    total = 0.0
    for weight, at_mine, at_other in _by_size(mine.most, others.most, left):
        ours, theirs = mine.scaled(at_mine), others.scaled(at_other)
        total += weight * float((((low.T @ ours).T @ theirs) * high).sum())
    return total


class _Table:
    """Sets as a table: a row for each way its low kinds come, a column for each way its high kinds come."""

    def __init__(self, sets: Sets, kinds: int) -> None:
        mask = (1 << (LOW_KINDS * BITS)) - 1
        low, self._row = np.unique(sets.codes & mask, return_inverse=True)
        high, self._column = np.unique(sets.codes >> (LOW_KINDS * BITS), return_inverse=True)
        self.low = _decoded(low, LOW_KINDS)
        self.high = _decoded(high, kinds - LOW_KINDS)
        self._orders = sets.orders
        self._sizes = self.low.sum(axis=1)[self._row] + self.high.sum(axis=1)[self._column]
        self.most = int(self._sizes.max(initial=0))

    def scaled(self, by_size: Floats) -> Floats:
        """The table, each set times the factor for its number of cards."""
        table = np.zeros((len(self.low), len(self.high)))
        table[self._row, self._column] = self._orders * by_size[self._sizes]
        return table


def _decoded(codes: Ints, kinds: int) -> Ints:
    return np.asarray((codes[:, None] >> (np.arange(kinds, dtype=np.int64) * BITS)) & ((1 << BITS) - 1))


def _ways(one: Ints, other: Ints, counts: Ints, left: int) -> Floats:
    """For each two rows, the ways to take the cards of both, each card divided by the size of the shoe."""
    ways = np.ones((len(one), len(other)))
    for kind, count in enumerate(counts):
        mine, others = one[:, kind], other[:, kind]
        most = int(mine.max(initial=0) + others.max(initial=0))
        shares = np.maximum(int(count) - np.arange(most), 0) / max(1, left)
        falling = np.concatenate([[1.0], np.cumprod(shares)])
        ways *= falling[mine[:, None] + others[None, :]]
    return ways


def _by_size(one: int, other: int, left: int) -> list[tuple[float, npt.NDArray[np.float64], npt.NDArray[np.float64]]]:
    """What a union of so many and so many cards is divided by, as a sum of products of the two sizes.

    Sizes for which the shoe has too few cards have no ways to be taken, so that any finite value will do for them.
    """
    shares = np.maximum(left - np.arange(one + other), 1) / max(1, left)
    factors = 1.0 / np.concatenate([[1.0], np.cumprod(shares)])
    last = min(left, one + other)
    factors[last + 1 :] = factors[last]
    table = factors[np.add.outer(np.arange(one + 1), np.arange(other + 1))]
    left_side, weights, right_side = np.linalg.svd(table)
    return [
        (float(weight), left_side[:, place], right_side[place])
        for place, weight in enumerate(weights)
        if weight > FAINT * weights[0]
    ]
