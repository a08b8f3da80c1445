"""Somebody at a table of a house: where they sit, and the connection through which they are reached."""

from __future__ import annotations

from typing import Protocol

from audiojack.engine.views import LISTENER
from audiojack.net.messages import Answer, Down, Person


class Line(Protocol):
    """A connection, as a table sees it."""

    def tell(self, message: Down) -> None:
        """Sends a message, never waiting: who reads too slowly is cut off by the house."""
        ...


class Member:
    """An account at a table. `seat` is LISTENER for who only listens; times are the loop's, in seconds."""

    def __init__(self, account: int, name: str, seat: int, line: Line | None, now: float) -> None:
        self.account = account
        self.name = name
        self.seat = seat
        self.line = line
        self.since = now
        """When they came: the one who has sat longest follows a host who is gone."""
        self.cut_at: float | None = None if line else now
        self.cut_told = False
        self.away = False
        self.wants_seat = False
        """Whether they listen until a chair is free."""
        self.removed = False
        self.heard = -1
        """The number of the last event that their voice has said."""
        self.told_at = now
        self.asked_seq = -1
        """The number of the event since which what they may do is as it is: a command is meant for this or later."""
        self.question: tuple[object, ...] = ()
        self.unanswered = 0
        self.thinking: list[float] = []
        """Seconds that their last answers took."""
        self.last: Answer | None = None
        """The answer to their last message with an id."""
        self.granted = 0
        self.missed_from: int | None = None
        """The round in which they were cut off."""
        self.nudged_at = float("-inf")

    @property
    def seated(self) -> bool:
        """Whether they have a chair."""
        return self.seat != LISTENER

    @property
    def here(self) -> bool:
        """Whether their connection stands."""
        return self.line is not None

    def tell(self, message: Down) -> None:
        """Sends it, if there is a connection."""
        if self.line is not None:
            self.line.tell(message)

    def person(self, host: int) -> Person:
        """As the others are told of them."""
        return Person(self.account, self.name, self.seat, self.here, self.away, self.account == host)
