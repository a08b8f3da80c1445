"""A purse that another copy of the program empties in the midst of a round: rules refuse, nothing breaks."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from audiojack.app.settings import TableSetup
from audiojack.games.registry import GAMES
from audiojack.store import HOUSE, ChipStore, Move, wallet
from tools.kill_games import act, tables_of


def emptied(store: ChipStore, player: int) -> None:
    """All chips of the purse are lost at another table."""
    chips = store.balance(wallet(player))
    if chips:
        table = store.open_table("elsewhere", "{}", "{}")
        seq = store.commit(table, 0, "{}", [], [Move(wallet(player), HOUSE, chips, "loss")])
        store.close_table(table, seq)


@pytest.mark.parametrize("game", GAMES)
def test_chips_lost_elsewhere_are_not_staked(tmp_path: Path, game: str) -> None:
    chance = random.Random(4)
    with ChipStore.open(tmp_path, care=False) as store:
        tables = tables_of(store, chance)
        for _ in range(4):
            session = tables.open(game, TableSetup())
            everybody = [store.find_player(seat.name) for seat in session.table.seats]
            for _ in range(60):
                if chance.random() < 0.1:
                    victim = chance.choice(everybody)
                    assert victim is not None
                    emptied(store, victim.id)
                if not act(session, chance):
                    break
            (session.leave_open if session.kept_if_left else session.close)()
        assert not store.verify().problems
