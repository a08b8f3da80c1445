"""For whom each field of an event is: closed by default, so that a new field or a new event tells nobody by mistake.

An event class holds either TO_ALL, or names every one of its fields in `told`. A field that a listener may not know
gets the value that stands for nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from inspect import get_annotations
from typing import Any, NamedTuple


class Telling(NamedTuple):
    """The fields of an event by those who may know them.

    `everybody` may know these. `by_to` only those whom the event's own field `to` names, `nobody` not even its seat:
    both with what the others get instead.
    """

    everybody: frozenset[str]
    by_to: Mapping[str, Any]
    nobody: Mapping[str, Any]


TO_ALL = Telling(frozenset(), {}, {})
"""The whole event is for everybody, whatever fields it has."""


def told(everybody: str, *, by_to: Mapping[str, Any] | None = None, nobody: Mapping[str, Any] | None = None) -> Telling:
    """The fields of `everybody` parted by spaces; the others with what stands in their place."""
    return Telling(frozenset(everybody.split()), by_to or {}, nobody or {})


def complete(event: type[Any]) -> None:
    """Holds an event class to saying for whom each of its fields is. Raises TypeError."""
    telling = event.__dict__.get("telling")
    if not isinstance(telling, Telling):
        raise TypeError(f"{event.__name__} does not say for whom it is")
    if telling is TO_ALL:
        return
    fields = set(get_annotations(event)) - {"telling"}
    named = [*telling.everybody, *telling.by_to, *telling.nobody]
    if sorted(named) != sorted(fields):
        raise TypeError(f"{event.__name__} does not say of each field once for whom it is")
    if telling.by_to and not {"seat", "to"} <= fields:
        raise TypeError(f"{event.__name__} has no seat, or no `to` that says who may know")
