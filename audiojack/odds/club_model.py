"""The club game of twenty-one worked out: stakes before the deal, two cards, at most three more, all opened at the end.

The banker knows how many cards each punter has bought, and that a silent hand may be over 21. Both answer each other's
last plan a few times over; hands at the table are worked out over the cards that their holder has not seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from audiojack.engine.hands import GOAL, casino_value
from audiojack.games.twenty_one.club import CARDS_DEALT, MOST_BOUGHT, Club
from audiojack.odds.hand_tree import Counts, HandTree, Node, Worths

ROUNDS = 5
OVER = GOAL + 1

DOUBLE = 2.0
"""What a dealt 21 and the banker's bust bring for a chip (OCV-R10, R15)."""

Finals = list[float]
"""The chance of each end of a hand: by points, and OVER."""


class Worth(NamedTuple):
    """What a hand is worth, by place in the tree: in all, drawing, and by points when standing."""

    best: Worths
    hit: Worths
    stand: tuple[float, ...]


class Against(NamedTuple):
    """What the hands against him bring a banker: by his points when he stands, and if he goes over."""

    stand: tuple[float, ...]
    over: float


class ClubModel:
    """The game under one set of options."""

    def __init__(self, rules: Club) -> None:
        self.rules = rules
        self.tree = HandTree(rules.pack, rules.count, casino_value, lambda cards: False, CARDS_DEALT + MOST_BOUGHT)
        self.whole = self.tree.pack
        self.punter_worth = lru_cache(maxsize=128)(self._punter_worth)
        self.banker_worth = lru_cache(maxsize=64)(self._banker_worth)
        self.curve = lru_cache(maxsize=256)(self._curve)
        self._settle()

    def _settle(self) -> None:
        """Both answer each other from a full pack; then what a chip staked brings a punter is known."""
        self.ends: dict[int, Finals] = {}
        self._draws = [node.size < CARDS_DEALT or node.points < 17 for node in self.tree.nodes]
        worth = 0.0
        for _ in range(ROUNDS):
            punter = self._punter_worth(self.whole, self._curve(self.whole), 0)
            self.ends = self._punter_ends(punter)
            worth = self._before_the_deal(punter)
            banker = self._banker_worth(self.whole, self.against([(1, -1)]), 0)
            self._draws = [
                node.size < CARDS_DEALT or (node.points < GOAL and banker.hit[place] > banker.stand[node.points])
                for place, node in enumerate(self.tree.nodes)
            ]
        self.worth = worth

    def _before_the_deal(self, punter: Worth) -> float:
        dealt = self.tree.dealt(self.whole, CARDS_DEALT)
        natural = sum(chance for place, chance in dealt.items() if self._is_natural(self.tree.nodes[place]))
        worth = sum(chance * punter.best[place] for place, chance in dealt.items())
        return worth * (1 - natural) - natural

    @staticmethod
    def _is_natural(node: Node) -> bool:
        return node.size == CARDS_DEALT and node.points == GOAL

    # --- the punter --------------------------------------------------------------------------------------

    def _punter_worth(self, pack: Counts, curve: tuple[float, ...], root: int) -> Worth:
        """What a punter's hands from `root` on are worth against a banker with this curve (the last: going over)."""

        def value(place: int, node: Node, hit: float) -> float:
            if self._is_natural(node):
                return DOUBLE
            if node.size < CARDS_DEALT:
                return hit
            return max(hit, curve[node.points]) if node.next else curve[node.points]

        return Worth(*self.tree.values(pack, curve[OVER], value, root), curve)

    def _punter_ends(self, worth: Worth) -> dict[int, Finals]:
        """How a punter's hands end who plays so, by the number of cards bought."""
        draws = [
            node.size < CARDS_DEALT or (bool(node.next) and worth.hit[place] > worth.stand[node.points])
            for place, node in enumerate(self.tree.nodes)
        ]
        ends = {bought: [0.0] * (OVER + 1) for bought in range(MOST_BOUGHT + 1)}
        dealt = self.tree.dealt(self.whole, CARDS_DEALT)
        for place, chance in self.tree.chances(self.whole, dealt, draws)[0].items():
            node = self.tree.nodes[place]
            if not self._is_natural(node):
                ends[node.size - CARDS_DEALT][node.points] += chance
        for bought in range(1, MOST_BOUGHT + 1):
            ends[bought][OVER] = self._goes_over(dealt, draws, bought)
        return ends

    def _goes_over(self, dealt: Mapping[int, float], draws: Sequence[bool], bought: int) -> float:
        """The chance of going over with just this bought card."""
        before, after = (
            self.tree.chances(
                self.whole,
                dealt,
                [draw and node.size < CARDS_DEALT + most for draw, node in zip(draws, self.tree.nodes, strict=True)],
            )[1]
            for most in (bought - 1, bought)
        )
        return after - before

    # --- the banker --------------------------------------------------------------------------------------

    def against(self, hands: Sequence[tuple[int, int]]) -> Against:
        """What hands given as (stake, cards bought; -1 for any) bring the banker, in chips."""
        stand = [0.0] * (GOAL + 1)
        over = 0.0
        for stake, bought in hands:
            finals = self._finals(bought)
            below = finals[OVER]
            above = sum(finals[: GOAL + 1])
            over -= DOUBLE * stake * above
            for points in range(GOAL + 1):
                above -= finals[points]
                stand[points] += stake * (below - above)
                below += finals[points]
        return Against(tuple(stand), over)

    def _finals(self, bought: int) -> Finals:
        found = self.ends.get(bought)
        if found is None or sum(found) < 1e-9:
            found = [sum(chances) for chances in zip(*self.ends.values(), strict=True)]
        whole = sum(found)
        return [chance / whole for chance in found]

    def _banker_worth(self, pack: Counts, against: Against, root: int) -> Worth:
        """What a banker's hands from `root` on are worth."""

        def value(place: int, node: Node, hit: float) -> float:
            if node.size < CARDS_DEALT:
                return hit
            return max(hit, against.stand[node.points]) if node.next else against.stand[node.points]

        return Worth(*self.tree.values(pack, against.over, value, root), against.stand)

    def _curve(self, pack: Counts) -> tuple[float, ...]:
        """What a punter's stake brings by his points (the last: over), if the banker was not dealt 21."""
        dealt = self.tree.dealt(pack, CARDS_DEALT)
        start = {place: chance for place, chance in dealt.items() if not self._is_natural(self.tree.nodes[place])}
        ended, bust = self.tree.chances(pack, start, self._draws)
        finals = [0.0] * (GOAL + 1)
        for place, chance in ended.items():
            finals[self.tree.nodes[place].points] += chance
        whole = sum(finals) + bust
        below, above = 0.0, sum(finals)
        curve = []
        for points in range(GOAL + 1):
            above -= finals[points]
            curve.append((DOUBLE * bust + below - above) / whole)
            below += finals[points]
        return (*curve, bust / whole - 1)
