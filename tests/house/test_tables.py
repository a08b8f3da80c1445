"""A house on a real socket: people sign up, open tables, sit down, listen, play, leave."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from audiojack.games.registry import GAMES
from audiojack.house import room as rooms
from audiojack.net import messages as m
from tests.house.client import Guest, a_house, events, play_round, visit


@pytest.mark.parametrize("game", list(GAMES))
def test_two_people_and_a_listener_play_every_game(game: str, tmp_path: Path) -> None:
    async def played() -> None:
        async with a_house(tmp_path, seed=5) as (house, url):
            ana, ivo, eva = [await visit(url, name) for name in ("Ana", "Ivo", "Eva")]
            assert not (await ana.ask(m.OpenTable, game, {}, 1)).why
            await ana.until(m.Seated)
            (line,) = (await _tables(ivo)).tables
            assert (line.game, line.host, line.people, line.computers) == (game, "Ana", ("Ana",), 1)
            assert not (await ivo.ask(m.Join, line.table)).why
            assert not (await eva.ask(m.Join, line.table, True)).why
            await eva.until(m.Seated, lambda one: one.seat == -2)
            await asyncio.gather(play_round(ana), play_round(ivo))
            if ivo.seat < 0:  # a round had begun: a chair is given after it
                await ivo.until(m.Seated, lambda one: one.seat > 0)
                ana.position = ivo.position = None
                await asyncio.gather(_goes_on(ana), _goes_on(ivo))
            await eva.stands(lambda position: position.between)
            both = list(zip(reversed(events(ana)), reversed(events(eva)), strict=False))
            assert len(both) > 3
            assert all(own == other for own, other in both), both
            assert "RoundEnded" in events(ivo)[-3:]
            assert events(ivo)[-3:] == events(ana)[-3:]
            assert not (await ivo.ask(m.Leave, line.table)).why
            await ivo.until(m.Gone)
            assert not (await ana.ask(m.Leave, line.table)).why
            await eva.until(m.Gone, lambda one: one.why == "closed")
            assert house.rooms == {}
            for guest in (ana, ivo, eva):
                await guest.close()
            assert house.store.verify().problems == ()

    asyncio.run(played())


def test_a_bank_waits_until_somebody_else_has_come(tmp_path: Path) -> None:
    async def played() -> None:
        async with a_house(tmp_path, seed=5) as (_, url):
            ana, ivo = [await visit(url, name) for name in ("Ana", "Ivo")]
            assert not (await ana.ask(m.OpenTable, "oko", {}, 0)).why
            await ana.until(m.Seated)
            assert (await ana.ask(m.Do, ana.table, ana.seq, "draw-lots")).why == "alone"
            assert not (await ivo.ask(m.Join, ana.table)).why
            await asyncio.gather(play_round(ana), play_round(ivo))
            assert "RoundEnded" in events(ana)
            await ana.close()
            await ivo.close()

    asyncio.run(played())


def test_a_table_with_nobody_at_it_closes_and_keeps_the_chips(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "OPEN_REST_SECONDS", 0.2)

    async def played() -> None:
        async with a_house(tmp_path, seed=5) as (house, url):
            ana, ivo = [await visit(url, name) for name in ("Ana", "Ivo")]
            await ana.ask(m.OpenTable, "blek-dzek", {}, 1)
            await ivo.ask(m.OpenTable, "blek-dzek", {}, 1, 1, "slovo")
            await asyncio.gather(play_round(ana), play_round(ivo))
            await ana.close()
            await ivo.close()
            async with asyncio.timeout(60):
                while len(house.rooms) > 1:
                    await asyncio.sleep(0.02)
            (left,) = house.rooms.values()
            assert left.word is not None, "one is invited to it for a day"
            assert house.store.verify().problems == ()

    asyncio.run(played())


async def _goes_on(guest: Guest) -> None:
    await guest.ask(m.Ready, guest.table, guest.seq)
    await guest.stands(lambda position: not position.between)
    await play_round(guest)


async def _tables(guest: Guest) -> m.TablesNow:
    since = len(guest.got)
    await guest.ask(m.Tables)
    return await guest.until(m.TablesNow, since=since)
