"""What a casino game has to say of itself: the questions that the shared decider asks.

Each game answers them in its own file (games/blek_dzek.py, games/black_jack.py); the decider never asks for a
game's name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from audiojack.engine.cards import Card
from audiojack.engine.events import ShuffleReason
from audiojack.engine.hands import GOAL, Makes, Total, count_casino
from audiojack.engine.refusals import Reason
from audiojack.engine.table import Box, Hand


class CasinoRules(Protocol):
    """The peculiarities of one casino game under one set of table options."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards of the shoe."""

    @property
    def min_bet(self) -> int:
        """The smallest stake of a box, in chips."""

    @property
    def max_bet(self) -> int:
        """The largest stake of a box before the deal, in chips; 0 for none."""

    @property
    def bet_step(self) -> int:
        """Stakes are multiples of this even number of chips, so that halves stay whole."""

    @property
    def cut_from_end(self) -> int:
        """How many cards lie behind the cut card; 0 where there is none."""

    @property
    def asks_insurance(self) -> bool:
        """Whether insurance is offered box by box before play (else it is taken on one's turn)."""

    @property
    def pays_naturals_early(self) -> bool:
        """Whether a natural is paid right after the deal when the dealer can't have one."""

    @property
    def has_surrender(self) -> bool:
        """Whether a hand can be given up for half its stake."""

    @property
    def has_standing_players(self) -> bool:
        """Whether stakes may be laid behind somebody's box."""

    @property
    def reshuffles_on_request(self) -> bool:
        """Whether a shuffle may be asked for between rounds."""

    @property
    def natural_takes_original_only(self) -> bool:
        """Whether a dealer's natural takes only the original stake of a box, once."""

    def shuffle_due(self, left: int, cut: bool) -> ShuffleReason | None:
        """Why the shoe is to be shuffled before the next deal, with `left` cards in it; None if it is not."""

    def deal_order(self, boxes: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """The deal to these boxes as (box or DEALER, number of cards) in order."""

    def is_natural(self, cards: tuple[Card, ...], split: bool) -> bool:
        """Whether the cards are a blackjack; `split` for a hand that came from a split."""

    def stops_after_split(self, hand: Hand) -> bool:
        """Whether a hand that came from a split is finished with its second card."""

    def insures_against(self, upcard: Card) -> bool:
        """Whether the dealer's first card allows insurance."""

    def insurance_range(self, box: Box) -> tuple[int, int]:
        """The least and the most chips that insure the box now."""

    def split_refusal(self, box: Box, hand: Hand) -> Reason | None:
        """Why the hand may not be split, chips aside; None if it may."""

    def double_refusal(self, hand: Hand, total: Total) -> Reason | None:
        """Why the hand may not be doubled, chips aside; None if it may."""

    def dealer_draws(self, total: Total) -> bool:
        """Whether the dealer takes another card on this total."""


def makes(rules: CasinoRules, cards: tuple[Card, ...], split: bool) -> Makes:
    """What a hand makes: a natural (CBJ-R11, SBJ-R09), 21, or too much; `split` for one that came from a split."""
    points = count_casino(cards).points
    if points < GOAL:
        return ""
    if points > GOAL:
        return "bust"
    return "natural" if len(cards) == 2 and rules.is_natural(cards, split) else "twenty-one"
