"""A computer player's turn in Ochko: the sum by the first card, cards bought openly or unseen, the banker's duels.

The last card is often bought unseen, since a tie then is won and a double bust too; the banker knows how many cards are
unseen and plays against what such a hand comes to.
"""

from __future__ import annotations

from audiojack.bots.banking import find, seen_elsewhere
from audiojack.bots.characters import Character
from audiojack.bots.temper import UNLUCKY, chosen, first_stake
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Command
from audiojack.odds.duel_model import NO_CARD, DuelModel, PunterWorth

SEES_ALL = ("cautious", "dealer-like")
"""Styles that never buy a card unseen."""


def turn(model: DuelModel, view: BankView, character: Character, state: int) -> Command:
    """What to do in a circle; always one of `view.legal`."""
    own = view.hands[view.seat]
    place = model.tree.find(own.cards)
    if place is None or view.turn != view.seat:
        return _without_hand(view)
    if view.phase == "banker":
        return Command(view.seat, _bank(model, view, place, character, state))
    bet = find(view, "bet")
    if bet is not None:
        promise = _worth(model, view, place).best[place]
        return Command(view.seat, "bet", amount=first_stake(bet, view, promise, character, state))
    if view.phase == "keep":
        return Command(view.seat, _keep(model, view, place))
    return Command(view.seat, _buy(model, view, character, state))


def _without_hand(view: BankView) -> Command:
    return Command(view.seat, next((a.action for a in view.legal if a.action in ("stand", "keep")), "leave"))


def _known_card(model: DuelModel, view: BankView) -> int:
    """The kind of the banker's first card where the punters see it before they play; NO_CARD where they don't."""
    shown = view.hands[view.banker].cards[:1]
    opens = view.options.get("banker_card_open")
    public = view.announced or opens == "always" or (opens == "from_second_circle" and view.round >= 2)
    if view.seat == view.banker and not public:
        return NO_CARD
    return next((kind for kind, many in enumerate(model.tree.counts(shown)) if many), NO_CARD)


def _worth(model: DuelModel, view: BankView, root: int) -> PunterWorth:
    known = _known_card(model, view)
    elsewhere = seen_elsewhere(view)
    rest = model.tree.without((*elsewhere, *view.hands[view.seat].cards))
    bankers = tuple(many + (kind == known) for kind, many in enumerate(rest))
    return model.punter_worth(model.tree.without(elsewhere), model.curves(bankers, known), root)


def worths(model: DuelModel, view: BankView) -> dict[Action, float]:
    """What each legal action about cards brings, in units of one's stake (a banker's: of the stake played for)."""
    place = model.tree.find(view.hands[view.seat].cards)
    if place is None or view.turn != view.seat:
        return {}
    if view.phase == "banker":
        found = _bank_worths(model, view, place)
    elif view.phase == "keep":
        found = _keep_worths(model, view, place)
    else:
        found = _buying_worths(model, view, place)
    return {action: value for action, value in found.items() if find(view, action)}


def _buying_worths(model: DuelModel, view: BankView, place: int) -> dict[Action, float]:
    """Openly, unseen (as many as is best), or no more; with a card unseen only the last two are left."""
    worth = _worth(model, view, place)
    own = view.hands[view.seat]
    unseen = max((worths[place] for worths in worth.blind[own.unseen + 1 :]), default=-1.0)
    if own.unseen:
        stand = worth.blind[own.unseen][place] if own.unseen < len(worth.blind) else 1.0
        return {"stand": stand, "hit-blind": unseen}
    stand = worth.stand[own.points] if own.points >= 0 else -1.0
    return {"hit": worth.hit[place], "stand": stand, "hit-blind": unseen}


def _keep_worths(model: DuelModel, view: BankView, place: int) -> dict[Action, float]:
    worth = _worth(model, view, 0)
    unseen = view.hands[view.seat].unseen
    own = max((worths[place] for worths in worth.blind[unseen:]), default=-1.0) if unseen else worth.best[place]
    return {"keep": own, "give-back": worth.best[0]}


def _bank_worths(model: DuelModel, view: BankView, place: int) -> dict[Action, float]:
    """Against the one hand that is played for, of which the number of cards and of unseen ones is known."""
    rival = next(hand for seat, hand in enumerate(view.hands) if hand.stake and seat != view.seat)
    finals, blind = model.finals_of(_known_card(model, view), rival.count, rival.unseen)
    worth = model.banker_worth(model.tree.without(seen_elsewhere(view)), finals, blind, place)
    return {"hit": worth.hit[place], "stand": worth.stand[model.tree.nodes[place].points]}


def _buy(model: DuelModel, view: BankView, character: Character, state: int) -> Action:
    """Openly, unseen, or no more."""
    values = worths(model, view)
    own = view.hands[view.seat]
    if own.unseen:
        # A card whose holder can't tell any more is left at that where both are worth the same.
        return "hit-blind" if values.get("hit-blind", -1.0) > values["stand"] else "stand"
    if character.style in SEES_ALL:
        values.pop("hit-blind", None)
    if character.style == "superstitious" and own.points == UNLUCKY and "hit-blind" in values:
        return "hit-blind"
    if values and max(values, key=lambda action: values[action]) == "hit-blind":
        return "hit-blind"
    return chosen(values, own.points, character, state) if values else "stand"


def _keep(model: DuelModel, view: BankView, place: int) -> Action:
    """Give back what is worth less than a new first card."""
    worth = _keep_worths(model, view, place)
    return "keep" if worth["keep"] >= worth["give-back"] else "give-back"


def _bank(model: DuelModel, view: BankView, place: int, character: Character, state: int) -> Action:
    return chosen(worths(model, view), model.tree.nodes[place].points, character, state)
