"""The round of the club games: stakes before the deal, two closed cards each, all hands opened at the end.

The bank lasts for one run through the pack. How a card is taken out of the pack, and whether the cards of the
deal are taken so too, is what the two games differ in (CardTaking).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_draft import Draft, Heap
from audiojack.engine.bank_passing import can_stake, close
from audiojack.engine.bank_table import BankHand, BankTable, punters, punters_after
from audiojack.engine.cards import Card, full_pack
from audiojack.engine.commands import Command, Legal
from audiojack.engine.events import Audience, DealtHow
from audiojack.engine.hands import GOAL, Makes, count_casino
from audiojack.engine.refusals import Reason
from audiojack.engine.table import OptionValue
from audiojack.games.twenty_one.settlement import end_tenure, open_hands, pay, tenure_over

MOST_BOUGHT = 3
CARDS_DEALT = 2
HITS = frozenset({"hit", "hit-at", "hit-any", "hit-banker"})


class CardTaking(Protocol):
    """In which ways a seat may take a card out of the pack."""

    @property
    def asks_in_deal(self) -> bool:
        """Whether the cards of the deal are taken one by one by those who get them (OCG-R05 by option)."""
        ...

    def ways(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """The ways that are open to this seat, the pack not being empty."""
        ...

    def may_demand(self, table: BankTable, seat: int) -> bool:
        """Whether this punter may oblige the banker to pull his own cards (OCG-R04 by option)."""
        ...

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """Why a card can't be taken in this way."""
        ...


class Taken(NamedTuple):
    """How a card leaves the pack: `place` 0 for the top as usual, else the position from the top."""

    how: DealtHow
    place: int


class Club:
    """The rules of the club games (OCV-R01 to R19) under one set of table options."""

    pack = full_pack(copies=2)
    count = staticmethod(count_casino)
    max_bank = 0
    by_agreement = False
    heap: Heap = "aside"
    shuffles_each_round = False
    stakes_before_deal = True
    heir_by_lot = False

    def __init__(self, options: Mapping[str, OptionValue], taking: CardTaking) -> None:
        self.options = options
        self.taking = taking
        self.min_stake = int(options["min_bet"])
        self.cover = 2 if options["cover"] == "double" else 1
        """How many times its amount a stake pledges of the bank (OCV-R06)."""
        self.min_bank = max(int(options["min_bank"]), self.cover * self.min_stake)
        """As the table says, but never too small for any stake."""
        self.breaker_banks = options["after_break"] == "breaker"
        self._open_banker = bool(options["open_banker_turn"])
        self._announce_bust = bool(options["announce_bust"])

    def special(self, cards: tuple[Card, ...]) -> Makes:
        """OCV-R08, R09, R11: 21 in the deal, a drawn one, or too much."""
        points = self.count(cards).points
        if points == GOAL:
            return "natural" if len(cards) == CARDS_DEALT else "twenty-one"
        return "bust" if points > GOAL else ""

    # --- the bank --------------------------------------------------------------------------------------------

    def free(self, table: BankTable) -> int:
        """OCV-R06: how large a stake the unpledged bank still covers."""
        return max(0, table.bank - self.cover * table.staked) // self.cover

    def announce_refusal(self, table: BankTable) -> Reason | None:
        """There is nothing to announce: the bank is taken when the pack is played out (OCV-R18)."""
        return "no-announcement-in-game"

    def ready(self, draft: Draft) -> None:
        """OCV-R03: the whole pack is shuffled, and stakes are asked for."""
        draft.emit(bv.HandsGathered())
        draft.shuffle("start")
        if can_stake(self, draft.table):
            self.ask_bets(draft)
        else:
            close(draft, "no-punters")

    def seated(self, draft: Draft) -> None:
        """A newcomer is asked in his place, if nobody has staked yet."""
        if draft.table.phase == "bets":
            self.ask_bets(draft)

    # --- stakes ----------------------------------------------------------------------------------------------

    def begin(self, draft: Draft) -> None:
        """The banker opens a round of stakes: the old cards are cleared."""
        if tenure_over(self, draft.table) is None:
            self._open_round(draft)
        self.ask_bets(draft)

    def _open_round(self, draft: Draft) -> None:
        draft.emit(bv.HandsGathered())
        draft.emit(ev.RoundBegan(draft.table.round + 1))

    def ask_bets(self, draft: Draft) -> None:
        """OCV-R18: the first punter is asked, or the tenure is over. The last round's cards lie until he answers."""
        over = tenure_over(self, draft.table)
        if over:
            end_tenure(self, draft, over)
        else:
            self._ask_next(draft, draft.table.banker)

    def _ask_next(self, draft: Draft, after: int) -> None:
        """OCV-R04, R06: the next punter who can bet; after the last one the cards are dealt."""
        for seat in punters_after(draft.table, after):
            most = self._most(draft.table, seat)
            if most >= self.min_stake:
                draft.emit(bv.BetAsked(seat, self.min_stake, most))
                return
            if draft.table.in_round:
                self._pass_over(draft, seat)
        self._deal(draft)

    def _pass_over(self, draft: Draft, seat: int) -> None:
        short = draft.table.seats[seat].chips < self.min_stake
        draft.emit(bv.PassedOver(seat, "no-chips" if short else "no-bank"))

    def _most(self, table: BankTable, seat: int) -> int:
        return min(table.seats[seat].chips, self.free(table))

    # --- the deal --------------------------------------------------------------------------------------------

    def _deal(self, draft: Draft) -> None:
        """OCV-R07: two rounds of one card face down; if nobody has staked, stakes are asked for again."""
        if not draft.table.staked:
            draft.end_round()
            self.ask_bets(draft)
        elif self.taking.asks_in_deal:
            self._ask_to_take(draft)
        else:
            for _ in range(CARDS_DEALT):
                for seat in self._dealt(draft.table):
                    self._deal_one(draft, seat, 0)
            self._banker_looks(draft)

    def _dealt(self, table: BankTable) -> tuple[int, ...]:
        return (*(seat for seat in punters(table) if table.hands[seat].stake), table.banker)

    def _deal_one(self, draft: Draft, seat: int, place: int) -> None:
        draft.deal(seat, "deal", "owner" if seat == draft.table.banker else "none", place)

    def _ask_to_take(self, draft: Draft) -> None:
        """OCG-R05 by option: whoever is due takes a card in a way of his choice."""
        dealt = self._dealt(draft.table)
        fewest = min(len(draft.hand(seat).cards) for seat in dealt)
        if fewest == CARDS_DEALT:
            self._banker_looks(draft)
        else:
            draft.emit(bv.TakeAsked(next(seat for seat in dealt if len(draft.hand(seat).cards) == fewest)))

    def _banker_looks(self, draft: Draft) -> None:
        """OCV-R08: with 21 he takes all stakes at once."""
        banker = draft.table.banker
        if draft.total(banker).points != GOAL:
            self._next_punter(draft, banker)
            return
        draft.show(banker, "natural")
        for seat in punters(draft.table):
            if draft.hand(seat).stake:
                draft.lose(seat, "banker-natural", against=GOAL)
        self._end(draft)

    # --- turns -----------------------------------------------------------------------------------------------

    def _next_punter(self, draft: Draft, after: int) -> None:
        """OCV-R09, R10: he looks at his cards when his turn comes; a dealt 21 is paid double at once."""
        for seat in punters_after(draft.table, after):
            if not draft.hand(seat).stake:
                continue
            draft.emit(ev.TurnBegan(seat))
            draft.look(seat)
            if draft.total(seat).points != GOAL:
                return
            draft.show(seat, "natural")
            pay(draft, seat, 2, "natural")
        self._banker_turn(draft)

    def _banker_turn(self, draft: Draft) -> None:
        """OCV-R10, R13: he plays if a stake is open."""
        if not draft.table.staked:
            self._end(draft)
            return
        draft.emit(ev.TurnBegan(draft.table.banker))
        if self._open_banker:
            draft.show(draft.table.banker, "turn")

    def _open(self, draft: Draft) -> None:
        """OCV-R14: all cards are opened."""
        open_hands(self, draft)
        self._end(draft)

    def _end(self, draft: Draft) -> None:
        draft.end_round()
        self.ask_bets(draft)

    # --- what is legal ---------------------------------------------------------------------------------------

    def legal(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """What the seat can do in its turn; the banker may open a round before anybody stakes."""
        if seat != table.turn:
            return self._out_of_turn(table, seat)
        if table.phase == "bets":
            return (Legal("bet", least=self.min_stake, most=self._most(table, seat)), Legal("sit-out"))
        if table.phase == "taking":
            return self.taking.ways(table, seat)
        if self._hit_refusal(table, seat):
            return (Legal("stand"),)
        return (*self.taking.ways(table, seat), Legal("stand"))

    def _out_of_turn(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        if seat == table.banker and table.phase == "bets" and not table.in_round:
            return (Legal("deal"),)
        if table.phase in ("play", "banker") and table.hands[seat].stake and self.taking.may_demand(table, seat):
            return (Legal("hit-banker"),)
        return ()

    def must_stop(self, table: BankTable, seat: int) -> bool:
        """OCV-R11, R12: at 21, over it, and after the third card."""
        return table.phase in ("play", "banker") and self._complete(table.hands[seat]) is not None

    def _complete(self, hand: BankHand) -> Reason | None:
        if hand.bought >= MOST_BOUGHT:
            return "three-cards-bought"
        return "hand-complete" if hand.bought and self.count(hand.cards).points >= GOAL else None

    def _hit_refusal(self, table: BankTable, seat: int) -> Reason | None:
        """OCV-R11, R18."""
        return self._complete(table.hands[seat]) or (None if table.stock else "no-cards-left")

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """Why the seat to act can't do this now."""
        match command.action:
            case "hit" | "hit-at" | "hit-any" | "hit-banker" if table.phase in ("play", "banker", "taking"):
                return self._hit_refusal(table, command.seat) or self.taking.refusal(table, command)
            case "hit" | "hit-at" | "hit-any" | "hit-banker" | "stand" if table.phase == "bets":
                return "stake-first"
            case "bet" | "sit-out" if table.phase == "play":
                return "already-bet"
            case "exchange":
                return "no-exchange-in-game"
            case "hit-blind":
                return "no-blind-in-game"
            case "raise":
                return "no-raise-in-game"
            case _:
                return "not-now"

    # --- what is done ----------------------------------------------------------------------------------------

    def act(self, draft: Draft, command: Command) -> None:
        """Do what `legal` has offered."""
        seat, action = command.seat, command.action
        if action == "deal":
            self.begin(draft)
        elif action == "hit-banker" and draft.table.turn != seat:
            draft.emit(bv.PullDemanded(seat))
        elif action in ("bet", "sit-out"):
            self._bet(draft, seat, command.amount if action == "bet" else 0)
        elif draft.table.phase == "taking":
            self._deal_one(draft, seat, self._take(draft, command).place)
            self._ask_to_take(draft)
        elif action in HITS:
            self._buy(draft, command)
        else:
            self._stop(draft, seat)

    def _bet(self, draft: Draft, seat: int, amount: int) -> None:
        whole = amount == self.free(draft.table)
        if not draft.table.in_round:
            self._open_round(draft)
            later = punters_after(draft.table, seat)
            for other in punters(draft.table):
                if other != seat and other not in later:
                    self._pass_over(draft, other)
        draft.emit(ev.StakeLaid(seat, amount, amount, whole=whole) if amount else ev.SatOut(seat))
        self._ask_next(draft, seat)

    def _take(self, draft: Draft, command: Command) -> Taken:
        """OCG-R02, R03: which card it is."""
        if command.action == "hit":
            return Taken("hit", 0)
        if command.action == "hit-at":
            return Taken("pull", command.amount)
        place, draw = draft.table.chance.pick(len(draft.table.stock), draft.keys.next())
        by_banker = command.action == "hit-banker"
        draft.emit(bv.PlacePicked(command.seat, place, by_banker, draw.stacked, draw.state, draw.key))
        return Taken("pull", place)

    def _buy(self, draft: Draft, command: Command) -> None:
        """OCV-R11, R12: a bust is told at once only by option; a hand that is complete stops in a step of its own."""
        seat = command.seat
        taken = self._take(draft, command)
        draft.deal(seat, taken.how, self._card_to(draft.table, seat), taken.place)
        points = draft.total(seat).points
        if points > GOAL and self._announce_bust and seat != draft.table.banker:
            draft.emit(ev.Bust(seat, points, 0, shown=draft.hand(seat).cards))
            self._next_punter(draft, seat)

    def _card_to(self, table: BankTable, seat: int) -> Audience:
        return "all" if seat == table.banker and self._open_banker else "owner"

    def _stop(self, draft: Draft, seat: int) -> None:
        draft.stand(seat, not self.must_stop(draft.table, seat), self._card_to(draft.table, seat))
        if seat == draft.table.banker:
            self._open(draft)
        else:
            self._next_punter(draft, seat)

    # --- leaving ---------------------------------------------------------------------------------------------

    def left(self, draft: Draft, seat: int) -> None:
        """GEN-R10: the round goes on without him."""
        phase, asked = draft.table.phase, draft.table.turn == seat
        if phase == "bets":
            if not draft.table.in_round:
                self.ask_bets(draft)
            elif asked:
                self._ask_next(draft, seat)
        elif not draft.table.staked:
            self._end(draft)
        elif phase == "taking":
            self._ask_to_take(draft)
        elif phase == "play" and asked:
            self._next_punter(draft, seat)
