"""Which chips an event moves, between which accounts: the only place that knows.

The store writes these moves into the ledger; the tests hold them against the purses of the tables.
"""

from __future__ import annotations

from typing import NamedTuple


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
