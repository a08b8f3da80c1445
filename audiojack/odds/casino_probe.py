"""What a casino game allows, found out by asking its rules about sample hands.

So the strategy is worked out for whatever the rules say under any table options, and knows no game and no option by
name.
"""

from __future__ import annotations

from audiojack.engine.cards import Card
from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.hands import Total, casino_value, count_casino
from audiojack.engine.table import Box, Hand
from audiojack.odds.dealer_odds import drawing_totals, pack_counts

MOST_SPLITS = 7
RANK_OF_VALUE = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")
TENS = ("10", "J", "Q", "K")


class Probe:
    """The answers of one game's rules, asked once each."""

    def __init__(self, rules: CasinoRules) -> None:
        self.rules = rules
        self._doubles: dict[tuple[int, bool, int, bool], bool] = {}
        self.pack = tuple(pack_counts(rules.pack, casino_value))
        self.drawing = drawing_totals(rules.dealer_draws)
        self.doubles_later = rules.double_refusal(_sample(9, False, 3), Total(9)) is None
        self.split_natural = rules.is_natural((Card("Ah"), Card("Kh")), True)
        self.tens_pair_off = rules.split_refusal(*_pair("10", "K")) is None

    def natural_share(self, upcard: Card) -> tuple[int, float]:
        """Which value makes the upcard a blackjack, and the share of the cards of this value that do."""
        if casino_value(upcard) == 1:
            partners = [ten for ten in TENS if self.rules.is_natural((upcard, Card(ten + "h")), False)]
            return 10, len(partners) / len(TENS)
        return 1, float(self.rules.is_natural((upcard, Card("Ah")), False))

    def may_double(self, low: int, soft: bool, cards: int, split: bool) -> bool:
        """Whether a hand that counts `low` with its ace as 1 may be doubled, chips aside."""
        key = (low, soft, cards, split)
        if key not in self._doubles:
            hand = _sample(low, soft, cards, split)
            self._doubles[key] = self.rules.double_refusal(hand, count_casino(hand.cards)) is None
        return self._doubles[key]

    def one_card_each(self, value: int) -> bool:
        """Whether hands split from a pair of this value get one card only."""
        rank = RANK_OF_VALUE[value - 1]
        return self.rules.stops_after_split(Hand((Card(rank + "h"), Card("5d")), 2, split=True))

    def splits(self, value: int) -> int:
        """How many times a pair of this value may be split in one box."""
        rank = RANK_OF_VALUE[value - 1]
        hand = _pair_hand(rank, rank, split=False)
        for count in range(MOST_SPLITS):
            box = Box("", 0, 2, (hand,) * (count + 1))
            if self.rules.split_refusal(box, hand) is not None:
                return count
            hand = _pair_hand(rank, rank, split=True)
        return MOST_SPLITS

    def same_share(self, value: int) -> float:
        """The share of the cards of this value that make a pair with a given one."""
        return 1.0 if value != 10 or self.tens_pair_off else 1 / len(TENS)

    def is_pair(self, cards: tuple[Card, ...]) -> bool:
        """Whether the cards could be a pair: two of the same value."""
        return len(cards) == 2 and casino_value(cards[0]) == casino_value(cards[1])


def _pair_hand(one: str, other: str, split: bool) -> Hand:
    return Hand((Card(one + "h"), Card(other + "d")), 2, split=split)


def _pair(one: str, other: str) -> tuple[Box, Hand]:
    hand = _pair_hand(one, other, split=False)
    return Box("", 0, 2, (hand,)), hand


def _sample(low: int, soft: bool, cards: int, split: bool = False) -> Hand:
    """A hand of this many cards that counts `low` with aces as 1.

    A split hand begins with the card that was split (`split` hands that stop are asked for by their own card), so an
    ace that came later stands behind it: the rules take the first card of a split hand for the one that was split.
    """
    values = [1] if soft else []
    while len(values) < cards:
        rest = cards - len(values) - 1
        values.append(max(1 if soft else 2, min(10, low - sum(values) - 2 * rest)))
    if split:
        values.reverse()
    names = [Card(RANK_OF_VALUE[value - 1] + "hdcs"[i % 4]) for i, value in enumerate(values)]
    return Hand(tuple(names), 2, split=split)
