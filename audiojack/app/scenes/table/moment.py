"""What is no longer so at a table: a question that has gone on, a round that is past (INTERFACE.md, "mine").

What was said of it and has not begun to be spoken is dropped then; it stays in the history.
"""

from __future__ import annotations

from typing import NamedTuple

from audiojack.app.stage.effects import Say, Topic
from audiojack.play.session import TableSession
from audiojack.presentation.utterance import Utterance

_ASKS = "turns"
"""The category of utterances that ask the player for something, or tell whose turn it is."""


class Moment(NamedTuple):
    """What is asked of the player at a table, and in which round."""

    round: int
    between: bool
    asked: bool
    betting: bool
    phase: str
    box: int
    hand: int

    @property
    def asked_of(self) -> tuple[bool, bool, str, int, int]:
        """The question that is open."""
        return (self.asked, self.betting, self.phase, self.box, self.hand)

    @classmethod
    def of(cls, session: TableSession) -> Moment:
        """The moment of a table as the player knows it."""
        view = session.view
        return cls(
            view.round,
            session.between,
            session.my_turn,
            session.betting,
            view.phase,
            getattr(view, "turn_box", 0),
            getattr(view, "turn_hand", 0),
        )


def ended(before: Moment, after: Moment, *, own: bool) -> frozenset[Topic]:
    """What ended between two moments.

    A command of one's `own` answers whatever was asked; given between two rounds, or as a stake, it says that the
    round before is done with. What the others do ends no round: at the quickest pace they don't wait for the voice.
    """
    topics: set[Topic] = set()
    if own or after.asked_of != before.asked_of:
        topics.add("turn")
    if own and (before.between or before.betting or after.round != before.round):
        topics.add("round")
    return frozenset(topics)


def of_the_round(utterance: Utterance) -> Say:
    """Says something that an event of the round brought."""
    return Say(utterance, topic="turn" if utterance.category == _ASKS else "round")
