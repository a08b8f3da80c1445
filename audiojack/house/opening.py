"""How tables of a house are opened, filled and taken up again: seats, purses and computer players on their chairs.

On a server the chips of a computer player belong to its chair (GEN-R21), and the floor is granted at most once in ten
minutes to an account (GEN-R23). Everything here asks the store: it runs on the writer's thread.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from audiojack.bots.characters import CHARACTERS, Character
from audiojack.engine.journal import JournalError
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.registry import GAMES, Game
from audiojack.house.room import Entry
from audiojack.net.messages import OpenTable
from audiojack.play.host import Keys, Sitter, TableOwner, seeded
from audiojack.play.setup import TableSetup
from audiojack.play.standing import Chair
from audiojack.play.table_journal import StoreJournal, read_event, read_table
from audiojack.play.tables import company_size, smallest_stake, sound_options
from audiojack.store.accounts import wallet
from audiojack.store.errors import StoreDamaged, StoreError
from audiojack.store.house_store import Account, HouseStore
from audiojack.store.journal import Table as KeptTable

GRANT_EVERY_MS = 10 * 60 * 1000
"""The floor is granted once in this time to an account (GEN-R23)."""
MOST_CHAIRS = 9

Clock = Callable[[], int]


class Resumed(NamedTuple):
    """A table taken up again: what happened in its last round, and the number of each seat's last command in it."""

    owner: TableOwner
    entries: list[Entry]
    done: dict[int, int]


class _Numbered(msgspec.Struct, frozen=True):
    """What of a command in the journal tells that it was done."""

    seat: int
    id: int = 0


class PurseEmptyError(StoreError):
    """The purse can't pay the smallest stake of the table, and was filled up a short while ago (GEN-R23)."""

    code = "store-insufficient"


class Opening:
    """Opens tables in a store. `seed` makes everything at them repeatable; without one each shuffle has a fresh key."""

    def __init__(self, store: HouseStore, clock: Clock, seed: int | None = None) -> None:
        self._store = store
        self._clock = clock
        self._seed = seed
        self._count = 0
        self._keys: Keys = seeded if seed is not None else (lambda: secrets.token_bytes(32))

    def open(self, asked: OpenTable, account: Account) -> tuple[TableOwner, int, int]:
        """A new table with this account on its first chair; the owner, the table's id, and the chips granted.

        Raises OptionError, StoreError.
        """
        game = GAMES[asked.game]
        options = sound_options(game, dict(asked.options))
        chairs = chairs_of(game, options)
        setup = TableSetup(asked.computers, 1, dict(options))
        computers = min(company_size(game, setup) if asked.computers < 0 else asked.computers, chairs - 1)
        granted = self.fill_up(account)
        seats = [Seat(account.name, self._chips(account.player))]
        players = {0: account.player}
        taken: list[str] = []
        self._refuse_poor(game, options, seats[0])
        for place in range(1, chairs):
            if place <= computers:
                sitter = self._computer(f"{account.player}", taken)
                seats.append(sitter.seat)
                players[place] = sitter.player
            else:
                seats.append(Seat("", 0, gone=True))
        table = game.open(seats, options, self._seed_of_table())
        if game.family == "casino":
            table = replace(table, shared=True)
        kept = msgspec.json.encode(options).decode()
        table_id = self._store.open_table(game.id, kept, msgspec.json.encode(table), tuple(players.items()))
        journal = StoreJournal(self._store, table_id, 0, players, moves=game.moves)
        owner = self._owner(game, table, table_id, journal, 0)
        return owner, table_id, granted

    def resume(self, kept: KeptTable) -> Resumed:
        """A table as it was left, in mid-round too. Raises StoreError."""
        game = GAMES[kept.game]
        resumed = self._store.resume(kept.id)
        try:
            table = read_table(resumed.snapshot, game)
            if self._seed is not None and table.chance.state is None:
                table = replace(table, chance=replace(table.chance, state=self._seed))
            rounds = max(0, resumed.table.round - bool(resumed.rows))
            journal = StoreJournal(
                self._store, kept.id, resumed.seq, dict(resumed.table.seats), moves=game.moves
            )
            owner = self._owner(game, table, kept.id, journal, rounds)
            entries: list[Entry] = []
            steps = []
            done: dict[int, int] = {}
            for row in resumed.rows:
                if row.kind == "command":
                    numbered = msgspec.json.decode(row.payload, type=_Numbered)
                    done[numbered.seat] = max(numbered.id, done.get(numbered.seat, 0))
                if row.kind != "event":
                    continue
                event = read_event(row.payload)
                steps.append(event)
                table = owner.now.decider.evolve(table, event)
                entries.append(Entry(row.seq, ((event, table),)))
        except (JournalError, msgspec.DecodeError) as error:
            raise StoreDamaged(reason="journal", path=str(self._store.folder)) from error
        owner.replay(steps)
        return Resumed(owner, entries, done)

    def sitter(self, account: Account, game: Game, options: Mapping[str, OptionValue]) -> tuple[Sitter, int]:
        """Somebody who comes to a table that there is; the chips granted. Raises PurseEmptyError, other StoreErrors."""
        granted = self.fill_up(account)
        seat = Seat(account.name, self._chips(account.player))
        self._refuse_poor(game, options, seat)
        return Sitter(seat, account.player), granted

    def fill_up(self, account: Account) -> int:
        """Fills a purse up to the floor, if that was not done a short while ago; the chips granted (GEN-R03, R23)."""
        if self._clock() - self._store.last_grant(account.player) < GRANT_EVERY_MS:
            return 0
        return self._store.sit_down(account.player)

    def seat_computer(self, table: int, taken: Sequence[str]) -> Sitter:
        """A computer player for a chair, with chips of its own. Raises StoreError."""
        return self._computer(str(table), list(taken))

    def _owner(self, game: Game, table: Any, table_id: int, journal: StoreJournal, rounds: int) -> TableOwner:
        players = journal.players
        chairs = [
            Chair() if one.gone else Chair(one.kind, players.get(seat, -1), one.character)
            for seat, one in enumerate(table.seats)
        ]

        def seating(seat: int, taken: Sequence[str]) -> Sitter | None:
            return self.seat_computer(table_id, taken)

        return TableOwner(game, table, chairs, {}, journal, seating=seating, rounds=rounds, keys=self._keys)

    def _computer(self, label: str, taken: list[str]) -> Sitter:
        free = [one for one in CHARACTERS if one.name not in taken] or list(CHARACTERS)
        who = self._drawn(free)
        taken.append(who.name)
        self._count += 1
        name = f"{who.name} {label} {self._clock()} {self._count}"
        player = self._store.create_player(name, "computer", who.id)
        self._store.sit_down(player.id)
        return Sitter(Seat(who.name, self._chips(player.id), "computer", character=who.id), player.id)

    def _drawn(self, free: Sequence[Character]) -> Character:
        if self._seed is None:
            return secrets.choice(free)
        return free[(self._seed + self._count) % len(free)]

    def _chips(self, player: int) -> int:
        return self._store.balance(wallet(player))

    def _refuse_poor(self, game: Game, options: Mapping[str, OptionValue], seat: Seat) -> None:
        if seat.chips < smallest_stake(game, options):
            raise PurseEmptyError(account=seat.name, balance=seat.chips, amount=smallest_stake(game, options))

    def _seed_of_table(self) -> int | None:
        if self._seed is None:
            return None
        return self._seed + self._count


def chairs_of(game: Game, options: Mapping[str, OptionValue]) -> int:
    """How many chairs a table of this game has: two to nine, as its rules allow."""
    if game.family == "casino":
        return min(int(options.get("boxes", game.places[1])), game.places[1], MOST_CHAIRS)
    return min(game.places[1], MOST_CHAIRS)
