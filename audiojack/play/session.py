"""One table being played: a person, computer players, and the way of each command.

A command is decided, kept, and only then told: nothing is ever said that a crash could undo. The session knows
no keys, no clock and no voice; what comes of a command it hands back as utterances.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.engine.views import redact
from audiojack.games.registry import Game
from audiojack.play.flow import flow_of
from audiojack.play.round_results import Tally
from audiojack.play.table_journal import Journal
from audiojack.play.turns import Arrangement, Chooser, Keeping, Kept, Keys, Seating, Standing, seeded
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.presenter import Presenter
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance

Said = tuple[Utterance, ...]
Work = Callable[[], Kept]
"""What may wait for the disk or for a computer player: it runs on any thread, one at a time, and changes the store."""

_QUESTIONS = frozenset({"found", "accept", "decline", "choose-banker"})
"""What a person may be asked when a bank has ended."""


def nobody(seat: int, taken: Sequence[str]) -> None:
    """Nobody comes."""


class Session:
    """The table from one person's `seat`.

    `choosers` play the other seats; `rounds` have been played here before. `journal` keeps everything; its
    StoreError comes out of `take`, and with that out of `do`, `step`, `go_on`, `close` and `leave_open`: then nothing
    has changed. `granted` chips have filled up the person's purse on sitting down, `first` where it is their first
    table. `keys` are what chance is decided by, unless the table has a seed.

    Everything that is done comes in two parts. A method that ends in -ing gives the work, which may wait; `take` takes
    over what came of it, and until then all that is known is as it was. One work is taken over before the next is
    asked for.
    """

    def __init__(
        self,
        game: Game,
        table: Any,
        seat: int,
        choosers: Mapping[int, Chooser],
        journal: Journal,
        *,
        seating: Seating = nobody,
        rounds: int = 0,
        granted: int = 0,
        first: bool = False,
        keys: Keys = seeded,
    ) -> None:
        self.game = game
        self.seat = seat
        self._decider = game.decider(table.options)
        self._flow = flow_of(game, self._decider)
        self._journal = journal
        self._how = Arrangement(self._decider, self._flow, seat, journal, seating, keys)
        self._now = Standing(table, Tally(game.moves), dict(choosers), rounds, between=self._rests(table))
        self._presenter = Presenter(seat)
        self._untold: Said = ()
        self.granted, self.first = granted, first
        self.chosen: tuple[tuple[Any, Command], ...] = ()
        """Each choice of the person's last rounds before the table was left, with what they knew."""

    # --- what is known

    @property
    def table(self) -> Any:
        """The table after all that was taken over."""
        return self._now.table

    @property
    def between(self) -> bool:
        """Whether a round is over and the person has not asked for the next."""
        return self._now.between

    @property
    def over(self) -> bool:
        """Whether the table has been left."""
        return self._now.over

    @property
    def view(self) -> Any:
        """The table as the person may know it."""
        return self._decider.view(self.table, self.seat)

    @property
    def legal(self) -> tuple[Legal, ...]:
        """What the person may do now, leaving aside."""
        return tuple(one for one in self._decider.legal(self.table, self.seat) if one.action != "leave")

    @property
    def memory(self) -> RoundMemory:
        """What the person's round has come to so far."""
        return self._presenter.memory

    @property
    def settings(self) -> Settings:
        """How much the person wants to be told."""
        return self._presenter.settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._presenter.settings = settings

    def queries(self) -> Queries:
        """Answers to the reading keys, as of now; once the person lays stakes, the last round's cards are gone."""
        view = self._flow.cleared(self.view) if self.betting else self.view
        return Queries(view, self.settings, self.memory, resting=self.between)

    @property
    def betting(self) -> bool:
        """Whether the person may lay a stake before the deal of a casino game."""
        return self._how.betting(self._now)

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for the person, outside the stakes of the casino games."""
        return not self.between and self._decider.awaited(self.table) == self.seat

    @property
    def out(self) -> bool:
        """Whether the person can't go on at this table (GEN-R04, GEN-R13)."""
        return self._flow.is_out(self.table, self.seat)

    @property
    def asked_after_round(self) -> bool:
        """Whether a round is over and the table asks the person something else than to begin the next."""
        return self.between and any(one.action in _QUESTIONS for one in self.legal)

    @property
    def stake_open(self) -> bool:
        """Whether chips of the person lie on the table."""
        return self._flow.has_chips_out(self.table, self.seat)

    @property
    def laid(self) -> bool:
        """Whether the person has laid a stake in this round."""
        return bool(self.memory.now.laid) and not self._flow.at_rest(self.table)

    @property
    def kept_if_left(self) -> bool:
        """Whether leaving now would keep the table to be resumed, rather than end it."""
        return self._journal.keeps and self._flow.is_kept(self.table, self.seat)

    @property
    def pending(self) -> bool:
        """Whether something is to happen without the person."""
        return self._how.next_seat(self._now) is not None

    def sync(self, patience: float | None = None) -> None:
        """Takes the purses as they are: another copy of the program may have staked from them. Raises StoreError.

        With `patience` (seconds) they stay as they were where the other copy holds the store for longer.
        """
        self._now = self._now.with_purses(self._journal.purses(patience))

    # --- what is done, in two parts

    def stepping(self) -> Work | None:
        """The next thing that happens without the person; None where it is theirs."""
        return self._keeping().step if self._now.unsure or self.pending else None

    def doing(self, command: Command) -> Work:
        """The person's command."""
        keeping = self._keeping()
        return lambda: keeping.do(command)

    def going_on(self) -> Work:
        """The person asks for the next round: those who are out of chips leave, others come, and it begins."""
        return self._keeping().go_on

    def leaving(self) -> Work:
        """The person leaves: the round is kept to be resumed where that can be, else the table is over."""
        keeping = self._keeping()
        return keeping.leave_open if self.kept_if_left else keeping.close

    def take(self, kept: Kept) -> Refusal | Said:
        """Takes over what came of a work, and tells it, or why it is refused. Raises StoreError."""
        said = list(self._untold)
        for event, table in kept.told:
            said.extend(self._presenter.present(redact(event, self.seat), self._decider.view(table, self.seat)))
        self._now, self._untold = kept.now, tuple(said)
        if kept.error is not None:
            raise kept.error
        if kept.refusal is not None:
            return kept.refusal
        told, self._untold = self._untold, ()
        return told

    # --- what is done, in one go

    def do(self, command: Command) -> Refusal | Said:
        """The person's command: what it leads to, or why it is refused."""
        return self.take(self.doing(command)())

    def step(self) -> Said | None:
        """The next thing that happens without the person; None where it is theirs."""
        work = self.stepping()
        if work is None:
            return None
        kept = work()
        said = self._said(kept)
        return said if kept.told else None

    def go_on(self) -> Said:
        """The person asks for the next round."""
        return self._said(self.going_on()())

    def close(self) -> None:
        """The person leaves between rounds, and with them the company: the table is over."""
        self.take(self._keeping().close())

    def leave_open(self) -> None:
        """The person goes away and the round stays as it is, to be resumed."""
        self.take(self._keeping().leave_open())

    def enough(self) -> None:
        """The person lays no more stakes in this round."""
        self._now = replace(self._now, enough=True)

    def recall(self, table: Any, steps: Sequence[Command | Event]) -> None:
        """What was chosen and heard from an earlier table on, so that the last round can be explained."""
        self._presenter.memory = RoundMemory()
        self.chosen = ()
        for step in steps:
            if isinstance(step, Command):
                self._recall_choice(step, table)
                continue
            table = self._decider.evolve(table, step)
            self._presenter.note(redact(step, self.seat), self._decider.view(table, self.seat))

    def replay(self, steps: Sequence[Command | Event]) -> None:
        """Brings the table to where its journal ends, saying nothing."""
        for step in steps:
            if isinstance(step, Command):
                self._recall_choice(step, self.table)
                continue
            self._now.tally.note(step, self.table)
            self._now = replace(self._now, table=self._decider.evolve(self.table, step))
            self._presenter.note(redact(step, self.seat), self.view)
        told = self.memory.telling.round
        self.chosen = tuple(one for one in self.chosen if one[0].round >= told)
        self._now = replace(self._now, between=self._rests(self.table))
        self.sync()

    # --- how

    def _keeping(self) -> Keeping:
        return Keeping(self._how, self._now)

    def _recall_choice(self, command: Command, table: Any) -> None:
        if command.seat == self.seat:
            self.chosen = (*self.chosen, (self._decider.view(table, self.seat), command))

    def _rests(self, table: Any) -> bool:
        return bool(table.round) and self._flow.at_rest(table)

    def _said(self, kept: Kept) -> Said:
        said = self.take(kept)
        return () if isinstance(said, Refusal) else said
