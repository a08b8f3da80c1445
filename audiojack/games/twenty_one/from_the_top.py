"""Twenty-one of the clubs (RULES.md, section 6; rules OCV-R01 to R19): Dvadtsat odno with two packs.

Stakes before the deal, two closed cards, at most three more, from the top of the pack; a dealt 21 and the
banker's bust pay double, and the bank lasts for one run through the 104 cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from audiojack.engine.bank import Bank
from audiojack.engine.bank_table import BankTable, new_table
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Command, Legal
from audiojack.engine.refusals import Reason
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.options import Option
from audiojack.games.traits import Traits
from audiojack.games.twenty_one.club import Club

OPTIONS = (
    Option("min_bank", 200, least=2, most=1000),
    Option("min_bet", 10, least=1, most=500),
    Option("cover", "double", choices=("double", "single")),
    Option("announce_bust", False),
    Option("open_banker_turn", False),
    Option("after_break", "next_left", choices=("next_left", "breaker")),
)

PLACES = (2, 9)

TRAITS = Traits("club")


class FromTheTop:
    """Cards are taken in order, by everybody and always."""

    asks_in_deal = False

    def ways(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """The top card."""
        return (Legal("hit"),)

    def may_demand(self, table: BankTable, seat: int) -> bool:
        """There is nothing to demand."""
        return False

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """Any other card."""
        return "no-pull-in-game"


def decider(options: Mapping[str, OptionValue]) -> Bank:
    """The decider of a table with these (complete) options."""
    return Bank(Club(options, FromTheTop()))


def open_table(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None) -> BankTable:
    """A new table at which the first banker is to be chosen."""
    return new_table("twenty-one", dict(options), tuple(seats), Chance(seed), Club.pack)
