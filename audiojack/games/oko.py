"""Oko bere s malou domů, the Czech bank game (RULES.md, section 1; rules OKO-R01 to R40).

One card each, stakes against what is free of the bank and matched from it, cards that may be returned; the
banker plays last and openly, and takes the bank home only under malá domů.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank import Bank
from audiojack.engine.bank_draft import Draft, Heap
from audiojack.engine.bank_table import BankHand, BankTable, Exchange, new_table, punters, punters_after
from audiojack.engine.cards import HEART_KING, PACK_32, SANTAL, Card, is_picture, rank
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Command, Legal
from audiojack.engine.events import Audience
from audiojack.engine.hands import GOAL, Makes, santal_count, santal_totals
from audiojack.engine.refusals import Reason
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.options import Option
from audiojack.games.traits import Traits

OPTIONS = (
    Option("players", 4, least=2, most=6),
    Option("first_banker", "lot", choices=("lot", "agreement")),
    Option("min_bank", 100, least=1, most=1000),
    Option("max_bank", 0, least=0, most=1_000_000),
    Option("mandatory_first_bet", True),
    Option("min_bet", 10, least=1, most=1000),
    Option("direction", "left", choices=("left", "right")),
    Option("picture_values", "1-1-1", choices=("1-1-1", "1-2-3", "1-1-2")),
    Option("raise", True),
    Option("raise_requires_draw", True),
    Option("stand_on_one_card", False),
    Option("auto_stand_21", True),
    Option("royal_pays", 1, choices=(1, 3)),
    Option("santal_royal", False),
    Option("exchange_seven", True),
    Option("exchange_eight", "directly", choices=("directly", "any_exchange", "off")),
    Option("exchange_five_pictures", True),
    Option("exchange_fifteen", True),
    Option("santal_fifteen", True),
    Option("exchange_limit", "none", choices=("none", "once")),
    Option("banker_card_open", False),
    Option("mala_domu_from", "any_deal", choices=("any_deal", "bank_doubled")),
    Option("mala_domu_trigger", "dealt", choices=("dealt", "any_first")),
)

PLACES = (2, 6)

TRAITS = Traits("matched", suits_matter=True)


class Oko:
    """The rules of Oko under one set of table options."""

    pack = PACK_32
    min_stake = 1
    heap: Heap = "aside"
    shuffles_each_round = True
    stakes_before_deal = False
    heir_by_lot = True

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self._options = options
        pictures = dict(zip("JQK", (int(n) for n in str(options["picture_values"]).split("-")), strict=True))
        self._values = {**{str(n): n for n in (7, 8, 9, 10)}, **pictures, "A": 11}
        self.count = santal_count(self._values)
        self.min_bank = int(options["min_bank"])
        self.max_bank = int(options["max_bank"])
        self.by_agreement = options["first_banker"] == "agreement"
        self._mandatory = bool(options["mandatory_first_bet"])
        self._min_bet = int(options["min_bet"])

    # --- the bank ----------------------------------------------------------------------------------------

    def free(self, table: BankTable) -> int:
        """OKO-R13: the bank without all matches lying beside unsettled stakes."""
        return table.bank - table.staked

    def announce_refusal(self, table: BankTable) -> Reason | None:
        """OKO-R36: before any deal; by option not before the bank has doubled."""
        if table.announced:
            return "announced-already"
        early = self._options["mala_domu_from"] == "bank_doubled" and table.bank < 2 * table.founded
        return "announce-too-early" if early else None

    def ready(self, draft: Draft) -> None:
        """Nothing happens between the founding and the deal."""

    def seated(self, draft: Draft) -> None:
        """A newcomer plays from the next deal on."""

    # --- the deal ----------------------------------------------------------------------------------------

    def begin(self, draft: Draft) -> None:
        """OKO-R08, R09: all cards are gathered and shuffled, one is dealt to everybody, the banker last."""
        draft.emit(bv.HandsGathered())
        draft.emit(ev.RoundBegan(draft.table.round + 1))
        draft.shuffle("start")
        for seat in punters(draft.table):
            draft.deal(seat, "deal", "owner")
        draft.deal(draft.table.banker, "deal", self._first_card_to())
        self._after_first_card(draft)

    def _first_card_to(self) -> Audience:
        return "all" if self._options["banker_card_open"] else "owner"

    def _after_first_card(self, draft: Draft) -> None:
        """OKO-R37, R38: under malá domů the heart king ends the game, an eight makes this the last round."""
        banker = draft.table.banker
        if not draft.table.announced:
            self._next_punter(draft, banker)
            return
        hand = draft.hand(banker)
        if hand.cards[0] == HEART_KING:
            draft.show(banker, "heart-king")
            draft.end_round()
            draft.home("heart-king")
            return
        if rank(hand.cards[0]) == "8":
            draft.show(banker, "eight")
            draft.emit(bv.LastRoundAnnounced(banker))
        elif self._options["mala_domu_trigger"] == "any_first" and self._exchange(hand):
            draft.emit(bv.KeepAsked(banker))
            return
        self._next_punter(draft, banker)

    def _next_punter(self, draft: Draft, after: int) -> None:
        """OKO-R10, R27: the next one who can stake; when there is none, the banker plays if a stake is left."""
        for seat in punters_after(draft.table, after):
            if not draft.table.seats[seat].chips:
                draft.emit(bv.PassedOver(seat, "no-chips"))
            elif not self.free(draft.table):
                draft.emit(bv.PassedOver(seat, "no-bank"))
            else:
                draft.emit(ev.TurnBegan(seat))
                return
        if draft.table.staked:
            draft.emit(ev.TurnBegan(draft.table.banker))
            draft.show(draft.table.banker, "turn")
        else:
            self._end(draft)

    # --- what is legal -----------------------------------------------------------------------------------

    def legal(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """What the seat can do in its turn."""
        if seat != table.turn:
            return ()
        hand = table.hands[seat]
        if table.phase == "keep":
            return (Legal("exchange", what=self._exchange(hand) or ""), Legal("keep"))
        if self.must_stop(table, seat) or not self._can_draw(table) or self._penniless(table, seat):
            return (Legal("stand"),)
        found = [] if table.phase == "banker" else self._staking(table, seat, hand)
        if table.phase == "banker" or hand.stake or not self._mandatory:
            found.append(Legal("hit"))
        if self._stand_refusal(table, hand) is None:
            found.append(Legal("stand"))
        if what := self._exchange(hand):
            found.append(Legal("exchange", what=what))
        return tuple(found)

    def must_stop(self, table: BankTable, seat: int) -> bool:
        """OKO-R19: a punter at 21."""
        silent = table.phase == "play" and bool(self._options["auto_stand_21"])
        return silent and self.count(table.hands[seat].cards).points == GOAL

    def _penniless(self, table: BankTable, seat: int) -> bool:
        """Whether the punter must stake and can't: the purse has been emptied elsewhere since the cards were dealt."""
        owing = table.phase == "play" and self._mandatory and not table.hands[seat].stake
        return owing and not table.seats[seat].chips

    def _staking(self, table: BankTable, seat: int, hand: BankHand) -> list[Legal]:
        """OKO-R11, R13, R14."""
        most = min(table.seats[seat].chips, self.free(table))
        if most < 1:
            return []
        if not hand.stake:
            return [Legal("bet", least=min(self._min_bet, most) if self._mandatory else 1, most=most)]
        return [Legal("raise", least=1, most=most)] if self._options["raise"] else []

    def _stand_refusal(self, table: BankTable, hand: BankHand) -> Reason | None:
        """OKO-R15, R17: two cards, and a card since the last stake."""
        if table.phase == "play":
            if self._mandatory and not hand.stake:
                return "stake-first"
            if self._owes_card(hand):
                return "must-draw"
        if len(hand.cards) < 2 and not self._options["stand_on_one_card"]:
            return "two-cards-needed"
        return None

    def _owes_card(self, hand: BankHand) -> bool:
        return bool(self._options["raise_requires_draw"]) and hand.owes_card

    def _exchange(self, hand: BankHand) -> Exchange | None:
        """What the hand may be returned as (OKO-R21 to R25)."""
        if self._options["exchange_limit"] == "once" and hand.exchanges:
            return None
        if len(hand.cards) == 1:
            return None if hand.fixed else self._exchange_one(hand)
        return None if self._owes_card(hand) else self.whole_exchange(hand.cards)

    def whole_exchange(self, cards: tuple[Card, ...]) -> Exchange | None:
        """What a hand of several cards may be returned as (OKO-R23, R24)."""
        if self._options["exchange_five_pictures"] and len(cards) == 5 and all(map(is_picture, cards)):
            return "five-pictures"
        return "fifteen" if self._options["exchange_fifteen"] and self._is_fifteen(cards) else None

    def _exchange_one(self, hand: BankHand) -> Exchange | None:
        """OKO-R21, R22: a lone seven, and a lone eight that replaced a returned seven."""
        kind = rank(hand.cards[0])
        if kind == "7" and self._options["exchange_seven"]:
            return "seven"
        fits = {"directly": hand.replaced == "seven", "any_exchange": hand.exchanges > 0}
        return "eight" if kind == "8" and fits.get(str(self._options["exchange_eight"]), False) else None

    def _is_fifteen(self, cards: tuple[Card, ...]) -> bool:
        """OKO-R24: 15 as it counts, or by option as Šantal can be counted."""
        if self._options["santal_fifteen"]:
            return 15 in santal_totals(self._values, cards)
        return self.count(cards).points == 15

    def _can_draw(self, table: BankTable) -> bool:
        """OKO-R26: from the stock, or from the cards laid aside once it is empty."""
        return bool(table.stock or table.aside) or any(self._spent(hand) for hand in table.hands)

    @staticmethod
    def _spent(hand: BankHand) -> bool:
        return bool(hand.cards) and hand.state in ("bust", "settled", "left")

    def special(self, cards: tuple[Card, ...]) -> Makes:
        """OKO-R18 to R20: royal, 21, or too much."""
        if self._is_royal(cards):
            return "royal"
        points = self.count(cards).points
        return "bust" if points > GOAL else "twenty-one" if points == GOAL else ""

    def _is_royal(self, cards: tuple[Card, ...]) -> bool:
        """OKO-R20: exactly two aces; by option Šantal with an ace too."""
        if len(cards) != 2:
            return False
        aces = sum(rank(card) == "A" for card in cards)
        return aces == 2 or (aces == 1 and SANTAL in cards and bool(self._options["santal_royal"]))

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """Why the seat to act can't do this now."""
        hand = table.hands[command.seat]
        if self.must_stop(table, command.seat) and command.action in ("hit", "raise", "exchange"):
            return "hand-complete"
        match command.action:
            case "bet" if self._penniless(table, command.seat):
                return "not-enough-chips"
            case "bet" | "raise" if table.phase == "play" and self._can_draw(table):
                return self._stake_refusal(table, command)
            case "hit" if table.phase != "keep":
                return "stake-first" if self._can_draw(table) else "no-cards-left"
            case "stand" if table.phase != "keep":
                return self._stand_refusal(table, hand) or "not-now"
            case "exchange":
                return self._exchange_refusal(hand)
            case "hit-blind":
                return "no-blind-in-game"
            case "hit-at" | "hit-any" | "hit-banker":
                return "no-pull-in-game"
            case "sit-out":
                return "no-sitting-out-in-game"
            case _:
                return "not-now"

    def _stake_refusal(self, table: BankTable, command: Command) -> Reason:
        hand = table.hands[command.seat]
        if command.action == "raise":
            if not self._options["raise"]:
                return "no-raise-in-game"
            if not hand.stake:
                return "stake-first"
        elif hand.stake:
            return "already-bet"
        return "nothing-to-stake"

    def _exchange_refusal(self, hand: BankHand) -> Reason:
        if self._options["exchange_limit"] == "once" and hand.exchanges:
            return "exchange-limit"
        complete = len(hand.cards) > 1 and (self._is_fifteen(hand.cards) or all(map(is_picture, hand.cards)))
        return "must-draw" if complete and self._owes_card(hand) else "nothing-to-exchange"

    # --- what is done ------------------------------------------------------------------------------------

    def act(self, draft: Draft, command: Command) -> None:
        """Do what `legal` has offered."""
        seat, action = command.seat, command.action
        if action in ("bet", "raise"):
            stake = draft.hand(seat).stake
            whole = command.amount == self.free(draft.table)
            laid = ev.StakeLaid(seat, command.amount, stake + command.amount, raised=stake > 0, whole=whole)
            draft.emit(laid)
        elif action == "hit":
            self._draw(draft, seat, "hit")
            self._after_card(draft, seat)
        elif action == "exchange":
            self._return(draft, seat)
        elif action == "keep":
            draft.emit(bv.CardsKept(seat))
            self._next_punter(draft, seat)
        elif seat == draft.table.banker:
            draft.stand(seat, True, "all")
            self._settle(draft)
        elif self._penniless(draft.table, seat):
            draft.emit(bv.PassedOver(seat, "no-chips"))
            self._next_punter(draft, seat)
        else:
            draft.stand(seat, not self.must_stop(draft.table, seat), "owner")
            self._next_punter(draft, seat)

    def _draw(self, draft: Draft, seat: int, how: Literal["hit", "new-first"]) -> None:
        if not draft.table.stock:
            for other, hand in enumerate(draft.table.hands):
                if self._spent(hand):
                    draft.throw(other)
            draft.shuffle("empty")
        to: Audience = "owner"
        if seat == draft.table.banker:
            to = "all" if draft.table.phase == "banker" else self._first_card_to()
        draft.deal(seat, how, to)

    def _return(self, draft: Draft, seat: int) -> None:
        """OKO-R25: the cards lie open aside, the stake stays, a new first card comes."""
        what = self._exchange(draft.hand(seat))
        assert what is not None
        early = draft.table.phase == "keep"
        draft.emit(bv.CardsReturned(seat, draft.hand(seat).cards, what))
        self._draw(draft, seat, "new-first")
        if early:
            self._after_first_card(draft)

    def _after_card(self, draft: Draft, seat: int) -> None:
        """OKO-R18, R20, section 1.3: royal and bust, and the banker's 21, end a turn by themselves."""
        hand, points = draft.hand(seat), draft.total(seat).points
        if seat == draft.table.banker:
            if points >= GOAL:
                self._settle(draft)
        elif self._is_royal(hand.cards):
            self._pay_royal(draft, seat)
        elif points > GOAL:
            draft.emit(ev.Bust(seat, points, hand.stake, shown=hand.cards))
            self._next_punter(draft, seat)

    def _pay_royal(self, draft: Draft, seat: int) -> None:
        """OKO-R20: at once, capped by the match and what is free."""
        draft.show(seat, "royal")
        stake = draft.hand(seat).stake
        draft.win(seat, min(stake * int(self._options["royal_pays"]), stake + self.free(draft.table)), "royal")
        if draft.table.bank:
            self._next_punter(draft, seat)
        else:
            self._end(draft)

    # --- settlement --------------------------------------------------------------------------------------

    def _settle(self, draft: Draft) -> None:
        """OKO-R29 to R32: in the order of play, each standing hand shown."""
        banker = draft.table.banker
        against = draft.total(banker).points
        royal = self._is_royal(draft.hand(banker).cards)
        for seat in punters(draft.table):
            if draft.hand(seat).stake:
                draft.show(seat, "opening")
                self._settle_one(draft, seat, against, royal)
        self._end(draft)

    def _settle_one(self, draft: Draft, seat: int, against: int, royal: bool) -> None:
        points, stake = draft.total(seat).points, draft.hand(seat).stake
        if royal:
            draft.lose(seat, "banker-royal", against)
        elif against > GOAL:
            draft.win(seat, stake, "banker-bust", against=against)
        elif against == GOAL:
            draft.lose(seat, "banker-twenty-one", against)
        elif points > against:
            draft.win(seat, stake, "points", against=against)
        else:
            draft.lose(seat, "tie" if points == against else "points", against)

    def _end(self, draft: Draft) -> None:
        """OKO-R34, R39: broken, taken home, or on to the next deal."""
        breaker = draft.table.paid
        draft.end_round()
        if not draft.table.bank:
            draft.emit(bv.BankBroken(breaker))
        elif draft.table.last:
            draft.home("last-round")

    def left(self, draft: Draft, seat: int) -> None:
        """GEN-R10: the turn passes on; without any stake the banker does not play on."""
        if draft.table.phase == "play" and draft.table.turn == seat:
            self._next_punter(draft, seat)
        elif draft.table.phase == "banker" and not draft.table.staked:
            self._end(draft)


def decider(options: Mapping[str, OptionValue]) -> Bank:
    """The decider of a table with these (complete) options."""
    return Bank(Oko(options))


def open_table(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None) -> BankTable:
    """A new table at which the first banker is to be chosen."""
    return new_table("oko", dict(options), tuple(seats), Chance(seed), PACK_32)
