"""Where the person comes in: who they are, what they left, and where they sit down.

Everything that outlives a table is in the chip store. Without a store one plays with chips that are not kept,
which the player has been told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from audiojack.play.setup import Purses, TableSetup
from audiojack.store.errors import NameRefused
from audiojack.store.journal import Table
from audiojack.store.players import Player
from audiojack.store.store import ChipStore

if TYPE_CHECKING:
    from audiojack.play.session import (  # only its name: the games are not read before the first word
        LocalSession,
        TableSession,
    )


class Opens(Protocol):
    """The tables of one person in a chip store, or with chips that are not kept."""

    person: Player | None
    name: str

    def open(self, game_id: str, setup: TableSetup, purses: Purses = ...) -> LocalSession:
        """A new table of that game. Raises StoreError."""
        ...

    def practise(self, game_id: str, setup: TableSetup) -> LocalSession:
        """A table at which nothing can be lost."""
        ...

    def resume(self, kept: Table) -> LocalSession:
        """A table as it was left. Raises StoreError."""
        ...

    def left(self, session: TableSession) -> None:
        """Remembers the purse of somebody whose chips can't be kept otherwise."""
        ...


class Lobby:
    """`store` is None where chips can't be kept. `opened` makes the tables of a store, when the first is wanted."""

    def __init__(self, store: ChipStore | None, opened: Callable[[ChipStore | None], Opens]) -> None:
        self.store = store
        self._opened = opened
        self._made: Opens | None = None
        self.person: Player | None = None
        self._name = ""

    def use(self, store: ChipStore, name: str) -> None:
        """Chips are kept from now on, in this store, and the person has this name. Raises StoreError."""
        before, self.store = self.store, store
        try:
            self.be(name)
        except BaseException:
            self.store = before
            raise
        self._made = None

    def be(self, name: str) -> None:
        """The person at the keyboard has this name; who had retired is back. Raises NameRefused, other StoreErrors."""
        if self.store is not None:
            found = self.store.find_player(name)
            if found is not None and found.kind == "computer":
                raise NameRefused(reason="taken", name=name)
            if found is not None and found.retired is not None:
                found = self.store.bring_back(found.id)
            self.person = found or self.store.ensure_player(name)
        self._name = self.person.name if self.person else name

    def kept(self) -> Table | None:
        """The table with the round that was left last. Raises StoreError."""
        return next(iter(self.kept_tables()), None)

    def kept_tables(self, patience: float | None = None) -> tuple[Table, ...]:
        """The person's tables with rounds that were left, the last one first; those that another copy of the program
        plays (`held` is "other") stand last. Raises StoreError, StoreBusy after `patience` seconds.
        """
        if self.store is None or self.person is None:
            return ()
        own = [table for table in self.store.open_tables(patience) if self.person.id in dict(table.seats).values()]
        return tuple(sorted(own, key=lambda table: table.held == "other"))

    def open(self, game: str, setup: TableSetup, purses: Purses | None = None) -> LocalSession:
        """A new table of that game; everybody sits down with at least 1000 chips. Raises StoreError."""
        return self._tables().open(game, setup, *([purses] if purses else []))

    def practise(self, game: str, setup: TableSetup) -> LocalSession:
        """A table at which nothing is won or lost: the chips on it are in no purse."""
        tables = self._opened(None)
        tables.name = self._name
        return tables.practise(game, setup)

    def resume(self, kept: Table) -> LocalSession:
        """The table as it was left, in mid-round too. Raises StoreError."""
        return self._tables().resume(kept)

    def left(self, session: TableSession) -> None:
        """Remembers the purse of somebody whose chips can't be kept otherwise."""
        self._tables().left(session)

    def _tables(self) -> Opens:
        if self._made is None:
            self._made = self._opened(self.store)
        self._made.person, self._made.name = self.person, self._name
        return self._made
