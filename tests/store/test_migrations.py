"""The way from one version of the store to the next, whatever comes between: a kill, a full disk, a second copy."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from audiojack.store import ChipStore, backup, backups, wallet
from audiojack.store.migrate import Migration, migrations
from tests.store.support import Clock, open_store
from tests.store.test_earlier_versions import written_by
from tests.support.needs import needs
from tools.kill_store import failing_disk

ROOT = Path(__file__).parents[2]
FILE = "chips.sqlite3"
NOW = migrations()[-1].version
NEXT = Migration(
    NOW + 1,
    """
    ALTER TABLE players ADD COLUMN motto TEXT;
    CREATE TABLE mottos (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    INSERT INTO mottos (text) SELECT name || '; always' FROM players;
    CREATE TABLE pages (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    INSERT INTO pages (text) SELECT hex(zeroblob(3000)) FROM entries;
    """,
)
LAST = Migration(NOW + 2, "CREATE TABLE lasts (id INTEGER PRIMARY KEY);\nDROP TABLE pages;\n")
STEPS = [*migrations(), NEXT, LAST]

MIGRATE = """
import os, signal, sys
from pathlib import Path
from audiojack.store import ChipStore, database, store
from tests.store.test_migrations import STEPS

class Dying(database.Database):
    left = int(sys.argv[2])

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.connection.set_trace_callback(self.count)

    def count(self, statement):
        type(self).left -= 1
        if type(self).left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

store.Database = Dying
ChipStore.open(Path(sys.argv[1]), care=False, steps=STEPS).close()
"""
"""Brings the store of a folder up to date, and is killed when it comes to the statement of that number."""


def migrating(folder: Path, statement: int = 0, **env: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", MIGRATE, str(folder), str(statement)], cwd=ROOT, env={**os.environ, **env},
        stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def earlier(folder: Path) -> Path:
    folder.mkdir()
    written_by(1, folder)
    return folder


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    try:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    finally:
        connection.close()


def assert_brought_up(folder: Path) -> None:
    """The next start brings it up to date, with each chip; what it was before is there as well."""
    with ChipStore.open(folder, clock=Clock(), care=False, steps=STEPS) as store:
        assert store.verify().problems == ()
        person = store.find_player("žofie")
        assert person is not None
        assert (store.balance(wallet(person.id)), store.wealth(person.id)) == (1110, 1150)
    assert version(folder / FILE) == NOW + 2
    kept = [one for one in backups(folder) if version(one.path) == 1]
    assert kept
    assert {one.why for one in kept} == {"before"}
    for one in kept:
        backup.check_file(one.path)


@pytest.mark.promise(
    "Rules, chips and company",
    "Killed, starved of room or met by a second copy, a migration leaves a whole version and a backup of "
    "the one before",
)
def test_killed_at_any_statement(tmp_path: Path) -> None:
    seen = set()
    for number in range(1, 200, 9):
        folder = earlier(tmp_path / str(number))
        child = migrating(folder, number)
        child.communicate()
        if child.returncode != -signal.SIGKILL:
            break
        seen.add(version(folder / FILE))
        assert_brought_up(folder)
    assert seen == set(range(1, NOW + 3))


@pytest.mark.promise(
    "Rules, chips and company",
    "Killed, starved of room or met by a second copy, a migration leaves a whole version and a backup of "
    "the one before",
)
@pytest.mark.skipif(sys.platform != "linux", reason="the failing disk is preloaded as Linux does it")
@pytest.mark.parametrize("error", ["5", "28"])
def test_a_failing_or_full_disk_leaves_a_whole_version(tmp_path: Path, error: str) -> None:
    needs("cc")
    library = failing_disk(tmp_path)
    seen = set()
    for number in range(1, 400, 37):
        folder = earlier(tmp_path / str(number))
        child = migrating(folder, LD_PRELOAD=str(library), FAIL_UNDER=str(folder), FAIL_AT=str(number),
                          FAIL_WITH=error, FAIL_ON="1", FAIL_COUNT=str(tmp_path / "count"))  # fmt: skip
        _, said = child.communicate()
        if child.returncode == 0:
            break
        assert said.splitlines()[-1].startswith("audiojack.store.errors.Store")
        left = version(folder / FILE)
        with open_store(folder) if left <= NOW else ChipStore.open(folder, steps=STEPS) as store:
            assert store.verify().problems == ()
        seen.add(left)
        assert_brought_up(folder)
    assert 1 in seen
    assert child.returncode == 0


@pytest.mark.promise(
    "Rules, chips and company",
    "Killed, starved of room or met by a second copy, a migration leaves a whole version and a backup of "
    "the one before",
)
def test_two_copies_at_once_migrate_it_once(tmp_path: Path) -> None:
    folder = earlier(tmp_path / "both")
    children = [migrating(folder) for _ in range(3)]
    for child in children:
        assert (child.communicate()[1], child.returncode) == ("", 0)
    assert_brought_up(folder)
    connection = sqlite3.connect(folder / FILE)
    assert connection.execute("SELECT count(*) FROM mottos").fetchone() == (2,)
    connection.close()
