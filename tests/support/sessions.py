"""Tables of one person for the tests, and what lies on them, hidden cards and all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from audiojack.engine.chance import KEY_BYTES
from audiojack.games.registry import Game
from audiojack.play.computer_players import open_tables
from audiojack.play.host import Chooser, Sitter, TableOwner
from audiojack.play.lobby import Lobby
from audiojack.play.session import LocalSession, TableSession
from audiojack.play.table_journal import Journal
from audiojack.store.store import ChipStore


def local(session: TableSession | None) -> LocalSession:
    """The session as what it is in this program."""
    assert isinstance(session, LocalSession)
    return session


def table_of(session: TableSession | None) -> Any:
    """The table of a session, with all that nobody may know."""
    return local(session).owner.table


def view_of(session: TableSession | None) -> Any:
    """What the person sees."""
    return local(session).view


def session_at(game: Game, table: Any, minds: Mapping[int, Chooser], journal: Journal) -> LocalSession:
    """A person in the first seat of this table; who has a mind is a computer player."""
    kinds = ["computer" if seat in minds else "person" for seat in range(len(table.seats))]
    seats = tuple(replace(seat, kind=kind) for seat, kind in zip(table.seats, kinds, strict=True))
    table = replace(table, seats=seats)
    return LocalSession(TableOwner(game, table, [Sitter(seat).chair for seat in seats], minds, journal), 0)


def lobby(store: ChipStore | None, seed: int = 7, *, keyed: bool = False) -> Lobby:
    """The lobby of Zuzana, with chance of a given seed or of keys."""
    numbers = iter(range(seed, 10**6))
    keys = (lambda: next(numbers).to_bytes(KEY_BYTES, "big")) if keyed else None
    made = Lobby(store, lambda kept: open_tables(kept, lambda: next(numbers), str.title, keys))
    made.be("Zuzana")
    return made
