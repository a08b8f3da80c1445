"""The chip store of a house: the same store, and beside it accounts, devices and the tables that are open to others.

No passphrase and no token is in it, only what they can be checked by.
"""

from __future__ import annotations

import sqlite3
import uuid
from typing import Literal

import msgspec

from audiojack.store import players, sums
from audiojack.store.accounts import wallet
from audiojack.store.errors import NameRefused
from audiojack.store.store import ChipStore

Role = Literal["player", "moderator"]


class Account(msgspec.Struct, frozen=True):
    """Somebody who can sign in. `sound` is their name as it sounds; `secret` and `recovery` are hashes."""

    player: int
    name: str
    sound: str
    secret: str
    recovery: str
    language: str
    role: Role


class Device(msgspec.Struct, frozen=True):
    """A program that signs in by a token; times in milliseconds since 1970 UTC."""

    id: int
    label: str
    created: int
    used: int


class RoomRow(msgspec.Struct, frozen=True):
    """A table that is open to others: its `host`, the hash of the `word` that is needed, and its rules as JSON."""

    table: int
    host: int
    word: bytes | None
    rules: str


_ACCOUNTS = (
    "SELECT a.player_id, p.name, a.sound, a.secret, a.recovery, a.language, a.role"
    " FROM people a JOIN players p ON p.id = a.player_id"
)


class HouseStore(ChipStore):
    """A chip store with accounts."""

    def house(self) -> str:
        """The id that this house has for ever, made when it is first asked for."""
        with self._database.write() as connection:
            connection.execute(
                "INSERT OR IGNORE INTO house (id, uuid, created) VALUES (1, ?, ?)", (uuid.uuid4().hex, self._clock())
            )
            return str(connection.execute("SELECT uuid FROM house").fetchone()[0])

    # Accounts

    def sign_up(self, name: str, sound: str, secret: str, recovery: str, language: str) -> Account:
        """A new account with a purse of its own. NameRefused, `sounds` where another's name sounds the same."""
        with self._database.write() as connection:
            if self._by_sound(connection, sound) is not None:
                raise NameRefused(reason="sounds", name=name)
            player = players.create(connection, name, "human", None, self._clock())
            now = self._clock()
            connection.execute(
                "INSERT INTO people (player_id, sound, secret, recovery, language, created, seen)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (player.id, sound, secret, recovery, language, now, now),
            )
            sums.seal(connection, "people", player.id)
            found = self._by_sound(connection, sound)
            assert found is not None
            return found

    def account_of(self, sound: str) -> Account | None:
        """The account whose name sounds so."""
        with self._database.read() as connection:
            return self._by_sound(connection, sound)

    def _by_sound(self, connection: sqlite3.Connection, sound: str) -> Account | None:
        row = connection.execute(f"{_ACCOUNTS} WHERE a.sound = ?", (sound,)).fetchone()
        return Account(*row) if row else None

    def account(self, player: int) -> Account | None:
        """The account of a player."""
        with self._database.read() as connection:
            row = connection.execute(f"{_ACCOUNTS} WHERE a.player_id = ?", (player,)).fetchone()
            return Account(*row) if row else None

    def set_secret(self, player: int, secret: str, recovery: str | None = None) -> None:
        """Another passphrase, and other recovery words where they are given."""
        with self._database.write() as connection:
            connection.execute(
                "UPDATE people SET secret = ?, recovery = coalesce(?, recovery) WHERE player_id = ?",
                (secret, recovery, player),
            )
            sums.seal(connection, "people", player)

    def set_role(self, player: int, role: Role) -> None:
        """What somebody may do in the house."""
        with self._database.write() as connection:
            connection.execute("UPDATE people SET role = ? WHERE player_id = ?", (role, player))
            sums.seal(connection, "people", player)

    # Devices

    def add_device(self, player: int, token: bytes, label: str) -> None:
        """A device that signs in by a token; `token` is its hash."""
        now = self._clock()
        with self._database.write() as connection:
            device = connection.execute(
                "INSERT INTO devices (player_id, token, label, created, used) VALUES (?, ?, ?, ?, ?)",
                (player, token, label, now, now),
            )
            sums.seal(connection, "devices", device.lastrowid)

    def signed_in(self, token: bytes) -> Account | None:
        """Whose device this is, by the hash of its token; None for one that is unknown or was ended."""
        with self._database.write() as connection:
            row = connection.execute(
                "SELECT id, player_id FROM devices WHERE token = ? AND ended IS NULL", (token,)
            ).fetchone()
            if row is None:
                return None
            now = self._clock()
            connection.execute("UPDATE devices SET used = ? WHERE id = ?", (now, row[0]))
            connection.execute("UPDATE people SET seen = ? WHERE player_id = ?", (now, row[1]))
            sums.seal(connection, "devices", row[0])
            sums.seal(connection, "people", row[1])
            found = connection.execute(f"{_ACCOUNTS} WHERE a.player_id = ?", (row[1],)).fetchone()
            return Account(*found) if found else None

    def devices(self, player: int) -> tuple[Device, ...]:
        """The devices that sign in as this player, the last used first."""
        with self._database.read() as connection:
            rows = connection.execute(
                "SELECT id, label, created, used FROM devices WHERE player_id = ? AND ended IS NULL ORDER BY used DESC",
                (player,),
            )
            return tuple(Device(*row) for row in rows.fetchall())

    def end_devices(self, player: int, token: bytes | None = None) -> None:
        """This device signs in no more, or none does."""
        with self._database.write() as connection:
            going = connection.execute(
                "SELECT id FROM devices WHERE player_id = ?1 AND ended IS NULL AND (?2 IS NULL OR token = ?2)",
                (player, token),
            )
            for (device,) in going.fetchall():
                connection.execute("UPDATE devices SET ended = ? WHERE id = ?", (self._clock(), device))
                sums.seal(connection, "devices", device)

    # Rooms

    def open_room(self, row: RoomRow) -> None:
        """A table is open to others."""
        with self._database.write() as connection:
            connection.execute(
                "INSERT INTO rooms (table_id, host, word, rules) VALUES (?, ?, ?, ?)",
                (row.table, row.host, row.word, row.rules),
            )
            sums.seal(connection, "rooms", row.table)

    def set_host(self, table: int, host: int) -> None:
        """Somebody else is the host of a table."""
        with self._database.write() as connection:
            connection.execute("UPDATE rooms SET host = ? WHERE table_id = ?", (host, table))
            sums.seal(connection, "rooms", table)

    def open_rooms(self) -> tuple[RoomRow, ...]:
        """The rooms whose tables are not over."""
        with self._database.read() as connection:
            rows = connection.execute(
                "SELECT r.table_id, r.host, r.word, r.rules FROM rooms r JOIN tables t ON t.id = r.table_id"
                " WHERE t.state = 'open' ORDER BY r.table_id"
            )
            return tuple(RoomRow(*row) for row in rows.fetchall())

    def last_grant(self, player: int) -> int:
        """When the floor last gave this player chips, in milliseconds since 1970 UTC; 0 for never (GEN-R23)."""
        with self._database.read() as connection:
            row = connection.execute(
                "SELECT max(e.at) FROM entries e JOIN accounts a ON a.id = e.target"
                " WHERE a.name = ? AND e.reason = 'floor'",
                (wallet(player),),
            ).fetchone()
            return int(row[0] or 0)
