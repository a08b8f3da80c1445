"""Kill and starve the chip store, and prove after each time that no chip is lost, made or doubled.

Two copies of a small player share two purses and are killed at random moments; then every single write of a
third fails, once with an input error, once with a full disk, and every lock that it takes is held by somebody else.
What was acknowledged has to be there.

    python tools/kill_store.py [--kills 1000] [--seed 1]
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from audiojack.store import (
    HOUSE,
    ChipStore,
    InsufficientChips,
    Move,
    Resumed,
    StoreBusy,
    StoreConflict,
    StoreError,
    StoreFull,
    StoreIOError,
    StoreReadOnly,
    table_account,
    wallet,
)
from audiojack.store.reader import BUSY_MS

NAMES = ("Ana", "Bojan")
STAKE = 10
FRESH_AFTER = 50
"""Kills after which a new store is begun; a whole audit is then made of the old one."""
PLAYING = 0.85
"""How often the killer waits until both copies play; else they may be killed while they open the store."""
FAULTS = (errno.EIO, errno.ENOSPC, errno.EAGAIN)
"""What fails: the disk, for want of room, or the lock before a write."""
PATIENCE_MS = 100
"""How long a copy that is starved waits for a lock."""
SETTLEMENTS = ("win", "lose", "push")

Result = TypeVar("Result")


class Acknowledged(msgspec.Struct, frozen=True):
    """A commit that the store had returned from: the table, its new number, how long it took in seconds."""

    table: int
    seq: int
    seconds: float


# The player, a child process


def moves_of(table: int, player: int, does: str) -> list[Move]:
    """What a command moves: a stake is laid, then won, lost or returned."""
    purse, place = wallet(player), table_account(table, player)
    back = Move(place, purse, STAKE, "returned")
    return {
        "stake": [Move(purse, place, STAKE, "stake")],
        "lose": [Move(place, HOUSE, STAKE, "lost")],
        "push": [back],
        "win": [back, Move(HOUSE, purse, STAKE, "won")],
    }[does]


def on_table(resumed: Resumed) -> dict[int, int]:
    """Stakes by player as the journal alone tells them."""
    lying = {int(player): chips for player, chips in json.loads(resumed.snapshot).items()}
    for row in resumed.rows:
        if row.kind == "command":
            command = json.loads(row.payload)
            change = STAKE if command["does"] == "stake" else -STAKE
            lying[command["player"]] = lying.get(command["player"], 0) + change
    return lying


def again(work: Callable[[], Result]) -> Result:
    """Do what can be done twice, up to three times more if the disk fails or somebody else holds it."""
    for _ in range(3):
        with suppress(StoreIOError, StoreFull, StoreReadOnly, StoreBusy):
            return work()
    return work()


class Play:
    """One copy at one table, playing rounds without end for both purses."""

    def __init__(self, store: ChipStore) -> None:
        self.store = store
        self.players = [again(partial(self._player, name)) for name in NAMES]
        self.table, self.seq, self.lying = again(self._take)
        for player in self.players:
            again(partial(store.sit_down, player))

    def _player(self, name: str) -> int:
        return (self.store.find_player(name) or self.store.create_player(name)).id

    def _take(self) -> tuple[int, int, dict[int, int]]:
        for table in self.store.open_tables():
            with suppress(StoreConflict):
                resumed = self.store.resume(table.id)
                return table.id, resumed.seq, on_table(resumed)
        return self.store.open_table("blek-dzek", "{}", "{}", list(enumerate(self.players))), 0, {}

    def step(self, chance: random.Random) -> Acknowledged:
        """Commit one command, again if the disk failed."""
        player = chance.choice(self.players)
        does = chance.choice(SETTLEMENTS) if self.lying.get(player, 0) else "stake"
        after = {**self.lying, player: STAKE if does == "stake" else 0}
        snapshot = None if any(after.values()) else json.dumps(after)
        began = time.perf_counter()
        try:
            self.seq = again(partial(self._commit, player, does, snapshot))
        except InsufficientChips:
            again(partial(self.store.sit_down, player))
            return self.step(chance)
        self.lying = after
        return Acknowledged(self.table, self.seq, time.perf_counter() - began)

    def _commit(self, player: int, does: str, snapshot: str | None) -> int:
        command = json.dumps({"does": does, "player": player})
        events = [json.dumps({"event": number, "seat": player}) for number in range(4)]
        moves = moves_of(self.table, player, does)
        return self.store.commit(self.table, self.seq, command, events, moves, snapshot_json=snapshot)


def play(folder: Path, seed: int, steps: int | None, patience: int = BUSY_MS) -> None:
    """The child: plays, and says each commit when it is acknowledged."""
    chance = random.Random(seed)
    with again(partial(ChipStore.open, folder, care=False, busy_ms=patience)) as store:
        game = Play(store)
        done = 0
        while steps is None or done < steps:
            told = game.step(chance)
            print(told.table, told.seq, f"{told.seconds:.6f}", flush=True)
            done += 1


# The killer


def start(folder: Path, seed: int, steps: int | None = None, **env: str) -> subprocess.Popen[str]:
    """A child that plays at the store in `folder`; one that is starved, by `env`, is not patient."""
    command = [sys.executable, "-m", "tools.kill_store", "--play", str(folder), "--seed", str(seed)]
    command += ["--patience", str(PATIENCE_MS)] if env else []
    return subprocess.Popen(
        command + ([] if steps is None else ["--steps", str(steps)]),
        cwd=Path(__file__).parents[1],
        env={**os.environ, **env},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def pipe(end: IO[str] | None) -> IO[str]:
    """The end of a pipe that was asked for when the child was started."""
    assert end is not None
    return end


def acknowledged(lines: str) -> Iterator[Acknowledged]:
    """What the child said, but for a last line that was cut off."""
    for line in lines.splitlines(keepends=True):
        if line.endswith("\n"):
            table, seq, seconds = line.split()
            yield Acknowledged(int(table), int(seq), float(seconds))


def faults(folder: Path, told: list[Acknowledged], *, whole: bool) -> list[str]:
    """What is wrong with the store after a kill: nothing, or else a finding a line."""
    found: list[str] = []
    with ChipStore.open(folder, care=False) as store:
        last = {one.table: one.seq for one in told}
        for listed in store.open_tables():
            if listed.held != "free":
                found.append(f"table {listed.id} is held by a dead copy")
                continue
            resumed = store.resume(listed.id)
            if resumed.seq < last.get(listed.id, 0):
                found.append(f"table {listed.id}: {last[listed.id]} was acknowledged, {resumed.seq} is there")
            for player, chips in on_table(resumed).items():
                kept = store.balance(table_account(listed.id, player))
                if kept != chips:
                    found.append(f"table {listed.id}: {kept} chips lie there, the journal tells {chips}")
        if whole:
            found += [f"{problem.code}: {problem.where}" for problem in store.verify().problems]
    return found


def killed(folder: Path, chance: random.Random) -> list[Acknowledged]:
    """Two copies play, until both are killed at some moment. What they were told."""
    children = [start(folder, chance.randrange(10**6)) for _ in range(2)]
    first = ["", ""]
    if chance.random() < PLAYING:
        first = [pipe(child.stdout).readline() for child in children]
    time.sleep(chance.uniform(0, 0.2))
    for child in children:
        child.kill()
    told: list[Acknowledged] = []
    for line, child in zip(first, children, strict=True):
        with child:  # not `communicate`, which forgets what `readline` has read ahead
            told += acknowledged(line + pipe(child.stdout).read())
            if errors := pipe(child.stderr).read():
                raise SystemExit(errors)
    return told


def kill(times: int, seed: int, parent: Path) -> tuple[list[str], list[Acknowledged]]:
    """Kill so many times; the findings, and all that was acknowledged."""
    chance = random.Random(seed)
    found: list[str] = []
    told: list[Acknowledged] = []
    for number in range(times):
        folder = parent / f"store-{number // FRESH_AFTER}"
        now = killed(folder, chance)
        whole = number % FRESH_AFTER in (0, FRESH_AFTER - 1) or number == times - 1
        found += [f"kill {number}: {finding}" for finding in faults(folder, now, whole=whole)]
        told += now
    return found, told


# The failing disk


def failing_disk(parent: Path) -> Path:
    """Compile the library that makes writes fail."""
    library = parent / "fail_nth.so"
    source = Path(__file__).with_name("fail_nth.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    return library


def starve(parent: Path, *, every: int = 1, steps: int = 6) -> tuple[list[str], int]:
    """Let each `every`-th write or lock of a short game fail, once or from then on; findings and how many failed."""
    library = failing_disk(parent)
    found: list[str] = []
    failed = 0
    for error in FAULTS:
        for onwards in ("0", "1"):
            at = 1
            while True:
                folder = parent / f"disk-{error}-{onwards}-{at}"
                seen, findings = _starved(folder, library, at, error=error, onwards=onwards, steps=steps)
                found += [f"write {at}, error {error}, onwards {onwards}: {finding}" for finding in findings]
                if seen < at:
                    break
                failed += 1
                at += every
    return found, failed


def _starved(
    folder: Path, library: Path, at: int, *, error: int, onwards: str, steps: int
) -> tuple[int, list[str]]:
    folder.mkdir()
    with ChipStore.open(folder, care=False):
        pass
    count = folder.with_suffix(".count")
    child = start(
        folder, 1, steps, LD_PRELOAD=str(library), FAIL_UNDER=str(folder), FAIL_AT=str(at), FAIL_WITH=str(error),
        FAIL_ON=onwards, FAIL_COUNT=str(count),
    )  # fmt: skip
    lines, errors = child.communicate()
    findings = faults(folder, list(acknowledged(lines)), whole=True)
    last = errors.strip().splitlines()[-1:] if child.returncode else []
    if last and not last[0].startswith("audiojack.store.errors.Store"):
        findings.append(f"ended by {last[0]}")
    if onwards == "0" and child.returncode:
        findings.append(f"one failure was not outlived: {last}")
    return int(count.read_text()), findings


def main() -> int:
    """Kill, starve, and tell the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--every", type=int, default=1, help="let only each so manieth of them fail")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--steps", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--patience", type=int, default=BUSY_MS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        try:
            play(given.play, given.seed, given.steps, given.patience)
        except StoreError as error:
            raise error from None
        return 0
    with tempfile.TemporaryDirectory(prefix="kill-store-") as name:
        found, told = kill(given.kills, given.seed, Path(name))
        starved, failed = starve(Path(name), every=given.every)
    for finding in (*found, *starved):
        print(finding)
    median = statistics.median(one.seconds for one in told) * 1000 if told else 0.0
    print(f"{given.kills} kills of two copies, {len(told)} commits acknowledged, {failed} writes and locks failed.")
    print(f"Commit, median: {median:.2f} ms. Findings: {len(found) + len(starved)}.")
    return 1 if found or starved else 0


if __name__ == "__main__":
    sys.exit(main())
