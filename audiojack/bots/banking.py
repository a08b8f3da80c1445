"""What every bank game asks outside a round: who banks, how much the bank is, whether it goes on, who takes it over.

To hold the bank is worth something in most of these games; a Model says how much, and temper does the rest.
"""

from __future__ import annotations

from collections.abc import Iterable

from audiojack.bots.characters import Character
from audiojack.bots.stakes import fitted
from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import Card
from audiojack.engine.commands import Action, Command, Legal

PHASES = frozenset({"choose", "found", "between", "broken"})


LARGER = 10
"""How many times the least stake a good punter lays on a card that promises a gain: a least bank against a least stake,
by the usual limits.
"""


def edge_of(promises: Iterable[tuple[float, float]]) -> float:
    """What a chip staked brings the banker, when punters stake more on the better cards.

    `promises` are the chance of each first card that a punter may stake on, and what a chip then brings him.
    """
    stakes = gains = 0.0
    for chance, worth in promises:
        stake = chance * (LARGER if worth > 0 else 1)
        stakes += stake
        gains += stake * worth
    return -gains / stakes


def find(view: BankView, action: Action) -> Legal | None:
    """The offer of an action, if there is one."""
    return next((legal for legal in view.legal if legal.action == action), None)


def seen_elsewhere(view: BankView) -> tuple[Card, ...]:
    """The cards that one knows not to be in the pack, apart from one's own."""
    others = (card for seat, hand in enumerate(view.hands) if seat != view.seat for card in hand.cards)
    cut = () if view.cut is None else (view.cut,)
    return (*others, *view.returned, *cut)


def between_rounds(view: BankView, character: Character, edge: float) -> Command:
    """The answer in one of PHASES. `edge` is what a chip staked against the bank brings its banker on average."""
    match view.phase:
        case "choose":
            return _choose_banker(view, character, edge)
        case "found":
            return _found(view, character, edge)
        case "between":
            return _go_on(view, character, edge)
        case _:
            return _take_over(view, character, edge)


def _likes_banking(character: Character, edge: float) -> bool:
    """The cautious don't, the bold always do, others where it pays."""
    if character.style == "cautious":
        return False
    return edge > 0 or character.boldness >= 75


def _choose_banker(view: BankView, character: Character, edge: float) -> Command:
    """By agreement: oneself, where one may and likes to; otherwise the richest."""
    offer = find(view, "choose-banker")
    if offer is None:
        return Command(view.seat, "draw-lots" if find(view, "draw-lots") else "leave")
    return Command(view.seat, "choose-banker", to=_named(view, offer, _likes_banking(character, edge)))


def _named(view: BankView, offer: Legal, oneself: bool) -> int:
    if oneself and view.seat in offer.targets:
        return view.seat
    others = [seat for seat in offer.targets if seat != view.seat] or list(offer.targets)
    return max(others, key=lambda seat: (view.seats[seat].chips, -seat))


def _found(view: BankView, character: Character, edge: float) -> Command:
    """A part of the purse by boldness where banking pays; the least otherwise, and from the cautious."""
    offer = find(view, "found")
    if offer is None:
        return Command(view.seat, "leave")
    chips = view.seats[view.seat].chips
    share = 10 + character.boldness // 2 if _likes_banking(character, edge) else 0
    return Command(view.seat, "found", amount=fitted(chips * share // 100, offer))


def _go_on(view: BankView, character: Character, edge: float) -> Command:
    """Announce the end when enough has been won, or when banking costs; deal otherwise."""
    if find(view, "announce") and _has_enough(view, character, edge):
        return Command(view.seat, "announce")
    return Command(view.seat, "deal" if find(view, "deal") else "leave")


def _has_enough(view: BankView, character: Character, edge: float) -> bool:
    """At once where the bank doesn't pay its holder; the cautious when it is whole, who likes it when it has grown."""
    if character.style == "cautious":
        return view.bank >= view.founded
    if not _likes_banking(character, edge):
        return True
    return view.bank * 100 >= view.founded * (100 + 2 * character.boldness)


def _take_over(view: BankView, character: Character, edge: float) -> Command:
    """A broken bank: take it, or leave it to the richest of the others; who was named and doesn't like it declines."""
    if find(view, "accept") and _likes_banking(character, edge):
        return Command(view.seat, "accept")
    offer = find(view, "hand-over")
    if offer is not None:
        return Command(view.seat, "hand-over", to=_named(view, offer, oneself=False))
    return Command(view.seat, "decline" if find(view, "decline") else "leave")
