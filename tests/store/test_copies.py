"""Running copies of the program: killed in the midst of it, and two at once."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO

import pytest

from audiojack.store import StoreBusy, StoreConflict, StoreInUse, restore, set_aside, table_account, wallet
from tests.store.support import open_store, seated

ROOT = Path(__file__).parents[2]


def start(*args: str | Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.worker", *map(str, args)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def output(child: subprocess.Popen[str]) -> IO[str]:
    assert child.stdout is not None
    return child.stdout


def killed(child: subprocess.Popen[str], after: float) -> list[tuple[int, int]]:
    """Kill the player some time after its first commit; the (table, number) pairs it acknowledged."""
    first = output(child).readline()
    time.sleep(after)
    child.kill()
    lines = [first, *output(child).read().splitlines(keepends=True)]
    child.wait()
    whole = [line.split() for line in lines if line.endswith("\n")]
    return [(int(table), int(seq)) for table, seq in whole]


def test_kills_lose_nothing_acknowledged(tmp_path: Path) -> None:
    chance = random.Random(20)
    for _ in range(20):
        told = killed(start("play", tmp_path), chance.uniform(0, 0.06))
        with open_store(tmp_path) as store:
            (table,) = store.open_tables()
            assert table.held == "free"
            found = store.resume(table.id)
            assert told[-1][0] == table.id
            assert found.seq >= told[-1][1]
            assert found.seq <= told[-1][1] + 6  # at most the one commit that was not told any more
            assert store.verify().problems == ()
            assert len(store.players()) == 1
            purse, staked = store.balance(wallet(1)), store.balance(table_account(table.id, 1))
            assert (purse in (1000, 1010), staked) == (True, 0)


@pytest.mark.promise(
    "Rules, chips and company",
    "Two copies share the purse, no chip is staked twice, and no key waits for the other's commit",
)
def test_two_copies_stake_no_chip_twice(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, _ = seated(store)
    children = [start("stake", tmp_path, str(player)) for _ in range(2)]
    for child in children:
        assert output(child).readline() == "ready\n"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("\n")
        child.stdin.flush()
    laid = [int(output(child).readline()) for child in children]
    for child in children:
        child.communicate()
    assert sum(laid) == 1000
    assert min(laid) > 0
    with open_store(tmp_path) as store:
        assert store.balance(wallet(player)) == 0
        assert store.wealth(player) == 1000
        assert store.verify().problems == ()


def test_a_dead_copy_gives_up_its_table_at_once(tmp_path: Path) -> None:
    holder = start("hold", tmp_path)
    table = int(output(holder).readline())
    with open_store(tmp_path) as store:
        assert [one.held for one in store.open_tables()] == ["other"]
        with pytest.raises(StoreConflict) as caught:
            store.resume(table)
        assert caught.value.details["reason"] == "held"
        with pytest.raises(StoreInUse):
            set_aside(tmp_path, 0)
        with pytest.raises(StoreInUse):
            restore(tmp_path, tmp_path / "chips.sqlite3", 0)
        os.kill(holder.pid, signal.SIGKILL)
        holder.communicate()
        assert [one.held for one in store.open_tables()] == ["free"]
        assert store.resume(table).seq == 0
    assert list((tmp_path / "copies").iterdir()) != []  # what the killed copy left
    with open_store(tmp_path) as store:
        assert len(list((tmp_path / "copies").iterdir())) == 1


def test_a_copy_that_stands_still_makes_the_other_busy_not_lost(tmp_path: Path) -> None:
    with open_store(tmp_path) as first, open_store(tmp_path) as second:
        player, table = seated(second)
        second._database._patience = 0.03
        with first._database.write(), pytest.raises(StoreBusy):
            second.commit(table, 0, "{}", [])
        assert second.commit(table, 0, "{}", []) == 1
        assert first.balance(wallet(player)) == 1000


def test_two_copies_make_the_same_store_once(tmp_path: Path) -> None:
    children = [start("hold", tmp_path) for _ in range(3)]
    tables = [int(output(child).readline()) for child in children]
    for child in children:
        child.communicate("\n")
        assert child.returncode == 0
    assert sorted(tables) == [1, 2, 3]
    with open_store(tmp_path) as store:
        assert len(store.players()) == 1
        assert store.verify().problems == ()
