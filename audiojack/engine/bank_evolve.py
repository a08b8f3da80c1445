"""How each event changes a bank table. One function an event, no decisions.

The tables are frozen; every function returns the next one and shares what did not change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_table import BankHand, BankTable
from audiojack.engine.chance import Draw
from audiojack.engine.events import Event
from audiojack.engine.table import Seat


def evolve(table: BankTable, event: Event) -> BankTable:
    """The table after the event. Raises KeyError for an event that bank tables don't know."""
    return _STEPS[type(event)](table, event)


def _chips(table: BankTable, seat: int, change: int) -> tuple[Seat, ...]:
    """The seats after `change` chips came into (or, negative, left) one purse."""
    if not change:
        return table.seats
    who = table.seats[seat]
    purse = Seat(who.name, who.chips + change, who.kind, who.gone, who.character)
    return (*table.seats[:seat], purse, *table.seats[seat + 1 :])


def _hand(table: BankTable, seat: int, **changes: Any) -> tuple[BankHand, ...]:
    """The hands after one of them changed."""
    return (*table.hands[:seat], replace(table.hands[seat], **changes), *table.hands[seat + 1 :])


# --- rounds, the pack ----------------------------------------------------------------------------------------


def _round_began(table: BankTable, event: ev.RoundBegan) -> BankTable:
    hands = tuple(BankHand(hand.cards, hand.seen, hand.shown) for hand in table.hands)
    return replace(
        table,
        hands=hands,
        round=event.number,
        in_round=True,
        turn=-1,
        returned=(),
        paid=-1,
        doubled=False,
        demanded=False,
        ended="",
    )


def _round_ended(table: BankTable, event: ev.RoundEnded) -> BankTable:
    return replace(table, in_round=False, phase="between", turn=table.banker, need="", asks=(), acting=-1)


def _shuffled(table: BankTable, event: ev.Shuffled) -> BankTable:
    """An order laid ready may leave cards out (a short pack for a test); those stay aside."""
    chance = table.chance.ordered(Draw(event.state, event.key, event.ready))
    spare = table.spare
    aside = tuple((Counter(spare) - Counter(event.order)).elements()) if len(event.order) < len(spare) else ()
    return replace(table, stock=event.order, cut=None, under=(), aside=aside, returned=(), chance=chance)


def _hands_gathered(table: BankTable, event: bv.HandsGathered) -> BankTable:
    cards = tuple(card for hand in table.hands for card in hand.cards)
    return replace(table, aside=table.aside + cards, hands=tuple(BankHand() for _ in table.hands))


def _cards_thrown(table: BankTable, event: bv.CardsThrown) -> BankTable:
    hand = table.hands[event.seat]
    kept = len(hand.cards) - event.count
    thrown = hand.cards[kept:]
    hands = _hand(
        table,
        event.seat,
        cards=hand.cards[:kept],
        seen=min(hand.seen, kept),
        shown=min(hand.shown, kept),
        bought=0,
        state="waiting" if event.seat == table.banker else hand.state,
    )
    if event.place == "stock":
        return replace(table, hands=hands, stock=table.stock + thrown)
    if event.place == "under":
        return replace(table, hands=hands, under=table.under + thrown)
    return replace(table, hands=hands, aside=table.aside + thrown)


def _cut_card_turned(table: BankTable, event: bv.CutCardTurned) -> BankTable:
    return replace(table, stock=table.stock[1:], cut=event.card)


def _pack_out(table: BankTable, event: bv.PackOut) -> BankTable:
    return replace(table, need=event.need, acting=event.seat)


def _place_picked(table: BankTable, event: bv.PlacePicked) -> BankTable:
    return replace(table, chance=table.chance.picked(Draw(event.state, event.key, event.ready)))


def _same(table: BankTable, event: Event) -> BankTable:
    return table


# --- cards of a hand -----------------------------------------------------------------------------------------


def _cards_dealt(table: BankTable, event: ev.CardsDealt) -> BankTable:
    hand = table.hands[event.seat]
    place = max(event.place - 1, 0)
    stock = table.stock[:place] + table.stock[place + event.count :]
    cards = hand.cards + event.cards
    everybody, owner = event.to == "all", event.to in ("all", "owner")
    hands = _hand(
        table,
        event.seat,
        cards=cards,
        seen=len(cards) if owner and not hand.blind else hand.seen,
        shown=len(cards) if everybody and hand.shown == len(hand.cards) else hand.shown,
        bought=hand.bought + (0 if event.how in ("deal", "new-first") else event.count),
        owes_card=False,
    )
    return replace(table, stock=stock, hands=hands)


def _cards_seen(table: BankTable, event: bv.CardsSeen) -> BankTable:
    return replace(table, hands=_hand(table, event.seat, seen=len(table.hands[event.seat].cards)))


def _cards_shown(table: BankTable, event: bv.CardsShown) -> BankTable:
    count = len(table.hands[event.seat].cards)
    return replace(table, hands=_hand(table, event.seat, seen=count, shown=count))


def _cards_returned(table: BankTable, event: bv.CardsReturned) -> BankTable:
    hands = _hand(
        table,
        event.seat,
        cards=(),
        seen=0,
        shown=0,
        bought=0,
        replaced=event.what,
        exchanges=table.hands[event.seat].exchanges + 1,
        fixed=False,
    )
    return replace(table, hands=hands, aside=table.aside + event.cards, returned=table.returned + event.cards)


def _cards_kept(table: BankTable, event: bv.CardsKept) -> BankTable:
    return replace(table, hands=_hand(table, event.seat, fixed=True))


def _cards_given_back(table: BankTable, event: bv.CardsGivenBack) -> BankTable:
    cards = table.hands[event.seat].cards
    hands = _hand(table, event.seat, cards=(), seen=0, shown=0, bought=0)
    return replace(table, hands=hands, under=table.under + cards)


def _stood(table: BankTable, event: ev.Stood) -> BankTable:
    return replace(table, hands=_hand(table, event.seat, state="stood"))


# --- turns ---------------------------------------------------------------------------------------------------


def _turn_began(table: BankTable, event: ev.TurnBegan) -> BankTable:
    phase = "banker" if event.seat == table.banker else "play"
    fresh = phase == "play" and table.hands[event.seat].state == "waiting"
    return replace(
        table,
        phase=phase,
        turn=event.seat,
        hands=_hand(table, event.seat, state="open"),
        need="",
        asks=(),
        acting=-1,
        doubled=table.doubled and not fresh,
    )


def _bet_asked(table: BankTable, event: bv.BetAsked) -> BankTable:
    return replace(table, phase="bets", turn=event.seat)


def _take_asked(table: BankTable, event: bv.TakeAsked) -> BankTable:
    return replace(table, phase="taking", turn=event.seat)


def _keep_asked(table: BankTable, event: bv.KeepAsked) -> BankTable:
    return replace(table, phase="keep", turn=event.seat, asks=event.after)


def _out(table: BankTable, event: bv.PassedOver | ev.SatOut) -> BankTable:
    return replace(table, hands=_hand(table, event.seat, state="out"))


def _pull_demanded(table: BankTable, event: bv.PullDemanded) -> BankTable:
    return replace(table, demanded=True)


# --- stakes --------------------------------------------------------------------------------------------------


def _stake_laid(table: BankTable, event: ev.StakeLaid) -> BankTable:
    hands = _hand(table, event.seat, stake=event.stake, owes_card=True)
    return replace(table, seats=_chips(table, event.seat, -event.amount), hands=hands)


def _stake_returned(table: BankTable, event: bv.StakeReturned) -> BankTable:
    hands = _hand(table, event.seat, stake=0, owes_card=False)
    return replace(table, seats=_chips(table, event.seat, event.amount), hands=hands)


def _bust(table: BankTable, event: ev.Bust) -> BankTable:
    hand = table.hands[event.seat]
    shown = {"seen": len(hand.cards), "shown": len(hand.cards)} if event.shown else {}
    hands = _hand(table, event.seat, stake=hand.stake - event.lost, state="bust", net=hand.net - event.lost, **shown)
    return replace(table, hands=hands, bank=table.bank + event.lost)


def _stake_settled(table: BankTable, event: bv.StakeSettled) -> BankTable:
    lost = event.stake if event.outcome == "lose" else 0
    won = event.gain + event.extra
    net = table.hands[event.seat].net + won - lost
    hands = _hand(table, event.seat, stake=0, state="settled", net=net)
    changed = replace(
        table,
        seats=_chips(table, event.seat, event.stake - lost + won),
        hands=hands,
        bank=table.bank + lost - event.gain,
        paid=event.seat if event.gain else table.paid,
    )
    return replace(changed, seats=_chips(changed, event.banker, -event.extra)) if event.extra else changed


# --- the bank ------------------------------------------------------------------------------------------------


def _lots_drawn(table: BankTable, event: bv.LotsDrawn) -> BankTable:
    draw = Draw(event.state, event.key, stacked=event.ready == len(event.cards))
    return replace(table, chance=table.chance.lots_drawn(event.ready, draw))


def _banker_chosen(table: BankTable, event: bv.BankerChosen) -> BankTable:
    inherited = event.how == "inherited"
    return replace(
        table,
        banker=event.seat,
        turn=event.seat,
        phase="between" if inherited else "found",
        founded=table.bank if inherited else 0,
        announced=False,
        last=False,
        round=0,
        breaker=-1,
        least=event.least,
    )


def _bank_founded(table: BankTable, event: bv.BankFounded) -> BankTable:
    return replace(
        table,
        seats=_chips(table, event.seat, -event.amount),
        bank=event.amount,
        founded=event.amount,
        phase="between",
        least=0,
    )


def _bank_added(table: BankTable, event: bv.BankAdded) -> BankTable:
    return replace(
        table,
        seats=_chips(table, event.seat, -event.amount),
        bank=event.bank,
        founded=table.founded + event.amount,
        doubled=True,
    )


def _announced(table: BankTable, event: bv.Announced) -> BankTable:
    return replace(table, announced=True)


def _last_round(table: BankTable, event: bv.LastRoundAnnounced) -> BankTable:
    return replace(table, last=True, hands=_hand(table, event.seat, fixed=True))


def _bank_broken(table: BankTable, event: bv.BankBroken) -> BankTable:
    return replace(
        table, phase="broken", turn=event.seat, breaker=event.seat, announced=False, last=False, ended="broken"
    )


def _bank_taken(table: BankTable, event: bv.BankTaken) -> BankTable:
    return replace(
        table,
        seats=_chips(table, event.seat, event.amount),
        bank=0,
        founded=0,
        banker=-1,
        phase="choose",
        turn=-1,
        announced=False,
        last=False,
        ended="home",
    )


def _handed_over(table: BankTable, event: bv.BankHandedOver) -> BankTable:
    return replace(table, turn=event.to)


def _vacant(table: BankTable, event: bv.BankDeclined | bv.BankVacant) -> BankTable:
    return replace(table, phase="choose", turn=-1, banker=-1)


def _closed(table: BankTable, event: bv.TableClosed) -> BankTable:
    return replace(table, phase="closed", turn=-1)


# --- seats ---------------------------------------------------------------------------------------------------


def _seat_left(table: BankTable, event: ev.SeatLeft) -> BankTable:
    who = table.seats[event.seat]
    seats = (*table.seats[: event.seat], replace(who, gone=True), *table.seats[event.seat + 1 :])
    net = table.hands[event.seat].net - event.lost
    hands = _hand(table, event.seat, stake=0, state="left", net=net)
    asks = tuple(seat for seat in table.asks if seat != event.seat)
    return replace(table, seats=seats, hands=hands, bank=table.bank + event.lost, asks=asks)


def _seat_taken(table: BankTable, event: ev.SeatTaken) -> BankTable:
    seats = (
        *table.seats[: event.seat],
        Seat(event.name, event.chips, event.kind, character=event.character),
        *table.seats[event.seat + 1 :],
    )
    aside = table.aside + table.hands[event.seat].cards
    hands = (*table.hands[: event.seat], BankHand(), *table.hands[event.seat + 1 :])
    return replace(table, seats=seats, hands=hands, aside=aside)


_STEPS: dict[type[Event], Callable[[BankTable, Any], BankTable]] = {
    ev.RoundBegan: _round_began,
    ev.RoundEnded: _round_ended,
    ev.Shuffled: _shuffled,
    ev.CutCardCame: _same,
    ev.CardsDealt: _cards_dealt,
    ev.TurnBegan: _turn_began,
    ev.Stood: _stood,
    ev.StakeLaid: _stake_laid,
    ev.SatOut: _out,
    ev.Bust: _bust,
    ev.SeatLeft: _seat_left,
    ev.SeatTaken: _seat_taken,
    bv.LotsDrawn: _lots_drawn,
    bv.BankerChosen: _banker_chosen,
    bv.BankFounded: _bank_founded,
    bv.BankAdded: _bank_added,
    bv.Announced: _announced,
    bv.LastRoundAnnounced: _last_round,
    bv.BankBroken: _bank_broken,
    bv.BankTaken: _bank_taken,
    bv.BankHandedOver: _handed_over,
    bv.BankDeclined: _vacant,
    bv.BankVacant: _vacant,
    bv.TableClosed: _closed,
    bv.BetAsked: _bet_asked,
    bv.TakeAsked: _take_asked,
    bv.KeepAsked: _keep_asked,
    bv.PassedOver: _out,
    bv.HandsGathered: _hands_gathered,
    bv.CardsThrown: _cards_thrown,
    bv.CutCardTurned: _cut_card_turned,
    bv.PackOut: _pack_out,
    bv.CardsKept: _cards_kept,
    bv.CardsGivenBack: _cards_given_back,
    bv.CardsReturned: _cards_returned,
    bv.PlacePicked: _place_picked,
    bv.PullDemanded: _pull_demanded,
    bv.CardsSeen: _cards_seen,
    bv.CardsShown: _cards_shown,
    bv.StakeSettled: _stake_settled,
    bv.StakeReturned: _stake_returned,
}

BANK_EVENTS: tuple[type[Event], ...] = tuple(_STEPS)
"""Every kind of event that a bank table knows (the codec of the journal is built from it)."""
