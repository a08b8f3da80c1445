"""How the bank passes from one banker to the next: lots, agreement, neighbours, leaving, and closing the table."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_draft import Draft
from audiojack.engine.bank_rules import BankRules
from audiojack.engine.bank_table import BankTable, left_of, present, punters
from audiojack.engine.cards import Card, face_order
from audiojack.engine.chance import STACKED, Draw

HOLDING = frozenset({"found", "between", "bets", "taking", "play", "keep", "banker"})
"""The phases in which somebody is banker."""


def candidates(rules: BankRules, table: BankTable) -> tuple[int, ...]:
    """The seats that could found a bank."""
    return tuple(seat for seat in present(table) if table.seats[seat].chips >= rules.min_bank)


def can_stake(rules: BankRules, table: BankTable) -> bool:
    """Whether any punter can still stake (GEN-R13)."""
    return any(table.seats[seat].chips >= rules.min_stake for seat in punters(table))


def playable(rules: BankRules, table: BankTable) -> bool:
    """Whether somebody can found a bank and another one stake against it (GEN-R13)."""
    bankers = candidates(rules, table)
    able = [seat for seat in present(table) if table.seats[seat].chips >= rules.min_stake]
    return bool(bankers) and (len(bankers) > 1 or any(seat != bankers[0] for seat in able))


def draw_lots(draft: Draft, seats: Sequence[int]) -> int:
    """Each seat draws a card of a fresh pack, equal highest ones again: the seat of the highest (GEN-R07)."""
    seen: list[Card] = []
    again = False
    while len(seats) > 1:
        cards, ready, draw = _lots(draft, len(seats), seen)
        draft.emit(bv.LotsDrawn(tuple(seats), cards, again, ready, draw.state, draw.key))
        best = max(face_order(card) for card in cards)
        seats = [seat for seat, card in zip(seats, cards, strict=True) if face_order(card) == best]
        seen += cards
        again = True
    return seats[0]


def _lots(draft: Draft, count: int, seen: list[Card]) -> tuple[tuple[Card, ...], int, Draw]:
    """`count` cards: the stacked ones first, the rest of a shuffled pack without the cards seen already."""
    chance = draft.table.chance
    ready = chance.lots[:count]
    if len(ready) == count:
        return ready, count, STACKED
    rest = list(draft.rules.pack)
    for card in (*seen, *ready):
        if card in rest:
            rest.remove(card)
    if len(rest) < count:
        rest = list(draft.rules.pack)
    order, draw = chance.fresh_order(rest, draft.keys.next())
    return (*ready, *order[: count - len(ready)]), len(ready), draw


def choose_by_lot(rules: BankRules, draft: Draft) -> None:
    """Lots among all who could found a bank; the table closes if that leads nowhere (OKO-R35, GEN-R13)."""
    if not playable(rules, draft.table):
        close(draft)
        return
    draft.emit(bv.BankerChosen(draw_lots(draft, candidates(rules, draft.table)), "lot"))


def choose_next(rules: BankRules, draft: Draft, banker: int) -> None:
    """The first on the left who could found a bank, at last the old banker himself (OCA-R37, OCV-R19).

    If nobody can, the choice stays open: somebody may join before the table closes.
    """
    able = candidates(rules, draft.table)
    seat = next((seat for seat in (*left_of(draft.table, banker), banker) if seat in able), None)
    if seat is not None:
        draft.emit(bv.BankerChosen(seat, "next"))
    elif draft.table.phase != "choose":
        draft.emit(bv.BankVacant())


def close(draft: Draft, why: bv.TakenWhy = "closed") -> None:
    """Nothing more is played here; a bank goes to its banker (GEN-R13)."""
    if draft.table.phase in HOLDING and draft.table.bank:
        draft.home(why)
    draft.emit(bv.TableClosed())


def leave(rules: BankRules, draft: Draft, seat: int) -> None:
    """A player leaves; what that means depends on what he holds (GEN-R10)."""
    table = draft.table
    holds = table.phase in HOLDING and table.banker == seat
    if present(table) == (seat,):
        _last_leaves(draft, seat)
    elif holds:
        _banker_leaves(rules, draft, seat)
    else:
        _punter_leaves(rules, draft, seat)


def _last_leaves(draft: Draft, seat: int) -> None:
    if draft.table.phase in HOLDING and draft.table.bank:
        draft.end_round()
        draft.home("closed")
    draft.emit(ev.SeatLeft(seat))
    draft.emit(bv.TableClosed())


def _banker_leaves(rules: BankRules, draft: Draft, seat: int) -> None:
    """Unsettled stakes return, the bank stays and passes on; nobody founds anything."""
    founding = draft.table.phase == "found"
    for punter in punters(draft.table):
        if draft.hand(punter).stake:
            draft.give_back(punter, "banker-left")
    draft.end_round()
    draft.emit(ev.SeatLeft(seat))
    if founding:
        if rules.heir_by_lot:
            choose_by_lot(rules, draft)
        else:
            choose_next(rules, draft, seat)
        return
    heirs = left_of(draft.table, seat)
    heir = draw_lots(draft, sorted(heirs)) if rules.heir_by_lot else heirs[0]
    draft.emit(bv.BankerChosen(heir, "inherited"))
    rules.ready(draft)


def _punter_leaves(rules: BankRules, draft: Draft, seat: int) -> None:
    answering = draft.table.phase == "broken" and draft.table.turn == seat
    was_round = draft.table.in_round or draft.table.phase == "bets"
    draft.emit(ev.SeatLeft(seat, draft.hand(seat).stake))
    if answering:
        choose_by_lot(rules, draft)
    elif was_round:
        rules.left(draft, seat)
