"""A computer player's turn in Oko, as punter and as banker.

The first card tells how much to stake; a raise is laid where the card it obliges to is welcome. Returning, drawing and
standing are weighed over the cards not seen.
"""

from __future__ import annotations

from typing import NamedTuple

from audiojack.bots.banking import find, seen_elsewhere
from audiojack.bots.characters import Character
from audiojack.bots.temper import chosen, daring, first_stake
from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import rank
from audiojack.engine.commands import Action, Command
from audiojack.engine.hands import GOAL
from audiojack.odds.oko_model import NO_CARD, BankerWorth, OkoModel, PunterWorth


class Hand(NamedTuple):
    """One's own hand in its turn: its place in the tree, and what each action would bring.

    `stakes` is what the banker plays for in all; what is worth is in units of the stake for a punter (0).
    """

    place: int
    points: int
    size: int
    worth: PunterWorth | BankerWorth
    stakes: int


def turn(model: OkoModel, view: BankView, character: Character, state: int) -> Command:
    """What to do in a round; always one of `view.legal`."""
    hand = _own_hand(model, view)
    if hand is None:
        return Command(view.seat, "stand" if find(view, "stand") else "leave")
    if view.seat != view.banker:
        stake = _stake(view, character, hand, state)
        if stake is not None:
            return stake
    return Command(view.seat, _act(view, character, hand, state))


def worths(model: OkoModel, view: BankView) -> dict[Action, float]:
    """What each legal action about cards brings, in units of one's stake (a banker's: of all stakes)."""
    hand = _own_hand(model, view)
    return _values(view, hand) if hand is not None else {}


def _own_hand(model: OkoModel, view: BankView) -> Hand | None:
    """One's hand in its turn; None out of turn, or over 21."""
    own = view.hands[view.seat]
    place = model.tree.find(own.cards)
    if place is None or view.turn != view.seat:
        return None
    banks = view.seat == view.banker
    worth = _as_banker(model, view) if banks else _as_punter(model, view)
    stakes = sum(hand.stake for hand in view.hands) if banks else 0
    return Hand(place, own.points, own.count, worth, stakes)


def _as_punter(model: OkoModel, view: BankView) -> PunterWorth:
    """Against the banker's hidden card, or against the open one, returned or not."""
    shown = view.hands[view.banker].cards[:1]
    known = next((kind for kind, many in enumerate(model.tree.counts(shown)) if many), NO_CARD)
    pack = model.tree.without((*seen_elsewhere(view), *view.hands[view.seat].cards))
    bankers = tuple(count + (kind == known) for kind, count in enumerate(pack))
    fixed = view.last and bool(shown) and rank(shown[0]) == "8"
    return model.punter_worth(model.tree.without(seen_elsewhere(view)), model.dealer_curve(bankers, known, fixed))


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
        return Command(view.seat, "bet", amount=first_stake(bet, view, promise, character, state))
    if more is None or character.style == "cautious" or find(view, "hit") is None:
        return None
    return _raise(view, character, hand, promise)


def _raise(view: BankView, character: Character, hand: Hand, promise: float) -> Command | None:
    """Where drawing is worth a larger stake, even if standing would have been worth more with the one laid."""
    offer = find(view, "raise")
    own = view.hands[view.seat]
    free = view.options.get("raise_requires_draw") is False
    promise = hand.worth.best[hand.place] if free else promise
    if offer is None or promise <= 0:
        return None
    target = daring(view.seats[view.seat].chips + own.stake, promise, character)
    amount = min(target - own.stake, offer.most)
    if amount < max(offer.least, own.stake // 4):
        return None
    if (own.stake + amount) * promise <= own.stake * hand.worth.best[hand.place]:
        return None
    return Command(view.seat, "raise", amount=amount)


# --- cards -----------------------------------------------------------------------------------------------


def _act(view: BankView, character: Character, hand: Hand, state: int) -> Action:
    """The best of what is legal, unless the style or a whim has it otherwise."""
    values = _values(view, hand)
    return chosen(values, hand.points, character, state) if values else "leave"


def _values(view: BankView, hand: Hand) -> dict[Action, float]:
    """What each legal action brings, in stakes."""
    worth = hand.worth
    stands = worth.stand[hand.points] if hand.points <= GOAL else worth.best[hand.place]
    worths: dict[Action, float] = {
        "hit": worth.hit[hand.place],
        "keep": worth.hit[hand.place],
        "stand": stands,
        "exchange": worth.back,
    }
    unit = float(hand.stakes or 1)
    return {action: value / unit for action, value in worths.items() if find(view, action)}
