"""The decider of the casino games: the house deals, every box stands alone against it.

`decide` meets each command once, says why not, or hands over to the dealing (casino_dealing.py), which runs on by
itself until a seat is asked again. What one game does differently it says in its CasinoRules.
"""

from __future__ import annotations

from collections.abc import Callable

from audiojack.engine import casino_evolve
from audiojack.engine import events as ev
from audiojack.engine.casino_dealing import Dealing
from audiojack.engine.casino_legal import Limits, cards_on_table, legal_actions, split_insurance
from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.commands import Action, Command, Legal, Refusal
from audiojack.engine.decider import Played
from audiojack.engine.events import Event
from audiojack.engine.hands import count_casino
from audiojack.engine.refusals import Reason
from audiojack.engine.table import Box, CasinoTable, Hand, Seat
from audiojack.engine.views import CasinoView


class Casino:
    """The decider of one casino game at one table's options."""

    def __init__(self, rules: CasinoRules) -> None:
        self.rules = rules
        self.limits = Limits(rules)
        self._between: dict[Action, Callable[[CasinoTable, Command], Refusal | Dealing]] = {
            "bet": self._bet,
            "add": self._add,
            "deal": self._deal,
            "reshuffle": self._reshuffle,
        }
        self._insurance: dict[Action, Callable[[CasinoTable, Command], Refusal | Dealing]] = {
            "insure": self._insure_when_asked,
            "decline": self._decline,
        }
        self._play: dict[Action, Callable[[CasinoTable, Command, Box, Hand], Refusal | Dealing]] = {
            "hit": self._hit,
            "stand": self._stand,
            "double": self._double,
            "split": self._split,
            "insure": self._insure_on_turn,
            "surrender": self._surrender,
        }

    # --- the decider's face ------------------------------------------------------------------------------

    def decide(self, table: CasinoTable, command: Command) -> tuple[Event, ...] | Refusal:
        """The events that the command leads to, or why it is refused."""
        played = self.play(table, command)
        return played if isinstance(played, Refusal) else tuple(played.events)

    def play(self, table: CasinoTable, command: Command) -> Played | Refusal:
        """The events and the tables after them, or why the command is refused."""
        return self._run(table, command)

    def evolve(self, table: CasinoTable, event: Event) -> CasinoTable:
        """The table after the event."""
        return casino_evolve.evolve(table, event)

    def legal(self, table: CasinoTable, seat: int) -> tuple[Legal, ...]:
        """Every action that the seat could take now."""
        return legal_actions(self.rules, self.limits, table, seat)

    def awaited(self, table: CasinoTable) -> int | None:
        """The seat to act in insurance and play; None while stakes are laid and between rounds."""
        if table.phase in ("insurance", "play"):
            return table.boxes[table.turn_box].owner
        return None

    def view(self, table: CasinoTable, seat: int) -> CasinoView:
        """The table without the order of the shoe."""
        return CasinoView(
            game=table.game,
            options=table.options,
            seat=seat,
            seats=table.seats,
            boxes=table.boxes,
            totals=tuple(tuple(count_casino(hand.cards) for hand in box.hands) for box in table.boxes),
            dealer=table.dealer,
            dealer_total=count_casino(table.dealer),
            dealer_done=table.dealer_done,
            phase=table.phase,
            turn_seat=-1 if (awaited := self.awaited(table)) is None else awaited,
            turn_box=table.turn_box,
            turn_hand=table.turn_hand,
            round=table.round,
            cards_left=table.left,
            cut=table.cut,
            legal=self.legal(table, seat),
        )

    def sit(self, table: CasinoTable, seat: int, who: Seat) -> tuple[Event, ...] | Refusal:
        """Somebody takes the place of a player who has left, between rounds (GEN-R05)."""
        if table.phase != "between":
            return Refusal("round-open")
        if not (0 <= seat < len(table.seats)) or not table.seats[seat].gone:
            return Refusal("no-such-seat")
        return (ev.SeatTaken(seat, who.name, who.chips, who.kind),)

    # --- commands ----------------------------------------------------------------------------------------

    def _run(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        seat, action, phase = command.seat, command.action, table.phase
        if not 0 <= seat < len(table.seats):
            return Refusal("no-such-seat")
        if table.seats[seat].gone:
            return Refusal("left-already")
        if action == "leave":
            return self._leave(table, seat)
        if phase == "play":
            if (handler := self._play.get(action)) is None:
                return self._refuse_phase(action, "round-open")
            box = table.boxes[table.turn_box]
            if seat != box.owner or command.box != table.turn_box:
                return Refusal("not-your-turn", seat=box.owner)
            return handler(table, command, box, box.hands[table.turn_hand])
        if phase == "insurance":
            if (answer := self._insurance.get(action)) is None:
                return self._refuse_phase(action, "not-now")
            owner = table.boxes[table.turn_box].owner
            if seat != owner or command.box != table.turn_box:
                return Refusal("not-your-turn", seat=owner)
            return answer(table, command)
        if (stake := self._between.get(action)) is None:
            return self._refuse_phase(action, "not-now")
        return stake(table, command)

    def _refuse_phase(self, action: Action, reason: Reason) -> Refusal:
        """For this reason if the game has the action at all."""
        known = action in self._play or action in self._insurance or action in self._between
        return Refusal(reason if known else "no-such-action")

    def _bet(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        """A stake for a box before the deal (CBJ-R04, SBJ-R02)."""
        seat, index, amount = command.seat, command.box, command.amount
        if not 0 <= index < len(table.boxes) or table.boxes[index].owner != seat:
            return Refusal("not-your-box")
        if table.phase == "bets" and table.boxes[index].stake:
            return Refusal("already-bet")
        if refused := self.limits.refuse_bet(table.seats[seat].chips, amount):
            return refused
        dealing = Dealing(self.rules, table)
        if table.phase == "between":
            dealing.emit(ev.RoundBegan(table.round + 1))
        dealing.emit(ev.StakeLaid(seat, amount, amount, index))
        return dealing

    def _add(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        """A standing player's stake behind somebody's box (CBJ-R22)."""
        if not self.rules.has_standing_players:
            return Refusal("no-standing-players")
        index = command.box
        if table.phase != "bets" or not 0 <= index < len(table.boxes) or not table.boxes[index].stake:
            return Refusal("no-box-bet")
        box = table.boxes[index]
        if box.owner == command.seat:
            return Refusal("own-box")
        room = self.limits.room_behind(box)
        if refused := self.limits.refuse_add(table.seats[command.seat].chips, room, command.amount):
            return refused
        dealing = Dealing(self.rules, table)
        dealing.emit(ev.StakeAddedBehind(command.seat, index, command.amount))
        return dealing

    def _deal(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        staked = [i for i, box in enumerate(table.boxes) if box.stake]
        if table.phase != "bets" or not staked:
            return Refusal("no-bet-yet")
        dealing = Dealing(self.rules, table)
        dealing.deal(staked)
        return dealing

    def _reshuffle(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        """A shuffle by order of the management, between rounds (CBJ-R14)."""
        if not self.rules.reshuffles_on_request:
            return Refusal("no-reshuffle-in-game")
        if table.phase != "between":
            return Refusal("round-open")
        dealing = Dealing(self.rules, table)
        dealing.shuffle("asked")
        return dealing

    def _insure_when_asked(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        """The answer of a box to the croupier's offer (CBJ-R19)."""
        box = table.boxes[table.turn_box]
        least, most = self.rules.insurance_range(box)
        most = min(most, table.seats[command.seat].chips)
        if command.amount < least:
            return Refusal("too-little", limit=least)
        if command.amount > most:
            return Refusal("too-much", limit=most)
        dealing = Dealing(self.rules, table)
        dealing.emit(ev.Insured(command.seat, table.turn_box, command.amount, command.amount))
        dealing.ask_insurance(table.turn_box + 1)
        return dealing

    def _decline(self, table: CasinoTable, command: Command) -> Refusal | Dealing:
        dealing = Dealing(self.rules, table)
        dealing.emit(ev.InsuranceDeclined(command.seat, table.turn_box))
        dealing.ask_insurance(table.turn_box + 1)
        return dealing

    def _hit(self, table: CasinoTable, command: Command, box: Box, hand: Hand) -> Refusal | Dealing:
        if self._is_natural(hand):
            return Refusal("stand-or-insure")
        if not table.left and not self._can_refill(table):
            return Refusal("no-cards-left")
        dealing = Dealing(self.rules, table)
        dealing.hit()
        return dealing

    def _stand(self, table: CasinoTable, command: Command, box: Box, hand: Hand) -> Refusal | Dealing:
        dealing = Dealing(self.rules, table)
        dealing.stand(own=True)
        return dealing

    def _double(self, table: CasinoTable, command: Command, box: Box, hand: Hand) -> Refusal | Dealing:
        """The stake once more for exactly one card (CBJ-R15, SBJ-R11)."""
        if self._is_natural(hand):
            return Refusal("stand-or-insure")
        if reason := self.rules.double_refusal(hand, count_casino(hand.cards)):
            return Refusal(reason)
        if table.seats[command.seat].chips < hand.stake:
            return Refusal("not-enough-chips", limit=hand.stake)
        if not table.left and not self._can_refill(table):
            return Refusal("no-cards-left")
        dealing = Dealing(self.rules, table)
        dealing.double(hand)
        return dealing

    def _split(self, table: CasinoTable, command: Command, box: Box, hand: Hand) -> Refusal | Dealing:
        """A pair becomes two hands (CBJ-R16, SBJ-R12)."""
        if reason := self.rules.split_refusal(box, hand):
            return Refusal(reason)
        insurance = split_insurance(self.rules, box)
        price = hand.stake + insurance
        if table.seats[command.seat].chips < price:
            return Refusal("not-enough-chips", limit=price)
        if not table.left and not self._can_refill(table):
            return Refusal("no-cards-left")
        dealing = Dealing(self.rules, table)
        dealing.split(hand, insurance)
        return dealing

    def _insure_on_turn(self, table: CasinoTable, command: Command, box: Box, hand: Hand) -> Refusal | Dealing:
        """Insurance taken on one's turn, at one price (SBJ-R14)."""
        if reason := self.insurance_refusal(table, box):
            return Refusal(reason)
        price = self.rules.insurance_range(box)[0]
        if table.seats[command.seat].chips < price:
            return Refusal("not-enough-chips", limit=price)
        if command.amount not in (0, price):
            return Refusal("too-much" if command.amount > price else "too-little", limit=price)
        dealing = Dealing(self.rules, table)
        dealing.emit(ev.Insured(command.seat, table.turn_box, price, price))
        if self._is_natural(hand):
            dealing.stand(own=False)
        return dealing

    def insurance_refusal(self, table: CasinoTable, box: Box) -> Reason | None:
        """Why the box can't be insured on its turn now, chips aside."""
        if self.rules.asks_insurance:
            return "no-insurance-now"
        if not self.rules.insures_against(table.dealer[0]):
            return "no-insurance-upcard"
        if box.insurance:
            return "insured-already"
        return "no-insurance-now" if box.drew else None

    def _surrender(self, table: CasinoTable, command: Command, box: Box, hand: Hand) -> Refusal | Dealing:
        """Half the stake back, as the very first action (SBJ-R15)."""
        if not self.rules.has_surrender:
            return Refusal("no-surrender-in-game")
        if self._is_natural(hand):
            return Refusal("stand-or-insure")
        if box.acted or len(box.hands) > 1:
            return Refusal("surrender-too-late")
        dealing = Dealing(self.rules, table)
        dealing.surrender(hand)
        return dealing

    def _leave(self, table: CasinoTable, seat: int) -> Refusal | Dealing:
        dealing = Dealing(self.rules, table)
        dealing.leave(seat)
        return dealing

    def _is_natural(self, hand: Hand) -> bool:
        return len(hand.cards) == 2 and self.rules.is_natural(hand.cards, hand.split)

    def _can_refill(self, table: CasinoTable) -> bool:
        """Whether cards that are not on the table could be shuffled in (CBJ-R14, SBJ-R01)."""
        return cards_on_table(table) < len(self.rules.pack)
