"""How a dealer without a hole card ends, exactly, for very many shoes at once.

Every way to end is a set of drawn cards and the number of orders in which it can be drawn. Its chance is that number
times the ways to take the set from the shoe: a product over card values, so that many shoes become a few matrices.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from audiojack.engine.hands import GOAL, Total
from audiojack.odds.dealer_odds import BUST, VALUES, dealer_steps

LEAST = 17
"""The lowest total on which a dealer stops."""

ENDS = GOAL - LEAST + 2
"""Columns of a table of ends: 17 to 21 (a blackjack within 21), and over 21."""

BITS = 5
LOW_VALUES = 4
"""Values 1 to 4 make one factor of the product, 5 to 10 the other."""

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

_SHIFTS = np.arange(VALUES, dtype=np.int64) * BITS
_LOW_MASK = (1 << (LOW_VALUES * BITS)) - 1


class Endings:
    """All ends of a dealer's hand after one upcard: the cards drawn, how many orders, and the total."""

    def __init__(self, upcard: int, drawing: frozenset[Total]) -> None:
        ways = _ways(upcard, drawing)
        keys = sorted(ways)
        drawn = np.array([cards for cards, _ in keys], dtype=np.int64)
        orders = np.zeros((len(keys), ENDS - 1))
        for place, key in enumerate(keys):
            orders[place, key[1] - LEAST] = ways[key]
        # Sorted by their low cards, the ends fall into runs that differ in the high ones only.
        by_low = np.argsort(_packed(drawn) & _LOW_MASK, kind="stable")
        drawn, self.orders = drawn[by_low], orders[by_low]
        self.sizes: Ints = drawn.sum(axis=1)
        low, self._runs = np.unique(_packed(drawn) & _LOW_MASK, return_index=True)
        self._low = _Factor(_decoded(low, LOW_VALUES), range(LOW_VALUES))
        self._high = _Factor(drawn[:, LOW_VALUES:], range(LOW_VALUES, VALUES))

    def table(self, counts: npt.ArrayLike, removed: Ints) -> Floats:
        """The chance of each end (columns: 17 to 21, over) for each row of `removed`.

        `counts` are the ten values left in the shoe without the upcard; a row says how many of each are missing
        besides. The shoe must hold enough cards for any dealer's hand.
        """
        counts = np.asarray(counts, dtype=np.int64)
        codes = _packed(removed)
        low, low_place = np.unique(codes & _LOW_MASK, return_inverse=True)
        high, high_place = np.unique(codes >> (LOW_VALUES * BITS), return_inverse=True)
        one = self._low.table(counts, _decoded(low, LOW_VALUES))
        other = self._high.table(counts, _decoded(high, VALUES - LOW_VALUES))
        sizes = removed.sum(axis=1)
        left = int(counts.sum())
        weights = {int(size): self._weights(left - int(size)) for size in np.unique(sizes)}
        result = np.empty((len(removed), ENDS))
        groups = high_place * (1 << BITS) * 2 + sizes
        order = np.argsort(groups, kind="stable")
        bounds = np.flatnonzero(np.diff(groups[order])) + 1
        for rows in np.split(order, bounds) if len(order) else ():
            first = rows[0]
            ends = weights[int(sizes[first])] * other[high_place[first]][:, None]
            result[rows, :-1] = one[low_place[rows]] @ np.add.reduceat(ends, self._runs, axis=0)
        result[:, -1] = 1.0 - result[:, :-1].sum(axis=1)
        return result

    def _weights(self, left: int) -> Floats:
        """What each end counts in a shoe of so many cards, by total."""
        return self.orders / _falling(left, self.sizes)[:, None]


class _Factor:
    """The part of the product that some card values make; a row of `drawn` is what an end draws of them."""

    def __init__(self, drawn: Ints, values: range) -> None:
        self._values = values
        self._columns = [np.ascontiguousarray(column) for column in drawn.T]

    def table(self, counts: Ints, removed: Ints) -> Floats:
        """For each row of `removed`, the ways to take each end's cards of these values."""
        result: Any = None
        for place, (value, column) in enumerate(zip(self._values, self._columns, strict=True)):
            gone = removed[:, place]
            ways = _falling_table(int(counts[value]), int(gone.max(initial=0)), int(column.max(initial=0)))
            part = ways[:, column][gone]
            result = part if result is None else np.multiply(result, part, out=result)
        return np.asarray(result)


def _ways(upcard: int, drawing: frozenset[Total]) -> dict[tuple[tuple[int, ...], int], float]:
    """The orders of each set of cards that ends a hand at 21 or less, by the set and the total."""
    ways: dict[tuple[tuple[int, ...], int], float] = {}
    layer: dict[int, tuple[tuple[int, ...], float]] = {0: ((0,) * VALUES, 1.0)}
    for nodes in dealer_steps(upcard, drawing).layers:
        following: dict[int, tuple[tuple[int, ...], float]] = {}
        for place, steps in enumerate(nodes):
            drawn, orders = layer[place]
            for target, index, before in steps:
                cards = (*drawn[:index], before + 1, *drawn[index + 1 :])
                if target >= 0:
                    known = following.get(target)
                    following[target] = (cards, orders + (known[1] if known else 0.0))
                elif (total := -1 - target) < BUST:
                    ways[cards, total] = ways.get((cards, total), 0.0) + orders
        layer = following
    return ways


def _falling_table(count: int, most_gone: int, most_drawn: int) -> Floats:
    """Ways to take 0, 1, 2 … cards in order of so many, by how many of them are gone before."""
    left = np.maximum(count - np.arange(most_gone + 1)[:, None] - np.arange(most_drawn)[None, :], 0)
    return np.concatenate([np.ones((most_gone + 1, 1)), np.cumprod(left, axis=1, dtype=np.float64)], axis=1)


def _falling(count: int, sizes: Ints) -> Floats:
    """Ways to take so many cards in order from a shoe."""
    most = int(sizes.max())
    ways = np.concatenate([[1.0], np.cumprod(np.maximum(count - np.arange(most), 1), dtype=np.float64)])
    return np.asarray(ways[sizes])


def _packed(cards: Ints) -> Ints:
    return np.asarray((cards << _SHIFTS).sum(axis=1))


def _decoded(codes: Ints, values: int) -> Ints:
    return np.asarray((codes[:, None] >> _SHIFTS[:values]) & ((1 << BITS) - 1))


@lru_cache(maxsize=64)
def endings(upcard: int, drawing: frozenset[Total]) -> Endings:
    """The ends after an upcard of this value (1 for the ace), for a dealer who draws on these totals."""
    return Endings(upcard, drawing)
