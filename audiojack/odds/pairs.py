"""Pairs against one upcard: what splitting brings, for several pairs of the same shoe at once.

A split hand is played as the same cards would be if they had been dealt (without what isn't allowed after a split):
one plan that looks at the hand's own cards alone. It is followed in the shoes that lack more and more pair cards,
which is all that counting second cards exactly needs (splits.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from audiojack.odds.against import HIT, STAND, Against, Request, Stands, Worths
from audiojack.odds.endings import Ints
from audiojack.odds.splits import Gone, SecondCards, shoes_needed


class Pair(NamedTuple):
    """Two cards that may be split: the kind of each, how often, and the cards left that would pair, by kind."""

    one: int
    other: int
    splits: int
    mates: tuple[tuple[int, int], ...]

    @property
    def kinds(self) -> tuple[int, ...]:
        """The kinds that pair."""
        return tuple(kind for kind, _ in self.mates)

    @property
    def starts(self) -> tuple[int, ...]:
        """The mates that hands may begin with: those of the pair, and all where it may be split again."""
        own = {self.kinds.index(self.one), self.kinds.index(self.other)}
        return tuple(range(len(self.mates))) if self.splits > 1 else tuple(sorted(own))


def plan_of(against: Against, worths: Worths, pair: Pair) -> Ints:
    """What each split hand does: the best of what it may do after a split, seen by its own cards alone.

    `worths` are those of dealt hands, which must hold all hands of two cards and more that the pair can begin.
    """
    house = against.house
    split_may_double = np.where(house.doubles[1], worths.double, -np.inf)
    actions = np.stack([worths.stand, worths.hit, split_may_double]).argmax(axis=0)
    actions[~house.playable] = STAND
    if house.closed(pair.one):
        actions[:-1][house.hands.size >= 2] = STAND
    for kind in pair.kinds:
        actions[house.hands.find((kind,))] = HIT
    return np.asarray(actions)


class _Shoe(NamedTuple):
    """One shoe for one first card of a hand: what is gone besides the hand, and the hands to ask about."""

    start: int
    gone: Gone
    request: Request


class Followed:
    """A pair whose hands are all played by these actions, in all shoes that its splits need."""

    def __init__(self, against: Against, pair: Pair, actions: Ints) -> None:
        self.against = against
        self.pair = pair
        self.actions = actions
        self._shoes = list(self._wanted())
        self.worth: dict[tuple[int, Gone], float] = {}
        self.paired: dict[tuple[int, int, Gone], float] = {}

    @property
    def requests(self) -> list[Request]:
        """The hands whose standing has to be known."""
        return [shoe.request for shoe in self._shoes]

    def _wanted(self) -> list[_Shoe]:
        found = []
        kinds = self.pair.kinds
        ends = {start: self._reached(start)[1] for start in self.pair.starts}
        for gone in shoes_needed(self.pair.splits, tuple(many for _, many in self.pair.mates)):
            missing = self.against.nothing_gone()
            np.add.at(missing, [self.pair.one, self.pair.other], 1)
            for kind, many in zip(kinds, gone, strict=True):
                missing[kind] += many
            for start in self.pair.starts:
                besides = missing.copy()
                besides[kinds[start]] -= 1
                if besides[kinds[start]] >= 0:
                    found.append(_Shoe(start, gone, Request(ends[start], besides)))
        return found

    def root(self, start: int) -> int:
        """The hand of one card that this mate begins."""
        return self.against.house.hands.find((self.pair.kinds[start],))

    def _reached(self, start: int) -> tuple[Ints, Ints]:
        return self.against.reached(self.root(start), self.actions)

    def fill(self, stands: Sequence[Stands]) -> None:
        """Plays the hands of every shoe, now that standing is known."""
        hands = self.against.house.hands
        levels = {start: hands.levels_of(self._reached(start)[0]) for start in self.pair.starts}
        for shoe, stand in zip(self._shoes, stands, strict=True):
            start, root = shoe.start, self.root(shoe.start)
            kind = self.pair.kinds[start]
            values = self.against.follow(levels[start], stand, shoe.request.gone, self.actions, split=kind)
            self.worth[start, shoe.gone] = float(values[root])
            for second, other in enumerate(self.pair.kinds):
                self.paired[start, second, shoe.gone] = float(values[hands.next[root][other]])

    @cached_property
    def cards(self) -> SecondCards:
        """The shoe of the pair as its second cards see it."""
        kinds = self.pair.kinds
        starts = (kinds.index(self.pair.one), kinds.index(self.pair.other))
        mates = tuple(many for _, many in self.pair.mates)
        return SecondCards(starts, int(self.against.counts.sum()) - 2, mates, self.worth, self.paired)

    @cached_property
    def values(self) -> list[float]:
        """What the pair is worth with one split at most, two, and so on: all its hands, in units of one stake."""
        values = [self.cards.value(splits) for splits in range(1, self.pair.splits + 1)]
        if not self.against.house.original_only:
            return values
        # A dealer's blackjack takes one stake of the box, however many hands there are and however they have ended
        # (CBJ-R20): all stakes but one come back.
        once = self._natural
        return [
            float(value + self._hands_at_natural(splits) - once) for splits, value in enumerate(values, start=1)
        ]

    @property
    def _natural(self) -> float:
        """The chance of a dealer's blackjack, the pair being gone."""
        own = np.bincount([self.pair.one, self.pair.other], minlength=len(self.against.counts))
        return self.against.natural(own)

    def _hands_at_natural(self, splits: int) -> float:
        """How many hands there will be on average, counted only where the dealer has a blackjack."""
        found = 0.0
        cards, counts = self.cards, self.against.counts
        kinds = self.pair.kinds
        own = np.bincount([self.pair.one, self.pair.other], minlength=len(counts))
        for kind in np.flatnonzero(self.against.partners):
            many = int(counts[kind] - own[kind])
            if many > 0:
                # The partner may be thought dealt first. Of its kind, only some may pair.
                mates = cards.mates[kinds.index(kind)] if kind in kinds else 0
                if mates:
                    found += mates * cards.without(kinds.index(kind)).hands(splits)
                if many > mates:
                    found += (many - mates) * cards.without(None).hands(splits)
        return found / cards.left

    def insured(self, price: float) -> list[float]:
        """`values` with insurance of this price for each hand of the box (SBJ-R14), in units of one stake."""
        return [
            float(value + price * (3 * self._hands_at_natural(splits) - self.cards.hands(splits)))
            for splits, value in enumerate(self.values, start=1)
        ]

    @property
    def value(self) -> float:
        """What the pair is worth with as many splits as are best."""
        return max(self.values)


def follow(against: Against, plans: Sequence[tuple[Pair, Ints]]) -> list[Followed]:
    """Each pair by its actions, in all shoes that its splits need; all of them in one go."""
    found = [Followed(against, pair, actions) for pair, actions in plans]
    every = [request for one in found for request in one.requests]
    stands = iter(against.stands(every) if every else ())
    for one in found:
        one.fill([next(stands) for _ in one.requests])
    return found
