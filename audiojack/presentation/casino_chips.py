"""What is said when chips move at a casino table: stakes, insurance, doubles, splits, results, the round's sum.

The purse is said with a result when that result is all of the listener's round; where there are several hands,
boxes or an insurance it is said once, with the sum, at the end of the round.
"""

from __future__ import annotations

from audiojack.engine import events as ev
from audiojack.engine.events import UNKNOWN
from audiojack.engine.hands import GOAL, count_casino
from audiojack.presentation.casino_words import CasinoContext, has_croupier, is_single, place, told_place
from audiojack.presentation.context import UNSAID, Args
from audiojack.presentation.seats import chips_sound
from audiojack.presentation.utterance import Arg, Utterance


def _box(ctx: CasinoContext, seat: int, box: int) -> Args:
    """Which box is meant, where what is told is about all of it and not about one of its hands."""
    return {**place(ctx.view, seat, box, 0), "hand": 0}


_PAIR = 2
"""The hands of a box that was split once."""


def stake_laid(ctx: CasinoContext, event: ev.StakeLaid) -> Utterance | None:
    """A stake before the deal."""
    args: Args = {"amount": event.amount, **_box(ctx, event.seat, event.box)}
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        return ctx.mine("say-bet-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    return ctx.about(event.seat, "say-bet", sound=sound, category="chips", **args)


def stake_added_behind(ctx: CasinoContext, event: ev.StakeAddedBehind) -> Utterance | None:
    """A standing player's stake behind a box (CBJ-R22)."""
    args: Args = {"amount": event.amount, "number": event.box + 1}
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        return ctx.mine("say-behind-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    return ctx.about(event.seat, "say-behind", sound=sound, category="chips", **args)


def insurance_asked(ctx: CasinoContext, event: ev.InsuranceAsked) -> Utterance | None:
    """The croupier asks a box for insurance (CBJ-R19)."""
    where = _box(ctx, event.seat, event.box)
    if event.seat == ctx.seat:
        args: Args = {"least": event.least, "most": event.most, **where}
        return ctx.mine("say-insurance-asked-mine", sound="insurance", category="turns", **args)
    return ctx.about(event.seat, "say-insurance-asked", category="turns", **where) if ctx.full else None


def insured(ctx: CasinoContext, event: ev.Insured) -> Utterance | None:
    """A box is insured."""
    args: Args = {"amount": event.amount, **_box(ctx, event.seat, event.box)}
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        return ctx.mine("say-insured-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    return ctx.about(event.seat, "say-insured", sound=sound, category="chips", **args)


def insurance_declined(ctx: CasinoContext, event: ev.InsuranceDeclined) -> Utterance | None:
    """A box is not insured."""
    where = _box(ctx, event.seat, event.box)
    if event.seat == ctx.seat:
        return ctx.mine("say-not-insured-mine", category="chips", **where)
    return ctx.about(event.seat, "say-not-insured", category="chips", **where) if ctx.full else None


def _called(ctx: CasinoContext, call: str, points: int, count: int) -> Args:
    """The croupier's points and decision before a double or a split (CBJ-R13)."""
    if not has_croupier(ctx) or ctx.brief:
        return {"call": "none", "before": points, "count": 0}
    return {"call": call, "before": points, "count": count if ctx.full else 0}


def doubled(ctx: CasinoContext, event: ev.Doubled) -> Utterance | None:
    """A doubled stake; the card follows."""
    cards = ctx.view.boxes[event.box].hands[event.hand].cards
    args: Args = {"stake": event.stake, **_called(ctx, "double", count_casino(cards).points, len(cards))}
    args |= told_place(ctx.view, event.seat, event.box, event.hand, called=args["call"] != "none")
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        return ctx.mine("say-doubled-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    return ctx.about(event.seat, "say-doubled", sound=sound, category="chips", **args)


def hand_split(ctx: CasinoContext, event: ev.HandSplit) -> Utterance | None:
    """A pair becomes two hands; their cards follow."""
    hands = ctx.view.boxes[event.box].hands
    pair = hands[event.hand].cards + hands[event.hand + 1].cards
    args: Args = {"amount": event.amount, "insurance": event.insurance or UNSAID}
    args |= _called(ctx, "split", count_casino(pair).points, len(pair))
    args |= told_place(ctx.view, event.seat, event.box, event.hand, called=args["call"] != "none")
    if len(hands) == _PAIR:  # there was one hand only, which needed no name
        args |= {"hand": 0, "inner": 0}
    args |= {"hands": len(hands), "new": event.hand + 2}
    sound = chips_sound(event.amount)
    if event.seat == ctx.seat:
        return ctx.mine("say-split-mine", sound=sound, category="chips", left=ctx.chips(event.seat), **args)
    return ctx.about(event.seat, "say-split", sound=sound, category="chips", **args)


def _left(ctx: CasinoContext) -> Arg:
    """The listener's purse, where the result at hand is their whole round."""
    insured = any(isinstance(event, ev.InsuranceSettled) for event in ctx.memory.now.decided)
    open_insurance = any(box.insurance for box in ctx.view.boxes if box.owner == ctx.seat)
    single = is_single(ctx.view, ctx.seat) and not insured and not open_insurance
    return ctx.chips(ctx.seat) if single else UNSAID


def bust(ctx: CasinoContext, event: ev.Bust) -> Utterance | None:
    """Over 21, with what it costs."""
    args: Args = {"points": event.points, "amount": event.lost}
    if event.seat == ctx.seat:
        args |= place(ctx.view, event.seat, event.box, event.hand)
        return ctx.mine("say-bust-mine", sound="bust", category="results", left=_left(ctx), **args)
    args |= told_place(ctx.view, event.seat, event.box, event.hand)
    return ctx.about(event.seat, "say-bust", sound="bust", category="results", **args)


def surrendered(ctx: CasinoContext, event: ev.Surrendered) -> Utterance | None:
    """A hand given up for half its stake."""
    where = place(ctx.view, event.seat, event.box, event.hand)
    args: Args = {"returned": event.returned, **where}
    if event.seat == ctx.seat:
        return ctx.mine("say-surrendered-mine", sound="lose", category="results", left=_left(ctx), **args)
    return ctx.about(event.seat, "say-surrendered", sound="chips-lost", category="results", **args)


_RESULT_SOUNDS = {"natural": "big-win", "win": "win", "push": "push", "lose": "lose"}
_OTHERS_SOUNDS = {"natural": "chips-won", "win": "chips-won", "push": None, "lose": "chips-lost"}
_RESULT_MINE = {
    "natural": "say-natural-mine",
    "win": "say-win-mine",
    "push": "say-push-mine",
    "lose": "say-lose-mine",
}
_RESULT = {"natural": "say-natural", "win": "say-win", "push": "say-push", "lose": "say-lose"}


def _stake_back(event: ev.HandSettled) -> bool:
    """A hand that lost, but whose stake a dealer's natural does not take (CBJ-R20, option)."""
    return event.outcome == "lose" and event.returned == event.stake


def hand_settled(ctx: CasinoContext, event: ev.HandSettled) -> Utterance | None:
    """A hand against the dealer: what it wins or loses."""
    if event.outcome == "bust":
        return None
    args: Args = {"amount": abs(event.returned - event.stake)}
    if event.seat != ctx.seat:
        args |= told_place(ctx.view, event.seat, event.box, event.hand)
        sound = _OTHERS_SOUNDS[event.outcome]
        id = "say-returned" if _stake_back(event) else _RESULT[event.outcome]
        return ctx.about(event.seat, id, sound=sound, category="results", **args)
    left = _left(ctx)
    own: Arg = event.points if (left == UNSAID or ctx.full) and event.outcome != "natural" else UNSAID
    compared = ctx.full and event.dealer != UNKNOWN and event.dealer <= GOAL and not event.dealer_natural
    dealer: Arg = event.dealer if compared else UNSAID
    args |= {"own": own, "dealer": dealer, "left": left, **place(ctx.view, event.seat, event.box, event.hand)}
    id = "say-returned-mine" if _stake_back(event) else _RESULT_MINE[event.outcome]
    return ctx.mine(id, sound=_RESULT_SOUNDS[event.outcome], category="results", **args)


def insurance_settled(ctx: CasinoContext, event: ev.InsuranceSettled) -> Utterance | None:
    """An insurance that has won two to one, or is lost."""
    won = event.returned > 0
    where = _box(ctx, event.seat, event.box)
    args: Args = {**where, "amount": event.returned - event.amount if won else event.amount}
    sound = "chips-won" if won else "chips-lost"
    if event.seat == ctx.seat:
        id = "say-insurance-won-mine" if won else "say-insurance-lost-mine"
        return ctx.mine(id, sound=sound, category="results", **args)
    if not won and not ctx.full:
        return None
    id = "say-insurance-won" if won else "say-insurance-lost"
    return ctx.about(event.seat, id, sound=sound, category="results", **args)


def behind_settled(ctx: CasinoContext, event: ev.BehindSettled) -> Utterance | None:
    """A standing player's stake, by the fate of the box (CBJ-R22)."""
    net = event.returned - event.stake
    args: Args = {"number": event.box + 1, "amount": abs(net)}
    if event.seat == ctx.seat:
        id = "say-behind-won-mine" if net > 0 else "say-behind-lost-mine" if net else "say-behind-push-mine"
        sound = "chips-won" if net > 0 else "chips-lost" if net else "push"
        return ctx.mine(id, sound=sound, category="results", **args)
    if not ctx.full:
        return None
    id = "say-behind-won" if net > 0 else "say-behind-lost" if net else "say-behind-push"
    return ctx.about(event.seat, id, category="results", **args)


def round_ended(ctx: CasinoContext, event: ev.RoundEnded) -> Utterance | None:
    """The listener's sum, where the round was more than one result."""
    now = ctx.memory.now
    if len(now.decided) < 2:
        return None
    args: Args = {"amount": abs(now.net), "left": ctx.chips(ctx.seat)}
    if now.net > 0:
        return ctx.mine("say-sum-won-mine", sound="chips-won", category="results", **args)
    if now.net < 0:
        return ctx.mine("say-sum-lost-mine", sound="chips-lost", category="results", **args)
    return ctx.mine("say-sum-even-mine", category="results", **args)
