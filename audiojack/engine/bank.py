"""The decider of the bank games: a seat holds the bank, the others stake against it, and it passes on.

A command is accepted exactly if `legal` offers it; only then is it acted on, so that menus, computer players and
the rules can't differ. What happens within a round is the game's own (BankRules).
"""

from __future__ import annotations

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_draft import Draft
from audiojack.engine.bank_evolve import evolve
from audiojack.engine.bank_passing import HOLDING, can_stake, candidates, choose_by_lot, close, leave
from audiojack.engine.bank_rules import BankRules
from audiojack.engine.bank_table import BankTable, present
from audiojack.engine.bank_view import BankView, bank_view
from audiojack.engine.chance import Keys
from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.decider import Played
from audiojack.engine.events import Event
from audiojack.engine.table import Seat

BANKING = frozenset({"found", "announce", "deal"})
ANSWERS = frozenset({"accept", "hand-over"})
CHOOSING = frozenset({"draw-lots", "choose-banker"})
CASINO_ONLY = frozenset({"add", "double", "split", "surrender", "insure", "reshuffle"})


_STAKING = ("bet", "raise", "add", "found")
"""Actions that take chips out of the purse (GEN-R01)."""


class Bank:
    """The decider of one bank game at one table's options."""

    def __init__(self, rules: BankRules) -> None:
        self.rules = rules

    def decide(self, table: BankTable, command: Command, key: bytes = b"") -> tuple[Event, ...] | Refusal:
        """The events that the command leads to, or why it is refused."""
        played = self.play(table, command, key)
        return played if isinstance(played, Refusal) else tuple(played.events)

    def play(self, table: BankTable, command: Command, key: bytes = b"") -> Played | Refusal:
        """The events and the tables after them, or why the command is refused."""
        refusal = self._refusal(table, command)
        if refusal is not None:
            return refusal
        draft = Draft(table, self.rules, Keys(key))
        self._act(draft, command)
        return draft

    def evolve(self, table: BankTable, event: Event) -> BankTable:
        """The table after the event."""
        return evolve(table, event)

    def awaited(self, table: BankTable) -> int | None:
        """The seat to act. Where anybody may (a banker is to be chosen), the first person, else the first seat."""
        if table.phase == "closed":
            return None
        if table.phase != "choose":
            return table.turn
        seats = present(table)
        return next((seat for seat in seats if table.seats[seat].kind == "person"), seats[0])

    def view(self, table: BankTable, seat: int, *, offers: bool = True) -> BankView:
        """The table as this seat may know it."""
        legal = self.legal(table, seat) if offers else ()
        return bank_view(table, seat, self.rules, self.rules.free(table), legal)

    def sit(self, table: BankTable, seat: int, who: Seat) -> tuple[Event, ...] | Refusal:
        """Somebody takes the place of a player who has left, between rounds (GEN-R05)."""
        if table.phase == "closed":
            return Refusal("table-closed")
        if table.in_round:
            return Refusal("round-open")
        if not 0 <= seat < len(table.seats) or not table.seats[seat].gone:
            return Refusal("no-such-seat")
        draft = Draft(table, self.rules, Keys())
        draft.emit(ev.SeatTaken(seat, who.name, who.chips, who.kind, who.character))
        self.rules.seated(draft)
        return tuple(draft.events)

    def out_of_chips(self, table: BankTable) -> tuple[int, ...]:
        """The seats that can't go on: no stake, no bank, and less than the smallest stake (GEN-R04)."""
        holder = table.banker if table.phase in HOLDING and table.bank else -1
        return tuple(
            seat
            for seat in present(table)
            if seat != holder and not table.hands[seat].stake and table.seats[seat].chips < self.rules.min_stake
        )

    # --- how it goes on ----------------------------------------------------------------------------------

    def at_rest(self, table: BankTable) -> bool:
        """Between rounds or circles."""
        return not table.in_round and table.phase != "bets"

    def staking(self, table: BankTable) -> tuple[int, ...]:
        """Nobody: stakes are laid in turn."""
        return ()

    def computers_stake_first(self, table: BankTable) -> bool:
        """Stakes are laid in turn."""
        return False

    def forced(self, table: BankTable) -> Command | None:
        """The stand of a hand that may take no more cards (OKO-R19, OCV-R11)."""
        stops = table.phase in ("play", "banker") and self.rules.must_stop(table, table.turn)
        return Command(table.turn, "stand") if stops else None

    def due(self, table: BankTable) -> Command | None:
        """A forced stop; lots, for which nobody is asked; and who has no chips left to stake is passed over."""
        if (stop := self.forced(table)) is not None:
            return stop
        if table.phase == "choose" and not self.rules.by_agreement:
            seat = self.awaited(table)
            return None if seat is None else Command(seat, "draw-lots")
        return Command(table.turn, "stand") if self._penniless(table) else None

    def _penniless(self, table: BankTable) -> bool:
        """Whether it is the turn of one whose purse another copy of the program has emptied, so that only standing is
        left."""
        seat = table.turn
        if table.phase != "play" or table.hands[seat].stake or table.seats[seat].chips:
            return False
        return [one.action for one in self.legal(table, seat) if one.action != "leave"] == ["stand"]

    def is_out(self, table: BankTable, seat: int) -> bool:
        """Whether the seat can't go on (GEN-R04), or nobody can (GEN-R13)."""
        return table.phase == "closed" or (self.at_rest(table) and seat in self.out_of_chips(table))

    def has_chips_out(self, table: BankTable, seat: int) -> bool:
        """As a stake, or as the bank."""
        return bool(table.hands[seat].stake or (table.banker == seat and table.bank))

    def is_kept(self, table: BankTable, seat: int) -> bool:
        """While a round is going on, and while the seat has chips out."""
        return table.phase != "closed" and (table.in_round or self.has_chips_out(table, seat))

    def leaving_order(self, table: BankTable, seat: int) -> tuple[int, ...]:
        """The banker last, so that the bank goes home to its banker (GEN-R13); first `seat`."""
        if table.phase == "closed":
            return ()
        return tuple(sorted(present(table), key=lambda place: (place == table.banker, place != seat)))

    # --- what is legal -----------------------------------------------------------------------------------

    def legal(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """Every action that the seat could take now, with its range."""
        if table.phase == "closed" or not 0 <= seat < len(table.seats) or table.seats[seat].gone:
            return ()
        return (*self._offers(table, seat), Legal("leave"))

    def _offers(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        if table.phase == "choose":
            return self._choices(table)
        if table.phase in ("found", "between", "broken") and table.turn != seat:
            return ()
        if table.phase == "found":
            return (self._founding(table, seat),)
        if table.phase == "between":
            announce = () if self.rules.announce_refusal(table) else (Legal("announce"),)
            return (*announce, Legal("deal"))
        if table.phase == "broken":
            return self._answers(table, seat)
        return self.rules.legal(table, seat)

    def _choices(self, table: BankTable) -> tuple[Legal, ...]:
        able = candidates(self.rules, table)
        if self.rules.by_agreement and able:
            return (Legal("choose-banker", targets=able),)
        return (Legal("draw-lots"),)

    def _founding(self, table: BankTable, seat: int) -> Legal:
        """OKO-R04, OCA-R04; a breaker at least what he has won, whatever the limits say (OCA-R25), and still has."""
        chips = table.seats[seat].chips
        least = min(max(min(self.rules.min_bank, chips), table.least), max(chips, 1))
        most = min(chips, self.rules.max_bank) if self.rules.max_bank else chips
        return Legal("found", least=least, most=max(least, most))

    def _answers(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """OKO-R35: the breaker may hand the bank over, the one named only accept or decline."""
        decline = Legal("decline")
        if table.seats[seat].chips < self.rules.min_bank:
            return (decline,)
        others = tuple(other for other in candidates(self.rules, table) if other != seat)
        if seat == table.breaker and others:
            return (Legal("accept"), Legal("hand-over", targets=others), decline)
        return (Legal("accept"), decline)

    # --- why not -----------------------------------------------------------------------------------------

    def _refusal(self, table: BankTable, command: Command) -> Refusal | None:
        if not 0 <= command.seat < len(table.seats):
            return Refusal("no-such-seat")
        if table.phase == "closed":
            return Refusal("table-closed")
        if table.seats[command.seat].gone:
            return Refusal("left-already")
        offer = next((o for o in self.legal(table, command.seat) if o.action == command.action), None)
        if offer is None:
            return self._why_not(table, command)
        if offer.targets and command.to not in offer.targets:
            return self._wrong_target(table, command)
        chips = table.seats[command.seat].chips
        if command.action in _STAKING and chips < max(offer.least, 1):  # they have been spent elsewhere meanwhile
            return Refusal("not-enough-chips", limit=chips)
        if not offer.most:
            return None
        if command.amount < offer.least:
            return Refusal("too-little", limit=offer.least)
        if command.amount > offer.most:
            short = offer.action != "hit-at" and offer.most == chips
            return Refusal("not-enough-chips" if short else "too-much", limit=offer.most)
        return None

    def _wrong_target(self, table: BankTable, command: Command) -> Refusal:
        if not 0 <= command.to < len(table.seats) or table.seats[command.to].gone or command.to == command.seat:
            return Refusal("no-such-seat")
        return Refusal("not-enough-for-bank", limit=self.rules.min_bank, seat=command.to)

    def _why_not(self, table: BankTable, command: Command) -> Refusal:
        action, seat = command.action, command.seat
        if action in CASINO_ONLY:
            return Refusal("no-such-action")
        if action in CHOOSING:
            return self._why_no_choice(table, command)
        if action in BANKING:
            return self._why_no_banking(table, command)
        if table.phase == "broken" and action in (*ANSWERS, "decline"):
            return self._why_no_answer(table, seat)
        if action in ANSWERS or table.phase in ("choose", "found", "between", "broken"):
            return Refusal("not-now")
        if seat != table.turn:
            return Refusal("not-your-turn", seat=table.turn)
        return Refusal(self.rules.refusal(table, command))

    def _why_no_choice(self, table: BankTable, command: Command) -> Refusal:
        if table.phase != "choose":
            return Refusal("not-now")
        return Refusal("agreement-decides" if command.action == "draw-lots" else "lots-decide")

    def _why_no_banking(self, table: BankTable, command: Command) -> Refusal:
        phase = "found" if command.action == "found" else "between"
        unannounced = self.rules.announce_refusal(table)
        if command.action == "announce" and unannounced == "no-announcement-in-game":
            return Refusal(unannounced)
        if table.phase in ("choose", "broken"):
            return Refusal("not-now")
        if command.seat != table.banker:
            return Refusal("banker-only", seat=table.banker)
        if table.phase != phase:
            return Refusal("round-open" if table.in_round else "not-now")
        return Refusal(unannounced or "not-now")

    def _why_no_answer(self, table: BankTable, seat: int) -> Refusal:
        if seat != table.turn:
            return Refusal("not-your-turn", seat=table.turn)
        if table.seats[seat].chips < self.rules.min_bank:
            return Refusal("not-enough-for-bank", limit=self.rules.min_bank, seat=seat)
        return Refusal("not-now")

    # --- what is done ------------------------------------------------------------------------------------

    def _act(self, draft: Draft, command: Command) -> None:
        seat, action = command.seat, command.action
        if action == "leave":
            leave(self.rules, draft, seat)
        elif action == "draw-lots":
            choose_by_lot(self.rules, draft)
        elif action == "choose-banker":
            draft.emit(bv.BankerChosen(command.to, "agreement"))
        elif action == "found":
            draft.emit(bv.BankFounded(seat, command.amount))
            self.rules.ready(draft)
        elif action == "announce":
            draft.emit(bv.Announced(seat))
        elif action == "deal":
            self._deal(draft)
        elif draft.table.phase == "broken":
            self._answer(draft, command)
        else:
            self.rules.act(draft, command)

    def _deal(self, draft: Draft) -> None:
        if can_stake(self.rules, draft.table):
            self.rules.begin(draft)
        else:
            close(draft, "no-punters")

    def _answer(self, draft: Draft, command: Command) -> None:
        if command.action == "accept":
            draft.emit(bv.BankerChosen(command.seat, "accepted"))
        elif command.action == "hand-over":
            draft.emit(bv.BankHandedOver(command.seat, command.to))
        else:
            draft.emit(bv.BankDeclined(command.seat))
            choose_by_lot(self.rules, draft)
