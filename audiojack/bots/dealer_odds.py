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


class Steps(NamedTuple):
    """The ways of drawing after one upcard: layer after layer, (from, to, value index, of it drawn before).

    `to` numbers a place in the next layer, or, below zero, -1 - total for a hand that is finished.
    """

    layers: tuple[tuple[tuple[int, int, int, int], ...], ...]
    widths: tuple[int, ...]


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
    layer: dict[tuple[int, ...], int] = {(0,) * VALUES: 0}
    layers: list[tuple[tuple[int, int, int, int], ...]] = []
    widths = [1]
    while layer:
        following: dict[tuple[int, ...], int] = {}
        steps: list[tuple[int, int, int, int]] = []
        for drawn, place in layer.items():
            for index in range(VALUES):
                cards = (*drawn[:index], drawn[index] + 1, *drawn[index + 1 :])
                low = upcard + sum((i + 1) * count for i, count in enumerate(cards))
                total = best(low, upcard == 1 or cards[0] > 0)
                if total in drawing:
                    target = following.setdefault(cards, len(following))
                else:
                    target = -1 - min(total.points, BUST)
                steps.append((place, target, index, drawn[index]))
        layers.append(tuple(steps))
        widths.append(len(following))
        layer = following
    return Steps(tuple(layers), tuple(widths))


def dealer_totals(steps: Steps, pack: Pack) -> list[float]:
    """The chance of each final total: index 17 means 17 points, BUST over 21. A blackjack is within 21."""
    left = sum(pack)
    result = [0.0] * (BUST + 1)
    chances = [1.0]
    for layer, width in zip(steps.layers, steps.widths[1:], strict=True):
        following = [0.0] * width
        share = 1.0 / left if left > 0 else 0.0
        for place, target, index, before in layer:
            count = pack[index] - before
            if count <= 0:
                continue
            chance = chances[place] * count * share
            if target < 0:
                result[-1 - target] += chance
            else:
                following[target] += chance
        chances = following
        left -= 1
    return result


def pack_counts(cards: Sequence[Card], value: Callable[[Card], int]) -> list[float]:
    """The pack as counts of the ten values."""
    counts = [0.0] * VALUES
    for card in cards:
        counts[value(card) - 1] += 1
    return counts
