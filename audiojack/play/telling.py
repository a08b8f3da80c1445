"""The one door through which anything leaves a table: what one seat may know of what was kept (GEN-R08).

Nobody else takes an event or a view out of a table for somebody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.decider import Decider
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.engine.views import LISTENER
from audiojack.play.host import Kept
from audiojack.play.standing import Standing, Table, View
from audiojack.store.errors import StoreError

_ASKING = (ev.TurnBegan, bv.BankerChosen)
"""Events that ask their seat something though others may follow: what it may do is told with them, too."""


class Heard(NamedTuple):
    """An event as a seat may know it, and what the seat sees after it."""

    event: Event
    view: View


class Chosen(NamedTuple):
    """What a seat saw, and the command that it gave then."""

    view: View
    command: Command


class Position(msgspec.Struct, frozen=True):
    """Where a seat stands: all that the keys of its player need to be answered.

    `between` rounds the next has not begun; the table waits for the seat, its choice being `mine`; it may still lay a
    stake, `betting`; it is `out` and can't go on (GEN-R04, GEN-R13); no round goes on, `at_rest`; it has `chips_out`;
    leaving now would keep the table, `kept_if_left`. Something is `pending` without people; the table is `over`.
    `people` are the chairs of people, `ready` and `away` those of them who are.
    """

    view: View
    between: bool = False
    mine: bool = False
    betting: bool = False
    out: bool = False
    at_rest: bool = False
    chips_out: bool = False
    kept_if_left: bool = False
    pending: bool = False
    over: bool = False
    people: tuple[int, ...] = ()
    ready: tuple[int, ...] = ()
    away: tuple[int, ...] = ()

    @property
    def legal(self) -> tuple[Legal, ...]:
        """What the seat may do now, leaving aside."""
        return tuple(one for one in self.view.legal if one.action != "leave")


class Told(msgspec.Struct, frozen=True):
    """What a seat is told of something that was kept, and where it leaves the seat.

    Only the last view, and one with an event that asks the seat, tell what is legal. `refusal` and `error` are those
    of the Kept, for the seat that asked for it.
    """

    position: Position
    heard: tuple[Heard, ...] = ()
    refusal: Refusal | None = None
    error: StoreError | None = None


def told(kept: Kept, seat: int) -> Told:
    """What this seat, or LISTENER, may know of what was kept."""
    decider, last = kept.now.decider, kept.now.table
    position = position_of(kept.now, seat)
    heard = []
    for event, table in kept.told:
        asks = isinstance(event, _ASKING) and event.seat == seat
        view = position.view if table is last else decider.view(table, seat, offers=asks)
        heard.append(Heard(redact(event, seat), view))
    return Told(position, tuple(heard), kept.refusal, kept.error)


def heard_by(decider: Decider[Any, Any], events: Sequence[tuple[Event, Table]], seat: int) -> tuple[Heard, ...]:
    """What this seat, or LISTENER, heard of earlier events, each with the table after it."""
    return tuple(Heard(redact(event, seat), decider.view(table, seat, offers=False)) for event, table in events)


def position_of(now: Standing, seat: int) -> Position:
    """Where this seat, or LISTENER, stands."""
    decider, table = now.decider, now.table
    seated = seat != LISTENER
    people = now.people()
    return Position(
        decider.view(table, seat),
        between=now.between,
        mine=seated and now.asks(seat),
        betting=seated and now.betting(seat),
        out=seated and decider.is_out(table, seat),
        at_rest=decider.at_rest(table),
        chips_out=seated and decider.has_chips_out(table, seat),
        kept_if_left=seated and now.keeps and decider.is_kept(table, seat),
        pending=now.next() is not None,
        over=now.over,
        people=people,
        ready=tuple(one for one in people if now.chairs[one].ready),
        away=tuple(one for one in people if now.chairs[one].away),
    )


def retold(now: Standing, table: Table, steps: Sequence[Command | Event], seat: int) -> Iterator[Heard | Chosen]:
    """What a seat heard and chose from an earlier `table` on."""
    decider = now.decider
    for step in steps:
        if not isinstance(step, Command):
            table = decider.evolve(table, step)
            yield Heard(redact(step, seat), decider.view(table, seat, offers=False))
        elif step.seat == seat:
            yield Chosen(decider.view(table, seat), step)
