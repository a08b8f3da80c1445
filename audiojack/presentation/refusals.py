"""Why something was not done, and what can be done instead: one sentence for every reason code."""

from __future__ import annotations

from typing import Any

from audiojack.engine.commands import Refusal
from audiojack.presentation.answers import answer
from audiojack.presentation.context import Context, SeatedView
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance


def refused(refusal: Refusal, view: Any, seat: int) -> Utterance:
    """The sentence for a refusal, with the numbers and the name that belong to it."""
    ctx: Context[SeatedView] = Context(seat, Settings(), view, RoundMemory())
    known = 0 <= refusal.seat < len(view.seats)
    return answer(
        ctx,
        f"refused-{refusal.reason}",
        phase=view.phase,
        sound="refused",
        limit=refusal.limit,
        step=refusal.step,
        chips=ctx.chips(seat),
        known="yes" if known else "no",
        name=ctx.name(refusal.seat) if known else "",
    )
