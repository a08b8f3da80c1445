"""The best total-dependent strategy of a casino game under its very table options, worked out and not typed in.

For each upcard the worth of every action is computed from the pack without the cards that such a hand holds on average:
the dealer's totals exactly, then hands from the highest down. What was found is a chart, looked up ever after.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

from audiojack.engine.cards import PACK_52, Card
from audiojack.engine.casino import Casino
from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.commands import Action
from audiojack.engine.hands import casino_value, count_casino
from audiojack.games.registry import game as find_game
from audiojack.odds.casino_probe import Probe
from audiojack.odds.casino_values import Chart, Worth, work_out

_REMEMBERED = 1 << 10


class BasicStrategy:
    """The chart of one game under one set of options: `BasicStrategy(rules).action(cards, upcard, legal)`.

    Each upcard is worked out when it is first asked for (some milliseconds); after that an answer is one look into a
    dictionary, fit for simulations. `rules` is the game's CasinoRules, for instance `BlekDzek(options)`.
    """

    def __init__(self, rules: CasinoRules) -> None:
        self.probe = Probe(rules)
        self._charts: dict[tuple[int, float], Chart] = {}
        self._answers: dict[tuple[Any, ...], Action] = {}

    def action(self, cards: tuple[Card, ...], upcard: Card, legal: Collection[Action]) -> Action:
        """The best of the `legal` actions (give a tuple) for a hand against the dealer's upcard.

        Insurance is taken only where it wins more than it costs. Raises ValueError if nothing fits the hand.
        """
        key = (cards, upcard, legal)
        found = self._answers.get(key)
        if found is None:
            if len(self._answers) >= _REMEMBERED:
                self._answers.clear()
            found = self._answers[key] = self._work(cards, upcard, legal)
        return found

    def ranking(self, cards: tuple[Card, ...], upcard: Card, pair: bool = False) -> tuple[Worth, ...]:
        """Every action that a hand of this total could have, the best first; `pair` where it could be split."""
        chart = self._chart(upcard)
        if pair:
            return chart.pairs[casino_value(cards[0])]
        total = count_casino(cards)
        low = total.points - 10 if total.soft else total.points
        cells = chart.later if len(cards) > 2 else chart.first
        return cells[low, total.soft]

    def insures(self, cards: tuple[Card, ...], upcard: Card) -> bool:
        """Whether a chip of insurance, paid 2:1, is worth more than it costs with these cards unseen by the dealer."""
        value, share = self.probe.natural_share(upcard)
        pack = list(self.probe.pack)
        for card in (*cards, upcard):
            pack[casino_value(card) - 1] -= 1
        return 3 * share * pack[value - 1] / sum(pack) > 1

    def work_out_all(self) -> None:
        """Work out every upcard now."""
        for upcard in PACK_52:
            self._chart(upcard)

    def _work(self, cards: tuple[Card, ...], upcard: Card, legal: Collection[Action]) -> Action:
        if "insure" in legal and self.insures(cards, upcard):
            return "insure"
        if count_casino(cards).points == 21:
            return "stand"
        pair = "split" in legal and self.probe.is_pair(cards)
        for worth in self.ranking(cards, upcard, pair):
            if worth.action in legal:
                return worth.action
        raise ValueError(f"no action for {cards} among {legal}")

    def _chart(self, upcard: Card) -> Chart:
        key = (casino_value(upcard), self.probe.natural_share(upcard)[1])
        chart = self._charts.get(key)
        if chart is None:
            chart = self._charts[key] = work_out(self.probe, upcard)
        return chart


@lru_cache(maxsize=64)
def book_for(game: str, options: tuple[tuple[str, Any], ...]) -> BasicStrategy:
    """The strategy for a game's id and its options (sorted pairs), remembered."""
    decider = find_game(game).decider(dict(options))
    if not isinstance(decider, Casino):
        raise TypeError(f"{game} has no dealer")
    return BasicStrategy(decider.rules)
