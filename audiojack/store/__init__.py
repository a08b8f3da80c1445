"""The chip store: a ledger of chips and a journal of rounds in one SQLite file.

Import from here; the modules inside may move.
"""

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
