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
from audiojack.games.options import OptionError, agreeing
from audiojack.games.registry import Game
from audiojack.play.host import Chooser, Keys, Seating, Sitter, TableOwner, seeded
from audiojack.play.past_rounds import recalled
from audiojack.play.session import LocalSession, TableSession
from audiojack.play.setup import Purses, PurseScope, TableSetup
from audiojack.play.standing import Chair
from audiojack.play.table_journal import Journal, NoJournal, StoreJournal, read_steps, read_table
from audiojack.store.accounts import FLOOR, FloorWhen, wallet
from audiojack.store.errors import ChipsElsewhere, StoreDamaged
from audiojack.store.journal import Table as KeptTable
from audiojack.store.players import Player
from audiojack.store.store import ChipStore


class Guest(NamedTuple):
    """A computer player: the character's id and the name that they have in the player's language."""

    character: str
    name: str


class Sitting(NamedTuple):
    """Somebody sits down, and the chips that the floor granted."""

    who: Sitter
    granted: int = 0


class Company(Protocol):
    """The characters that computer players can be."""

    def guests(self) -> Sequence[Guest]:
        """Everybody who could come, in a fixed order."""
        ...

    def name(self, character: str) -> str:
        """The name that the character has in the player's language; "" for one that is not known."""
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
        self.person: Player | None = None
        self.name = ""

    def open(self, game_id: str, setup: TableSetup, purses: Purses = Purses()) -> LocalSession:  # noqa: B008 - a value
        """A new table of that game; everybody sits down with at least 1000 chips, wherever they lie (GEN-R03).

        Raises StoreError, ChipsElsewhere where the person's purse can't pay the smallest stake.
        """
        return self._opened(registry.game(game_id), setup, purses, at_stake=True)

    def practise(self, game_id: str, setup: TableSetup) -> LocalSession:
        """A table at which nothing can be lost. Only where there is no store."""
        assert self.store is None
        return self._opened(registry.game(game_id), setup, Purses(), at_stake=False)

    def _opened(self, game: Game, setup: TableSetup, purses: Purses, *, at_stake: bool) -> LocalSession:
        options = sound_options(game, setup.options)
        first = self._never_played()
        own = self._sit_down_first(game, options, purses)
        guests = self._invite(company_size(game, setup))
        if "players" in options:
            options["players"] = len(guests) + 1
        sitting = [own.who, *(self._guest_seated(game, guest, purses) for guest in guests)]
        table = _open(game, [one.seat for one in sitting], options, self._seed(), own_boxes(game, setup))
        if guests:
            self._company.prepare(game.id, options)
        chairs = [one.chair for one in sitting]
        minds = self._minds(chairs)
        journal = self._journal(game, options, table, {seat: one.player for seat, one in enumerate(sitting)}, purses)
        owner = TableOwner(
            game, table, chairs, minds, journal, seating=self._seating(game, purses), keys=self._keys or seeded
        )
        seat = sitting.index(own.who)
        names = self._company.name
        return LocalSession(owner, seat, name_of=names, granted=own.granted, first=first, at_stake=at_stake)

    def _minds(self, chairs: Sequence[Chair]) -> dict[int, Chooser]:
        return {
            seat: self._company.chooser(chair.character, self._seeds())
            for seat, chair in enumerate(chairs)
            if chair.occupant == "computer"
        }

    def _journal(
        self, game: Game, options: Mapping[str, Any], table: Any, players: Mapping[int, int], purses: Purses
    ) -> Journal:
        if self.store is None:
            return NoJournal()
        kept = msgspec.json.encode({**options, **purses._asdict()}).decode()
        table_id = self.store.open_table(game.id, kept, msgspec.json.encode(table), tuple(players.items()))
        return StoreJournal(self.store, table_id, 0, players, moves=game.moves, purse=_purse_of(game, purses))

    def resume(self, kept: KeptTable) -> LocalSession:
        """The table as it was left, in mid-round too. Raises StoreError."""
        assert self.store is not None
        assert self.person is not None
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
        chairs = [self._chair_of(players[seat]) for seat in range(len(table.seats))]
        owner = TableOwner(
            game, table, chairs, self._minds(chairs), journal,
            seating=self._seating(game, purses), rounds=max(0, resumed.table.round - bool(resumed.rows)),
            keys=self._keys or seeded,
        )  # fmt: skip
        seat = next(seat for seat, player in players.items() if player == self.person.id)
        session = LocalSession(owner, seat, name_of=self._company.name)
        for earlier in recalled(self.store, kept.id, resumed.seq, game):
            session.recall(*earlier)
            if session.memory.telling.decided:
                break
        session.replay(steps)
        return session

    def _chair_of(self, player: int) -> Chair:
        """The chair of somebody who sat there when the table was left."""
        assert self.store is not None
        who = self.store.player(player)
        return Chair("computer" if who.kind == "computer" else "person", player, who.character or "")

    def _seed(self) -> int | None:
        """What a new table draws from; None where it draws by keys alone."""
        return self._seeds() if self._keys is None else None

    def _drawing(self, table: Any) -> Any:
        """A table as it was left, with a seed if it has to have one now."""
        if self._keys is not None or table.chance.state is not None:
            return table
        return replace(table, chance=replace(table.chance, state=self._seeds()))

    def left(self, session: TableSession) -> None:
        """Remembers the purse of somebody whose chips can't be kept otherwise."""
        if self.store is None:
            self._purse = session.view.seats[session.seat].chips

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
            return Sitting(Sitter(Seat(self.name, self._purse)))
        assert self.person is not None
        own = self._sit_down(game, self.person, self.person.name, purses)
        if own.who.seat.chips < smallest_stake(game, options):
            lying = self.store.on_tables(self.person.id, purses.game(game.id))
            table = next((one for one in self.store.open_tables() if one.id in lying), None)
            if table is not None:
                raise ChipsElsewhere(table=table.id, game=table.game, chips=lying[table.id])
        return own

    def _guest_seated(self, game: Game, guest: Guest, purses: Purses) -> Sitter:
        if self.store is None:
            return Sitter(Seat(guest.name, FLOOR, "computer", character=guest.character))
        return self._sit_down(game, self._player_of(guest), guest.name, purses).who

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
        return Sitting(Sitter(Seat(name, chips, kind, character=player.character or ""), player.id), granted)

    def _seating(self, game: Game, purses: Purses) -> Seating:
        def seating(seat: int, taken: Sequence[str]) -> Sitter | None:
            guests = self._who_may_come(taken)
            if not guests:
                return None
            guest = guests[self._seeds() % len(guests)]
            chooser = self._company.chooser(guest.character, self._seeds())
            return self._guest_seated(game, guest, purses)._replace(chooser=chooser)

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


def _purses_at(kept: KeptTable) -> Purses:
    """How the purses of a table were kept when it was opened."""
    try:
        found = msgspec.json.decode(kept.options, type=_KeptOptions)
    except msgspec.DecodeError as error:
        raise StoreDamaged(reason="journal", path=str(kept.id)) from error
    return Purses(found.scope, found.floor)


def sound_options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """All options of the game; a remembered value that the game no longer has falls back to its default.

    Limits that contradict each other, as a file edited by hand may hold them, are brought to agree.
    """
    fitting = {}
    for option in game.options:
        if option.name in given:
            try:
                fitting[option.name] = option.check(given[option.name])
            except OptionError:
                continue
    return agreeing(game.complete(fitting))


def _open(game: Game, seats: Sequence[Seat], options: dict[str, Any], seed: int | None, boxes: int) -> Any:
    if not game.own_boxes:
        return game.open(seats, options, seed)
    owners = [seat for seat, one in enumerate(seats) for _ in range(boxes if one.kind == "person" else 1)]
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
