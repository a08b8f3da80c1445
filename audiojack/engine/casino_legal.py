"""What may be done at a casino table: each condition once, as the reason why not.

What is legal follows from it: an action is offered exactly where nothing speaks against it, with the range of its
amount.
"""

from __future__ import annotations

from collections.abc import Callable

from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.commands import Action, Command, Legal, Refusal
from audiojack.engine.events import DEALER
from audiojack.engine.hands import count_casino
from audiojack.engine.refusals import Reason
from audiojack.engine.table import Box, CasinoTable, Hand

LEAVE = Legal("leave")
_STAKING: tuple[Action, ...] = ("bet", "add", "deal", "reshuffle", "sit-out", "done-staking")
_ANSWERS: tuple[Action, ...] = ("insure", "decline")
_TURN: tuple[Action, ...] = ("hit", "stand", "double", "split", "insure", "surrender")
_KNOWN = frozenset((*_STAKING, *_ANSWERS, *_TURN))


def cards_on_table(table: CasinoTable) -> int:
    """How many cards lie in hands and before the dealer."""
    return len(table.dealer) + sum(len(hand.cards) for box in table.boxes for hand in box.hands)


def has_laid(table: CasinoTable, seat: int) -> bool:
    """Whether the seat has laid a stake for the round that is to be dealt."""
    if table.phase != "bets":
        return False
    own = any(box.stake for box in table.boxes if box.owner == seat)
    return own or any(who == seat for box in table.boxes for who, _ in box.behind)


def split_insurance(rules: CasinoRules, box: Box) -> int:
    """What a split adds to the insurance of a box: the price for one hand more (SBJ-R14)."""
    return box.stake // 2 if box.insurance and not rules.asks_insurance else 0


class CasinoLegal:
    """Why something can't be done, and what can, under one set of rules. Amounts are in chips."""

    def __init__(self, rules: CasinoRules) -> None:
        self.rules = rules
        self.step = rules.bet_step
        self.least = -(-rules.min_bet // self.step) * self.step
        # A maximum below the minimum would leave no stake at all: the minimum is then the only one.
        self.max_bet = max(rules.max_bet, self.least) if rules.max_bet else 0
        self._staking: dict[Action, Callable[[CasinoTable, int, int], Refusal | None]] = {
            "bet": self._no_bet,
            "add": self._no_add,
            "deal": self._no_deal,
            "reshuffle": self._no_reshuffle,
            "sit-out": self._no_sit_out,
            "done-staking": self._no_done_staking,
        }
        self._turn: dict[Action, Callable[[CasinoTable, Box, Hand], Refusal | None]] = {
            "hit": self._no_hit,
            "stand": lambda table, box, hand: None,
            "double": self._no_double,
            "split": self._no_split,
            "insure": self._no_insurance,
            "surrender": self._no_surrender,
        }

    # --- what is offered ---------------------------------------------------------------------------------

    def legal(self, table: CasinoTable, seat: int) -> tuple[Legal, ...]:
        """Every action that the seat could take now."""
        if not 0 <= seat < len(table.seats) or table.seats[seat].gone:
            return ()
        if table.phase in ("between", "bets"):
            boxes = range(len(table.boxes))
            tried: list[tuple[Action, int]] = [(action, box) for action in _STAKING[:2] for box in boxes]
            tried += [(action, 0) for action in _STAKING[2:]]
        elif table.boxes[table.turn_box].owner != seat:
            return (LEAVE,)
        else:
            actions = _ANSWERS if table.phase == "insurance" else _TURN
            tried = [(action, table.turn_box) for action in actions]
        offers = [
            self._offer(table, seat, action, box)
            for action, box in tried
            if self.why_not(table, seat, action, box) is None
        ]
        return (*offers, LEAVE)

    def _offer(self, table: CasinoTable, seat: int, action: Action, index: int) -> Legal:
        """The action with the range of its amount."""
        if action == "bet":
            return Legal(action, index, self.least, self._most(table.seats[seat].chips), self.step)
        if action == "add":
            room = self._room_behind(table.boxes[index])
            chips = table.seats[seat].chips
            return Legal(action, index, self.step, self._most(chips if room < 0 else min(chips, room)), self.step)
        if action == "insure":
            least, most = self.rules.insurance_range(table.boxes[index])
            return Legal(action, index, least, min(most, table.seats[seat].chips))
        return Legal(action, index)

    def _most(self, chips: int) -> int:
        """The largest stake that a purse of so many chips can lay on one box."""
        most = min(chips, self.max_bet) if self.max_bet else chips
        return most // self.step * self.step

    def _room_behind(self, box: Box) -> int:
        """How much more may be laid behind a box; -1 for no limit (CBJ-R22)."""
        if not self.max_bet:
            return -1
        return max(0, self.max_bet - box.stake - sum(stake for _, stake in box.behind))

    # --- why not -----------------------------------------------------------------------------------------

    def refusal(self, table: CasinoTable, command: Command) -> Refusal | None:
        """Why the command can't be done, its amount included."""
        seat, action, box, amount = command.seat, command.action, command.box, command.amount
        refused = self.why_not(table, seat, action, box)
        if refused is not None or action not in ("bet", "add", "insure"):
            return refused
        if action == "insure" and not amount and table.phase == "play":  # at its one price (SBJ-R14)
            return None
        offer = self._offer(table, seat, action, box)
        if amount < offer.least:
            return Refusal("too-little", limit=offer.least)
        if amount > offer.most:
            return Refusal("too-much", limit=offer.most)
        return Refusal("not-a-step", step=offer.step) if amount % offer.step else None

    def why_not(self, table: CasinoTable, seat: int, action: Action, box: int = 0) -> Refusal | None:
        """Why the seat can't do this now at this box, whatever the amount; None if it can."""
        if seat == DEALER and action == "deal":
            return self._no_deal(table, seat, box)
        if not 0 <= seat < len(table.seats):
            return Refusal("no-such-seat")
        if table.seats[seat].gone:
            return Refusal("left-already")
        if action == "leave":
            return None
        if action == "sit-out" and not table.shared:
            return Refusal("no-such-action")
        if table.phase in ("between", "bets"):
            staking = self._staking.get(action)
            return _unfit(action, "not-now") if staking is None else staking(table, seat, box)
        actions = _ANSWERS if table.phase == "insurance" else _TURN
        if action not in actions:
            return _unfit(action, "not-now" if table.phase == "insurance" else "round-open")
        held = table.boxes[table.turn_box]
        if seat != held.owner or box != table.turn_box:
            return Refusal("not-your-turn", seat=held.owner)
        if table.phase == "insurance":
            return self._too_dear(table, held) if action == "insure" else None
        return self._turn[action](table, held, held.hands[table.turn_hand])

    # --- stakes

    def _no_bet(self, table: CasinoTable, seat: int, index: int) -> Refusal | None:
        """CBJ-R04, SBJ-R02: one stake on each box of one's own."""
        if not 0 <= index < len(table.boxes) or table.boxes[index].owner != seat:
            return Refusal("not-your-box")
        if table.phase == "bets" and table.boxes[index].stake:
            return Refusal("already-bet")
        return self._short(table, seat, self.least)

    def _no_add(self, table: CasinoTable, seat: int, index: int) -> Refusal | None:
        """CBJ-R22: a stake behind somebody's box."""
        if not self.rules.has_standing_players:
            return Refusal("no-standing-players")
        if table.phase != "bets" or not 0 <= index < len(table.boxes) or not table.boxes[index].stake:
            return Refusal("no-box-bet")
        if table.boxes[index].owner == seat:
            return Refusal("own-box")
        if 0 <= self._room_behind(table.boxes[index]) < self.step:
            return Refusal("box-full", limit=self.max_bet)
        return self._short(table, seat, self.step)

    def _no_deal(self, table: CasinoTable, seat: int, index: int) -> Refusal | None:
        """By a seat only where nobody shares the table; the house's own deal waits for nobody (GEN-R14)."""
        if table.shared and seat != DEALER:
            return Refusal("table-deals")
        staked = table.phase == "bets" and any(box.stake for box in table.boxes)
        return None if staked else Refusal("no-bet-yet")

    def _no_reshuffle(self, table: CasinoTable, seat: int, index: int) -> Refusal | None:
        """CBJ-R14: by order of the management, between rounds."""
        if not self.rules.reshuffles_on_request:
            return Refusal("no-reshuffle-in-game")
        return None if table.phase == "between" else Refusal("round-open")

    def _no_sit_out(self, table: CasinoTable, seat: int, index: int) -> Refusal | None:
        """GEN-R14: instead of a stake."""
        if has_laid(table, seat):
            return Refusal("already-bet")
        return Refusal("not-now") if seat in table.done else None

    def _no_done_staking(self, table: CasinoTable, seat: int, index: int) -> Refusal | None:
        """GEN-R14: after a stake, where there could be another."""
        if not has_laid(table, seat):
            return Refusal("no-bet-yet")
        return None if self.may_still_bet(table, seat) else Refusal("not-now")

    def may_still_bet(self, table: CasinoTable, seat: int) -> bool:
        """Whether the seat could lay a stake on a box of its own, and has not said that it lays no more."""
        return seat not in table.done and self.may_bet(table, seat)

    def may_bet(self, table: CasinoTable, seat: int) -> bool:
        """Whether the seat could lay a stake on a box of its own."""
        if table.phase not in ("between", "bets") or table.seats[seat].gone:
            return False
        return any(self._no_bet(table, seat, box) is None for box in range(len(table.boxes)))

    # --- a turn

    def _no_hit(self, table: CasinoTable, box: Box, hand: Hand) -> Refusal | None:
        return Refusal("stand-or-insure") if self.is_natural(hand) else self._no_cards(table)

    def _no_double(self, table: CasinoTable, box: Box, hand: Hand) -> Refusal | None:
        """CBJ-R15, SBJ-R11: the stake once more for exactly one card."""
        if self.is_natural(hand):
            return Refusal("stand-or-insure")
        if reason := self.rules.double_refusal(hand, count_casino(hand.cards)):
            return Refusal(reason)
        return self._short(table, box.owner, hand.stake) or self._no_cards(table)

    def _no_split(self, table: CasinoTable, box: Box, hand: Hand) -> Refusal | None:
        """CBJ-R16, SBJ-R12: a pair becomes two hands."""
        if reason := self.rules.split_refusal(box, hand):
            return Refusal(reason)
        price = hand.stake + split_insurance(self.rules, box)
        return self._short(table, box.owner, price) or self._no_cards(table)

    def _no_insurance(self, table: CasinoTable, box: Box, hand: Hand) -> Refusal | None:
        """SBJ-R14: insurance taken on one's turn."""
        reason = self._insurance_reason(table, box)
        return Refusal(reason) if reason else self._too_dear(table, box)

    def _insurance_reason(self, table: CasinoTable, box: Box) -> Reason | None:
        if self.rules.asks_insurance:
            return "no-insurance-now"
        if not table.dealer or not self.rules.insures_against(table.dealer[0]):
            return "no-insurance-upcard"
        if box.insurance:
            return "insured-already"
        return "no-insurance-now" if box.drew else None

    def _no_surrender(self, table: CasinoTable, box: Box, hand: Hand) -> Refusal | None:
        """SBJ-R15: as the very first action."""
        if not self.rules.has_surrender:
            return Refusal("no-surrender-in-game")
        if self.is_natural(hand):
            return Refusal("stand-or-insure")
        return Refusal("surrender-too-late") if box.acted or len(box.hands) > 1 else None

    # --- what several of them ask

    def is_natural(self, hand: Hand) -> bool:
        """Whether the hand is a blackjack under these rules."""
        return len(hand.cards) == 2 and self.rules.is_natural(hand.cards, hand.split)

    def can_insure_on_turn(self, table: CasinoTable, box: Box) -> bool:
        """Whether the box may still be insured on its turn (SBJ-R10, R14)."""
        return self._insurance_reason(table, box) is None and self._too_dear(table, box) is None

    def _too_dear(self, table: CasinoTable, box: Box) -> Refusal | None:
        return self._short(table, box.owner, self.rules.insurance_range(box)[0])

    def _short(self, table: CasinoTable, seat: int, price: int) -> Refusal | None:
        return Refusal("not-enough-chips", limit=price) if table.seats[seat].chips < price else None

    def _no_cards(self, table: CasinoTable) -> Refusal | None:
        """CBJ-R14, SBJ-R01: cards that are not on the table could be shuffled in."""
        if table.left or cards_on_table(table) < len(self.rules.pack):
            return None
        return Refusal("no-cards-left")


def _unfit(action: Action, reason: Reason) -> Refusal:
    """For this reason if the casino games have the action at all."""
    return Refusal(reason if action in _KNOWN else "no-such-action")
