"""What choices cost: each one beside the best, a round's for E, a session's at leaving.

A Review is a value: choices are added to its sums, so that a long evening weighs no more than a round. It never
touches chips.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import Card
from audiojack.engine.commands import Action, Command
from audiojack.practice.hints import ANYHOW, Hint, View

DEAREST = 3
"""How many mistakes are told at leaving."""
ROUNDS_KEPT = 8
"""For so many rounds the mistakes of each are kept; E asks for the one decided last."""


class Choice(msgspec.Struct, frozen=True):
    """What was chosen and what would have been best, with what both were worth in chips.

    `cards` are the hand's, `upcard` the dealer's or banker's open card, "" where there was none or where the chooser
    held the bank. `box` and `hand` tell which of the seat's boxes and of the box's hands it was about, counted from 1;
    0 where there was one only. `banker` is the seat that held the bank, -1 where the house does.
    """

    round: int
    action: Action
    best: Action
    cost: float
    cards: tuple[Card, ...]
    upcard: str = ""
    box: int = 0
    hand: int = 0
    banker: int = -1


class Review(msgspec.Struct, frozen=True):
    """What the choices of a session came to.

    `choices` and `mistakes` are their numbers, `cost` is what all mistakes cost, in chips, `dearest` those mistakes
    that cost most, the dearest first. `recent` are the mistakes of the last rounds, in order; `last` is the round of
    the choice before, and its banker. However long the session, it holds no more than these.
    """

    choices: int = 0
    mistakes: int = 0
    cost: float = 0.0
    dearest: tuple[Choice, ...] = ()
    recent: tuple[Choice, ...] = ()
    last: tuple[int, int] = (0, -1)

    def after(self, choice: Choice | None) -> Review:
        """The review with one more choice (None adds nothing)."""
        if choice is None:
            return self
        known = self.recalling(choice)
        if choice.cost <= 0:
            return replace(known, choices=self.choices + 1)
        dearest = sorted((*self.dearest, choice), key=lambda one: -one.cost)[:DEAREST]
        return replace(
            known,
            choices=self.choices + 1,
            mistakes=self.mistakes + 1,
            cost=self.cost + choice.cost,
            dearest=tuple(dearest),
        )

    def recalling(self, choice: Choice | None) -> Review:
        """The review that knows of a choice of an earlier sitting: it is told for its round, and counted nowhere.

        A new bank counts its rounds from one again; then those of the old one are forgotten.
        """
        if choice is None:
            return self
        number, banker = self.last
        anew = choice.round < number or (choice.round == number and choice.banker != banker)
        kept = () if anew else tuple(one for one in self.recent if one.round > choice.round - ROUNDS_KEPT)
        recent = (*kept, choice) if choice.cost > 0 else kept
        return replace(self, recent=recent, last=(choice.round, choice.banker))

    def of_round(self, number: int) -> tuple[Choice, ...]:
        """The mistakes of one of the last rounds, in order."""
        return tuple(choice for choice in self.recent if choice.round == number)


def judge(view: View, command: Command, hint: Hint | None) -> Choice | None:
    """The choice that a command was, by the hint that the view had before it; None where there was none."""
    if hint is None or command.seat != view.seat:
        return None
    action: Action = "hit" if command.action in ANYHOW else command.action
    if hint.worth(action) is None:
        return None
    cards, upcard = _cards(view)
    box, hand = _place(view)
    banker = view.banker if isinstance(view, BankView) else -1
    return Choice(view.round, action, hint.best, hint.cost(action), cards, upcard, box, hand, banker)


def _place(view: View) -> tuple[int, int]:
    """The numbers of the box and the hand that are played."""
    if isinstance(view, BankView):
        return 0, 0
    staked = sum(box.owner == view.seat and bool(box.hands) for box in view.boxes)
    several = view.phase == "play" and len(view.boxes[view.turn_box].hands) > 1
    return view.turn_box + 1 if staked > 1 else 0, view.turn_hand + 1 if several else 0


def _cards(view: View) -> tuple[tuple[Card, ...], str]:
    if isinstance(view, BankView):
        open_card = "" if view.seat == view.banker else "".join(view.hands[view.banker].cards[:1])
        return view.hands[view.seat].cards, open_card
    box = view.boxes[view.turn_box]
    hand = box.hands[view.turn_hand if view.phase == "play" else 0]
    return hand.cards, view.dealer[0]
