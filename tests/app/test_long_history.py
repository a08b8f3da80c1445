"""Ten thousand utterances behind one, and no key is slower for it: the history as a list, and a key at the table."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from functools import partial

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.app.speaking.narrator import Narrator
from audiojack.output.history import LIMIT, Entry
from tests.app.table import WORDS, Play

MOST_SECONDS = 0.05
LATER = 300
"""Utterances that were said after the history was full."""


@pytest.fixture
def play() -> Play:
    """At a table, with a full history that is the narrator's own."""
    play = Play(None, settings=Settings(language="en", name="Ana", pace="instant", played=True))
    play.services.lobby.be("Zuzana")
    play.begin(MainMenu(play.services))
    play.press("Enter", "Enter")
    narrator = Narrator(WORDS.__getitem__)
    narrator.history = play.ear.history
    play.services.heard = narrator.heard
    for number in range(LIMIT + LATER):
        play.ear.history.add(Entry(f"You draw the ten of hearts, 17, and the dealer has a jack. {number}.", "en"))
    return play


def answered(play: Play, *keys: str) -> None:
    """Presses keys and looks at the screen."""
    play.press(*keys)
    play.stage.picture()


def usual(action: Callable[[], object]) -> float:
    """The seconds that it usually takes."""
    times = []
    for _ in range(7):
        begun = time.perf_counter()
        action()
        times.append(time.perf_counter() - begun)
    return statistics.median(times)


@pytest.mark.promise("Speech, sound and braille", "Ten thousand utterances slow nothing down")
def test_the_history_opens_at_once_with_the_newest_in_focus(play: Play) -> None:
    play.press("Escape", "Down", "Down", "Down")
    newest = play.ear.history.entries[-1].text
    said = play.press("Enter")[-1]
    assert play.scene == "history"
    assert newest in said
    assert said.endswith(f"{LIMIT} of {LIMIT}.")
    play.press("Escape")
    assert usual(partial(answered, play, "Enter", "Escape")) < MOST_SECONDS


@pytest.mark.promise("Speech, sound and braille", "Ten thousand utterances slow nothing down")
def test_the_history_as_a_list_answers_at_once(play: Play) -> None:
    play.press("Escape", "Down", "Down", "Down", "Enter")
    for key in ("Up", "Home", "PageDown", "Y", "Q", "Enter", "Control+C"):
        assert usual(partial(answered, play, key)) < MOST_SECONDS, key
    assert play.scene == "history"


@pytest.mark.promise("Speech, sound and braille", "Ten thousand utterances slow nothing down")
def test_a_key_elsewhere_answers_at_once(play: Play) -> None:
    for key in ("S", "R", "PageUp", "PageDown", "Control+Home", "Control+End", "Control+C"):
        assert usual(partial(answered, play, key)) < MOST_SECONDS, key
    assert len(play.ear.history) == LIMIT
