"""Where a table stands after all that was kept: who sits on its chairs, and what comes next without being asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.bank_table import BankTable
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Command
from audiojack.engine.decider import Decider
from audiojack.engine.events import Event
from audiojack.engine.table import CasinoTable
from audiojack.engine.views import CasinoView
from audiojack.play.round_results import Tally

Table = CasinoTable | BankTable
View = CasinoView | BankView

Occupant = Literal["free", "person", "computer"]

_WITHOUT_STAKE: tuple[Action, ...] = ("done-staking", "sit-out")
"""How somebody who is away is passed over before the deal (GEN-R16)."""


class Chair(msgspec.Struct, frozen=True):
    """Who sits on a chair: nobody, a person or a computer player.

    `player` is the id in the store, -1 without one; `character` the id of a computer player's. A person is `ready` for
    the next round or not (GEN-R15), and `away` or at the table (GEN-R16).
    """

    occupant: Occupant = "free"
    player: int = -1
    character: str = ""
    ready: bool = False
    away: bool = False


FREE = Chair()


class Standing(msgspec.Struct, frozen=True):
    """A table, its chairs, and what of its course no table tells.

    `rounds` have been played; `between` rounds the next has not been begun; a keep has failed and it is `unsure`
    whether it was kept after all; the table is `over`. It `keeps` what is left, to be resumed, or does not.
    """

    decider: Decider[Any, Any]
    table: Table
    chairs: tuple[Chair, ...]
    tally: Tally
    rounds: int = 0
    between: bool = False
    unsure: bool = False
    over: bool = False
    keeps: bool = False

    # --- who is there

    def people(self) -> tuple[int, ...]:
        """The chairs of all people, away or not."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.occupant == "person")

    def present(self) -> tuple[int, ...]:
        """The chairs of the people at the table."""
        return tuple(seat for seat in self.people() if not self.chairs[seat].away)

    def computers(self) -> tuple[int, ...]:
        """The chairs of the computer players."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.occupant == "computer")

    def not_ready(self) -> tuple[int, ...]:
        """The people whom the next round waits for: all at the table who can go on (GEN-R15)."""
        return tuple(
            seat
            for seat in self.present()
            if not self.chairs[seat].ready and not self.decider.is_out(self.table, seat)
        )

    def all_ready(self) -> bool:
        """Whether the next round may begin: never while nobody is ready (GEN-R15)."""
        return any(self.chairs[seat].ready for seat in self.present()) and not self.not_ready()

    # --- what happens next

    def asks(self, seat: int) -> bool:
        """Whether the table waits for the seat, outside of stakes before the deal."""
        return not self.between and not self.over and self.decider.awaited(self.table) == seat

    def betting(self, seat: int) -> bool:
        """Whether the seat may still lay a stake before the deal of a casino game."""
        return not self.between and seat in self.decider.staking(self.table)

    def next(self) -> int | Command | None:
        """What comes without being asked for: the seat whose computer player acts, or the stand-in of whose person
        (GEN-R17), or a command that leaves no choice.

        None where the table waits for people, or rests since all are away (GEN-R20).
        """
        if self.over or self.between or (self.people() and not self.present()):
            return None
        seat = self.decider.awaited(self.table)
        if seat is None:
            return self._before_the_deal()
        if self.chairs[seat].occupant == "computer":
            return seat
        due = self.decider.due(self.table)
        return seat if due is None and self.chairs[seat].away else due

    def _before_the_deal(self) -> int | Command | None:
        """Stakes are laid by everybody as they like, those of computer players last, unless somebody may stand behind
        them (CBJ-R22); then the table deals (GEN-R14)."""
        staking = self.decider.staking(self.table)
        computers = [seat for seat in staking if self.chairs[seat].occupant == "computer"]
        if any(seat in staking for seat in self.present()):
            return computers[0] if computers and self.decider.computers_stake_first(self.table) else None
        if computers:
            return computers[0]
        return self.decider.due(self.table) if not staking else self._passed_over(staking[0])

    def _passed_over(self, seat: int) -> Command | None:
        """Who is away lays no stake."""
        legal = {one.action for one in self.decider.legal(self.table, seat)}
        return next((Command(seat, action) for action in _WITHOUT_STAKE if action in legal), None)

    # --- what changes it

    def after(self, event: Event, table: Table) -> Standing:
        """Where it stands after an event that has led to `table`."""
        match event:
            case ev.RoundEnded():
                chairs = tuple(replace(chair, ready=False) if chair.ready else chair for chair in self.chairs)
                return replace(self, table=table, chairs=chairs, rounds=self.rounds + 1, between=True)
            case ev.SeatLeft(seat=seat):
                return replace(self, table=table, chairs=_put(self.chairs, seat, FREE))
        return replace(self, table=table)

    def with_chair(self, seat: int, chair: Chair) -> Standing:
        """The same with another occupant, or the same in another state."""
        return replace(self, chairs=_put(self.chairs, seat, chair))

    def with_purses(self, purses: Mapping[int, int]) -> Standing:
        """The same with the purses as they are."""
        seats = tuple(
            replace(one, chips=purses[seat]) if seat in purses and not one.gone else one
            for seat, one in enumerate(self.table.seats)
        )
        return self if seats == self.table.seats else replace(self, table=replace(self.table, seats=seats))


def _put(chairs: tuple[Chair, ...], seat: int, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def rests(decider: Decider[Any, Any], table: Table) -> bool:
    """Whether a round has been played at the table and none is going on."""
    return bool(table.round) and decider.at_rest(table)
