"""Post moves of chips as immutable entries, and read balances, histories and wealth.

Balances are kept by a trigger as entries arrive, so none can change without an entry. Every entry carries
a digest over itself and the one before: a changed byte or a missing entry shows.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence

import msgspec

from audiojack.store.accounts import Account, Move, check, parse
from audiojack.store.errors import InsufficientChips, UnknownPlayer
from audiojack.store.sums import seal


class Posting(msgspec.Struct, frozen=True):
    """What all entries of one commit share. `key` is unique; entries append their number to it."""

    key: str
    at: int
    table: int | None = None
    round: int | None = None
    seq: int | None = None
    game: str | None = None


class Entry(msgspec.Struct, frozen=True):
    """One entry as it stands in the ledger; `at` in milliseconds since 1970 UTC."""

    id: int
    key: str
    source: str
    target: str
    amount: int
    reason: str
    at: int
    table: int | None
    round: int | None
    seq: int | None


SELECT_ENTRIES = """
SELECT e.id, e.key, s.name, t.name, e.amount, e.reason, e.at, e.table_id, e.round, e.seq, e.digest
FROM entries e JOIN accounts s ON s.id = e.source JOIN accounts t ON t.id = e.target
"""


def entry_digest(before: bytes, entry: Entry) -> bytes:
    """The digest of an entry that follows one with the digest `before`."""
    fields = (entry.id, entry.key, entry.source, entry.target, entry.amount, entry.reason, entry.at)
    text = "\x1f".join(map(str, (*fields, entry.table, entry.round, entry.seq)))
    return hashlib.blake2b(before + text.encode(), digest_size=16).digest()


def last_entry(connection: sqlite3.Connection) -> tuple[int, bytes]:
    """Id and digest of the newest entry."""
    row = connection.execute("SELECT id, digest FROM entries ORDER BY id DESC LIMIT 1").fetchone()
    return (row[0], row[1]) if row else (0, b"")


def balance(connection: sqlite3.Connection, account: str) -> int:
    """Chips on an account; 0 if nothing was ever moved there."""
    row = connection.execute("SELECT balance FROM accounts WHERE name = ?", (account,)).fetchone()
    return int(row[0]) if row else 0


def _account_id(connection: sqlite3.Connection, account: Account) -> int:
    row = connection.execute("SELECT id FROM accounts WHERE name = ?", (account.name,)).fetchone()
    if row:
        return int(row[0])
    if account.player is not None:
        known = connection.execute("SELECT 1 FROM players WHERE id = ?", (account.player,)).fetchone()
        if not known:
            raise UnknownPlayer(player=account.player)
    cursor = connection.execute(
        "INSERT INTO accounts (name, kind, player_id, table_id, game) VALUES (?, ?, ?, ?, ?)",
        (account.name, account.kind, account.player, account.table, account.game),
    )
    return int(cursor.lastrowid or 0)


def _post_one(
    connection: sqlite3.Connection, move: Move, key: str, posting: Posting, after: tuple[int, bytes]
) -> tuple[int, bytes]:
    source, target = parse(move.source), parse(move.target)
    has = balance(connection, move.source)
    if source.kind not in ("house", "mint") and has < move.amount:
        raise InsufficientChips(account=move.source, balance=has, amount=move.amount)
    entry = Entry(
        after[0] + 1, key, move.source, move.target, move.amount, move.reason,
        posting.at, posting.table, posting.round, posting.seq,
    )  # fmt: skip
    digest = entry_digest(after[1], entry)
    connection.execute(
        "INSERT INTO entries (id, key, source, target, amount, reason, at, table_id, round, seq, digest)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            entry.id, entry.key, _account_id(connection, source), _account_id(connection, target),
            entry.amount, entry.reason, entry.at, entry.table, entry.round, entry.seq, digest,
        ),
    )  # fmt: skip
    return entry.id, digest


def post(connection: sqlite3.Connection, moves: Sequence[Move], posting: Posting) -> None:
    """Enter the moves in their order. InsufficientChips if one would overdraw its source (GEN-R01)."""
    if not moves:
        return
    after = last_entry(connection)
    for number, move in enumerate(moves):
        check(move)
        after = _post_one(connection, move, f"{posting.key}:{number}", posting, after)
    owners = {parse(name).player for move in moves for name in (move.source, move.target)}
    for player in owners - {None}:
        _note_peak(connection, player, posting)


def wealth(connection: sqlite3.Connection, player: int | None) -> int:
    """A player's purses and what they own on tables."""
    row = connection.execute(
        "SELECT coalesce(sum(balance), 0) FROM accounts WHERE player_id = ?", (player,)
    ).fetchone()
    return int(row[0])


_STAKED = """
SELECT t.id, a.balance FROM accounts a JOIN tables t ON t.id = a.table_id
WHERE a.player_id = ?1 AND a.balance > 0 AND (?2 IS NULL OR t.game = ?2)
"""

_BANKED = """
SELECT t.id, a.balance FROM seats p JOIN tables t ON t.id = p.table_id
JOIN accounts a ON a.table_id = t.id AND a.kind = 'bank' AND a.player_id IS NULL AND a.balance > 0
WHERE p.player_id = ?1 AND (?2 IS NULL OR t.game = ?2) AND ?1 = (
    SELECT s.player_id FROM entries e JOIN accounts s ON s.id = e.source
    WHERE e.target = a.id AND s.kind = 'wallet' ORDER BY e.id DESC LIMIT 1)
"""


def on_tables(connection: sqlite3.Connection, player: int, game: str | None) -> dict[int, int]:
    """Chips of the player that lie staked or banked, by table; with `game` on tables of that game alone (GEN-R03).

    A bank counts for the one at the table out of whose purse it was founded.
    """
    found: dict[int, int] = {}
    for question in (_STAKED, _BANKED):
        for table, chips in connection.execute(question, (player, game)).fetchall():
            found[table] = found.get(table, 0) + chips
    return found


def _note_peak(connection: sqlite3.Connection, player: int | None, posting: Posting) -> None:
    connection.execute(
        "INSERT INTO peaks (player_id, amount, at, game, table_id) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (player_id) DO UPDATE SET amount = excluded.amount, at = excluded.at,"
        " game = excluded.game, table_id = excluded.table_id WHERE excluded.amount > peaks.amount",
        (player, wealth(connection, player), posting.at, posting.game, posting.table),
    )
    seal(connection, "peaks", player)


def history(
    connection: sqlite3.Connection, player: int, limit: int | None, before: int | None
) -> tuple[Entry, ...]:
    """Entries that touch any account of the player, newest first, of ids below `before`."""
    mine = "SELECT id FROM accounts WHERE player_id = ?"
    rows = connection.execute(
        f"{SELECT_ENTRIES} WHERE e.id IN ("
        f"SELECT id FROM entries WHERE source IN ({mine}) UNION SELECT id FROM entries WHERE target IN ({mine})"
        ") AND e.id < ? ORDER BY e.id DESC LIMIT ?",
        (player, player, before if before is not None else 2**62, -1 if limit is None else limit),
    )
    return tuple(Entry(*row[:10]) for row in rows.fetchall())


def entries(connection: sqlite3.Connection, after: int = 0) -> tuple[Entry, ...]:
    """All entries of ids above `after`, oldest first."""
    rows = connection.execute(f"{SELECT_ENTRIES} WHERE e.id > ? ORDER BY e.id", (after,))
    return tuple(Entry(*row[:10]) for row in rows.fetchall())


def balances(connection: sqlite3.Connection) -> tuple[tuple[str, int], ...]:
    """Every account with its balance, in the order of their first use."""
    return tuple(connection.execute("SELECT name, balance FROM accounts ORDER BY id").fetchall())
