"""What must hold at every table of every bank game, with options drawn at random (GEN-R08, R09, R12)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiojack.games.registry import GAMES, Game
from tests.engine.bank.walk import Walk

BANK_GAMES = [game for game in GAMES.values() if game.family == "bank"]


@pytest.mark.promise(
    "Rules, chips and company",
    "Chips and cards are conserved, replay equals play, refused commands change nothing, in all seven "
    "games",
)
@pytest.mark.parametrize("game", BANK_GAMES, ids=lambda game: game.id)
@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_random_play_breaks_nothing(game: Game, seed: int) -> None:
    walk = Walk(game, seed)
    for number in range(60):
        if not walk.step(thorough=number % 4 == 0):
            break


@pytest.mark.parametrize("game", BANK_GAMES, ids=lambda game: game.id)
def test_events_alone_lead_to_the_same_table(game: Game) -> None:
    walk = Walk(game, 7, usual=True)
    for _ in range(400):
        if not walk.step(thorough=False):
            break
    table = walk.first
    for event in walk.events:
        table = walk.decider.evolve(table, event)
    assert table == walk.table
