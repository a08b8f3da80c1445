"""How the bank passes on, and when a table closes (GEN-R07, R10, R13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from audiojack.engine.bank_events import BankerChosen, BankTaken, BankVacant, LotsDrawn, TableClosed
from audiojack.engine.bank_table import BankTable
from audiojack.engine.cards import face_order
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.engine.table import Seat
from audiojack.games.registry import GAMES

BANK_GAMES = [game.id for game in GAMES.values() if game.family == "bank"]


def start(game: str, *chips: int, seed: int = 1) -> tuple[Any, BankTable]:
    options = GAMES[game].complete({})
    table: BankTable = GAMES[game].open([Seat(f"P{i}", n) for i, n in enumerate(chips)], options, seed)
    return GAMES[game].decider(options), table


def do(decider: Any, table: BankTable, command: Command) -> tuple[tuple[Event, ...], BankTable]:
    played = decider.play(table, command)
    assert not isinstance(played, Refusal), played
    return tuple(played.events), played.table


@pytest.mark.parametrize("game", BANK_GAMES)
def test_the_highest_card_becomes_banker_and_everybody_has_a_chance(game: str) -> None:
    bankers = set()
    for seed in range(60):
        decider, table = start(game, 1000, 1000, 1000, seed=seed)
        events, table = do(decider, table, Command(0, "draw-lots"))
        *lots, chosen = events
        assert isinstance(chosen, BankerChosen)
        last = lots[-1]
        assert isinstance(last, LotsDrawn)
        best = max(last.cards, key=face_order)
        assert last.seats[last.cards.index(best)] == chosen.seat == table.banker
        bankers.add(chosen.seat)
    assert bankers == {0, 1, 2}


@pytest.mark.parametrize("game", BANK_GAMES)
@pytest.mark.parametrize("chips", [(99, 99), (1000, 0)])
def test_a_table_where_nobody_can_bank_or_stake_closes(game: str, chips: tuple[int, int]) -> None:
    decider, table = start(game, *chips)
    events, table = do(decider, table, Command(0, "draw-lots"))
    assert events == (TableClosed(),)
    assert decider.legal(table, 0) == ()
    assert decider.awaited(table) is None
    refused = decider.decide(table, Command(0, "draw-lots"))
    assert refused == Refusal("table-closed")


@pytest.mark.parametrize("game", BANK_GAMES)
def test_the_last_one_to_leave_takes_his_bank_along(game: str) -> None:
    decider, table = start(game, 1000, 1000)
    _, table = do(decider, table, Command(0, "draw-lots"))
    banker = table.banker
    _, table = do(decider, table, Command(banker, "found", amount=300))
    _, table = do(decider, table, Command(1 - banker, "leave"))
    if table.bank:
        events, table = do(decider, table, Command(banker, "leave"))
        assert any(isinstance(event, BankTaken) and event.amount == 300 for event in events)
        assert table.phase == "closed"
    assert table.seats[banker].chips == 1000


@pytest.mark.parametrize("game", BANK_GAMES)
def test_somebody_may_take_a_seat_that_was_left_but_not_in_a_round(game: str) -> None:
    decider, table = start(game, 1000, 1000, 1000)
    _, table = do(decider, table, Command(2, "leave"))
    assert decider.sit(table, 1, Seat("X", 1000)) == Refusal("no-such-seat")
    events = decider.sit(table, 2, Seat("X", 700, "computer"))
    for event in events:
        table = decider.evolve(table, event)
    assert table.seats[2] == Seat("X", 700, "computer")
    assert any(offer.action == "draw-lots" for offer in decider.legal(table, 2))


def founding(game: str, *chips: int, options: Mapping[str, object] | None = None) -> tuple[Any, BankTable]:
    """A table whose first seat is to found the bank."""
    complete = GAMES[game].complete(options or {})
    seats = [Seat(f"P{i}", n) for i, n in enumerate(chips)]
    table: BankTable = GAMES[game].open(seats, complete, 1)
    return GAMES[game].decider(complete), replace(table, phase="found", banker=0, turn=0)


@pytest.mark.parametrize("game", BANK_GAMES)
def test_a_bank_without_punters_goes_home_and_the_table_closes(game: str) -> None:
    decider, table = founding(game, 1000, 0)
    assert decider.out_of_chips(table) == (1,)
    _, table = do(decider, table, Command(0, "found", amount=300))
    if table.phase != "closed":
        _, table = do(decider, table, Command(0, "deal"))
    assert table.phase == "closed"
    assert table.seats[0].chips == 1000


@pytest.mark.parametrize("game", ["ochko", "ochko-one-card", "twenty-one", "twenty-one-pull"])
def test_where_nobody_can_found_the_choice_stays_open_for_somebody_who_joins(game: str) -> None:
    decider, table = founding(game, 1000, 50, 60)
    events, table = do(decider, table, Command(0, "leave"))
    assert events[-1] == BankVacant()
    assert table.phase == "choose"
    for event in decider.sit(table, 0, Seat("X", 1000)):
        table = decider.evolve(table, event)
    _, table = do(decider, table, Command(1, "draw-lots"))
    assert table.banker == 0


@pytest.mark.parametrize("game", BANK_GAMES)
def test_the_founding_sum_has_its_limits(game: str) -> None:
    decider, table = founding(game, 1000, 1000)
    least = decider.rules.min_bank
    assert decider.decide(table, Command(0, "found", amount=least - 1)) == Refusal("too-little", limit=least)
    assert decider.decide(table, Command(0, "found", amount=1001)) == Refusal("not-enough-chips", limit=1000)
    assert decider.decide(table, Command(1, "found", amount=500)) == Refusal("banker-only", seat=0)
