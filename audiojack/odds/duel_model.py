"""Ochko worked out: a duel of one punter with the banker, cards bought openly or unseen, under any table options.

Both answer each other's last plan a few times over, for a hidden banker's card and for each open one. A hand at the
table is then worked out exactly over the cards that its holder has not seen.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from audiojack.engine.cards import Card, rank
from audiojack.engine.hands import GOAL
from audiojack.games.ochko.duel import Duels
from audiojack.odds.hand_tree import BUST, Counts, HandTree, Node, Worths

ROUNDS = 4
"""How often punter and banker answer each other."""

MOST_BLIND = 3
"""More cards than these are never worth buying unseen."""

NO_CARD = -1
OVER = GOAL + 1
WINS = GOAL + 2
"""Beside the points 0 to 21: where a hand ends over 21, and as one that wins by itself."""

Finals = list[float]
"""The chance of each end of a hand: by points, OVER, WINS."""

Value = Callable[[int, Node, float], float]


class Curves(NamedTuple):
    """What a punter's stake brings who stops, by the end of his hand: bought openly, and with cards unseen."""

    open: tuple[float, ...]
    blind: tuple[float, ...]


class PunterWorth(NamedTuple):
    """What a stake is worth by hand: in all, buying openly, and with exactly so many cards unseen (index 0: none)."""

    best: Worths
    hit: Worths
    stand: tuple[float, ...]
    blind: list[Worths]


class BankerWorth(NamedTuple):
    """What the duel is worth to the banker by hand, and by points when he stands."""

    best: Worths
    hit: Worths
    stand: tuple[float, ...]


class Plans(NamedTuple):
    """How both play where the banker's card is hidden, or is a certain open one.

    `draws_open` and `draws_blind` say where the banker draws; `ends` and `ends_blind` how the punter's hands end by
    number of cards, and by cards and unseen cards. `promises` are the chance of each first card, and what a chip
    staked on it brings.
    """

    draws_open: list[bool]
    draws_blind: list[bool]
    ends: dict[int, Finals]
    ends_blind: dict[tuple[int, int], Finals]
    promises: tuple[tuple[float, float], ...]


class DuelModel:
    """The duel under one set of options."""

    def __init__(self, rules: Duels) -> None:
        self.rules = rules
        self.options = rules.options
        self.tree = HandTree(rules.pack, rules.count, rank, self._wins_by_itself, most=8)
        self.whole = self.tree.pack
        self._never_above_17 = rules.options["banker_17"] == "and_above"
        self.plans = lru_cache(maxsize=16)(self._plans)
        self.curves = lru_cache(maxsize=512)(self._curves)
        self.punter_worth = lru_cache(maxsize=128)(self._punter_worth)
        self.banker_worth = lru_cache(maxsize=64)(self._banker_worth)

    def promises(self) -> Iterable[tuple[float, float]]:
        """What a chip promises a punter who sees his first card, and the banker's where that lies open."""
        if self.options.get("banker_card_open", "never") == "never":
            return self.plans(NO_CARD).promises
        total = sum(self.whole)
        return [
            (many / total * chance, worth)
            for kind, many in enumerate(self.whole)
            for chance, worth in self.plans(kind).promises
        ]

    def finish(self) -> None:
        """Work out every card that the banker may have open."""
        for kind in range(len(self.whole)):
            self.plans(kind)

    def _wins_by_itself(self, cards: tuple[Card, ...]) -> bool:
        return self.rules.special(cards) in ("aces", "pictures")

    # --- the punter --------------------------------------------------------------------------------------

    def _punter_worth(self, pack: Counts, curves: Curves, root: int = 0) -> PunterWorth:
        """What a punter's hands from `root` on are worth with this pack, his own cards included in it."""
        blind = self._blind_worths(pack, curves.blind, root)
        stand = curves.open

        def value(place: int, node: Node, hit: float) -> float:
            if node.special or node.points == GOAL:
                return 1.0
            if not node.size:
                return hit
            return max(hit, stand[node.points], *(worths[place] for worths in blind[1:]))

        best, hits = self.tree.values(pack, -1.0, value, root)
        return PunterWorth(best, hits, stand, blind)

    def _blind_worths(self, pack: Counts, curve: Sequence[float], root: int) -> list[Worths]:
        """By number of cards unseen; where they are not allowed, none."""
        worths: Worths = array("d", [curve[end(node)] for node in self.tree.nodes])
        found = [worths]
        if self.options["dark"]:
            for _ in range(MOST_BLIND):
                worths = self.tree.after_one(pack, worths, curve[OVER], root)
                found.append(worths)
        return found

    # --- the banker --------------------------------------------------------------------------------------

    def _banker_worth(self, pack: Counts, finals: tuple[float, ...], blind: bool, root: int = 0) -> BankerWorth:
        """What a banker's hands are worth against a punter's hand that ends like `finals`."""
        wins, bust = self._extremes(finals, blind)
        stand = _banker_stands(finals, blind)

        def value(place: int, node: Node, hit: float) -> float:
            if node.special or node.points == GOAL:
                return wins
            if not node.size or self._must_draw(node):
                return hit
            return stand[node.points] if self._must_stand(node) else max(hit, stand[node.points])

        best, hits = self.tree.values(pack, bust, value, root)
        return BankerWorth(best, hits, stand)

    def _extremes(self, finals: Sequence[float], blind: bool) -> tuple[float, float]:
        """What winning at once and going over bring the banker (section 4.3 of the rules, with its options)."""
        if not blind:
            return 1.0, -1.0
        tied = finals[WINS] + finals[GOAL] if self.options["dark_vs_banker_21"] == "tie_to_dark" else 0.0
        kept = finals[OVER] if self.options["dark_double_bust"] == "banker" else 0.0
        return 1.0 - 2 * tied, 2 * kept - 1.0

    def _must_draw(self, node: Node) -> bool:
        return self.rules.fifteen_must_draw and node.points == 15

    def _must_stand(self, node: Node) -> bool:
        return node.points == 17 or (self._never_above_17 and node.points > 17)

    def _draws(self, pack: Counts, finals: Finals, blind: bool) -> list[bool]:
        worth = self._banker_worth(pack, tuple(finals), blind)
        return [self._draws_at(place, node, worth) for place, node in enumerate(self.tree.nodes)]

    def _draws_at(self, place: int, node: Node, worth: BankerWorth) -> bool:
        if node.special or node.points >= GOAL or (self._must_stand(node) and node.size):
            return False
        return not node.size or self._must_draw(node) or worth.hit[place] > worth.stand[node.points]

    def _curves(self, pack: Counts, first: int = NO_CARD) -> Curves:
        """A punter's stake against a banker who draws from this pack, his first card, if known, included in it."""
        plans = self.plans(first)
        return self._curves_of(pack, first, plans.draws_open, plans.draws_blind)

    def _curves_of(self, pack: Counts, first: int, draws_open: list[bool], draws_blind: list[bool]) -> Curves:
        start = self.tree.dealt(pack) if first == NO_CARD else {self.tree.first(first): 1.0}
        openly = self._finals(pack, start, draws_open)
        unseen = openly if draws_blind == draws_open else self._finals(pack, start, draws_blind)
        return Curves(_open_curve(openly), self._blind_curve(unseen))

    def _finals(self, pack: Counts, start: Mapping[int, float], draws: Sequence[bool]) -> Finals:
        ended, bust = self.tree.chances(pack, start, draws)
        finals = [0.0] * (WINS + 1)
        for place, chance in ended.items():
            finals[end(self.tree.nodes[place])] += chance
        finals[OVER] = bust
        return finals

    def _blind_curve(self, banker: Finals) -> tuple[float, ...]:
        """Ties go to the hand bought unseen, and by default a double bust too."""
        banker_at_once = banker[WINS] + banker[GOAL]
        tie = self.options["dark_vs_banker_21"] == "tie_to_dark"
        both = banker[OVER] if self.options["dark_double_bust"] == "punter" else 0.0
        won = banker[OVER]
        curve = []
        for points in range(GOAL + 1):
            won += banker[points] if points < GOAL else 0.0
            curve.append(2 * won - 1)
        best = 1.0 if tie else 1.0 - 2 * banker_at_once
        curve[GOAL] = best
        return (*curve, 2 * both - 1, best)

    # --- answering each other ----------------------------------------------------------------------------

    def _plans(self, first: int = NO_CARD) -> Plans:
        """The plans for a hidden banker's card, or for this open one (its kind)."""
        gone = tuple(many - (kind == first) for kind, many in enumerate(self.whole))
        ends: dict[int, Finals] = {}
        ends_blind: dict[tuple[int, int], Finals] = {}
        draws_open = [not node.special and node.points < 17 for node in self.tree.nodes]
        draws_blind = draws_open
        promises: tuple[tuple[float, float], ...] = ()
        for _ in range(ROUNDS):
            curves = self._curves_of(self.whole, first, draws_open, draws_blind)
            punter = self._punter_worth(gone, curves)
            promises = tuple((chance, punter.best[place]) for place, chance in self.tree.dealt(gone).items())
            ends, ends_blind = self._punter_ends(gone, punter)
            if ends:
                draws_open = self._draws(self.whole, _summed(ends.values()), blind=False)
            if ends_blind:
                draws_blind = self._draws(self.whole, _summed(ends_blind.values()), blind=True)
        return Plans(draws_open, draws_blind, ends, ends_blind, promises)

    def _punter_ends(
        self, pack: Counts, worth: PunterWorth
    ) -> tuple[dict[int, Finals], dict[tuple[int, int], Finals]]:
        """How a punter's hands end who plays so: stopped openly by size, and unseen by size and cards unseen."""
        choices = [self.unseen_wanted(place, worth) for place in range(len(self.tree.nodes))]
        draws = [
            not node.special and node.points < GOAL and not choices[place] and
            (not node.size or worth.hit[place] > worth.stand[node.points])
            for place, node in enumerate(self.tree.nodes)
        ]  # fmt: skip
        ended, _ = self.tree.chances(pack, self.tree.dealt(pack), draws)
        ends: dict[int, Finals] = {}
        blind: dict[tuple[int, int], Finals] = {}
        for place, chance in ended.items():
            node, unseen = self.tree.nodes[place], choices[place]
            if unseen:
                finals = blind.setdefault((node.size + unseen, unseen), [0.0] * (WINS + 1))
                self._spread(pack, place, unseen, chance, finals)
            elif end(node) < GOAL:
                ends.setdefault(node.size, [0.0] * (WINS + 1))[end(node)] += chance
        return ends, blind

    def unseen_wanted(self, place: int, worth: PunterWorth, held: int = 0) -> int:
        """How many cards to hold unseen in all beside the open hand: the best number, not fewer than `held`."""
        node = self.tree.nodes[place]
        if node.special or node.points >= GOAL or not node.size:
            return held
        best = held
        seen = max(worth.hit[place], worth.stand[node.points])
        if held:
            seen = worth.blind[held][place] if held < len(worth.blind) else 1.0
        for many in range(held + 1, len(worth.blind)):
            if worth.blind[many][place] > seen:
                seen, best = worth.blind[many][place], many
        return best

    def _spread(self, pack: Counts, place: int, cards: int, chance: float, finals: Finals) -> None:
        """Where a hand ends after so many more cards."""
        node = self.tree.nodes[place]
        if not cards:
            finals[end(node)] += chance
            return
        left = sum(pack) - node.size
        if not node.next:
            finals[OVER] += chance
            return
        for whole, held, target in zip(pack, node.held, node.next, strict=True):
            share = chance * (whole - held) / left
            if share > 0:
                if target == BUST:
                    finals[OVER] += share
                else:
                    self._spread(pack, target, cards - 1, share, finals)

    def finals_of(self, first: int, count: int, unseen: int) -> tuple[tuple[float, ...], bool]:
        """How a punter's hand of so many cards, so many of them unseen, is likely to end; and whether it is blind."""
        plans = self.plans(first)
        if not unseen:
            return tuple(_normal(plans.ends.get(count) or _summed(plans.ends.values()))), False
        found = plans.ends_blind.get((count, unseen))
        return tuple(_normal(found or self._any_blind(count, unseen))), True

    def _any_blind(self, count: int, unseen: int) -> Finals:
        """A hand bought unseen as the plan never does: any open cards that are not over, then so many more."""
        finals = [0.0] * (WINS + 1)
        for place, node in enumerate(self.tree.nodes):
            if node.size == max(1, count - unseen) and node.next:
                self._spread(self.whole, place, min(unseen, MOST_BLIND), 1.0, finals)
        return finals


def end(node: Node) -> int:
    """Where a hand stands among the Finals."""
    return WINS if node.special else node.points


def _open_curve(banker: Finals) -> tuple[float, ...]:
    """Ties go to the banker; 21 and special hands have won before."""
    won = banker[OVER]
    curve = []
    for points in range(GOAL + 1):
        curve.append(2 * won - 1)
        won += banker[points]
    return (*curve, -1.0, 1.0)


def _banker_stands(finals: Sequence[float], blind: bool) -> tuple[float, ...]:
    """What standing brings the banker by his points."""
    won = finals[OVER]
    curve = []
    for points in range(GOAL + 1):
        tied = finals[points]
        curve.append(2 * (won if blind else won + tied) - 1)
        won += tied
    return tuple(curve)


def _summed(many: Iterable[Finals]) -> Finals:
    total = [0.0] * (WINS + 1)
    for finals in many:
        total = [one + other for one, other in zip(total, finals, strict=True)]
    return _normal(total)


def _normal(finals: Finals) -> Finals:
    whole = sum(finals)
    return [chance / whole for chance in finals] if whole else finals
