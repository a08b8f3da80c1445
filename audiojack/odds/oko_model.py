"""Oko worked out: what standing, drawing and returning are worth to punter and banker, under any table options.

Punter and banker answer each other: each plays best against the other's last plan, a few times over, from a full pack.
With the plans known, a hand at the table is worked out exactly over the cards that its holder has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from audiojack.engine.cards import SANTAL, Card, is_picture, rank
from audiojack.engine.hands import GOAL
from audiojack.engine.table import OptionValue
from audiojack.games.oko import Oko
from audiojack.odds.hand_tree import Counts, HandTree, Node, Worths

ROUNDS = 4
"""How often punter and banker answer each other; the plans no longer change then."""

RETURNS = 3
"""How often the worth of a new first card is refined: returning it again is ever less likely."""

Curve = list[float]
"""What a punter's stake brings who stands, by his points."""

NO_CARD = -1

Value = Callable[[int, Node, float], float]


class PunterWorth(NamedTuple):
    """What a punter's stake is worth by hand (place in the tree): in all, if he draws, if he stands, if he returns."""

    best: Worths
    hit: Worths
    stand: Curve
    back: float


class BankerWorth(NamedTuple):
    """What the stakes against him are worth to the banker, by hand, by points when standing, and with a new card."""

    best: Worths
    hit: Worths
    stand: Curve
    back: float


class OkoModel:
    """The game under one set of options."""

    def __init__(self, rules: Oko, options: Mapping[str, OptionValue]) -> None:
        self.rules = rules
        self.options = options
        self.count = rules.count
        self.tree = HandTree(rules.pack, rules.count, self._kind, self.is_royal)
        self.whole = self.tree.pack
        self._returns = [self._may_return(node) for node in self.tree.nodes]
        self._seven = [self._is_lone(node, "7") and bool(options["exchange_seven"]) for node in self.tree.nodes]
        self._royal = float(options["royal_pays"])
        self._single = bool(options["stand_on_one_card"])
        self.promises: tuple[tuple[float, float], ...] = ()
        """The chance of each first card and, later, of each good moment for a raise, and what a chip then brings."""
        self.start = 0.0
        """What a chip is worth to a punter that he stakes whatever his first card is."""
        self._settle()
        self.punter_worth = lru_cache(maxsize=128)(self._punter_worth)
        self.dealer_curve = lru_cache(maxsize=512)(self._curve)
        self.banker_worth = lru_cache(maxsize=64)(self._banker_worth)

    # --- the game's hands --------------------------------------------------------------------------------

    def is_royal(self, cards: tuple[Card, ...]) -> bool:
        """Whether the hand wins as a royal (OKO-R20)."""
        return self.rules.special(cards) == "royal"

    def _kind(self, card: Card) -> tuple[str, int]:
        name = "picture" if is_picture(card) else card if card == SANTAL else rank(card)
        return name, self.count((card,)).points

    def _cards(self, node: Node) -> tuple[Card, ...]:
        return tuple(card for card, many in zip(self.tree.samples, node.held, strict=True) for _ in range(many))

    def _is_lone(self, node: Node, name: str) -> bool:
        return node.size == 1 and rank(self._cards(node)[0]) == name

    def _may_return(self, node: Node) -> bool:
        """Fifteen, and five pictures."""
        return node.size > 1 and not node.special and self.rules.whole_exchange(self._cards(node)) is not None

    # --- the punter --------------------------------------------------------------------------------------

    def _punter_worth(self, pack: Counts, curve: tuple[float, ...]) -> PunterWorth:
        """What a punter's hands are worth with this pack against a banker with this curve."""
        back = 0.0
        worths: Worths = ()
        hits: Worths = ()
        stand = list(curve)
        for _ in range(RETURNS):
            worths, hits = self.tree.values(pack, -1.0, self._value(stand, back, self._royal, stand[GOAL]))
            back = self._new_card(pack, worths)
        return PunterWorth(worths, hits, stand, back)

    def _value(self, stand: Sequence[float], back: float, royal: float, full: float) -> Value:
        """The best of drawing, standing and returning, for either side; `royal` and `full` (21) end a turn."""

        def value(place: int, node: Node, hit: float) -> float:
            if node.special:
                return royal
            if node.points == GOAL:
                return full
            if node.size < 2:
                best = max(hit, stand[node.points]) if self._single and node.size else hit
                return max(best, back) if self._seven[place] else best
            best = max(hit, stand[node.points])
            return max(best, back) if self._returns[place] else best

        return value

    def _new_card(self, pack: Counts, worths: Sequence[float]) -> float:
        """The worth of a new first card; after a seven an eight may go back too, which counts for little here."""
        return sum(chance * worths[place] for place, chance in self.tree.dealt(pack).items())

    def _raises(self, worth: PunterWorth) -> list[tuple[float, float]]:
        """How often a punter comes to a hand with which he draws and would stake more, and what a chip more brings."""
        if not self.options["raise"]:
            return []
        met = self.tree.arrivals(self.whole, self.tree.dealt(self.whole), self._punter_draws(worth))
        return [
            (met[place], worth.hit[place])
            for place, node in enumerate(self.tree.nodes)
            if node.size > 1 and node.next and worth.hit[place] > max(0.0, worth.stand[node.points])
        ]

    def _punter_draws(self, worth: PunterWorth) -> list[bool]:
        return [
            worth.hit[place] > worth.stand[node.points] if node.size > 1 and node.points <= GOAL else node.size <= 1
            for place, node in enumerate(self.tree.nodes)
        ]

    def _punter_ends(self, worth: PunterWorth) -> dict[int, dict[int, float]]:
        """How often a punter who plays so stands on each total, by the number of his cards."""
        ended, _ = self.tree.chances(self.whole, self.tree.dealt(self.whole), self._punter_draws(worth))
        by_size: dict[int, dict[int, float]] = {}
        for place, chance in ended.items():
            node = self.tree.nodes[place]
            returned = self._returns[place] and worth.back > worth.stand[node.points]
            if not node.special and not returned:
                points = by_size.setdefault(node.size, {})
                points[node.points] = points.get(node.points, 0.0) + chance
        return by_size

    # --- the banker --------------------------------------------------------------------------------------

    def _banker_worth(self, pack: Counts, stand: tuple[float, ...], swing: float) -> BankerWorth:
        """What a banker's hands are worth if he wins or loses `swing` in all, and `stand` by points when standing."""
        back = 0.0
        worths: Worths = ()
        hits: Worths = ()
        for _ in range(RETURNS):
            worths, hits = self.tree.values(pack, -swing, self._value(stand, back, swing, swing))
            back = self._new_card(pack, worths)
        return BankerWorth(worths, hits, list(stand), back)

    def against(self, hands: Sequence[tuple[int, int]]) -> tuple[float, ...]:
        """What standing brings the banker by points, against standing hands given as (stake, number of cards)."""
        curve = [0.0] * (GOAL + 1)
        for stake, size in hands:
            totals = self.ends.get(size) or self.ends_all
            whole = sum(totals.values())
            lost = whole
            for points in range(GOAL + 1):
                lost -= totals.get(points, 0.0)
                curve[points] += stake * (whole - 2 * lost) / whole
        return tuple(curve)

    def _banker_plan(self) -> tuple[list[bool], list[bool]]:
        """Where a banker draws and where he returns, against one usual punter."""
        worth = self._banker_worth(self.whole, self.against([(1, 0)]), 1.0)
        draws, returns = [], []
        for place, node in enumerate(self.tree.nodes):
            stand = worth.stand[node.points] if node.points <= GOAL and (node.size > 1 or self._single) else -2.0
            back = worth.back if self._returns[place] or self._seven[place] else -2.0
            draws.append(not node.special and worth.hit[place] > max(stand, back))
            returns.append(not node.special and node.points < GOAL and back > max(stand, worth.hit[place]))
        return draws, returns

    def _curve(self, pack: Counts, first: int = NO_CARD, fixed: bool = False) -> tuple[float, ...]:
        """What a punter's stake brings who stands, by points, when the banker draws from this pack.

        `first` is the banker's card (its kind) where it is known; `fixed` where he may not return it.
        """
        unknown = self.tree.dealt(pack)
        start = unknown if first == NO_CARD else {self.tree.first(first): 1.0}
        draws, returns = self._plan
        if not fixed and any(returns[place] for place in start):
            kept = {place: chance for place, chance in start.items() if not returns[place]}
            start = _mixed(kept, unknown, 1.0 - sum(kept.values()))
            start = {place: chance for place, chance in start.items() if not returns[place]}
        if fixed:
            draws = [draw or place in start for place, draw in enumerate(draws)]
        ended, bust = self.tree.chances(pack, start, draws)
        return self._stands_against(ended, bust, returns)

    def _stands_against(self, ended: Mapping[int, float], bust: float, returns: Sequence[bool]) -> tuple[float, ...]:
        finals = [0.0] * (GOAL + 1)
        for place, chance in ended.items():
            node = self.tree.nodes[place]
            if not returns[place]:
                finals[GOAL if node.special else node.points] += chance
        whole = sum(finals) + bust
        below = bust
        curve = []
        for points in range(GOAL + 1):
            curve.append(2 * below / whole - 1)
            below += finals[points]
        return tuple(curve)

    # --- answering each other ----------------------------------------------------------------------------

    def _settle(self) -> None:
        self.ends: dict[int, dict[int, float]] = {}
        self.ends_all: dict[int, float] = {16: 1.0, 17: 1.0, 18: 1.0, 19: 1.0, 20: 1.0}
        for _ in range(ROUNDS):
            self._plan = self._banker_plan()
            self.usual_curve = self._curve(self.whole)
            worth = self._punter_worth(self.whole, self.usual_curve)
            self.ends = self._punter_ends(worth)
            self.ends_all = {}
            for totals in self.ends.values():
                for points, chance in totals.items():
                    self.ends_all[points] = self.ends_all.get(points, 0.0) + chance
            first = [(chance, worth.best[place]) for place, chance in self.tree.dealt(self.whole).items()]
            self.promises = (*first, *self._raises(worth))
            self.start = sum(chance * promise for chance, promise in first)


def _mixed(one: Mapping[int, float], other: Mapping[int, float], share: float) -> dict[int, float]:
    mixed = dict(one)
    for place, chance in other.items():
        mixed[place] = mixed.get(place, 0.0) + share * chance
    return mixed
