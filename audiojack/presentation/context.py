"""What every sentence is made with: who listens, what they may see, and how much they want to be told.

The small words that all sentences share (cards with or without suits, totals, boxes and hands) are settled here,
so that each event's own function says only what is its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

from audiojack.engine.cards import SANTAL, Card, rank
from audiojack.engine.events import DEALER
from audiojack.engine.table import Seat
from audiojack.engine.views import LISTENER
from audiojack.games.registry import game as find_game
from audiojack.games.traits import Traits
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.settings import Category, Settings
from audiojack.presentation.utterance import Arg, Priority, Utterance

Args = dict[str, Any]
"""Arguments of a message by their names; every value is an Arg."""

UNSAID = "unsaid"
"""The value of an argument that a message may leave out."""


class SeatedView(Protocol):
    """What the views of both families have in common."""

    @property
    def game(self) -> str:
        """The game's id."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""


_LONE_ACE = 11

V = TypeVar("V", bound=SeatedView)


class Context(Generic[V]):
    """One listener at one moment. `view` is what they may see, `memory` what they heard before this event."""

    __slots__ = ("memory", "seat", "settings", "view")

    def __init__(self, seat: int, settings: Settings, view: V, memory: RoundMemory) -> None:
        self.seat = seat
        self.settings = settings
        self.view = view
        self.memory = memory

    @property
    def listens(self) -> bool:
        """Whether the listener has no seat at the table."""
        return self.seat == LISTENER

    @property
    def brief(self) -> bool:
        """Whether only the shortest form is wanted."""
        return self.settings.verbosity == "brief"

    @property
    def full(self) -> bool:
        """Whether everything is wanted."""
        return self.settings.verbosity == "full"

    @property
    def traits(self) -> Traits:
        """What kind of game it is."""
        return find_game(self.view.game).traits

    def name(self, seat: int) -> str:
        """The name of a seat; it stands in the nominative only."""
        return self.view.seats[seat].name

    def chips(self, seat: int) -> int:
        """The purse of a seat."""
        return self.view.seats[seat].chips

    def card(self, card: Card) -> str:
        """A single card as an argument: its suit is left out in brief, unless suits matter in the game."""
        return rank(card) if self.brief and not self.traits.suits_matter else self._marked(card)

    def cards(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """Several cards as an argument: their suits are said in full, and where they matter."""
        if self.full or self.traits.suits_matter:
            return tuple(self._marked(card) for card in cards)
        return tuple(rank(card) for card in cards)

    def _marked(self, card: Card) -> str:
        """The seven of hearts is named Šantal where it is one (OKO-R06)."""
        return f"{card}*" if card == SANTAL and self.traits.suits_matter else card

    def mine(
        self, id: str, *, sound: str | None = None, category: Category = "cards", place: int | None = None, **args: Arg
    ) -> Utterance:
        """A sentence about the listener; `place` is the seat that it comes from, if not from the middle."""
        named = args if place is None else {"name": self.name(place), **args}
        return Utterance(id, {"play": self.traits.play, **named}, Priority.MINE, place, sound, category)

    def about(
        self, seat: int, id: str, *, sound: str | None = None, category: Category = "cards", **args: Arg
    ) -> Utterance | None:
        """A sentence about another seat or the dealer; None where the listener has switched its category off."""
        if category in self.settings.off:
            return None
        place = None if seat == DEALER else seat
        named = args if place is None else {"name": self.name(seat), **args}
        return Utterance(id, {"play": self.traits.play, **named}, Priority.TABLE, place, sound, category)


def total(points: int, soft: bool, matters: bool, full: bool) -> Args:
    """The arguments of a total: "soft 17" in full, "17, or 7" where the other value still matters. An ace
    alone is 11.
    """
    if not soft or points == _LONE_ACE:
        return {"points": points, "soft": "no", "low": points}
    return {"points": points, "soft": "soft" if full else "or" if matters else "no", "low": points - 10}
