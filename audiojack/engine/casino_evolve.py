"""How each event changes a casino table. One function an event, no decisions.

The tables are frozen; every function returns the next one and shares what did not change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.chance import Draw
from audiojack.engine.events import DEALER, Event
from audiojack.engine.table import Box, CasinoTable, Hand, Seat

T = TypeVar("T")


def evolve(table: CasinoTable, event: Event) -> CasinoTable:
    """The table after the event. Raises KeyError for an event that casino tables don't know."""
    return STEPS[type(event)](table, event)


def _put(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The items with another one at `index`."""
    if len(items) == 1:
        return (item,)
    return (*items[:index], item, *items[index + 1 :])


def _with_chips(table: CasinoTable, seat: int, change: int) -> tuple[Seat, ...]:
    """The seats after `change` chips came into (or, negative, left) one purse."""
    if not change:
        return table.seats
    who = table.seats[seat]
    return _put(table.seats, seat, Seat(who.name, who.chips + change, who.kind, who.gone, who.character))


def _with_hand(table: CasinoTable, box: int, index: int, hand: Hand, acted: bool = False) -> tuple[Box, ...]:
    """The boxes after one hand changed; `acted` where its player did something first."""
    old = table.boxes[box]
    hands = _put(old.hands, index, hand)
    changed = replace(old, hands=hands, acted=True) if acted else replace(old, hands=hands)
    return _put(table.boxes, box, changed)


def _empty(boxes: tuple[Box, ...]) -> tuple[Box, ...]:
    return tuple([Box(box.name, box.owner) for box in boxes])


def _round_began(table: CasinoTable, event: ev.RoundBegan) -> CasinoTable:
    return replace(
        table, boxes=_empty(table.boxes), dealer=(), dealer_done=False, phase="bets", round=event.number, done=()
    )


def _round_ended(table: CasinoTable, event: ev.RoundEnded) -> CasinoTable:
    return replace(table, phase="between", done=())


def _shuffled(table: CasinoTable, event: ev.Shuffled) -> CasinoTable:
    chance = table.chance.ordered(Draw(event.state, event.key, event.ready))
    if table.phase == "between":
        # All cards are gathered in: what lay on the table from the last round is in the shoe again.
        table = replace(table, boxes=_empty(table.boxes), dealer=(), dealer_done=False)
    return replace(table, shoe=event.order, drawn=0, cut=False, chance=chance)


def _cut_card_came(table: CasinoTable, event: ev.CutCardCame) -> CasinoTable:
    return replace(table, cut=True)


def _cards_dealt(table: CasinoTable, event: ev.CardsDealt) -> CasinoTable:
    drawn = table.drawn + event.count
    if event.seat == DEALER:
        return replace(table, dealer=table.dealer + event.cards, drawn=drawn)
    box = table.boxes[event.box]
    if event.hand == len(box.hands):
        hand = Hand(event.cards, box.stake)
        return replace(table, boxes=_put(table.boxes, event.box, replace(box, hands=(*box.hands, hand))), drawn=drawn)
    old = box.hands[event.hand]
    hands = _put(box.hands, event.hand, Hand(old.cards + event.cards, old.stake, old.state, old.doubled, old.split))
    if event.how == "hit" and not box.drew:
        box = replace(box, hands=hands, acted=True, drew=True)
    else:
        box = replace(box, hands=hands)
    return replace(table, boxes=_put(table.boxes, event.box, box), drawn=drawn)


def _turn_began(table: CasinoTable, event: ev.TurnBegan) -> CasinoTable:
    return replace(table, phase="play", turn_box=event.box, turn_hand=event.hand)


def _stood(table: CasinoTable, event: ev.Stood) -> CasinoTable:
    box = table.boxes[event.box]
    old = box.hands[event.hand]
    hand = Hand(old.cards, old.stake, "stood", old.doubled, old.split)
    hands = _put(box.hands, event.hand, hand)
    own = event.own
    changed = replace(box, hands=hands, acted=box.acted or own, drew=box.drew or own)
    return replace(table, boxes=_put(table.boxes, event.box, changed))


def _stake_laid(table: CasinoTable, event: ev.StakeLaid) -> CasinoTable:
    box = replace(table.boxes[event.box], stake=event.stake)
    return replace(
        table, seats=_with_chips(table, event.seat, -event.amount), boxes=_put(table.boxes, event.box, box)
    )


def _stake_added_behind(table: CasinoTable, event: ev.StakeAddedBehind) -> CasinoTable:
    old = table.boxes[event.box]
    box = replace(old, behind=(*old.behind, (event.seat, event.amount)), behind_open=True)
    return replace(
        table, seats=_with_chips(table, event.seat, -event.amount), boxes=_put(table.boxes, event.box, box)
    )


def _lays_no_more(table: CasinoTable, event: ev.SatOut | ev.DoneStaking) -> CasinoTable:
    return replace(table, done=(*table.done, event.seat))


def _insurance_asked(table: CasinoTable, event: ev.InsuranceAsked) -> CasinoTable:
    box = replace(table.boxes[event.box], asked=True)
    return replace(table, phase="insurance", turn_box=event.box, boxes=_put(table.boxes, event.box, box))


def _insured(table: CasinoTable, event: ev.Insured) -> CasinoTable:
    box = replace(table.boxes[event.box], insurance=event.insurance, acted=True)
    return replace(
        table, seats=_with_chips(table, event.seat, -event.amount), boxes=_put(table.boxes, event.box, box)
    )


def _unchanged(table: CasinoTable, event: Event) -> CasinoTable:
    return table


def _doubled(table: CasinoTable, event: ev.Doubled) -> CasinoTable:
    old = table.boxes[event.box].hands[event.hand]
    hand = Hand(old.cards, event.stake, old.state, True, old.split)
    box = table.boxes[event.box]
    box = replace(box, hands=_put(box.hands, event.hand, hand), acted=True, drew=True)
    seats = _with_chips(table, event.seat, -event.amount)
    return replace(table, seats=seats, boxes=_put(table.boxes, event.box, box))


def _hand_split(table: CasinoTable, event: ev.HandSplit) -> CasinoTable:
    box = table.boxes[event.box]
    old = box.hands[event.hand]
    first = Hand(old.cards[:1], old.stake, split=True)
    second = Hand(old.cards[1:], event.amount, split=True)
    hands = (*box.hands[: event.hand], first, second, *box.hands[event.hand + 1 :])
    changed = replace(box, hands=hands, acted=True, insurance=box.insurance + event.insurance)
    return replace(
        table,
        seats=_with_chips(table, event.seat, -event.amount - event.insurance),
        boxes=_put(table.boxes, event.box, changed),
    )


def _bust(table: CasinoTable, event: ev.Bust) -> CasinoTable:
    old = table.boxes[event.box].hands[event.hand]
    hand = Hand(old.cards, old.stake, "bust", old.doubled, old.split)
    return replace(table, boxes=_with_hand(table, event.box, event.hand, hand))


def _surrendered(table: CasinoTable, event: ev.Surrendered) -> CasinoTable:
    old = table.boxes[event.box].hands[event.hand]
    hand = Hand(old.cards, old.stake, "surrendered", old.doubled, old.split, event.returned)
    boxes = _with_hand(table, event.box, event.hand, hand, acted=True)
    return replace(table, seats=_with_chips(table, event.seat, event.returned), boxes=boxes)


def _dealer_done(table: CasinoTable, event: ev.DealerDone) -> CasinoTable:
    return replace(table, dealer_done=True)


def _hand_settled(table: CasinoTable, event: ev.HandSettled) -> CasinoTable:
    old = table.boxes[event.box].hands[event.hand]
    hand = Hand(old.cards, old.stake, "settled", old.doubled, old.split, event.returned)
    boxes = _with_hand(table, event.box, event.hand, hand)
    return replace(table, seats=_with_chips(table, event.seat, event.returned), boxes=boxes)


def _insurance_settled(table: CasinoTable, event: ev.InsuranceSettled) -> CasinoTable:
    box = replace(table.boxes[event.box], insurance=0)
    return replace(
        table, seats=_with_chips(table, event.seat, event.returned), boxes=_put(table.boxes, event.box, box)
    )


def _behind_settled(table: CasinoTable, event: ev.BehindSettled) -> CasinoTable:
    old = table.boxes[event.box]
    behind = list(old.behind)
    behind.remove((event.seat, event.stake))
    box = replace(old, behind=tuple(behind), behind_open=bool(behind))
    return replace(
        table, seats=_with_chips(table, event.seat, event.returned), boxes=_put(table.boxes, event.box, box)
    )


def _left_box(box: Box, seat: int) -> Box:
    """A box after a player left: what was theirs is out of play (GEN-R10)."""
    behind = tuple(stake for stake in box.behind if stake[0] != seat)
    box = replace(box, behind=behind, behind_open=bool(behind))
    if box.owner != seat:
        return box
    hands = tuple(
        replace(hand, state="settled") if hand.state in ("waiting", "stood") else hand for hand in box.hands
    )
    return replace(box, stake=box.stake if hands else 0, hands=hands, insurance=0)


def _seat_left(table: CasinoTable, event: ev.SeatLeft) -> CasinoTable:
    seats = tuple(replace(who, gone=True) if i == event.seat else who for i, who in enumerate(table.seats))
    return replace(table, seats=seats, boxes=tuple(_left_box(box, event.seat) for box in table.boxes))


def _seat_taken(table: CasinoTable, event: ev.SeatTaken) -> CasinoTable:
    who = Seat(event.name, event.chips, event.kind, character=event.character)
    return replace(table, seats=_put(table.seats, event.seat, who))


STEPS: dict[type[Event], Callable[[CasinoTable, Any], CasinoTable]] = {
    ev.RoundBegan: _round_began,
    ev.RoundEnded: _round_ended,
    ev.Shuffled: _shuffled,
    ev.CutCardCame: _cut_card_came,
    ev.CardsDealt: _cards_dealt,
    ev.TurnBegan: _turn_began,
    ev.Stood: _stood,
    ev.StakeLaid: _stake_laid,
    ev.StakeAddedBehind: _stake_added_behind,
    ev.SatOut: _lays_no_more,
    ev.DoneStaking: _lays_no_more,
    ev.InsuranceAsked: _insurance_asked,
    ev.Insured: _insured,
    ev.InsuranceDeclined: _unchanged,
    ev.Doubled: _doubled,
    ev.HandSplit: _hand_split,
    ev.Bust: _bust,
    ev.Surrendered: _surrendered,
    ev.DealerDone: _dealer_done,
    ev.HandSettled: _hand_settled,
    ev.InsuranceSettled: _insurance_settled,
    ev.BehindSettled: _behind_settled,
    ev.SeatLeft: _seat_left,
    ev.SeatTaken: _seat_taken,
}
