"""Every sound has something that plays it, and is a sound of the catalogue."""

from __future__ import annotations

import random

import pytest

from audiojack.app.speaking.narrator import VARIANTS
from audiojack.games.registry import GAMES
from tests.app.table import at_a_table
from tools.sounds.catalogue import CATALOGUE

KEYS = ("Enter", "Space", "Enter", "Space", "P", "D", "I", "B", "X", "K", "Tab", "Up", "Down", "Home", "Escape", "Y")
BY_THE_PROGRAM = {"start", "quit"}
"""Heard by e2e/test_sounds_of_a_game.py: the program opens and ends with them."""


def families() -> set[str]:
    """The sounds by the names that scenes and presenters use: one for all variants."""
    names = {recipe.name for recipe in CATALOGUE}
    for family, count in VARIANTS.items():
        variants = {f"{family}-{number}" for number in range(1, count + 1)}
        assert variants <= names
        names = names - variants | {family}
    return names


@pytest.fixture(scope="module")
def heard() -> dict[str, set[str]]:
    """What sounded in each game over some hundred random keys."""
    sounds: dict[str, set[str]] = {}
    for game in GAMES:
        sounds[game] = set()
        for seed in range(3):
            play, chance = at_a_table(game, seed), random.Random(seed)
            for _ in range(120):
                play.press("Enter" if play.scene == "main-menu" else chance.choice(KEYS))
            sounds[game] |= set(play.ear.sounds)
    return sounds


@pytest.mark.promise(
    "Speech, sound and braille",
    "Every sound is played by something, with words, from the seat that they are about",
)
def test_every_sound_is_played_by_something_and_no_other_is_asked_for(heard: dict[str, set[str]]) -> None:
    assert set().union(*heard.values()) | BY_THE_PROGRAM == families()


@pytest.mark.parametrize("game", GAMES)
def test_each_game_sounds_of_cards_chips_turns_and_results(game: str, heard: dict[str, set[str]]) -> None:
    assert heard[game] >= {"card", "card-turn", "shuffle", "your-turn", "win", "lose", "chips-small"}
