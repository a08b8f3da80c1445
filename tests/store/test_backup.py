"""Copies of the store, the way back from them, and steps from one version to the next."""

from __future__ import annotations

import csv
import json
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from audiojack.store import (
    ChipStore,
    RoundResult,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreNewer,
    UnknownPlayer,
    backup,
    backups,
    report,
    restore,
    set_aside,
    wallet,
)
from audiojack.store.backup import is_own
from audiojack.store.migrate import Migration, migrations, statements
from tests.store.support import DAY, Clock, enrich, open_store, round_of, seated

NOW = migrations()[-1].version
NEXT = Migration(
    NOW + 1,
    """
    ALTER TABLE players ADD COLUMN motto TEXT;
    CREATE TABLE mottos (id INTEGER PRIMARY KEY, text TEXT NOT NULL);
    INSERT INTO mottos (text) SELECT name || '; always' FROM players;
    """,
)
BROKEN = Migration(NOW + 1, "CREATE TABLE mottos (id INTEGER PRIMARY KEY);\nINSERT INTO nowhere VALUES (1);\n")


def test_one_copy_a_day_and_the_last_ten_kept(tmp_path: Path) -> None:
    clock = Clock()
    for day in range(13):
        with open_store(tmp_path, clock, care=True) as store:
            enrich(store, store.create_player(f"Ana {day}").id, 10)
            made = store.care()
            assert (made is not None) == (day == 0)  # later days had theirs at the opening
            assert store.care() is None
        clock.now += DAY
    kept = backups(tmp_path)
    assert len(kept) == 10
    assert [one.made[:8] for one in kept][:2] == ["20231126", "20231125"]
    assert {one.why for one in kept} == {"daily"}


def test_no_copy_of_a_store_closed_meanwhile(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    seated(store)
    store.close()
    assert store.care() is None
    with pytest.raises(StoreError):
        store.players()


def test_an_empty_store_needs_no_copy(tmp_path: Path) -> None:
    with open_store(tmp_path, care=True):
        assert backups(tmp_path) == ()


def test_a_copy_made_while_others_write_is_sound(tmp_path: Path) -> None:
    target = tmp_path / "now.sqlite3"
    with open_store(tmp_path / "data") as store, open_store(tmp_path / "data") as other:
        player, table = seated(store)
        done = threading.Event()

        def play() -> None:
            seq = 0
            while not done.is_set():
                seq = store.commit(table, seq, "{}", ["{}"] * 5, round_of(player, table, 10, 10))

        thread = threading.Thread(target=play)
        thread.start()
        try:
            for _ in range(5):
                other.backup_to(target)
                backup.check_file(target)
        finally:
            done.set()
            thread.join()
        assert store.verify().problems == ()


def test_restore_brings_back_and_sets_aside(tmp_path: Path) -> None:
    folder, target = tmp_path / "data", tmp_path / "copy.sqlite3"
    with open_store(folder) as store:
        player, _ = seated(store)
        store.backup_to(target)
        enrich(store, player, 5000)
    kept = restore(folder, target, 0)
    assert kept is not None
    with open_store(folder) as store:
        assert store.balance(wallet(player)) == 1000
    restore(folder, kept, 0)
    with open_store(folder) as store:
        assert store.balance(wallet(player)) == 5000


def test_restore_refuses_what_is_no_sound_store(tmp_path: Path) -> None:
    folder, source = tmp_path / "data", tmp_path / "copy.sqlite3"
    with open_store(folder) as store:
        seated(store)
        store.backup_to(source)
    before = (folder / "chips.sqlite3").read_bytes()
    newer = sqlite3.connect(source)
    newer.execute("PRAGMA user_version = 7")
    newer.execute("CREATE TABLE mottos (id INTEGER PRIMARY KEY)")
    newer.close()
    with pytest.raises(StoreNewer):
        restore(folder, source, 0)
    source.write_bytes(before[:5000])
    with pytest.raises(StoreDamaged):
        restore(folder, source, 0)
    with pytest.raises(StoreDamaged) as caught:
        restore(folder, tmp_path / "nothing", 0)
    assert caught.value.details["reason"] == "missing"
    assert (folder / "chips.sqlite3").read_bytes() == before
    assert [path.name for path in folder.glob("*.new*")] == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs pipes")
def test_what_is_no_file_is_no_store(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for source in (tmp_path, tmp_path / "pipe", Path("/dev/zero")):
        with pytest.raises(StoreDamaged) as caught:
            restore(tmp_path / "data", source, 0)
        assert caught.value.details["reason"] == "not_a_store"


def test_a_torn_write_is_never_parted_from_what_undoes_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped at any moment of setting it aside, the store is either in its place with its journal, or not at all."""
    folder = tmp_path / "data"
    with open_store(folder) as store:
        seated(store)
    store_file, rest = folder / "chips.sqlite3", folder / "chips.sqlite3-journal"
    rest.write_bytes(b"to be undone")
    replace = os.replace

    def watched(source: Path, target: Path) -> None:
        assert not store_file.exists() or rest.exists()
        replace(source, target)
        assert not store_file.exists() or rest.exists()

    monkeypatch.setattr(os, "replace", watched)
    kept = set_aside(folder, 0)
    assert kept is not None
    assert kept.with_name(kept.name + "-journal").read_bytes() == b"to be undone"


@pytest.mark.promise(
    "Rules, chips and company",
    "No command and no transcript writes in the place of the store or beside it",
)
def test_the_names_beside_the_store_are_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with open_store(folder):
        pass
    (tmp_path / "link").symlink_to(folder / "chips.sqlite3")
    (tmp_path / "folder").symlink_to(folder)
    own = [folder / "chips.sqlite3", tmp_path / "link"]
    own += [place / f"chips.sqlite3{end}" for place in (folder, tmp_path / "folder") for end in ("-journal", "-wal")]
    assert [is_own(folder, path) for path in own] == [True] * len(own)
    for other in (folder / "all.csv", tmp_path / "chips.sqlite3", tmp_path / "no" / "chips.sqlite3"):
        assert not is_own(folder, other)


def test_a_migration_is_preceded_by_a_copy(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        seated(store)
    ChipStore.open(tmp_path, clock=Clock(), care=False, steps=[*migrations(), NEXT]).close()
    (copy,) = backups(tmp_path)
    assert copy.why == "before"
    backup.check_file(copy.path)
    connection = sqlite3.connect(tmp_path / "chips.sqlite3")
    assert connection.execute("SELECT text FROM mottos").fetchall() == [("Ana; always",)]
    assert connection.execute("PRAGMA user_version").fetchone() == (NOW + 1,)
    connection.close()
    with pytest.raises(StoreNewer):
        open_store(tmp_path)
    restore(tmp_path, copy.path, 0)
    with open_store(tmp_path) as store:
        assert store.verify().problems == ()


def test_a_failed_migration_leaves_the_earlier_version(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        seated(store)
    with pytest.raises(sqlite3.OperationalError):
        ChipStore.open(tmp_path, care=False, steps=[*migrations(), BROKEN])
    with open_store(tmp_path) as store:
        assert store.verify().problems == ()


def test_no_migration_without_room_for_the_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_store(tmp_path) as store:
        seated(store)

    def no_room(*_: object) -> None:
        raise StoreFull(path="backups")

    monkeypatch.setattr(backup, "copy", no_room)
    with pytest.raises(StoreFull):
        ChipStore.open(tmp_path, care=False, steps=[*migrations(), NEXT])
    with open_store(tmp_path) as store:
        assert store.verify().problems == ()


def test_steps_are_numbered_from_one_without_a_gap() -> None:
    assert [step.version for step in migrations()] == list(range(1, len(migrations()) + 1))
    triggers = [one for step in migrations() for one in statements(step.sql) if "CREATE TRIGGER" in one]
    assert all(one.rstrip().endswith("END;") for one in triggers)


def test_export_and_lists(tmp_path: Path) -> None:
    with open_store(tmp_path / "data") as store:
        player, table = seated(store, "Žofie")
        rich = store.create_player("Bořek", "computer", "calm").id
        store.sit_down(rich)
        enrich(store, rich, 13500)
        result = [RoundResult(player, 20, ("natural",))]
        moves = round_of(player, table, 10, 20)[:1]
        store.commit(table, 0, "{}", [], moves, round_no=1, results=result)
        assert report.export(store, tmp_path / "all.json") == 4
        assert report.export(store, tmp_path / "all.csv") == 4
        lines = report.player_lines(store)
        assert [(one.player.name, one.purse, one.wealth) for one in lines] == [
            ("Žofie", 990, 1000),
            ("Bořek", 13500, 13500),
        ]
        assert [one.change for one in report.history_lines(store, "ŽOFIE")] == [-10, 1000]
        with pytest.raises(UnknownPlayer):
            report.history_lines(store, "Nobody")
        ranking = report.ranking(store, me=player)
        assert ranking.own is not None
        assert ranking.ahead is not None
        assert (ranking.own.place, len(ranking.places), ranking.behind) == (2, 2, 12500)
        assert ranking.ahead.standing.player.id == rich
        assert report.ranking(store, me=player, computers=False).behind == 0
    content = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert content["players"][0]["name"] == "Žofie"
    assert content["entries"][0]["at"].startswith("2023-11-14T22:13:20.")
    assert sum(content["balances"].values()) == 0
    assert content["rounds"][0]["tags"] == ["natural"]
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["amount"]) for row in rows] == [1000, 1000, 12500, 10]
    assert rows[3]["target"] == f"table:{table}:{player}"


def test_equally_rich_players_share_a_place(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        for name, chips in (("A", 30), ("B", 20), ("C", 20), ("D", 10)):
            enrich(store, store.create_player(name).id, chips)
        assert [one.place for one in report.ranking(store).places] == [1, 2, 2, 4]
