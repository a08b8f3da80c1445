"""What a seat may know of a table: the table as seen from there (GEN-R08).

Computer players, the presenter and the screen are given views and redacted events (redaction.py) and nothing else, so
that no hidden card can be told by mistake.
"""

from __future__ import annotations

import msgspec

from audiojack.engine.cards import Card
from audiojack.engine.commands import Legal
from audiojack.engine.hands import Makes, Total
from audiojack.engine.table import Box, CasinoPhase, OptionValue, Seat


class CasinoView(msgspec.Struct, frozen=True, tag="casino"):
    """A casino table without the order of the shoe (CBJ-R23, SBJ-R18).

    `turn_seat` is the seat that is to act, or -1. `legal` is what this `seat` may do now. `totals` are the
    totals of each box's hands in order, `makes` what they make; `dealer_total` the dealer's, and `dealer_draws` where
    the rules oblige the dealer to draw on it.
    """

    game: str
    options: dict[str, OptionValue]
    seat: int
    seats: tuple[Seat, ...]
    boxes: tuple[Box, ...]
    totals: tuple[tuple[Total, ...], ...]
    makes: tuple[tuple[Makes, ...], ...]
    dealer: tuple[Card, ...]
    dealer_total: Total
    dealer_draws: bool
    dealer_done: bool
    phase: CasinoPhase
    turn_seat: int
    turn_box: int
    turn_hand: int
    round: int
    cards_left: int
    cut: bool
    legal: tuple[Legal, ...]


LISTENER = -2
"""The seat number of somebody who listens without a seat: they know what everybody may know."""


def seated(seat: int, count: int) -> int:
    """The seat, if somebody may know a table of so many seats from there. Raises ValueError."""
    if seat != LISTENER and not 0 <= seat < count:
        raise ValueError(f"no seat {seat}")
    return seat
