"""What choices cost: each one beside the best, a round's for E, a session's at leaving.

A Review is a value: it grows by choices and is asked for its sums. It never touches chips.
"""

from __future__ import annotations

import msgspec

from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import Card
from audiojack.engine.commands import Action, Command
from audiojack.practice.hints import ANYHOW, Hint, View


class Choice(msgspec.Struct, frozen=True):
    """What was chosen and what would have been best, with what both were worth in chips.

    `cards` are the hand's, `upcard` the dealer's or banker's open card, "" where there was none.
    """

    round: int
    action: Action
    best: Action
    cost: float
    cards: tuple[Card, ...]
    upcard: str = ""


class Review(msgspec.Struct, frozen=True):
    """The choices of a session in order."""

    choices: tuple[Choice, ...] = ()

    def after(self, choice: Choice | None) -> Review:
        """The review with one more choice (None adds nothing)."""
        return self if choice is None else Review((*self.choices, choice))

    @property
    def mistakes(self) -> tuple[Choice, ...]:
        """Choices that cost something."""
        return tuple(choice for choice in self.choices if choice.cost > 0)

    @property
    def cost(self) -> float:
        """What all mistakes cost, in chips."""
        return sum(choice.cost for choice in self.choices)

    def dearest(self, count: int = 3) -> tuple[Choice, ...]:
        """The mistakes that cost most, the dearest first."""
        return tuple(sorted(self.mistakes, key=lambda choice: -choice.cost)[:count])

    def of_round(self, number: int) -> tuple[Choice, ...]:
        """The mistakes of a round, in order."""
        return tuple(choice for choice in self.mistakes if choice.round == number)


def judge(view: View, command: Command, hint: Hint | None) -> Choice | None:
    """The choice that a command was, by the hint that the view had before it; None where there was none."""
    if hint is None or command.seat != view.seat:
        return None
    action: Action = "hit" if command.action in ANYHOW else command.action
    if hint.worth(action) is None:
        return None
    cards, upcard = _cards(view)
    return Choice(view.round, action, hint.best, hint.cost(action), cards, upcard)


def _cards(view: View) -> tuple[tuple[Card, ...], str]:
    if isinstance(view, BankView):
        return view.hands[view.seat].cards, "".join(view.hands[view.banker].cards[:1])
    box = view.boxes[view.turn_box]
    hand = box.hands[view.turn_hand if view.phase == "play" else 0]
    return hand.cards, view.dealer[0]
