"""What a command does to the store: it is chosen, decided and kept, on whichever thread there is time for it.

Nothing but the store is changed here, so that a key may be answered meanwhile from the table as it was. What was kept
comes back as a value; the session takes it over and tells it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.play.flow import Flow
from audiojack.play.round_results import Tally
from audiojack.play.table_journal import Journal
from audiojack.store.errors import InsufficientChips, StoreError


class Chooser(Protocol):
    """A computer player's way to play."""

    def __call__(self, view: Any) -> Command:
        """What it does, knowing what its seat may know."""
        ...


class Seating(Protocol):
    """Finds somebody for a place whose computer player has run out of chips (GEN-R05)."""

    def __call__(self, seat: int, taken: Sequence[str]) -> tuple[Any, int, Chooser] | None:
        """A Seat, the player's id and their way to play; None where nobody comes."""
        ...


Keys = Callable[[], bytes]
"""A fresh key of 256 bits for what chance decides in the next command (GEN-R24); empty at a table with a seed."""


def seeded() -> bytes:
    """No key: the table draws from the seed that it was opened with."""
    return b""


class Standing(msgspec.Struct, frozen=True):
    """Where a table stands after all that was kept.

    `rounds` have been played; `between` rounds the person has not asked for the next; they have laid `enough` stakes;
    a keep has failed and it is `unsure` whether it was kept after all; the table is `over`.
    """

    table: Any
    tally: Tally
    choosers: Mapping[int, Chooser]
    rounds: int = 0
    between: bool = False
    enough: bool = False
    unsure: bool = False
    over: bool = False

    def after(self, event: Event, table: Any) -> Standing:
        """Where it stands after an event that has led to `table`."""
        if isinstance(event, ev.RoundEnded):
            return replace(self, table=table, rounds=self.rounds + 1, between=True, enough=False)
        return replace(self, table=table)

    def with_purses(self, purses: Mapping[int, int]) -> Standing:
        """The same with the purses as they are."""
        seats = tuple(
            replace(one, chips=purses[seat]) if seat in purses and not one.gone else one
            for seat, one in enumerate(self.table.seats)
        )
        return self if seats == self.table.seats else replace(self, table=replace(self.table, seats=seats))


class Kept(msgspec.Struct, frozen=True):
    """What has been kept: the events, each with the table after it, and where that leads.

    `refusal` tells why nothing was done, `error` what ended it; what had been kept before that counts.
    """

    now: Standing
    told: tuple[tuple[Event, Any], ...] = ()
    refusal: Refusal | None = None
    error: StoreError | None = None


@dataclass(frozen=True)
class Arrangement:
    """What stays the same at a table: its rules, the person's seat, and where everything is kept."""

    decider: Any
    flow: Flow
    seat: int
    journal: Journal
    seating: Seating
    keys: Keys = seeded

    def betting(self, now: Standing) -> bool:
        """Whether the person may lay a stake before the deal of a casino game."""
        return not now.between and not now.enough and self.flow.may_stake(now.table, self.seat)

    def forced(self, now: Standing) -> Command | None:
        """What the person has to do without a choice: it follows their own command at once."""
        command: Command | None = self.decider.forced(now.table)
        return command if command is not None and command.seat == self.seat else None

    def next_seat(self, now: Standing) -> int | None:
        """Whose command comes next by itself: a computer player's, or the person's where there is no choice."""
        if now.over or now.between:
            return None
        awaited: int | None = self.decider.awaited(now.table)
        if awaited is not None and awaited != self.seat:
            return awaited
        if awaited is None and (self.betting(now) or not self.flow.staking(now.table)):
            return self._next_staker(now) if self.flow.others_first(now.table) else None
        due = self.seat if self.forced(now) or self.flow.by_itself_due(now.table) else None
        if awaited is None:
            return due if (staker := self._next_staker(now)) is None else staker
        return due

    def _next_staker(self, now: Standing) -> int | None:
        """The next computer player who still lays a stake before the deal."""
        return next((seat for seat in now.choosers if self.flow.may_stake(now.table, seat)), None)


class Keeping:
    """One thing that is done at a table: one of its methods is called, once."""

    def __init__(self, how: Arrangement, now: Standing) -> None:
        self._how = how
        self._now = now
        self._told: list[tuple[Event, Any]] = []

    def step(self) -> Kept:
        """The next thing that happens without the person; nothing where it is theirs. RuntimeError for a bad choice."""
        return self._ended(lambda: self._patient(self._step))

    def do(self, command: Command) -> Kept:
        """The person's command; between rounds it is also the wish to go on, if it can be done."""
        return self._ended(lambda: self._patient(lambda: self._do(command)) or self._stopped())

    def go_on(self) -> Kept:
        """The next round: who is out of chips leaves, others come (GEN-R05), and it begins."""
        return self._ended(self._go_on)

    def close(self) -> Kept:
        """The person leaves between rounds, and with them the company: the table is over."""
        return self._ended(self._close)

    def leave_open(self) -> Kept:
        """The person goes away and the round stays as it is, to be resumed."""
        return self._ended(self._leave_open)

    # --- how

    def _ended(self, work: Callable[[], Refusal | None]) -> Kept:
        refusal, error = None, None
        try:
            refusal = work()
        except StoreError as fault:
            error = fault
        return Kept(self._now, tuple(self._told), refusal, error)

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
        self._now = self._now.with_purses(self._how.journal.purses())

    def _caught_up(self) -> bool:
        if not self._now.unsure:
            return False
        missed = self._how.journal.missed()
        tally = self._now.tally.copy()
        self._now = replace(self._now, unsure=False, tally=tally)
        for event in missed:
            tally.note(event, self._now.table)
            self._take_over(event, self._how.decider.evolve(self._now.table, event))
        return bool(missed)

    def _do(self, command: Command) -> Refusal | None:
        if self._now.between:
            played = self._how.decider.play(self._now.table, command, self._how.keys())
            if isinstance(played, Refusal):
                return played
            self._go_on()
        return self._run(command)

    def _stopped(self) -> Refusal | None:
        """The person's hand stops, if the rules leave it no choice after their command (GEN-R25)."""
        command = None if self._now.over else self._how.forced(self._now)
        return None if command is None else self._patient(lambda: self._run(command))

    def _step(self) -> None:
        seat = self._how.next_seat(self._now)
        if seat is None:
            return
        command = self._own(seat) if seat == self._how.seat else self._chosen(seat)
        refusal = self._run(command)
        if refusal is not None and refusal.reason == "not-enough-chips":  # another copy has spent them meanwhile
            refusal = self._run(Command(seat, "leave"))
        if refusal is not None:
            raise RuntimeError(f"{command} was refused: {refusal}")

    def _own(self, seat: int) -> Command:
        command: Command = self._how.forced(self._now) or self._how.flow.by_itself(self._now.table, seat)
        return command

    def _chosen(self, seat: int) -> Command:
        decider, table = self._how.decider, self._now.table
        if not any(one.action != "leave" for one in decider.legal(table, seat)):
            return Command(seat, "leave")  # the chips that it would have staked are gone meanwhile
        return self._now.choosers[seat](decider.view(table, seat))

    def _go_on(self) -> None:
        self._caught_up()
        for seat in sorted(self._now.choosers):
            table = self._now.table
            if table.seats[seat].gone or not self._how.flow.is_out(table, seat):
                continue
            self._run(Command(seat, "leave"))
            self._take_place(seat)
        self._now = replace(self._now, between=False)

    def _close(self) -> None:
        self._caught_up()
        for seat in self._how.flow.leaving(self._now.table, self._how.seat):
            self._run(Command(seat, "leave"))
        self._how.journal.close()
        self._now = replace(self._now, over=True)

    def _leave_open(self) -> None:
        self._how.journal.release()
        self._now = replace(self._now, over=True)

    def _run(self, command: Command) -> Refusal | None:
        played = self._how.decider.play(self._now.table, command, self._how.keys())
        if isinstance(played, Refusal):
            return played
        self._keep(command, played.events, played.tables)
        for event, table in zip(played.events, played.tables, strict=True):
            self._take_over(event, table)
        return None

    def _keep(self, command: Command, events: Sequence[Event], tables: Sequence[Any]) -> None:
        tally = self._now.tally.copy()
        for event, before in zip(events, (self._now.table, *tables[:-1]), strict=True):
            tally.note(event, before)
        ended = any(isinstance(event, ev.RoundEnded) for event in events)
        with self._doubting():
            self._how.journal.keep(
                command,
                events,
                snapshot=tables[-1] if ended else None,
                round_no=self._now.rounds + 1,
                results=tally.results if ended else (),
            )
        self._now = replace(self._now, tally=tally)

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

    def _take_over(self, event: Event, table: Any) -> None:
        self._now = self._now.after(event, table)
        self._told.append((event, table))

    def _take_place(self, seat: int) -> None:
        how, table = self._how, self._now.table
        found = how.seating(seat, [one.name for one in table.seats if not one.gone])
        if found is None:
            return
        who, player, chooser = found
        events = how.flow.sit(table, seat, who)
        tables = []
        for event in events:
            table = how.decider.evolve(table, event)
            tables.append(table)
        how.journal.seated(seat, player)
        self._now = replace(self._now, choosers={**self._now.choosers, seat: chooser})
        with self._doubting():
            how.journal.keep(Command(seat, "accept"), events, snapshot=table)
        for event, after in zip(events, tables, strict=True):
            self._take_over(event, after)
