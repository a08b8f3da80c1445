"""What every action of every hand is worth against one upcard, from the very cards that are left.

Values are in units of the hand's stake. A hand is played by its own cards (composition-dependent), the dealer has no
hole card, and the chances are those of the unseen cards: nothing is sampled and nothing is averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from audiojack.engine.cards import Card
from audiojack.engine.hands import GOAL, casino_value
from audiojack.odds.endings import LEAST, Endings, Floats, Ints, endings
from audiojack.odds.hands import Bools
from audiojack.odds.house import NATURAL, House
from audiojack.odds.kinds import Shoe

STAND, HIT, DOUBLE = 0, 1, 2


class Stands(NamedTuple):
    """By hand (NaN where it wasn't asked for): what standing is worth, and the chance of a dealer's blackjack."""

    stand: Floats
    natural: Floats


class Worths(NamedTuple):
    """By hand: the worth of standing, drawing and doubling (minus infinity where not allowed), the best, and which."""

    stand: Floats
    hit: Floats
    double: Floats
    best: Floats
    action: Ints


class Request(NamedTuple):
    """Hands whose standing is asked for: their rows, and the cards of each kind that are missing besides."""

    rows: Ints
    gone: Ints


class Against:
    """One upcard and the shoe without it."""

    def __init__(self, house: House, upcard: Card, shoe: Shoe) -> None:
        self.house = house
        self.upcard = upcard
        self.shoe = shoe
        self.counts: Ints = np.array(house.kinds.counts(shoe), dtype=np.int64)
        self.partners = house.partners(upcard[:-1])
        self._endings: Endings = endings(casino_value(upcard), house.probe.drawing)
        by_value = np.zeros((len(self.counts), 10), dtype=np.int64)
        by_value[np.arange(len(self.counts)), np.array(house.kinds.values) - 1] = 1
        self._by_value: Ints = by_value

    def nothing_gone(self) -> Ints:
        """No card missing besides."""
        return np.zeros(len(self.counts), dtype=np.int64)

    def natural(self, gone: Ints) -> float:
        """The chance of a dealer's blackjack with these cards missing."""
        left = np.maximum(self.counts - gone, 0)
        return float(left[self.partners].sum() / max(1, left.sum()))

    def stands(self, requests: Sequence[Request]) -> list[Stands]:
        """What standing is worth for each request's hands; all of them in one go."""
        hands = self.house.hands
        removed = np.concatenate([hands.held[request.rows] + request.gone for request in requests])
        table = self._endings.table(self.counts @ self._by_value, removed @ self._by_value)
        points = np.concatenate([hands.points[request.rows] for request in requests])
        left = np.maximum(self.counts - removed, 0)
        natural = left[:, self.partners].sum(axis=1) / np.maximum(left.sum(axis=1), 1)
        stand = _compared(table, points, natural)
        found, start = [], 0
        for request in requests:
            end = start + len(request.rows)
            values = (self._spread(request.rows, column[start:end]) for column in (stand, natural))
            found.append(Stands(*values))
            start = end
        return found

    def _spread(self, rows: Ints, values: Floats) -> Floats:
        every = np.full(self.house.hands.over + 1, np.nan)
        every[rows] = values
        return every

    def play(self, levels: Sequence[Ints], stands: Stands, gone: Ints, split: int = -1) -> Worths:
        """The best play of hands from the fullest down; `split` is the kind of the pair they came from.

        Where a dealer's blackjack takes the original stake only, it takes one stake of each split hand here: what
        comes back of all but one is the same however they are played (Followed.values).
        """
        worths = self._begin(stands, split)
        doubles = self.house.doubles[split >= 0]
        after_double = self.after_double(stands)
        for rows in levels:
            shares = self.house.hands.shares(rows, self.counts - gone)
            following = self.house.hands.next[rows]
            open_ = self._open(rows, split)
            hit = np.where(open_, (shares * worths.best[following]).sum(axis=1), -np.inf)
            double = np.where(open_ & doubles[rows], (shares * after_double[following]).sum(axis=1), -np.inf)
            self._choose(rows, worths, hit, double)
        return worths

    def follow(
        self, levels: Sequence[Ints], stands: Stands, gone: Ints, actions: Ints, *, split: int = -1
    ) -> Floats:
        """What hands are worth that are played by these actions instead of their best."""
        worths = self._begin(stands, split)
        after_double = self.after_double(stands)
        best = worths.best
        for rows in levels:
            chosen = actions[rows]
            for action, after in ((HIT, best), (DOUBLE, after_double)):
                some = rows[chosen == action]
                if len(some):
                    shares = self.house.hands.shares(some, self.counts - gone)
                    best[some] = (shares * after[self.house.hands.next[some]]).sum(axis=1)
            standing = rows[chosen == STAND]
            best[standing] = worths.stand[standing]
        return best

    def _begin(self, stands: Stands, split: int) -> Worths:
        over = self.house.hands.over
        stand = self.standing(stands, split)
        hit, double, best = (np.full(over + 1, -np.inf) for _ in range(3))
        best[over] = -1.0
        return Worths(stand, hit, double, best, np.zeros(over + 1, dtype=np.int64))

    def standing(self, stands: Stands, split: int) -> Floats:
        """What each hand is worth that stands, a blackjack of its own included."""
        stand = stands.stand.copy()
        naturals = self.house.naturals[split >= 0]
        stand[naturals] = NATURAL * (1 - stands.natural[naturals])
        return stand

    def after_double(self, stands: Stands) -> Floats:
        """What each hand is worth that was doubled with its last card, in units of its stake before.

        Where a dealer's blackjack takes the original stake only, what was added comes back (CBJ-R20).
        """
        worth = 2 * stands.stand
        if self.house.original_only:
            worth = worth + stands.natural
        worth[self.house.hands.over] = -2.0
        return worth

    def _open(self, rows: Ints, split: int) -> Bools:
        """Whether the hands may draw."""
        playable = self.house.playable[rows]
        if split >= 0 and self.house.closed(split):
            return playable & (self.house.hands.size[rows] < 2)
        return playable

    def _choose(self, rows: Ints, worths: Worths, hit: Floats, double: Floats) -> None:
        whole = self.house.hands.size[rows] > 1
        stand = np.where(whole, worths.stand[rows], -np.inf)
        options = np.stack([stand, hit, double])
        action = options.argmax(axis=0)
        worths.hit[rows], worths.double[rows] = hit, double
        worths.action[rows] = action
        worths.best[rows] = options[action, np.arange(len(rows))]

    def reached(self, root: int, actions: Ints) -> tuple[Ints, Ints]:
        """The hands that come from `root` played so, and those of them that end there, a dealer to be met."""
        hands = self.house.hands
        seen = np.zeros(hands.over + 1, dtype=np.bool_)
        ends = np.zeros(hands.over + 1, dtype=np.bool_)
        seen[root] = True
        front = np.array([root])
        while len(front):
            ends[front[actions[front] == STAND]] = True
            ends[hands.next[front[actions[front] == DOUBLE]]] = True
            following = np.unique(hands.next[front[actions[front] == HIT]])
            front = following[following < hands.over]
            seen[front] = True
        ends[hands.over] = False
        return np.flatnonzero(seen), np.flatnonzero(ends)


def _compared(table: Floats, points: Ints, natural: Floats) -> Floats:
    """Standing on these points against these ends: won minus lost. A dealer's blackjack beats an ordinary 21."""
    over = table[:, -1]
    ends = table[:, :-1]
    sums = np.concatenate([np.zeros((len(table), 1)), np.cumsum(ends, axis=1)], axis=1)
    place = np.maximum(points - LEAST, 0)
    rows = np.arange(len(table))
    won = over + np.where(points < LEAST, 0.0, sums[rows, place])
    lost = np.where(points < LEAST, sums[:, -1], sums[:, -1] - sums[rows, np.minimum(place + 1, GOAL - LEAST + 1)])
    return np.asarray(won - lost - np.where(points == GOAL, natural, 0.0))
