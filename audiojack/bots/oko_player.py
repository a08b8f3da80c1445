"""A computer player's turn in Oko, as punter and as banker.

The first card tells how much to stake; a raise is laid where the card it obliges to is welcome. Returning, drawing and
standing are weighed over the cards not seen.
"""

from __future__ import annotations

from typing import NamedTuple

from audiojack.bots.banking import find
from audiojack.bots.characters import Character
from audiojack.bots.oko_model import NO_CARD, BankerWorth, OkoModel, PunterWorth
from audiojack.bots.stakes import fitted, stake_in
from audiojack.bots.whim import draw
from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import Card, rank
from audiojack.engine.commands import Action, Command
from audiojack.engine.hands import GOAL

STOPS = {"cautious": 15, "dealer-like": 17, "bold": 18}
"""Styles that stand from so many points on instead of weighing it."""

UNLUCKY = 13


class Hand(NamedTuple):
    """One's own hand in its turn: its place in the tree, and what each action would bring."""

    place: int
    points: int
    size: int
    worth: PunterWorth | BankerWorth


def seen_elsewhere(view: BankView) -> tuple[Card, ...]:
    """The cards that one knows not to be in the pack, apart from one's own."""
    others = (card for seat, hand in enumerate(view.hands) if seat != view.seat for card in hand.cards)
    return (*others, *view.returned)


def turn(model: OkoModel, view: BankView, character: Character, state: int) -> Command:
    """What to do in a round; always one of `view.legal`."""
    own = view.hands[view.seat]
    place = model.tree.find(own.cards)
    if place is None or view.turn != view.seat:
        return Command(view.seat, "stand" if find(view, "stand") else "leave")
    banks = view.seat == view.banker
    worth = _as_banker(model, view) if banks else _as_punter(model, view)
    hand = Hand(place, own.points, own.count, worth)
    if not banks:
        stake = _stake(view, character, hand, state)
        if stake is not None:
            return stake
    return Command(view.seat, _act(view, character, hand, state))


def _as_punter(model: OkoModel, view: BankView) -> PunterWorth:
    """Against the banker's hidden card, or against the open one, returned or not."""
    pack = model.tree.without(seen_elsewhere(view))
    shown = view.hands[view.banker].cards[:1]
    known = next((kind for kind, many in enumerate(model.tree.counts(shown)) if many), NO_CARD)
    back = [count + (kind == known) for kind, count in enumerate(pack)]
    fixed = view.last and bool(shown) and rank(shown[0]) == "8"
    return model.punter_worth(pack, model.dealer_curve(tuple(back) if shown else pack, known, fixed))


def _as_banker(model: OkoModel, view: BankView) -> BankerWorth:
    """Against all standing hands, of which the number of cards is known."""
    standing = [
        (hand.stake, hand.count) for seat, hand in enumerate(view.hands) if seat != view.seat and hand.stake > 0
    ]
    stakes = sum(stake for stake, _ in standing)
    return model.banker_worth(model.tree.without(seen_elsewhere(view)), model.against(standing), float(stakes))


# --- staking ---------------------------------------------------------------------------------------------


def _stake(view: BankView, character: Character, hand: Hand, state: int) -> Command | None:
    """The first stake or a raise, None for neither."""
    bet, more = find(view, "bet"), find(view, "raise")
    promise = hand.worth.hit[hand.place]
    if bet is not None:
        if find(view, "hit") and promise <= 0 and hand.points <= GOAL - 10:
            return None
        if find(view, "stand") and promise <= 0:
            return Command(view.seat, "stand")
        promise = max(promise, hand.worth.best[hand.place])
        return Command(view.seat, "bet", amount=_amount(view, character, promise, state))
    if more is None or character.style == "cautious" or find(view, "hit") is None:
        return None
    return _raise(view, character, hand, promise)


def _amount(view: BankView, character: Character, promise: float, state: int) -> int:
    """The least with a poor card; with a good one as much of the purse as it promises, more for the bold."""
    offer = find(view, "bet")
    assert offer is not None
    if character.style in ("superstitious", "dealer-like"):
        return stake_in(offer, view.seats[view.seat].chips, character, view.round, state)
    if character.style == "cautious":
        return offer.least
    return fitted(_daring(view.seats[view.seat].chips, promise, character), offer)


def _daring(chips: int, promise: float, character: Character) -> int:
    """The share of a purse that a promise (expected gain of a chip) is worth."""
    return int(chips * max(0.0, promise) * character.boldness / 50)


def _raise(view: BankView, character: Character, hand: Hand, promise: float) -> Command | None:
    """Where drawing is worth a larger stake, even if standing would have been worth more with the one laid."""
    offer = find(view, "raise")
    own = view.hands[view.seat]
    free = view.options.get("raise_requires_draw") is False
    promise = hand.worth.best[hand.place] if free else promise
    if offer is None or promise <= 0:
        return None
    target = _daring(view.seats[view.seat].chips + own.stake, promise, character)
    amount = min(target - own.stake, offer.most)
    if amount < max(offer.least, own.stake // 4):
        return None
    if (own.stake + amount) * promise <= own.stake * hand.worth.best[hand.place]:
        return None
    return Command(view.seat, "raise", amount=amount)


# --- cards -----------------------------------------------------------------------------------------------


def _act(view: BankView, character: Character, hand: Hand, state: int) -> Action:
    """The best of what is legal, unless the style stands or draws by a rule of its own."""
    values = _values(view, hand)
    if not values:
        return "leave"
    best = max(values, key=lambda action: values[action])
    if character.whims and draw(100, state) < character.whims and len(values) > 1:
        scale = max(1.0, *(abs(value) for value in values.values()))
        other = max((action for action in values if action != best), key=lambda action: values[action])
        return other if values[best] - values[other] < 0.15 * scale else best
    if best in ("exchange", "keep") or not {"hit", "stand"} <= values.keys():
        return best
    return _by_style(character, hand, best)


def _by_style(character: Character, hand: Hand, best: Action) -> Action:
    stop = STOPS.get(character.style)
    if stop is not None:
        return "stand" if hand.points >= stop else "hit"
    if character.style == "superstitious" and hand.points == UNLUCKY:
        return "hit"
    return best


def _values(view: BankView, hand: Hand) -> dict[Action, float]:
    worth = hand.worth
    stands = worth.stand[hand.points] if hand.points <= GOAL else worth.best[hand.place]
    worths: dict[Action, float] = {
        "hit": worth.hit[hand.place],
        "keep": worth.hit[hand.place],
        "stand": stands,
        "exchange": worth.back,
    }
    return {action: value for action, value in worths.items() if find(view, action)}
