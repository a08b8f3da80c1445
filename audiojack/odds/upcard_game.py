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
from audiojack.odds.pairs import Followed, Pair, follow, plan_of

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
        shoe = self.against.shoe
        ranks = shoe.ranks
        total = sum(ranks) * (sum(ranks) - 1)
        chances: dict[Pair, float] = {}
        for one, name in enumerate(SHOE_RANKS):
            mates = [SHOE_RANKS.index(other) for other in self.house.pair_ranks(name)]
            for other in mates:
                chance = ranks[one] * (ranks[other] - (one == other)) / total
                if chance > 0:
                    pair = self._pair(Card(name + "h"), Card(SHOE_RANKS[other] + "d"))
                    chances[pair] = chances.get(pair, 0.0) + chance
        find = self.house.hands.find
        return [FirstPair(pair, find((pair.one, pair.other)), chance) for pair, chance in chances.items()]

    def _pair(self, one: Card, other: Card) -> Pair:
        low, high = sorted((self.house.kinds.kind(one), self.house.kinds.kind(other)))
        rest = self.against.shoe.without((one, other))
        return Pair(low, high, self.house.splits(one, other), self.house.mates(one, rest))

    def _work_out(self) -> None:
        """Best play of every hand, and what one split of each pair is worth."""
        whole = np.concatenate(self.levels)
        self.stands: Stands = self.against.stands([Request(whole, self.nothing)])[0]
        self.worths: Worths = self.against.play(self.levels, self.stands, self.nothing)
        self.plans: list[Ints] = [plan_of(self.against, self.worths, first.pair) for first in self.pairs]
        once = [(first.pair._replace(splits=1), plan) for first, plan in zip(self.pairs, self.plans, strict=True)]
        self.once: list[float] = [one.cards.value(1) for one in follow(self.against, once)]
        self.kept = self.worths.best.copy()
        if self.house.surrenders:
            playable = self.rows[~self.house.naturals[0][self.rows]]
            self.kept[playable] = np.maximum(self.kept[playable], SURRENDERED)

    def near(self, place: int) -> bool:
        """Whether splitting could be the best that can be done with this pair."""
        return self.once[place] > float(self.worths.best[self.pairs[place].row]) - NEAR

    def best_value(self) -> float:
        """What a stake is worth against this upcard, played best, before the first two cards."""
        insurance, insured = self._insured()
        best = np.maximum(self.kept[self.rows], insured)
        value = float((self.chances[self.rows] * best).sum())
        by_row = dict(zip(self.rows.tolist(), zip(insurance, best, strict=True), strict=True))
        near = [place for place in range(len(self.pairs)) if self.near(place)]
        followed = follow(self.against, [(self.pairs[place].pair, self.plans[place]) for place in near])
        for place, one in zip(near, followed, strict=True):
            first = self.pairs[place]
            insured_by, otherwise = by_row[first.row]
            value += first.chance * max(0.0, self._split(one, insured_by) - otherwise)
        return value

    def _split(self, followed: Followed, insurance: float) -> float:
        """What a pair is worth if it is split, with insurance where that is worth its price."""
        if insurance <= 0:
            return followed.value
        price = self.house.insurance[1]
        if self.house.asks_insurance:
            return followed.value + price * insurance
        return max(followed.value, *followed.insured(price))

    def _insured(self) -> tuple[Floats, Floats]:
        """By first hand: what a chip of insurance is worth, and the hand's worth with all that it is worth to insure.

        From a fresh shoe insurance is worth its price in no game; then a hand is worth no more than before.
        """
        if not self.house.insurable(self.against.upcard):
            return np.zeros(len(self.rows)), np.full(len(self.rows), -np.inf)
        left = np.maximum(self.against.counts - self.house.hands.held[self.rows], 0)
        worth = 3 * left[:, self.against.partners].sum(axis=1) / np.maximum(left.sum(axis=1), 1) - 1
        # Whoever insures can't surrender any more where both are actions of one's turn (SBJ-R14, R15).
        without = self.kept if self.house.asks_insurance else self.worths.best
        return worth, without[self.rows] + np.maximum(worth, 0.0) * self.house.insurance[1]
