"""Stores written by every earlier version open, migrate and keep each chip."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from audiojack.store import backups, table_account, wallet
from audiojack.store.database import APPLICATION_ID
from audiojack.store.migrate import migrations
from tests.store.support import open_store

FIXTURES = Path(__file__).parent / "fixtures"
VERSIONS = [step.version for step in migrations()]


def written_by(version: int, folder: Path) -> None:
    """A store as that version left it: two players, a round played, another begun."""
    connection = sqlite3.connect(folder / "chips.sqlite3")
    connection.executescript((FIXTURES / f"version-{version}.sql").read_text(encoding="utf-8"))
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {version}")
    connection.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_an_earlier_store_is_played_on(tmp_path: Path, version: int) -> None:
    written_by(version, tmp_path)
    with open_store(tmp_path) as store:
        assert [one.why for one in backups(tmp_path)] == ["before"] * (version < VERSIONS[-1])
        assert store.verify().problems == ()
        person = store.find_player("žofie")
        assert person is not None
        assert (store.balance(wallet(person.id)), store.wealth(person.id)) == (1110, 1150)
        (table,) = store.open_tables()
        assert store.balance(table_account(table.id, person.id)) == 40
        resumed = store.resume(table.id)
        assert resumed.snapshot == '{"round":1}'
        assert [row.payload for row in resumed.rows] == ['{"c":2}', '{"e":"ž"}']
        assert store.statistics(person.id).tags == {"natural": 1}
        assert len(store.players()) == 1
        assert len(store.players(retired=True)) == 2
        assert store.commit(table.id, resumed.seq, "{}", []) == resumed.seq + 1
