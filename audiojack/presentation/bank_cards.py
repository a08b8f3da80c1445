"""What is said when cards move at a bank table: the deal, draws, closed and unseen cards, returns, openings.

One function an event. Others hear of closed cards only that they were taken; a total is told by the sentence
that knows it, so a hand over 21 by the bust that follows, where one follows.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.cards import Card, rank
from audiojack.engine.events import DEALER, UNKNOWN
from audiojack.engine.hands import GOAL
from audiojack.presentation.bank_words import (
    ALONE,
    BankContext,
    hand_of,
    is_banker,
    royal_as,
    total_of,
)
from audiojack.presentation.context import UNSAID, Args
from audiojack.presentation.utterance import Utterance

_CALLED_TOTALS = range(2, 21)
"""Totals on which the banker's call names the next one, "Dvacet bere!" (OKO-R31)."""


def round_began(ctx: BankContext, event: ev.RoundBegan) -> Utterance | None:
    """Circles are counted aloud, since the knock depends on them (OCA-R34); rounds in full only."""
    if ctx.full or (ctx.traits.duels and not ctx.brief):
        return ctx.about(DEALER, "say-bank-round", category="table", round=event.number)
    return None


def shuffled(ctx: BankContext, event: ev.Shuffled) -> Utterance | None:
    """A shuffle; before every deal of the same kind in full only. In duels what ran out has been said before."""
    if event.why == "start" and not ctx.traits.closed_bust and ctx.view.round > 1 and not ctx.full:
        return None
    why = "due" if ctx.traits.duels else event.why
    return ctx.about(DEALER, "say-shuffled", sound="shuffle", category="table", why=why)


def cut_card_turned(ctx: BankContext, event: bv.CutCardTurned) -> Utterance | None:
    """The card that lies open under the pack (OCA-R08)."""
    return ctx.about(DEALER, "say-cut-card-turned", sound="card-turn", card=ctx.card(event.card))


def cut_card_came(ctx: BankContext, event: ev.CutCardCame) -> Utterance | None:
    """The pack is over."""
    return ctx.about(DEALER, "say-cut-card-came", sound="cut-card", category="table")


def pack_out(ctx: BankContext, event: bv.PackOut) -> Utterance | None:
    """The pack has to be shuffled within a circle; the cut card has said so already."""
    if isinstance(ctx.memory.previous, ev.CutCardCame | bv.BankAdded):
        return None
    return ctx.about(DEALER, "say-pack-out", category="table")


def silent(ctx: BankContext, event: ev.Event) -> Utterance | None:
    """Cards that are cleared away, and chance at work, are told by what follows."""
    return None


# --- cards to a hand ---------------------------------------------------------------------------------------


def cards_dealt(ctx: BankContext, event: ev.CardsDealt) -> Utterance | None:
    """A card for a hand, named to those who may know it."""
    match event.how:
        case "deal":
            return _dealt(ctx, event)
        case "new-first":
            return _new_first(ctx, event)
        case "blind":
            return _blind(ctx, event)
        case _:
            pulled = event.how == "pull" or event.place > 0
            return _pulled(ctx, event) if pulled else _drawn(ctx, event)


def _dealt(ctx: BankContext, event: ev.CardsDealt) -> Utterance | None:
    hand = hand_of(ctx, event.seat)
    args = total_of(ctx, event.points, event.soft)
    if event.seat == ctx.seat and event.cards:
        card = ctx.card(event.cards[-1])
        if hand.count == 1:
            return ctx.mine("say-first-card-mine", sound="card", card=card, **args, **ALONE)
        return ctx.mine("say-draw-mine", sound="card", card=card, call="none", before=0, count=0, **args, **ALONE)
    if ctx.view.options.get("pull_in_deal"):
        return _to(ctx, event.seat, "say-takes", "say-takes-mine", sound="card")
    if not is_banker(ctx, event.seat):
        return None
    if event.cards:
        return ctx.about(event.seat, "say-banker-card", sound="card-turn", card=ctx.card(event.cards[-1]), **args)
    before = ctx.memory.previous
    if not isinstance(before, ev.CardsDealt) or before.how != "deal":
        return _new_first(ctx, event)
    dealt = 2 if ctx.traits.closed_bust else 1
    if hand.count != dealt:
        return None
    return ctx.about(event.seat, "say-everybody-dealt", sound="card", count=dealt)


def _new_first(ctx: BankContext, event: ev.CardsDealt) -> Utterance | None:
    args = total_of(ctx, event.points, event.soft)
    if event.seat == ctx.seat and event.cards:
        return ctx.mine("say-new-card-mine", sound="card", card=ctx.card(event.cards[-1]), **args)
    banker = is_banker(ctx, event.seat)
    if event.cards:
        id = "say-banker-card" if banker else "say-new-card-shown"
        return ctx.about(event.seat, id, sound="card-turn", card=ctx.card(event.cards[-1]), **args)
    if event.seat == ctx.seat:
        return ctx.mine("say-new-card-closed-mine", sound="card")
    return ctx.about(event.seat, "say-banker-new-card" if banker else "say-new-card", sound="card")


def _blind(ctx: BankContext, event: ev.CardsDealt) -> Utterance | None:
    count = hand_of(ctx, event.seat).count
    if event.seat == ctx.seat:
        return ctx.mine("say-blind-mine", sound="card", count=count)
    return ctx.about(event.seat, "say-blind", sound="card", count=count)


def _ending(ctx: BankContext, event: ev.CardsDealt) -> str:
    """What a known hand ends with: nothing, a bust, or what wins at once, as the banker's is called by nothing else."""
    if ctx.traits.closed_bust and event.makes != "bust":
        return "none"
    return event.makes or "none"


def _drawn(ctx: BankContext, event: ev.CardsDealt) -> Utterance | None:
    if not event.cards:
        if event.seat == ctx.seat:
            return ctx.mine("say-takes-mine", sound="card")
        return ctx.about(event.seat, "say-banker-takes" if is_banker(ctx, event.seat) else "say-takes", sound="card")
    args = _drawn_args(ctx, event)
    if event.seat == ctx.seat:
        return ctx.mine("say-bank-draw-mine", sound="card", **args)
    id = "say-banker-draws" if is_banker(ctx, event.seat) else "say-bank-draw"
    return ctx.about(event.seat, id, sound="card-turn", **args)


def _drawn_args(ctx: BankContext, event: ev.CardsDealt) -> Args:
    """The banker's hand is called at once; a punter's by the bust, or the showing, that follows."""
    ending = _ending(ctx, event)
    args = total_of(ctx, event.points, event.soft, matters=event.points < GOAL and event.seat == ctx.seat)
    called = is_banker(ctx, event.seat) or ctx.traits.closed_bust
    if ending in ("aces", "royal") or (ending == "bust" and not called):
        args["points"] = UNSAID
    args |= {"card": ctx.card(event.cards[-1]), "ending": ending if called else "none", "royal": royal_as(ctx)}
    return args


def _pulled(ctx: BankContext, event: ev.CardsDealt) -> Utterance | None:
    """A card from a place in the pack; the place may be said, it tells nothing (OCG-R06)."""
    picked = ctx.memory.previous
    by = "banker" if isinstance(picked, bv.PlacePicked) and picked.by_banker else "self"
    place = event.place if ctx.full and event.place else UNSAID
    if event.cards and event.seat == ctx.seat:
        args = _drawn_args(ctx, event)
        return ctx.mine("say-pull-mine", sound="card", by=by, at=place, **args)
    if event.cards:
        return ctx.about(event.seat, "say-pull-shown", sound="card-turn", by=by, at=place, **_drawn_args(ctx, event))
    if event.seat == ctx.seat:
        return ctx.mine("say-pull-closed-mine", sound="card", by=by, at=place)
    return ctx.about(event.seat, "say-pull", sound="card", by=by, at=place)


def cards_seen(ctx: BankContext, event: bv.CardsSeen) -> Utterance | None:
    """The listener looks at their own cards."""
    if event.seat != ctx.seat or not event.cards:
        return None
    args = total_of(ctx, event.points, event.soft, matters=event.points < GOAL)
    if len(event.cards) == 1:
        return ctx.mine("say-first-card-mine", sound="card-turn", card=ctx.card(event.cards[0]), **args, **ALONE)
    return ctx.mine("say-dealt-mine", sound="card-turn", cards=ctx.cards(event.cards), **args, **ALONE)


# --- turns -------------------------------------------------------------------------------------------------


def turn_began(ctx: BankContext, event: ev.TurnBegan) -> Utterance | None:
    """Whose turn it is; to the listener also what they have, and what may be staked unless a stake is asked for.

    A banker who will turn his card up hears his total with it.
    """
    if event.seat != ctx.seat:
        return ctx.about(event.seat, "say-turn", category="turns", number=event.seat + 1) if ctx.full else None
    hand = hand_of(ctx, event.seat)
    args = total_of(ctx, hand.points, hand.soft)
    if is_banker(ctx, event.seat):
        turns_up = ctx.traits.play == "matched" or not (hand.shown or ctx.traits.closed_bust)
        args["points"] = UNSAID if turns_up else args["points"]
        return ctx.mine("say-turn-banker-mine", sound="your-turn", category="turns", **args)
    asked = not any(legal.action == "hit" for legal in ctx.view.legal)
    args["free"] = UNSAID if hand.stake or asked else ctx.view.free
    return ctx.mine("say-turn-punter-mine", sound="your-turn", category="turns", **args)


def stood(ctx: BankContext, event: ev.Stood) -> Utterance | None:
    """A hand that takes no more; the banker's with the call of the game."""
    args = total_of(ctx, event.points, event.soft)
    if is_banker(ctx, event.seat):
        return _banker_stands(ctx, event, args)
    if event.seat != ctx.seat:
        return ctx.about(event.seat, "say-enough", category="turns")
    if not event.own:
        called = "yes" if ctx.traits.play == "matched" and event.points == GOAL else "no"
        return ctx.mine("say-turn-over-mine", category="turns", called=called)
    return ctx.mine("say-enough-mine", category="turns", **args)


def _banker_stands(ctx: BankContext, event: ev.Stood, args: Args) -> Utterance | None:
    called = ctx.traits.play == "matched" and event.points in _CALLED_TOTALS
    args = {"n": event.points + 1} if called else args
    if event.seat == ctx.seat:
        if not event.own and ctx.traits.closed_bust:
            return ctx.mine("say-turn-over-mine", category="turns", called="no")
        id = "say-threshold-mine" if called else "say-banker-enough-mine"
        return ctx.mine(id, category="turns", **args)
    id = "say-threshold" if called else "say-banker-enough"
    return ctx.about(event.seat, id, category="turns", **args)


def passed_over(ctx: BankContext, event: bv.PassedOver) -> Utterance | None:
    """Somebody can't take part in this round (OKO-R27)."""
    if event.seat == ctx.seat:
        return ctx.mine("say-passed-over-mine", category="turns", why=event.why)
    return ctx.about(event.seat, "say-passed-over", category="turns", why=event.why)


# --- cards laid open, returned, kept -----------------------------------------------------------------------

_CALLED = frozenset({"royal", "natural", "twenty-one", "aces", "pictures"})


def cards_shown(ctx: BankContext, event: bv.CardsShown) -> Utterance | None:
    """A hand is open to all."""
    args = total_of(ctx, event.points, event.soft)
    mine = event.seat == ctx.seat
    if event.why == "heart-king":
        return _to(ctx, event.seat, "say-heart-king", "say-heart-king-mine", sound="bank-broken")
    if event.why == "eight":
        args["card"] = ctx.card(event.cards[0])
        return _to(ctx, event.seat, "say-shows-eight", "say-shows-eight-mine", sound="card-turn", **args)
    if event.why in ("turn", "knock") and len(event.cards) == 1:
        args["card"] = ctx.card(event.cards[0])
        id = "say-knocked-card-mine" if event.why == "knock" else "say-turns-up-mine"
        return _to(ctx, event.seat, "say-banker-card", id, sound="card-turn", **args)
    args |= {"cards": ctx.cards(event.cards), "state": "bust" if event.makes == "bust" else "none"}
    if event.why in _CALLED:
        args |= {"why": event.why, "royal": royal_as(ctx)}
        id = "say-banker-called" if is_banker(ctx, event.seat) else "say-called"
        return _to(ctx, event.seat, id, "say-called-mine", sound="blackjack", category="results", **args)
    if mine:
        told = ctx.full or ctx.memory.unseen
        return ctx.mine("say-opened-mine", sound="card-turn", category="results", **args) if told else None
    if ctx.brief and event.points != UNKNOWN:
        return ctx.about(event.seat, "say-total-brief", sound="card-turn", category="results", **args, **ALONE)
    id = "say-banker-opened" if is_banker(ctx, event.seat) else "say-opened"
    return ctx.about(event.seat, id, sound="card-turn", category="results", **args)


def _to(ctx: BankContext, seat: int, id: str, mine: str, **args: Any) -> Utterance | None:
    """One of two sentences, by whose event it is."""
    return ctx.mine(mine, **args) if seat == ctx.seat else ctx.about(seat, id, **args)


def cards_returned(ctx: BankContext, event: bv.CardsReturned) -> Utterance | None:
    """Cards laid aside open for a new first one (OKO-R25)."""
    args: Args = {"cards": ctx.cards(event.cards), "card": ctx.card(event.cards[0]), "what": event.what}
    id = "say-banker-returns-cards" if is_banker(ctx, event.seat) else "say-returns-cards"
    return _to(ctx, event.seat, id, "say-returns-cards-mine", sound="card-turn", **args)


def keep_asked(ctx: BankContext, event: bv.KeepAsked) -> Utterance | None:
    """A seat is asked whether it keeps its cards."""
    if event.seat == ctx.seat:
        return ctx.mine("say-keep-asked-mine", sound="your-turn", category="turns")
    return ctx.about(event.seat, "say-keep-asked", category="turns") if ctx.full else None


def cards_kept(ctx: BankContext, event: bv.CardsKept) -> Utterance | None:
    """A seat keeps its cards."""
    return _to(ctx, event.seat, "say-kept", "say-kept-mine")


def cards_given_back(ctx: BankContext, event: bv.CardsGivenBack) -> Utterance | None:
    """A seat gives its cards back unseen (OCA-R29)."""
    return _to(ctx, event.seat, "say-given-back", "say-given-back-mine", count=event.count)


def take_asked(ctx: BankContext, event: bv.TakeAsked) -> Utterance | None:
    """A card of the deal is to be taken in a way of one's choice (OCG-R05 by option)."""
    if event.seat == ctx.seat:
        return ctx.mine("say-take-asked-mine", sound="your-turn", category="turns")
    return ctx.about(event.seat, "say-take-asked", category="turns") if ctx.full else None


def pull_demanded(ctx: BankContext, event: bv.PullDemanded) -> Utterance | None:
    """A punter obliges the banker to pull his own cards (OCG-R04 by option)."""
    return _to(ctx, event.seat, "say-pull-demanded", "say-pull-demanded-mine", category="turns")


def lots_drawn(ctx: BankContext, event: bv.LotsDrawn) -> Utterance | None:
    """Everybody's lot, open to all (GEN-R07)."""
    head = "say-lots-again" if event.again else "say-lots"
    args: Args = {"sound": "card-turn", "category": "table"}
    said = ctx.mine(head, **args) if ctx.seat in event.seats else ctx.about(DEALER, head, **args)
    if said is None:
        return None
    lots = [_lot(ctx, seat, card) for seat, card in zip(event.seats, event.cards, strict=True)]
    return replace(said, then=tuple(lots))


def _lot(ctx: BankContext, seat: int, card: Card) -> Utterance:
    shown = rank(card) if ctx.brief else card
    return ctx.mine("say-lot-mine", card=shown) if seat == ctx.seat else ctx.mine("say-lot", place=seat, card=shown)
