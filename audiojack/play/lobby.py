"""Where the person comes in: who they are, what they left, and where they sit down.

Everything that outlives a table is in the chip store. Without a store one plays with chips that are not kept,
which the player has been told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from audiojack.play.setup import Purses, TableSetup
from audiojack.store.errors import NameRefused, StoreError
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
        self.fault: StoreError | None = None
        """What was found wrong with the store while it is in use."""
        self._opened = opened
        self._made: Opens | None = None
        self.person: Player | None = None
        self._name = ""

    def use(self, store: ChipStore, person: Player) -> None:
        """Chips are kept from now on, in this store, and this is the person."""
        self.store, self._made, self.fault = store, None, None
        self.sit(person, person.name)

    def do_without(self) -> None:
        """Chips are not kept from now on."""
        self.store, self._made, self.fault = None, None, None
        self.sit(None, self._name)

    def be(self, name: str) -> None:
        """The person at the keyboard has this name; who had retired is back. Raises NameRefused, other StoreErrors."""
        self.sit(self.look_up(name), name)

    def look_up(self, name: str) -> Player | None:
        """The player of this name, made where there is none; who had retired is back. None where nothing is kept.

        It asks the store and changes nothing here. Raises NameRefused, other StoreErrors.
        """
        return None if self.store is None else known_as(self.store, name)

    def sit(self, person: Player | None, name: str) -> None:
        """This is the person at the keyboard from now on, without asking the store."""
        self.person = person
        self._name = person.name if person else name

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


def known_as(store: ChipStore, name: str) -> Player:
    """The player of this name in the store, made where there is none; who had retired is back.

    Raises NameRefused, other StoreErrors.
    """
    found = store.find_player(name)
    if found is not None and found.kind == "computer":
        raise NameRefused(reason="taken", name=name)
    if found is not None and found.retired is not None:
        found = store.bring_back(found.id)
    return found or store.ensure_player(name)
