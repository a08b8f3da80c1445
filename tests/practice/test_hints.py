"""Hints at real tables of all seven games, what choices cost, and the sentences made of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from audiojack.bots import player
from audiojack.bots.characters import CHARACTERS
from audiojack.engine.cards import parse_cards
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.table import Seat
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer, languages
from audiojack.practice.coach import Coach
from audiojack.practice.hints import Hint, Worth, hint
from audiojack.practice.review import ROUNDS_KEPT, Choice, Review, judge
from audiojack.presentation.context import Context
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.practice import costs, hint_answer, review_answer
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import text_of

STEPS = 400


def played(game_id: str, steps: int = STEPS) -> list[tuple[Any, Command, Hint | None]]:
    """Every decision of a table of computer players, with the hint that its seat would have heard."""
    game = GAMES[game_id]
    options = game.complete({})
    decider = game.decider(options)
    seats = tuple(Seat(f"N{place}", 1000) for place in range(3))
    table = game.open(seats, options, 11)
    found = []
    for step in range(steps):
        seat = decider.awaited(table)
        seat = step % 3 if seat is None else seat
        view = decider.view(table, seat)
        if not view.legal:
            break
        command = player.choose(view, CHARACTERS[seat], step)
        if command.action == "leave":
            continue
        found.append((view, command, hint(view)))
        result = decider.play(table, command)
        assert not isinstance(result, Refusal)
        table = result.tables[-1]
    return found


@pytest.mark.promise(
    "Rules, chips and company",
    "Hints in chips, costs, drills with reasons and scores; practice touches no chips",
)
@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_hints_of_a_game(game_id: str) -> None:
    """Wherever cards are chosen about, every legal action about them has a worth, and the best is one of them."""
    heard = [(view, command, found) for view, command, found in played(game_id) if found is not None]
    assert len(heard) > 10
    for view, command, found in heard:
        legal = {offer.action for offer in view.legal}
        assert {worth.action for worth in found.worths} <= legal | {"hit"}
        assert found.stake > 0
        choice = judge(view, command, found)
        if choice is not None:
            assert choice.cost >= 0
            assert found.cost(found.best) == 0


def test_a_banker_has_no_open_card_against_him() -> None:
    decisions = [(view, judge(view, command, found)) for view, command, found in played("oko", 200)]
    banked = [choice for view, choice in decisions if choice and view.seat == view.banker]
    assert banked
    assert {choice.upcard for choice in banked} == {""}


def test_a_review_adds_up() -> None:
    wrong = Choice(1, "stand", "hit", 9.4, parse_cards("10h 2c"), "9d")
    right = Choice(1, "hit", "hit", 0.0, parse_cards("10h 2c"), "9d")
    dear = Choice(2, "hit", "stand", 30.0, parse_cards("10h 9c"))
    review = Review().after(wrong).after(None).after(right).after(dear)
    assert (review.choices, review.mistakes) == (3, 2)
    assert review.dearest == (dear, wrong)
    assert review.of_round(1) == (wrong,)
    assert review.cost == pytest.approx(39.4)


def test_a_long_review_weighs_no_more_than_a_short_one_and_is_as_right() -> None:
    chance = random.Random(3)
    every = [Choice(number // 3, "hit", "stand", max(0.0, chance.uniform(-20, 20)), ()) for number in range(3000)]
    review = Review()
    for choice in every:
        review = review.after(choice)
        assert review.of_round(choice.round - 1) == tuple(
            one for one in every[max(0, choice.round * 3 - 3) : choice.round * 3] if one.cost > 0
        )
    wrong = [choice for choice in every if choice.cost > 0]
    assert (review.choices, review.mistakes) == (len(every), len(wrong))
    assert review.cost == pytest.approx(sum(choice.cost for choice in wrong))
    assert list(review.dearest) == sorted(wrong, key=lambda one: -one.cost)[:3]
    assert len(review.recent) <= 3 * ROUNDS_KEPT


def test_the_coach_judges_beside_the_game() -> None:
    coach = Coach("blek-dzek", {})
    decisions = [(view, command) for view, command, found in played("blek-dzek", 60) if found]
    for view, command in decisions:
        coach.watch(view, command)
    assert coach.review().choices == len(decisions)
    assert coach.review() == coach.review()
    coach.close()


def context(view: Any) -> Context[Any]:
    return Context(view.seat, Settings(), view, RoundMemory())


@pytest.mark.parametrize("lang", languages())
def test_what_is_said(lang: str) -> None:
    view = next(view for view, _, found in played("blek-dzek", 60) if found)
    ctx, words = context(view), Localizer(lang)
    said = [
        text_of(hint_answer(ctx, Hint(50, (Worth("stand", -13.6), Worth("hit", -21.2)))), words),
        text_of(hint_answer(ctx, None), words),
        *(text_of(one, words) for one in costs(ctx, [Choice(1, "stand", "hit", 9.4, ())])),
    ]
    review = review_answer(ctx, Review().after(Choice(1, "stand", "hit", 9.4, parse_cards("10h 2c"), "9d")))
    assert review is not None
    said.append(text_of(review, words))
    assert "14" in said[0]
    assert "9" in said[2]
    assert all(text.endswith(".") and "{" not in text and "-" not in text.split()[0] for text in said)
    if lang == "en":
        assert said[0] == "Best: stand. Stand: minus 14. Draw: minus 21."
        assert said[2] == "Chosen: stand. Better: draw. Cost: 9 chips."


def test_nothing_is_said_of_what_costs_nothing() -> None:
    view = next(view for view, _, found in played("blek-dzek", 60) if found)
    assert costs(context(view), [Choice(1, "hit", "hit", 0.0, ()), Choice(1, "stand", "hit", 0.2, ())]) == ()
    assert review_answer(context(view), Review()) is None
