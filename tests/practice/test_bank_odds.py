"""Exact odds of the bank games: the tables of the rules (1.6, 4.6, 6.6), and actions that must come out so."""

from __future__ import annotations

import pytest

from audiojack.engine.cards import Card, parse_cards
from audiojack.odds.kinds import NoSuchCardError
from audiojack.practice.bank import hand_odds, round_odds

OVER = [
    ("oko", "10h 9c", 17 / 30),
    ("oko", "10h 8c", 17 / 30),
    ("ochko", "10h 9c", 15 / 17),
    ("ochko", "9d 6c", 19 / 34),
    ("twenty-one", "10h 6h", 31 / 51),
    ("twenty-one-pull", "10h 2c", 31 / 102),
]


@pytest.mark.parametrize(("game", "hand", "over"), OVER)
def test_next_card_goes_over(game: str, hand: str, over: float) -> None:
    found = hand_odds(game, {}, parse_cards(hand)).next
    assert found.over == pytest.approx(over, abs=1e-12)
    assert sum(found.totals.values()) + found.over + found.special == pytest.approx(1.0, abs=1e-12)


def test_next_card_makes_exactly_twenty_one() -> None:
    assert hand_odds("ochko", {}, parse_cards("10d 8d")).next.totals[21] == pytest.approx(2 / 17)


def test_an_ace_may_bring_two_aces() -> None:
    """Two aces win by themselves though they count 22 (OKO-R20)."""
    assert hand_odds("oko", {}, parse_cards("Ah")).next.special == pytest.approx(3 / 31)


def test_seen_cards_do_not_come() -> None:
    seen = hand_odds("oko", {}, parse_cards("10h 9c"), seen=parse_cards("7h 7d 7c 7s")).next
    assert seen.over == pytest.approx(14 / 26)
    with pytest.raises(NoSuchCardError):
        hand_odds("oko", {}, parse_cards("10h 9c"), seen=parse_cards("10h"))
    with pytest.raises(NoSuchCardError):
        hand_odds("ochko", {}, parse_cards("2h 9c"))


def test_actions_of_bank_games() -> None:
    lone = hand_odds("oko", {}, parse_cards("7c"))
    assert lone.best == "exchange"
    assert hand_odds("oko", {}, parse_cards("10h 9c")).best == "stand"
    assert hand_odds("oko", {}, parse_cards("10h Jc")).best == "hit"
    # A tie is won and a double bust too with a card that nobody has looked at (OCA-R20): the last one is bought so.
    assert hand_odds("ochko", {}, parse_cards("9d 6c")).best == "hit-blind"
    assert "hit-blind" not in hand_odds("ochko", {"dark": False}, parse_cards("9d 6c")).actions
    assert hand_odds("twenty-one", {}, parse_cards("10h 2c")).best == "hit"


def test_an_open_card_of_the_banker_counts() -> None:
    high = hand_odds("ochko-one-card", {}, parse_cards("10d 8d"), Card("As")).actions
    low = hand_odds("ochko-one-card", {}, parse_cards("10d 8d"), Card("6s")).actions
    assert high["stand"] != low["stand"]


def test_who_has_the_better_of_it() -> None:
    """Ties and the stake on an unseen card favour Oko's banker; payments of two to one the club game's punter."""
    assert round_odds("oko", {}).ev < 0
    assert round_odds("twenty-one", {}).ev > 0
