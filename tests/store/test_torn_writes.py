"""The power fails in the midst of a write: half a page in the file, or half a journal beside it."""

from __future__ import annotations

import contextlib
import random
import shutil
from pathlib import Path

import pytest

from audiojack.store import HOUSE, Move, wallet
from tests.store.support import open_store, round_of, seated

PAGE = 4096
FILE, JOURNAL = "chips.sqlite3", "chips.sqlite3-journal"


class PowerCut(Exception):  # noqa: N818 - it is no error of the program
    """The moment at which nothing is written any more."""


@pytest.fixture
def cut(tmp_path: Path) -> Path:
    """A folder as it is when the power fails: a played store, and a large commit whose pages are half written."""
    live, cut = tmp_path / "live", tmp_path / "cut"
    with open_store(live) as store:
        player, table = seated(store)
        seq = 0
        for _ in range(30):
            seq = store.commit(table, seq, "{}", ['{"e":1}'], round_of(player, table, 10, 10), snapshot_json="{}")
        before = (live / FILE).read_bytes()
        store._database.connection.execute("PRAGMA cache_size = 2")  # pages reach the file before the commit
        into = "INSERT INTO journal (table_id, seq, kind, payload, moves, digest) VALUES (?, ?, 'event', ?, 0, x'')"
        with contextlib.suppress(PowerCut), store._database.write() as connection:
            for number in range(200):
                connection.execute(into, (table, seq + 1 + number, "x" * 200))
            connection.execute("UPDATE players SET settings = '{\"torn\":1}'")
            shutil.copytree(live, cut)
            raise PowerCut
    (cut / "before").write_bytes(before)
    return cut


def changed_pages(cut: Path) -> list[int]:
    """The pages of the file as it was that were being written."""
    before, now = (cut / "before").read_bytes(), (cut / FILE).read_bytes()
    return [at for at in range(0, len(before), PAGE) if before[at : at + PAGE] != now[at : at + PAGE]]


def assert_whole(folder: Path) -> None:
    with open_store(folder) as store:
        assert store.verify().problems == ()
        assert store.balance(wallet(1)) == 1300
        (table,) = store.open_tables()
        assert table.held == "free"
        seq = store.resume(table.id).seq
        assert store.commit(table.id, seq, "{}", [], [Move(HOUSE, wallet(1), 5, "gain")]) == seq + 1
        assert store.player(1).settings == "{}"
    assert not (folder / JOURNAL).exists()


@pytest.mark.parametrize("seed", range(5))
def test_half_written_pages_are_made_whole(cut: Path, seed: int) -> None:
    chance = random.Random(seed)
    pages = changed_pages(cut)
    assert pages
    with (cut / FILE).open("r+b") as file:
        for at in pages:
            torn = chance.randrange(1, PAGE)
            file.seek(at + torn)
            file.write(chance.randbytes(PAGE - torn))
    assert_whole(cut)


@pytest.mark.parametrize("seed", range(5))
def test_a_half_written_journal_beside_an_untouched_file_is_no_harm(cut: Path, seed: int) -> None:
    chance = random.Random(seed)
    (cut / FILE).write_bytes((cut / "before").read_bytes())
    journal = (cut / JOURNAL).read_bytes()
    kept = chance.randrange(0, len(journal))
    (cut / JOURNAL).write_bytes(journal[:kept] + chance.randbytes(chance.randrange(0, 600)))
    assert_whole(cut)
