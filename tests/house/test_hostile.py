"""What comes over a socket and is no message, comes too fast, or wants what is not its own."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from audiojack.house.limits import FAILURES_NAME, SIGN_UPS_HOUR, Guard
from audiojack.net import messages as m
from audiojack.net.codec import LARGEST_UP, FrameError, from_house, from_program, rules_digest, written
from tests.house.client import Guest, a_house, events, play_round, visit

HELLO = written(m.Hello(m.PROTOCOL, rules_digest(), "test", "en"))


@given(st.one_of(st.text(), st.binary(max_size=200), st.from_regex(r'\{"type":"[A-Z][a-z]+",.*\}')))
@settings(max_examples=300)
def test_no_frame_raises_anything_but_a_frame_error(frame: str | bytes) -> None:
    for read in (from_program, from_house):
        try:
            read(frame)
        except FrameError:
            continue


def junk(chance: random.Random) -> str:
    """Something like a message, with fields that have no sense."""
    kinds = ["Do", "Join", "OpenTable", "SignIn", "Ready", "Heard", "Say", "Leave", "Hello", "Nudge", "MoreTime", "X"]
    values: list[object] = [-1, 0, 1, 1 << 70, "", "ž" * 50, None, [], {}, True, "hit", "\ud800", 1.5]
    fields = ["id", "table", "seen", "action", "box", "amount", "to", "game", "name", "seq", "seat", "listen", "text"]
    some = {field: chance.choice(values) for field in chance.sample(fields, 8)}
    return json.dumps({"type": chance.choice(kinds), **some})


def test_junk_ends_its_own_connection_and_nothing_else(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def pelting(url: str, seed: int) -> None:
        chance = random.Random(seed)
        for _ in range(30):
            async with connect(url + m.PATH, compression=None) as socket:
                try:
                    await socket.send(HELLO)
                    for _ in range(10):
                        await socket.send(junk(chance))
                        await asyncio.sleep(0)
                except ConnectionClosed:
                    continue

    async def played() -> None:
        async with a_house(tmp_path, seed=3) as (_, url):
            ana = await visit(url, "Ana")
            await ana.ask(m.OpenTable, "blek-dzek", {}, 2)
            await asyncio.gather(play_round(ana), *(pelting(url, seed) for seed in range(4)))
            assert "RoundEnded" in events(ana)
            await ana.close()

    with caplog.at_level(logging.WARNING):
        asyncio.run(played())
    assert not [record for record in caplog.records if record.name.startswith("audiojack") and record.exc_info]


def test_a_frame_that_is_too_large_or_too_many_end_a_connection(tmp_path: Path) -> None:
    async def played() -> None:
        async with a_house(tmp_path) as (_, url):
            async with connect(url + m.PATH, compression=None) as socket:
                await socket.send(HELLO)
                await socket.send("x" * (LARGEST_UP + 1))
                await socket.wait_closed()
                assert socket.close_code == 1009
            fast = await visit(url)
            for number in range(200):
                try:
                    await fast.send(m.Ping(float(number)))
                except ConnectionClosed:
                    break
            await fast.until(m.Pong)
            await fast.socket.wait_closed()
            assert fast.socket.close_code == 1008

    asyncio.run(played())


def test_nobody_does_what_is_not_theirs(tmp_path: Path) -> None:
    async def played() -> None:
        async with a_house(tmp_path, seed=4) as (_, url):
            ana, ivo, eva = [await visit(url, name) for name in ("Ana", "Ivo", "Eva")]
            stranger = await visit(url)
            assert (await stranger.ask(m.Tables)).why == "sign-in-first"
            await ana.ask(m.OpenTable, "black-jack", {}, 1)
            await ivo.ask(m.Join, ana.table)
            await eva.ask(m.Join, ana.table, True)
            await ivo.until(m.Seated)
            await eva.until(m.Seated)
            assert (await eva.ask(m.Do, ana.table, eva.seq, "bet", 0, 10)).why == "not-at-table"
            assert (await ivo.ask(m.Do, 99, ivo.seq, "bet", 0, 10)).why == "not-at-table"
            other = await ivo.ask(m.Do, ana.table, ivo.seq, "bet", 0, 10)
            assert other.refused is not None
            assert other.refused.reason == "not-your-box"
            dealing = await ivo.ask(m.Do, ana.table, ivo.seq, "deal")
            assert dealing.refused is not None
            assert dealing.refused.reason == "table-deals"
            assert (await ivo.ask(m.Do, ana.table, ivo.seq, "reshuffle")).why == "not-host"
            assert ivo.position is not None
            bet = next(one for one in ivo.position.legal if one.action == "bet")
            await ivo.send(m.Do(1000, ana.table, ivo.seq, "bet", bet.box, bet.least))
            first = await ivo.until(m.Answer, lambda one: one.id == 1000)
            since = len(ivo.got)
            await ivo.send(m.Do(1000, ana.table, ivo.seq, "bet", bet.box, bet.least))
            assert await ivo.until(m.Answer, lambda one: one.id == 1000, since) == first, "it is done once"
            assert events(ivo).count("StakeLaid") == events(ana).count("StakeLaid")
            for guest in (ana, ivo, eva, stranger):
                await guest.close()

    asyncio.run(played())


def test_the_newer_connection_of_an_account_takes_the_seat(tmp_path: Path) -> None:
    async def played() -> None:
        async with a_house(tmp_path, seed=4) as (_, url):
            ana = await visit(url, "Ana")
            await ana.ask(m.OpenTable, "oko", {}, 2)
            again: Guest = await visit(url, token=ana.token)
            seated = await again.until(m.Seated)
            assert (seated.seat, seated.again) == (0, True)
            assert (await ana.until(m.Bye)).code == "elsewhere"
            await again.close()
            unknown = await visit(url, token="no such token")
            assert (await unknown.until(m.Answer)).why == "sign-in-first"
            await unknown.close()

    asyncio.run(played())


def test_tries_and_new_accounts_are_counted() -> None:
    guard = Guard()
    far = "203.0.113.7"
    for _ in range(FAILURES_NAME):
        assert guard.wait(far, "Ana", up=False, now=100) == 0
        guard.note(far, "Ana", up=False, failed=True, now=100)
    assert guard.wait("198.51.100.1", "ANA", up=False, now=110) == 50
    assert guard.wait(far, "Ivo", up=False, now=110) == 0
    assert guard.wait(far, "Ana", up=False, now=161) == 0
    for _ in range(SIGN_UPS_HOUR):
        guard.note("2001:db8::1", "x", up=True, failed=False, now=100)
    assert guard.wait("2001:db8::ffff", "y", up=True, now=200) == 3500
    assert guard.wait("2001:db8:0:1::1", "y", up=True, now=200) == 0
    for _ in range(SIGN_UPS_HOUR):
        guard.note("127.0.0.1", "x", up=True, failed=False, now=100)
    assert guard.wait("127.0.0.1", "y", up=True, now=200) == 0
