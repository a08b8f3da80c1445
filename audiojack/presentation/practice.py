"""Hints and reviews as sentences: H, the cost that E adds, and the review at leaving."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from audiojack.practice.hints import Hint
from audiojack.practice.review import Choice, Review
from audiojack.presentation.answers import answer, together
from audiojack.presentation.context import Context
from audiojack.presentation.utterance import Utterance


def hint_answer(ctx: Context[Any], hint: Hint | None) -> Utterance:
    """H: the best action first, then what each is worth in chips of the stake at hand."""
    if hint is None:
        return answer(ctx, "hint-not-now")
    worths = [
        answer(ctx, "hint-worth", action=worth.action, sign=_sign(worth.chips), amount=abs(round(worth.chips)))
        for worth in hint.worths
    ]
    return together([answer(ctx, "hint-best", action=hint.best), *worths])


def costs(ctx: Context[Any], choices: Iterable[Choice]) -> tuple[Utterance, ...]:
    """What E adds: each choice of the round that cost something, a chip or more."""
    return tuple(
        answer(
            ctx,
            "cost-choice",
            action=choice.action,
            best=choice.best,
            amount=round(choice.cost),
            box=choice.box,
            hand=choice.hand,
        )
        for choice in choices
        if round(choice.cost) > 0
    )


def review_answer(ctx: Context[Any], review: Review) -> Utterance | None:
    """The review at leaving; None where nothing was chosen."""
    if not review.choices:
        return None
    if not review.mistakes:
        return answer(ctx, "review-perfect", choices=review.choices)
    head = answer(
        ctx, "review-sum", choices=review.choices, mistakes=review.mistakes, amount=round(review.cost)
    )
    return together([head, *(_dear(ctx, choice) for choice in review.dearest)])


def _dear(ctx: Context[Any], choice: Choice) -> Utterance:
    return answer(
        ctx,
        "review-dear-open" if choice.upcard else "review-dear",
        cards=ctx.cards(choice.cards),
        upcard=choice.upcard or "?",
        action=choice.action,
        best=choice.best,
        amount=round(choice.cost),
    )


def _sign(value: float) -> str:
    rounded = round(value)
    return "minus" if rounded < 0 else "plus" if rounded > 0 else "even"
