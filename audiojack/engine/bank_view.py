"""A bank table as one seat may know it: closed cards are counts, and the pack has no order.

Computer players, the presenter and the screen are given this and nothing else (GEN-R08).
"""

from __future__ import annotations

import msgspec

from audiojack.engine.bank_draft import CardRules
from audiojack.engine.bank_table import BankHand, BankHandState, BankPhase, BankTable, Exchange, Need
from audiojack.engine.cards import Card
from audiojack.engine.commands import Legal
from audiojack.engine.events import UNKNOWN
from audiojack.engine.hands import Makes
from audiojack.engine.table import OptionValue, Seat
from audiojack.engine.views import seated


class BankHandView(msgspec.Struct, frozen=True):
    """A hand as the listener knows it: `cards` are the first of its `count` cards, those that they have seen.

    `points` is the total of the whole hand, UNKNOWN unless every card of it is known, and `makes` what it makes.
    `shown` cards are open to all; `unseen` have not been looked at by their own holder. `replaced` is what its first
    card replaced ("" where it was dealt), `exchanges` how often cards were returned; both are public.
    """

    cards: tuple[Card, ...]
    count: int
    points: int
    soft: bool
    shown: int
    unseen: int
    stake: int
    state: BankHandState
    bought: int
    owes_card: bool
    replaced: Exchange | str
    exchanges: int
    net: int
    makes: Makes


class BankView(msgspec.Struct, frozen=True, tag="bank"):
    """A bank table from one `seat`; the fields are those of BankTable as far as they may be known.

    `free` is what of the bank can still be staked against, `cards_left` the cards before the pack is over,
    `aside` the number of used cards, `returned` those of them that all have seen. `legal` is what this seat may
    do now.
    """

    game: str
    options: dict[str, OptionValue]
    seat: int
    seats: tuple[Seat, ...]
    hands: tuple[BankHandView, ...]
    phase: BankPhase
    banker: int
    bank: int
    free: int
    founded: int
    announced: bool
    last: bool
    round: int
    in_round: bool
    turn: int
    cards_left: int
    cut: Card | None
    aside: int
    returned: tuple[Card, ...]
    need: Need
    doubled: bool
    demanded: bool
    breaker: int
    legal: tuple[Legal, ...]


def hand_view(hand: BankHand, own: bool, rules: CardRules) -> BankHandView:
    """One hand as its owner or another seat may know it."""
    known = max(hand.seen, hand.shown) if own else hand.shown
    cards = hand.cards[:known]
    whole = known == len(hand.cards)
    total = rules.count(cards)
    return BankHandView(
        cards=cards,
        count=len(hand.cards),
        points=total.points if whole else UNKNOWN,
        soft=whole and total.soft,
        shown=hand.shown,
        unseen=hand.blind,
        stake=hand.stake,
        state=hand.state,
        bought=hand.bought,
        owes_card=hand.owes_card,
        replaced=hand.replaced,
        exchanges=hand.exchanges,
        net=hand.net,
        makes=rules.special(cards) if whole else "",
    )


def bank_view(table: BankTable, seat: int, rules: CardRules, free: int, legal: tuple[Legal, ...]) -> BankView:
    """The table as `seat` may know it; `rules` tell what its hands count and make."""
    return BankView(
        game=table.game,
        options=table.options,
        seat=seated(seat, len(table.seats)),
        seats=table.seats,
        hands=tuple(hand_view(hand, i == seat, rules) for i, hand in enumerate(table.hands)),
        phase=table.phase,
        banker=table.banker,
        bank=table.bank,
        free=free,
        founded=table.founded,
        announced=table.announced,
        last=table.last,
        round=table.round,
        in_round=table.in_round,
        turn=table.turn,
        cards_left=len(table.stock),
        cut=table.cut,
        aside=len(table.under) + len(table.aside),
        returned=table.returned,
        need=table.need,
        doubled=table.doubled,
        demanded=table.demanded,
        breaker=table.breaker,
        legal=legal,
    )
