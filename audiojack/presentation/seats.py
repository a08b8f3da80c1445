"""What is said of players at any table: who comes, goes, or sits a round out; and how chips sound."""

from __future__ import annotations

from audiojack.engine import events as ev
from audiojack.presentation.context import UNSAID, Context, SeatedView
from audiojack.presentation.utterance import Arg, Utterance

_SMALL, _MEDIUM = 50, 200


def chips_sound(amount: int) -> str:
    """The sound of laying so many chips."""
    return "chips-small" if amount < _SMALL else "chips-medium" if amount < _MEDIUM else "chips-large"


def sat_out(ctx: Context[SeatedView], event: ev.SatOut) -> Utterance | None:
    """No stake in this round."""
    if event.seat == ctx.seat:
        return ctx.mine("say-sat-out-mine", category="chips")
    return ctx.about(event.seat, "say-sat-out", category="chips")


def done_staking(ctx: Context[SeatedView], event: ev.DoneStaking) -> None:
    """Nothing is said: what was laid has been told, and the deal follows."""


def seat_left(ctx: Context[SeatedView], event: ev.SeatLeft) -> Utterance | None:
    """A player leaves; open stakes stay behind (GEN-R10)."""
    lost: Arg = event.lost or UNSAID
    if event.seat == ctx.seat:
        return ctx.mine("say-left-mine", category="table", lost=lost, left=ctx.chips(event.seat))
    return ctx.about(event.seat, "say-left", category="table", lost=lost)


def seat_taken(ctx: Context[SeatedView], event: ev.SeatTaken) -> Utterance | None:
    """Somebody sits down (GEN-R05)."""
    if event.seat == ctx.seat:
        return ctx.mine("say-sits-down-mine", category="table", chips=event.chips)
    return ctx.about(event.seat, "say-sits-down", category="table", chips=event.chips)
