"""A store comes into being whole: killed, starved or emptied, it is never half there and never taken for a new one."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from audiojack.store import ChipStore, StoreDamaged, wallet
from tests.store.support import open_store, seated
from tests.support.needs import needs
from tools.kill_store import failing_disk

FILE = "chips.sqlite3"
REFUSED = ("audiojack.store.errors.StoreFull", "audiojack.store.errors.StoreIOError")
"""SQLite tells the second of a disk that is found full only when it is to be sure of the data."""

OPEN_AND_DIE = """
import os, signal, sys
from pathlib import Path
from audiojack.store import ChipStore, database

class Dying(database.Database):
    left = int(sys.argv[2])

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.connection.set_trace_callback(self.count)

    def count(self, statement):
        type(self).left -= 1
        if type(self).left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

from audiojack.store import birth, store
birth.Database = store.Database = Dying
ChipStore.open(Path(sys.argv[1]), care=False).close()
"""
"""Opens the store of a folder, and is killed when it comes to the statement of that number."""


def died(folder: Path, statement: int) -> bool:
    child = subprocess.run([sys.executable, "-c", OPEN_AND_DIE, str(folder), str(statement)], check=False)
    return child.returncode == -signal.SIGKILL


@pytest.mark.promise(
    "Rules, chips and company",
    "The store comes into being whole; an empty file is damage, never a new store",
)
def test_a_first_start_killed_at_any_statement_leads_to_a_good_first_start(tmp_path: Path) -> None:
    last = 0
    for number in range(1, 200, 7):
        folder = tmp_path / str(number)
        if not died(folder, number):
            break
        last = number
        assert not (folder / FILE).exists() or (folder / FILE).stat().st_size > 0
        with open_store(folder) as store:
            player, _ = seated(store)
            assert store.balance(wallet(player)) == 1000
            assert store.verify().problems == ()
        assert {path.name for path in folder.iterdir()} == {FILE, "store.lock", "copies"}
    assert last > 30


@pytest.mark.skipif(sys.platform != "linux", reason="the failing disk is preloaded as Linux does it")
def test_a_first_start_on_a_full_disk_leaves_no_store(tmp_path: Path) -> None:
    needs("cc")
    library, opening = failing_disk(tmp_path), OPEN_AND_DIE
    failed = 0
    for number in range(1, 60, 4):
        folder, count = tmp_path / f"full-{number}", tmp_path / f"{number}.count"
        env = {"LD_PRELOAD": str(library), "FAIL_UNDER": str(folder), "FAIL_AT": str(number), "FAIL_WITH": "28",
               "FAIL_ON": "1", "FAIL_COUNT": str(count)}  # fmt: skip
        child = subprocess.run(
            [sys.executable, "-c", opening, str(folder), "0"], env={**os.environ, **env}, capture_output=True,
            text=True, check=False,
        )  # fmt: skip
        if child.returncode == 0:
            break
        failed += 1
        assert child.stderr.splitlines()[-1].startswith(REFUSED)
        assert not (folder / FILE).exists() or (folder / FILE).stat().st_size > 0
        with open_store(folder) as store:
            assert store.verify().problems == ()
    assert failed > 3


@pytest.mark.promise(
    "Rules, chips and company",
    "The store comes into being whole; an empty file is damage, never a new store",
)
def test_an_empty_file_is_damage_also_where_no_backup_tells_of_a_store(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        seated(store)
    os.truncate(tmp_path / FILE, 0)
    for _ in range(2):
        with pytest.raises(StoreDamaged) as caught:
            open_store(tmp_path)
        assert (caught.value.details["reason"], caught.value.details["rescue"]) == ("empty", "anew")
        assert (tmp_path / FILE).read_bytes() == b""
    (tmp_path / FILE).rename(tmp_path / "moved away")
    with open_store(tmp_path) as store:
        assert store.players() == ()


def test_a_database_with_nothing_in_it_is_no_new_store(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("PRAGMA user_version = 0")
    connection.execute("VACUUM")
    connection.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreDamaged):
        open_store(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_link_to_a_drive_that_is_away_is_a_lost_store(tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to(tmp_path / "drive" / FILE)
    with pytest.raises(StoreDamaged) as caught:
        ChipStore.open(tmp_path, care=False)
    assert caught.value.details["reason"] == "missing"
    assert (tmp_path / FILE).is_symlink()
