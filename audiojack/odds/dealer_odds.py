"""What a dealer without a hole card comes to from an upcard, exactly, for a pack given as counts of ten values.

The ways to draw depend only on the upcard and on where the dealer stops. They are laid out once as a list of steps
between sets of cards; then each pack costs one walk along the list. Counts may be fractions, as in an average pack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from audiojack.engine.cards import Card
from audiojack.engine.hands import GOAL, Total

BUST = GOAL + 1
VALUES = 10
"""Card values in order: ace (1) at index 0, then 2 to 9, and 10 with the pictures at index 9."""

Pack = Sequence[float]


Step = tuple[int, int, int]
"""`to`, value index, and how many of this value were drawn before. `to` numbers a place in the next layer or, below
zero, is -1 - total of a hand that is finished. Cards that bust are left out: their chance is what the others leave.
"""


class Steps(NamedTuple):
    """The ways of drawing after one upcard: for each layer the steps from each of its places."""

    layers: tuple[tuple[tuple[Step, ...], ...], ...]


def best(low: int, ace: bool) -> Total:
    """The total of cards that count `low` with every ace as 1."""
    return Total(low + 10, True) if ace and low + 10 <= GOAL else Total(low, False)


def drawing_totals(draws: Callable[[Total], bool]) -> frozenset[Total]:
    """The totals on which a dealer draws: all that distinguishes one dealer from another."""
    totals = [Total(points, soft) for points in range(2, GOAL + 1) for soft in (False, True)]
    return frozenset(total for total in totals if draws(total))


@lru_cache(maxsize=128)
def dealer_steps(upcard: int, drawing: frozenset[Total]) -> Steps:
    """The ways of drawing after an upcard of this value (1 for the ace)."""
    layer: dict[tuple[int, ...], int] = {(0,) * VALUES: upcard}
    layers: list[tuple[tuple[Step, ...], ...]] = []
    while layer:
        following: dict[tuple[int, ...], int] = {}
        places: dict[tuple[int, ...], int] = {}
        nodes: list[tuple[Step, ...]] = []
        for drawn, low in layer.items():
            steps: list[Step] = []
            for index in range(min(VALUES, GOAL - low)):
                cards = (*drawn[:index], drawn[index] + 1, *drawn[index + 1 :])
                total = best(low + index + 1, upcard == 1 or cards[0] > 0)
                if total in drawing:
                    following[cards] = low + index + 1
                    target = places.setdefault(cards, len(places))
                else:
                    target = -1 - total.points
                steps.append((target, index, drawn[index]))
            nodes.append(tuple(steps))
        layers.append(tuple(nodes))
        layer = following
    return Steps(tuple(layers))


def dealer_totals(steps: Steps, pack: Pack) -> list[float]:
    """The chance of each final total: index 17 means 17 points, BUST over 21. A blackjack is within 21."""
    left = sum(pack)
    result = [0.0] * (BUST + 1)
    chances = [1.0]
    for layer, after in zip(steps.layers, (*steps.layers[1:], ()), strict=True):
        following = [0.0] * len(after)
        for node, chance in zip(layer, chances, strict=True):
            share = chance / left
            for target, index, before in node:
                count = pack[index] - before
                if count > 0:
                    if target < 0:
                        result[-1 - target] += share * count
                    else:
                        following[target] += share * count
        chances = following
        left -= 1
        if left <= 0:
            break
    result[BUST] = 1.0 - sum(result)
    return result


def pack_counts(cards: Sequence[Card], value: Callable[[Card], int]) -> list[float]:
    """The pack as counts of the ten values."""
    counts = [0.0] * VALUES
    for card in cards:
        counts[value(card) - 1] += 1
    return counts
