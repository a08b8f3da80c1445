"""What a seat may know of an event: the rest is taken out (GEN-R08).

Each event class says in `telling` which of its fields are for whom (telling.py).
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from audiojack.engine.events import Audience, Event
from audiojack.engine.telling import TO_ALL

E = TypeVar("E", bound=Event)


def redact(event: E, seat: int) -> E:
    """The event as this seat may know it, or a listener without one (LISTENER)."""
    telling = event.telling
    if telling is TO_ALL:
        return event
    hidden = dict(telling.nobody)
    if telling.by_to and not _may_know(event, seat):
        hidden |= telling.by_to
    return msgspec.structs.replace(event, **hidden) if hidden else event


def _may_know(event: Event, seat: int) -> bool:
    """Whether the seat is among those whom the event's `to` names."""
    to: Audience = getattr(event, "to")  # noqa: B009 - held by telling.complete
    return to == "all" or (to == "owner" and seat >= 0 and getattr(event, "seat", None) == seat)
