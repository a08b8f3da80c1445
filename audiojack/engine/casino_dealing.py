"""The croupier's work: what follows from a command without anybody's choice.

A Dealing emits events and keeps the table after each of them, until a seat is to decide again or the round is
over. It lives as long as one command.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from audiojack.engine import events as ev
from audiojack.engine.cards import Card
from audiojack.engine.casino_evolve import STEPS
from audiojack.engine.casino_legal import CasinoLegal, split_insurance
from audiojack.engine.casino_rules import makes
from audiojack.engine.chance import Keys
from audiojack.engine.events import DEALER, UNKNOWN, DealtHow, Event, Outcome, ShuffleReason
from audiojack.engine.hands import GOAL, Total, count_casino
from audiojack.engine.table import Box, CasinoTable, Hand


class Dealing:
    """One run of the table from a command to the next question: what the decider answers (decider.Played)."""

    __slots__ = ("_keys", "_legal", "events", "rules", "table", "tables")

    def __init__(self, legal: CasinoLegal, table: CasinoTable, keys: Keys) -> None:
        self._legal = legal
        self.rules = legal.rules
        self._keys = keys
        self.table = table
        self.events: list[Event] = []
        self.tables: list[CasinoTable] = []

    def emit(self, event: Event) -> None:
        """Let something happen."""
        self.table = STEPS[type(event)](self.table, event)
        self.events.append(event)
        self.tables.append(self.table)

    # --- the shoe ----------------------------------------------------------------------------------------

    def shuffle(self, why: ShuffleReason, keep: Sequence[Card] = ()) -> None:
        """Shuffle the whole pack without the cards in `keep`."""
        cards: Sequence[Card] = self.rules.pack
        if keep:
            kept = Counter(keep)
            rest: list[Card] = []
            for card in cards:
                if kept[card]:
                    kept[card] -= 1
                else:
                    rest.append(card)
            cards = rest
        order, draw = self.table.chance.order(cards, self._keys.next())
        self.emit(ev.Shuffled(order, why, len(order), draw.state, draw.stacked, draw.key))

    def _next_card(self) -> Card | None:
        """The next card of the shoe; None when every card lies on the table (CBJ-R14, SBJ-R01)."""
        table = self.table
        left = len(table.shoe) - table.drawn
        if not left:
            self.shuffle("empty", keep=_on_table(table))
            if not self.table.left:
                return None
        elif left <= self.rules.cut_from_end and not table.cut:
            self.emit(ev.CutCardCame())
        return self.table.shoe[self.table.drawn]

    def _give(self, box: int, hand: int, how: DealtHow, count: int = 1) -> Total | None:
        """Deal to a hand; its total afterwards, None when there was no card to give."""
        table = self.table
        held = table.boxes[box]
        old, split = (held.hands[hand].cards, held.hands[hand].split) if hand < len(held.hands) else ((), False)
        end = table.drawn + count
        left = len(table.shoe) - end
        if left >= self.rules.cut_from_end or (table.cut and left >= 0):
            cards = table.shoe[table.drawn : end]
            total = count_casino(old + cards)
            points, soft = total
            made = makes(self.rules, old + cards, split)
            self.emit(ev.CardsDealt(held.owner, cards, count, points, soft, box, hand, how, makes=made))
            return total
        last: Total | None = None
        for _ in range(count):
            card = self._next_card()
            if card is None:
                return last
            old = (*old, card)
            last = count_casino(old)
            points, soft = last
            made = makes(self.rules, old, split)
            self.emit(ev.CardsDealt(held.owner, (card,), 1, points, soft, box, hand, how, makes=made))
        return last

    def _dealer_card(self) -> Total | None:
        """A card for the dealer, and the dealer's total; None when there was none to take."""
        card = self._next_card()
        if card is None:
            return None
        held = self.table.dealer
        total = count_casino((*held, card))
        points, soft = total
        how: DealtHow = "dealer" if held else "deal"
        made = makes(self.rules, (*held, card), False)
        self.emit(ev.CardsDealt(DEALER, (card,), 1, points, soft, 0, 0, how, makes=made))
        return total

    # --- the deal and the turns --------------------------------------------------------------------------

    def deal(self, staked: Sequence[int]) -> None:
        """Shuffle if that is due, deal to the staked boxes, and go on to insurance and play (CBJ-R06, SBJ-R03)."""
        table = self.table
        why = self.rules.shuffle_due(len(table.shoe) - table.drawn, table.cut)
        if why:
            self.shuffle(why if table.shoe else "start")
        for box, count in self.rules.deal_order(staked):
            if box == DEALER:
                self._dealer_card()
            else:
                self._give(box, 0, "deal", count)
        if self.rules.pays_naturals_early:
            self._pay_early_naturals()
        self.ask_insurance(0)

    def _dealer_may_have_natural(self) -> bool:
        upcard = self.table.dealer[0]
        return any(self.rules.is_natural((upcard, Card(other)), False) for other in ("10h", "Kh", "Ah"))

    def _pay_early_naturals(self) -> None:
        """Naturals are paid at once where the dealer can't have one (CBJ-R11)."""
        if self._dealer_may_have_natural():
            return
        for index, box in enumerate(self.table.boxes):
            if box.hands and self.rules.is_natural(box.hands[0].cards, False):
                self._settle_hand(index, 0, UNKNOWN, False)

    def ask_insurance(self, first: int) -> None:
        """Ask the staked boxes from `first` on for insurance, then play (CBJ-R19)."""
        table = self.table
        if self.rules.asks_insurance and table.dealer and self.rules.insures_against(table.dealer[0]):
            for index in range(first, len(table.boxes)):
                box = table.boxes[index]
                if not box.stake or table.seats[box.owner].gone:
                    continue
                least, most = self.rules.insurance_range(box)
                chips = table.seats[box.owner].chips
                if chips >= least:
                    self.emit(ev.InsuranceAsked(box.owner, index, least, min(most, chips)))
                    return
        self._next_turn(0, 0)

    def _next_turn(self, box: int, hand: int) -> None:
        """Go on with the first hand from here that waits; the dealer plays when none does."""
        while box < len(self.table.boxes):
            hands = self.table.boxes[box].hands
            while hand < len(hands):
                if hands[hand].state == "waiting" and self._begin_turn(box, hand):
                    return
                hand += 1
                hands = self.table.boxes[box].hands
            box, hand = box + 1, 0
        self._dealer_turn()

    def _begin_turn(self, box: int, hand: int) -> bool:
        """Let a hand begin; False if it is finished by itself."""
        held = self.table.boxes[box].hands[hand]
        if len(held.cards) == 1:
            self._give(box, hand, "split-ace" if self.rules.stops_after_split(held) else "split")
            held = self.table.boxes[box].hands[hand]
        if self._finished_by_itself(box, held):
            self._end_hand(box, hand)
            return False
        self.emit(ev.TurnBegan(self.table.boxes[box].owner, box, hand))
        return True

    def _finished_by_itself(self, box: int, hand: Hand) -> bool:
        """21 ends a hand, and so do split aces and a natural that can't be insured any more (SBJ-R10)."""
        cards = hand.cards
        if count_casino(cards).points >= GOAL:
            natural = len(cards) == 2 and self.rules.is_natural(cards, hand.split)
            return not (natural and self._legal.can_insure_on_turn(self.table, self.table.boxes[box]))
        return hand.split and len(cards) > 1 and self.rules.stops_after_split(hand)

    def _end_hand(self, box: int, hand: int, own: bool = False) -> None:
        held = self.table.boxes[box].hands[hand]
        total = count_casino(held.cards)
        owner = self.table.boxes[box].owner
        self.emit(ev.Stood(owner, total.points, total.soft, box, hand, own, len(held.cards)))

    def _turn(self) -> tuple[int, int, Hand]:
        """The box and the number of the hand whose turn it is, and the hand."""
        box, index = self.table.turn_box, self.table.turn_hand
        return box, index, self.table.boxes[box].hands[index]

    def hit(self) -> None:
        """One card for the hand whose turn it is."""
        box, hand = self.table.turn_box, self.table.turn_hand
        self._after_card(box, hand, self._give(box, hand, "hit"))

    def _after_card(self, box: int, hand: int, total: Total | None, last: bool = False) -> None:
        if total is not None and total.points > GOAL:
            self._bust(box, hand, total)
        elif total is None or total.points == GOAL or last:
            self._end_hand(box, hand)
        else:
            return
        self._next_turn(box, hand + 1)

    def stand(self, own: bool) -> None:
        """The hand whose turn it is takes no more."""
        box, hand = self.table.turn_box, self.table.turn_hand
        self._end_hand(box, hand, own)
        self._next_turn(box, hand + 1)

    def double(self) -> None:
        """Twice the stake, one card, and the hand is over."""
        box, index, hand = self._turn()
        self.emit(ev.Doubled(self.table.boxes[box].owner, box, index, hand.stake, hand.stake * 2))
        self._after_card(box, index, self._give(box, index, "double"), last=True)

    def split(self) -> None:
        """Two hands out of one; the left one gets its second card at once."""
        box, index, hand = self._turn()
        insurance = split_insurance(self.rules, self.table.boxes[box])
        self.emit(ev.HandSplit(self.table.boxes[box].owner, box, index, hand.stake, insurance))
        first = self.table.boxes[box].hands[index]
        self._give(box, index, "split-ace" if self.rules.stops_after_split(first) else "split")
        if self._finished_by_itself(box, self.table.boxes[box].hands[index]):
            self._end_hand(box, index)
            self._next_turn(box, index + 1)

    def surrender(self) -> None:
        """Half the stake comes back at once."""
        box, index, hand = self._turn()
        owner = self.table.boxes[box].owner
        self.emit(ev.Surrendered(owner, box, index, hand.stake, hand.stake // 2))
        self._next_turn(box, index + 1)

    def _bust(self, box: int, hand: int, total: Total) -> None:
        """Over 21: the stake is lost at once (CBJ-R09, SBJ-R06)."""
        held = self.table.boxes[box].hands[hand]
        self.emit(ev.Bust(self.table.boxes[box].owner, total.points, held.stake, box, hand, held.cards))
        if hand == 0:
            self._settle_behind(box, "bust")

    def leave(self, seat: int) -> None:
        """A player goes; what they have staked is lost (GEN-R10)."""
        table = self.table
        playing, turn_box, turn_hand = table.phase in ("insurance", "play"), table.turn_box, table.turn_hand
        for index, box in enumerate(table.boxes):
            if box.owner == seat and box.behind_open:
                self._settle_behind(index, "push")
        lost = sum(open_chips(box, seat) for box in self.table.boxes)
        had_turn = playing and table.boxes[turn_box].owner == seat
        self.emit(ev.SeatLeft(seat, lost))
        if not had_turn:
            return
        if table.phase == "insurance":
            self.ask_insurance(turn_box + 1)
        else:
            self._next_turn(turn_box, turn_hand)

    # --- the dealer and the settlement -------------------------------------------------------------------

    def _dealer_turn(self) -> None:
        """The dealer draws only what can still change a result (CBJ-R08, SBJ-R07)."""
        is_natural = self.rules.is_natural
        standing = insured = undecided = False
        for box in self.table.boxes:
            if box.insurance:
                insured = True
            for hand in box.hands:
                if hand.state == "stood":
                    standing = True
                    undecided = undecided or not is_natural(hand.cards, hand.split)
        if standing or insured:
            total = self._dealer_card() or count_casino(self.table.dealer)
            if undecided:
                draws = self.rules.dealer_draws
                while draws(total) and (more := self._dealer_card()):
                    total = more
            natural = is_natural(self.table.dealer, False)
            self.emit(ev.DealerDone(total.points, total.soft, natural))
            if insured:
                self._settle_insurance(natural)
            self._settle_hands(total.points, natural)
        self.emit(ev.RoundEnded(self.table.round))

    def _settle_insurance(self, natural: bool) -> None:
        for index, box in enumerate(self.table.boxes):
            if box.insurance:
                returned = box.insurance * 3 if natural else 0
                self.emit(ev.InsuranceSettled(box.owner, index, box.insurance, returned))

    def _settle_hands(self, points: int, natural: bool) -> None:
        for index, box in enumerate(self.table.boxes):
            for number, hand in enumerate(box.hands):
                if hand.state == "stood":
                    self._settle_hand(index, number, points, natural)

    def _settle_hand(self, box: int, index: int, dealer: int, dealer_natural: bool) -> None:
        """Pay or take one hand by the settlement table (RULES.md 2.3)."""
        held = self.table.boxes[box]
        hand = held.hands[index]
        natural = len(hand.cards) == 2 and self.rules.is_natural(hand.cards, hand.split)
        total = count_casino(hand.cards).points
        outcome = compare(total, natural, dealer, dealer_natural)
        returned = payment(outcome, hand.stake)
        if outcome == "lose" and dealer_natural and self.rules.natural_takes_original_only:
            returned = hand.stake - _original_still_due(held, index)
        self.emit(
            ev.HandSettled(held.owner, box, index, outcome, hand.stake, returned, total, dealer, dealer_natural)
        )
        if index == 0:
            self._settle_behind(box, outcome)

    def _settle_behind(self, box: int, outcome: Outcome) -> None:
        """Stakes behind a box go as its first hand goes (CBJ-R22)."""
        for seat, stake in self.table.boxes[box].behind:
            self.emit(ev.BehindSettled(seat, box, outcome, stake, payment(outcome, stake)))


def compare(points: int, natural: bool, dealer: int, dealer_natural: bool) -> Outcome:
    """How a hand that is not bust stands against the dealer (CBJ-R10 to R12, SBJ-R08 to R10)."""
    if natural or dealer_natural:
        if natural and dealer_natural:
            return "push"
        return "natural" if natural else "lose"
    if dealer > GOAL or points > dealer:
        return "win"
    return "push" if points == dealer else "lose"


def payment(outcome: Outcome, stake: int) -> int:
    """How many chips of and beside a stake come to the purse."""
    match outcome:
        case "natural":
            return stake * 5 // 2
        case "win":
            return stake * 2
        case "push":
            return stake
        case _:
            return 0


def open_chips(box: Box, seat: int) -> int:
    """The chips of a seat in and behind a box that are not decided yet."""
    behind = sum(stake for who, stake in box.behind if who == seat)
    if box.owner != seat:
        return behind
    if not box.hands:
        return behind + box.stake
    hands = sum(hand.stake for hand in box.hands if hand.state in ("waiting", "stood"))
    return behind + hands + box.insurance


def _original_still_due(box: Box, index: int) -> int:
    """What a dealer's natural takes from this hand when a box loses its original stake once (CBJ-R20)."""
    lost_before = any(hand.state == "bust" for hand in box.hands) or any(
        hand.state == "settled" and hand.returned < hand.stake for hand in box.hands[:index]
    )
    return 0 if lost_before else min(box.stake, box.hands[index].stake)


def _on_table(table: CasinoTable) -> list[Card]:
    return [*table.dealer, *(card for box in table.boxes for hand in box.hands for card in hand.cards)]
