"""A stop that the rules make in silence can't be told from one's own (GEN-R25, OKO-R19, OCV-R11, OCV-R12)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from audiojack.engine import events as ev
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.engine.table import Seat
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES, Game
from tests.conformance.walking import command_of

TABLES = 80
COMMANDS = 120
SILENT = ("oko", "twenty-one", "twenty-one-pull")


class Stop(msgspec.Struct, frozen=True):
    """What the others hear of a stand, but for who it is and how many cards they hold, which all can count.

    `place` is its place in its step; `step` names the events of the step up to it, `before` those of the step before.
    """

    place: int
    step: tuple[str, ...]
    before: tuple[str, ...]
    told: bytes


def command(decider: Any, table: Any, chance: Random) -> Command:
    """What the owner of the table does next: a stop that is forced, or any choice of the seat to act."""
    forced: Command | None = decider.forced(table)
    if forced is not None:
        return forced
    seat = decider.awaited(table)
    offers = [offer for offer in decider.legal(table, seat) if offer.action != "leave"]
    return command_of(chance.choice(offers), seat, chance.randrange(1000))


def stops(game: Game, seed: int) -> list[tuple[bool, int, dict[int, Stop]]]:
    """The stands of one table: whether it was forced, with how many cards, and what each other seat heard of it."""
    chance = Random(seed)
    options = game.complete({"announce_bust": False} if game.id != "oko" else {})
    table = game.open([Seat(f"P{i}", 5000) for i in range(5)], options, seed)
    decider = game.decider(options)
    found = []
    before: tuple[Event, ...] = ()
    for _ in range(COMMANDS):
        played = decider.play(table, command(decider, table, chance))
        assert not isinstance(played, Refusal)
        for place, event in enumerate(played.events):
            if isinstance(event, ev.Stood) and event.seat != table.banker:
                found.append((not event.own, event.count, _heard(event, place, tuple(played.events), before)))
        before, table = tuple(played.events), played.table
        if decider.awaited(table) is None:
            break
    return found


def _heard(event: ev.Stood, place: int, step: tuple[Event, ...], before: tuple[Event, ...]) -> dict[int, Stop]:
    heard = {}
    for seat in (LISTENER, *range(5)):
        if seat != event.seat:
            told = msgspec.structs.replace(redact(event, seat), seat=0, count=0)
            names = tuple(type(one).__name__ for one in step[:place])
            heard[seat] = Stop(place, names, tuple(type(one).__name__ for one in before), msgspec.json.encode(told))
    return heard


@pytest.mark.parametrize("game", SILENT)
def test_nothing_that_others_hear_parts_a_forced_stop_from_a_choice(game: str) -> None:
    kinds: dict[bool, Counter[Stop]] = {True: Counter(), False: Counter()}
    for seed in range(TABLES):
        for forced, _, heard in stops(GAMES[game], seed):
            kinds[forced].update(heard.values())
    assert sum(kinds[True].values()) > 300
    assert sum(kinds[False].values()) > 300
    assert {(stop.place, stop.step, stop.told) for stop in kinds[True]} == {
        (stop.place, stop.step, stop.told) for stop in kinds[False]
    }
    assert {stop.place for stop in kinds[True]} == {0}
    # A forced stop follows a card of one's own, as a choice may; what came before tells no more than that.
    assert {stop.before for stop in kinds[True]} <= {stop.before for stop in kinds[False]}


@pytest.mark.parametrize("game", SILENT)
def test_whoever_has_no_choice_can_do_nothing_but_stand(game: str) -> None:
    options = GAMES[game].complete({})
    decider = GAMES[game].decider(options)
    met = 0
    for seed in range(20):
        chance = Random(seed)
        table: Any = GAMES[game].open([Seat(f"P{i}", 5000) for i in range(5)], options, seed)
        for _ in range(COMMANDS):
            forced = decider.forced(table)
            if forced is not None:
                met += 1
                _only_stands(decider, table, forced)
            played = decider.play(table, command(decider, table, chance))
            assert not isinstance(played, Refusal)
            table = played.table
            if decider.awaited(table) is None:
                break
    assert met > 20


def _only_stands(decider: Any, table: Any, forced: Command) -> None:
    assert forced == Command(table.turn, "stand")
    assert [one.action for one in decider.legal(table, table.turn)] == ["stand", "leave"]
    hit = decider.decide(table, Command(table.turn, "hit"))
    assert isinstance(hit, Refusal)
    assert hit.reason in ("hand-complete", "three-cards-bought")
