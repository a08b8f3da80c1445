"""What a round comes to for each seat, added up from the chips that its events move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.chips import Move
from audiojack.engine.events import Event

_NOT_WON = "bank-"
"""Reasons that begin so lay out or take home a bank; they are neither won nor lost."""


_SPECIAL = {
    "royal": "royal",
    "natural": "dealt-21",
    "twenty-one": "twenty-one",
    "aces": "aces",
    "pictures": "pictures",
}
"""Hands of the bank games that win by what they are, and their tags."""


class Result(msgspec.Struct, frozen=True):
    """What a round came to for a seat: chips won less chips lost, and what was notable."""

    seat: int
    net: int
    tags: tuple[str, ...] = ()


class Tally:
    """The sums of the round that goes on; `results` are those of the round that ended last."""

    def __init__(self, moves: Callable[[Event], Sequence[Move]]) -> None:
        self._moves = moves
        self._net: dict[int, int] = {}
        self._tags: dict[int, tuple[str, ...]] = {}
        self.results: tuple[Result, ...] = ()

    def copy(self) -> Tally:
        """The same sums, to be gone on with independently."""
        other = Tally(self._moves)
        other._net, other._tags, other.results = dict(self._net), dict(self._tags), self.results
        return other

    def note(self, event: Event, table: Any) -> None:
        """Adds an event; `table` is the one before it."""
        for move in self._moves(event):
            if not move.reason.startswith(_NOT_WON):
                self._add(move.source, -move.amount, table)
                self._add(move.target, move.amount, table)
        seat, tag = getattr(event, "seat", -1), _tag(event)
        if tag:
            self._tags[seat] = (*self._tags.get(seat, ()), tag)
        if isinstance(event, ev.RoundEnded):
            self.results = tuple(Result(seat, net, self._tags.get(seat, ())) for seat, net in sorted(self._net.items()))
            self._net, self._tags = {}, {}

    def _add(self, account: str, amount: int, table: Any) -> None:
        kind, _, number = account.partition(":")
        seat = int(number) if kind == "seat" else table.banker if kind == "bank" else -1
        if seat >= 0:
            self._net[seat] = self._net.get(seat, 0) + amount


def _tag(event: Event) -> str:
    match event:
        case ev.HandSettled(outcome="natural"):
            return "natural"
        case ev.Bust():
            return "bust"
        case ev.Surrendered():
            return "surrendered"
        case ev.InsuranceSettled():
            return "insured"
        case bv.StakeSettled(outcome="win", why=why) if why in _SPECIAL:
            return _SPECIAL[why]
        case bv.BankBroken():
            return "bank-broken"
        case bv.BankTaken():
            return "bank-taken"
        case _:
            return ""
