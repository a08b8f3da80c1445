"""A crowd in a house: so many tables of so many people who think for a while, and how soon each hears what they did.

The house is a process of its own, the people are in other processes, each connection real. What is measured is the time
from a command to its own news.

    python -m tools.crowd [--tables 60] [--people 5] [--seconds 30] [--think 2.0] [--processes 2] [--game oko]
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from audiojack.net import messages as m
from tools.house_process import LOCAL, in_clear, serving
from tools.pal import PLAYS, Guest, visit

LIMIT_MS = 50.0
"""95 % of the commands are answered within this, for 300 tables of five on two cores."""


class Crowd(NamedTuple):
    """How many `tables` of how many `people` play a `game`, and how many `seconds`; each thinks for `think` more."""

    tables: int
    people: int
    seconds: float
    think: float
    processes: int
    game: str


async def table_of(url: str, number: int, crowd: Crowd, times: list[float]) -> None:
    """The people of one table come, and play until the time is over."""
    guests = [await visit(url, f"P{number}x{place}") for place in range(crowd.people)]
    answer = await guests[0].ask(m.OpenTable, crowd.game, {}, 0)
    assert not answer.why, answer
    await guests[0].until(m.Seated)
    for guest in guests[1:]:
        await guest.ask(m.Join, guests[0].table)
    until = time.monotonic() + crowd.seconds
    await asyncio.gather(*(_play(guest, crowd.think, until, times) for guest in guests))
    for guest in guests:
        await guest.close()


async def _play(guest: Guest, think: float, until: float, times: list[float]) -> None:
    chance = random.Random(guest.name)
    while time.monotonic() < until:
        try:
            async with asyncio.timeout(max(0.1, until - time.monotonic())):
                position = await guest.stands(lambda p: p.mine or p.betting or p.between)
        except TimeoutError:
            return
        await asyncio.sleep(think * chance.uniform(0.5, 1.5))
        if time.monotonic() > until:
            return
        began = time.monotonic()
        if position.between:
            await guest.ask(m.Ready, guest.table, guest.seq)
        else:
            legal = {one.action: one for one in position.legal}
            action = next((action for action in PLAYS if action in legal), None)
            if action is None:
                continue
            await guest.do(legal[action])
        times.append(time.monotonic() - began)


def _part(url: str, first: int, tables: int, crowd: Crowd) -> list[float]:
    times: list[float] = []

    async def everybody() -> None:
        await asyncio.gather(*(table_of(url, first + number, crowd, times) for number in range(tables)))

    asyncio.run(everybody())
    return times


def played(crowd: Crowd) -> list[float]:
    """The seconds from each command to its answer."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), *LOCAL) as (_, told):
        share = -(-crowd.tables // crowd.processes)
        firsts = range(0, crowd.tables, share)
        parts = [(in_clear(told), first, min(share, crowd.tables - first), crowd) for first in firsts]
        with multiprocessing.get_context("spawn").Pool(len(parts)) as pool:
            times = [one for part in pool.starmap(_part, parts) for one in part]
        verify = [sys.executable, "-m", "audiojack", "chips", "verify", "--data-dir", folder]
        subprocess.run(verify, check=True, stdout=subprocess.DEVNULL)
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--people", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=2.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--game", default="oko")
    asked = parser.parse_args()
    times = played(Crowd(**vars(asked)))
    milliseconds = sorted(1000 * one for one in times)
    late = milliseconds[int(len(milliseconds) * 0.95)]
    print(f"{asked.tables} tables of {asked.people}: {len(times) / asked.seconds:.0f} commands a second,")
    print(f"median {statistics.median(milliseconds):.1f} ms, 95 % within {late:.1f} ms (limit {LIMIT_MS:.0f} ms).")
    sys.exit(late > LIMIT_MS)


if __name__ == "__main__":
    main()
