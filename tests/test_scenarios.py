"""Every scenario file must hold: the rule book by example."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.games.registry import GAMES
from audiojack.scenarios.model import read
from audiojack.scenarios.runner import run

FILES = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


@pytest.mark.promise("Rules, chips and company", "Every scenario of every game holds")
@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_scenario_holds(path: Path) -> None:
    assert run(read(path)).differences == ()


@pytest.mark.promise("Rules, chips and company", "Every scenario of every game holds")
def test_every_game_has_scenarios() -> None:
    assert {read(path).game.id for path in FILES} == set(GAMES)
