"""Opens tables and finds those that were left: who sits down, with which purse, and against whom.

Everything that outlives a table is in the chip store. Without a store one plays with chips that are not kept,
which the player has been told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from audiojack.app.journal import NoJournal, StoreJournal, read_event, read_table
from audiojack.app.session import Chooser, Session
from audiojack.app.settings import TableSetup
from audiojack.engine.journal import JournalError
from audiojack.engine.table import Seat, SeatKind
from audiojack.games import registry
from audiojack.games.options import OptionError
from audiojack.games.registry import Game
from audiojack.store.accounts import FLOOR, wallet
from audiojack.store.errors import NameRefused, StoreDamaged
from audiojack.store.journal import Table
from audiojack.store.players import Player
from audiojack.store.store import ChipStore

PERSON = 0
"""The person sits first, so that seat 1 is always their own."""


class Guest(NamedTuple):
    """A computer player: the character's id and the name that they have in the player's language."""

    character: str
    name: str


class Company(Protocol):
    """The characters that computer players can be."""

    def guests(self) -> Sequence[Guest]:
        """Everybody who could come, in a fixed order."""
        ...

    def chooser(self, character: str, seed: int) -> Chooser:
        """How that character plays; `seed` fixes what they leave to chance."""
        ...

    def prepare(self, game: str, options: Mapping[str, Any]) -> None:
        """Works out what the characters need to know of a game, before it is played."""
        ...


class Lobby:
    """`store` is None where chips can't be kept. `seeds` gives a new seed whenever one is needed."""

    def __init__(self, store: ChipStore | None, seeds: Callable[[], int], company: Company) -> None:
        self.store = store
        self._seeds = seeds
        self._company = company
        self._purse = FLOOR
        self.person: Player | None = None
        self._name = ""

    # --- who plays

    def be(self, name: str) -> None:
        """The person at the keyboard has this name. Raises NameRefused and other StoreErrors."""
        self._name = name
        if self.store is None:
            return
        found = self.store.find_player(name)
        if found is not None and found.kind == "computer":
            raise NameRefused(reason="taken", name=name)
        self.person = found or self.store.create_player(name)

    # --- tables

    def kept(self) -> Table | None:
        """The table with a round that was left, the last one first. Raises StoreError."""
        if self.store is None or self.person is None:
            return None
        for table in self.store.open_tables():
            if table.held != "other" and dict(table.seats).get(PERSON) == self.person.id:
                return table
        return None

    def open(self, game_id: str, setup: TableSetup) -> Session:
        """A new table of that game; everybody sits down with at least 1000 chips. Raises StoreError."""
        game = registry.game(game_id)
        options = sound_options(game, setup.options)
        guests = self._invite(company_size(game, setup))
        if "players" in options:
            options["players"] = len(guests) + 1
        seats, players = self._seat(game, guests)
        table = _open(game, seats, options, self._seeds(), own_boxes(game, setup))
        if guests:
            self._company.prepare(game_id, options)
        choosers = {
            seat: self._company.chooser(guest.character, self._seeds())
            for seat, guest in enumerate(guests, start=PERSON + 1)
        }
        if self.store is None:
            return Session(game, table, PERSON, choosers, NoJournal(), seating=self._seating)
        table_id = self.store.open_table(
            game_id, msgspec.json.encode(options).decode(), msgspec.json.encode(table), tuple(enumerate(players))
        )
        journal = StoreJournal(self.store, table_id, 0, dict(enumerate(players)), game.moves)
        return Session(game, table, PERSON, choosers, journal, seating=self._seating)

    def resume(self, kept: Table) -> Session:
        """The table as it was left, in mid-round too. Raises StoreError."""
        assert self.store is not None
        resumed = self.store.resume(kept.id)
        game = registry.game(kept.game)
        players = dict(resumed.table.seats)
        try:
            table = read_table(resumed.snapshot, game)
            events = [read_event(row.payload) for row in resumed.rows if row.kind == "event"]
        except JournalError as error:
            raise StoreDamaged(reason="journal", path=str(self.store.folder)) from error
        journal = StoreJournal(self.store, kept.id, resumed.seq, players, game.moves)
        choosers = {
            seat: self._company.chooser(self.store.player(player).character or "", self._seeds())
            for seat, player in players.items()
            if seat != PERSON
        }
        rounds = max(0, resumed.table.round - bool(events))
        session = Session(game, table, PERSON, choosers, journal, seating=self._seating, rounds=rounds)
        session.replay(events)
        return session

    def left(self, session: Session) -> None:
        """Remembers the purse of somebody whose chips can't be kept otherwise."""
        if self.store is None:
            self._purse = session.table.seats[PERSON].chips

    # --- how

    def _invite(self, count: int) -> list[Guest]:
        guests = [guest for guest in self._company.guests() if self._may_come(guest, (self._name,))]
        chosen: list[Guest] = []
        while guests and len(chosen) < count:
            chosen.append(guests.pop(self._seeds() % len(guests)))
        return chosen

    def _may_come(self, guest: Guest, taken: Sequence[str]) -> bool:
        if guest.name.casefold() in {name.casefold() for name in taken}:
            return False
        namesake = self.store.find_player(guest.name) if self.store else None
        return namesake is None or namesake.character == guest.character

    def _seat(self, game: Game, guests: Sequence[Guest]) -> tuple[list[Seat], list[int]]:
        if self.store is None:
            self._purse = max(self._purse, FLOOR)
            own = Seat(self._name, self._purse)
            return [own, *(Seat(guest.name, FLOOR, "computer") for guest in guests)], []
        assert self.person is not None
        everybody = [self.person, *(self._player_of(guest) for guest in guests)]
        names = [self.person.name, *(guest.name for guest in guests)]
        seats = [self._sit_down(player, name) for player, name in zip(everybody, names, strict=True)]
        return seats, [player.id for player in everybody]

    def _player_of(self, guest: Guest) -> Player:
        """The character's purse: one for each, whatever they are called in the player's language."""
        assert self.store is not None
        known = next((one for one in self.store.players() if one.character == guest.character), None)
        if known is None:
            return self.store.create_player(guest.name, "computer", guest.character)
        return known if known.name == guest.name else self.store.rename(known.id, guest.name)

    def _sit_down(self, player: Player, name: str) -> Seat:
        assert self.store is not None
        self.store.sit_down(player.id)
        kind: SeatKind = "computer" if player.kind == "computer" else "person"
        return Seat(name, self.store.balance(wallet(player.id)), kind)

    def _seating(self, seat: int, taken: Sequence[str]) -> tuple[Seat, int, Chooser] | None:
        guests = [guest for guest in self._company.guests() if self._may_come(guest, taken)]
        if not guests:
            return None
        guest = guests[self._seeds() % len(guests)]
        chooser = self._company.chooser(guest.character, self._seeds())
        if self.store is None:
            return Seat(guest.name, FLOOR, "computer"), -1, chooser
        player = self._player_of(guest)
        return self._sit_down(player, guest.name), player.id, chooser


def sound_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """All options of the game; a remembered value that the game no longer has falls back to its default."""
    fitting = {}
    for option in game.options:
        if option.name in given:
            try:
                fitting[option.name] = option.check(given[option.name])
            except OptionError:
                continue
    return game.complete(fitting)


def _open(game: Game, seats: Sequence[Seat], options: dict[str, Any], seed: int, boxes: int) -> Any:
    if not game.own_boxes:
        return game.open(seats, options, seed)
    owners = [PERSON] * boxes + list(range(PERSON + 1, len(seats)))
    return game.open(seats, options, seed, owners)


USUAL_COMPANY = {"casino": 2, "bank": 3}
"""How many computer players come where nothing else was chosen."""


def company_size(game: Game, setup: TableSetup) -> int:
    """How many computer players come, given the places of the game and one's own boxes."""
    options = sound_options(game, setup.options)
    least, most = company_range(game, own_boxes(game, setup), options)
    wanted = USUAL_COMPANY[game.family] if setup.computers < 0 else setup.computers
    return max(least, min(wanted, most))


def company_range(game: Game, boxes: int, options: Mapping[str, Any]) -> tuple[int, int]:
    """The least and the most computer players; in a game with numbered boxes each needs one."""
    room = min(game.places[1], int(options.get("boxes", game.places[1])))
    return max(0, game.places[0] - 1), room - boxes


def own_boxes(game: Game, setup: TableSetup) -> int:
    """On how many boxes the person plays."""
    if not game.own_boxes:
        return 1
    return min(setup.boxes, int(sound_options(game, setup.options)[game.own_boxes]))
