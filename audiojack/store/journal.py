"""Tables, who runs them, and the journal from which an interrupted round is played on.

A table's journal is a row of numbered bytes: a snapshot, then commands with the events they caused.
The store never looks into them; the newest snapshot and what follows it are what `resume` hands back.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from audiojack.store.errors import StoreConflict, StoreDamaged
from audiojack.store.sums import row_sum, seal

RowKind = Literal["snapshot", "command", "event"]
Held = Literal["free", "mine", "other"]

ROUNDS_KEPT = 50
"""Snapshots of a table whose journal is kept while it is played."""
TABLES_KEPT = 20
"""Closed tables whose journal is kept."""


class Row(msgspec.Struct, frozen=True):
    """One line of a journal; `moves` is the number of entries committed with a command."""

    seq: int
    kind: RowKind
    payload: str
    moves: int = 0


class Table(msgspec.Struct, frozen=True):
    """A table as listed. `seats`: player ids by seat number. `held`: by nobody, by this copy, by another."""

    id: int
    game: str
    options: str
    seats: tuple[tuple[int, int], ...]
    open: bool
    held: Held
    seq: int
    round: int
    opened: int
    touched: int


class Resumed(msgspec.Struct, frozen=True):
    """A table to play on: the newest snapshot, the rows after it, and the number to commit next on."""

    table: Table
    snapshot: str
    rows: tuple[Row, ...]
    seq: int


class Head(msgspec.Struct, frozen=True):
    """The end of a table's journal."""

    id: int
    game: str
    state: str
    owner: str | None
    seq: int
    digest: bytes
    round: int


def row_digest(before: bytes, row: Row) -> bytes:
    """The digest of a row that follows one with the digest `before`."""
    text = f"{row.seq}\x1f{row.kind}\x1f{row.moves}\x1f{row.payload}"
    return hashlib.blake2b(before + text.encode(), digest_size=16).digest()


def head(connection: sqlite3.Connection, table: int) -> Head:
    """Where the table's journal ends. StoreConflict if there is no such table."""
    row = connection.execute(
        "SELECT id, game, state, owner, seq, digest, round FROM tables WHERE id = ?", (table,)
    ).fetchone()
    if row is None:
        raise StoreConflict(reason="unknown", table=table)
    return Head(*row)


def open_table(
    connection: sqlite3.Connection, game: str, options: str, snapshot: str, *, owner: str, at: int
) -> int:
    """A new table held by `owner`, its journal beginning with `snapshot` as number 0."""
    digest = row_digest(b"", Row(0, "snapshot", snapshot))
    cursor = connection.execute(
        "INSERT INTO tables (game, options, state, owner, seq, digest, base_seq, base_digest, opened, touched)"
        " VALUES (?, ?, 'open', ?, -1, x'', 0, x'', ?, ?)",
        (game, options, owner, at, at),
    )
    table = int(cursor.lastrowid or 0)
    _insert(connection, table, Row(0, "snapshot", snapshot), digest)
    connection.execute("UPDATE tables SET seq = 0, digest = ? WHERE id = ?", (digest, table))
    seal(connection, "tables", table)
    return table


def _insert(connection: sqlite3.Connection, table: int, row: Row, digest: bytes) -> None:
    connection.execute(
        "INSERT INTO journal (table_id, seq, kind, payload, moves, digest) VALUES (?, ?, ?, ?, ?, ?)",
        (table, row.seq, row.kind, row.payload, row.moves, digest),
    )


def rows_of(seq: int, command: str, events: Iterable[str], moves: int, snapshot: str | None) -> list[Row]:
    """The rows that a commit on number `seq` appends."""
    rows = [Row(seq + 1, "command", command, moves)]
    rows += [Row(seq + 2 + number, "event", event) for number, event in enumerate(events)]
    if snapshot is not None:
        rows.append(Row(rows[-1].seq + 1, "snapshot", snapshot))
    return rows


def append(connection: sqlite3.Connection, at: Head, rows: Sequence[Row], round_no: int, now: int) -> None:
    """Append the rows after `at`; older rounds leave the journal when a snapshot arrives."""
    digest = at.digest
    for row in rows:
        digest = row_digest(digest, row)
        _insert(connection, at.id, row, digest)
    connection.execute(
        "UPDATE tables SET seq = ?, digest = ?, round = ?, touched = ? WHERE id = ?",
        (rows[-1].seq, digest, round_no, now, at.id),
    )
    if rows[-1].kind == "snapshot":
        _forget_old_rounds(connection, at.id)
    seal(connection, "tables", at.id)


def stands(connection: sqlite3.Connection, table: int, rows: Sequence[Row]) -> bool:
    """Whether exactly these rows are in the journal already, as after a retried commit."""
    first, last = rows[0].seq, rows[-1].seq
    found = connection.execute(
        "SELECT seq, kind, payload, moves FROM journal WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq",
        (table, first, last),
    )
    if [Row(*row) for row in found.fetchall()] != list(rows):
        return False
    after = connection.execute(
        "SELECT kind FROM journal WHERE table_id = ? AND seq = ?", (table, last + 1)
    ).fetchone()
    return after is None or after[0] == "command"


def rows_after(connection: sqlite3.Connection, table: int, seq: int) -> tuple[Row, ...]:
    """The rows of ids above `seq`, oldest first."""
    found = connection.execute(
        "SELECT seq, kind, payload, moves FROM journal WHERE table_id = ? AND seq > ? ORDER BY seq", (table, seq)
    )
    return tuple(Row(*row) for row in found.fetchall())


def _forget_old_rounds(connection: sqlite3.Connection, table: int) -> None:
    row = connection.execute(
        "SELECT seq FROM journal WHERE table_id = ? AND kind = 'snapshot' ORDER BY seq DESC LIMIT 1 OFFSET ?",
        (table, ROUNDS_KEPT),
    ).fetchone()
    if row:
        _forget_before(connection, table, row[0])


def _forget_before(connection: sqlite3.Connection, table: int, seq: int) -> None:
    row = connection.execute(
        "SELECT digest FROM journal WHERE table_id = ? AND seq = ?", (table, seq - 1)
    ).fetchone()
    if row is None:
        return
    connection.execute("UPDATE tables SET base_seq = ?, base_digest = ? WHERE id = ?", (seq, row[0], table))
    connection.execute("DELETE FROM journal WHERE table_id = ? AND seq < ?", (table, seq))


def close(connection: sqlite3.Connection, table: int, now: int) -> None:
    """Close the table; only the newest closed tables keep their journals."""
    connection.execute(
        "UPDATE tables SET state = 'closed', owner = NULL, closed = ?, touched = ? WHERE id = ?",
        (now, now, table),
    )
    seal(connection, "tables", table)
    old = connection.execute(
        "SELECT id, seq FROM tables WHERE state = 'closed' AND base_seq <= seq"
        " ORDER BY closed DESC, id DESC LIMIT -1 OFFSET ?",
        (TABLES_KEPT,),
    ).fetchall()
    for id, seq in old:
        _forget_before(connection, id, seq + 1)
        seal(connection, "tables", id)


def set_owner(connection: sqlite3.Connection, table: int, owner: str | None) -> None:
    """Who holds the table from now on."""
    connection.execute("UPDATE tables SET owner = ? WHERE id = ?", (owner, table))
    seal(connection, "tables", table)


def set_seats(connection: sqlite3.Connection, table: int, seats: Sequence[tuple[int, int]]) -> None:
    """Who sits at the table: (seat number, player id)."""
    connection.execute("DELETE FROM seats WHERE table_id = ?", (table,))
    connection.executemany(
        "INSERT INTO seats (table_id, seat, player_id, sum) VALUES (?, ?, ?, ?)",
        [(table, seat, player, row_sum((table, seat, player))) for seat, player in seats],
    )


def seats(connection: sqlite3.Connection, table: int) -> tuple[tuple[int, int], ...]:
    """Who sits at the table: (seat number, player id)."""
    rows = connection.execute("SELECT seat, player_id FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple((row[0], row[1]) for row in rows.fetchall())


def since_snapshot(connection: sqlite3.Connection, at: Head) -> tuple[str, tuple[Row, ...]]:
    """The newest snapshot and the rows after it, their digests checked. StoreDamaged if they don't hold."""
    start = connection.execute(
        "SELECT max(seq) FROM journal WHERE table_id = ? AND kind = 'snapshot'", (at.id,)
    ).fetchone()[0]
    found = connection.execute(
        "SELECT seq, kind, payload, moves, digest FROM journal WHERE table_id = ? AND seq >= ? ORDER BY seq",
        (at.id, -1 if start is None else start - 1),
    ).fetchall()
    base = _base(connection, at.id)
    if found and start is not None and found[0][0] == start - 1:
        base = (start, found.pop(0)[4])
    rows = tuple(Row(*row[:4]) for row in found)
    if start is None or not chained(base, rows, [row[4] for row in found], (at.seq, at.digest)):
        raise StoreDamaged(reason="journal", table=at.id)
    return rows[0].payload, rows[1:]


def _base(connection: sqlite3.Connection, table: int) -> tuple[int, bytes]:
    row = connection.execute("SELECT base_seq, base_digest FROM tables WHERE id = ?", (table,)).fetchone()
    return row[0], row[1]


def chained(
    base: tuple[int, bytes], rows: Sequence[Row], digests: Sequence[bytes], end: tuple[int, bytes]
) -> bool:
    """Whether rows follow each other without a gap from `base` to `end` and their digests hold."""
    seq, digest = base
    for row, kept in zip(rows, digests, strict=True):
        digest = row_digest(digest, row)
        if row.seq != seq or digest != kept:
            return False
        seq += 1
    return seq == end[0] + 1 and digest == end[1]
