"""One table being played: a person, computer players, and the way of each command.

A command is decided, kept, and only then told: nothing is ever said that a crash could undo. The session knows
no keys, no clock and no voice; what comes of a command it hands back as utterances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from msgspec.structs import replace

from audiojack.app.flow import Flow, flow_of
from audiojack.app.journal import Journal
from audiojack.app.tally import Tally
from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.engine.views import redact
from audiojack.games.registry import Game
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.presenter import Presenter
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance
from audiojack.store.errors import InsufficientChips, StoreError

Said = tuple[Utterance, ...]


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


_QUESTIONS = frozenset({"found", "accept", "decline", "choose-banker"})
"""What a person may be asked when a bank has ended."""


def nobody(seat: int, taken: Sequence[str]) -> None:
    """Nobody comes."""


class Session:
    """The table from one person's `seat`.

    `choosers` play the other seats; `rounds` have been played here before. `journal` keeps everything; its
    StoreError passes through `do`, `step`, `refresh`, `close` and `leave_open`, and then nothing has changed.
    `granted` chips have filled up the person's purse on sitting down, `first` where it is their first table.
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
    ) -> None:
        self.game = game
        self.seat = seat
        self.table = table
        self._decider = game.decider(table.options)
        self._flow: Flow = flow_of(game, self._decider)
        self._choosers = dict(choosers)
        self._journal = journal
        self._seating = seating
        self._presenter = Presenter(seat)
        self._tally = Tally(game.moves)
        self._enough = False
        self._rounds = rounds
        self._unsure = False
        self.granted, self.first = granted, first
        self.between = bool(table.round) and self._flow.at_rest(table)
        """Whether a round is over and the person has not asked for the next."""
        self.over = False

    # --- what is known

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
        return not self.between and not self._enough and self._flow.may_stake(self.table, self.seat)

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
        return not self.over and not self.between and self._next_seat() is not None

    # --- what is done

    def sync(self) -> None:
        """Takes the purses as they are: another copy of the program may have staked from them. Raises StoreError."""
        purses = self._journal.purses()
        seats = tuple(
            replace(one, chips=purses[seat]) if seat in purses and not one.gone else one
            for seat, one in enumerate(self.table.seats)
        )
        if seats != self.table.seats:
            self.table = replace(self.table, seats=seats)

    def do(self, command: Command) -> Refusal | Said:
        """The person's command: what it leads to, or why it is refused."""
        missed = self._catch_up()
        if missed is not None:
            return missed
        self.sync()
        try:
            return self._run(command)
        except InsufficientChips:  # the other copy was quicker: the rules now say what the purse allows
            self.sync()
            return self._run(command)

    def enough(self) -> None:
        """The person lays no more stakes in this round."""
        self._enough = True

    def go_on(self) -> Said:
        """The person asks for the next round: those who are out of chips leave, others come, and it begins."""
        said = self.refresh()
        self.between = False
        return said

    def step(self) -> Said | None:
        """The next thing that happens without the person; None where it is theirs."""
        missed = self._catch_up()
        if missed is not None:
            return missed
        if not self.pending:
            return None
        self.sync()
        try:
            return self._step()
        except InsufficientChips:
            self.sync()
            return self._step()

    def refresh(self) -> Said:
        """Before a round: computer players who are out of chips leave, and others come (GEN-R05)."""
        said: list[Utterance] = []
        for seat in sorted(self._choosers):
            if self.table.seats[seat].gone or not self._flow.is_out(self.table, seat):
                continue
            left = self._run(Command(seat, "leave"))
            said.extend(() if isinstance(left, Refusal) else left)
            said.extend(self._take_place(seat))
        return tuple(said)

    def close(self) -> None:
        """The person leaves between rounds, and with them the company: the table is over."""
        for seat in self._flow.leaving(self.table, self.seat):
            self._run(Command(seat, "leave"))
        self._journal.close()
        self.over = True

    def leave_open(self) -> None:
        """The person goes away and the round stays as it is, to be resumed."""
        self._journal.release()
        self.over = True

    def recall(self, table: Any, events: Sequence[Event]) -> None:
        """What was heard from an earlier table on, so that the last round can be explained."""
        self._presenter.memory = RoundMemory()
        for event in events:
            table = self._decider.evolve(table, event)
            self._presenter.note(redact(event, self.seat), self._decider.view(table, self.seat))

    def replay(self, events: Sequence[Event]) -> None:
        """Brings the table to where its journal ends, saying nothing."""
        for event in events:
            self._tally.note(event, self.table)
            self.table = self._decider.evolve(self.table, event)
            self._presenter.note(redact(event, self.seat), self.view)
        self.between = bool(self.table.round) and self._flow.at_rest(self.table)
        self.sync()

    # --- how

    def _next_seat(self) -> int | None:
        """Whose command comes next by itself: a computer player's, or the person's where there is no choice."""
        awaited = self._decider.awaited(self.table)
        if awaited is not None and awaited != self.seat:
            return awaited
        if awaited is None and (self.betting or not self._flow.staking(self.table)):
            return self._next_staker() if self._flow.others_first(self.table) else None
        if awaited is None:
            due = self.seat if self._flow.by_itself_due(self.table) else None
            return due if (staker := self._next_staker()) is None else staker
        return self.seat if self._flow.by_itself_due(self.table) else None

    def _step(self) -> Said:
        seat = self._next_seat()
        assert seat is not None
        command = self._flow.by_itself(self.table, seat) if seat == self.seat else self._chosen(seat)
        said = self._run(command)
        if isinstance(said, Refusal) and said.reason == "not-enough-chips":  # another copy has spent them meanwhile
            said = self._run(Command(seat, "leave"))
        if isinstance(said, Refusal):
            raise RuntimeError(f"{command} was refused: {said}")
        return said

    def _catch_up(self) -> Said | None:
        """What a failing disk has kept after all; it is told now. None where there is nothing."""
        if not self._unsure:
            return None
        events = self._journal.missed()
        self._unsure = False
        said: list[Utterance] = []
        for event in events:
            self._tally.note(event, self.table)
            self.table = self._decider.evolve(self.table, event)
            said.extend(self._presenter.present(redact(event, self.seat), self.view))
            self._mark(event)
        self._rounds += any(isinstance(event, ev.RoundEnded) for event in events)
        return tuple(said) if events else None

    def _next_staker(self) -> int | None:
        """The next computer player who still lays a stake before the deal."""
        return next((seat for seat in self._choosers if self._flow.may_stake(self.table, seat)), None)

    def _chosen(self, seat: int) -> Command:
        if not any(one.action != "leave" for one in self._decider.legal(self.table, seat)):
            return Command(seat, "leave")  # the chips that it would have staked are gone meanwhile
        return self._choosers[seat](self._decider.view(self.table, seat))

    def _run(self, command: Command) -> Refusal | Said:
        played = self._decider.play(self.table, command)
        if isinstance(played, Refusal):
            return played
        self._keep(command, played.events, played.tables)
        said: list[Utterance] = []
        for event, table in zip(played.events, played.tables, strict=True):
            self.table = table
            said.extend(self._presenter.present(redact(event, self.seat), self.view))
            self._mark(event)
        return tuple(said)

    def _mark(self, event: Event) -> None:
        """Notes where the round stands after an event."""
        if isinstance(event, ev.RoundEnded):
            self.between, self._enough = True, False

    def _keep(self, command: Command, events: Sequence[Event], tables: Sequence[Any]) -> None:
        tally = self._tally.copy()
        for event, before in zip(events, (self.table, *tables[:-1]), strict=True):
            tally.note(event, before)
        ended = any(isinstance(event, ev.RoundEnded) for event in events)
        try:
            self._journal.keep(
                command,
                events,
                snapshot=tables[-1] if ended else None,
                round_no=self._rounds + 1,
                results=tally.results if ended else (),
            )
        except InsufficientChips:
            raise
        except StoreError:
            self._unsure = True
            raise
        self._tally = tally
        self._rounds += ended

    def _take_place(self, seat: int) -> Said:
        found = self._seating(seat, [one.name for one in self.table.seats if not one.gone])
        if found is None:
            return ()
        who, player, chooser = found
        events = self._flow.sit(self.table, seat, who)
        table = self.table
        for event in events:
            table = self._decider.evolve(table, event)
        self._journal.seated(seat, player)
        self._journal.keep(Command(seat, "accept"), events, snapshot=table)
        self._choosers[seat] = chooser
        said: list[Utterance] = []
        for event in events:
            self.table = self._decider.evolve(self.table, event)
            said.extend(self._presenter.present(redact(event, self.seat), self.view))
        return tuple(said)
