"""Every event says for whom each of its fields is; one that doesn't can't be defined."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from msgspec import defstruct

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.cards import parse_cards
from audiojack.engine.events import UNKNOWN, Event
from audiojack.engine.redaction import redact
from audiojack.engine.telling import TO_ALL, Telling, told
from audiojack.engine.views import LISTENER

CARDS = parse_cards("Ah 7d")


def test_an_event_that_says_nothing_can_not_be_defined() -> None:
    with pytest.raises(TypeError, match="Silent does not say for whom it is"):

        class Silent(Event, frozen=True):
            seat: int


@pytest.mark.parametrize("telling", [told("seat"), told("seat card card2"), told("seat to", nobody={"seat": 0})])
def test_an_event_that_leaves_out_a_field_or_names_one_too_many_can_not_be_defined(telling: Telling) -> None:
    with pytest.raises(TypeError, match="does not say of each field once"):
        defstruct("Part", [("seat", int), ("card", str)], bases=(Event,), namespace={"telling": telling}, frozen=True)


def test_an_event_for_some_must_say_for_whom() -> None:
    with pytest.raises(TypeError, match="has no seat, or no `to`"):

        class Whose(Event, frozen=True):
            telling: ClassVar[Telling] = told("seat", by_to={"card": ""})
            seat: int
            card: str


@pytest.mark.parametrize(
    ("event", "owner", "others"),
    [
        (
            ev.CardsDealt(1, CARDS, 2, 18, True, to="owner"),
            ev.CardsDealt(1, CARDS, 2, 18, True, to="owner"),
            ev.CardsDealt(1, (), 2, UNKNOWN, to="owner"),
        ),
        (
            ev.CardsDealt(1, CARDS, 2, 18, how="blind", to="none"),
            ev.CardsDealt(1, (), 2, UNKNOWN, how="blind", to="none"),
            ev.CardsDealt(1, (), 2, UNKNOWN, how="blind", to="none"),
        ),
        (
            ev.Stood(1, 21, own=False, to="owner"),
            ev.Stood(1, 21, own=False, to="owner"),
            ev.Stood(1, UNKNOWN, own=True, to="owner"),
        ),
        (bv.CardsSeen(1, CARDS, 2, 18), bv.CardsSeen(1, CARDS, 2, 18), bv.CardsSeen(1, (), 2, UNKNOWN)),
        (
            ev.Shuffled(CARDS, "start", 2, 9, True, "ab"),
            ev.Shuffled((), "start", 2),
            ev.Shuffled((), "start", 2),
        ),
    ],
    ids=lambda event: type(event).__name__,
)
def test_who_may_not_know_a_field_is_told_nothing_in_its_place(event: Event, owner: Event, others: Event) -> None:
    assert redact(event, 1) == owner
    for seat in (0, 2, LISTENER):
        assert redact(event, seat) == others


def test_nobody_is_the_owner_of_a_dealer_s_hidden_card() -> None:
    event = ev.CardsDealt(ev.DEALER, CARDS, 2, 18, to="owner")
    for seat in (0, ev.DEALER, LISTENER):
        assert redact(event, seat).cards == ()


def test_what_is_for_all_is_left_as_it_is() -> None:
    # One that says nothing can't be used, but Python keeps it among the subclasses for a while.
    kinds: list[Any] = [kind for kind in Event.__subclasses__() if getattr(kind, "telling", None) is TO_ALL]
    assert len(kinds) > 25
    event = ev.CardsDealt(1, CARDS, 2, 18)
    assert redact(event, 0) == redact(event, LISTENER) == event
