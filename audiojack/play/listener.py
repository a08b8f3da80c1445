"""One seat's ear at a table: fed with events and views, it says what they mean and answers the reading keys.

It holds no table: a table that is played elsewhere is heard in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from audiojack.engine.commands import Command
from audiojack.engine.hands import count_casino
from audiojack.engine.table import Box, Seat
from audiojack.engine.views import CasinoView
from audiojack.play.standing import View
from audiojack.play.telling import Chosen, Heard, Position, Told
from audiojack.presentation.memory import RoundMemory, come_upon
from audiojack.presentation.presenter import Presenter
from audiojack.presentation.queries import Queries
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance

Said = tuple[Utterance, ...]

NameOf = Callable[[str], str]
"""The name of a character in the listener's language; "" for one that is not known there."""


def as_they_are(character: str) -> str:
    """Names as the table has them."""
    return ""


class Listener:
    """What one `seat` hears, knows and remembers. `name_of` gives the names of computer players."""

    def __init__(self, seat: int, position: Position, name_of: NameOf = as_they_are) -> None:
        self.seat = seat
        self._name_of = name_of
        self._presenter = Presenter(seat)
        self._presenter.memory = come_upon(position.view)
        self._position = self._named(position)
        self.chosen: tuple[tuple[View, Command], ...] = ()
        """Each choice of the last rounds before the table was left, with what the seat knew."""

    @property
    def position(self) -> Position:
        """Where the seat stands, after all that it was told."""
        return self._position

    @property
    def memory(self) -> RoundMemory:
        """What the round has come to so far."""
        return self._presenter.memory

    @property
    def settings(self) -> Settings:
        """How much the listener wants to be told."""
        return self._presenter.settings

    @settings.setter
    def settings(self, settings: Settings) -> None:
        self._presenter.settings = settings

    def hear(self, told: Told) -> Said:
        """Takes over what the seat was told, in words."""
        said: list[Utterance] = []
        for event, view in told.heard:
            said.extend(self._presenter.present(event, self._with_names(view)))
        self._position = self._named(told.position)
        return tuple(said)

    def move(self, position: Position) -> None:
        """The seat stands there now, without anything having happened: purses have changed."""
        self._position = self._named(position)

    def forget(self) -> None:
        """Nothing has been heard yet."""
        self._presenter.memory = RoundMemory()
        self.chosen = ()

    def recall(self, steps: Iterable[Heard | Chosen]) -> None:
        """Remembers what was heard and chosen before the table was left, saying nothing."""
        for step in steps:
            if isinstance(step, Chosen):
                self.chosen = (*self.chosen, (self._with_names(step.view), step.command))
            else:
                self._presenter.note(step.event, step.view)

    def forget_choices_before_the_round_told(self) -> None:
        """Keeps the choices of the rounds that can still be explained."""
        told = self.memory.telling.round
        self.chosen = tuple(one for one in self.chosen if one[0].round >= told)

    def queries(self) -> Queries:
        """Answers to the reading keys, as of now; once the seat lays stakes, the last round's cards are gone."""
        position = self._position
        view = for_staking(position.view) if position.betting else position.view
        return Queries(view, self.settings, self.memory, resting=position.between)

    def _named(self, position: Position) -> Position:
        view = self._with_names(position.view)
        return position if view is position.view else replace(position, view=view)

    def _with_names(self, view: View) -> View:
        seats = tuple(self._called(seat) for seat in view.seats)
        return view if seats == view.seats else replace(view, seats=seats)

    def _called(self, seat: Seat) -> Seat:
        """The seat by the name that its character has in the listener's language."""
        name = self._name_of(seat.character) if seat.character else ""
        return replace(seat, name=name) if name and name != seat.name else seat


def for_staking(view: View) -> View:
    """What is seen by who begins to stake: the cards of the round before are gone."""
    if not isinstance(view, CasinoView) or view.phase != "between":
        return view
    boxes = tuple(Box(box.name, box.owner) for box in view.boxes)
    none: tuple[tuple[()], ...] = tuple(() for _ in boxes)
    nothing = count_casino(())
    return replace(view, phase="bets", boxes=boxes, totals=none, makes=none, dealer=(), dealer_total=nothing)
