"""When a bank has ended, its next banker is asked at once; the round that has ended can still be read in peace."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.presentation.utterance import Priority
from audiojack.store.store import ChipStore
from tests.app.table import Play, at_the_table, session_of
from tests.support.sessions import table_of, view_of

GAMES = ("ochko", "ochko-one-card", "twenty-one", "twenty-one-pull")
READING = ("E", "C", "V", "S", "Shift+S", "T", "L", "E")
PRESSES = 400


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


def to_the_question(store: ChipStore, game: str) -> tuple[Play, int]:
    """A table whose round has just ended, and the person is to found the next bank; who held the last one."""
    chance = random.Random(game)
    play = at_the_table(store, game, seed=1)
    banker = -1
    for _ in range(PRESSES):
        session, heard = session_of(play), len(play.ear.said)
        banker = table_of(session).banker
        play.press("Space" if play.scene == "table:turn" and chance.random() < 0.4 else "Enter")
        ids = [one.id for one in play.ear.said[heard:]]
        own = session.memory.now.decided
        if "prompt-found" in ids and "between-rounds" not in ids and own and banker not in (-1, session.seat):
            return play, banker
    raise AssertionError(f"nobody was asked in {PRESSES} presses")


@pytest.mark.promise("Menus and scenes", "Whatever is asked when a round has ended, its reading keys answer in peace")
@pytest.mark.parametrize("game", GAMES)
def test_the_round_that_has_ended_is_read_in_peace(store: ChipStore, game: str) -> None:
    play, banker = to_the_question(store, game)
    session, field = session_of(play), play.stage.picture().field
    assert field is not None
    played, hand = session.memory.now.round, view_of(session).hands
    heard = len(play.ear.said)
    said = {key: play.press(key) for key in READING}
    assert all(len(one) == 1 for one in said.values()), said
    assert {one.priority for one in play.ear.said[heard:]} == {Priority.ANSWER}
    assert play.stage.picture().field == field
    assert (session.memory.telling.round, view_of(session).hands) == (played, hand)
    assert said["E"] != ["There is no round of yours to explain yet."]
    assert ("You have no cards." in said["C"][0]) == (not hand[session.seat].count)
    if hand[banker].count:
        assert said["V"][0].startswith(f"Last banker, {table_of(session).seats[banker].name}: ")
    assert said["T"] == ["Your turn: open the bank."]
    assert said["S"][0].startswith(f"You have {table_of(session).seats[session.seat].chips} chips.")
    assert all(seat.name in said["Shift+S"][0] for seat in table_of(session).seats[1:] if not seat.gone)
    assert play.press("Enter")[0].startswith("You open the bank")


@pytest.mark.parametrize("game", GAMES)
def test_between_two_rounds_of_a_bank_nothing_is_asked(store: ChipStore, game: str) -> None:
    play = at_the_table(store, game, seed=1)
    for _ in range(PRESSES):
        before = table_of(session_of(play)).banker
        said = play.press("Enter")
        if session_of(play).between and table_of(session_of(play)).banker == before:
            assert said[-1] == f"Enter for the next {'circle' if game.startswith('ochko') else 'round'}."
            break
    assert play.scene == "table:between"
    assert play.stage.picture().field is None
    for key in READING:
        assert len(play.press(key)) == 1
    assert play.scene == "table:between"
