"""Which chips an event moves, between which accounts: the only place that knows.

The store writes these moves into the ledger; the tests hold them against the purses of the tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from audiojack.engine import events as ev
from audiojack.engine.events import Event


class Move(NamedTuple):
    """`amount` chips (more than 0) from one account to another. Accounts are "seat:N", "table", "bank", "house".

    `reason` is a code with a message in every language (`ledger-…`).
    """

    source: str
    target: str
    amount: int
    reason: str


def purse(seat: int) -> str:
    """The account of a seat's purse."""
    return f"seat:{seat}"


TABLE = "table"
HOUSE = "house"


def casino_moves(event: Event) -> tuple[Move, ...]:
    """What an event of a casino game moves: stakes lie on the table, gains come from the house, losses go there."""
    moves = _CASINO.get(type(event))
    return tuple(move for move in moves(event) if move.amount) if moves else ()


def _stake(event: ev.StakeLaid | ev.StakeAddedBehind | ev.Doubled) -> list[Move]:
    return [Move(purse(event.seat), TABLE, event.amount, "stake")]


def _insured(event: ev.Insured) -> list[Move]:
    return [Move(purse(event.seat), TABLE, event.amount, "insurance")]


def _split(event: ev.HandSplit) -> list[Move]:
    return [
        Move(purse(event.seat), TABLE, event.amount, "stake"),
        Move(purse(event.seat), TABLE, event.insurance, "insurance"),
    ]


def _paid(seat: int, stake: int, returned: int, gain: str) -> list[Move]:
    back = min(stake, returned)
    return [
        Move(TABLE, purse(seat), back, "stake-back"),
        Move(TABLE, HOUSE, stake - back, "loss"),
        Move(HOUSE, purse(seat), returned - back, gain),
    ]


def _settled(event: ev.HandSettled | ev.BehindSettled | ev.Surrendered) -> list[Move]:
    return _paid(event.seat, event.stake, event.returned, "gain")


def _insurance_settled(event: ev.InsuranceSettled) -> list[Move]:
    return _paid(event.seat, event.amount, event.returned, "insurance-gain")


def _lost(event: ev.Bust | ev.SeatLeft) -> list[Move]:
    return [Move(TABLE, HOUSE, event.lost, "loss")]


_CASINO: dict[type[Event], Callable[[Any], list[Move]]] = {
    ev.StakeLaid: _stake,
    ev.StakeAddedBehind: _stake,
    ev.Doubled: _stake,
    ev.Insured: _insured,
    ev.HandSplit: _split,
    ev.HandSettled: _settled,
    ev.BehindSettled: _settled,
    ev.Surrendered: _settled,
    ev.InsuranceSettled: _insurance_settled,
    ev.Bust: _lost,
    ev.SeatLeft: _lost,
}
