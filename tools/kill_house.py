"""Kills a house at random moments, with people at its tables, and starts it anew: nothing may be lost or done twice.

Each time the house is killed (SIGKILL) while tables are played, its chips are audited, it is started again, everybody
comes back by the device's token, and every table goes on. Now and then a player's connection is cut instead.

    python -m tools.kill_house [--kills 50] [--tables 4] [--seed 1]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from websockets.exceptions import ConnectionClosed

from audiojack.engine import events as ev
from audiojack.games.registry import GAMES
from audiojack.net import messages as m
from tools.house_process import LOCAL, in_clear, serving
from tools.pal import PLAYS, Guest, visit

CUTS = 0.3
"""How often a connection is cut, beside each kill of the house."""


class Found(NamedTuple):
    """What came of it: kills of the house, cut connections, answered commands, rounds ended, and what was wrong."""

    kills: int
    cuts: int
    commands: int
    rounds: int
    faults: list[str]


class _Person:
    """Somebody who plays, is cut off, and comes back."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.token = ""
        self.table = 0
        self.seq = -1
        self.guest: Guest | None = None
        self.commands = 0
        self.rounds: set[tuple[int, int]] = set()

    async def come(self, url: str) -> None:
        if not self.token:
            self.guest = await visit(url, self.name)
            self.token = self.guest.token
            return
        self.guest = await visit(url, token=self.token, table=self.table, heard=self.seq)

    async def play(self, chance: random.Random) -> None:
        """Plays until the connection ends."""
        guest = self.guest
        assert guest is not None
        try:
            while True:
                position = await guest.stands(lambda p: p.mine or p.betting or p.between or p.over)
                self.note(guest)
                await asyncio.sleep(chance.uniform(0, 0.02))
                if position.between:
                    await guest.ask(m.Ready, guest.table, guest.seq)
                    continue
                legal = {one.action: one for one in position.legal}
                wanted = [action for action in PLAYS if action in legal]
                if not wanted:
                    await asyncio.sleep(0.01)
                    continue
                answer = await guest.do(legal[wanted[0] if chance.random() < 0.8 else chance.choice(wanted)])
                self.commands += not answer.why and answer.refused is None
        except (ConnectionClosed, TimeoutError, OSError):
            self.note(guest)

    def note(self, guest: Guest) -> None:
        """Remembers where one was."""
        self.table, self.seq = guest.table or self.table, max(self.seq, guest.seq)
        ended = [one.event.number for one in guest.heard if isinstance(one.event, ev.RoundEnded)]
        self.rounds |= {(self.table, number) for number in ended}


def audit(folder: Path) -> list[str]:
    """What the check of the chips finds wrong."""
    command = [sys.executable, "-m", "audiojack", "chips", "verify", "--data-dir", str(folder)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return [] if done.returncode == 0 else [f"chips verify: {done.stdout}{done.stderr}"]


async def _life(url: str, people: Sequence[_Person], chance: random.Random, seconds: float) -> tuple[int, list[str]]:
    """Everybody comes, plays for so long, and is cut off now and then; how often, and who could not come back."""
    faults, cuts = [], 0
    for person in people:
        await person.come(url)
        guest = person.guest
        assert guest is not None
        if person.table:
            seated = await guest.until(m.Seated)
            if seated.table != person.table or seated.seat < 0:
                faults.append(f"{person.name} came back to table {seated.table}, seat {seated.seat}")
    await _sit_down(people)
    playing = {person: asyncio.ensure_future(person.play(chance)) for person in people}
    end = asyncio.get_running_loop().time() + seconds
    while (left := end - asyncio.get_running_loop().time()) > 0:
        await asyncio.sleep(min(left, chance.uniform(0.05, 0.3)))
        if chance.random() < CUTS:
            person = chance.choice(list(people))
            assert person.guest is not None
            person.guest.socket.transport.abort()
            await playing[person]
            await person.come(url)
            playing[person] = asyncio.ensure_future(person.play(chance))
            cuts += 1
    return cuts, faults


async def _sit_down(people: Sequence[_Person]) -> None:
    """New people open a table of each game in turn, or join the one of the person before."""
    games = list(GAMES)
    for number, person in enumerate(people):
        guest = person.guest
        assert guest is not None
        if person.table:
            continue
        if number % 2 == 0:
            await guest.ask(m.OpenTable, games[number // 2 % len(games)], {}, 1)
        else:
            before = people[number - 1].guest
            assert before is not None
            await guest.ask(m.Join, before.table)
        await guest.until(m.Seated)
        person.table = guest.table


def killed(kills: int, tables: int, seed: int) -> Found:
    """Plays through so many lives of a house."""
    chance = random.Random(seed)
    people = [_Person(f"P{chr(97 + number)}") for number in range(2 * tables)]
    faults: list[str] = []
    cuts = 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for _ in range(kills):
            with serving(folder, *LOCAL) as (process, told):

                async def life(url: str) -> tuple[int, list[str]]:
                    found = await _life(url, people, chance, chance.uniform(0.2, 1.5))
                    process.kill()
                    for person in people:
                        assert person.guest is not None
                        person.guest.socket.transport.abort()
                        person.note(person.guest)
                    return found

                done, wrong = asyncio.run(life(in_clear(told)))
            cuts += done
            faults += wrong + audit(folder)
    rounds = {one for person in people for one in person.rounds}
    return Found(kills, cuts, sum(person.commands for person in people), len(rounds), faults)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = killed(asked.kills, asked.tables, asked.seed)
    print(f"{found.kills} kills, {found.cuts} cut connections, {found.commands} commands, {found.rounds} rounds ended.")
    for fault in found.faults:
        print(fault)
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
