"""Players: people and computer characters, each with a name, a purse and settings of their own.

A player is never deleted, only retired: the entries of their chips stay, and so does their name.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Literal

import msgspec

from audiojack.store.errors import NameRefused, UnknownPlayer
from audiojack.store.names import fold, tidy
from audiojack.store.sums import seal

NO_SETTINGS = "{}"
"""The settings of a player who has set nothing yet."""

PlayerKind = Literal["human", "computer"]


class Player(msgspec.Struct, frozen=True):
    """A player; times in milliseconds since 1970 UTC. `settings` is the application's JSON."""

    id: int
    name: str
    kind: PlayerKind
    character: str | None
    settings: str
    created: int
    retired: int | None


class Standing(msgspec.Struct, frozen=True):
    """How rich a player is and was at most: `peak` chips at time `peak_at` in `peak_game`."""

    player: Player
    wealth: int
    peak: int
    peak_at: int | None
    peak_game: str | None

    @property
    def has_played(self) -> bool:
        """Whether the player has ever sat down, and so been given chips."""
        return self.peak_at is not None


_COLUMNS = "p.id, p.name, p.kind, p.character, p.settings, p.created, p.retired"


def create(
    connection: sqlite3.Connection, name: str, kind: PlayerKind, character: str | None, at: int
) -> Player:
    """A new player. NameRefused if the name can't be one or is somebody's, retired ones included."""
    kept = tidy(name)
    _refuse_taken(connection, kept, None)
    cursor = connection.execute(
        "INSERT INTO players (name, folded, kind, character, created) VALUES (?, ?, ?, ?, ?)",
        (kept, fold(kept), kind, character, at),
    )
    return _sealed(connection, int(cursor.lastrowid or 0))


def _sealed(connection: sqlite3.Connection, player: int) -> Player:
    seal(connection, "players", player)
    return by_id(connection, player)


def _refuse_taken(connection: sqlite3.Connection, name: str, by_other_than: int | None) -> None:
    row = connection.execute("SELECT id, retired FROM players WHERE folded = ?", (fold(name),)).fetchone()
    if row and row[0] != by_other_than:
        raise NameRefused(reason="taken", name=name, player=row[0], retired=int(row[1] is not None))


def by_id(connection: sqlite3.Connection, player: int) -> Player:
    """The player of that id, or UnknownPlayer."""
    row = connection.execute(f"SELECT {_COLUMNS} FROM players p WHERE p.id = ?", (player,)).fetchone()
    if row is None:
        raise UnknownPlayer(player=player)
    return Player(*row)


def by_name(connection: sqlite3.Connection, name: str) -> Player | None:
    """The player of that name, whatever its case and spacing."""
    with suppress(NameRefused):
        return _by_tidy_name(connection, tidy(name))
    return None


def _by_tidy_name(connection: sqlite3.Connection, name: str) -> Player | None:
    row = connection.execute(f"SELECT {_COLUMNS} FROM players p WHERE p.folded = ?", (fold(name),)).fetchone()
    return Player(*row) if row else None


def every(connection: sqlite3.Connection, retired: bool) -> tuple[Player, ...]:
    """All players in the order of their coming."""
    where = "" if retired else "WHERE p.retired IS NULL"
    return tuple(
        Player(*row)
        for row in connection.execute(f"SELECT {_COLUMNS} FROM players p {where} ORDER BY p.id").fetchall()
    )


def rename(connection: sqlite3.Connection, player: int, name: str) -> Player:
    """Give the player another name; NameRefused, UnknownPlayer."""
    kept = tidy(name)
    by_id(connection, player)
    _refuse_taken(connection, kept, player)
    connection.execute("UPDATE players SET name = ?, folded = ? WHERE id = ?", (kept, fold(kept), player))
    return _sealed(connection, player)


def set_retired(connection: sqlite3.Connection, player: int, at: int | None) -> Player:
    """Retire the player at that time, or bring them back with None."""
    by_id(connection, player)
    connection.execute("UPDATE players SET retired = ? WHERE id = ?", (at, player))
    return _sealed(connection, player)


def set_settings(connection: sqlite3.Connection, player: int, settings: str) -> Player:
    """Keep the application's settings of the player."""
    by_id(connection, player)
    connection.execute("UPDATE players SET settings = ? WHERE id = ?", (settings, player))
    return _sealed(connection, player)


def richest(
    connection: sqlite3.Connection, computers: bool, retired: bool, by_peak: bool
) -> tuple[Standing, ...]:
    """Players from the richest down, by wealth now or by the highest ever; equals by seniority."""
    conditions = [] if computers else ["p.kind = 'human'"]
    conditions += [] if retired else ["p.retired IS NULL"]
    rows = connection.execute(
        f"SELECT {_COLUMNS}, coalesce((SELECT sum(balance) FROM accounts a WHERE a.player_id = p.id), 0)"
        " AS wealth, coalesce(k.amount, 0) AS peak, k.at, k.game"
        " FROM players p LEFT JOIN peaks k ON k.player_id = p.id"
        f" {'WHERE ' + ' AND '.join(conditions) if conditions else ''}"
        f" ORDER BY {'peak' if by_peak else 'wealth'} DESC, p.id"
    )
    return tuple(Standing(Player(*row[:7]), *row[7:]) for row in rows.fetchall())
