"""What is said when the bank changes: who holds it, what is in it, how it ends. One function an event."""

from __future__ import annotations

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.events import DEALER
from audiojack.presentation.bank_words import BankContext
from audiojack.presentation.context import UNSAID, Args
from audiojack.presentation.seats import chips_sound
from audiojack.presentation.utterance import Utterance

_PLAYED_ON = frozenset({"played-out", "no-punters", "too-small"})
"""Ends of a bank that show only after the round, when what it holds has been said."""


def banker_chosen(ctx: BankContext, event: bv.BankerChosen) -> Utterance | None:
    """A new banker, and how he came to it."""
    least = next((legal.least for legal in ctx.view.legal if legal.action == "found"), event.least)
    args: Args = {"how": event.how, "least": least if event.least else UNSAID, "bank": ctx.view.bank}
    if event.seat == ctx.seat:
        return ctx.mine("say-banker-mine", sound="your-turn", category="table", **args)
    return ctx.about(event.seat, "say-banker", category="table", **args)


def bank_founded(ctx: BankContext, event: bv.BankFounded) -> Utterance | None:
    """The banker lays the bank."""
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        left = ctx.chips(event.seat)
        return ctx.mine("say-founded-mine", sound=sound, category="chips", amount=event.amount, left=left)
    return ctx.about(event.seat, "say-founded", sound=sound, category="chips", amount=event.amount)


def bank_added(ctx: BankContext, event: bv.BankAdded) -> Utterance | None:
    """The bank is doubled after the cut card, as far as the banker can (OCA-R28)."""
    args: Args = {"amount": event.amount, "bank": event.bank}
    sound = chips_sound(event.amount) if event.amount else None
    if event.seat == ctx.seat:
        return ctx.mine("say-bank-added-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    return ctx.about(event.seat, "say-bank-added", sound=sound, category="chips", **args)


def announced(ctx: BankContext, event: bv.Announced) -> Utterance | None:
    """Malá domů (OKO-R36) or the knock (OCA-R35): a call, the same to all."""
    if event.seat == ctx.seat:
        return ctx.mine("say-announced", sound="last-round", category="table")
    return ctx.about(event.seat, "say-announced", sound="last-round", category="table")


def last_round_announced(ctx: BankContext, event: bv.LastRoundAnnounced) -> Utterance | None:
    """The banker's eight has just been shown: this round is the last (OKO-R38)."""
    if event.seat == ctx.seat:
        return ctx.mine("say-last-round", sound="last-round", category="table")
    return ctx.about(event.seat, "say-last-round", sound="last-round", category="table")


def bank_broken(ctx: BankContext, event: bv.BankBroken) -> Utterance | None:
    """The bank is empty. Its banker hears of it as of an own result."""
    if event.seat == ctx.seat:
        asked = ctx.traits.play == "matched" and any(legal.action in ("accept", "decline") for legal in ctx.view.legal)
        able = asked and any(legal.action == "accept" for legal in ctx.view.legal)
        asks = "accept" if able else "decline" if asked else "no"
        return ctx.mine("say-bank-broken-mine", sound="bank-broken", category="table", asks=asks)
    if ctx.view.banker == ctx.seat:
        return ctx.mine("say-bank-broken", sound="bank-broken", category="table", place=event.seat)
    return ctx.about(event.seat, "say-bank-broken", sound="bank-broken", category="table")


def bank_taken(ctx: BankContext, event: bv.BankTaken) -> Utterance | None:
    """The banker takes the bank home."""
    args: Args = {"amount": event.amount, "why": event.why}
    if event.seat == ctx.seat:
        left = ctx.chips(event.seat)
        return ctx.mine("say-bank-taken-mine", sound="chips-won", category="table", left=left, **args)
    just_told = isinstance(ctx.memory.previous, ev.RoundEnded) and ctx.memory.moved and event.why in _PLAYED_ON
    id = "say-bank-taken-told" if just_told else "say-bank-taken"
    return ctx.about(event.seat, id, sound="chips-won", category="table", **args)


def bank_handed_over(ctx: BankContext, event: bv.BankHandedOver) -> Utterance | None:
    """The breaker leaves the bank to somebody, who is to answer (OKO-R35)."""
    if event.to == ctx.seat:
        return ctx.mine("say-handed-to-mine", sound="your-turn", category="turns", place=event.seat)
    if event.seat == ctx.seat:
        return ctx.mine("say-hands-over-mine", category="turns", to=ctx.name(event.to))
    return ctx.about(event.seat, "say-hands-over", category="turns", to=ctx.name(event.to))


def bank_declined(ctx: BankContext, event: bv.BankDeclined) -> Utterance | None:
    """A seat doesn't take the bank; lots decide."""
    if event.seat == ctx.seat:
        return ctx.mine("say-declines-mine", category="table")
    return ctx.about(event.seat, "say-declines", category="table")


def bank_vacant(ctx: BankContext, event: bv.BankVacant) -> Utterance | None:
    """Nobody can found a bank as things are."""
    return ctx.about(DEALER, "say-bank-vacant", category="table")


def table_closed(ctx: BankContext, event: bv.TableClosed) -> Utterance | None:
    """Nothing more is played here (GEN-R13)."""
    return ctx.mine("say-table-closed", category="table")
