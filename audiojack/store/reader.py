"""All that can be asked of a chip store, and a way to ask it that writes nothing.

Lists, rankings and audits work on a write-protected folder, on a full disk and while games run elsewhere.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from audiojack.store import audit, backup, journal, ledger, players, statistics
from audiojack.store.database import Database
from audiojack.store.errors import (
    StoreDamaged,
    StoreOlder,
    StoreReadOnly,
    StoreUnfinished,
    StoreUnreadable,
    told_as_store_errors,
)
from audiojack.store.journal import Row
from audiojack.store.ledger import Entry
from audiojack.store.migrate import Migration, check_ours, check_schema, migrations
from audiojack.store.players import Player, Standing
from audiojack.store.statistics import RoundLine, Statistics

BUSY_MS = 2000
"""How long a command waits for another copy's commit before it gives up, in milliseconds."""
CHECK_SECONDS = 0.02
"""How long an opening may spend on the structure of the file; the daily copy is checked whole."""


class ChipReader:
    """A store that can be asked. Times are milliseconds since 1970 UTC."""

    def __init__(self, folder: Path, database: Database, busy_ms: int) -> None:
        self.folder = folder
        self._database = database
        self._busy_ms = busy_ms

    def close(self) -> None:
        """Let go of the store."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # Players

    def player(self, player: int) -> Player:
        """The player of that id. UnknownPlayer."""
        with self._database.read() as connection:
            return players.by_id(connection, player)

    def find_player(self, name: str) -> Player | None:
        """The player of that name, whatever its case and spacing."""
        with self._database.read() as connection:
            return players.by_name(connection, name)

    def players(self, *, retired: bool = False) -> tuple[Player, ...]:
        """All players in the order of their coming, the retired ones only if asked for."""
        with self._database.read() as connection:
            return players.every(connection, retired)

    def richest(
        self, include_computers: bool = True, *, retired: bool = True, by_peak: bool = False
    ) -> tuple[Standing, ...]:
        """Players from the richest down, by wealth now or by the highest ever (GEN-R05)."""
        with self._database.read() as connection:
            return players.richest(connection, include_computers, retired, by_peak)

    def statistics(self, player: int, game: str | None = None, since: int | None = None) -> Statistics:
        """A player's rounds summed up, of one game and since a time if so asked."""
        with self._database.read() as connection:
            return statistics.summed(statistics.lines(connection, player, game, since))

    def rounds(self, player: int, game: str | None = None, since: int | None = None) -> tuple[RoundLine, ...]:
        """A player's rounds in their order."""
        with self._database.read() as connection:
            return statistics.lines(connection, player, game, since)

    # Chips

    def balance(self, account: str) -> int:
        """Chips on an account (`wallet:3`, `table:7`, `house`); 0 if nothing was ever moved there."""
        with self._database.read() as connection:
            return ledger.balance(connection, account)

    def balances_of(self, accounts: Sequence[str], patience: float | None = None) -> tuple[int, ...]:
        """Chips on several accounts at one moment.

        `patience`: after how many seconds of waiting for another copy's commit to give up, StoreBusy.
        """
        with self._database.read(patience) as connection:
            return tuple(ledger.balance(connection, account) for account in accounts)

    def wealth(self, player: int) -> int:
        """A player's purses and what lies on tables in their name."""
        with self._database.read() as connection:
            return ledger.wealth(connection, player)

    def on_tables(self, player: int, game: str | None = None) -> dict[int, int]:
        """Chips of a player that lie staked or banked, by table; with `game` on tables of that game alone."""
        with self._database.read() as connection:
            return ledger.on_tables(connection, player, game)

    def history(
        self, player: int, *, limit: int | None = None, before: int | None = None
    ) -> tuple[Entry, ...]:
        """Entries that touch the player's accounts, newest first; `before` an entry id, to read on."""
        with self._database.read() as connection:
            return ledger.history(connection, player, limit, before)

    def entries(self, *, after: int = 0) -> tuple[Entry, ...]:
        """The whole ledger, oldest first, or what came after the entry with that id."""
        with self._database.read() as connection:
            return ledger.entries(connection, after)

    def balances(self) -> tuple[tuple[str, int], ...]:
        """Every account with its balance; they sum to zero."""
        with self._database.read() as connection:
            return ledger.balances(connection)

    @contextmanager
    def steady(self) -> Iterator[None]:
        """All that is read inside is of one moment. Keep it short: commits of other copies wait."""
        with self._database.read():
            yield

    def verify(self) -> audit.AuditReport:
        """Recompute everything from the entries; slow on a long ledger.

        It is done on a copy in memory, so that no commit waits for it longer than for the copying.
        """
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            with self._database.read() as connection:
                connection.backup(copy)
            with backup.with_rescue(self.folder), told_as_store_errors(self._database.path, "reading"):
                return audit.full(copy)
        finally:
            copy.close()

    def check(self) -> None:
        """StoreDamaged if anything is wrong with any byte that matters; as slow as `verify`."""
        if self.verify().problems:
            with backup.with_rescue(self.folder):
                raise StoreDamaged(path=str(self._database.path), reason="ledger")

    def backup_to(self, target: Path) -> None:
        """Copy the store to a file of one's choice, also while the game runs."""
        backup.copy(self._database.path, target, self._busy_ms, self._database.supported)

    def rows_after(self, table: int, seq: int) -> tuple[Row, ...]:
        """What the journal of a table holds above the number `seq`: what a commit that failed has kept after all."""
        with self._database.read() as connection:
            return journal.rows_after(connection, table, seq)


def open_to_read(
    folder: Path, *, busy_ms: int = BUSY_MS, audited: bool = True, steps: Sequence[Migration] | None = None
) -> ChipReader:
    """Open `folder/chips.sqlite3` to be read, changing nothing in the folder but what a killed program left half done.

    With `audited` false the sums are not looked at, for `verify` to tell all that is wrong with them.
    StoreOlder where the file is yet to be brought up to date, StoreUnfinished where only a program that may write
    there can undo what was cut short, and other StoreErrors.
    """
    with backup.with_rescue(folder):
        backup.refuse_lost(folder)
        if not backup.is_there(folder):
            raise StoreDamaged(path=str(folder / backup.FILE), reason="missing")
        database = _to_read(folder / backup.FILE, busy_ms)
        try:
            _check(database, migrations() if steps is None else steps, audited)
        except BaseException:
            database.close()
            raise
        return ChipReader(folder, database, busy_ms)


def _to_read(path: Path, busy_ms: int) -> Database:
    """A connection that only reads. What was cut short is undone by one that may write, if any may."""
    try:
        return _looked_at(Database(path, busy_ms=busy_ms, read_only=True))
    except StoreUnfinished as unfinished:
        try:
            return _looked_at(Database(path, busy_ms=busy_ms))
        except (StoreReadOnly, StoreUnreadable):
            raise unfinished from None


def _looked_at(database: Database) -> Database:
    """The connection once it has read something."""
    try:
        with database.read():
            return database
    except BaseException:
        database.close()
        raise


def _check(database: Database, steps: Sequence[Migration], audited: bool) -> None:
    if check_ours(database, steps[-1].version) < steps[-1].version:
        check_schema(database, steps)
        raise StoreOlder(path=str(database.path))
    database.expect_version(steps[-1].version)
    check_sound(database, steps)
    if audited:
        with database.read() as connection:
            check_sums(connection)


def check_sound(database: Database, steps: Sequence[Migration]) -> None:
    """StoreDamaged unless the file's structure, as far as there is time, and its tables are what they should be."""
    database.check_header()
    database.sound(CHECK_SECONDS)
    check_schema(database, steps)


def check_sums(connection: sqlite3.Connection) -> None:
    """StoreDamaged if the sums of the ledger or its newest entries don't hold."""
    if audit.recent(connection):
        raise StoreDamaged(reason="ledger")
