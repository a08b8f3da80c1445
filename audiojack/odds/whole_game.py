"""What a whole round is worth from a shoe: played best, and by the best chart of totals.

One player, one box, a fresh shoe or any other. Upcards are worked out one by one, so that the long work can be told
of, and stopped, in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from audiojack.engine.cards import Card
from audiojack.odds.chart import Column, column_of
from audiojack.odds.house import House, upcard_ranks
from audiojack.odds.kinds import Shoe
from audiojack.odds.upcard_game import UpcardGame

Progress = Callable[[int, int], None]
"""Told how many upcards are done, of how many."""


class GameOdds(NamedTuple):
    """The worth of a round in units of the stake, and the chart by upcard rank."""

    ev: float
    ev_chart: float
    chart: dict[str, Column]

    @property
    def house_edge(self) -> float:
        """What the house wins of a stake that is played best; negative where the player is the favourite."""
        return -self.ev


def work_out(house: House, progress: Progress = lambda done, of: None, shoe: Shoe | None = None) -> GameOdds:
    """A round at this table from a fresh shoe, or from this one; upcards that it has not are missing in the chart."""
    shoe = house.shoe if shoe is None else shoe
    groups = _groups(house, shoe)
    best = by_chart = 0.0
    chart: dict[str, Column] = {}
    total = sum(shoe.ranks)
    for done, ranks in enumerate(groups):
        progress(done, len(groups))
        chance = sum(shoe.of(other) for other in ranks) / total
        game = UpcardGame(house, Card(ranks[0] + "h"), shoe)
        best += chance * game.best_value()
        column = column_of(game)
        by_chart += chance * column.value
        chart.update(dict.fromkeys(ranks, column))
    progress(len(groups), len(groups))
    return GameOdds(float(best), float(by_chart), chart)


def _groups(house: House, shoe: Shoe) -> list[tuple[str, ...]]:
    """The upcards that are left, those alike together: of the same number too, for pairs may go by rank."""
    found: dict[tuple[int, int], list[str]] = {}
    for place, (_, ranks) in enumerate(upcard_ranks(house)):
        for name in ranks:
            if shoe.of(name):
                found.setdefault((place, shoe.of(name)), []).append(name)
    return [tuple(names) for names in found.values()]
