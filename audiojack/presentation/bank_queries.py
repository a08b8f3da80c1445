"""Answers to the reading keys at a bank table, from what the listener's seat may see; in any phase."""

from __future__ import annotations

from audiojack.engine.bank_view import BankHandView
from audiojack.engine.hands import GOAL
from audiojack.presentation.answers import answer, together
from audiojack.presentation.bank_words import BankContext, hand_of, is_banker, royal_as, total_of
from audiojack.presentation.context import UNSAID, Args
from audiojack.presentation.options import option_sentences
from audiojack.presentation.utterance import Utterance

_PLAYING = ("waiting", "open", "stood")


def own_cards(ctx: BankContext) -> Utterance:
    """C: the own cards that have been seen, with their total, and how many have not."""
    hand = hand_of(ctx, ctx.seat)
    if not hand.count:
        return answer(ctx, "ask-no-cards-mine")
    return answer(ctx, "ask-bank-cards-mine", **_hand_args(ctx, hand))


def _hand_args(ctx: BankContext, hand: BankHandView) -> Args:
    known = len(hand.cards)
    playing = hand.state in _PLAYING and hand.points < GOAL
    return {
        "cards": ctx.cards(hand.cards),
        "known": known,
        "closed": hand.count - known,
        "makes": hand.makes or "none",
        "royal": royal_as(ctx),
        **total_of(ctx, hand.points, hand.soft, matters=playing),
    }


def dealer_cards(ctx: BankContext) -> Utterance:
    """V: the banker's visible cards; after a bank has changed hands, those of who held it while cards were dealt."""
    banker, before = ctx.view.banker, ctx.memory.banker
    if before not in (-1, banker) and not ctx.view.in_round and hand_of(ctx, before).count:
        if before == ctx.seat:
            return together([answer(ctx, "ask-you-banked"), own_cards(ctx)])
        return answer(ctx, "ask-cards-last-banker", seat=before, **_hand_args(ctx, hand_of(ctx, before)))
    if banker < 0:
        return answer(ctx, "ask-no-banker")
    if banker == ctx.seat:
        return together([answer(ctx, "ask-you-bank"), own_cards(ctx)])
    hand = hand_of(ctx, banker)
    if not hand.count:
        return answer(ctx, "ask-no-cards-banker", seat=banker)
    return answer(ctx, "ask-cards-banker", seat=banker, **_hand_args(ctx, hand))


def own_chips(ctx: BankContext) -> Utterance:
    """S: the purse, the stake on the table, and the bank for the one who holds it."""
    said = [answer(ctx, "ask-chips-mine", chips=ctx.chips(ctx.seat))]
    stake = hand_of(ctx, ctx.seat).stake
    if is_banker(ctx, ctx.seat):
        said.append(_bank(ctx))
    elif stake:
        said.append(answer(ctx, "ask-bank-stake-mine", amount=stake))
    return together(said)


def _bank(ctx: BankContext) -> Utterance:
    id = "ask-bank-mine" if is_banker(ctx, ctx.seat) else "ask-bank"
    free = ctx.view.free if ctx.view.in_round and ctx.view.free != ctx.view.bank else UNSAID
    return answer(ctx, id, seat=ctx.view.banker, bank=ctx.view.bank, free=free)


def _others(ctx: BankContext) -> list[int]:
    return [i for i, seat in enumerate(ctx.view.seats) if i != ctx.seat and not seat.gone]


def others_chips(ctx: BankContext) -> Utterance:
    """Shift+S: the other players' purses."""
    said = [
        answer(ctx, "ask-chips-banker" if is_banker(ctx, i) else "ask-chips", seat=i, chips=ctx.chips(i))
        for i in _others(ctx)
    ]
    return together(said) if said else answer(ctx, "ask-nobody-else")


def stakes(ctx: BankContext) -> Utterance:
    """B: the bank, what of it is free, and every stake."""
    said = [answer(ctx, "ask-no-banker") if ctx.view.banker < 0 else _bank(ctx)]
    own = () if ctx.listens else (ctx.seat,)
    for seat in (*own, *_others(ctx)):
        stake = 0 if is_banker(ctx, seat) else hand_of(ctx, seat).stake
        if stake:
            id = "ask-bank-stake-mine" if seat == ctx.seat else "ask-bank-stake"
            said.append(answer(ctx, id, seat=seat, amount=stake))
    return together(said)


def turn(ctx: BankContext) -> Utterance:
    """T: whose turn it is, and what is awaited."""
    view = ctx.view
    if view.phase == "choose":
        return _choosing(ctx)
    if view.phase == "closed" or view.turn < 0:
        return answer(ctx, "ask-turn-closed")
    mine = view.turn == ctx.seat
    args: Args = {"phase": view.phase, "free": view.free}
    if mine and view.phase in ("play", "banker"):
        args |= _hand_args(ctx, hand_of(ctx, ctx.seat))
        stake = hand_of(ctx, ctx.seat).stake
        args["stake"] = stake if stake and view.phase == "play" else UNSAID
        return answer(ctx, "ask-turn-play-mine", **args)
    return answer(ctx, "ask-turn-bank-mine" if mine else "ask-turn-bank", seat=view.turn, **args)


def _choosing(ctx: BankContext) -> Utterance:
    actions = {legal.action for legal in ctx.view.legal}
    if "draw-lots" in actions:
        return answer(ctx, "ask-turn-choose-mine", how="lots")
    if "choose-banker" in actions:
        return answer(ctx, "ask-turn-choose-mine", how="agreement")
    return answer(ctx, "ask-turn-choose")


def seat(ctx: BankContext, number: int) -> Utterance:
    """1 to 9: one seat, counted from 1: name, chips, role, visible cards, stake, state."""
    index = number - 1
    if not 0 <= index < len(ctx.view.seats):
        return answer(ctx, "ask-no-seat", number=number)
    if ctx.view.seats[index].gone:
        return answer(ctx, "ask-seat-empty", number=number)
    return together(_seat(ctx, index))


def _seat(ctx: BankContext, index: int) -> list[Utterance]:
    hand = hand_of(ctx, index)
    id = "ask-seat-mine" if index == ctx.seat else "ask-seat"
    said = [answer(ctx, id, seat=index, number=index + 1, chips=ctx.chips(index))]
    if is_banker(ctx, index):
        said.append(answer(ctx, "ask-seat-banker"))
    if hand.count:
        stake = hand.stake if hand.stake and not is_banker(ctx, index) else UNSAID
        decided = "bust" if hand.makes == "bust" else hand.state
        state = "turn" if ctx.view.turn == index and ctx.view.in_round else decided
        said.append(answer(ctx, "ask-bank-hand", stake=stake, state=state, **_hand_args(ctx, hand)))
    elif hand.stake and not is_banker(ctx, index):
        said.append(answer(ctx, "ask-bank-stake-of", amount=hand.stake))
    return said


def overview(ctx: BankContext) -> Utterance:
    """L: every seat in order, then the bank."""
    said = [s for i, who in enumerate(ctx.view.seats) if not who.gone for s in _seat(ctx, i)]
    return together([*said, middle(ctx)])


def middle(ctx: BankContext) -> Utterance:
    """The bank, and what is left of the pack."""
    said = [answer(ctx, "ask-no-banker") if ctx.view.banker < 0 else _bank(ctx)]
    if ctx.view.in_round:
        said.append(answer(ctx, "ask-cards-left", count=ctx.view.cards_left))
    if ctx.view.announced:
        said.append(answer(ctx, "ask-announced"))
    return together(said)


def rules(ctx: BankContext) -> Utterance:
    """O: the game, its limits, and the table options that are not the usual ones (in full: all of them)."""
    options = ctx.view.options
    args: Args = {"least": options.get("min_bet", 1), "bank": options["min_bank"]}
    args["most"] = options.get("max_bank") or UNSAID
    said = [answer(ctx, f"short-rules-{ctx.view.game}"), answer(ctx, "ask-rules-bank", **args)]
    return together([*said, *option_sentences(ctx)])
