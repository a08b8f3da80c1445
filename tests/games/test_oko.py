"""Oko: what the scenario files can't say."""

from __future__ import annotations

import pytest

from audiojack.engine.cards import parse_cards
from audiojack.engine.events import Stood
from audiojack.games.oko import OPTIONS, Oko
from audiojack.games.options import complete
from tests.games.bank_play import heard, play, refused

RULES = Oko(complete(OPTIONS, {}))


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("7h", 11),
        ("7h 8d", 19),
        ("7h 9d", 20),
        ("7h 10d", 21),
        ("7h Ad", 21),
        ("7h 7d", 18),
        ("7h Kd", 12),
        ("7h 7d 7c", 21),
        ("7h 8d 9d", 18),
        ("7h 10d 10c", 21),
        ("7h 9d 10c", 20),
        ("7h 10d Ac", 22),
        ("7h Kd Qd", 13),
        ("7h 8d Kd", 20),
        ("Ah Ad", 22),
    ],
)
def test_santal_counts_what_serves_best(cards: str, points: int) -> None:
    assert RULES.count(parse_cards(cards)).points == points


def test_a_stand_forced_by_21_sounds_to_others_like_any_other() -> None:
    forced = play("oko", "10h 9h 9d Ac", "P1 bet 10", "P1 hit", punters=2)
    free = play("oko", "10h 9h 9d 10c", "P1 bet 10", "P1 hit", "P1 stand", punters=2)
    for seat in (1, 2):
        assert heard(forced, seat) == heard(free, seat)
    assert [event.own for event in heard(forced, 0) if isinstance(event, Stood)] == [False]


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ((), "P1 hit", "stake-first"),
        ((), "P1 stand", "stake-first"),
        ((), "P1 raise 10", "stake-first"),
        ((), "P1 bet 9", "too-little"),
        ((), "P1 bet 101", "too-much"),
        ((), "P2 bet 10", "not-your-turn"),
        ((), "P1 deal", "banker-only"),
        ((), "B deal", "round-open"),
        ((), "P1 exchange", "nothing-to-exchange"),
        ((), "P1 hit-blind", "no-blind-in-game"),
        ((), "P1 double", "no-such-action"),
        (("P1 bet 10",), "P1 stand", "must-draw"),
        (("P1 bet 10",), "P1 bet 10", "already-bet"),
        (("P1 bet 100",), "P1 raise 1", "nothing-to-stake"),
    ],
)
def test_each_refusal_says_why(lines: tuple[str, ...], line: str, reason: str) -> None:
    assert refused(play("oko", "10h 9h 9d 9c", *lines, punters=2), line).reason == reason


def test_two_cards_are_needed_to_stand() -> None:
    result = play("oko", "8h 9d 7c 10h", "P1 bet 10", "P1 hit", "P1 exchange")
    assert refused(result, "P1 stand").reason == "two-cards-needed"


def test_royal_and_fifteen_must_not_be_returned_while_a_card_is_owed() -> None:
    result = play("oko", "8h 9d 7c", "P1 bet 10", "P1 hit", "P1 raise 10")
    assert refused(result, "P1 exchange").reason == "must-draw"
