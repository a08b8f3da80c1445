"""How an answer to a key is put together: at once, in one utterance, about the listener or a seat.

Answers cut what is being spoken, so several sentences of one answer stay one utterance (`then`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from audiojack.presentation.context import Context
from audiojack.presentation.utterance import Arg, Priority, Utterance


def answer(ctx: Context[Any], id: str, *, seat: int | None = None, sound: str | None = None, **args: Arg) -> Utterance:
    """One sentence in answer to a key; `seat` is the seat that it is about, by name unless it is the listener's."""
    if seat is None or seat == ctx.seat:
        place = None
    else:
        place = seat
        args["name"] = ctx.name(seat)
    return Utterance(id, {"play": ctx.traits.play, **args}, Priority.ANSWER, place, sound, "interface")


def together(sentences: Iterable[Utterance | None]) -> Utterance:
    """Several sentences as one utterance. Raises ValueError when there are none."""
    first, *rest = [sentence for sentence in sentences if sentence is not None]
    return replace(first, then=(*first.then, *rest))
