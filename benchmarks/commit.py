"""What it costs to keep a command before it is told: real games on disk, against bare SQLite and a bare fsync.

All three take turns in the same run, so that a slow disk shows in each.

    python -m benchmarks.commit [FOLDER]
"""

from __future__ import annotations

import os
import random
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from audiojack.games.registry import GAMES
from audiojack.play.setup import TableSetup
from audiojack.play.table_journal import StoreJournal
from audiojack.store import ChipStore
from benchmarks.report import Limit, close, spread
from tools.kill_games import act, tables_of

COMMITS = 400
MOST_MEDIAN = 3.0
"""Milliseconds that a commit may take in the middle of all."""
MOST = 20.0
"""Milliseconds that it may take in 99 of 100 cases; no other key waits for it (`bot_moves`)."""
TIMES = 1.5
"""Where the disk is busy and bare SQLite alone needs as long, a commit may take so many times what that takes."""


class Timed(StoreJournal):
    """A journal that notes how long it took to keep each command, in milliseconds."""

    took: ClassVar[list[float]] = []

    def keep(self, *args: Any, **kept: Any) -> None:
        began = time.perf_counter()
        super().keep(*args, **kept)
        self.took.append((time.perf_counter() - began) * 1000)


def bare_sqlite(folder: Path) -> Callable[[], None]:
    """One row a transaction, as safe as ours: the least that a database does."""
    connection = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    for setting in ("journal_mode=DELETE", "synchronous=EXTRA", "fullfsync=ON"):
        connection.execute(f"PRAGMA {setting}")
    connection.execute("CREATE TABLE rows (id INTEGER PRIMARY KEY, payload TEXT NOT NULL)")

    def commit() -> None:
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("INSERT INTO rows (payload) VALUES (?)", ("x" * 300,))
        connection.execute("COMMIT")

    return commit


def bare_sync(folder: Path) -> Callable[[], None]:
    """Some bytes appended and synced: the least that a disk does."""
    handle = os.open(folder / "bare.bin", os.O_RDWR | os.O_CREAT | os.O_APPEND)

    def write() -> None:
        os.write(handle, b"x" * 300)
        os.fsync(handle)

    return write


def timed(work: Callable[[], None]) -> float:
    """How long it takes, in milliseconds."""
    began = time.perf_counter()
    work()
    return (time.perf_counter() - began) * 1000


def measure(folder: Path) -> tuple[list[float], list[float], list[float]]:
    """Times of our commits, of bare SQLite's and of bare syncs, taken by turns."""
    Timed.took = []
    floor, sync = bare_sqlite(folder), bare_sync(folder)
    bare: list[float] = []
    synced: list[float] = []
    chance = random.Random(1)
    with ChipStore.open(folder, care=False) as store:
        tables = tables_of(store, chance)
        while len(Timed.took) < COMMITS:
            session = tables.open(chance.choice(list(GAMES)), TableSetup())
            session.owner.journal.__class__ = Timed
            for _ in range(60):
                before = len(Timed.took)
                if not act(session, chance):
                    break
                for _ in range(len(Timed.took) - before):
                    bare.append(timed(floor))
                    synced.append(timed(sync))
            (session.leave_open if session.kept_if_left else session.close)()
    return Timed.took, bare, synced


def main() -> int:
    """Plays all games, and times what is kept."""
    where = Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd()
    with tempfile.TemporaryDirectory(prefix=".commit-", dir=where) as name:
        ours, bare, synced = measure(Path(name))
    print(spread("audiojack", ours))
    print(spread("bare SQLite, one row", bare))
    print(spread("bare fsync", synced))
    (median, late), (floor, floor_late) = _middle_and_late(ours), _middle_and_late(bare)
    limits = [
        Limit("median", median, at_most=max(MOST_MEDIAN, TIMES * floor)),
        Limit("99 %", late, at_most=max(MOST, TIMES * floor_late)),
    ]
    result = f"{median:.1f} ms, {median / floor:.2f} times bare SQLite; 99 % {late:.1f} ms, bare {floor_late:.1f} ms"
    return close("commit", result, limits)


def _middle_and_late(times: list[float]) -> tuple[float, float]:
    return statistics.median(times), sorted(times)[int(len(times) * 0.99)]


if __name__ == "__main__":
    sys.exit(main())
