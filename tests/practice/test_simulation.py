"""The engine's own rounds agree with the exact worth; many more of them are played by benchmarks/odds_simulation.py."""

from __future__ import annotations

import pytest

from audiojack.odds.house import house_of
from audiojack.odds.simulation import play_rounds
from audiojack.odds.whole_game import work_out

TABLES = [
    ("black-jack", {}),
    ("blek-dzek", {"packs": 1, "max_splits": 3, "split_by": "value", "soft17": "hit"}),
]
ROUNDS = 2000


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_rounds_bring_what_they_are_worth(game: str, options: dict[str, bool | int | str]) -> None:
    found = play_rounds(game, options, ROUNDS, seed=7)
    exact = work_out(house_of(game, options)).ev
    assert found.rounds == ROUNDS
    assert abs(found.mean - exact) < 4 * found.error
    assert found.error < 0.03
