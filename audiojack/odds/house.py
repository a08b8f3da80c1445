"""A casino table as its odds see it: the rules of the game under its options, asked once and laid out by hand.

Everything is found by asking the rules themselves, as the computer players' book does, so that no option can be
counted one way here and dealt another way there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from audiojack.engine.cards import Card, rank
from audiojack.engine.casino import Casino
from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.hands import casino_value
from audiojack.engine.table import Box, Hand
from audiojack.games.registry import game as find_game
from audiojack.odds.casino_probe import Probe
from audiojack.odds.hands import Bools, hands_of
from audiojack.odds.kinds import SHOE_RANKS, Shoe, kinds_of, whole_shoe

NATURAL = 1.5
SURRENDERED = -0.5
ACE = 0


class House:
    """The facts of one table. `hands` are all hands, the flags beside them say what each of them may do.

    `doubles` by hand, unsplit and split; `naturals` likewise; `closed` are split hands that take no more cards.
    """

    def __init__(self, rules: CasinoRules) -> None:
        self.rules = rules
        self.probe = Probe(rules)
        self.kinds = kinds_of(self.probe)
        self.hands = hands_of(self.kinds.values)
        self.shoe = whole_shoe(rules.pack)
        self.original_only = rules.natural_takes_original_only
        self.surrenders = rules.has_surrender
        self.asks_insurance = rules.asks_insurance
        self.doubles = (self._doubles(split=False), self._doubles(split=True))
        self.naturals = (self._naturals(split=False), self._naturals(split=True))
        self.playable: Bools = np.append(self.hands.points < 21, False)

    def _by_hand(self, says: Callable[[int], bool]) -> Bools:
        return np.array([*(says(row) for row in range(self.hands.over)), False])

    def _doubles(self, split: bool) -> Bools:
        """Where a hand may be doubled, chips aside."""
        hands = self.hands

        def says(row: int) -> bool:
            size = min(3, int(hands.size[row]))
            if size < 2 or hands.points[row] >= 21 or (size > 2 and not self.probe.doubles_later):
                return False
            return self.probe.may_double(int(hands.low[row]), bool(hands.soft[row]), size, split)

        return self._by_hand(says)

    def _naturals(self, split: bool) -> Bools:
        def says(row: int) -> bool:
            if self.hands.size[row] != 2 or self.hands.points[row] != 21:
                return False
            return self.rules.is_natural(self.cards(row), split)

        return self._by_hand(says)

    def cards(self, row: int) -> tuple[Card, ...]:
        """Sample cards of a hand."""
        held = self.hands.held[row]
        return tuple(self.kinds.sample(kind) for kind, many in enumerate(held) for _ in range(many))

    def partners(self, upcard: str) -> Bools:
        """Which kinds make the upcard (a rank) a blackjack."""
        first = Card(upcard + "h")
        others = (self.kinds.sample(kind) for kind in range(len(self.kinds.values)))
        return np.array([self.rules.is_natural((first, other), False) for other in others])

    def closed(self, kind: int) -> bool:
        """Whether hands split from a pair of this kind get one card each."""
        return self.probe.one_card_each(self.kinds.values[kind])

    def splits(self, one: Card, other: Card) -> int:
        """How many times a pair may be split in one box; 0 where the cards are no pair here."""
        return self.probe.splits(casino_value(one)) if self._is_pair(one, other) else 0

    def mates(self, one: Card, left: Shoe) -> tuple[tuple[int, int], ...]:
        """The cards left that would pair with this one: how many of each kind."""
        found: dict[int, int] = {}
        for name in self.pair_ranks(rank(one)):
            kind = self.kinds.kind(Card(name + "h"))
            found[kind] = found.get(kind, 0) + left.of(name)
        return tuple(sorted(found.items()))

    def _is_pair(self, one: Card, other: Card) -> bool:
        hand = Hand((one, other), 2)
        return self.rules.split_refusal(Box("", 0, 2, (hand,)), hand) is None

    def pair_ranks(self, name: str) -> tuple[str, ...]:
        """The ranks that make a pair with a card of this rank."""
        card = Card(name + "h")
        return tuple(other for other in SHOE_RANKS if self._is_pair(card, Card(other + "d")))

    def insurable(self, upcard: Card) -> bool:
        """Whether insurance can be had against this card."""
        return self.rules.insures_against(upcard)

    @property
    def insurance(self) -> tuple[float, float]:
        """The least and the most that insure one hand, in units of its stake."""
        least, most = self.rules.insurance_range(Box("", 0, 100, (Hand((), 100),)))
        return least / 100, most / 100


def upcard_ranks(house: House) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The ranks that a dealer may show, those alike in every way together: one of them, and all."""
    groups: dict[tuple[Any, ...], list[str]] = {}
    for name in SHOE_RANKS:
        card = Card(name + "h")
        key = (casino_value(card), tuple(house.partners(rank(card))), house.insurable(card))
        groups.setdefault(key, []).append(name)
    return tuple((names[0], tuple(names)) for names in groups.values())


@lru_cache(maxsize=16)
def _house(game: str, options: tuple[tuple[str, Any], ...]) -> House:
    decider = find_game(game).decider(dict(options))
    if not isinstance(decider, Casino):
        raise TypeError(f"{game} has no dealer")
    return House(decider.rules)


def house_of(game: str, options: Mapping[str, Any]) -> House:
    """The table of a casino game with these options, given or default; remembered.

    Raises UnknownGameError, OptionError, and TypeError for a game without a dealer.
    """
    return _house(game, tuple(sorted(find_game(game).complete(options).items())))
