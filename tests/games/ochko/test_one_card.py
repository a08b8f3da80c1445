"""Ochko with one banker's card for the circle."""

from __future__ import annotations

from audiojack.engine.bank_events import CardsShown, CutCardTurned
from tests.games.bank_play import heard, play, refused


def test_no_cut_card_is_turned_and_the_circle_card_stays() -> None:
    lines = ("P1 bet 20", "P1 stand", "B hit", "P2 bet 20", "P2 stand")
    result = play("ochko-one-card", "10h 6s 9d 8c", *lines, punters=2)
    assert not any(isinstance(event, CutCardTurned) for event in heard(result, 0))
    assert result.heard[-1].table.hands[2].cards == ("9d",)


def test_a_card_open_since_the_deal_is_not_shown_again_after_a_knock() -> None:
    result = play("ochko-one-card", "10h 9d", "P1 bet 20", more="announced = true\ncircle = 4")
    assert not any(isinstance(event, CardsShown) for event in heard(result, 0))


def test_nobody_can_buy_from_nothing() -> None:
    result = play("ochko-one-card", "10h 9d", "P1 bet 20", more="pack_ends = true")
    assert refused(result, "P1 hit").reason == "no-cards-left"
    assert refused(result, "P1 hit-blind").reason == "no-cards-left"
