"""What is legal at a casino table, with the exact range of each amount, and the limits of stakes."""

from __future__ import annotations

from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.commands import Legal, Refusal
from audiojack.engine.hands import count_casino
from audiojack.engine.table import Box, CasinoTable, Hand


class Limits:
    """The limits of stakes under one set of rules, in chips."""

    def __init__(self, rules: CasinoRules) -> None:
        self.rules = rules
        step = rules.bet_step
        self.least = -(-rules.min_bet // step) * step
        # A maximum below the minimum would leave no stake at all: the minimum is then the only one.
        self.max_bet = max(rules.max_bet, self.least) if rules.max_bet else 0

    def most(self, chips: int) -> int:
        """The largest stake that a purse of so many chips can lay on one box."""
        most = min(chips, self.max_bet) if self.max_bet else chips
        return most // self.rules.bet_step * self.rules.bet_step

    def refuse_bet(self, chips: int, amount: int) -> Refusal | None:
        """Why this stake can't be laid on a box (CBJ-R04, SBJ-R02); None for the usual stake, quickly."""
        highest = self.max_bet or chips
        if self.least <= amount <= chips and amount <= highest and not amount % self.rules.bet_step:
            return None
        return self._refuse(chips, amount, self.least, self.most(chips))

    def room_behind(self, box: Box) -> int:
        """How much more may be laid behind a box; -1 for no limit (CBJ-R22)."""
        if not self.max_bet:
            return -1
        return max(0, self.max_bet - box.stake - sum(stake for _, stake in box.behind))

    def refuse_add(self, chips: int, room: int, amount: int) -> Refusal | None:
        """Why this stake can't be laid behind a box with so much room."""
        most = self.most(chips if room < 0 else min(chips, room))
        if room >= 0 and room < self.rules.bet_step:
            return Refusal("box-full", limit=self.max_bet)
        return self._refuse(chips, amount, self.rules.bet_step, most)

    def _refuse(self, chips: int, amount: int, least: int, most: int) -> Refusal | None:
        if chips < least:
            return Refusal("not-enough-chips", limit=least)
        if amount < least:
            return Refusal("too-little", limit=least)
        if amount > most:
            return Refusal("too-much", limit=most)
        if amount % self.rules.bet_step:
            return Refusal("not-a-step", step=self.rules.bet_step)
        return None


def cards_on_table(table: CasinoTable) -> int:
    """How many cards lie in hands and before the dealer."""
    return len(table.dealer) + sum(len(hand.cards) for box in table.boxes for hand in box.hands)


def split_insurance(rules: CasinoRules, box: Box) -> int:
    """What a split adds to the insurance of a box: the price for one hand more (SBJ-R14)."""
    return box.stake // 2 if box.insurance and not rules.asks_insurance else 0


def legal_actions(rules: CasinoRules, limits: Limits, table: CasinoTable, seat: int) -> tuple[Legal, ...]:
    """Every action that the seat could take now."""
    if not 0 <= seat < len(table.seats) or table.seats[seat].gone:
        return ()
    leave = Legal("leave")
    if table.phase in ("between", "bets"):
        return (*_staking(rules, limits, table, seat), leave)
    if table.boxes[table.turn_box].owner != seat:
        return (leave,)
    if table.phase == "insurance":
        return (*_insurance_answers(rules, table, seat), leave)
    return (*_turn(rules, table, seat), leave)


def _staking(rules: CasinoRules, limits: Limits, table: CasinoTable, seat: int) -> list[Legal]:
    chips, step = table.seats[seat].chips, rules.bet_step
    found: list[Legal] = []
    betting = table.phase == "bets"
    if chips >= limits.least:
        for index, box in enumerate(table.boxes):
            if box.owner == seat and not (betting and box.stake):
                found.append(Legal("bet", index, limits.least, limits.most(chips), step))
    if betting and rules.has_standing_players:
        for index, box in enumerate(table.boxes):
            if box.owner == seat or not box.stake:
                continue
            room = limits.room_behind(box)
            most = limits.most(chips if room < 0 else min(chips, room))
            if most >= step:
                found.append(Legal("add", index, step, most, step))
    if betting and any(box.stake for box in table.boxes):
        found.append(Legal("deal"))
    if not betting and rules.reshuffles_on_request:
        found.append(Legal("reshuffle"))
    return found


def _insurance_answers(rules: CasinoRules, table: CasinoTable, seat: int) -> tuple[Legal, ...]:
    index = table.turn_box
    least, most = rules.insurance_range(table.boxes[index])
    most = min(most, table.seats[seat].chips)
    return (Legal("insure", index, least, most), Legal("decline", index))


def _turn(rules: CasinoRules, table: CasinoTable, seat: int) -> list[Legal]:
    index = table.turn_box
    box = table.boxes[index]
    hand = box.hands[table.turn_hand]
    chips = table.seats[seat].chips
    found = [Legal("stand", index)]
    if len(hand.cards) == 2 and rules.is_natural(hand.cards, hand.split):
        return found + _insurance(rules, table, box, chips)
    if table.left or cards_on_table(table) < len(rules.pack):
        found.insert(0, Legal("hit", index))
        if chips >= hand.stake and rules.double_refusal(hand, count_casino(hand.cards)) is None:
            found.append(Legal("double", index))
        if _may_split(rules, box, hand, chips):
            found.append(Legal("split", index))
    found += _insurance(rules, table, box, chips)
    if rules.has_surrender and not box.acted and len(box.hands) == 1:
        found.append(Legal("surrender", index))
    return found


def _may_split(rules: CasinoRules, box: Box, hand: Hand, chips: int) -> bool:
    return chips >= hand.stake + split_insurance(rules, box) and rules.split_refusal(box, hand) is None


def _insurance(rules: CasinoRules, table: CasinoTable, box: Box, chips: int) -> list[Legal]:
    """Insurance on one's turn, at its one price."""
    if rules.asks_insurance or box.insurance or box.drew or not rules.insures_against(table.dealer[0]):
        return []
    price = rules.insurance_range(box)[0]
    return [Legal("insure", table.turn_box, price, price)] if chips >= price else []
