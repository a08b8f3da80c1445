"""What E adds about choices: which of several boxes and hands each was about."""

from __future__ import annotations

from typing import Any

import pytest

from audiojack.engine.commands import Action, Command
from audiojack.practice.coach import Coach
from audiojack.practice.review import Choice, Review
from audiojack.presentation.context import Context
from audiojack.presentation.practice import costs
from tests.presentation.heard import Heard

SAID = {
    "en": (
        "Box 1. Chosen: split the pair. Better: stand.",
        "Box 1, first hand. Chosen: draw. Better: stand.",
        "Box 3. Chosen: draw. Better: stand.",
    ),
    "cs": (
        "Box 1. Zvoleno: rozdělit pár. Lepší: dost.",
        "Box 1, první hra. Zvoleno: další karta. Lepší: dost.",
        "Box 3. Zvoleno: další karta. Lepší: dost.",
    ),
    "ru": (
        "Бокс 1. Выбрано: разделить пару. Лучше: остановиться.",
        "Бокс 1, первая рука. Выбрано: взять карту. Лучше: остановиться.",
        "Бокс 3. Выбрано: взять карту. Лучше: остановиться.",
    ),
    "sr": (
        "Boks 1. Izabrano: razdvojiti par. Bolje: završiti potez.",
        "Boks 1, prva ruka. Izabrano: izvući kartu. Bolje: završiti potez.",
        "Boks 3. Izabrano: izvući kartu. Bolje: završiti potez.",
    ),
}


def _coached(heard: Heard, coach: Coach, action: Action) -> None:
    view = heard.decider.view(heard.table, 0)
    coach.watch(view, Command(0, action, heard.table.turn_box))
    heard.play(0, action)


def _played(coach: Coach, owners: tuple[int, ...]) -> Heard:
    """Tens in the first box are split and drawn to against a six; the listener has one box or two."""
    cards = "10h 9d 10d 6c 10c 9c 9s 8h 3h 2c 5c 7d 8s" if len(owners) > 2 else "10h 9d 6c 10c 9c 8h 3h 2c 5c"
    heard = Heard("black-jack", cards, owners=owners)
    for box, owner in enumerate(owners):
        heard.play(owner, "bet", 50, box)
    heard.play(0, "deal")
    _coached(heard, coach, "split")
    _coached(heard, coach, "hit")
    return heard


@pytest.mark.promise("What is said", "What a choice cost is told with its box and hand")
@pytest.mark.parametrize("lang", SAID)
def test_each_choice_names_its_box_and_hand(lang: str) -> None:
    coach = Coach("black-jack", {})
    heard = _played(coach, (0, 1, 0))
    heard.play(0, "stand")
    heard.play(1, "stand")
    _coached(heard, coach, "hit")
    said = _said(heard, coach, lang)
    assert [text.rsplit(" ", 3)[0] for text in said] == list(SAID[lang]), said


def test_a_hand_is_named_alone_where_there_is_one_box_and_nothing_where_there_is_one_hand() -> None:
    coach = Coach("black-jack", {})
    said = _said(_played(coach, (0, 1)), coach, "en")
    assert said[0].startswith("Chosen: split the pair.")
    assert said[1].startswith("First hand. Chosen: draw.")


def test_a_new_bank_that_counts_its_rounds_anew_is_not_told_what_the_old_one_cost() -> None:
    def choice(number: int, banker: int, cost: float) -> Choice:
        return Choice(number, "hit", "stand", cost, (), banker=banker)

    review = Review()
    for one in (choice(1, 2, 5.0), choice(3, 2, 7.0), choice(1, 0, 0.0)):
        review = review.after(one)
    assert review.of_round(1) == ()
    assert review.of_round(3) == ()
    review = review.after(choice(1, 0, 4.0)).after(choice(1, 1, 9.0))
    assert [one.cost for one in review.of_round(1)] == [9.0]
    assert (review.choices, review.mistakes, review.cost) == (5, 4, 25.0)


def _said(heard: Heard, coach: Coach, lang: str) -> list[str]:
    context: Context[Any] = Context(0, heard.settings, heard.decider.view(heard.table, 0), heard.presenter.memory)
    told = costs(context, coach.review().of_round(1))
    coach.close()
    return [heard.read(one, lang) for one in told]
