"""The chip store: the one door to players, purses, tables and the journal of interrupted rounds.

What a method has returned from is on the disk; what it has raised from has not happened (or, after a
failing disk, is found out by asking again with the same arguments). Two running copies may use it at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Self

from audiojack.store import audit, backup, birth, journal, ledger, players, statistics
from audiojack.store.accounts import MINT, FloorWhen, Move, floor_grant, parse, wallet
from audiojack.store.clock import Clock, system_clock
from audiojack.store.database import Database
from audiojack.store.errors import ChipsOnTable, StoreClosed, StoreConflict, told_as_store_errors
from audiojack.store.journal import Head, Resumed, Row, Table
from audiojack.store.ledger import Posting
from audiojack.store.locks import Copy, alive
from audiojack.store.migrate import Migration, check_ours, check_schema, migrate, migrations
from audiojack.store.players import Player, PlayerKind
from audiojack.store.reader import BUSY_MS, CHECK_SECONDS, ChipReader, check_sound, check_sums
from audiojack.store.statistics import RoundResult


class ChipStore(ChipReader):
    """An open store. Times are milliseconds since 1970 UTC from the clock given to `open`."""

    def __init__(self, folder: Path, database: Database, copy: Copy, clock: Clock, busy_ms: int) -> None:
        super().__init__(folder, database, busy_ms)
        self._copy = copy
        self._clock = clock

    @classmethod
    def open(
        cls,
        folder: Path,
        *,
        clock: Clock = system_clock,
        busy_ms: int = BUSY_MS,
        fresh: bool = False,
        care: bool = True,
        whole: bool = False,
        steps: Sequence[Migration] | None = None,
    ) -> Self:
        """Open `folder/chips.sqlite3`, making or migrating it as needed.

        `fresh`: begin anew although backups tell of an earlier store that is gone (the player agreed).
        `care`: do the daily backup and check now if due; with False call `care()` from a thread.
        `whole`: check all of it, however long that takes; with False call `check()` from a thread.
        Raises any StoreError; the file is then as it was.
        """
        steps = migrations() if steps is None else steps
        with told_as_store_errors(folder, "making"):
            folder.mkdir(parents=True, exist_ok=True)
            copy = Copy.enter(folder, busy_ms / 1000)
        try:
            with backup.with_rescue(folder):
                birth.ensure(folder, steps, busy_ms, fresh=fresh)
                database = Database(folder / backup.FILE, busy_ms=busy_ms)
            try:
                with backup.with_rescue(folder):
                    _make_ready(folder, database, steps, clock(), busy_ms)
                store = cls(folder, database, copy, clock, busy_ms)
                if whole:
                    store.check()
                if care:
                    store.care()
            except BaseException:
                database.close()
                raise
        except BaseException:
            copy.leave()
            raise
        return store

    def close(self) -> None:
        """Let go of the store; tables held by this copy may be taken by others."""
        super().close()
        self._copy.leave()

    def care(self) -> Path | None:
        """Once a UTC day: copy the store into backups and check the copy whole. Its path, if one was made.

        May be called from another thread while the game goes on. StoreDamaged, StoreFull, StoreReadOnly, ...
        """
        now = self._clock()
        if not backup.daily_due(self.folder, now):
            return None
        try:
            with self._database.read() as connection:
                empty = ledger.last_entry(connection)[0] == 0
        except StoreClosed:
            return None
        return None if empty else backup.make(self.folder, "daily", now, self._busy_ms, self._database.supported)

    def together(self) -> AbstractContextManager[None]:
        """All that is kept within it comes to the disk at once: with the end of the block, or not at all.

        What fails within, such as InsufficientChips, is undone alone. Nobody may be told of any of it before.
        """
        return self._database.together()

    # Players

    def create_player(self, name: str, kind: PlayerKind = "human", character: str | None = None) -> Player:
        """A new player without chips; the first `sit_down` brings the first 1000. NameRefused."""
        with self._database.write() as connection:
            return players.create(connection, name, kind, character, self._clock())

    def ensure_player(self, name: str, kind: PlayerKind = "human", character: str | None = None) -> Player:
        """The player of that name, made if there is none yet, whichever copy comes first. NameRefused."""
        with self._database.write() as connection:
            found = players.by_name(connection, name)
            if found is not None and (found.kind, found.character) == (kind, character):
                return found
            return players.create(connection, name, kind, character, self._clock())

    def rename(self, player: int, name: str) -> Player:
        """Give a player another name. NameRefused, UnknownPlayer."""
        with self._database.write() as connection:
            return players.rename(connection, player, name)

    def retire(self, player: int) -> Player:
        """A player leaves for good; chips, entries and name stay."""
        with self._database.write() as connection:
            return players.set_retired(connection, player, self._clock())

    def bring_back(self, player: int) -> Player:
        """A retired player returns."""
        with self._database.write() as connection:
            return players.set_retired(connection, player, None)

    def set_settings(self, player: int, settings_json: str) -> Player:
        """Keep a player's settings, whatever JSON the application makes of them."""
        with self._database.write() as connection:
            return players.set_settings(connection, player, settings_json)

    # Chips

    def sit_down(self, player: int, *, game: str | None = None, floor_when: FloorWhen = "below_1000") -> int:
        """Fill the purse up to the floor, as at the start of each table session (GEN-R03).

        Chips that lie on tables count, so that nobody gets new ones for having staked the old.
        `game`: the purse for that game alone (`purse_scope` per_game). Returns the chips granted, 0 if none.
        """
        purse = wallet(player, game)
        with self._database.write() as connection:
            players.by_id(connection, player)
            owned = ledger.balance(connection, purse) + sum(ledger.on_tables(connection, player, game).values())
            grant = floor_grant(owned, floor_when)
            if grant:
                last, _ = ledger.last_entry(connection)
                posting = Posting(f"floor:{last + 1}", self._clock(), game=game)
                ledger.post(connection, [Move(MINT, purse, grant, "floor")], posting)
            return grant

    # Tables

    def open_table(
        self, game: str, options_json: str, snapshot_json: str | bytes, seats: Sequence[tuple[int, int]] = ()
    ) -> int:
        """A new table held by this copy. `seats`: (seat number, player id). Returns the table's id.

        Its journal begins with the snapshot as number 0, so the first commit expects 0.
        """
        with self._database.write() as connection:
            table = journal.open_table(
                connection, game, options_json, _text(snapshot_json), owner=self._copy.id, at=self._clock()
            )
            journal.set_seats(connection, table, seats)
            return table

    def commit(
        self,
        table: int,
        expected_seq: int,
        command_json: str | bytes,
        events_json: Sequence[str | bytes],
        moves: Sequence[Move] = (),
        *,
        snapshot_json: str | bytes | None = None,
        round_no: int | None = None,
        results: Sequence[RoundResult] = (),
        seats: Sequence[tuple[int, int]] | None = None,
    ) -> int:
        """Keep a command, its events and its moves of chips, all or none; the new number to commit on.

        The moves are entered in their order, each with the chips that are there then (InsufficientChips).
        With a snapshot the journal before it is no longer needed to resume: give one between rounds.
        The same commit again changes nothing and returns the same; another one on the same number, or on a
        table that this copy doesn't hold, is a StoreConflict.
        """
        events = [_text(event) for event in events_json]
        snapshot = None if snapshot_json is None else _text(snapshot_json)
        rows = journal.rows_of(expected_seq, _text(command_json), events, len(moves), snapshot)
        with self._database.write() as connection:
            at = journal.head(connection, table)
            posting = self._posting(at, expected_seq, round_no)
            if self._stands(at, expected_seq, rows, moves):
                return rows[-1].seq
            self._refuse_unless_mine(at, expected_seq)
            _refuse_foreign_accounts(table, moves)
            journal.append(connection, at, rows, posting.round or 0, posting.at)
            ledger.post(connection, moves, posting)
            statistics.keep(
                connection, table, at.game, round_no=posting.round or 0, results=results, at=posting.at
            )
            if seats is not None:
                journal.set_seats(connection, table, seats)
        return rows[-1].seq

    def _posting(self, at: Head, expected_seq: int, round_no: int | None) -> Posting:
        round_of = at.round if round_no is None else round_no
        key = f"table:{at.id}:{expected_seq + 1}"
        return Posting(key, self._clock(), at.id, round_of, expected_seq + 1, at.game)

    def _stands(self, at: Head, expected_seq: int, rows: Sequence[Row], moves: Sequence[Move]) -> bool:
        connection = self._database.connection
        if at.seq <= expected_seq or not journal.stands(connection, at.id, rows):
            return False
        found = connection.execute(
            f"{ledger.SELECT_ENTRIES} WHERE e.key > ?1 || ':' AND e.key < ?1 || ';' ORDER BY e.id",
            (f"table:{at.id}:{rows[0].seq}",),
        )
        return [Move(row[2], row[3], row[4], row[5]) for row in found.fetchall()] == list(moves)

    def _refuse_unless_mine(self, at: Head, expected_seq: int) -> None:
        if at.state != "open":
            raise StoreConflict(reason="closed", table=at.id)
        if at.owner != self._copy.id:
            raise StoreConflict(reason="not_held", table=at.id)
        if at.seq != expected_seq:
            raise StoreConflict(reason="sequence", table=at.id, expected=expected_seq, found=at.seq)

    def close_table(self, table: int, expected_seq: int) -> None:
        """The table is over. ChipsOnTable while chips lie on it; closing a closed table changes nothing."""
        with self._database.write() as connection:
            at = journal.head(connection, table)
            if at.state == "closed" and at.seq == expected_seq:
                return
            self._refuse_unless_mine(at, expected_seq)
            left = connection.execute(
                "SELECT coalesce(sum(balance), 0) FROM accounts WHERE table_id = ?", (table,)
            ).fetchone()[0]
            if left:
                raise ChipsOnTable(table=table, amount=left)
            journal.close(connection, table, self._clock())

    def open_tables(self, patience: float | None = None) -> tuple[Table, ...]:
        """Tables not yet over, the last used first; those of a running other copy are `held` by `other`.

        `patience`: after how many seconds of waiting for another copy's commit to give up, StoreBusy.
        """
        with self._database.read(patience) as connection:
            ids = connection.execute(
                "SELECT id FROM tables WHERE state = 'open' ORDER BY touched DESC, id DESC"
            )
            return tuple(self._table(id) for (id,) in ids.fetchall())

    def _table(self, table: int) -> Table:
        connection = self._database.connection
        row = connection.execute(
            "SELECT game, options, state, owner, seq, round, opened, touched FROM tables WHERE id = ?",
            (table,),
        ).fetchone()
        seats = journal.seats(connection, table)
        return Table(table, row[0], row[1], seats, row[2] == "open", self._held(row[3]), *row[4:])

    def _held(self, owner: str | None) -> journal.Held:
        if owner == self._copy.id:
            return "mine"
        return "other" if owner is not None and alive(self.folder, owner) else "free"

    def resume(self, table: int) -> Resumed:
        """Take a table that nobody runs any more, and what is needed to play it on.

        StoreConflict: `held` by another running copy, `closed`, `unknown`. StoreDamaged: `journal`.
        """
        with self._database.write() as connection:
            at = journal.head(connection, table)
            if at.state != "open":
                raise StoreConflict(reason="closed", table=table)
            if self._held(at.owner) == "other":
                raise StoreConflict(reason="held", table=table)
            snapshot, rows = journal.since_snapshot(connection, at)
            journal.set_owner(connection, table, self._copy.id)
            return Resumed(self._table(table), snapshot, rows, at.seq)

    def release(self, table: int) -> None:
        """Leave an open table to whoever resumes it."""
        with self._database.write() as connection:
            if journal.head(connection, table).owner == self._copy.id:
                journal.set_owner(connection, table, None)


def _make_ready(folder: Path, database: Database, steps: Sequence[Migration], now: int, busy_ms: int) -> None:
    supported = steps[-1].version
    if check_ours(database, supported) < supported:
        database.sound(CHECK_SECONDS)
        check_schema(database, steps)
        backup.make(folder, "before", now, busy_ms, supported)
        migrate(database, steps)
    check_sound(database, steps)
    database.expect_version(supported)
    with database.write() as connection:
        check_sums(connection)
        if audit.checkpoint_due(connection):
            audit.move_checkpoint(connection)


def _text(json: str | bytes) -> str:
    return json.decode() if isinstance(json, bytes) else json


def _refuse_foreign_accounts(table: int, moves: Sequence[Move]) -> None:
    """A table moves chips between purses, the house and itself; it neither mints nor reaches elsewhere."""
    for move in moves:
        for account in (parse(move.source), parse(move.target)):
            if account.kind == "mint" or account.table not in (None, table):
                raise ValueError(f"not an account of table {table}: {account.name}")
