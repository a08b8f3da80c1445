"""The pack runs out within a circle of Ochko: who keeps his cards, who gives them back, and a new pack.

First the acting punter, then each one still waiting with chips, is asked (OCA-R29, OCB-R07); then all cards that
nobody kept are shuffled, the new first cards come, and play goes on where it stopped (OCA-R30, R32).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_draft import Draft
from audiojack.engine.bank_table import BankTable, Need, punters
from audiojack.engine.table import OptionValue


class Circle(Protocol):
    """What of a circle of duels goes on after a renewal."""

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The table options."""
        ...

    def renewed(self, draft: Draft, need: Need) -> None:
        """The pack was shuffled within a circle, and those who gave cards back have new ones."""
        ...

    def next_duel(self, draft: Draft, first: bool = False) -> None:
        """The next punter who has chips; after the last one the circle is over."""
        ...

    def clear_banker(self, draft: Draft) -> None:
        """After a duel: which of the banker's cards go."""
        ...

    def banker_buys(self, draft: Draft, punter: int) -> None:
        """The banker takes one card in the duel with this punter."""
        ...


def waiting(table: BankTable) -> tuple[int, ...]:
    """The punters with chips who have not played in this circle yet."""
    return tuple(seat for seat in punters(table) if table.hands[seat].state == "waiting" and table.seats[seat].chips)


def begin_renewal(rules: Circle, draft: Draft, seat: int, need: Need) -> None:
    """The pack is out: `seat` needed a card. All who may give back their cards are asked first."""
    draft.emit(bv.PackOut(seat, need))
    acting = (seat,) if need == "hit" else ()
    ask_or_renew(rules, draft, (*acting, *waiting(draft.table)))


def ask_or_renew(rules: Circle, draft: Draft, seats: tuple[int, ...]) -> None:
    """Ask the first of these; if there is none left, make the new pack."""
    if seats:
        draft.emit(bv.KeepAsked(seats[0], seats[1:]))
    else:
        _renew(rules, draft)


def answer(rules: Circle, draft: Draft, seat: int, keeps: bool) -> None:
    """A seat has said whether it keeps its cards."""
    if keeps:
        draft.emit(bv.CardsKept(seat))
    else:
        draft.emit(bv.CardsGivenBack(seat, len(draft.hand(seat).cards)))
    ask_or_renew(rules, draft, draft.table.asks)


def _renew(rules: Circle, draft: Draft) -> None:
    need, acting = draft.table.need, draft.table.acting
    draft.shuffle("empty" if draft.table.cut is None else "cut-card")
    gave = [seat for seat in punters(draft.table) if _without_cards(draft.table, seat)]
    for seat in gave:
        draft.deal(seat, "new-first", "owner")
    rules.renewed(draft, need)
    if need == "hit":
        _resume_punter(rules, draft, acting, acting in gave)
    elif need == "banker-hit":
        _resume_banker(rules, draft)
    else:
        rules.next_duel(draft)


def _without_cards(table: BankTable, seat: int) -> bool:
    hand = table.hands[seat]
    return not hand.cards and hand.state in ("waiting", "open")


def _resume_punter(rules: Circle, draft: Draft, seat: int, gave: bool) -> None:
    """OCA-R30: the same sum if he kept his cards; otherwise by default a new one, of the bank as it is now."""
    if draft.table.seats[seat].gone:
        rules.clear_banker(draft)
        rules.next_duel(draft)
        return
    stake = draft.hand(seat).stake
    if gave and stake and rules.options["cut_rebet"] == "restart":
        draft.emit(bv.StakeReturned(seat, stake))
    draft.emit(ev.TurnBegan(seat))


def _resume_banker(rules: Circle, draft: Draft) -> None:
    """OCB-R06: he goes on buying; if his punter has left meanwhile, the duel is over."""
    punter = next((seat for seat, hand in enumerate(draft.table.hands) if hand.stake), -1)
    if punter < 0:
        rules.clear_banker(draft)
        rules.next_duel(draft)
        return
    draft.emit(ev.TurnBegan(draft.table.banker))
    rules.banker_buys(draft, punter)
