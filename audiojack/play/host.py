"""The owner of a table: it alone decides, keeps, and lets things happen, for one person or several.

A command is decided, kept, and only then told: what comes of it is a value, which telling.py makes into what each seat
may know. The owner knows no key, no voice, no clock and no network. Each of its methods may wait for the disk or for a
computer player; they run on any thread, one at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from audiojack.bots.stand_in import stand_in
from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Numbered, Refusal
from audiojack.engine.decider import Played
from audiojack.engine.events import DEALER, Event
from audiojack.engine.table import Seat
from audiojack.games.registry import Game
from audiojack.play.round_results import Tally
from audiojack.play.standing import FREE, Chair, Standing, Table, rests
from audiojack.play.table_journal import Journal
from audiojack.store.errors import InsufficientChips, StoreError


class Chooser(Protocol):
    """A computer player's way to play."""

    def __call__(self, view: Any) -> Command:
        """What it does, knowing what its seat may know."""
        ...


class Sitter(NamedTuple):
    """Somebody who sits down: the seat they make, the player's id (-1 without a store), and how a computer plays."""

    seat: Seat
    player: int = -1
    chooser: Chooser | None = None

    @property
    def chair(self) -> Chair:
        """Their chair."""
        return Chair(self.seat.kind, self.player, self.seat.character)


class Seating(Protocol):
    """Finds somebody for a place whose computer player has run out of chips (GEN-R05)."""

    def __call__(self, seat: int, taken: Sequence[str]) -> Sitter | None:
        """Who sits down there; None where nobody comes."""
        ...


Keys = Callable[[], bytes]
"""A fresh key of 256 bits for what chance decides in the next command (GEN-R24); empty at a table with a seed."""


def seeded() -> bytes:
    """No key: the table draws from the seed that it was opened with."""
    return b""


def nobody(seat: int, taken: Sequence[str]) -> None:
    """Nobody comes."""


class Kept(msgspec.Struct, frozen=True):
    """What has been kept: the events, each with the table after it, and where that leads.

    `refusal` tells why nothing was done, `error` what ended it; what had been kept before that counts. `seq` is the
    number of the last thing in the journal.
    """

    now: Standing
    told: tuple[tuple[Event, Table], ...] = ()
    refusal: Refusal | None = None
    error: StoreError | None = None
    seq: int = 0


class Mark(NamedTuple):
    """Where an owner stood before something was kept together with the work of other tables."""

    now: Standing
    seq: int


class TableOwner:
    """One table. `minds` play the chairs of computer players; `rounds` have been played here before.

    A fault of the `journal` comes back in the Kept; then nothing has changed by what could not be kept. `seating`
    finds new company, `keys` are what chance is decided by, unless the table has a seed.
    """

    def __init__(
        self,
        game: Game,
        table: Table,
        chairs: Sequence[Chair],
        minds: Mapping[int, Chooser],
        journal: Journal,
        *,
        seating: Seating = nobody,
        rounds: int = 0,
        keys: Keys = seeded,
    ) -> None:
        self.game = game
        self.journal = journal
        self.minds = dict(minds)
        """How the computer players on their chairs play."""
        self._seating = seating
        self._keys = keys
        decider = game.decider(table.options)
        between = rests(decider, table)
        self._now = Standing(
            decider, table, tuple(chairs), Tally(game.moves), rounds, between=between, keeps=journal.keeps
        )
        self._told: list[tuple[Event, Table]] = []
        self._number = 0

    @property
    def now(self) -> Standing:
        """Where the table stands, after all that was kept."""
        return self._now

    @property
    def table(self) -> Table:
        """The table, with all that nobody may know."""
        return self._now.table

    # --- what people do

    def do(self, seat: int, command: Command, number: int = 0) -> Kept:
        """A person's command; between rounds it is also the wish to go on, if it can be done.

        The journal keeps it with its `number`, if it has one. What the rules then leave the same person no choice
        about follows at once, where nobody else is there to draw conclusions from the time (GEN-R25).
        """
        self._number = number
        try:
            return self._ended(lambda: self._patient(lambda: self._do(seat, command)) or self._stopped(seat))
        finally:
            self._number = 0

    def ready(self, seat: int) -> Kept:
        """A person wants the next round: it begins when all at the table do (GEN-R15)."""
        return self._ended(lambda: self._ready(seat))

    def begin(self) -> Kept:
        """The time for getting ready is over: the next round begins, if anybody is ready (GEN-R15)."""
        return self._ended(self._begin)

    def deal(self) -> Kept:
        """The time for stakes is over: the table deals to those who have staked (GEN-R14)."""
        return self._ended(lambda: self._patient(lambda: self._run(Command(DEALER, "deal"))))

    def away(self, seat: int, away: bool) -> Kept:
        """A person is away and passed over, or is back (GEN-R16)."""
        return self._ended(lambda: self._away(seat, away))

    def sit(self, seat: int, who: Sitter) -> Kept:
        """Somebody takes a free chair between rounds."""
        return self._ended(lambda: self._sit(seat, who))

    def stand_up(self, seat: int) -> Kept:
        """Somebody leaves the table, with the chips that are not on it (GEN-R10)."""
        return self._ended(lambda: self._patient(lambda: self._run(Command(seat, "leave"))))

    # --- what happens by itself

    def step(self, chosen: Command | None = None) -> Kept:
        """The next thing that happens without people; nothing where it is theirs. RuntimeError for a bad choice.

        `chosen` is what the computer player that comes next does, where it has thought elsewhere.
        """
        return self._ended(lambda: self._patient(lambda: self._step(chosen)))

    def close(self, seat: int) -> Kept:
        """The last person leaves between rounds, and with them the company: the table is over."""
        return self._ended(lambda: self._close(seat))

    def leave_open(self) -> Kept:
        """The table stays as it is, to be resumed."""
        return self._ended(self._leave_open)

    # --- kept together with other tables

    def mark(self) -> Mark:
        """Where the table stands now."""
        return Mark(self._now, self.journal.seq)

    def doubt(self, mark: Mark) -> None:
        """What has been done since then could not be kept, or may have been after all: the journal is asked next."""
        self._now = replace(mark.now, unsure=True)
        self.journal.seq = mark.seq
        self._told = []

    # --- what is known from elsewhere

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        """The purses in the store by seat; with `patience` (seconds) none where another copy holds it for longer.

        Raises StoreError.
        """
        return self.journal.purses(patience)

    def use_purses(self, purses: Mapping[int, int]) -> None:
        """These are the purses from now on."""
        self._now = self._now.with_purses(purses)

    def replay(self, steps: Sequence[Event]) -> None:
        """Brings the table to where its journal ends, keeping and telling nothing. Raises StoreError."""
        for event in steps:
            self._now.tally.note(event, self._now.table)
            self._now = replace(self._now, table=self._now.decider.evolve(self._now.table, event))
        table = self._now.table
        chairs = tuple(FREE if who.gone else chair for who, chair in zip(table.seats, self._now.chairs, strict=True))
        self._now = replace(self._now, between=rests(self._now.decider, table), chairs=chairs)
        self._sync()

    # --- how

    def _ended(self, work: Callable[[], Refusal | None]) -> Kept:
        refusal, error = None, None
        try:
            refusal = work()
        except StoreError as fault:
            error = fault
        told, self._told = tuple(self._told), []
        return Kept(self._now, told, refusal, error, self.journal.seq)

    def _patient(self, work: Callable[[], Refusal | None]) -> Refusal | None:
        """Does it with the purses as they are; what a failing disk has kept after all comes instead of it."""
        if self._caught_up():
            return None
        self._sync()
        try:
            return work()
        except InsufficientChips:  # the other copy was quicker: the rules now say what the purse allows
            self._sync()
            return work()

    def _sync(self) -> None:
        self._now = self._now.with_purses(self.journal.purses())

    def _caught_up(self) -> bool:
        if not self._now.unsure:
            return False
        missed = self.journal.missed()
        tally = self._now.tally.copy()
        self._now = replace(self._now, unsure=False, tally=tally)
        for event in missed:
            tally.note(event, self._now.table)
            self._take_over(event, self._now.decider.evolve(self._now.table, event))
        return bool(missed)

    # --- people

    def _do(self, seat: int, command: Command) -> Refusal | None:
        if command.seat != seat:
            return Refusal("no-such-seat")
        if not self._now.between:
            return self._run(command)
        played = self._played(command)
        if isinstance(played, Refusal):
            return played
        before = self._now.table
        if not self._begun_with(seat):
            return Refusal("others-not-ready")
        if self._now.table is not before:
            return self._run(command)
        self._keep_played(command, played)
        return None

    def _stopped(self, seat: int) -> Refusal | None:
        """The person's hand stops, if the rules leave it no choice after their command (GEN-R25)."""
        if self._now.over or len(self._now.people()) > 1:
            return None
        command = self._now.decider.forced(self._now.table)
        if command is None or command.seat != seat:
            return None
        return self._patient(lambda: self._run(command))

    def _ready(self, seat: int) -> Refusal | None:
        self._caught_up()
        if self._now.between:
            self._begun_with(seat)
        return None

    def _begun_with(self, seat: int) -> bool:
        """Whether the next round has begun, now that this person is ready, too."""
        self._now = self._now.with_chair(seat, replace(self._now.chairs[seat], ready=True))
        begins = self._now.all_ready()
        if begins:
            self._go_on()
        return begins

    def _begin(self) -> Refusal | None:
        self._caught_up()
        if self._now.between and any(self._now.chairs[seat].ready for seat in self._now.present()):
            self._go_on()
        return None

    def _go_on(self) -> None:
        """The next round: computer players who are out of chips leave, others come (GEN-R05), and it begins."""
        for seat in self._now.computers():
            if not self._now.decider.is_out(self._now.table, seat):
                continue
            self._run(Command(seat, "leave"))
            self._take_place(seat)
        chairs = tuple(replace(chair, ready=False) if chair.ready else chair for chair in self._now.chairs)
        self._now = replace(self._now, between=False, chairs=chairs)

    def _away(self, seat: int, away: bool) -> Refusal | None:
        self._now = self._now.with_chair(seat, replace(self._now.chairs[seat], away=away))
        if self._now.between and self._now.all_ready():
            self._caught_up()
            self._go_on()
        return None

    def _take_place(self, seat: int) -> None:
        taken = [one.name for one in self._now.table.seats if not one.gone]
        found = self._seating(seat, taken)
        if found is not None:
            self._sit(seat, found)

    def _sit(self, seat: int, who: Sitter) -> Refusal | None:
        decider, table = self._now.decider, self._now.table
        events = decider.sit(table, seat, who.seat)
        if isinstance(events, Refusal):
            return events
        tables = []
        for event in events:
            table = decider.evolve(table, event)
            tables.append(table)
        self.journal.seated(seat, who.player)
        if who.chooser is not None:
            self.minds[seat] = who.chooser
        self._now = self._now.with_chair(seat, who.chair)
        with self._doubting():
            self.journal.keep(Command(seat, "accept"), events, snapshot=table)
        for event, after in zip(events, tables, strict=True):
            self._take_over(event, after)
        return None

    # --- by itself

    def _step(self, chosen: Command | None) -> None:
        found = self._now.next()
        if found is None:
            return
        if isinstance(found, Command):
            command = found
        elif chosen is not None and chosen.seat == found and not self._now.chairs[found].away:
            command = chosen
        else:
            command = self._chosen(found)
        refusal = self._run(command)
        if refusal is not None and refusal.reason == "not-enough-chips":  # another copy has spent them meanwhile
            refusal = self._run(Command(command.seat, "leave"))
        if refusal is not None:
            raise RuntimeError(f"{command} was refused: {refusal}")

    def _chosen(self, seat: int) -> Command:
        view = self._now.decider.view(self._now.table, seat)
        if not any(one.action != "leave" for one in view.legal):
            return Command(seat, "leave")  # the chips that it would have staked are gone meanwhile
        return stand_in(view) if self._now.chairs[seat].away else self.minds[seat](view)

    def _close(self, seat: int) -> None:
        self._caught_up()
        for leaving in self._now.decider.leaving_order(self._now.table, seat):
            self._run(Command(leaving, "leave"))
        self.journal.close()
        self._now = replace(self._now, over=True)

    def _leave_open(self) -> None:
        self.journal.release()
        self._now = replace(self._now, over=True)

    # --- every command

    def _played(self, command: Command) -> Played | Refusal:
        return self._now.decider.play(self._now.table, command, self._keys())

    def _run(self, command: Command) -> Refusal | None:
        played = self._played(command)
        if isinstance(played, Refusal):
            return played
        self._keep_played(command, played)
        return None

    def _keep_played(self, command: Command, played: Played) -> None:
        self._keep(command, played.events, played.tables)
        for event, table in zip(played.events, played.tables, strict=True):
            self._take_over(event, table)

    def _keep(self, command: Command, events: Sequence[Event], tables: Sequence[Table]) -> None:
        tally = self._now.tally.copy()
        for event, before in zip(events, (self._now.table, *tables[:-1]), strict=True):
            tally.note(event, before)
        ended = any(isinstance(event, ev.RoundEnded) for event in events)
        with self._doubting():
            self.journal.keep(
                self._numbered(command),
                events,
                snapshot=tables[-1] if ended else None,
                round_no=self._now.rounds + 1,
                results=tally.results if ended else (),
            )
        self._now = replace(self._now, tally=tally)

    def _numbered(self, command: Command) -> Command:
        number, self._number = self._number, 0
        if not number:
            return command
        return Numbered(command.seat, command.action, command.box, command.amount, command.to, number)

    @contextmanager
    def _doubting(self) -> Iterator[None]:
        """After a fault of the disk it is to be asked whether it was kept after all."""
        try:
            yield
        except InsufficientChips:
            raise
        except StoreError:
            self._now = replace(self._now, unsure=True)
            raise

    def _take_over(self, event: Event, table: Table) -> None:
        self._now = self._now.after(event, table)
        self._told.append((event, table))
