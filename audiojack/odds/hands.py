"""All hands of up to 21 that kinds of cards can make, as numpy tables to be walked level by level.

The tables depend on the kinds alone, not on the shoe, so they are made once. A hand is a row; its row of `next` has
the hand after one more card of each kind. One row more stands for every hand over 21.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from audiojack.engine.hands import GOAL
from audiojack.odds.endings import BITS, Floats, Ints

Bools = npt.NDArray[np.bool_]


class Hands:
    """The hands of one list of kinds (their card values, the ace as 1).

    `held` cards of each kind, `low` points with aces as 1, `soft`, `points`, `size`, `next`; `over` is the row that
    stands for a bust. `values` has the cards by the ten values, as a dealer's shoe counts them.
    """

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds
        rows, following = _grown(kinds)
        codes = np.array(rows, dtype=np.int64)
        shifts = np.arange(len(kinds), dtype=np.int64) * BITS
        self.held: Ints = (codes[:, None] >> shifts) & ((1 << BITS) - 1)
        self.over = len(rows)
        self.next: Ints = np.array(following, dtype=np.int64)
        self.size: Ints = self.held.sum(axis=1)
        self.low: Ints = self.held @ np.array(kinds, dtype=np.int64)
        self.soft: Bools = (self.held[:, 0] > 0) & (self.low + 10 <= GOAL)
        self.points: Ints = self.low + 10 * self.soft
        by_value = np.zeros((len(kinds), 10), dtype=np.int64)
        by_value[np.arange(len(kinds)), np.array(kinds) - 1] = 1
        self.values: Ints = self.held @ by_value
        self._place = {code: place for place, code in enumerate(rows)}
        every = np.arange(self.over)
        self.levels = self.levels_of(every)

    def find(self, kinds: tuple[int, ...]) -> int:
        """The row of the hand with cards of these kinds; `over` if it is over 21."""
        return self._place.get(sum(1 << (BITS * kind) for kind in kinds), self.over)

    def levels_of(self, rows: Ints) -> tuple[Ints, ...]:
        """Those rows by number of cards, the most cards first."""
        sizes = self.size[rows]
        return tuple(rows[sizes == size] for size in range(int(sizes.max(initial=0)), -1, -1) if (sizes == size).any())

    def from_hand(self, row: int) -> Ints:
        """The hands that can come from this one by drawing, itself included."""
        return np.flatnonzero((self.held >= self.held[row]).all(axis=1))

    def shares(self, rows: Ints, counts: Ints) -> Floats:
        """The chance of each kind as the next card of each hand; `counts` include the hand's own cards."""
        left = np.maximum(counts - self.held[rows], 0)
        return np.asarray(left / np.maximum(left.sum(axis=1, keepdims=True), 1))


def _grown(kinds: tuple[int, ...]) -> tuple[list[int], list[list[int]]]:
    """The hands as packed numbers of cards, and for each the place of the hand after a card of each kind."""
    codes = [0]
    lows = [0]
    places = {0: 0}
    following: list[list[int]] = []
    steps = [(1 << (BITS * kind), value) for kind, value in enumerate(kinds)]
    while len(following) < len(codes):
        code, low = codes[len(following)], lows[len(following)]
        after = []
        for step, value in steps:
            if low + value > GOAL:
                after.append(-1)
                continue
            place = places.get(code + step)
            if place is None:
                place = places[code + step] = len(codes)
                codes.append(code + step)
                lows.append(low + value)
            after.append(place)
        following.append(after)
    over = len(codes)
    return codes, [[over if place < 0 else place for place in row] for row in following]


@lru_cache(maxsize=4)
def hands_of(kinds: tuple[int, ...]) -> Hands:
    """The hands that these kinds make."""
    return Hands(kinds)
