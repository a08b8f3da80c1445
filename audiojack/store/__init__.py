"""The chip store: a ledger of chips and a journal of rounds in one SQLite file.

Import from here; the modules inside may move. They are read when they are first wanted.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiojack.store.accounts import (
        FLOOR,
        HOUSE,
        MINT,
        FloorWhen,
        Move,
        bank_account,
        table_account,
        wallet,
    )
    from audiojack.store.audit import AuditReport, Problem
    from audiojack.store.backup import Backup, backups, restore, set_aside
    from audiojack.store.clock import Clock, iso, system_clock
    from audiojack.store.errors import (
        ChipsElsewhere,
        ChipsOnTable,
        InsufficientChips,
        NameRefused,
        StoreBusy,
        StoreConflict,
        StoreDamaged,
        StoreError,
        StoreFull,
        StoreInUse,
        StoreIOError,
        StoreNewer,
        StoreNoLocks,
        StoreOlder,
        StoreReadOnly,
        StoreUnfinished,
        StoreUnreadable,
        UnknownPlayer,
    )
    from audiojack.store.journal import Resumed, Row, Table
    from audiojack.store.ledger import Entry
    from audiojack.store.players import Player, Standing
    from audiojack.store.reader import ChipReader, open_to_read
    from audiojack.store.statistics import RoundLine, RoundResult, Statistics
    from audiojack.store.store import ChipStore

__all__ = [
    "FLOOR",
    "HOUSE",
    "MINT",
    "AuditReport",
    "Backup",
    "ChipReader",
    "ChipStore",
    "ChipsElsewhere",
    "ChipsOnTable",
    "Clock",
    "Entry",
    "FloorWhen",
    "InsufficientChips",
    "Move",
    "NameRefused",
    "Player",
    "Problem",
    "Resumed",
    "RoundLine",
    "RoundResult",
    "Row",
    "Standing",
    "Statistics",
    "StoreBusy",
    "StoreConflict",
    "StoreDamaged",
    "StoreError",
    "StoreFull",
    "StoreIOError",
    "StoreInUse",
    "StoreNewer",
    "StoreNoLocks",
    "StoreOlder",
    "StoreReadOnly",
    "StoreUnfinished",
    "StoreUnreadable",
    "Table",
    "UnknownPlayer",
    "backups",
    "bank_account",
    "iso",
    "open_to_read",
    "restore",
    "set_aside",
    "system_clock",
    "table_account",
    "wallet",
]

_MODULES = (
    "accounts",
    "audit",
    "backup",
    "clock",
    "errors",
    "journal",
    "ledger",
    "players",
    "reader",
    "statistics",
    "store",
)


def __getattr__(name: str) -> object:
    """Reads the module that has the name: who wants an account's name alone doesn't wait for the whole store."""
    if name in __all__:
        for module in _MODULES:
            found = vars(import_module(f"{__name__}.{module}")).get(name)
            if found is not None:
                return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
