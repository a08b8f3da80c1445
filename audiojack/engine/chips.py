"""Which chips an event moves, between which accounts: the only place that knows.

The store writes these moves into the ledger; the tests hold them against the purses of the tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from audiojack.engine import bank_events as bv
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
BANK = "bank"


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


def bank_moves(event: Event) -> tuple[Move, ...]:
    """What an event of a bank game moves, between purses, the stakes on the table and the bank (GEN-R09)."""
    moves = _BANK.get(type(event))
    return tuple(move for move in moves(event) if move.amount) if moves else ()


def _founded(event: bv.BankFounded) -> list[Move]:
    return [Move(purse(event.seat), BANK, event.amount, "bank-founded")]


def _added(event: bv.BankAdded) -> list[Move]:
    return [Move(purse(event.seat), BANK, event.amount, "bank-added")]


def _taken(event: bv.BankTaken) -> list[Move]:
    return [Move(BANK, purse(event.seat), event.amount, "bank-taken")]


def _bank_won(event: ev.Bust | ev.SeatLeft) -> list[Move]:
    return [Move(TABLE, BANK, event.lost, "loss")]


def _stake_back(event: bv.StakeReturned) -> list[Move]:
    return [Move(TABLE, purse(event.seat), event.amount, "stake-back")]


def _stake_settled(event: bv.StakeSettled) -> list[Move]:
    if event.outcome == "lose":
        return [Move(TABLE, BANK, event.stake, "loss")]
    return [
        Move(TABLE, purse(event.seat), event.stake, "stake-back"),
        Move(BANK, purse(event.seat), event.gain, "gain"),
        Move(purse(event.banker), purse(event.seat), event.extra, "gain"),
    ]


_BANK: dict[type[Event], Callable[[Any], list[Move]]] = {
    ev.StakeLaid: _stake,
    ev.Bust: _bank_won,
    ev.SeatLeft: _bank_won,
    bv.BankFounded: _founded,
    bv.BankAdded: _added,
    bv.BankTaken: _taken,
    bv.StakeReturned: _stake_back,
    bv.StakeSettled: _stake_settled,
}
