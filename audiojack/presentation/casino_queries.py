"""Answers to the reading keys at a casino table, from what the listener's seat may see; in any phase.

Each gives one utterance that says something sensible: with no cards, before the first round, after the last.
"""

from __future__ import annotations

from collections.abc import Iterator

from audiojack.engine.hands import count_casino
from audiojack.engine.table import Box, Hand
from audiojack.presentation.answers import answer, together
from audiojack.presentation.casino_words import CasinoContext, own_boxes, place
from audiojack.presentation.context import UNSAID, Args, total
from audiojack.presentation.options import option_sentences
from audiojack.presentation.utterance import Utterance

_BETTING = "bets"
_UNDECIDED = ("waiting", "stood")


def own_cards(ctx: CasinoContext) -> Utterance:
    """C: the cards of every own hand, with their totals."""
    said = list(_hands_of(ctx, ctx.seat, "ask-hand-mine"))
    return together(said) if said else answer(ctx, "ask-no-cards-mine")


def _hands_of(ctx: CasinoContext, seat: int, id: str) -> Iterator[Utterance]:
    for box in own_boxes(ctx.view, seat):
        for number, hand in enumerate(ctx.view.boxes[box].hands):
            yield answer(ctx, id, seat=seat, **_hand_args(ctx, seat, box, number, hand))


def _hand_args(ctx: CasinoContext, seat: int, box: int, number: int, hand: Hand) -> Args:
    points = count_casino(hand.cards)
    open_hand = hand.state == "waiting"
    return {
        "cards": ctx.cards(hand.cards),
        "state": _state(ctx, box, number, hand),
        "stake": hand.stake if hand.state in _UNDECIDED else UNSAID,
        **total(points.points, points.soft, open_hand and points.points < 21, ctx.full),
        **place(ctx.view, seat, box, number),
    }


def _state(ctx: CasinoContext, box: int, number: int, hand: Hand) -> str:
    """What a message may add about a hand, as a word to select by."""
    if hand.state in ("bust", "surrendered"):
        return hand.state
    if ctx.view.makes[box][number] == "natural":
        return "natural"
    if hand.state == "stood":
        return "stood"
    turn = ctx.view.phase == "play" and (ctx.view.turn_box, ctx.view.turn_hand) == (box, number)
    return "turn" if turn else "none"


def dealer_cards(ctx: CasinoContext) -> Utterance:
    """V: the dealer's visible cards."""
    cards = ctx.view.dealer
    if not cards:
        return answer(ctx, "ask-no-cards-dealer")
    points = ctx.view.dealer_total
    return answer(
        ctx, "ask-cards-dealer", cards=ctx.cards(cards), **total(points.points, points.soft, False, ctx.full)
    )


def own_chips(ctx: CasinoContext) -> Utterance:
    """S: the purse, and what lies on the table."""
    chips = answer(ctx, "ask-chips-mine", chips=ctx.chips(ctx.seat))
    return together([chips, *_stakes_of(ctx, ctx.seat, named=False)])


def _stakes_of(ctx: CasinoContext, seat: int, named: bool) -> Iterator[Utterance]:
    """The open stakes of a seat: hands, insurance, behind other boxes; with its name or without."""
    for index in own_boxes(ctx.view, seat):
        box = ctx.view.boxes[index]
        for number, stake in _open_stakes(ctx, box):
            where = place(ctx.view, seat, index, number)
            yield answer(ctx, "ask-stake" if named else "ask-stake-mine", seat=seat, amount=stake, **where)
        if box.insurance:
            where = {**place(ctx.view, seat, index, 0), "hand": 0}
            insurance = "ask-insurance" if named else "ask-insurance-mine"
            yield answer(ctx, insurance, seat=seat, amount=box.insurance, **where)
    for index, box in enumerate(ctx.view.boxes):
        stake = sum(amount for who, amount in box.behind if who == seat)
        if stake:
            behind = "ask-stake-behind" if named else "ask-stake-behind-mine"
            yield answer(ctx, behind, seat=seat, amount=stake, number=index + 1)


def _open_stakes(ctx: CasinoContext, box: Box) -> Iterator[tuple[int, int]]:
    if not box.hands and ctx.view.phase == _BETTING and box.stake:
        yield 0, box.stake
    for number, hand in enumerate(box.hands):
        if hand.state in _UNDECIDED:
            yield number, hand.stake


def _others(ctx: CasinoContext) -> list[int]:
    return [i for i, seat in enumerate(ctx.view.seats) if i != ctx.seat and not seat.gone]


def others_chips(ctx: CasinoContext) -> Utterance:
    """Shift+S: the other players' purses."""
    said = [answer(ctx, "ask-chips", seat=seat, chips=ctx.chips(seat)) for seat in _others(ctx)]
    return together(said) if said else answer(ctx, "ask-nobody-else")


def stakes(ctx: CasinoContext) -> Utterance:
    """B: all stakes on the table; there is no bank to raise against."""
    said = list(_stakes_of(ctx, ctx.seat, named=False))
    for seat in _others(ctx):
        said.extend(_stakes_of(ctx, seat, named=True))
    return together(said) if said else answer(ctx, "ask-no-stakes")


def turn(ctx: CasinoContext) -> Utterance:
    """T: whose turn it is, and what is awaited."""
    view = ctx.view
    match view.phase:
        case "between":
            return answer(ctx, "ask-turn-between")
        case "bets":
            return _turn_to_bet(ctx)
        case "insurance":
            where = place(view, view.turn_seat, view.turn_box, 0)
            id = "ask-turn-insurance-mine" if view.turn_seat == ctx.seat else "ask-turn-insurance"
            return answer(ctx, id, seat=view.turn_seat, **where)
        case "play":
            hand = view.boxes[view.turn_box].hands[view.turn_hand]
            args = _hand_args(ctx, view.turn_seat, view.turn_box, view.turn_hand, hand)
            id = "ask-turn-mine" if view.turn_seat == ctx.seat else "ask-turn"
            return answer(ctx, id, seat=view.turn_seat, **args)


def _turn_to_bet(ctx: CasinoContext) -> Utterance:
    missing = [i for i in own_boxes(ctx.view, ctx.seat) if not ctx.view.boxes[i].stake]
    missing = missing or [i for i, b in enumerate(ctx.view.boxes) if b.owner == ctx.seat and not b.stake]
    may_bet = any(legal.action == "bet" for legal in ctx.view.legal)
    if missing and may_bet:
        several = sum(box.owner == ctx.seat for box in ctx.view.boxes) > 1
        return answer(ctx, "ask-turn-bets-mine", box=missing[0] + 1 if several else 0, hand=0)
    waiting = [
        ctx.name(i) for i in _others(ctx) if not any(b.stake for b in ctx.view.boxes if b.owner == i)
    ]
    if waiting:
        return answer(ctx, "ask-turn-bets", names=tuple(waiting))
    return answer(ctx, "ask-turn-deal")


def seat(ctx: CasinoContext, number: int) -> Utterance:
    """1 to 9: one seat, counted from 1: name, chips, stakes, cards, total, state."""
    index = number - 1
    if not 0 <= index < len(ctx.view.seats):
        return answer(ctx, "ask-no-seat", number=number)
    if ctx.view.seats[index].gone:
        return answer(ctx, "ask-seat-empty", number=number)
    return _seat(ctx, index)


def _seat(ctx: CasinoContext, index: int) -> Utterance:
    mine = index == ctx.seat
    id = "ask-seat-mine" if mine else "ask-seat"
    head = answer(ctx, id, seat=index, number=index + 1, chips=ctx.chips(index))
    hands = list(_hands_of(ctx, index, "ask-seat-hand"))
    stakes = [s for s in _stakes_of(ctx, index, named=False) if not hands or s.id != "ask-stake-mine"]
    return together([head, *hands, *stakes])


def overview(ctx: CasinoContext) -> Utterance:
    """L: every seat in order, then the dealer."""
    seats = [_seat(ctx, i) for i, seat in enumerate(ctx.view.seats) if not seat.gone]
    flat = [sentence for said in seats for sentence in (said, *said.then)]
    return together([*(_alone(sentence) for sentence in flat), dealer_cards(ctx)])


def middle(ctx: CasinoContext) -> Utterance:
    """The dealer's cards."""
    return dealer_cards(ctx)


def _alone(utterance: Utterance) -> Utterance:
    return Utterance(utterance.id, utterance.args, utterance.priority, utterance.seat, utterance.sound, "interface")


def rules(ctx: CasinoContext) -> Utterance:
    """O: the game, its stakes, and the table options that are not the usual ones (in full: all of them)."""
    options = ctx.view.options
    args: Args = {
        "least": options["min_bet"],
        "most": options.get("max_bet") or UNSAID,
        "step": options.get("bet_step", 1),
    }
    said = [answer(ctx, f"short-rules-{ctx.view.game}"), answer(ctx, "ask-rules-stakes", **args)]
    return together([*said, *option_sentences(ctx)])
