"""Blek džek, the Serbian blackjack of the Playroom (RULES.md, section 3; rules SBJ-R01 to R18).

Two cards at once to each player, one to the dealer; doubling at any time, one split of a true pair, insurance
("garancija") against an ace or a picture, surrender as the first action.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiojack.engine.cards import Card, full_pack, is_picture, rank
from audiojack.engine.casino import Casino
from audiojack.engine.chance import Chance
from audiojack.engine.events import DEALER, ShuffleReason
from audiojack.engine.hands import GOAL, Total, casino_value, count_casino
from audiojack.engine.refusals import Reason
from audiojack.engine.table import Box, CasinoTable, Hand, OptionValue, Seat
from audiojack.games.options import Option
from audiojack.games.traits import Traits

OPTIONS = (
    Option("packs", 6, choices=(1, 2, 4, 6, 8)),
    Option("min_bet", 10, least=2, most=1000, step=2),
    Option("max_bet", 0, least=0, most=1_000_000, step=2),
    Option("bet_step", 10, choices=(2, 10, 20, 50, 100)),
    Option("soft17", "stand", choices=("stand", "hit")),
    Option("ten_blackjack", True),
    Option("split_by", "rank", choices=("rank", "value")),
    Option("max_splits", 1, choices=(1, 2, 3)),
    Option("split_blackjack", False),
    Option(
        "insurance_on",
        "ace_and_pictures",
        choices=("ace_and_pictures", "ace_and_ten_values", "ace"),
    ),
)

PLACES = (1, 7)

TRAITS = Traits("house")

CARDS_BEFORE_SHUFFLE = 78


class BlekDzek:
    """The rules of Blek džek under one set of table options."""

    cut_from_end = 0
    asks_insurance = False
    pays_naturals_early = False
    has_surrender = True
    has_standing_players = False
    reshuffles_on_request = False
    natural_takes_original_only = False

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.pack = full_pack(copies=int(options["packs"]))
        self.min_bet = int(options["min_bet"])
        self.max_bet = int(options["max_bet"])
        self.bet_step = int(options["bet_step"])
        self._hits_soft_17 = options["soft17"] == "hit"
        self._ten_blackjack = bool(options["ten_blackjack"])
        self._split_by_value = options["split_by"] == "value"
        self._max_splits = int(options["max_splits"])
        self._split_blackjack = bool(options["split_blackjack"])
        self._insurance_on = options["insurance_on"]

    def shuffle_due(self, left: int, cut: bool) -> ShuffleReason | None:
        """SBJ-R01: before a round, when fewer than 78 cards are left."""
        return "due" if left < CARDS_BEFORE_SHUFFLE else None

    def deal_order(self, boxes: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """SBJ-R03: two cards to each player in order, both at once, then one to the dealer."""
        return (*[(box, 2) for box in boxes], (DEALER, 1))

    def is_natural(self, cards: tuple[Card, ...], split: bool) -> bool:
        """SBJ-R09, R13: 21 with the two dealt cards; after a split only by option."""
        if len(cards) != 2 or (split and not self._split_blackjack):
            return False
        if count_casino(cards).points != GOAL:
            return False
        return self._ten_blackjack or not any(rank(card) == "10" for card in cards)

    def stops_after_split(self, hand: Hand) -> bool:
        """SBJ-R12: split aces have no restriction."""
        return False

    def insures_against(self, upcard: Card) -> bool:
        """SBJ-R14: an ace or a picture, literally; a plain ten only by option."""
        if rank(upcard) == "A":
            return True
        if self._insurance_on == "ace_and_pictures":
            return is_picture(upcard)
        return self._insurance_on == "ace_and_ten_values" and casino_value(upcard) == 10

    def insurance_range(self, box: Box) -> tuple[int, int]:
        """SBJ-R14: half the original stake for each hand."""
        price = box.stake // 2 * len(box.hands)
        return price, price

    def split_refusal(self, box: Box, hand: Hand) -> Reason | None:
        """SBJ-R12: the two dealt cards, of the same rank, once."""
        if len(hand.cards) != 2:
            return "split-too-late"
        one, other = hand.cards
        same = casino_value(one) == casino_value(other) if self._split_by_value else rank(one) == rank(other)
        if not same:
            return "not-equal-value" if self._split_by_value else "not-a-pair"
        return "split-limit" if len(box.hands) > self._max_splits else None

    def double_refusal(self, hand: Hand, total: Total) -> Reason | None:
        """SBJ-R11: at any moment of one's turn."""
        return None

    def dealer_draws(self, total: Total) -> bool:
        """SBJ-R07: takes at 16 or less, stands at 17 or more, on a soft 17 by option."""
        return total.points < 17 or (self._hits_soft_17 and total.points == 17 and total.soft)


def decider(options: Mapping[str, OptionValue]) -> Casino:
    """The decider of a table with these (complete) options."""
    return Casino(BlekDzek(options))


def open_table(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None) -> CasinoTable:
    """A new table, one box a player, named like the player (SBJ-R01)."""
    boxes = tuple(Box(seat.name, i) for i, seat in enumerate(seats))
    return CasinoTable("blek-dzek", dict(options), tuple(seats), boxes, Chance(seed))
