"""How a round of the club games is paid, and when a banker's tenure is over (OCV-R14 to R19)."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from audiojack.engine import bank_events as bv
from audiojack.engine.bank_draft import Draft
from audiojack.engine.bank_passing import choose_next
from audiojack.engine.bank_rules import BankRules
from audiojack.engine.bank_table import BankTable, punters
from audiojack.engine.events import UNKNOWN
from audiojack.engine.hands import GOAL


class Tenure(BankRules, Protocol):
    """What of the club games' rules says how a tenure ends."""

    @property
    def cover(self) -> int:
        """How many times its amount a stake pledges of the bank (OCV-R06)."""
        ...

    @property
    def breaker_banks(self) -> bool:
        """Whether the next bank is opened by the one who broke the last (OCV-R17 by option)."""
        ...


class Verdict(NamedTuple):
    """What a hand comes to: how many times its stake it wins (0 for none), or that it is lost or returned."""

    outcome: bv.StakeOutcome
    times: int
    why: bv.SettledWhy


def verdict(points: int, against: int) -> Verdict:
    """Section 6.3: a punter's points against the banker's."""
    if against > GOAL:
        return Verdict("win", 2, "banker-bust") if points <= GOAL else Verdict("back", 0, "both-bust")
    if points > GOAL:
        return Verdict("lose", 0, "bust")
    if points == against:
        return Verdict("back", 0, "tie")
    return Verdict("win", 1, "points") if points > against else Verdict("lose", 0, "points")


def pay(draft: Draft, seat: int, times: int, why: bv.SettledWhy, against: int = UNKNOWN) -> None:
    """Pay so many times the stake from the bank; by option what it lacks comes from the banker's purse (OCV-R06)."""
    table = draft.table
    due = draft.hand(seat).stake * times
    gain = min(due, table.bank)
    extra = min(due - gain, table.seats[table.banker].chips)
    draft.win(seat, gain, why, extra=extra, short=due - gain - extra, against=against)


def open_hands(rules: Tenure, draft: Draft) -> None:
    """OCV-R14 to R17: in seat order; where the bank may not cover everything, what is lost comes in first."""
    banker = draft.table.banker
    against = draft.total(banker).points
    _open(draft, banker)
    verdicts = {
        seat: verdict(draft.total(seat).points, against) for seat in punters(draft.table) if draft.hand(seat).stake
    }
    order = list(verdicts)
    if rules.cover == 1:
        order.sort(key=lambda seat: verdicts[seat].outcome == "win")
    for seat in order:
        outcome, times, why = verdicts[seat]
        _open(draft, seat)
        if outcome == "win":
            pay(draft, seat, times, why, against)
        elif outcome == "lose":
            draft.lose(seat, why, against)
        else:
            draft.give_back(seat, why, against)


def _open(draft: Draft, seat: int) -> None:
    if draft.hand(seat).shown < len(draft.hand(seat).cards):
        draft.show(seat, "opening")


def tenure_over(rules: Tenure, table: BankTable) -> bv.TakenWhy | None:
    """OCV-R17, R18: why no further round can be played with this bank and pack; None if one can."""
    if table.bank < rules.cover * rules.min_stake:
        return "too-small"
    able = sum(table.seats[seat].chips >= rules.min_stake for seat in punters(table))
    if not able:
        return "no-punters"
    return "played-out" if len(table.stock) < 2 * (able + 1) else None


def end_tenure(rules: Tenure, draft: Draft, why: bv.TakenWhy) -> None:
    """OCV-R17, R19: the banker keeps what is left, the next one on the left founds; by option the breaker."""
    banker, breaker = draft.table.banker, draft.table.paid
    if draft.table.bank:
        draft.home(why)
    else:
        draft.emit(bv.BankBroken(breaker))
    if why == "too-small" and rules.breaker_banks and _can_found(rules, draft.table, breaker):
        draft.emit(bv.BankerChosen(breaker, "broke"))
    else:
        choose_next(rules, draft, banker)


def _can_found(rules: Tenure, table: BankTable, seat: int) -> bool:
    return seat >= 0 and not table.seats[seat].gone and table.seats[seat].chips >= rules.min_bank
