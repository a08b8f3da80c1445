"""Pulling cards by choice: every card of the pack can be had, and all hear the place only."""

from __future__ import annotations

import pytest

from audiojack.engine.events import CardsDealt
from tests.games.bank_play import heard, play, refused

PACK = "10h 10d 2h 8d"


@pytest.mark.parametrize(("place", "card"), [(1, "2c"), (2, "3c"), (3, "4c")])
def test_the_place_counts_from_the_top_and_the_others_keep_their_order(place: int, card: str) -> None:
    more = "pack_ends = true"
    result = play("twenty-one-pull", f"{PACK} 2c 3c 4c", "P1 bet 50", f"P1 hit {place}", bank=500, more=more)
    table = result.heard[-1].table
    assert table.hands[0].cards[-1] == card
    assert table.stock == tuple(other for other in ("2c", "3c", "4c") if other != card)


def test_others_hear_the_place_and_not_the_card() -> None:
    result = play("twenty-one-pull", f"{PACK} 2c 3c", "P1 bet 50", "P1 hit 2", bank=500)
    dealt = [event for event in heard(result, 1) if isinstance(event, CardsDealt) and event.how == "pull"]
    assert [(event.place, event.cards) for event in dealt] == [(2, ())]


@pytest.mark.parametrize("line", ["P1 hit 101", "P1 hit 0"])
def test_places_outside_the_pack_are_refused(line: str) -> None:
    result = play("twenty-one-pull", PACK, "P1 bet 50", bank=500)
    assert refused(result, line).reason in {"too-much", "too-little"}
