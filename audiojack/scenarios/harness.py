"""What the runner asks of a family of games, since casino and bank tables differ in shape."""

from __future__ import annotations

from typing import Any, Protocol

from audiojack.engine.cards import Card
from audiojack.engine.commands import Command
from audiojack.scenarios.model import End, Scenario


class Harness(Protocol):
    """One family's side of a scenario: opens the table, names its actors, reads its state."""

    unsaid: frozenset[str]
    """Actions that are no words of a scenario of this family, and are not counted by `expect may`."""

    def open(self, scenario: Scenario) -> Any:
        """The table before the first line of play. Raises ScenarioError."""
        ...

    def before(self, scenario: Scenario, table: Any, rest: tuple[str, ...]) -> Command | None:
        """A command that follows by itself before these remaining lines, such as the deal after the last stake."""
        ...

    def command(self, scenario: Scenario, table: Any, actor: str, words: tuple[str, ...]) -> Command:
        """The command that a line of play means. Raises ScenarioError."""
        ...

    def turn(self, table: Any) -> tuple[str, ...]:
        """The names that the seat or box to act goes by."""
        ...

    def hand(self, table: Any, actor: str) -> tuple[Card, ...]:
        """The cards of an actor's (present) hand."""
        ...

    def total(self, scenario: Scenario, table: Any, actor: str) -> int:
        """The points of an actor's (present) hand."""
        ...

    def bank(self, table: Any) -> int:
        """The chips in the bank; 0 in casino games."""
        ...

    def end(self, table: Any) -> End:
        """How the round stands."""
        ...

    def next_banker(self, table: Any) -> str:
        """The name of the one who holds or is to found the next bank; "" if that is open."""
        ...
