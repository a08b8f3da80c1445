"""The shape of every game: a decider that answers commands with events, and folds events into tables.

`play` is the same as `decide` followed by `evolve`, done once: it is what the program runs. `decide` and `evolve`
stay apart for replay and for the tests that hold the three against each other.

`key` is 32 fresh bytes from the operating system, for all that chance decides in the command (GEN-R24); a table that
was opened with a seed may do without (chance.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.engine.table import Seat

T = TypeVar("T")
V_co = TypeVar("V_co", covariant=True)


class Played(Protocol):
    """What a command led to."""

    @property
    def events(self) -> Sequence[Event]:
        """What happened, in order."""
        ...

    @property
    def table(self) -> Any:
        """The table as it is now."""
        ...

    @property
    def tables(self) -> Sequence[Any]:
        """The table after each of the events; the last is the present."""
        ...


class Decider(Protocol[T, V_co]):
    """One game at one table's options. Stateless: the same answers for the same table."""

    def decide(self, table: T, command: Command, key: bytes = b"") -> tuple[Event, ...] | Refusal:
        """The events that the command leads to, or why it is refused (then nothing changes, GEN-R12)."""
        ...

    def play(self, table: T, command: Command, key: bytes = b"") -> Played | Refusal:
        """The events and the table after each of them, or why the command is refused."""
        ...

    def evolve(self, table: T, event: Event) -> T:
        """The table after the event."""
        ...

    def legal(self, table: T, seat: int) -> tuple[Legal, ...]:
        """Every action that the seat could take now, with its range; never empty while the table stands."""
        ...

    def awaited(self, table: T) -> int | None:
        """The seat without whose command the table does not go on; None between rounds of the casino games."""
        ...

    def forced(self, table: T) -> Command | None:
        """What the seat to act has to do, the rules leaving it no choice; None where it has one.

        It is a command of its own, so that the others can't tell it from a choice (GEN-R25): the owner of the table
        gives it at the pace at which that seat would act.
        """
        ...

    def due(self, table: T) -> Command | None:
        """The step that the table takes by itself, such as the deal when all stakes are laid; a forced one, too."""
        ...

    def view(self, table: T, seat: int, *, offers: bool = True) -> V_co:
        """The table as this seat may know it: all that a computer player or a listener is given.

        Without `offers` it does not tell what is legal, which takes the most time.
        """
        ...

    def sit(self, table: T, seat: int, who: Seat) -> tuple[Event, ...] | Refusal:
        """The events by which somebody takes the place of a player who has left (GEN-R05)."""
        ...

    # --- how it goes on: what the owner of a table asks, so that it need not know the families of games

    def at_rest(self, table: T) -> bool:
        """Whether no round is going on."""
        ...

    def staking(self, table: T) -> tuple[int, ...]:
        """The seats that may still lay stakes before the deal, everybody as they like."""
        ...

    def computers_stake_first(self, table: T) -> bool:
        """Whether computer players lay such stakes before people do."""
        ...

    def is_out(self, table: T, seat: int) -> bool:
        """Whether the seat can't go on (GEN-R04, GEN-R13), no round going on."""
        ...

    def has_chips_out(self, table: T, seat: int) -> bool:
        """Whether chips of the seat lie on the table or in its bank."""
        ...

    def is_kept(self, table: T, seat: int) -> bool:
        """Whether the seat can't leave without a loss, so that the table is kept for it."""
        ...

    def leaving_order(self, table: T, seat: int) -> tuple[int, ...]:
        """The seats in the order in which they leave when `seat` ends the table."""
        ...
