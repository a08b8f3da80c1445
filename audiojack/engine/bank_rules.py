"""What a bank game decides for itself: the protocol that each game's file fills in.

The decider (bank.py) chooses bankers, lets them found, announce and deal, and passes the bank on. Everything
between the deal and the end of a round belongs to the game.
"""

from __future__ import annotations

from typing import Protocol

from audiojack.engine.bank_draft import CardRules, Draft
from audiojack.engine.bank_table import BankTable
from audiojack.engine.commands import Command, Legal
from audiojack.engine.refusals import Reason


class BankRules(CardRules, Protocol):
    """One bank game at one table's options. Stateless."""

    @property
    def min_bank(self) -> int:
        """The least sum a bank is founded with, in chips."""
        ...

    @property
    def max_bank(self) -> int:
        """The largest sum a bank is founded with; 0 for no limit."""
        ...

    @property
    def min_stake(self) -> int:
        """The smallest stake that a purse must allow to go on playing (GEN-R04)."""
        ...

    @property
    def by_agreement(self) -> bool:
        """Whether a person says who is banker where otherwise lots are drawn."""
        ...

    @property
    def shuffles_each_round(self) -> bool:
        """Whether all cards are gathered and shuffled before every deal."""
        ...

    @property
    def stakes_before_deal(self) -> bool:
        """Whether the punters stake before they are dealt cards."""
        ...

    @property
    def heir_by_lot(self) -> bool:
        """Whether the bank of a banker who left passes on by lot, not to the left (GEN-R10)."""
        ...

    def free(self, table: BankTable) -> int:
        """How much of the bank can be staked against now."""
        ...

    def announce_refusal(self, table: BankTable) -> Reason | None:
        """Why the banker can't announce before this deal; None if he can."""
        ...

    def ready(self, draft: Draft) -> None:
        """The bank has been founded or inherited: what happens before the first deal."""
        ...

    def begin(self, draft: Draft) -> None:
        """The banker deals."""
        ...

    def must_stop(self, table: BankTable, seat: int) -> bool:
        """Whether the seat to act may take no more cards, by a rule of which the others hear nothing (GEN-R25).

        Then it has no choice but to stand, which is a step of its own, as if it had chosen to.
        """
        ...

    def legal(self, table: BankTable, seat: int) -> tuple[Legal, ...]:
        """What the seat could do in a round, leaving apart."""
        ...

    def act(self, draft: Draft, command: Command) -> None:
        """Do what `legal` has offered."""
        ...

    def refusal(self, table: BankTable, command: Command) -> Reason:
        """Why the seat whose turn it is can't do this now."""
        ...

    def left(self, draft: Draft, seat: int) -> None:
        """A punter has left in the middle of a round; it goes on without him (GEN-R10)."""
        ...

    def seated(self, draft: Draft) -> None:
        """Somebody has sat down between rounds."""
        ...
