"""A store comes into being whole: it is made under another name, and only then gets its own.

So a kill in the midst of the very first start leaves nothing, and an empty file is never a new store but always
the trace of a loss.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from audiojack.store import backup
from audiojack.store.database import Database
from audiojack.store.errors import told_as_store_errors
from audiojack.store.locks import gate
from audiojack.store.migrate import Migration, migrate

UNBORN = f"{backup.FILE}.birth"


def ensure(folder: Path, steps: Sequence[Migration], busy_ms: int, *, fresh: bool) -> None:
    """Make `folder/chips.sqlite3` where there is none and never was, or `fresh` says that it may be begun anew.

    StoreDamaged where it is gone (`missing`) or has been emptied (`empty`). Of several copies that start at once
    one makes it.
    """
    if not fresh or backup.is_there(folder):
        backup.refuse_lost(folder)
    with told_as_store_errors(folder / backup.FILE, "making"):
        if backup.is_there(folder):
            return
        with gate(folder, busy_ms / 1000):
            if not backup.is_there(folder):
                _make(folder, steps, busy_ms)


def _make(folder: Path, steps: Sequence[Migration], busy_ms: int) -> None:
    unborn = folder / UNBORN
    for rest in (unborn, folder / f"{UNBORN}-journal"):  # of a copy that was killed
        rest.unlink(missing_ok=True)
    database = Database(unborn, busy_ms=busy_ms, create=True)
    try:
        migrate(database, steps)
    finally:
        database.close()
    backup.set_rest_aside(folder, folder / f"{backup.FILE}.lost")
    os.replace(unborn, folder / backup.FILE)
    backup.sync_folder(folder)
