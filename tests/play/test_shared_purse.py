"""A purse that another copy of the program empties in the midst of a round: rules refuse, nothing breaks or stops."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from audiojack.games.registry import GAMES
from audiojack.play.setup import TableSetup
from audiojack.store import HOUSE, ChipStore, Move, wallet
from tests.support.sessions import table_of
from tools.kill_games import STEPS, act, tables_of


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
            everybody = [store.find_player(seat.name) for seat in table_of(session).seats]
            for _ in range(60):
                if chance.random() < 0.1:
                    victim = chance.choice(everybody)
                    assert victim is not None
                    emptied(store, victim.id)
                if not act(session, chance):
                    break
            for _ in range(STEPS):
                if session.between or not act(session, chance):
                    break
            else:
                pytest.fail(f"the round does not come to its end: {table_of(session)}")
            (session.leave_open if session.kept_if_left else session.close)()
        assert not store.verify().problems


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.family == "bank"])
@pytest.mark.parametrize("seat", ["person", "computer"])
def test_who_has_nothing_left_to_stake_in_their_turn_is_passed_over(tmp_path: Path, game: str, seat: str) -> None:
    chance = random.Random(9)
    with ChipStore.open(tmp_path, care=False) as store:
        session = tables_of(store, chance).open(game, TableSetup())
        for _ in range(STEPS):
            table = table_of(session)
            turn = table.turn
            asked = table.phase in ("play", "bets") and turn >= 0 and not table.hands[turn].stake
            if asked and (turn == session.seat) == (seat == "person") and turn != table.banker:
                break
            act(session, chance)
        player = store.find_player(table_of(session).seats[turn].name)
        assert player is not None
        emptied(store, player.id)
        for _ in range(STEPS):
            if session.between:
                break
            act(session, chance)
        assert session.between
        assert not store.verify().problems
