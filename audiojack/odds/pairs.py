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

from audiojack.odds.against import DOUBLE, HIT, STAND, Against, Request, Stands, Worths
from audiojack.odds.endings import Floats, Ints
from audiojack.odds.splits import Gone, SecondCards, shoes_needed
from audiojack.odds.unbroken import Sets, added, chance, sets_of


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
        if not self.against.house.original_only or not self.against.natural(self.against.nothing_gone()):
            return values
        taken = Taken(self)
        return [float(value - taken.chance(splits)) for splits, value in enumerate(values, start=1)]

    def insured(self, price: float) -> list[float]:
        """`values` with insurance of this price for each hand of the box (SBJ-R14), in units of one stake."""
        found = []
        cards, counts = self.cards, self.against.counts
        kinds = self.pair.kinds
        own = np.bincount([self.pair.one, self.pair.other], minlength=len(counts))
        for splits, value in enumerate(self.values, start=1):
            paid = 0.0
            for kind in np.flatnonzero(self.against.partners):
                many = int(counts[kind] - own[kind])
                if many > 0:
                    # The partner may be thought dealt first. Of its kind, only some may pair.
                    mates = cards.mates[kinds.index(kind)] if kind in kinds else 0
                    if mates:
                        paid += mates * cards.without(kinds.index(kind)).hands(splits)
                    if many > mates:
                        paid += (many - mates) * cards.without(None).hands(splits)
            found.append(float(value + price * (3 * paid / cards.left - cards.hands(splits))))
        return found

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


# --- a dealer's blackjack that takes the original stake only -----------------------------------------------


class Taken:
    """How often no hand went over and the dealer has a blackjack: then a box loses its one original stake (CBJ-R20)."""

    def __init__(self, followed: Followed) -> None:
        self.followed = followed
        against, pair = followed.against, followed.pair
        self.counts: Ints = against.counts.copy()
        np.subtract.at(self.counts, [pair.one, pair.other], 1)
        every, paired = self._drawn()
        self._any = every
        self._other = added([(1.0, every), (-1.0, paired)])
        self._two: dict[tuple[int, int], Sets] = {}

    def _drawn(self) -> tuple[Sets, Sets]:
        """What a hand that isn't bust has drawn: any, and those whose second card pairs."""
        against, pair = self.followed.against, self.followed.pair
        hands = against.house.hands
        root = self.followed.root(0)
        twice = int(hands.next[root][pair.one])
        found = []
        for start in (root, twice):
            rows, orders = _orders(against, start, self.followed.actions)
            found.append(sets_of(hands.held[rows] - hands.held[root], orders))
        return found[0], found[1]

    def chance(self, splits: int) -> float:
        """With so many splits at most."""
        ways: dict[int, dict[tuple[int, int], int]] = {}
        for end in self.followed.cards.endings(splits):
            place = (len(end.others), len(end.any))
            some = ways.setdefault(sum(end.again), {})
            some[place] = some.get(place, 0) + 1
        return sum(self._together(again, places) for again, places in ways.items())

    def _together(self, again: int, places: dict[tuple[int, int], int]) -> float:
        """Those endings that split so many pair cards again (all of them have equally many hands)."""
        # `again` cards and the dealer's blackjack may be thought dealt first.
        counts, pair = self.counts.copy(), self.followed.pair
        mates = self.followed.cards.mates[0]
        times, mate = 1.0, mates
        for _ in range(again):
            times *= mate / counts.sum()
            counts[pair.one] -= 1
            mate -= 1
        total = 0.0
        hands = sum(next(iter(places)))
        for partner in np.flatnonzero(self.followed.against.partners):
            if counts[partner] <= 0:
                continue
            rest = counts.copy()
            rest[partner] -= 1
            total += counts[partner] / counts.sum() * self._drawing(hands, places, rest)
        return times * total

    def _drawing(self, hands: int, places: dict[tuple[int, int], int], counts: Ints) -> float:
        """All hands draw from a shoe of these counts and none goes over."""
        # Hands that are alike in all endings make the one side, the rest of each ending the other.
        apart = hands // 2
        if all(any_ >= apart for _, any_ in places):
            one = self._of(0, apart)
            rest = [(float(many), self._of(others, any_ - apart)) for (others, any_), many in places.items()]
            return chance(one, added(rest), counts)
        total = 0.0
        for (others, any_), many in places.items():
            first = min(others, apart)
            one = self._of(first, apart - first)
            total += many * chance(one, self._of(others - first, any_ - apart + first), counts)
        return total

    def _of(self, others: int, any_: int) -> Sets:
        """What one or two hands draw together."""
        if others + any_ == 1:
            return self._other if others else self._any
        if (others, any_) not in self._two:
            one = self._other if others else self._any
            other = self._other if others > 1 else self._any
            self._two[others, any_] = one.beside(other)
        return self._two[others, any_]


def _orders(against: Against, root: int, actions: Ints) -> tuple[Ints, Floats]:
    """Where hands end that are played so, and in how many orders their cards can come."""
    hands = against.house.hands
    rows, ends = against.reached(root, actions)
    arriving = np.zeros(hands.over + 1)
    ended = np.zeros(hands.over + 1)
    arriving[root] = 1.0
    for level in reversed(hands.levels_of(rows)):
        for row in level:
            if actions[row] == STAND:
                ended[row] += arriving[row]
            elif actions[row] == HIT:
                np.add.at(arriving, hands.next[row], arriving[row])
            elif actions[row] == DOUBLE:
                np.add.at(ended, hands.next[row], arriving[row])
    return ends, ended[ends]


