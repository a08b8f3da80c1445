"""When a question comes back: sooner after a wrong answer, later after a right one (FSRS, a published scheduler).

A Schedule is a value that can be kept as JSON; the clock is given, never looked at.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from fsrs import Card, Rating, Scheduler

_SCHEDULER = Scheduler(enable_fuzzing=False)


class Score(msgspec.Struct, frozen=True):
    """How many questions of a kind were answered, and how many of them rightly."""

    asked: int = 0
    right: int = 0


class Schedule(msgspec.Struct, frozen=True):
    """What is known of one player's answers: each question's place in time, and the scores.

    `cards` holds the scheduler's own JSON by question; `scores` by "game/kind/language".
    """

    cards: dict[str, str] = {}
    scores: dict[str, Score] = {}

    def due(self, beginning: str, now: datetime) -> tuple[str, ...]:
        """The questions whose keys begin so and whose time has come, the most overdue first."""
        waiting = ((Card.from_json(kept).due, key) for key, kept in self.cards.items() if key.startswith(beginning))
        return tuple(key for due, key in sorted(waiting) if due <= now)

    def answered(self, key: str, score: str, right: bool, now: datetime) -> Schedule:
        """The schedule after an answer; `score` names the score that it counts for."""
        card = Card.from_json(self.cards[key]) if key in self.cards else Card(card_id=len(self.cards) + 1)
        card, _ = _SCHEDULER.review_card(card, Rating.Good if right else Rating.Again, now)
        old = self.scores.get(score, Score())
        new = Score(old.asked + 1, old.right + right)
        return Schedule({**self.cards, key: card.to_json()}, {**self.scores, score: new})


def kept(schedule: Schedule) -> bytes:
    """The schedule as JSON."""
    return msgspec.json.encode(schedule)


def read(raw: bytes) -> Schedule:
    """A kept schedule; cards that can't be understood are forgotten. Raises msgspec.MsgspecError for no schedule."""
    found = msgspec.json.decode(raw, type=Schedule)
    return Schedule({key: text for key, text in found.cards.items() if _readable(text)}, found.scores)


def _readable(text: str) -> bool:
    try:
        Card.from_json(text)
    except (ValueError, KeyError, TypeError):
        return False
    return True


def score_key(game: str, kind: str, language: str) -> str:
    """The name of a score."""
    return f"{game}/{kind}/{language}"


def next_key(schedule: Schedule, game: str, kinds: Sequence[str], now: datetime, last: str = "") -> str | None:
    """A question of these kinds that is due again, the last one asked left out; None for a new one."""
    due: Mapping[str, None] = dict.fromkeys(key for kind in kinds for key in schedule.due(f"{game}/{kind}/", now))
    return next((key for key in due if key != last), None)
