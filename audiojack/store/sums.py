"""Sums of rows: each row that no chain of digests covers carries one over all that stands in it.

Entries and journals have chains of their own, and what accounts say follows from their names and entries. A player's
settings, a seat or the result of a round follows from nothing else: without a sum, SQLite would find nothing wrong
with another value in its place.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Iterator, Sequence

import msgspec

SUM_BYTES = 8
"""Length of a sum; a byte changed by accident is missed once in 2**64 times."""

KEYS = {
    "players": ("id",),
    "tables": ("id",),
    "seats": ("table_id", "seat"),
    "rounds": ("player_id", "table_id", "round"),
    "peaks": ("player_id",),
    "people": ("player_id",),
    "devices": ("id",),
    "rooms": ("table_id",),
}
"""The tables whose rows carry sums, each with the columns that name a row."""

COLUMNS = {
    "players": ("id", "name", "folded", "kind", "character", "settings", "created", "retired"),
    "tables": (
        "id", "game", "options", "state", "owner", "seq", "digest", "base_seq", "base_digest", "round", "opened",
        "touched", "closed",
    ),
    "seats": ("table_id", "seat", "player_id"),
    "rounds": ("table_id", "round", "player_id", "game", "net", "tags", "ended"),
    "peaks": ("player_id", "amount", "at", "game", "table_id"),
    "people": ("player_id", "sound", "secret", "recovery", "language", "role", "created", "seen"),
    "devices": ("id", "player_id", "token", "label", "created", "used", "ended"),
    "rooms": ("table_id", "host", "word", "rules"),
}  # fmt: skip
"""What the sum of a row is made of, in this order."""


def row_sum(values: Sequence[object]) -> bytes:
    """The sum of a row whose `COLUMNS` hold these values."""
    return hashlib.blake2b(msgspec.json.encode(list(values)), digest_size=SUM_BYTES).digest()


def seal(connection: sqlite3.Connection, table: str, *key: int | None) -> None:
    """Put down the sum of a row that was written, inside the transaction that wrote it."""
    where = " AND ".join(f"{column} = ?" for column in KEYS[table])
    row = connection.execute(f"SELECT {', '.join(COLUMNS[table])} FROM {table} WHERE {where}", key).fetchone()
    connection.execute(f"UPDATE {table} SET sum = ? WHERE {where}", (row_sum(row), *key))


def seal_all(connection: sqlite3.Connection) -> None:
    """Put down the sums of all rows, as a store gets them that was written without; tables may come later."""
    there = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()}
    for table, columns in KEYS.items():
        if table not in there:
            continue
        for key in connection.execute(f"SELECT {', '.join(columns)} FROM {table}").fetchall():
            seal(connection, table, *key)


def broken(connection: sqlite3.Connection, table: str) -> Iterator[str]:
    """The keys of the rows of a table whose sums don't hold."""
    columns, keys = COLUMNS[table], KEYS[table]
    places = [columns.index(key) for key in keys]
    for *values, kept in connection.execute(f"SELECT {', '.join(columns)}, sum FROM {table}").fetchall():
        if row_sum(values) != kept:
            yield " ".join(str(values[place]) for place in places)
