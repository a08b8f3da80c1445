"""What kind of game it is stands with the game; nothing asks for a game's name to know how it is played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from audiojack.engine.casino import Casino
from audiojack.games.ochko.duel import Duels
from audiojack.games.registry import GAMES, Game
from audiojack.games.traits import Play
from audiojack.games.twenty_one.club import Club

ROOT = Path(__file__).parents[2]
BY_NAME = re.compile(r"""==\s*["']({0})["']|["']({0})["']\s*(?::|==)""".format("|".join(GAMES)))
LISTS_GAMES = {"games/registry.py", "app/options/settings.py"}
"""Where the names of games stand: the registry, and the settings that are read before it."""


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_the_traits_of_a_game_fit_its_rules(game: Game) -> None:
    decider = game.decider(game.complete({}))
    casino = game.traits.play in ("house", "croupier")
    assert isinstance(decider, Casino) is casino is (game.family == "casino")
    rules = getattr(decider, "rules")  # noqa: B009
    assert isinstance(rules, Duels) is game.traits.duels
    assert isinstance(rules, Club) is game.traits.closed_bust


def test_every_kind_is_played() -> None:
    assert {game.traits.play for game in GAMES.values()} == set(get_args(Play))


def test_no_message_asks_for_a_game_by_name() -> None:
    for path in (ROOT / "locales").glob("*/*.ftl"):
        assert "{ $game ->" not in path.read_text(encoding="utf-8"), path


def test_no_code_asks_for_a_game_by_name() -> None:
    found = {}
    for path in (ROOT / "audiojack").rglob("*.py"):
        name = path.relative_to(ROOT / "audiojack").as_posix()
        if name not in LISTS_GAMES and (hits := [hit[0] or hit[1] for hit in BY_NAME.findall(path.read_text())]):
            found[name] = [hit for hit in hits if hit != "twenty-one"]  # that is what a hand makes, too
    assert not any(found.values()), found
