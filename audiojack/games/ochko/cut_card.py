"""Ochko with the cut card (RULES.md, section 4; rules OCA-R01 to R39): the base game of the Russian family.

Every punter plays a whole duel with the banker. A card turned over lies at the far end of the pack; when it
comes to a punter who asks, the banker must double the bank, and all may give back their cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank import Bank
from audiojack.engine.bank_draft import Draft
from audiojack.engine.bank_table import BankTable, Need, new_table
from audiojack.engine.cards import PACK_36
from audiojack.engine.chance import Chance
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.ochko.duel import Duels
from audiojack.games.ochko.renewal import begin_renewal
from audiojack.games.options import Option
from audiojack.games.traits import Traits

OPTIONS = (
    Option("players", 4, least=2, most=8),
    Option("first_banker", "lot", choices=("lot", "agreement")),
    Option("min_bank", 100, least=1, most=1000),
    Option("max_bank", 0, least=0, most=1_000_000),
    Option("min_bet", 10, least=1, most=1000),
    Option("dark", True),
    Option("dark_double_bust", "punter", choices=("punter", "banker")),
    Option("dark_vs_banker_21", "banker", choices=("banker", "tie_to_dark")),
    Option("two_aces", "exact", choices=("exact", "any")),
    Option("five_pictures", "exact", choices=("exact", "any_five")),
    Option("banker_17", "exact", choices=("exact", "and_above")),
    Option("cut_rebet", "restart", choices=("restart", "bet_stands")),
    Option("take_after_circles", 4, least=0, most=20),
    Option("take_multiple", 3, least=0, most=20),
    Option("knock_exposes", "every_card", choices=("every_card", "first_only")),
    Option("after_break", "breaker", choices=("breaker", "next_left")),
    Option("deal_from", "top", choices=("top", "bottom")),
    Option("played_cards", "under", choices=("under", "top", "aside")),
)

PLACES = (2, 8)

TRAITS = Traits("duels")


class Ochko(Duels):
    """The rules of the base game under one set of table options.

    Dealt from the bottom, the pack only lies the other way up (OCA-R38): "under" and "top" both mean the end
    from which no cards are dealt.
    """

    fifteen_must_draw = True
    repeats_open_card = True

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.heap = "aside" if options["played_cards"] == "aside" else "under"

    def clear_table(self, draft: Draft) -> None:
        """OCA-R24: an unplayed card of the banker stays over the end of a circle."""

    def deal_banker(self, draft: Draft) -> None:
        """OCA-R07, R08: his card, unless he holds one; after a shuffle the cut card is turned."""
        if not draft.hand(draft.table.banker).cards:
            draft.deal(draft.table.banker, "deal", "owner")
        self._turn_cut_card(draft)

    def _turn_cut_card(self, draft: Draft) -> None:
        if draft.table.cut is None and draft.table.stock:
            draft.emit(bv.CutCardTurned(draft.table.stock[0]))

    def banker_card(self, draft: Draft, punter: int) -> bool:
        """OCA-R24, R32: a new first card if the last one was played; no doubling if the pack is over."""
        banker = draft.table.banker
        if draft.hand(banker).cards:
            return True
        if draft.table.stock:
            draft.deal(banker, "deal", "owner")
            return True
        draft.emit(ev.CutCardCame(banker))
        begin_renewal(self, draft, banker, "banker-card")
        return False

    def clear_banker(self, draft: Draft) -> None:
        """OCA-R24: his cards go only if they took part."""
        if draft.hand(draft.table.banker).state != "waiting":
            draft.throw(draft.table.banker)

    def pack_over(self, draft: Draft, punter: int) -> None:
        """OCA-R28: the bank is doubled, or gets all that the banker has, once in a duel; the request lapses."""
        draft.emit(ev.CutCardCame(punter))
        table = draft.table
        if not table.doubled:
            added = min(table.bank, table.seats[table.banker].chips)
            draft.emit(bv.BankAdded(table.banker, added, table.bank + added))
        begin_renewal(self, draft, punter, "hit")

    def banker_pack_over(self, draft: Draft, punter: int) -> None:
        """OCA-R31: he may not take the cut card and plays with the points he has."""
        draft.emit(ev.CutCardCame(draft.table.banker))
        draft.stand(draft.table.banker, False, "all")
        self.compare(draft, punter)

    def renewed(self, draft: Draft, need: Need) -> None:
        """OCA-R30, R32: the banker's card if one is due, then a new cut card."""
        if need == "banker-card":
            draft.deal(draft.table.banker, "deal", "owner")
        self._turn_cut_card(draft)

    def banker_can_ask(self, table: BankTable) -> bool:
        """He can; if the cut card comes, the hands are compared (OCA-R31)."""
        return True


def decider(options: Mapping[str, OptionValue]) -> Bank:
    """The decider of a table with these (complete) options."""
    return Bank(Ochko(options))


def open_table(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None) -> BankTable:
    """A new table at which the first banker is to be chosen."""
    return new_table("ochko", dict(options), tuple(seats), Chance(seed), PACK_36)
