"""Ochko with one banker's card for the whole circle (RULES.md, section 5; rules OCB-R01 to R11).

As the base game, but no cut card, no forced card at 15, and the banker plays the whole circle with one open
card, to which he buys anew against each punter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiojack.engine.bank import Bank
from audiojack.engine.bank_draft import Draft
from audiojack.engine.bank_table import BankTable, Need, new_table
from audiojack.engine.cards import PACK_36
from audiojack.engine.chance import Chance
from audiojack.engine.events import Audience
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
    Option("banker_card_open", "always", choices=("always", "from_second_circle", "never")),
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
    Option("played_cards", "aside", choices=("aside", "under", "top")),
)

PLACES = (2, 8)

TRAITS = Traits("duels")


class OchkoOneCard(Duels):
    """The rules of the one-card game under one set of table options."""

    fifteen_must_draw = False
    repeats_open_card = False

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(options)
        self.heap = "aside" if options["played_cards"] == "aside" else "stock"

    def clear_table(self, draft: Draft) -> None:
        """OCB-R06: the circle card goes to the heap before the next deal."""
        draft.throw(draft.table.banker)

    def deal_banker(self, draft: Draft) -> None:
        """OCB-R08: his circle card, open by default."""
        draft.deal(draft.table.banker, "deal", self._card_to(draft.table))

    def _card_to(self, table: BankTable) -> Audience:
        open_from = {"always": 1, "from_second_circle": 2}.get(str(self.options["banker_card_open"]))
        return "all" if open_from is not None and table.round >= open_from else "owner"

    def banker_card(self, draft: Draft, punter: int) -> bool:
        """OCB-R04: he holds it the whole circle."""
        return True

    def clear_banker(self, draft: Draft) -> None:
        """OCB-R05: only what he bought goes."""
        draft.throw(draft.table.banker, keep=1)

    def pack_over(self, draft: Draft, punter: int) -> None:
        """OCB-R06, R07: the heap is shuffled, nothing is paid."""
        begin_renewal(self, draft, punter, "hit")

    def banker_pack_over(self, draft: Draft, punter: int) -> None:
        """OCB-R06: he too goes on buying."""
        begin_renewal(self, draft, draft.table.banker, "banker-hit")

    def renewed(self, draft: Draft, need: Need) -> None:
        """OCB-R02: there is no cut card to turn."""

    def banker_can_ask(self, table: BankTable) -> bool:
        """OCB-R11: not if pack and heap are both empty."""
        return bool(table.spare)


def decider(options: Mapping[str, OptionValue]) -> Bank:
    """The decider of a table with these (complete) options."""
    return Bank(OchkoOneCard(options))


def open_table(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None) -> BankTable:
    """A new table at which the first banker is to be chosen."""
    return new_table("ochko-one-card", dict(options), tuple(seats), Chance(seed), PACK_36)
