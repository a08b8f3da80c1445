"""The round of the Ochko games: a circle of duels, each between one punter and the banker, settled one by one.

The whole bank is the limit of every stake, cards may be bought unseen, and the pack is not shuffled between
circles. What the two games do differently (the banker's card, the end of the pack) they say in their own files.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Literal

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_draft import Draft, Heap
from audiojack.engine.bank_passing import choose_next
from audiojack.engine.bank_table import BankHand, BankTable, Need, punters
from audiojack.engine.cards import PACK_36, Card, is_picture, rank
from audiojack.engine.commands import Command, Legal
from audiojack.engine.hands import GOAL, Makes, plain_count
from audiojack.engine.refusals import Reason
from audiojack.engine.table import OptionValue
from audiojack.games.ochko.renewal import answer, ask_or_renew

VALUES = {**{str(n): n for n in range(6, 11)}, "J": 2, "Q": 3, "K": 4, "A": 11}
MOST_CARDS = 8
"""Nine cards always exceed 21 (OCA-R26)."""

Instant = Literal["twenty-one", "aces", "pictures"]

_BANKER_WINS: dict[Instant, bv.SettledWhy] = {
    "twenty-one": "banker-twenty-one",
    "aces": "banker-aces",
    "pictures": "banker-pictures",
}


class Duels(ABC):
    """The rules that both Ochko games share (OCA-R01 to R39), under one set of table options."""

    pack = PACK_36
    count = staticmethod(plain_count(VALUES))
    min_stake = 1
    shuffles_each_round = False
    stakes_before_deal = False
    heir_by_lot = False
    fifteen_must_draw: bool
    repeats_open_card: bool
    """Whether after a knock the banker's card is told again before each sum, though it lies open already."""
    heap: Heap

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.options = options
        self.min_bank = int(options["min_bank"])
        self.max_bank = int(options["max_bank"])
        self.by_agreement = options["first_banker"] == "agreement"

    # --- what the two games do differently -----------------------------------------------------------------

    @abstractmethod
    def clear_table(self, draft: Draft) -> None:
        """Before the deal of a circle: what the banker still holds from the last one."""

    @abstractmethod
    def deal_banker(self, draft: Draft) -> None:
        """The banker's card in the deal of a circle, and what follows it."""

    @abstractmethod
    def banker_card(self, draft: Draft, punter: int) -> bool:
        """See that the banker holds a card before this punter's duel; False if the pack is over."""

    @abstractmethod
    def clear_banker(self, draft: Draft) -> None:
        """After a duel: which of the banker's cards go."""

    @abstractmethod
    def pack_over(self, draft: Draft, punter: int) -> None:
        """The punter asked for a card and there is none in the pack."""

    @abstractmethod
    def banker_pack_over(self, draft: Draft, punter: int) -> None:
        """The banker wanted a card in his duel with this punter and there is none in the pack."""

    @abstractmethod
    def renewed(self, draft: Draft, need: Need) -> None:
        """The pack was shuffled within a circle, and those who gave cards back have new ones."""

    @abstractmethod
    def banker_can_ask(self, table: BankTable) -> bool:
        """Whether the banker may ask for a card at all."""

    # --- the bank --------------------------------------------------------------------------------------------

    def free(self, table: BankTable) -> int:
        """OCA-R11: always the whole bank."""
        return table.bank

    def announce_refusal(self, table: BankTable) -> Reason | None:
        """OCA-R34: after three circles, or when the bank has tripled."""
        if table.announced:
            return "announced-already"
        circles, times = int(self.options["take_after_circles"]), int(self.options["take_multiple"])
        enough = circles and table.round >= circles - 1
        grown = times and table.bank >= times * table.founded
        return None if enough or grown else "announce-too-early"

    def ready(self, draft: Draft) -> None:
        """OCA-R05: shuffled and cut once for each bank."""
        draft.emit(bv.HandsGathered())
        draft.shuffle("start")

    def seated(self, draft: Draft) -> None:  # noqa: B027 - the same for both games
        """A newcomer plays from the next circle on."""

    # --- the circle ------------------------------------------------------------------------------------------

    def begin(self, draft: Draft) -> None:
        """OCA-R07, R32: one card each, after a shuffle if the pack is too short for that."""
        self.clear_table(draft)
        banker = draft.table.banker
        order = punters(draft.table)
        if len(draft.table.stock) < len(order) + (not draft.hand(banker).cards):
            draft.shuffle("due")
        draft.emit(ev.RoundBegan(draft.table.round + 1))
        for seat in order:
            draft.deal(seat, "deal", "owner")
        self.deal_banker(draft)
        self.next_duel(draft, first=True)

    def next_duel(self, draft: Draft, first: bool = False) -> None:
        """OCA-R09, R10: the next punter who has chips; after the last one the circle is over."""
        for seat in punters(draft.table):
            if draft.hand(seat).state != "waiting":
                continue
            if draft.table.seats[seat].chips:
                if self.banker_card(draft, seat):
                    self.begin_duel(draft, seat, first)
                return
            draft.emit(bv.PassedOver(seat, "no-chips"))
            draft.throw(seat)
        self._end_circle(draft)

    def begin_duel(self, draft: Draft, seat: int, first: bool = False) -> None:
        """OCA-R35: in the last circle the banker's card is open before the sum is named."""
        every = self.options["knock_exposes"] == "every_card"
        card = draft.hand(draft.table.banker)
        if draft.table.announced and (every or first) and (self.repeats_open_card or not card.shown):
            draft.show(draft.table.banker, "knock")
        draft.emit(ev.TurnBegan(seat))

    def _end_circle(self, draft: Draft) -> None:
        """OCA-R33, R37."""
        banker, knocked = draft.table.banker, draft.table.announced
        draft.end_round()
        if knocked:
            draft.home("knock")
            choose_next(self, draft, banker)

    # --- what is legal ---------------------------------------------------------------------------------------

    def must_stop(self, table: BankTable, seat: int) -> bool:
        """Never: what ends a hand by itself is told to all (OCA-R14 to R20)."""
        return False

    def legal(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """What the seat can do in its turn."""
        if seat != table.turn:
            return ()
        if table.phase == "keep":
            return (Legal("keep"), Legal("give-back"))
        hand = table.hands[seat]
        if table.phase == "banker":
            hit = (Legal("hit"),) if self.banker_can_ask(table) else ()
            return hit if hit and self._at_fifteen(hand) else (*hit, Legal("stand"))
        if not hand.stake:
            most = min(table.bank, table.seats[seat].chips)
            if not most:  # the purse has been emptied elsewhere since the cards were dealt
                return (Legal("stand"),)
            return (Legal("bet", least=min(int(self.options["min_bet"]), most), most=most),)
        actions: tuple[Literal["hit", "hit-blind"], ...] = ("hit", "hit-blind")
        takes = tuple(Legal(action) for action in actions if not self._take_refusal(table, hand, action))
        return (*takes, Legal("stand"))

    def _at_fifteen(self, hand: BankHand) -> bool:
        return self.fifteen_must_draw and self.count(hand.cards).points == 15

    def _take_refusal(self, table: BankTable, hand: BankHand, action: str) -> Reason | None:
        """OCA-R12, R26, OCB-R11."""
        if action == "hit-blind" and not self.options["dark"]:
            return "no-blind-in-game"
        if action == "hit" and hand.blind:
            return "blind-cards-held"
        if len(hand.cards) >= MOST_CARDS:
            return "eight-cards-held"
        return None if table.spare else "no-cards-left"

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """Why the seat to act can't do this now."""
        hand, action = table.hands[command.seat], command.action
        match action:
            case "exchange":
                return "no-exchange-in-game"
            case "hit-at" | "hit-any" | "hit-banker":
                return "no-pull-in-game"
            case "raise":
                return "no-raise-in-game"
            case "sit-out":
                return "no-sitting-out-in-game"
            case "keep" | "give-back" | "decline":
                return "not-now"
            case _ if table.phase == "keep":
                return "not-now"
            case "hit-blind" if table.phase == "banker":
                return "punters-only"
            case "hit" if table.phase == "banker":
                return "no-cards-left"
            case "stand" if table.phase == "banker":
                return "fifteen-must-draw"
            case "bet" if table.phase != "play":
                return "punters-only"
            case "bet":
                return "already-bet" if hand.stake else "not-enough-chips"
            case "hit" | "hit-blind" if hand.stake:
                return self._take_refusal(table, hand, action) or "not-now"
            case _:
                return "stake-first"

    # --- what is done ----------------------------------------------------------------------------------------

    def act(self, draft: Draft, command: Command) -> None:
        """Do what `legal` has offered."""
        seat, action = command.seat, command.action
        if draft.table.phase == "keep":
            answer(self, draft, seat, action == "keep")
        elif action == "bet":
            whole = command.amount == draft.table.bank
            draft.emit(ev.StakeLaid(seat, command.amount, command.amount, whole=whole))
        elif seat == draft.table.banker:
            self._banker_acts(draft, action == "hit")
        elif not draft.hand(seat).stake:
            draft.emit(bv.PassedOver(seat, "no-chips"))
            draft.throw(seat)
            self.next_duel(draft)
        elif action == "stand":
            draft.stand(seat, True, "none" if draft.hand(seat).blind else "owner")
            self._banker_turn(draft)
        elif not draft.table.stock:
            self.pack_over(draft, seat)
        elif action == "hit-blind":
            draft.deal(seat, "blind", "none")
        else:
            draft.deal(seat, "hit", "owner")
            self._after_card(draft, seat)

    def special(self, cards: tuple[Card, ...]) -> Makes:
        """OCA-R14 to R17: what wins at once, or too much."""
        return self.instant(cards) or ("bust" if self.count(cards).points > GOAL else "")

    def instant(self, cards: tuple[Card, ...]) -> Instant | None:
        """OCA-R14 to R16: what wins at once."""
        aces = sum(rank(card) == "A" for card in cards)
        if aces >= 2 and (len(cards) == 2 or self.options["two_aces"] == "any"):
            return "aces"
        pictures = sum(is_picture(card) for card in cards)
        if pictures >= 5 and (len(cards) == 5 or self.options["five_pictures"] == "any_five"):
            return "pictures"
        return "twenty-one" if self.count(cards).points == GOAL else None

    def _after_card(self, draft: Draft, seat: int) -> None:
        hand, points = draft.hand(seat), draft.total(seat).points
        why = self.instant(hand.cards)
        if why:
            draft.show(seat, why)
            draft.win(seat, hand.stake, why)
            self._end_duel(draft, seat)
        elif points > GOAL:
            draft.emit(ev.Bust(seat, points, hand.stake, shown=hand.cards))
            self._end_duel(draft, seat)

    def _banker_turn(self, draft: Draft) -> None:
        """OCA-R18: he turns up his card and buys openly."""
        banker = draft.table.banker
        draft.emit(ev.TurnBegan(banker))
        if draft.hand(banker).shown < len(draft.hand(banker).cards):
            draft.show(banker, "turn")

    def _banker_acts(self, draft: Draft, hits: bool) -> None:
        banker, punter = draft.table.banker, duelling(draft.table)
        if not hits:
            draft.stand(banker, True, "all")
            self.compare(draft, punter)
        elif draft.table.stock:
            self.banker_buys(draft, punter)
        else:
            self.banker_pack_over(draft, punter)

    def banker_buys(self, draft: Draft, punter: int) -> None:
        """OCA-R18, R20: one card, and what it decides by itself."""
        banker = draft.table.banker
        draft.deal(banker, "hit", "all")
        points = draft.total(banker).points
        why = self.instant(draft.hand(banker).cards)
        if why:
            self._banker_wins(draft, punter, why)
        elif points > GOAL:
            self._banker_busts(draft, punter)
        elif points == 17 or (points > 17 and self.options["banker_17"] == "and_above"):
            draft.stand(banker, False, "all")
            self.compare(draft, punter)

    # --- settlement (section 4.3) ----------------------------------------------------------------------------

    def _banker_wins(self, draft: Draft, punter: int, why: Instant) -> None:
        hand, against = draft.hand(punter), draft.total(draft.table.banker).points
        own = self.instant(hand.cards) if hand.blind else None
        if own and self.options["dark_vs_banker_21"] == "tie_to_dark":
            draft.show(punter, own)
            draft.win(punter, hand.stake, own, against=against)
        else:
            self._look_at_blind(draft, punter)
            draft.lose(punter, _BANKER_WINS[why], against=against)
        self._end_duel(draft, punter)

    def _banker_busts(self, draft: Draft, punter: int) -> None:
        hand, against = draft.hand(punter), draft.total(draft.table.banker).points
        decides = bool(hand.blind) and self.options["dark_double_bust"] == "banker"
        if decides:
            draft.show(punter, "opening")
        else:
            self._look_at_blind(draft, punter)
        points = draft.total(punter).points
        if decides and points > GOAL and not self.instant(hand.cards):
            draft.lose(punter, "both-bust", against)
        else:
            draft.win(punter, hand.stake, "banker-bust", against=against)
        self._end_duel(draft, punter)

    def _look_at_blind(self, draft: Draft, punter: int) -> None:
        """OCA-R39: a hand thrown in unseen is told to its owner all the same."""
        if draft.hand(punter).blind:
            draft.look(punter)

    def compare(self, draft: Draft, punter: int) -> None:
        """OCA-R22, R27: a tie goes to the banker, but to the punter who bought unseen."""
        hand, blind = draft.hand(punter), draft.hand(punter).blind > 0
        points, against = draft.total(punter).points, draft.total(draft.table.banker).points
        why = self.instant(hand.cards)
        draft.show(punter, why or "opening")
        if why:
            draft.win(punter, hand.stake, why, against=against)
        elif points > GOAL:
            draft.lose(punter, "bust", against)
        elif points > against:
            draft.win(punter, hand.stake, "points", against=against)
        elif points == against and blind:
            draft.win(punter, hand.stake, "tie", against=against)
        else:
            draft.lose(punter, "tie" if points == against else "points", against)
        self._end_duel(draft, punter)

    def _end_duel(self, draft: Draft, punter: int) -> None:
        """OCA-R24, R25."""
        if not draft.table.bank:
            self._broken(draft, punter)
            return
        draft.throw(punter)
        self.clear_banker(draft)
        self.next_duel(draft)

    def _broken(self, draft: Draft, breaker: int) -> None:
        banker, won = draft.table.banker, draft.hand(breaker).net
        draft.end_round()
        draft.emit(bv.BankBroken(breaker))
        if self.options["after_break"] == "breaker":
            draft.emit(bv.BankerChosen(breaker, "broke", least=won))
        else:
            choose_next(self, draft, banker)

    # --- leaving ---------------------------------------------------------------------------------------------

    def left(self, draft: Draft, seat: int) -> None:
        """GEN-R10: his cards are thrown in, and his duel, if it was on, is over."""
        draft.throw(seat)
        phase, asked = draft.table.phase, draft.table.turn == seat
        if phase == "keep":
            if asked:
                ask_or_renew(self, draft, draft.table.asks)
        elif (phase == "play" and asked) or (phase == "banker" and not draft.table.staked):
            self.clear_banker(draft)
            self.next_duel(draft)


def duelling(table: BankTable) -> int:
    """The punter whose duel is on: the only one with a stake."""
    return next((seat for seat, hand in enumerate(table.hands) if hand.stake), -1)
