"""Stakes at a casino table: who may lay another, who lays no more, and who deals for several people (GEN-R14)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import DEALER
from audiojack.engine.table import CasinoTable, Seat
from audiojack.games.registry import GAMES


def opened(game: str = "blek-dzek", owners: tuple[int, ...] = (), shared: bool = True) -> tuple[Any, CasinoTable]:
    entry = GAMES[game]
    options = entry.complete({})
    seats = [Seat("Eva", 1000), Seat("Ana", 1000)]
    table = entry.open(seats, options, 7, owners) if owners else entry.open(seats, options, 7)
    return entry.decider(options), replace(table, shared=shared)


def done(decider: Any, table: CasinoTable, *commands: Command) -> CasinoTable:
    for command in commands:
        played = decider.play(table, command)
        assert not isinstance(played, Refusal), (command, played)
        table = played.table
    return table


def reason(decider: Any, table: CasinoTable, command: Command) -> str:
    answer = decider.decide(table, command)
    return answer.reason if isinstance(answer, Refusal) else ""


def test_no_seat_deals_where_several_people_play_and_the_house_does_when_all_have_staked() -> None:
    decider, table = opened()
    table = done(decider, table, Command(0, "bet", 0, 10))
    assert reason(decider, table, Command(0, "deal")) == "table-deals"
    assert decider.due(table) is None
    assert decider.staking(table) == (1,)
    table = done(decider, table, Command(1, "bet", 1, 10))
    assert decider.due(table) == Command(DEALER, "deal")
    assert done(decider, table, Command(DEALER, "deal")).phase != "bets"


def test_alone_a_seat_deals_and_nobody_sits_out() -> None:
    decider, table = opened(shared=False)
    assert reason(decider, table, Command(0, "sit-out")) == "no-such-action"
    assert all(one.action != "sit-out" for one in decider.legal(table, 0))
    table = done(decider, table, Command(0, "bet", 0, 10))
    assert reason(decider, table, Command(0, "deal")) == ""


def test_who_sits_out_is_not_waited_for() -> None:
    decider, table = opened()
    table = done(decider, table, Command(1, "sit-out"), Command(0, "bet", 0, 10))
    assert reason(decider, table, Command(0, "sit-out")) == "already-bet"
    assert reason(decider, table, Command(1, "sit-out")) == "not-now"
    assert decider.due(table) == Command(DEALER, "deal")
    dealt = done(decider, table, Command(DEALER, "deal"))
    assert not dealt.boxes[1].hands


def test_a_round_that_all_sit_out_is_over_and_the_next_one_begins_afresh() -> None:
    decider, table = opened()
    table = done(decider, table, Command(0, "sit-out"))
    assert (table.phase, table.round) == ("bets", 1)
    played = decider.play(table, Command(1, "sit-out"))
    assert played.events == [ev.SatOut(1), ev.RoundEnded(1)]
    assert (played.table.phase, played.table.done) == ("between", ())
    assert decider.staking(played.table) == (0, 1)


def test_who_lays_no_more_on_their_other_box_is_done_until_the_next_round() -> None:
    decider, table = opened("black-jack", (0, 0, 1), shared=False)
    assert reason(decider, table, Command(0, "done-staking")) == "no-bet-yet"
    table = done(decider, table, Command(0, "bet", 0, 10), Command(1, "bet", 2, 10))
    assert decider.due(table) is None
    played = decider.play(table, Command(0, "done-staking"))
    assert played.events == [ev.DoneStaking(0)]
    assert decider.due(played.table) == Command(DEALER, "deal")
    assert reason(decider, played.table, Command(0, "done-staking")) == "not-now"
    again = decider.evolve(played.table, ev.RoundBegan(2))
    assert again.done == ()
