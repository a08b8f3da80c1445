"""E: why the last round ended as it did for the listener, each result with the rule that decided it."""

from __future__ import annotations

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.events import UNKNOWN, Event
from audiojack.engine.hands import GOAL
from audiojack.presentation.answers import answer, together
from audiojack.presentation.bank_words import BankContext, royal_as
from audiojack.presentation.casino_words import CasinoContext, place
from audiojack.presentation.context import UNSAID, Args
from audiojack.presentation.utterance import Utterance


def explain_casino(ctx: CasinoContext) -> Utterance:
    """The listener's results of the round last decided, box by box and hand by hand."""
    account = ctx.memory.telling
    if not account.decided:
        return answer(ctx, "why-nothing")
    reasons = [reason for event in sorted(account.decided, key=_order) if (reason := _reason(ctx, event))]
    if len(reasons) > 1:
        net = account.net
        id = "why-sum-won" if net > 0 else "why-sum-lost" if net else "why-sum-even"
        reasons.append(answer(ctx, id, amount=abs(net)))
    return together(reasons)


def _order(event: Event) -> tuple[bool, int, int]:
    """Own boxes from the first to the last, then the stakes behind others'."""
    return isinstance(event, ev.BehindSettled), getattr(event, "box", 0), getattr(event, "hand", 0)


def _reason(ctx: CasinoContext, event: Event) -> Utterance | None:
    match event:
        case ev.Bust():
            args = {"points": event.points, "amount": event.lost, **_place(ctx, event)}
            return answer(ctx, "why-bust", **args)
        case ev.Surrendered():
            return answer(ctx, "why-surrendered", amount=event.stake - event.returned, **_place(ctx, event))
        case ev.HandSettled():
            return _hand(ctx, event)
        case ev.InsuranceSettled():
            id = "why-insurance-won" if event.returned else "why-insurance-lost"
            amount = event.returned - event.amount if event.returned else event.amount
            return answer(ctx, id, amount=amount, **{**_place(ctx, event), "hand": 0})
        case ev.BehindSettled():
            net = event.returned - event.stake
            id = "why-behind-won" if net > 0 else "why-behind-lost" if net else "why-behind-push"
            return answer(ctx, id, number=event.box + 1, amount=abs(net))
        case _:
            return None


def _place(ctx: CasinoContext, event: ev.Bust | ev.Surrendered | ev.HandSettled | ev.InsuranceSettled) -> Args:
    """Which box and hand, where the round had several: by its results, and by the table while it is that round's."""
    box, hand = event.box, getattr(event, "hand", 0)
    decided = [one for one in ctx.memory.telling.decided if not isinstance(one, ev.BehindSettled)]
    boxes = {getattr(one, "box", box) for one in decided}
    hands = {getattr(one, "hand", 0) for one in decided if getattr(one, "box", box) == box}
    here = place(ctx.view, event.seat, box, hand) if ctx.memory.now.decided else {"box": 0, "hand": 0}
    return {
        "box": box + 1 if len(boxes) > 1 else here["box"],
        "hand": hand + 1 if len(hands) > 1 else here["hand"],
    }


def _hand(ctx: CasinoContext, event: ev.HandSettled) -> Utterance:
    args: Args = {
        "points": event.points,
        "dealer": event.dealer,
        "amount": abs(event.returned - event.stake),
        **_place(ctx, event),
    }
    return answer(ctx, _hand_id(event), **args)


def _hand_id(event: ev.HandSettled) -> str:
    match event.outcome:
        case "natural":
            return "why-natural-early" if event.dealer == UNKNOWN else "why-natural"
        case "push":
            return "why-push-naturals" if event.dealer_natural else "why-push"
        case "lose" if event.returned == event.stake:
            return "why-returned"
        case "lose":
            return "why-lose-natural" if event.dealer_natural else "why-lose"
        case "win":
            return "why-win-bust" if event.dealer > GOAL else "why-win"
        case "bust":
            return "why-bust"


def explain_bank(ctx: BankContext) -> Utterance:
    """The listener's stake of the round last decided, or every stake against the bank that they held."""
    reasons = [reason for event in ctx.memory.telling.decided if (reason := _stake(ctx, event))]
    return together(reasons) if reasons else answer(ctx, "why-nothing")


def _stake(ctx: BankContext, event: Event) -> Utterance | None:
    if isinstance(event, ev.Bust) and event.seat != ctx.seat:
        lost: Args = {"points": event.points, "against": UNSAID, "outcome": "lose", "amount": event.lost}
        return answer(ctx, "why-against-bank", seat=event.seat, why="bust", **lost)
    if isinstance(event, ev.Bust):
        return answer(ctx, "why-bank-bust", points=event.points, against=UNSAID, outcome="lose", amount=event.lost)
    if not isinstance(event, bv.StakeSettled):
        return None
    args: Args = {
        "outcome": event.outcome,
        "amount": event.stake if event.outcome == "lose" else event.gain + event.extra,
        "points": event.points if event.points != UNKNOWN else UNSAID,
        "against": event.against if event.against != UNKNOWN else UNSAID,
        "royal": royal_as(ctx),
    }
    if event.seat == ctx.seat:
        return answer(ctx, f"why-bank-{event.why}", **args)
    return answer(ctx, "why-against-bank", seat=event.seat, why=event.why, **args)
