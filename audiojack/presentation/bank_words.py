"""A bank table in a listener's words: who is banker, what a hand is worth to those who may know it.

Shared by what is said as it happens (bank_cards.py, bank_chips.py, bank_banker.py) and by what is asked for
(bank_queries.py).
"""

from __future__ import annotations

from audiojack.engine.bank_view import BankHandView, BankView
from audiojack.engine.events import UNKNOWN
from audiojack.presentation.context import UNSAID, Args, Context, total
from audiojack.presentation.utterance import Arg

BankContext = Context[BankView]

ALONE: Args = {"box": 0, "hand": 0, "inner": 0}
"""For the sentences shared with the casino games: a seat has one hand here."""


def is_banker(ctx: BankContext, seat: int) -> bool:
    """Whether the seat holds the bank."""
    return seat == ctx.view.banker


def hand_of(ctx: BankContext, seat: int) -> BankHandView:
    """The hand of a seat as the listener knows it."""
    return ctx.view.hands[seat]


def total_of(ctx: BankContext, points: int, soft: bool, matters: bool = False) -> Args:
    """The arguments of a total that may be hidden."""
    if points == UNKNOWN:
        return {"points": UNSAID, "soft": "no", "low": 0}
    return total(points, soft, matters, ctx.full)


def pair(ctx: BankContext, own: int, against: int, said: bool) -> Args:
    """The two totals that a result compares, where both are known and wanted."""
    known = said and UNKNOWN not in (own, against)
    own_said: Arg = own if known else UNSAID
    return {"own": own_said, "against": against if known else UNSAID}


def royal_as(ctx: BankContext) -> str:
    """What a royal is named after: two aces, or either hand where Šantal with an ace is one too (OKO-R20)."""
    return "either" if ctx.view.options.get("santal_royal") else "aces"
