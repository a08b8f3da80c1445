"""Twenty-one with drawing from the pack by choice (RULES.md, section 7; rules OCG-R01 to R06).

As the club game, but a punter may pull any card out of the closed pack for himself, or have the banker pull it;
for the banker's own cards the banker alone decides.
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
    Option("demand_banker_pull", False),
    Option("pull_in_deal", False),
    Option("cover", "double", choices=("double", "single")),
    Option("announce_bust", False),
    Option("open_banker_turn", False),
    Option("after_break", "next_left", choices=("next_left", "breaker")),
)

PLACES = (2, 9)

TRAITS = Traits("club")


class ByChoice:
    """A card may be taken from the top, from a named place or from anywhere; a punter may have it pulled."""

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.asks_in_deal = bool(options["pull_in_deal"])
        self._demands = bool(options["demand_banker_pull"])

    def ways(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """OCG-R02 to R04: all ways; the banker's hand only for punters, the top not for a banker obliged to pull."""
        pulls = (Legal("hit-at", least=1, most=len(table.stock)), Legal("hit-any"))
        if seat != table.banker:
            return (Legal("hit"), *pulls, Legal("hit-banker"))
        return pulls if table.demanded else (Legal("hit"), *pulls)

    def may_demand(self, table: BankTable, seat: int) -> bool:
        """OCG-R04 by option, once a round."""
        return self._demands and not table.demanded

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """The banker's hand for the banker, or the top card after a demand."""
        return "banker-pulls-himself" if command.action == "hit-banker" else "banker-must-pull"


def decider(options: Mapping[str, OptionValue]) -> Bank:
    """The decider of a table with these (complete) options."""
    return Bank(Club(options, ByChoice(options)))


def open_table(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int | None) -> BankTable:
    """A new table at which the first banker is to be chosen."""
    return new_table("twenty-one-pull", dict(options), tuple(seats), Chance(seed), Club.pack)
