"""Drills: choose the action, add it up, who wins, and questions about rules, for each of the seven games.

A Question is data without a language: messages with arguments. Its key brings the same question back (schedule.py).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

import msgspec

from audiojack.practice.drill_actions import action_question
from audiojack.practice.drill_hands import sum_question, winner_question
from audiojack.practice.drill_rules import rule_question
from audiojack.practice.question import Question

Maker = Callable[[str, Random, str], Question]

KINDS: Mapping[str, Maker] = {
    "action": action_question,
    "sum": sum_question,
    "winner": winner_question,
    "rule": rule_question,
}
"""The kinds of drills by name; each makes a question of a game, the one of the given detail where it is not ""."""


class UnknownKeyError(ValueError):
    """A key that belongs to no drill."""


def question(game: str, kind: str, random: Random) -> Question:
    """A new question. Raises KeyError for an unknown kind, UnknownGameError for an unknown game."""
    return KINDS[kind](game, random, "")


def again(key: str, random: Random) -> Question:
    """The question of this key once more. Raises UnknownKeyError."""
    game, _, rest = key.partition("/")
    kind, _, detail = rest.partition("/")
    if kind not in KINDS or not detail:
        raise UnknownKeyError(key)
    return KINDS[kind](game, random, detail)


class Answered(msgspec.Struct, frozen=True):
    """An answer and whether it is right."""

    question: Question
    given: str

    @property
    def right(self) -> bool:
        """Whether it was one of the right answers."""
        return self.given.strip() in self.question.right
