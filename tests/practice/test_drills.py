"""Drills of all games and kinds: right answers, the same question again, words in every language, and the schedule."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer, languages
from audiojack.practice import schedule
from audiojack.practice.drill_hands import sum_question, winner_question
from audiojack.practice.drill_rules import rules_of
from audiojack.practice.drills import KINDS, Answered, UnknownKeyError, again, question
from audiojack.practice.schedule import Schedule, Score

NOW = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.promise(
    "Rules, chips and company",
    "Hints in chips, costs, drills with reasons and scores; practice touches no chips",
)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_drill_of_every_game(game: str, kind: str) -> None:
    random = Random(5)
    for _ in range(8):
        asked = question(game, kind, random)
        assert asked.key.startswith(f"{game}/{kind}/")
        assert asked.right
        assert not asked.choices or set(asked.right) <= set(asked.choices)
        assert Answered(asked, asked.right[0]).right
        assert not Answered(asked, "nothing of the kind").right
        assert again(asked.key, random) == asked


@pytest.mark.parametrize("lang", languages())
def test_drills_in_words(lang: str) -> None:
    words = Localizer(lang)
    random = Random(9)
    for game in GAMES:
        for kind in KINDS:
            asked = question(game, kind, random)
            assert words.text(asked.ask.id, asked.ask.args).endswith("?")
            for why in asked.why:
                assert words.text(why.id, why.args).endswith((".", "!"))
            for choice in asked.choices.values():
                assert not words.text(choice.id, choice.args).endswith(".")
        for place in range(len(rules_of(game))):
            asked = KINDS["rule"](game, random, str(place))
            assert words.text(asked.ask.id, asked.ask.args).endswith("?")


SUMS = [
    ("oko", "7h As", "21"),  # Šantal as 10
    ("oko", "7h Kd Qs 9c", "21"),  # as 10 beside 11
    ("oko", "Ah Ad", "22"),
    ("ochko", "Kh Qd Js", "9"),
    ("twenty-one", "Ah Ad", "12"),
    ("blek-dzek", "Ah 6d", "17"),
    ("blek-dzek", "Ah 6d 9c", "16"),
    ("black-jack", "Kh 9d 5c", "24"),
]


@pytest.mark.parametrize(("game", "cards", "total"), SUMS)
def test_sums(game: str, cards: str, total: str) -> None:
    assert sum_question(game, Random(1), cards).right == (total,)


WINNERS = [
    ("oko", "10h 9d|10d 9c", "lose"),
    ("ochko", "10h 9d|10d 9c", "lose"),
    ("twenty-one", "10h 9d|10d 9c", "push"),
    ("blek-dzek", "10h 9d|10d 9c", "push"),
    ("blek-dzek", "Ah Kd|7d 7c 7s", "win"),
    ("black-jack", "7d 7c 7s|Ah Kd", "lose"),
    ("black-jack", "Ac Kh|Ah Kd", "push"),
    ("oko", "10h 8d|10d 7c 9s", "win"),
]


@pytest.mark.parametrize(("game", "hands", "outcome"), WINNERS)
def test_winners(game: str, hands: str, outcome: str) -> None:
    assert winner_question(game, Random(1), hands).right == (outcome,)


def test_wrong_answers_come_back_sooner() -> None:
    start = Schedule()
    wrong = start.answered("oko/sum/7h As", "oko/sum/en", False, NOW)
    right = start.answered("oko/sum/7h As", "oko/sum/en", True, NOW)
    soon = NOW + timedelta(minutes=2)
    assert schedule.next_key(wrong, "oko", ("sum",), soon) == "oko/sum/7h As"
    assert schedule.next_key(right, "oko", ("sum",), soon) is None
    assert schedule.next_key(wrong, "oko", ("winner",), soon) is None
    assert schedule.next_key(wrong, "oko", ("sum",), soon, last="oko/sum/7h As") is None
    assert schedule.next_key(right, "oko", ("sum",), NOW + timedelta(days=400)) == "oko/sum/7h As"


def test_the_schedule_is_kept() -> None:
    score = schedule.score_key("oko", "sum", "cs")
    found = Schedule().answered("oko/sum/7h As", score, True, NOW).answered("oko/rule/1", score, False, NOW)
    assert schedule.read(schedule.kept(found)) == found
    assert found.scores[score] == Score(2, 1)
    damaged = Schedule({**found.cards, "oko/rule/2": "{"}, found.scores)
    assert schedule.read(schedule.kept(damaged)) == found


@pytest.mark.parametrize("key", ["", "oko", "oko/nothing/1", "oko/sum/"])
def test_unknown_keys(key: str) -> None:
    with pytest.raises(UnknownKeyError):
        again(key, Random(1))
