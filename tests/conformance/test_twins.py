"""Nobody learns anything of cards that they can't know: tables that differ in those alone look and sound the same.

For each seat, and for a listener without one, a table has twins in which the cards hidden from there have changed
places. The same command must come to the same bytes, unless the rules open a card in the course of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_table import BankTable
from audiojack.engine.cards import Card
from audiojack.engine.commands import Refusal
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.engine.table import Seat
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES, Game
from tests.conformance.walking import is_closed, next_command, open_table, picks

OPENING = (bv.CardsShown, bv.CardsReturned, ev.Bust, bv.StakeSettled, bv.LastRoundAnnounced, bv.CutCardTurned)
"""What the rules let everybody know of a hand because of its cards."""


def hidden_places(table: Any, seat: int) -> tuple[list[Card], list[int]]:
    """The cards that a seat can't know, in the order of their places, and how many of each hand it knows."""
    if not isinstance(table, BankTable):
        return list(table.shoe[table.drawn :]), []
    known = [max(hand.shown, hand.seen if i == seat else 0) for i, hand in enumerate(table.hands)]
    held = [card for hand, n in zip(table.hands, known, strict=True) for card in hand.cards[n:]]
    return [*held, *table.stock, *table.under], known


def twin(table: Any, seat: int, seen: Sequence[Card], chance: Random) -> Any:
    """The same table with the hidden cards in other places, but for those that the seat is about to see."""
    cards, known = hidden_places(table, seat)
    kept = set(seen)  # every copy of them, since two packs have two
    free = [place for place, card in enumerate(cards) if card not in kept]
    order = free[:]
    chance.shuffle(order)
    changed = cards[:]
    for place, source in zip(free, order, strict=True):
        changed[place] = cards[source]
    if not isinstance(table, BankTable):
        return replace(table, shoe=table.shoe[: table.drawn] + tuple(changed))
    new = iter(changed)
    hands = tuple(
        replace(hand, cards=hand.cards[:n] + tuple(next(new) for _ in hand.cards[n:]))
        for hand, n in zip(table.hands, known, strict=True)
    )
    stock = tuple(next(new) for _ in table.stock)
    return replace(table, hands=hands, stock=stock, under=tuple(new))


def heard(events: Sequence[Event], seat: int) -> list[bytes]:
    """What a seat is sent."""
    return [msgspec.json.encode(redact(event, seat)) for event in events]


def cards_in(texts: Sequence[bytes], pack: Sequence[Card]) -> list[Card]:
    """Every card of these bytes."""
    whole = set(pack)
    found: list[Card] = []

    def look(value: Any) -> None:
        if isinstance(value, str) and value in whole:
            found.append(Card(value))
        elif isinstance(value, dict):
            for one in value.values():
                look(one)
        elif isinstance(value, list):
            for one in value:
                look(one)

    for text in texts:
        look(msgspec.json.decode(text))
    return found


class Twins:
    """Plays commands at a table and its twins."""

    def __init__(self, decider: Any, table: Any, chance: Random) -> None:
        self.decider = decider
        self.table = table
        self.chance = chance

    def step(self, number: int) -> bool:
        """One command here and at a twin for each seat; False where nothing can be played."""
        if is_closed(self.table):
            return False
        command = next_command(self.decider, self.table, number)
        played = self.decider.play(self.table, command)
        assert not isinstance(played, Refusal)
        if not any(isinstance(event, ev.Shuffled | bv.PlacePicked) for event in played.events):
            for seat in (LISTENER, *range(len(self.table.seats))):
                self._compare(command, played, seat)
        self.table = played.table
        return True

    def _compare(self, command: Any, played: Any, seat: int) -> None:
        ours = heard(played.events, seat)
        other = twin(self.table, seat, cards_in(ours, self.decider.rules.pack), self.chance)
        assert self._view(other, seat) == self._view(self.table, seat)
        answer = self.decider.play(other, command)
        if isinstance(answer, Refusal):  # a choice that the owner's hidden cards alone allow
            assert command.seat != seat
            return
        theirs = heard(answer.events, seat)
        if ours == theirs:
            assert self._view(answer.table, seat) == self._view(played.table, seat)
        else:
            pairs = zip(ours, theirs, strict=False)
            parted = next((i for i, (one, other) in enumerate(pairs) if one != other), min(len(ours), len(theirs)))
            opened = (*played.events[parted : parted + 1], *answer.events[parted : parted + 1])
            assert any(isinstance(event, OPENING) for event in opened), (seat, command, opened)

    def _view(self, table: Any, seat: int) -> bytes:
        return msgspec.json.encode(self.decider.view(table, seat))


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), numbers=picks(60), chance=st.integers(0, 2**32))
def test_hidden_cards_that_change_places_change_nothing_that_is_seen_or_heard(
    game: Game, data: st.DataObject, numbers: list[int], chance: int
) -> None:
    decider, table = open_table(game, data)
    twins = Twins(decider, table, Random(chance))
    for number in numbers:
        if not twins.step(number):
            break


@pytest.mark.parametrize("seat", [-1, 2, 7])
@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_a_table_has_no_view_from_a_seat_that_it_has_not(game: Game, seat: int) -> None:
    options = game.complete({})
    table = game.open((Seat("Ana", 1000), Seat("Ivo", 1000)), options, 1)
    with pytest.raises(ValueError, match="no seat"):
        game.decider(options).view(table, seat)
    assert game.decider(options).view(table, LISTENER).legal == ()
