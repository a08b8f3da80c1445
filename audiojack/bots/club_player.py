"""A computer player in the club games of twenty-one: the stake before the deal, the cards bought, the banker's hand.

A computer player always stakes when it can (OCV-R04). Where cards may be pulled out of the pack, each style has its own
way of taking them; it makes no difference to what comes.
"""

from __future__ import annotations

from audiojack.bots.banking import find
from audiojack.bots.characters import Character
from audiojack.bots.stakes import stake_in
from audiojack.bots.temper import chosen, first_stake
from audiojack.bots.whim import draw
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Command, Legal
from audiojack.odds.club_model import ClubModel, Worth

TAKING: tuple[Action, ...] = ("hit", "hit-any", "hit-at", "hit-banker")


def turn(model: ClubModel, view: BankView, character: Character, state: int) -> Command:
    """What to do in a round; always one of `view.legal`."""
    bet = find(view, "bet")
    if bet is not None:
        return Command(view.seat, "bet", amount=_stake(model, view, bet, character, state))
    takes = [legal for legal in view.legal if legal.action in TAKING]
    if view.phase == "bets":
        return Command(view.seat, "deal" if find(view, "deal") else "leave")
    if view.turn != view.seat:
        return Command(view.seat, "leave")
    if not takes:
        return Command(view.seat, "stand")
    if find(view, "stand") and _act(model, view, character, state) == "stand":
        return Command(view.seat, "stand")
    return _take(view, takes, character, state)


def _stake(model: ClubModel, view: BankView, bet: Legal, character: Character, state: int) -> int:
    """No card is seen yet: by what a stake promises for those who stake a share of their purse, else by habit."""
    if character.staking == "share":
        return first_stake(bet, view, model.worth, character, state)
    return stake_in(bet, view.seats[view.seat].chips, character, view.round, state)


def _act(model: ClubModel, view: BankView, character: Character, state: int) -> Action:
    values = worths(model, view)
    return chosen(values, view.hands[view.seat].points, character, state) if values else "stand"


def worths(model: ClubModel, view: BankView) -> dict[Action, float]:
    """What buying and standing bring, in units of one's stake (a banker's: of all stakes)."""
    own = view.hands[view.seat]
    place = model.tree.find(own.cards)
    if place is None or own.unseen:
        return {}
    banks = view.seat == view.banker
    worth = _as_banker(model, view, place) if banks else _as_punter(model, view, place)
    unit = float(sum(hand.stake for hand in view.hands) or 1) if banks else 1.0
    return {"hit": worth.hit[place] / unit, "stand": worth.stand[own.points] / unit}


def _as_punter(model: ClubModel, view: BankView, place: int) -> Worth:
    own = view.hands[view.seat].cards
    return model.punter_worth(model.whole, model.curve(model.tree.without(own)), place)


def _as_banker(model: ClubModel, view: BankView, place: int) -> Worth:
    """Against all open stakes, each with the number of cards that its holder has bought."""
    hands = [(hand.stake, hand.bought) for hand in view.hands if hand.stake and hand.state != "bust"]
    return model.banker_worth(model.whole, model.against(hands), place)


def _take(view: BankView, takes: list[Legal], character: Character, state: int) -> Command:
    """The top card for most; the superstitious and the bold choose."""
    wanted: Action = "hit"
    if character.style == "superstitious":
        wanted = "hit-at"
    elif character.style == "bold":
        wanted = "hit-any"
    elif character.style == "cautious":
        wanted = "hit-banker"
    offer = next((legal for legal in takes if legal.action == wanted), takes[0])
    if offer.action != "hit-at":
        return Command(view.seat, offer.action)
    return Command(view.seat, "hit-at", amount=offer.least + draw(offer.most - offer.least + 1, state))
