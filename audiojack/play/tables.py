"""Opens tables and takes up those that were left: who sits down, with which purse, and against whom.

The lobby asks for it when a table is wanted, so that the games are not read before the first word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from audiojack.engine.journal import JournalError
from audiojack.engine.table import Seat, SeatKind
from audiojack.games import registry
from audiojack.games.options import OptionError
from audiojack.games.registry import Game
from audiojack.play.lobby import PERSON
from audiojack.play.past_rounds import recalled
from audiojack.play.practice_session import PracticeSession
from audiojack.play.session import Session
from audiojack.play.setup import PurseScope, TableSetup
from audiojack.play.table_journal import Journal, NoJournal, StoreJournal, read_steps, read_table
from audiojack.play.turns import Chooser, Keys, seeded
from audiojack.store.accounts import FLOOR, FloorWhen, wallet
from audiojack.store.errors import ChipsElsewhere, StoreDamaged
from audiojack.store.journal import Table
from audiojack.store.players import Player
from audiojack.store.store import ChipStore


class Guest(NamedTuple):
    """A computer player: the character's id and the name that they have in the player's language."""

    character: str
    name: str


class Purses(NamedTuple):
    """How purses are kept: one for all games or one a game (GEN-R02), and when they are filled up (GEN-R03)."""

    scope: PurseScope = "shared"
    floor: FloorWhen = "below_1000"

    def game(self, game: str) -> str | None:
        """The game whose own purse is used; None for the one purse."""
        return game if self.scope == "per_game" else None


class Sitting(NamedTuple):
    """Somebody sits down: the seat, the player's id (-1 without a store), and the chips that the floor granted."""

    seat: Seat
    player: int
    granted: int = 0


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


class Tables:
    """The tables of one `person` in a chip `store`, None where chips can't be kept.

    `seeds` gives a new seed whenever one is needed; tables draw from it only where there are no `keys` (GEN-R24).
    """

    def __init__(
        self, store: ChipStore | None, seeds: Callable[[], int], company: Company, keys: Keys | None = None
    ) -> None:
        self.store = store
        self._keys = keys
        self._seeds = seeds
        self._company = company
        self._purse = FLOOR
        self._sessions: type[Session] = Session
        self.person: Player | None = None
        self.name = ""

    def open(self, game_id: str, setup: TableSetup, purses: Purses = Purses()) -> Session:  # noqa: B008 - a value
        """A new table of that game; everybody sits down with at least 1000 chips, wherever they lie (GEN-R03).

        Raises StoreError, ChipsElsewhere where the person's purse can't pay the smallest stake.
        """
        game = registry.game(game_id)
        options = sound_options(game, setup.options)
        first = self._never_played()
        own = self._sit_down_first(game, options, purses)
        guests = self._invite(company_size(game, setup))
        if "players" in options:
            options["players"] = len(guests) + 1
        sitting = [own, *(self._guest_seated(game, guest, purses) for guest in guests)]
        table = _open(game, [one.seat for one in sitting], options, self._seed(), own_boxes(game, setup))
        if guests:
            self._company.prepare(game_id, options)
        choosers = {
            seat: self._company.chooser(guest.character, self._seeds())
            for seat, guest in enumerate(guests, start=PERSON + 1)
        }
        players = {seat: one.player for seat, one in enumerate(sitting)}
        journal = self._journal(game, options, table, players, purses)
        return self._sessions(
            game, table, PERSON, choosers, journal,
            seating=self._seating(game, purses), granted=sitting[PERSON].granted, first=first,
            keys=self._keys or seeded,
        )  # fmt: skip

    def practise(self, game_id: str, setup: TableSetup) -> Session:
        """A table at which nothing can be lost. Only where there is no store."""
        assert self.store is None
        self._sessions = PracticeSession
        return self.open(game_id, setup)

    def _journal(
        self, game: Game, options: Mapping[str, Any], table: Any, players: Mapping[int, int], purses: Purses
    ) -> Journal:
        if self.store is None:
            return NoJournal()
        kept = msgspec.json.encode({**options, **purses._asdict()}).decode()
        table_id = self.store.open_table(game.id, kept, msgspec.json.encode(table), tuple(players.items()))
        return StoreJournal(self.store, table_id, 0, players, moves=game.moves, purse=_purse_of(game, purses))

    def resume(self, kept: Table) -> Session:
        """The table as it was left, in mid-round too. Raises StoreError."""
        assert self.store is not None
        resumed = self.store.resume(kept.id)
        game = registry.game(kept.game)
        players = dict(resumed.table.seats)
        purses = _purses_at(kept)
        try:
            table = self._drawing(read_table(resumed.snapshot, game))
            steps = list(read_steps(resumed.rows))
        except JournalError as error:
            raise StoreDamaged(reason="journal", path=str(self.store.folder)) from error
        journal = StoreJournal(
            self.store, kept.id, resumed.seq, players, moves=game.moves, purse=_purse_of(game, purses)
        )
        choosers = {
            seat: self._company.chooser(self.store.player(player).character or "", self._seeds())
            for seat, player in players.items()
            if seat != PERSON
        }
        rounds = max(0, resumed.table.round - bool(resumed.rows))
        seating = self._seating(game, purses)
        keys = self._keys or seeded
        session = Session(game, table, PERSON, choosers, journal, seating=seating, rounds=rounds, keys=keys)
        for earlier in recalled(self.store, kept.id, resumed.seq, game):
            session.recall(*earlier)
            if session.memory.telling.decided:
                break
        session.replay(steps)
        return session

    def _seed(self) -> int | None:
        """What a new table draws from; None where it draws by keys alone."""
        return self._seeds() if self._keys is None else None

    def _drawing(self, table: Any) -> Any:
        """A table as it was left, with a seed if it has to have one now."""
        if self._keys is not None or table.chance.state is not None:
            return table
        return replace(table, chance=replace(table.chance, state=self._seeds()))

    def left(self, session: Session) -> None:
        """Remembers the purse of somebody whose chips can't be kept otherwise."""
        if self.store is None:
            self._purse = session.table.seats[PERSON].chips

    def _invite(self, count: int) -> list[Guest]:
        chosen: list[Guest] = []
        while len(chosen) < count and (there := self._who_may_come((self.name, *(one.name for one in chosen)))):
            chosen.append(there[self._seeds() % len(there)])
        return chosen

    def _who_may_come(self, taken: Sequence[str]) -> list[Guest]:
        """Who could sit down beside those of the `taken` names.

        Who sits at another table, whose chips may lie there, comes only where nobody else can.
        """
        guests = [guest for guest in self._company.guests() if self._may_come(guest, taken)]
        elsewhere = self._at_other_tables()
        return [guest for guest in guests if guest.character not in elsewhere] or guests

    def _never_played(self) -> bool:
        """Whether this is the first table of the person."""
        return self.store is not None and self.person is not None and not self.store.history(self.person.id, limit=1)

    def _at_other_tables(self) -> frozenset[str]:
        if self.store is None:
            return frozenset()
        sitting = {id for table in self.store.open_tables() for _, id in table.seats}
        return frozenset(one.character for one in self.store.players() if one.id in sitting and one.character)

    def _may_come(self, guest: Guest, taken: Sequence[str]) -> bool:
        if guest.name.casefold() in {name.casefold() for name in taken}:
            return False
        namesake = self.store.find_player(guest.name) if self.store else None
        return namesake is None or namesake.character == guest.character

    def _sit_down_first(self, game: Game, options: Mapping[str, Any], purses: Purses) -> Sitting:
        """The person sits down. ChipsElsewhere where they could not stake, other StoreErrors."""
        if self.store is None:
            self._purse = max(self._purse, FLOOR)
            return Sitting(Seat(self.name, self._purse), -1)
        assert self.person is not None
        own = self._sit_down(game, self.person, self.person.name, purses)
        if own.seat.chips < smallest_stake(game, options):
            lying = self.store.on_tables(self.person.id, purses.game(game.id))
            table = next((one for one in self.store.open_tables() if one.id in lying), None)
            if table is not None:
                raise ChipsElsewhere(table=table.id, game=table.game, chips=lying[table.id])
        return own

    def _guest_seated(self, game: Game, guest: Guest, purses: Purses) -> Sitting:
        if self.store is None:
            return Sitting(Seat(guest.name, FLOOR, "computer"), -1)
        return self._sit_down(game, self._player_of(guest), guest.name, purses)

    def _player_of(self, guest: Guest) -> Player:
        """The character's purse: one for each, whatever they are called in the player's language."""
        assert self.store is not None
        known = next((one for one in self.store.players() if one.character == guest.character), None)
        if known is None:
            return self.store.ensure_player(guest.name, "computer", guest.character)
        return known if known.name == guest.name else self.store.rename(known.id, guest.name)

    def _sit_down(self, game: Game, player: Player, name: str, purses: Purses) -> Sitting:
        assert self.store is not None
        granted = self.store.sit_down(player.id, game=purses.game(game.id), floor_when=purses.floor)
        kind: SeatKind = "computer" if player.kind == "computer" else "person"
        chips = self.store.balance(wallet(player.id, purses.game(game.id)))
        return Sitting(Seat(name, chips, kind), player.id, granted)

    def _seating(self, game: Game, purses: Purses) -> Callable[..., tuple[Seat, int, Chooser] | None]:
        def seating(seat: int, taken: Sequence[str]) -> tuple[Seat, int, Chooser] | None:
            guests = self._who_may_come(taken)
            if not guests:
                return None
            guest = guests[self._seeds() % len(guests)]
            chooser = self._company.chooser(guest.character, self._seeds())
            sitting = self._guest_seated(game, guest, purses)
            return sitting.seat, sitting.player, chooser

        return seating


def smallest_stake(game: Game, options: Mapping[str, Any]) -> int:
    """The least that can be staked at a table of that game (GEN-R04)."""
    rules: Any = game.decider(options)
    return int(rules.rules.min_stake if game.family == "bank" else options["min_bet"])


def _purse_of(game: Game, purses: Purses) -> Callable[[int], str]:
    return lambda player: wallet(player, purses.game(game.id))


class _KeptOptions(msgspec.Struct, frozen=True):
    scope: PurseScope = "shared"
    floor: FloorWhen = "below_1000"


def _purses_at(kept: Table) -> Purses:
    """How the purses of a table were kept when it was opened."""
    try:
        found = msgspec.json.decode(kept.options, type=_KeptOptions)
    except msgspec.DecodeError as error:
        raise StoreDamaged(reason="journal", path=str(kept.id)) from error
    return Purses(found.scope, found.floor)


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


def _open(game: Game, seats: Sequence[Seat], options: dict[str, Any], seed: int | None, boxes: int) -> Any:
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
