"""All first hands against one upcard from a fresh shoe, with the worth of each under best play.

The chart (chart.py) plays the same hands by their totals alone; both share what is laid out here.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from audiojack.engine.cards import Card
from audiojack.odds.against import Against, Request, Stands, Worths
from audiojack.odds.endings import Floats, Ints
from audiojack.odds.house import SURRENDERED, House
from audiojack.odds.kinds import SHOE_RANKS, Shoe
from audiojack.odds.pairs import Followed, Pair, Plan, follow, plan_of, requests_of, roots_of, split_values

NEAR = 0.25
"""A pair whose one split falls this far short of its other actions is not worth splitting again either, in stakes."""


class FirstPair(NamedTuple):
    """A pair as it is dealt: its row among the hands, and its chance among all first hands."""

    pair: Pair
    row: int
    chance: float


class UpcardGame:
    """The first hands against one upcard. `shoe` is the fresh shoe with the upcard in it."""

    def __init__(self, house: House, upcard: Card, shoe: Shoe) -> None:
        self.house = house
        self.against = Against(house, upcard, shoe.without((upcard,)))
        hands = house.hands
        self.rows: Ints = np.flatnonzero(hands.size == 2)
        self.chances: Floats = self._chances()
        self.pairs = self._pairs()
        self.nothing = self.against.nothing_gone()
        self.levels = hands.levels_of(np.flatnonzero(hands.size >= 2))
        self._work_out()

    def _chances(self) -> Floats:
        """The chance of each first hand, by row."""
        counts = self.against.counts.astype(np.float64)
        total = counts.sum() * (counts.sum() - 1)
        chances = np.zeros(self.house.hands.over + 1)
        for row in self.rows:
            one, *other = np.flatnonzero(self.house.hands.held[row])
            same = not other
            second = counts[one] - 1 if same else 2 * counts[other[0]]
            chances[row] = max(0.0, counts[one] * second) / total
        return chances

    def _pairs(self) -> list[FirstPair]:
        """The pairs that may be split; those alike together."""
        ranks = self.against.shoe.ranks
        total = sum(ranks) * (sum(ranks) - 1)
        kinds = self.house.kinds.of_rank
        chances: dict[Pair, float] = {}
        for one, name in enumerate(SHOE_RANKS):
            mates = [SHOE_RANKS.index(other) for other in self.house.pair_ranks(name)]
            for other in mates:
                chance = ranks[one] * (ranks[other] - (one == other)) / total
                splits = self.house.splits(Card(name + "h"), Card(SHOE_RANKS[other] + "d"))
                low, high = sorted((kinds[one], kinds[other]))
                pair = Pair(low, high, splits, sum(ranks[mate] for mate in mates) - 2)
                if chance > 0:
                    chances[pair] = chances.get(pair, 0.0) + chance
        find = self.house.hands.find
        return [FirstPair(pair, find((pair.one, pair.other)), chance) for pair, chance in chances.items()]

    def _work_out(self) -> None:
        """Best play of every hand, with one pass over the dealer's ends."""
        roots = [roots_of(self.against, first.pair) for first in self.pairs]
        asked = [requests_of(some) for some in roots]
        whole = np.concatenate(self.levels)
        stands = self.against.stands([Request(whole, self.nothing), *(one for some in asked for one in some)])
        self.stands: Stands = stands[0]
        self.worths: Worths = self.against.play(self.levels, self.stands, self.nothing)
        rest = iter(stands[1:])
        self.plans: list[Plan] = [
            plan_of(self.against, first.pair, some, [next(rest) for _ in some])
            for first, some in zip(self.pairs, roots, strict=True)
        ]
        self.kept = self.worths.best.copy()
        if self.house.surrenders:
            playable = self.rows[~self.house.naturals[0][self.rows]]
            self.kept[playable] = np.maximum(self.kept[playable], SURRENDERED)

    def near(self, plan: Plan, first: FirstPair) -> bool:
        """Whether splitting could be the best that can be done with the pair."""
        once = sum(float(worths.best[root.row]) for root, worths in zip(plan.roots, plan.worths, strict=True))
        return once > float(self.worths.best[first.row]) - NEAR

    def best_value(self) -> float:
        """What a stake is worth against this upcard, played best, before the first two cards."""
        value = float((self.chances[self.rows] * self.kept[self.rows]).sum())
        wanted = [place for place, first in enumerate(self.pairs) if self.near(self.plans[place], first)]
        followed = follow(self.against, [(self.plans[place], self.plans[place].worths[0].action) for place in wanted])
        splits: dict[int, float] = {}
        for place, one in zip(wanted, followed, strict=True):
            first = self.pairs[place]
            splits[place] = max(self.split_values(one))
            value += first.chance * max(0.0, splits[place] - float(self.kept[first.row]))
        return value + self._insured()

    def split_values(self, followed: Followed) -> list[float]:
        """What a pair is worth, by the splits that are made at most."""
        return split_values(self.against, followed)

    def _insured(self) -> float:
        """What insurance adds where it is worth its price; nothing from a fresh shoe in most games."""
        if not self.house.insurable(self.against.upcard):
            return 0.0
        left = np.maximum(self.against.counts - self.house.hands.held[self.rows], 0)
        worth = 3 * left[:, self.against.partners].sum(axis=1) / left.sum(axis=1) - 1
        gained = np.maximum(worth, 0.0) * self.house.insurance[1]
        if not self.house.asks_insurance:
            # Whoever insures can't surrender any more.
            gained = np.maximum(gained + self.worths.best[self.rows] - self.kept[self.rows], 0.0)
        return float((self.chances[self.rows] * gained).sum())
