"""The rounds before a table was left, out of its journal, so that they can still be explained when play goes on.

The newest snapshot knows how the last round ended, but not why; the journal keeps what led to it for a while.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from audiojack.engine.commands import Command
from audiojack.engine.events import Event
from audiojack.engine.journal import JournalError
from audiojack.games.registry import Game
from audiojack.play.table_journal import read_steps, read_table
from audiojack.store.journal import Row
from audiojack.store.store import ChipStore

ROWS_AT_FIRST = 128


class Recalled(NamedTuple):
    """A table as it was once, and the commands and events from there to the newest snapshot."""

    table: Any
    steps: tuple[Command | Event, ...]


def recalled(store: ChipStore, table: int, seq: int, game: Game) -> Iterator[Recalled]:
    """What led to the newest snapshot of a journal that ends with `seq`: little at first, then more and more.

    Nothing more comes where the journal has nothing older, or nothing that can be read. Raises StoreError.
    """
    back, oldest = ROWS_AT_FIRST, seq + 1
    while oldest > 0:
        rows = store.rows_after(table, max(-1, seq - back))
        if not rows or rows[0].seq >= oldest:
            return
        back, oldest = back * 4, rows[0].seq
        try:
            found = _within(rows, game)
        except JournalError:
            return
        if found is not None:
            yield found


def _within(rows: Sequence[Row], game: Game) -> Recalled | None:
    """What can be told from these rows: from the first snapshot to the last one."""
    snapshots = [at for at, row in enumerate(rows) if row.kind == "snapshot"]
    if len(snapshots) < 2:
        return None
    first, last = snapshots[0], snapshots[-1]
    return Recalled(read_table(rows[first].payload, game), tuple(read_steps(rows[first:last])))
