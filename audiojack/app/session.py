"""One table being played: a person, computer players, and the way of each command.

A command is decided, kept, and only then told: nothing is ever said that a crash could undo. The session knows
no keys, no clock and no voice; what comes of a command it hands back as utterances.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from audiojack.app.journal import Journal, Result
from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.engine.views import redact
from audiojack.games.registry import Game
from audiojack.presentation.memory import RoundMemory, fold
from audiojack.presentation.presenter import Presenter
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance

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


def nobody(seat: int, taken: Sequence[str]) -> None:
    """Nobody comes."""


class Session:
    """The table from one person's `seat`.

    `choosers` play the other seats. `journal` keeps everything; its StoreError passes through `do`, `step` and
    `leave`, and then nothing has changed.
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
    ) -> None:
        self.game = game
        self.seat = seat
        self.table = table
        self._decider = game.decider(table.options)
        self._choosers = dict(choosers)
        self._journal = journal
        self._seating = seating
        self._presenter = Presenter(seat)
        self._memories = [RoundMemory() for _ in table.seats]
        self._done_betting = False
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
        """Answers to the reading keys, as of now."""
        return Queries(self.view, self.settings, self.memory)

    @property
    def between(self) -> bool:
        """Whether a round is over and the next has not been asked for."""
        return bool(self.table.phase == "between")

    @property
    def betting(self) -> bool:
        """Whether the person may lay a stake before a deal."""
        return self._decider.awaited(self.table) is None and not self._done_betting and self._my_bets() != ()

    @property
    def my_turn(self) -> bool:
        """Whether the table waits for the person, outside the stakes of the casino games."""
        return self._decider.awaited(self.table) == self.seat

    @property
    def out(self) -> bool:
        """Whether the person can't lay the smallest stake any more (GEN-R04)."""
        return self.between and self._my_bets() == ()

    @property
    def stake_open(self) -> bool:
        """Whether chips of the person lie on the table."""
        return not self.between and bool(self.memory.now.laid)

    def _my_bets(self) -> tuple[Legal, ...]:
        return tuple(one for one in self.legal if one.action == "bet")

    # --- what is done

    def do(self, command: Command) -> Refusal | Said:
        """The person's command: what it leads to, or why it is refused. Raises StoreError."""
        return self._run(command)

    def enough(self) -> None:
        """The person lays no more stakes in this round."""
        self._done_betting = True

    def step(self) -> Said | None:
        """The next thing that happens without the person; None where it is theirs. Raises StoreError."""
        if self.over:
            return None
        command = self._next()
        if command is None:
            return None
        said = self._run(command)
        if isinstance(said, Refusal):
            raise RuntimeError(f"{command} was refused: {said}")
        return said

    @property
    def pending(self) -> bool:
        """Whether something is to happen without the person."""
        awaited = self._decider.awaited(self.table)
        if self.over or awaited == self.seat:
            return False
        return awaited is not None or not (self.between or self.betting)

    def refresh(self) -> Said:
        """Before a round: those who are out of chips leave, and others come. Raises StoreError."""
        said: list[Utterance] = []
        for seat in sorted(self._choosers):
            if self.table.seats[seat].gone or self._can_bet(seat):
                continue
            left = self._run(Command(seat, "leave"))
            said.extend(() if isinstance(left, Refusal) else left)
            said.extend(self._take_place(seat))
        return tuple(said)

    def close(self) -> None:
        """The person leaves between rounds: the table is over. Raises StoreError."""
        self._journal.close()
        self.over = True

    def leave_open(self) -> None:
        """The person goes away and the round stays as it is, to be resumed. Raises StoreError."""
        self._journal.release()
        self.over = True

    def replay(self, events: Sequence[Event]) -> None:
        """Brings the table to where its journal ends, saying nothing."""
        for event in events:
            self.table = self._decider.evolve(self.table, event)
            self._note(event)
            self._presenter.note(redact(event, self.seat))
        self._done_betting = not self.between and self._my_bets() == ()

    # --- how

    def _next(self) -> Command | None:
        awaited = self._decider.awaited(self.table)
        if awaited is not None:
            return None if awaited == self.seat else self._chosen(awaited)
        if self.between or self.betting:
            return None
        waiting = next((seat for seat in self._choosers if self._can_bet(seat)), None)
        return Command(self.seat, "deal") if waiting is None else self._chosen(waiting)

    def _chosen(self, seat: int) -> Command:
        return self._choosers[seat](self._decider.view(self.table, seat))

    def _can_bet(self, seat: int) -> bool:
        return any(one.action == "bet" for one in self._decider.legal(self.table, seat))

    def _run(self, command: Command) -> Refusal | Said:
        played = self._decider.play(self.table, command)
        if isinstance(played, Refusal):
            return played
        self._keep(command, played.events, played.tables[-1])
        said: list[Utterance] = []
        for event, table in zip(played.events, played.tables, strict=True):
            self.table = table
            said.extend(self._presenter.present(redact(event, self.seat), self.view))
        if self.between:
            self._done_betting = False
        elif command.seat == self.seat and command.action == "bet":
            self._done_betting = self._my_bets() == ()
        return tuple(said)

    def _keep(self, command: Command, events: Sequence[Event], after: Any) -> None:
        ended = next((event for event in events if isinstance(event, ev.RoundEnded)), None)
        before = list(self._memories)
        for event in events:
            self._note(event)
        try:
            self._journal.keep(
                command,
                events,
                snapshot=after if ended else None,
                round_no=getattr(after, "round", None),
                results=self._results() if ended else (),
            )
        except BaseException:
            self._memories = before
            raise

    def _note(self, event: Event) -> None:
        self._memories = [fold(memory, event, seat) for seat, memory in enumerate(self._memories)]

    def _results(self) -> list[Result]:
        played = [(seat, memory.now) for seat, memory in enumerate(self._memories) if memory.now.laid]
        return [Result(seat, account.net, _tags(account.decided)) for seat, account in played]

    def _take_place(self, seat: int) -> Said:
        found = self._seating(seat, [one.name for one in self.table.seats if not one.gone])
        if found is None:
            return ()
        who, player, chooser = found
        events = self._sit(seat, who)
        self._journal.seated(seat, player)
        table = self.table
        for event in events:
            table = self._decider.evolve(table, event)
        self._journal.keep(Command(seat, "leave"), events, snapshot=table)
        self._choosers[seat] = chooser
        said: list[Utterance] = []
        for event in events:
            self.table = self._decider.evolve(self.table, event)
            said.extend(self._presenter.present(redact(event, self.seat), self.view))
        return tuple(said)

    def _sit(self, seat: int, who: Any) -> tuple[Event, ...]:
        sit: Callable[..., Any] = getattr(self._decider, "sit")  # noqa: B009 - not every decider lets people sit
        events = sit(self.table, seat, who)
        return () if isinstance(events, Refusal) else tuple(events)


def _tags(decided: Sequence[Event]) -> tuple[str, ...]:
    tags = []
    for event in decided:
        match event:
            case ev.HandSettled(outcome="natural"):
                tags.append("natural")
            case ev.Bust():
                tags.append("bust")
            case ev.Surrendered():
                tags.append("surrendered")
            case ev.InsuranceSettled():
                tags.append("insured")
    return tuple(tags)
