"""Where a table's commands, events and chips are kept before anything of them is told.

The session speaks of seats; the store speaks of players and their accounts. Here the one becomes the other, and
events and tables become the JSON of the journal and come back from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol

from audiojack.engine import chips
from audiojack.engine import journal as codec
from audiojack.engine.bank_table import BankTable
from audiojack.engine.commands import Command
from audiojack.engine.events import Event
from audiojack.engine.table import CasinoTable
from audiojack.games.registry import Game
from audiojack.play.round_results import Result
from audiojack.store.accounts import HOUSE, Move, bank_account, table_account, wallet
from audiojack.store.errors import StoreBusy
from audiojack.store.journal import Row
from audiojack.store.statistics import RoundResult
from audiojack.store.store import ChipStore

_codec = codec.Journal()


class Journal(Protocol):
    """Keeps what a session does. Every method may raise a StoreError; then nothing was kept."""

    keeps: bool
    """Whether a table that is left can be resumed."""
    seq: int
    """The number of the last thing kept; the events of a command follow it one by one."""

    def keep(
        self,
        command: Command,
        events: Sequence[Event],
        *,
        snapshot: Any = None,
        round_no: int | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        """Keeps a command with its events and the chips they move, all or none."""
        ...

    def seated(self, seat: int, player: int) -> None:
        """From now on this player sits there."""
        ...

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        """The chips of each seat as they are now, other copies of the program at work; empty where none are kept.

        With `patience` it is empty, too, where another copy holds the store for more than so many seconds: what is
        known of the purses then stands, and no key waits.
        """
        ...

    def missed(self) -> tuple[Event, ...]:
        """The events of a `keep` that failed and has been kept after all, as after a fault of the disk."""
        ...

    def close(self) -> None:
        """The table is over."""
        ...

    def release(self) -> None:
        """The table is left as it is, to be resumed."""
        ...


class StoreJournal:
    """A table of the chip store.

    `players` are the players' ids by seat, `seq` the number to commit on, `moves` what chips an event moves.
    `purse` names the account of a player's purse (GEN-R02).
    """

    keeps = True

    def __init__(
        self,
        store: ChipStore,
        table_id: int,
        seq: int,
        players: Mapping[int, int],
        *,
        moves: Callable[[Event], Sequence[chips.Move]],
        purse: Callable[[int], str] = wallet,
    ) -> None:
        self._store = store
        self._purse = purse
        self._moves = moves
        self._id = table_id
        self.seq = seq
        self._players = dict(players)
        self._reseated = False

    def keep(
        self,
        command: Command,
        events: Sequence[Event],
        *,
        snapshot: Any = None,
        round_no: int | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        self.seq = self._store.commit(
            self._id,
            self.seq,
            _codec.write(command),
            [_codec.write(event) for event in events],
            [self._move(move, event) for event in events for move in self._moves(event)],
            snapshot_json=None if snapshot is None else _codec.write(snapshot),
            round_no=round_no,
            results=[RoundResult(self._players[one.seat], one.net, one.tags) for one in results],
            seats=tuple(self._players.items()) if self._reseated else None,
        )
        self._reseated = False

    @property
    def players(self) -> Mapping[int, int]:
        """The players' ids by seat."""
        return self._players

    def seated(self, seat: int, player: int) -> None:
        self._players[seat] = player
        self._reseated = True

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        accounts = [self._purse(player) for player in self._players.values()]
        try:
            chips = self._store.balances_of(accounts, patience)
        except StoreBusy:
            if patience is None:
                raise
            return {}
        return dict(zip(self._players, chips, strict=True))

    def missed(self) -> tuple[Event, ...]:
        rows = self._store.rows_after(self._id, self.seq)
        if rows:
            self.seq, self._reseated = rows[-1].seq, False
        return tuple(read_event(row.payload) for row in rows if row.kind == "event")

    def close(self) -> None:
        self._store.close_table(self._id, self.seq)

    def release(self) -> None:
        self._store.release(self._id)

    def _move(self, move: chips.Move, event: Event) -> Move:
        seat = getattr(event, "seat", -1)
        return Move(self._account(move.source, seat), self._account(move.target, seat), move.amount, move.reason)

    def _account(self, name: str, seat: int) -> str:
        kind, _, number = name.partition(":")
        match kind:
            case "seat":
                return self._purse(self._players[int(number)])
            case "table":
                return table_account(self._id, self._players.get(seat))
            case "bank":
                return bank_account(self._id)
            case _:
                return HOUSE


class NoJournal:
    """Keeps nothing: for a game whose chips can't be kept, and says so beforehand."""

    keeps = False

    def __init__(self) -> None:
        self.seq = 0

    def keep(
        self,
        command: Command,
        events: Sequence[Event],
        *,
        snapshot: Any = None,
        round_no: int | None = None,
        results: Sequence[Result] = (),
    ) -> None:
        self.seq += 1 + len(events)

    def seated(self, seat: int, player: int) -> None:
        return

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        return {}

    def missed(self) -> tuple[Event, ...]:
        return ()

    def close(self) -> None:
        return

    def release(self) -> None:
        return


def read_steps(rows: Iterable[Row]) -> Iterator[Command | Event]:
    """The commands and events of a journal. Raises codec.JournalError for an event that is none.

    A command that means nothing to this version is left out: the table is moved by events alone.
    """
    for row in rows:
        if row.kind == "event":
            yield read_event(row.payload)
        elif row.kind == "command":
            with suppress(codec.JournalError):
                yield _codec.command(row.payload)


def read_event(text: str) -> Event:
    """An event out of the journal. Raises codec.JournalError for what is none."""
    return _codec.event(text)


def read_table(text: str, game: Game) -> Any:
    """A table of that game out of a snapshot. Raises codec.JournalError for what is none."""
    return _codec.table(text, CasinoTable if game.family == "casino" else BankTable)
