"""Names of accounts and the moves between them.

A ledger moves chips only from one account to another, so its balances always sum to zero. Only the mint,
which fills purses up to the floor, and the house may be negative.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

MINT = "mint"
HOUSE = "house"
FLOOR = 1000
"""Chips a purse has at least when its player sits down to a new table (GEN-R03)."""
MOST = 10**15
"""The largest amount a single move may carry; sums of it stay far inside 64 bits."""

FloorWhen = Literal["below_1000", "zero_only"]
Kind = Literal["wallet", "table", "bank", "house", "mint"]

_WALLET = re.compile(r"wallet:([1-9][0-9]*)(?::([a-z0-9-]+))?")
_PLACE = re.compile(r"(table|bank):([1-9][0-9]*)(?::([1-9][0-9]*))?")


class Move(msgspec.Struct, frozen=True):
    """`amount` whole chips go from account `source` to account `target` for `reason` (a code)."""

    source: str
    target: str
    amount: int
    reason: str


class Account(msgspec.Struct, frozen=True):
    """An account's name taken apart."""

    name: str
    kind: Kind
    player: int | None = None
    table: int | None = None
    game: str | None = None


def wallet(player: int, game: str | None = None) -> str:
    """A player's purse; with `game`, the purse for that game alone (GEN-R02, `purse_scope` per_game)."""
    return f"wallet:{player}" if game is None else f"wallet:{player}:{game}"


def table_account(table: int, player: int | None = None) -> str:
    """Stakes on a table; with `player`, that player's stakes, which then count as their wealth."""
    return f"table:{table}" if player is None else f"table:{table}:{player}"


def bank_account(table: int, player: int | None = None) -> str:
    """The bank of a table; with `player`, a bank that counts as that player's wealth."""
    return f"bank:{table}" if player is None else f"bank:{table}:{player}"


def parse(name: str) -> Account:
    """Take an account's name apart; ValueError if it is none."""
    if name == MINT:
        return Account(name, "mint")
    if name == HOUSE:
        return Account(name, "house")
    if found := _WALLET.fullmatch(name):
        return Account(name, "wallet", player=int(found[1]), game=found[2])
    if found := _PLACE.fullmatch(name):
        kind: Kind = "table" if found[1] == "table" else "bank"
        return Account(name, kind, player=int(found[3]) if found[3] else None, table=int(found[2]))
    raise ValueError(f"not an account: {name!r}")


def check(move: Move) -> None:
    """ValueError unless the amount is a whole positive number that the ledger can hold."""
    if type(move.amount) is not int or not 0 < move.amount <= MOST:
        raise ValueError(f"not an amount of chips: {move.amount!r}")
    if move.source == move.target:
        raise ValueError(f"a move needs two accounts: {move.source!r}")
    if not move.reason:
        raise ValueError("a move needs a reason")


def floor_grant(owned: int, when: FloorWhen) -> int:
    """How many chips the floor adds to a purse when its player sits down (GEN-R03).

    `owned`: the chips in the purse and those of the same player that lie on tables.
    """
    due = owned < FLOOR if when == "below_1000" else owned == 0
    return FLOOR - owned if due else 0
