"""Ten thousand utterances behind one, and no key is slower for it: the history as a list, and a key at the table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial

import pytest

from audiojack.app.effects import Push
from audiojack.app.scenes.history import HistoryScene
from audiojack.app.scenes.main import MainMenu
from audiojack.app.settings import Settings
from audiojack.output.history import LIMIT, Entry
from tests.app.table import Play

MOST_SECONDS = 0.05


@pytest.fixture
def play() -> Play:
    play = Play(None, settings=Settings(language="en", name="Ana", pace="instant", played=True))
    play.desk.lobby.be("Zuzana")
    play.begin(MainMenu(play.desk))
    for number in range(LIMIT):
        play.ear.texts.append(f"You draw the ten of hearts. {number}.")
        play.ear.history.add(Entry(play.ear.texts[-1], "en", number))
    return play


def answered(play: Play, key: str) -> None:
    """Presses a key and looks at the screen."""
    play.press(key)
    play.stage.picture()


def usual(action: Callable[[], object]) -> float:
    """The seconds that it usually takes."""
    times = []
    for _ in range(7):
        begun = time.perf_counter()
        action()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


def test_the_history_as_a_list_answers_at_once(play: Play) -> None:
    play.stage.apply((Push(HistoryScene(play.desk)),))
    for key in ("Up", "Home", "PageDown", "Y"):
        assert usual(partial(answered, play, key)) < MOST_SECONDS, key


def test_a_key_elsewhere_answers_at_once(play: Play) -> None:
    for key in ("Down", "R", "PageUp", "Control+Home", "Control+End"):
        assert usual(partial(answered, play, key)) < MOST_SECONDS, key
    assert len(play.ear.history) == LIMIT
