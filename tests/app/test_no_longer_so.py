"""What is no longer so is not said any more: scenes that were left, questions that were answered, rounds that are past.

A slow voice stands in for the ear: it begins an utterance only when the one before has ended, and ends when told.
"""

from __future__ import annotations

import random
from typing import NamedTuple

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.table.moment import Moment
from audiojack.app.scenes.table.scene import TableScene
from audiojack.app.stage.effects import Scene, over
from audiojack.games.registry import GAMES
from audiojack.output.speech.speech import Fate, Speech
from audiojack.output.speech.speech_queue import SpeechQueue, Step
from audiojack.presentation.utterance import Priority, Utterance
from tests.app.table import Listener, Play

QUICK = ("Enter", "Space", "Enter", "Escape", "T", "C", "S", "D", "Tab", "Up", "Down", "Home", "P")


def speech(key: int, *topics: str, priority: Priority = Priority.MINE) -> Speech:
    return Speech(f"text {key}", "en", priority, 0.0, key, frozenset(topics))


def test_what_waits_of_a_topic_that_is_over_is_dropped_and_all_else_is_said() -> None:
    queue = SpeechQueue()
    for key, topic in enumerate(("round", "turn", "round"), 1):
        queue.add(speech(key, topic), 0.0)
    assert [(one.speech.key, one.fate) for one in queue.expire(frozenset({"turn"}), 3).ended] == [(2, Fate.DROPPED)]
    assert [one.key for one in queue.waiting] == [3]


def test_what_is_said_of_a_topic_afterwards_is_not_dropped() -> None:
    queue = SpeechQueue()
    for key in (1, 2, 3):
        queue.add(speech(key, "turn"), 0.0)
    queue.expire(frozenset({"turn"}), 2)
    assert [one.key for one in queue.waiting] == [3]


def test_what_is_being_said_is_said_to_its_end_but_not_again() -> None:
    queue = SpeechQueue()
    queue.add(speech(1, "turn"), 0.0)
    assert queue.expire(frozenset({"turn"}), 1).ended == ()
    step = queue.add(speech(2, priority=Priority.ANSWER), 0.0)
    assert [(one.speech.key, one.fate) for one in step.ended] == [(1, Fate.CUT)]
    assert queue.finished(0.0).start is None


ASKS = ("say-turn-mine", "say-turn-punter-mine", "say-turn-banker-mine", "say-hand-begins-mine", "say-bet-asked-mine")
"""Beginnings of the ids that ask the player for something."""


class Said(NamedTuple):
    """An utterance, the key after which it was said, the scene it came from, and what was asked then."""

    utterance: Utterance
    press: int
    scene: Scene
    asked: object


class SlowEar(Listener):
    """Speaks one utterance after the other, each until the test lets it end, and keeps what was begun too late."""

    def __init__(self) -> None:
        super().__init__()
        self.play: Play | None = None
        self.queue = SpeechQueue()
        self.pressed = 0
        self.left: dict[int, int] = {}
        """After which key a scene was left, by its identity."""
        self.known: dict[int, Said] = {}
        self.scenes: list[Scene] = []
        self.begun = 0
        self.late: list[str] = []

    def say(self, utterance: Utterance, language: str, kept: bool, topics: frozenset[str] = frozenset()) -> None:
        super().say(utterance, language, kept, topics)
        assert self.play is not None
        key = len(self.said)
        self.known[key] = Said(utterance, self.pressed, self.play.stage.top, self.asked())
        self._begin(self.queue.add(Speech(self.texts[-1], language, utterance.priority, 0.0, key, topics), 0.0))

    def expire(self, topics: frozenset[str], last: int) -> None:
        self._begin(self.queue.expire(topics, last))

    def acted(self) -> None:
        self._begin(self.queue.acted(0.0))

    def ends(self) -> None:
        """What is being said has been said."""
        if self.queue.current is not None:
            self._begin(self.queue.finished(0.0))

    def asked(self) -> object:
        session = self.play.stage.session if self.play is not None else None
        return None if session is None else (session.view.round, Moment.of(session).asked_of)

    def look(self) -> None:
        """Notes which scenes a key has left."""
        assert self.play is not None
        now = list(self.play.stage.scenes)
        for scene in self.scenes:
            if not any(scene is one for one in now):
                self.left.setdefault(id(scene), self.pressed)
        self.scenes += [scene for scene in now if not any(scene is one for one in self.scenes)]

    def _begin(self, step: Step) -> None:
        if step.start is None:
            return
        self.begun += 1
        said = self.known[step.start.key]
        gone = self.left.get(id(said.scene))
        if gone is not None and gone > said.press:
            self.late.append(f"{step.start.text} (scene left)")
        if said.utterance.id.startswith(ASKS) and said.press < self.pressed and said.asked != self.asked():
            self.late.append(f"{step.start.text} (asked no more)")


def test_what_was_said_of_a_table_that_was_left_is_not_said_at_the_next() -> None:
    ear = SlowEar()
    settings = Settings(language="en", pace="normal", name="Ana", last_game="blek-dzek", played=True)
    play = ear.play = Play(settings=settings, seed=5, ear=ear)
    play.begin(over("main-menu"))
    play.press("Home", "Enter", "Enter")
    table = play.stage.top
    assert isinstance(table, TableScene)
    play.stage.apply(table.leave())
    play.settle()
    assert play.scene == "main-menu"
    kept = ear.texts[-1]
    assert kept in [one.text for one in ear.queue.waiting]
    play.press("Home", "Enter")
    assert play.scene.startswith("table:")
    assert kept not in [one.text for one in ear.queue.waiting]


@pytest.mark.parametrize("game", GAMES)
def test_a_thousand_quick_keys_bring_nothing_that_is_over(game: str) -> None:
    chance = random.Random(game)
    ear = SlowEar()
    settings = Settings(language="en", pace="normal", name="Ana", last_game=game, played=True)
    play = ear.play = Play(settings=settings, seed=5, ear=ear)
    play.begin(over("main-menu"))
    for ear.pressed in range(1, 1001):
        play.press(chance.choice(QUICK))
        ear.look()
        if chance.random() < 0.3:
            ear.ends()
    assert ear.late == []
    assert ear.begun > 300
