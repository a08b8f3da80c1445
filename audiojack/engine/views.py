"""What a seat may know: the table as seen from there, and an event with the rest taken out (GEN-R08).

Computer players, the presenter and the screen are given these and nothing else, so that no hidden card can be
told by mistake.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from audiojack.engine.bank_events import LotsDrawn, PlacePicked
from audiojack.engine.cards import Card
from audiojack.engine.commands import Legal
from audiojack.engine.events import UNKNOWN, CardsDealt, Event, Shuffled
from audiojack.engine.hands import Total
from audiojack.engine.table import Box, CasinoPhase, OptionValue, Seat

E = TypeVar("E", bound=Event)


class CasinoView(msgspec.Struct, frozen=True, tag="casino"):
    """A casino table without the order of the shoe (CBJ-R23, SBJ-R18).

    `turn_seat` is the seat that is to act, or -1. `legal` is what this `seat` may do now. `totals` are the
    totals of each box's hands in order; `dealer_total` the dealer's.
    """

    game: str
    options: dict[str, OptionValue]
    seat: int
    seats: tuple[Seat, ...]
    boxes: tuple[Box, ...]
    totals: tuple[tuple[Total, ...], ...]
    dealer: tuple[Card, ...]
    dealer_total: Total
    dealer_done: bool
    phase: CasinoPhase
    turn_seat: int
    turn_box: int
    turn_hand: int
    round: int
    cards_left: int
    cut: bool
    legal: tuple[Legal, ...]


def redact(event: E, seat: int) -> E:
    """The event as this seat may know it."""
    if isinstance(event, Shuffled):
        return msgspec.structs.replace(event, order=(), state=0, key="")
    if isinstance(event, LotsDrawn | PlacePicked):
        return msgspec.structs.replace(event, state=0, key="")
    to = getattr(event, "to", "all")
    if to == "all" or (to == "owner" and getattr(event, "seat", None) == seat):
        return event
    return hidden(event)


_HIDDEN = (("cards", ()), ("card", None), ("points", UNKNOWN), ("soft", False), ("own", True))


def hidden(event: E) -> E:
    """The event without its cards and what follows from them (a stand forced by 21 sounds like any other)."""
    if isinstance(event, CardsDealt):
        return msgspec.structs.replace(event, cards=(), points=UNKNOWN, soft=False)
    changes = {field: default for field, default in _HIDDEN if field in event.__struct_fields__}
    return msgspec.structs.replace(event, **changes)
