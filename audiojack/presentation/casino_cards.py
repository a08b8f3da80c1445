"""What is said when cards move at a casino table: shuffles, the deal, draws, turns, the dealer.

One function an event; each gives its one sentence, or None where the event is no news to this listener. A hand
that goes over 21 is told its total by the bust that follows, the dealer his last total by DealerDone.
"""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.cards import rank
from audiojack.engine.events import DEALER
from audiojack.engine.hands import GOAL, count_casino
from audiojack.presentation.casino_words import CasinoContext, has_croupier, place, told_place
from audiojack.presentation.context import UNSAID, Args, total
from audiojack.presentation.utterance import Arg, Utterance


def round_began(ctx: CasinoContext, event: ev.RoundBegan) -> Utterance | None:
    """The number of the round, in full only."""
    return ctx.about(DEALER, "say-round", category="table", round=event.number) if ctx.full else None


def shuffled(ctx: CasinoContext, event: ev.Shuffled) -> Utterance | None:
    """The pack is shuffled, and why where that matters."""
    return ctx.about(DEALER, "say-shuffled", sound="shuffle", category="table", why=event.why)


def cut_card_came(ctx: CasinoContext, event: ev.CutCardCame) -> Utterance | None:
    """The cut card: the last round before a shuffle."""
    return ctx.about(DEALER, "say-cut-card", sound="cut-card", category="table")


def cards_dealt(ctx: CasinoContext, event: ev.CardsDealt) -> Utterance | None:
    """Cards with the total they make (SBJ-R04)."""
    if event.seat == DEALER:
        return _dealer_card(ctx, event)
    if event.how in ("split", "split-ace"):
        return _split_card(ctx, event)
    hand = ctx.view.boxes[event.box].hands[event.hand]
    first = len(hand.cards) == event.count
    if event.how == "deal":
        return _dealt(ctx, event, event.makes == "natural", first)
    return _drawn(ctx, event)


def _dealer_card(ctx: CasinoContext, event: ev.CardsDealt) -> Utterance | None:
    card = ctx.card(event.cards[-1])
    if event.how == "deal":
        return ctx.about(DEALER, "say-dealer-shows", sound="card-turn", card=card, points=event.points)
    points: Arg = event.points if ctx.view.dealer_draws else UNSAID
    return ctx.about(DEALER, "say-dealer-draws", sound="card-turn", card=card, points=points)


def _dealt(ctx: CasinoContext, event: ev.CardsDealt, natural: bool, first: bool) -> Utterance | None:
    where = place(ctx.view, event.seat, event.box, event.hand)
    args: Args = {**where, "inner": 0, **total(event.points, event.soft, False, ctx.full)}
    hand = ctx.view.boxes[event.box].hands[event.hand].cards
    sound = "blackjack" if natural else "card"
    if event.seat == ctx.seat:
        if natural:
            return ctx.mine("say-dealt-mine-natural", sound=sound, cards=ctx.cards(hand), **args)
        if event.count == 1:
            id = "say-first-card-mine" if first else "say-draw-mine"
            card = ctx.card(event.cards[0])
            return ctx.mine(id, sound=sound, card=card, call="none", before=0, count=0, **args)
        return ctx.mine("say-dealt-mine", sound=sound, cards=ctx.cards(hand), **args)
    if natural and ctx.brief:
        return ctx.about(event.seat, "say-dealt-natural-brief", sound=sound, **args)
    if natural:
        return ctx.about(event.seat, "say-dealt-natural", sound=sound, cards=ctx.cards(hand), **args)
    if ctx.brief:
        return ctx.about(event.seat, "say-total-brief", sound=sound, **args)
    shown = ctx.cards(event.cards if event.count == 1 else hand)
    return ctx.about(event.seat, "say-dealt", sound=sound, cards=shown, **args)


def _drawn(ctx: CasinoContext, event: ev.CardsDealt) -> Utterance | None:
    """A card drawn or doubled for; the croupier first repeats points and decision (CBJ-R13)."""
    hand = ctx.view.boxes[event.box].hands[event.hand].cards
    over = event.points > GOAL
    goes_on = event.how == "hit" and event.points < GOAL
    mine = event.seat == ctx.seat
    args = total(event.points, event.soft, goes_on and mine, ctx.full)
    if over:
        args["points"] = UNSAID
    calls = has_croupier(ctx) and event.how == "hit" and not ctx.brief
    before = count_casino(hand[:-1]).points
    args |= {"call": "card" if calls else "none", "before": before}
    args |= told_place(ctx.view, event.seat, event.box, event.hand, called=calls or (ctx.brief and mine))
    args["count"] = len(hand) - 1 if calls and ctx.full else 0
    card = ctx.card(event.cards[-1])
    if mine:
        id = "say-draw-mine-brief" if ctx.brief else "say-draw-mine"
        return ctx.mine(id, sound="card", card=card, **args)
    if not ctx.brief:
        return ctx.about(event.seat, "say-draw", sound="card", card=card, **args)
    return None if over else ctx.about(event.seat, "say-total-brief", sound="card", **args)


def _split_card(ctx: CasinoContext, event: ev.CardsDealt) -> Utterance | None:
    """The second card of a split hand: the whole hand, and the other one that still waits."""
    box = ctx.view.boxes[event.box]
    hand = box.hands[event.hand]
    where = place(ctx.view, event.seat, event.box, event.hand)
    args: Args = {**where, **total(event.points, event.soft, False, ctx.full), "cards": ctx.cards(hand.cards)}
    if event.seat != ctx.seat:
        id = "say-split-hand-brief" if ctx.brief else "say-split-hand"
        return ctx.about(event.seat, id, sound="card", **args)
    mine = ctx.mine("say-split-hand-mine", sound="card", **args)
    following = box.hands[event.hand + 1 : event.hand + 2]
    if not isinstance(ctx.memory.previous, ev.HandSplit) or not following or len(following[0].cards) != 1:
        return mine
    other = ctx.mine(
        "say-split-waiting-mine",
        **place(ctx.view, event.seat, event.box, event.hand + 1),
        card=ctx.cards(following[0].cards)[0],
        points=count_casino(following[0].cards).points,
    )
    return replace(mine, then=(other,))


def turn_began(ctx: CasinoContext, event: ev.TurnBegan) -> Utterance | None:
    """Whose hand is played. After a split the hand has just been named with its cards."""
    before = ctx.memory.previous
    named = isinstance(before, ev.CardsDealt) and before.how == "split" and before.seat == event.seat
    where = place(ctx.view, event.seat, event.box, event.hand)
    if event.seat != ctx.seat:
        return None if named else _turn_of_other(ctx, event)
    if named:
        return ctx.mine("say-hand-begins-mine", sound="your-turn", category="turns", **where)
    hand = ctx.view.boxes[event.box].hands[event.hand]
    points = count_casino(hand.cards)
    offer = "yes" if any(legal.action == "insure" for legal in ctx.view.legal) else "no"
    args: Args = {**where, **total(points.points, points.soft, True, ctx.full), "offer": offer}
    args["card"] = ctx.view.dealer[0] if ctx.full else rank(ctx.view.dealer[0])
    id = "say-turn-mine-natural" if ctx.view.makes[event.box][event.hand] == "natural" else "say-turn-mine"
    just_shown = isinstance(before, ev.CardsDealt) and before.seat == DEALER
    if id == "say-turn-mine" and (ctx.brief or just_shown):
        id = "say-turn-mine-brief"
    sound = "insurance" if offer == "yes" else "your-turn"
    return ctx.mine(id, sound=sound, category="turns", **args)


def _turn_of_other(ctx: CasinoContext, event: ev.TurnBegan) -> Utterance | None:
    """The croupier addresses every box; elsewhere the move that follows says whose it is."""
    if has_croupier(ctx) and not ctx.brief:
        return ctx.about(event.seat, "say-turn-box", category="turns", number=event.box + 1)
    return ctx.about(event.seat, "say-turn", category="turns", number=event.seat + 1) if ctx.full else None


def stood(ctx: CasinoContext, event: ev.Stood) -> Utterance | None:
    """A hand that its player ends. One that ends by itself is told by the card that ended it."""
    args = total(event.points, event.soft, False, ctx.full)
    if not event.own:
        return _stood_by_rule(ctx, event) if ctx.full else None
    calls = has_croupier(ctx) and not ctx.brief
    args |= {"call": "stand" if calls else "none", "count": event.count if calls and ctx.full else 0}
    args |= told_place(ctx.view, event.seat, event.box, event.hand, called=calls)
    if event.seat == ctx.seat:
        return ctx.mine("say-stood-mine", category="turns", **args)
    return ctx.about(event.seat, "say-stood", category="turns", **args)


def _stood_by_rule(ctx: CasinoContext, event: ev.Stood) -> Utterance | None:
    before = ctx.memory.previous
    if event.seat != ctx.seat or isinstance(before, ev.Insured):
        return None
    where = place(ctx.view, event.seat, event.box, event.hand)
    return ctx.mine("say-hand-over-mine", category="turns", **where)


def dealer_done(ctx: CasinoContext, event: ev.DealerDone) -> Utterance | None:
    """The dealer's last total, unless it was said with his card."""
    if event.natural:
        return ctx.about(DEALER, "say-dealer-natural", sound="blackjack", category="results")
    if event.points > GOAL:
        return ctx.about(DEALER, "say-dealer-bust", sound="bust", category="results", points=event.points)
    if ctx.view.dealer_draws and isinstance(ctx.memory.previous, ev.CardsDealt):
        return None
    args = total(event.points, event.soft, False, ctx.full)
    return ctx.about(DEALER, "say-dealer-has", category="results", **args)
