"""Black Jack "21" of the Czech casinos (RULES.md, section 2; rules CBJ-R01 to R23).

Boxes, cards one by one and no hole card, insurance from half to the whole stake asked box by box, splits by value
up to four hands, a cut card, and no surrender.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiojack.engine.cards import Card, full_pack, rank
from audiojack.engine.casino import Casino
from audiojack.engine.chance import Chance
from audiojack.engine.events import DEALER, ShuffleReason
from audiojack.engine.hands import GOAL, Total, casino_value, count_casino
from audiojack.engine.refusals import Reason
from audiojack.engine.table import Box, CasinoTable, Hand, OptionValue, Seat
from audiojack.games.options import Option
from audiojack.games.traits import Traits

OPTIONS = (
    Option("boxes", 7, choices=(7, 9)),
    Option("boxes_per_human", 1, choices=(1, 2, 3)),
    Option("min_bet", 10, least=2, most=1000, step=2),
    Option("max_bet", 500, least=2, most=1_000_000, step=2),
    Option("bet_step", 10, choices=(2, 10, 20, 50, 100)),
    Option("cut_from_end", 78, least=52, most=156),
    Option("double_after_split", True),
    Option("double_on", "any", choices=("any", "9-11")),
    Option("enhc_loss", "all", choices=("all", "original_only")),
    Option("standing_players", False),
)

PLACES = (1, 9)

TRAITS = Traits("croupier")

PACKS = 6
MOST_HANDS = 4


class BlackJack:
    """The rules of the casino's Black Jack under one set of table options."""

    asks_insurance = True
    pays_naturals_early = True
    has_surrender = False
    reshuffles_on_request = True

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.pack = full_pack(copies=PACKS)
        self.min_bet = int(options["min_bet"])
        self.max_bet = int(options["max_bet"])
        self.bet_step = int(options["bet_step"])
        self.cut_from_end = int(options["cut_from_end"])
        self.has_standing_players = bool(options["standing_players"])
        self.natural_takes_original_only = options["enhc_loss"] == "original_only"
        self._double_after_split = bool(options["double_after_split"])
        self._double_on_any = options["double_on"] == "any"

    def shuffle_due(self, left: int, cut: bool) -> ShuffleReason | None:
        """CBJ-R14: after the game in which the cut card came out."""
        if cut:
            return "cut-card"
        return None if left else "due"

    def deal_order(self, boxes: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """CBJ-R06: one card to every box, one to the dealer, a second to every box."""
        round_of_one = [(box, 1) for box in boxes]
        return (*round_of_one, (DEALER, 1), *round_of_one)

    def is_natural(self, cards: tuple[Card, ...], split: bool) -> bool:
        """CBJ-R11, R18: an ace and a ten-valued card as the first two of an unsplit hand."""
        return len(cards) == 2 and not split and count_casino(cards).points == GOAL

    def stops_after_split(self, hand: Hand) -> bool:
        """CBJ-R17: each split ace gets exactly one card."""
        return hand.split and rank(hand.cards[0]) == "A"

    def insures_against(self, upcard: Card) -> bool:
        """CBJ-R19: an ace only."""
        return rank(upcard) == "A"

    def insurance_range(self, box: Box) -> tuple[int, int]:
        """CBJ-R19: at least half of the original stake, at most all of it."""
        return -(-box.stake // 2), box.stake

    def split_refusal(self, box: Box, hand: Hand) -> Reason | None:
        """CBJ-R16, R17: two first cards of equal value, at most three splits a box, aces once."""
        if len(hand.cards) != 2:
            return "split-too-late"
        one, other = hand.cards
        if casino_value(one) != casino_value(other):
            return "not-equal-value"
        if hand.split and rank(one) == "A":
            return "split-aces-once"
        return "split-limit" if len(box.hands) >= MOST_HANDS else None

    def double_refusal(self, hand: Hand, total: Total) -> Reason | None:
        """CBJ-R15: the first two cards only; after a split and on which totals by option."""
        if len(hand.cards) != 2:
            return "double-too-late"
        if hand.split and rank(hand.cards[0]) == "A":
            return "double-split-aces"
        if hand.split and not self._double_after_split:
            return "double-after-split"
        if not self._double_on_any and not 9 <= total.points <= 11:
            return "double-total"
        return None

    def dealer_draws(self, total: Total) -> bool:
        """CBJ-R08: draws at 16 or less, stands at 17 or more, the ace counted 11 while it can be."""
        return total.points < 17


def decider(options: Mapping[str, OptionValue]) -> Casino:
    """The decider of a table with these (complete) options."""
    return Casino(BlackJack(options))


def open_table(
    seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None, owners: Sequence[int] = ()
) -> CasinoTable:
    """A new table with seven or nine boxes (CBJ-R03).

    `owners` are the seats that hold the boxes, in box order; without it every seat holds one. Boxes beyond them
    are free (-1).
    """
    count = int(options["boxes"])
    held = list(owners) or list(range(len(seats)))
    held += [-1] * (count - len(held))
    boxes = tuple(Box(str(i + 1), owner) for i, owner in enumerate(held[:count]))
    return CasinoTable("black-jack", dict(options), tuple(seats), boxes, Chance(seed))
