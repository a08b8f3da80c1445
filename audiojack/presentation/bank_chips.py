"""What is said when chips move at a bank table: stakes, raises, results. One function an event.

The banker's purse is not touched by a round; a listener who banks hears each result with what the bank holds.
"""

from __future__ import annotations

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.events import DEALER, UNKNOWN
from audiojack.presentation.bank_words import ALONE, BankContext, is_banker, pair
from audiojack.presentation.context import UNSAID, Args
from audiojack.presentation.seats import chips_sound
from audiojack.presentation.utterance import Utterance


def bet_asked(ctx: BankContext, event: bv.BetAsked) -> Utterance | None:
    """A stake is asked for before the deal (OCV-R04); its limits are said where the amount is asked for."""
    if event.seat == ctx.seat:
        between = isinstance(ctx.memory.previous, ev.RoundEnded)
        return None if between else ctx.mine("say-bet-asked-mine", sound="your-turn", category="turns")
    return ctx.about(event.seat, "say-bet-asked", category="turns") if ctx.full else None


def stake_laid(ctx: BankContext, event: ev.StakeLaid) -> Utterance | None:
    """A stake, a raise, or the whole bank (where stakes are covered twice, the largest one is not the whole)."""
    whole = event.whole and not ctx.traits.closed_bust
    plain = "raise" if event.raised else "bet"
    kind = {"raise": "whole-raise", "bet": "whole"}[plain] if whole else plain
    args: Args = {"amount": event.amount, "stake": event.stake, "kind": kind}
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        return ctx.mine("say-stake-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    args["free"] = ctx.view.free if ctx.full and not ctx.traits.duels else UNSAID
    return ctx.about(event.seat, "say-stake", sound=sound, category="chips", **args)


def stake_returned(ctx: BankContext, event: bv.StakeReturned) -> Utterance | None:
    """A stake goes back, another sum is to be named (OCA-R30)."""
    if event.seat == ctx.seat:
        return ctx.mine("say-stake-returned-mine", category="chips", amount=event.amount, left=ctx.chips(event.seat))
    return ctx.about(event.seat, "say-stake-returned", category="chips", amount=event.amount)


def bust(ctx: BankContext, event: ev.Bust) -> Utterance | None:
    """Over 21, shown and lost at once (OKO-R18, OCA-R17); where it is only shown, its owner knows already."""
    args: Args = {"points": event.points, "amount": event.lost, **ALONE}
    if event.seat == ctx.seat:
        if not event.lost:
            return None
        return ctx.mine("say-bust-mine", sound="bust", category="results", left=ctx.chips(ctx.seat), **args)
    shown = event.shown and not ctx.brief
    bank = ctx.view.bank if is_banker(ctx, ctx.seat) and event.lost else UNSAID
    cards = ctx.cards(event.shown) if shown else ()
    args |= {"cards": cards, "shown": "yes" if shown else "no", "bank": bank}
    if is_banker(ctx, ctx.seat):
        return ctx.mine("say-bank-bust", sound="bust", category="results", place=event.seat, **args)
    return ctx.about(event.seat, "say-bank-bust", sound="bust", category="results", **args)


_GREAT = frozenset({"royal", "natural", "aces", "pictures"})


def stake_settled(ctx: BankContext, event: bv.StakeSettled) -> Utterance | None:
    """A stake paid, lost or given back."""
    if event.seat == ctx.seat:
        return _settled_mine(ctx, event)
    amount = event.stake if event.outcome == "lose" else event.gain + event.extra
    args: Args = {"amount": amount, "short": event.short or UNSAID, "outcome": event.outcome}
    if event.banker == ctx.seat:
        sound = {"win": "chips-lost", "lose": "chips-won", "back": None}[event.outcome]
        args["bank"] = ctx.view.bank
        return ctx.mine("say-bank-result", sound=sound, category="results", place=event.seat, **args)
    sound = {"win": "chips-won", "lose": "chips-lost", "back": None}[event.outcome]
    return ctx.about(event.seat, "say-result", sound=sound, category="results", **args)


def _settled_mine(ctx: BankContext, event: bv.StakeSettled) -> Utterance:
    args: Args = {"why": event.why, "left": ctx.chips(ctx.seat), "short": event.short or UNSAID}
    compared = event.why in ("points", "tie", "banker-bust") and not ctx.brief
    against = UNKNOWN if event.why == "banker-bust" and not ctx.full else event.against
    args |= pair(ctx, event.points, against, compared)
    if event.outcome == "win":
        sound = "big-win" if event.why in _GREAT else "win"
        gain = event.gain + event.extra
        return ctx.mine("say-stake-won-mine", sound=sound, category="results", amount=gain, **args)
    if event.outcome == "lose":
        return ctx.mine("say-stake-lost-mine", sound="lose", category="results", amount=event.stake, **args)
    return ctx.mine("say-stake-back-mine", sound="push", category="results", **args)


def round_ended(ctx: BankContext, event: ev.RoundEnded) -> Utterance | None:
    """What the bank holds now, where it has changed and goes on; its banker heard that with each result."""
    before = ctx.memory.previous
    void = isinstance(before, bv.CardsShown) and before.why == "heart-king"
    goes_home = ctx.view.last or (ctx.view.announced and ctx.traits.duels)
    if not ctx.memory.moved or not ctx.view.bank or goes_home or void or is_banker(ctx, ctx.seat):
        return None
    return ctx.about(DEALER, "say-bank-state", category="chips", bank=ctx.view.bank)
