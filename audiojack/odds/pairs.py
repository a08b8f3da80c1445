"""Pairs against one upcard: what splitting brings, for several pairs of the same shoe at once.

A first pass finds each pair's plan with both pair cards gone; a second follows that plan in the shoes that lack more
pair cards, which is all that counting second cards exactly needs (splits.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from audiojack.odds.against import DOUBLE, HIT, STAND, Against, Request, Stands, Worths
from audiojack.odds.endings import Floats, Ints
from audiojack.odds.splits import SecondCards, shoes_needed


class Pair(NamedTuple):
    """Two cards that may be split: the kind of each, how often, and how many cards left would pair with them."""

    one: int
    other: int
    splits: int
    same: int


class Root(NamedTuple):
    """One card of a pair as the start of a hand: its row, all hands that can come from it, what else is missing."""

    kind: int
    row: int
    rows: Ints
    gone: Ints

    @property
    def whole(self) -> Ints:
        """The hands of two cards and more."""
        return np.asarray(self.rows[self.rows != self.row])


class Plan(NamedTuple):
    """A pair's way of play: the worth of its hands with both pair cards gone."""

    pair: Pair
    roots: tuple[Root, ...]
    worths: tuple[Worths, ...]
    stands: tuple[Stands, ...]


def roots_of(against: Against, pair: Pair) -> tuple[Root, ...]:
    """The hands that a pair begins; one where both cards are of a kind."""
    hands = against.house.hands
    found = []
    for kind, missing in ((pair.one, pair.other), (pair.other, pair.one)):
        row = hands.find((kind,))
        gone = against.nothing_gone()
        gone[missing] += 1
        rows = hands.from_hand(row)
        if against.house.closed(kind):
            rows = rows[hands.size[rows] <= 2]
        found.append(Root(kind, row, rows, gone))
        if pair.one == pair.other:
            break
    return tuple(found)


def requests_of(roots: Sequence[Root]) -> list[Request]:
    """The hands whose standing a plan asks for."""
    return [Request(root.whole, root.gone) for root in roots]


def plan_of(against: Against, pair: Pair, roots: tuple[Root, ...], stands: Sequence[Stands]) -> Plan:
    """The best plan for hands of this pair."""
    levels = against.house.hands.levels_of
    worths = tuple(
        against.play(levels(root.rows), stand, root.gone, split=root.kind)
        for root, stand in zip(roots, stands, strict=True)
    )
    return Plan(pair, roots, worths, tuple(stands))


class Followed(NamedTuple):
    """A plan followed by these actions in the shoes that lack more and more pair cards."""

    plan: Plan
    actions: Ints
    worth: tuple[float, ...]
    paired: tuple[float, ...]


def follow(against: Against, plans: Sequence[tuple[Plan, Ints]]) -> list[Followed]:
    """Each plan (with the actions of its first root) in all shoes that its splits need."""
    asked: list[list[Request]] = [_more_shoes(against, plan, actions) for plan, actions in plans]
    every = [request for requests in asked for request in requests]
    stands = iter(against.stands(every) if every else ())
    found = []
    for (plan, actions), requests in zip(plans, asked, strict=True):
        worth, paired = _here(against, plan, actions)
        root = plan.roots[0]
        rows, _ = against.reached(root.row, actions)
        levels = against.house.hands.levels_of(rows)
        twice = against.house.hands.next[root.row][root.kind]
        for request in requests:
            values = against.follow(levels, next(stands), request.gone, actions, split=root.kind)
            worth.append(float(values[root.row]))
            paired.append(float(values[twice]))
        found.append(Followed(plan, actions, tuple(worth), tuple(paired)))
    return found


def _here(against: Against, plan: Plan, actions: Ints) -> tuple[list[float], list[float]]:
    root = plan.roots[0]
    rows, _ = against.reached(root.row, actions)
    levels = against.house.hands.levels_of(rows)
    values = against.follow(levels, plan.stands[0], root.gone, actions, split=root.kind)
    twice = against.house.hands.next[root.row][root.kind]
    return [float(values[root.row])], [float(values[twice])]


def _more_shoes(against: Against, plan: Plan, actions: Ints) -> list[Request]:
    """One request for each number of further pair cards gone; none for a pair of two kinds."""
    if len(plan.roots) > 1:
        return []
    root = plan.roots[0]
    _, ends = against.reached(root.row, actions)
    requests = []
    for more in range(1, min(shoes_needed(plan.pair.splits), plan.pair.same + 1)):
        gone = root.gone.copy()
        gone[root.kind] += more
        requests.append(Request(ends, gone))
    return requests


def second_cards(against: Against, followed: Followed) -> SecondCards:
    """The shoe of a pair as its second cards see it."""
    left = int(against.counts.sum()) - 2
    return SecondCards(left, followed.plan.pair.same, followed.worth, followed.paired)


def split_values(against: Against, followed: Followed) -> list[float]:
    """What the pair is worth with one split at most, two, and so on: all its hands, in units of one stake."""
    plan = followed.plan
    if len(plan.roots) > 1:
        return [float(sum(worths.best[root.row] for root, worths in zip(plan.roots, plan.worths, strict=True)))]
    cards = second_cards(against, followed)
    values = [cards.value(splits) for splits in range(1, plan.pair.splits + 1)]
    if not against.house.original_only or not against.natural(against.nothing_gone()):
        return values
    one, two = _unbroken(against, followed)
    return [value - _taken(cards, splits, one, two) for splits, value in enumerate(values, start=1)]


# --- a dealer's blackjack that takes the original stake only -----------------------------------------------


def _taken(cards: SecondCards, splits: int, one: float, two: float) -> float:
    """The chance that no hand went over and the dealer has a blackjack: then one stake is lost.

    Exact for two hands; each further one is taken to go over as rarely as the second did beside the first.
    """
    total = 0.0
    for end in cards.endings(splits):
        hands = end.others + end.any
        total += end.chance * two * (two / one) ** (hands - 2) if one else 0.0
    return total


def _unbroken(against: Against, followed: Followed) -> tuple[float, float]:
    """The chance of a dealer's blackjack while one hand, and while both of two hands, did not go over."""
    root = followed.plan.roots[0]
    rows, orders = _orders(against, root.row, followed.actions)
    drawn = against.house.hands.held[rows] - against.house.hands.held[root.row]
    shoe = against.counts.copy()
    shoe[root.kind] -= 2
    one = float((orders * _chance(drawn, shoe, against)).sum())
    two = 0.0
    for place, many in enumerate(orders):
        two += many * float((orders * _chance(drawn + drawn[place], shoe, against)).sum())
    return one, two


def _chance(drawn: Ints, shoe: Ints, against: Against) -> Floats:
    """That these cards come in one order and the dealer's second card makes a blackjack."""
    sizes = drawn.sum(axis=1)
    ways = np.ones(len(drawn))
    for kind, count in enumerate(shoe):
        ways *= _in_order(int(count), drawn[:, kind])
    left = int(shoe.sum())
    rest = np.maximum(shoe - drawn, 0)
    return np.asarray(ways / _in_order(left, sizes) * rest[:, against.partners].sum(axis=1) / (left - sizes))


def _in_order(count: int, taken: Ints) -> Floats:
    """The ways to take so many cards of `count` in order."""
    left = np.maximum(count - np.arange(int(taken.max(initial=0))), 0)
    return np.asarray(np.concatenate([[1.0], np.cumprod(left, dtype=np.float64)])[taken])


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
