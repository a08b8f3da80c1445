"""The decider of the casino games: the house deals, every box stands alone against it.

A command that nothing speaks against (casino_legal.py) is handed over to the dealing (casino_dealing.py), which runs
on by itself until a seat is asked again. What one game does differently it says in its CasinoRules.
"""

from __future__ import annotations

from collections.abc import Callable

from audiojack.engine import casino_evolve
from audiojack.engine import events as ev
from audiojack.engine.casino_dealing import Dealing
from audiojack.engine.casino_legal import CasinoLegal
from audiojack.engine.casino_rules import CasinoRules, makes
from audiojack.engine.chance import Keys
from audiojack.engine.commands import Action, Command, Legal, Refusal
from audiojack.engine.decider import Played
from audiojack.engine.events import DEALER, Event
from audiojack.engine.hands import count_casino
from audiojack.engine.table import CasinoTable, Seat
from audiojack.engine.views import CasinoView, seated


class Casino:
    """The decider of one casino game at one table's options."""

    def __init__(self, rules: CasinoRules) -> None:
        self.rules = rules
        self._legal = CasinoLegal(rules)
        self._acts: dict[Action, Callable[[Dealing, Command], None]] = {
            "bet": self._bet,
            "add": self._add,
            "deal": self._deal,
            "reshuffle": self._reshuffle,
            "sit-out": self._sit_out,
            "done-staking": self._done_staking,
            "insure": self._insure,
            "decline": self._decline,
            "hit": lambda dealing, command: dealing.hit(),
            "stand": lambda dealing, command: dealing.stand(own=True),
            "double": lambda dealing, command: dealing.double(),
            "split": lambda dealing, command: dealing.split(),
            "surrender": lambda dealing, command: dealing.surrender(),
            "leave": lambda dealing, command: dealing.leave(command.seat),
        }

    # --- the decider's face ------------------------------------------------------------------------------

    def decide(self, table: CasinoTable, command: Command, key: bytes = b"") -> tuple[Event, ...] | Refusal:
        """The events that the command leads to, or why it is refused."""
        played = self.play(table, command, key)
        return played if isinstance(played, Refusal) else tuple(played.events)

    def play(self, table: CasinoTable, command: Command, key: bytes = b"") -> Played | Refusal:
        """The events and the tables after them, or why the command is refused."""
        refused = self._legal.refusal(table, command)
        if refused is not None:
            return refused
        dealing = Dealing(self._legal, table, Keys(key))
        self._acts[command.action](dealing, command)
        return dealing

    def evolve(self, table: CasinoTable, event: Event) -> CasinoTable:
        """The table after the event."""
        return casino_evolve.evolve(table, event)

    def legal(self, table: CasinoTable, seat: int) -> tuple[Legal, ...]:
        """Every action that the seat could take now."""
        return self._legal.legal(table, seat)

    def awaited(self, table: CasinoTable) -> int | None:
        """The seat to act in insurance and play; None while stakes are laid and between rounds."""
        if table.phase in ("insurance", "play"):
            return table.boxes[table.turn_box].owner
        return None

    def view(self, table: CasinoTable, seat: int, *, offers: bool = True) -> CasinoView:
        """The table without the order of the shoe."""
        return CasinoView(
            game=table.game,
            options=table.options,
            seat=seated(seat, len(table.seats)),
            seats=table.seats,
            boxes=table.boxes,
            totals=tuple(tuple(count_casino(hand.cards) for hand in box.hands) for box in table.boxes),
            makes=tuple(tuple(makes(self.rules, hand.cards, hand.split) for hand in box.hands) for box in table.boxes),
            dealer=table.dealer,
            dealer_total=(dealer := count_casino(table.dealer)),
            dealer_draws=self.rules.dealer_draws(dealer),
            dealer_done=table.dealer_done,
            phase=table.phase,
            turn_seat=-1 if (awaited := self.awaited(table)) is None else awaited,
            turn_box=table.turn_box,
            turn_hand=table.turn_hand,
            round=table.round,
            cards_left=table.left,
            cut=table.cut,
            legal=self.legal(table, seat) if offers else (),
        )

    def sit(self, table: CasinoTable, seat: int, who: Seat) -> tuple[Event, ...] | Refusal:
        """Somebody takes the place of a player who has left, between rounds (GEN-R05)."""
        if table.phase != "between":
            return Refusal("round-open")
        if not (0 <= seat < len(table.seats)) or not table.seats[seat].gone:
            return Refusal("no-such-seat")
        return (ev.SeatTaken(seat, who.name, who.chips, who.kind, who.character),)

    # --- how it goes on ----------------------------------------------------------------------------------

    def at_rest(self, table: CasinoTable) -> bool:
        """Between rounds."""
        return table.phase == "between"

    def staking(self, table: CasinoTable) -> tuple[int, ...]:
        """The seats that may still lay a stake before the deal, everybody as they like (CBJ-R04, SBJ-R02)."""
        return tuple(seat for seat in range(len(table.seats)) if self._legal.may_still_bet(table, seat))

    def computers_stake_first(self, table: CasinoTable) -> bool:
        """Where somebody may want to stand behind them (CBJ-R22)."""
        return self.rules.has_standing_players

    def forced(self, table: CasinoTable) -> Command | None:
        """Nothing: every card lies open, and what needs no choice follows at once."""
        return None

    def due(self, table: CasinoTable) -> Command | None:
        """The deal, once nobody lays a stake any more."""
        if table.phase != "bets" or self._legal.why_not(table, DEALER, "deal") is not None:
            return None
        return None if self.staking(table) else Command(DEALER, "deal")

    def is_out(self, table: CasinoTable, seat: int) -> bool:
        """Whether no box of the seat can be staked on (GEN-R04)."""
        return table.phase == "between" and not self._legal.may_bet(table, seat)

    def has_chips_out(self, table: CasinoTable, seat: int) -> bool:
        """On the seat's own boxes or behind others'."""
        if table.phase == "between":
            return False
        own = any(box.stake for box in table.boxes if box.owner == seat)
        return own or any(who == seat for box in table.boxes for who, _ in box.behind)

    def is_kept(self, table: CasinoTable, seat: int) -> bool:
        """Until the round is over."""
        return table.phase != "between"

    def leaving_order(self, table: CasinoTable, seat: int) -> tuple[int, ...]:
        """Nobody needs to leave: nothing lies on the table between rounds."""
        return ()

    # --- what is done ------------------------------------------------------------------------------------

    def _bet(self, dealing: Dealing, command: Command) -> None:
        """A stake for a box before the deal (CBJ-R04, SBJ-R02)."""
        if dealing.table.phase == "between":
            dealing.emit(ev.RoundBegan(dealing.table.round + 1))
        dealing.emit(ev.StakeLaid(command.seat, command.amount, command.amount, command.box))

    def _add(self, dealing: Dealing, command: Command) -> None:
        """A standing player's stake behind somebody's box (CBJ-R22)."""
        dealing.emit(ev.StakeAddedBehind(command.seat, command.box, command.amount))

    def _deal(self, dealing: Dealing, command: Command) -> None:
        dealing.deal([index for index, box in enumerate(dealing.table.boxes) if box.stake])

    def _sit_out(self, dealing: Dealing, command: Command) -> None:
        """A round in which nobody stakes is over (GEN-R14)."""
        if dealing.table.phase == "between":
            dealing.emit(ev.RoundBegan(dealing.table.round + 1))
        dealing.emit(ev.SatOut(command.seat))
        if not self.staking(dealing.table) and not any(box.stake for box in dealing.table.boxes):
            dealing.emit(ev.RoundEnded(dealing.table.round))

    def _done_staking(self, dealing: Dealing, command: Command) -> None:
        dealing.emit(ev.DoneStaking(command.seat))

    def _reshuffle(self, dealing: Dealing, command: Command) -> None:
        dealing.shuffle("asked")

    def _insure(self, dealing: Dealing, command: Command) -> None:
        """The answer to the croupier's offer (CBJ-R19), or insurance on one's turn, at its one price (SBJ-R14)."""
        table = dealing.table
        asked = table.phase == "insurance"
        box = table.boxes[table.turn_box]
        amount = command.amount or self.rules.insurance_range(box)[0]
        dealing.emit(ev.Insured(command.seat, table.turn_box, amount, amount))
        if asked:
            dealing.ask_insurance(table.turn_box + 1)
        elif self._legal.is_natural(box.hands[table.turn_hand]):
            dealing.stand(own=False)

    def _decline(self, dealing: Dealing, command: Command) -> None:
        box = dealing.table.turn_box
        dealing.emit(ev.InsuranceDeclined(command.seat, box))
        dealing.ask_insurance(box + 1)
