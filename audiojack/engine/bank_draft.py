"""A bank table in the middle of a command: events are emitted one by one, and the table follows each.

The rounds of the games (games/) are written in terms of it; what several of
them do with cards and turns stands here once.
"""

from __future__ import annotations

from typing import Literal, Protocol

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_evolve import evolve
from audiojack.engine.bank_table import BankHand, BankTable
from audiojack.engine.cards import Card
from audiojack.engine.chance import Keys
from audiojack.engine.events import UNKNOWN, Audience, DealtHow, Event, ShuffleReason
from audiojack.engine.hands import Count, Makes, Total

Heap = Literal["under", "aside", "stock"]
"""Where used cards go."""


class CardRules(Protocol):
    """What of a game's rules a draft needs: its cards, what they count, and where used ones go."""

    @property
    def pack(self) -> tuple[Card, ...]:
        """All cards of the game."""
        ...

    @property
    def count(self) -> Count:
        """How many points a hand is."""
        ...

    def special(self, cards: tuple[Card, ...]) -> Makes:
        """What a hand makes."""
        ...

    @property
    def heap(self) -> Heap:
        """Where used cards go."""
        ...


class Draft:
    """The events of one command so far, and the table after each."""

    def __init__(self, table: BankTable, rules: CardRules, keys: Keys) -> None:
        self.table = table
        self.rules = rules
        self.keys = keys
        self.events: list[Event] = []
        self.tables: list[BankTable] = []

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.table = evolve(self.table, event)
        self.events.append(event)
        self.tables.append(self.table)

    # --- what lies on the table --------------------------------------------------------------------------

    def hand(self, seat: int) -> BankHand:
        """The hand of a seat as it is now."""
        return self.table.hands[seat]

    def total(self, seat: int) -> Total:
        """The points of a seat's hand."""
        return self.rules.count(self.table.hands[seat].cards)

    # --- cards -------------------------------------------------------------------------------------------

    def shuffle(self, why: ShuffleReason) -> None:
        """All cards that no hand holds come into a new order."""
        cards = self.table.spare
        order, draw = self.table.chance.order(cards, self.keys.next())
        self.emit(ev.Shuffled(order, why, len(order), draw.state, draw.stacked, draw.key))

    def deal(self, seat: int, how: DealtHow, to: Audience, place: int = 0) -> None:
        """A card of the pack goes to a hand: the top one, or the one at `place` (1 is the top)."""
        card = self.table.stock[max(place - 1, 0)]
        cards = (*self.hand(seat).cards, card)
        points, soft = self.rules.count(cards)
        makes = self.rules.special(cards)
        self.emit(ev.CardsDealt(seat, (card,), 1, points, soft, how=how, to=to, place=place, makes=makes))

    def throw(self, seat: int, keep: int = 0) -> None:
        """The cards of a hand beyond the first `keep` go where used cards go at this table."""
        count = len(self.hand(seat).cards) - keep
        if count > 0:
            self.emit(bv.CardsThrown(seat, count, self.rules.heap))

    def show(self, seat: int, why: bv.ShownWhy) -> None:
        """A hand is opened to all."""
        total = self.total(seat)
        cards = self.hand(seat).cards
        self.emit(bv.CardsShown(seat, cards, total.points, why, total.soft, self.rules.special(cards)))

    def look(self, seat: int) -> None:
        """A seat is told all cards of its own hand."""
        hand, total = self.hand(seat), self.total(seat)
        makes = self.rules.special(hand.cards)
        self.emit(bv.CardsSeen(seat, hand.cards, len(hand.cards), total.points, total.soft, makes=makes))

    def stand(self, seat: int, own: bool, to: Audience) -> None:
        """A hand takes no more cards."""
        total = self.total(seat)
        self.emit(ev.Stood(seat, total.points, total.soft, own=own, count=len(self.hand(seat).cards), to=to))

    # --- stakes ------------------------------------------------------------------------------------------

    def win(
        self, seat: int, gain: int, why: bv.SettledWhy, *, extra: int = 0, short: int = 0, against: int = UNKNOWN
    ) -> None:
        """A stake is paid: `gain` chips from the bank, `extra` from the banker's purse."""
        self._settle(seat, "win", why, against, gain, extra, short)

    def lose(self, seat: int, why: bv.SettledWhy, against: int = UNKNOWN) -> None:
        """A stake falls to the bank."""
        self._settle(seat, "lose", why, against)

    def give_back(self, seat: int, why: bv.SettledWhy, against: int = UNKNOWN) -> None:
        """A stake goes back to its purse."""
        self._settle(seat, "back", why, against)

    def _settle(self, seat: int, outcome: bv.StakeOutcome, why: bv.SettledWhy, against: int, *paid: int) -> None:
        """The points are told only of a hand that lies open."""
        hand = self.hand(seat)
        gain, extra, short = paid or (0, 0, 0)
        points = self.total(seat).points if hand.shown == len(hand.cards) else UNKNOWN
        banker = self.table.banker
        self.emit(bv.StakeSettled(seat, outcome, hand.stake, why, gain, extra, short, banker, points, against))

    def end_round(self) -> None:
        """The round or circle is over."""
        if self.table.in_round:
            self.emit(ev.RoundEnded(self.table.round))

    def home(self, why: bv.TakenWhy) -> None:
        """The banker takes the bank home."""
        self.emit(bv.BankTaken(self.table.banker, self.table.bank, why))
