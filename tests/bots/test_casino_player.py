"""Computer players at casino tables: every choice is legal, every round ends, and nothing but the view decides."""

from __future__ import annotations

import statistics
import time
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiojack.bots.characters import CHARACTERS
from audiojack.bots.player import NothingToChooseError, choose, due, prepare
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.table import CasinoTable, OptionValue, Seat
from audiojack.games.registry import GAMES, Game
from tests.bots.tables import allowed, options_of

CASINO = [game for game in GAMES.values() if game.family == "casino"]


def _step(decider: Any, table: CasinoTable, seat: int, character: Any, seed: int) -> CasinoTable:
    view = decider.view(table, seat)
    command = choose(view, character, seed)
    assert allowed(view.legal, command), (command, view.legal)
    assert choose(view, character, seed) == command
    played = decider.play(table, command)
    assert not isinstance(played, Refusal), (command, played)
    after = played.table
    assert isinstance(after, CasinoTable)
    return after


@pytest.mark.parametrize("game", CASINO, ids=lambda game: game.id)
def test_every_choice_is_legal_under_all_options(game: Game) -> None:
    @settings(max_examples=25, deadline=None)
    @given(options=options_of(game), seed=st.integers(0, 1 << 64), first=st.integers(0, len(CHARACTERS) - 1))
    def play(options: dict[str, OptionValue], seed: int, first: int) -> None:
        company = [CHARACTERS[(first + i) % len(CHARACTERS)] for i in range(4)]
        decider = game.decider(options)
        seats = tuple(Seat(c.name, 60 + 400 * i, "computer") for i, c in enumerate(company))
        table = game.open(seats, options, seed)
        for _ in range(5):
            for seat, character in enumerate(company):
                while not table.seats[seat].gone and due(decider.view(table, seat)):
                    table = _step(decider, table, seat, character, seed)
            if table.phase != "bets":
                break
            for _ in range(400):
                awaited = decider.awaited(table)
                seat = 0 if awaited is None else awaited
                if table.phase == "between":
                    break
                if table.phase == "bets":
                    dealt = decider.play(table, Command(0, "deal"))
                    assert not isinstance(dealt, Refusal)
                    table = dealt.table
                else:
                    table = _step(decider, table, seat, company[seat], seed)
            assert table.phase == "between"

    play()


def test_a_seat_without_chips_leaves() -> None:
    game = GAMES["blek-dzek"]
    options = game.complete({})
    table = game.open((Seat("Ana", 4, "computer"),), options, 1)
    assert choose(game.decider(options).view(table, 0), CHARACTERS[0], 1).action == "leave"


def test_a_choice_takes_less_than_a_millisecond() -> None:
    """The median of many rounds in company, each choice as the table asks for it."""
    game = GAMES["black-jack"]
    options = game.complete({})
    decider = game.decider(options)
    company = CHARACTERS[:7]
    table = game.open([Seat(one.name, 5000, "computer") for one in company], options, 3)
    prepare(game.id, options)
    spent = []
    for _ in range(300):
        seat = decider.awaited(table)
        if seat is None:
            asked = [i for i in range(7) if due(decider.view(table, i))]
            seat = asked[0] if asked else 0
        view = decider.view(table, seat)
        begin = time.process_time()
        command = choose(view, company[seat], 3)
        spent.append(time.process_time() - begin)
        played = decider.play(table, command)
        assert not isinstance(played, Refusal), command
        table = played.table
    assert statistics.median(spent) < 0.001


def test_out_of_turn_nothing_is_chosen() -> None:
    game = GAMES["blek-dzek"]
    options = game.complete({})
    decider = game.decider(options)
    for seed in range(20):
        table = game.open([Seat("Ana", 1000, "computer"), Seat("Igor", 1000, "computer")], options, seed)
        for command in (Command(0, "bet", 0, 10), Command(1, "bet", 1, 10), Command(0, "deal")):
            played = decider.play(table, command)
            assert not isinstance(played, Refusal)
            table = played.table
        if table.phase == "play":
            other = 1 - table.boxes[table.turn_box].owner
            with pytest.raises(NothingToChooseError):
                choose(decider.view(table, other), CHARACTERS[0], 1)
