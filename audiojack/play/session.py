"""A table as one person plays it: what scenes and the coach are given, wherever the table is kept.

Everything that is done comes in two parts. A method that ends in -ing gives the work, which may wait; `take` takes over
what came of it, and until then all that is known is as it was. One work is taken over before the next is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.games.registry import Game
from audiojack.play.host import Kept, TableOwner
from audiojack.play.listener import Listener, NameOf, Said, as_they_are
from audiojack.play.standing import Table, View
from audiojack.play.telling import Position, Told, position_of, retold, told
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings

Work = Callable[[], Told]
"""What may wait for the disk, a computer player or a network: it runs on any thread, one at a time."""

_QUESTIONS = frozenset({"found", "accept", "decline", "choose-banker"})
"""What a person may be asked when a bank has ended."""


class TableSession(Protocol):
    """One person's seat at a table."""

    game: Game
    seat: int
    granted: int
    """Chips that have filled up the person's purse on sitting down."""
    first: bool
    """Whether it is their first table."""
    elsewhere: bool
    """Whether the table is kept on another machine, and goes on whoever looks."""

    @property
    def position(self) -> Position:
        """Where the person stands."""
        ...

    @property
    def view(self) -> View:
        """The table as the person may know it."""
        ...

    @property
    def legal(self) -> tuple[Legal, ...]:
        """What the person may do now, leaving aside."""
        ...

    @property
    def memory(self) -> RoundMemory:
        """What the person's round has come to so far."""
        ...

    @property
    def chosen(self) -> tuple[tuple[View, Command], ...]:
        """Each choice of the person's last rounds before the table was left, with what they knew."""
        ...

    @property
    def settings(self) -> Settings:
        """How much the person wants to be told."""
        ...

    @settings.setter
    def settings(self, settings: Settings) -> None: ...

    @property
    def between(self) -> bool:
        """Whether a round is over and the next has not begun."""
        ...

    @property
    def over(self) -> bool:
        """Whether the table has been left."""
        ...

    @property
    def betting(self) -> bool:
        """Whether the person may lay a stake before the deal of a casino game."""
        ...

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for the person, outside the stakes of the casino games."""
        ...

    @property
    def out(self) -> bool:
        """Whether the person can't go on at this table (GEN-R04, GEN-R13)."""
        ...

    @property
    def asked_after_round(self) -> bool:
        """Whether a round is over and the table asks the person something else than to begin the next."""
        ...

    @property
    def stake_open(self) -> bool:
        """Whether chips of the person lie on the table, which they could lose."""
        ...

    @property
    def laid(self) -> bool:
        """Whether the person has laid a stake in this round."""
        ...

    @property
    def keeps(self) -> bool:
        """Whether the chips are in a store, which another copy of the program may use, too."""
        ...

    @property
    def kept_if_left(self) -> bool:
        """Whether leaving now would keep the table to be resumed, rather than end it."""
        ...

    @property
    def pending(self) -> bool:
        """Whether something is to happen without the person."""
        ...

    def queries(self) -> Queries:
        """Answers to the reading keys, as of now."""
        ...

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        """The purses as they are by seat; none where another copy holds the store for longer. Raises StoreError."""
        ...

    def use_purses(self, purses: Mapping[int, int]) -> None:
        """These are the purses from now on."""
        ...

    def stepping(self) -> Work | None:
        """The next thing that happens without the person; None where it is theirs."""
        ...

    def doing(self, command: Command) -> Work:
        """The person's command."""
        ...

    def going_on(self) -> Work:
        """The person is ready for the next round."""
        ...

    def leaving(self) -> Work:
        """The person leaves: the round is kept to be resumed where that can be, else the table is over."""
        ...

    def take(self, told: Told) -> Refusal | Said:
        """Takes over what came of a work, in words, or why it is refused. Raises StoreError."""
        ...

    def leave_open(self) -> None:
        """The person goes away and the round stays as it is, to be resumed. Raises StoreError."""
        ...


class LocalSession:
    """The seat of a person at a table of this program: an owner with one listener.

    At a table that is played for practice nothing is `at_stake`: its chips are in no purse. `name_of` gives the names
    of computer players in the person's language.
    """

    def __init__(
        self,
        owner: TableOwner,
        seat: int,
        *,
        name_of: NameOf = as_they_are,
        granted: int = 0,
        first: bool = False,
        at_stake: bool = True,
    ) -> None:
        self.owner = owner
        self.elsewhere = False
        self.game = owner.game
        self.seat = seat
        self.granted, self.first = granted, first
        self._at_stake = at_stake
        self._listener = Listener(seat, position_of(owner.now, seat), name_of)
        self._untold: Said = ()

    # --- what is known: all of it from the listener

    @property
    def position(self) -> Position:
        return self._listener.position

    @property
    def view(self) -> View:
        return self._listener.position.view

    @property
    def legal(self) -> tuple[Legal, ...]:
        return self._listener.position.legal

    @property
    def memory(self) -> RoundMemory:
        return self._listener.memory

    @property
    def chosen(self) -> tuple[tuple[View, Command], ...]:
        return self._listener.chosen

    @property
    def settings(self) -> Settings:
        return self._listener.settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._listener.settings = settings

    @property
    def between(self) -> bool:
        return self._listener.position.between

    @property
    def over(self) -> bool:
        return self._listener.position.over

    @property
    def betting(self) -> bool:
        return self._listener.position.betting

    @property
    def my_turn(self) -> bool:
        return self._listener.position.mine

    @property
    def out(self) -> bool:
        return self._listener.position.out

    @property
    def asked_after_round(self) -> bool:
        return self.between and any(one.action in _QUESTIONS for one in self.legal)

    @property
    def stake_open(self) -> bool:
        return self._at_stake and self._listener.position.chips_out

    @property
    def laid(self) -> bool:
        return bool(self.memory.now.laid) and not self._listener.position.at_rest

    @property
    def keeps(self) -> bool:
        return self.owner.now.keeps

    @property
    def kept_if_left(self) -> bool:
        return self._listener.position.kept_if_left

    @property
    def pending(self) -> bool:
        return self._listener.position.pending

    def queries(self) -> Queries:
        return self._listener.queries()

    def purses(self, patience: float | None = None) -> Mapping[int, int]:
        return self.owner.purses(patience)

    def use_purses(self, purses: Mapping[int, int]) -> None:
        self.owner.use_purses(purses)
        self._listener.move(position_of(self.owner.now, self.seat))

    # --- what is done, in two parts

    def stepping(self) -> Work | None:
        return self._work(self.owner.step) if self.owner.now.unsure or self.pending else None

    def doing(self, command: Command) -> Work:
        return self._work(lambda: self.owner.do(self.seat, command))

    def going_on(self) -> Work:
        return self._work(lambda: self.owner.ready(self.seat))

    def leaving(self) -> Work:
        return self._work(self.owner.leave_open if self.kept_if_left else lambda: self.owner.close(self.seat))

    def take(self, told: Told) -> Refusal | Said:
        said = (*self._untold, *self._listener.hear(told))
        self._untold = said if told.error is not None or told.refusal is not None else ()
        if told.error is not None:
            raise told.error
        return said if told.refusal is None else told.refusal

    # --- what is done, in one go

    def do(self, command: Command) -> Refusal | Said:
        """The person's command: what it leads to, or why it is refused."""
        return self.take(self.doing(command)())

    def step(self) -> Said | None:
        """The next thing that happens without the person; None where it is theirs."""
        work = self.stepping()
        if work is None:
            return None
        done = work()
        said = self._said(done)
        return said if done.heard else None

    def go_on(self) -> Said:
        """The person asks for the next round."""
        return self._said(self.going_on()())

    def close(self) -> None:
        """The person leaves between rounds, and with them the company: the table is over."""
        self._said(self._work(lambda: self.owner.close(self.seat))())

    def leave_open(self) -> None:
        self._said(self._work(self.owner.leave_open)())

    # --- taking up a table that was left

    def recall(self, table: Table, steps: Sequence[Command | Event]) -> None:
        """What was chosen and heard from an earlier table on, so that the last round can be explained."""
        self._listener.forget()
        self._listener.recall(retold(self.owner.now, table, steps, self.seat))

    def replay(self, steps: Sequence[Command | Event]) -> None:
        """Brings the table to where its journal ends, saying nothing. Raises StoreError."""
        self._listener.recall(retold(self.owner.now, self.owner.table, steps, self.seat))
        self.owner.replay([step for step in steps if not isinstance(step, Command)])
        self._listener.forget_choices_before_the_round_told()
        self._listener.move(position_of(self.owner.now, self.seat))

    # --- how

    def _work(self, kept: Callable[[], Kept]) -> Work:
        return lambda: told(kept(), self.seat)

    def _said(self, done: Told) -> Said:
        said = self.take(done)
        return () if isinstance(said, Refusal) else said
