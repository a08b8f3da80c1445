"""Whatever has happened to the file, it is refused with its reason and never overwritten."""

from __future__ import annotations

import os
import random
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from audiojack.store import (
    ChipStore,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreIOError,
    StoreNewer,
    StoreReadOnly,
    backups,
    restore,
    set_aside,
    wallet,
)
from audiojack.store.migrate import migrations
from audiojack.store.reader import open_to_read
from tests.store.support import Clock, enrich, open_store, round_of, seated

FILE = "chips.sqlite3"


@pytest.fixture
def filled(tmp_path: Path) -> Path:
    """A store of some rounds with a backup of the day, closed."""
    with open_store(tmp_path) as store:
        player, table = seated(store)
        seq = 0
        for number in range(40):
            moves = round_of(player, table, 10, 5)
            seq = store.commit(table, seq, "{}", ['{"e":1}'] * 5, moves, round_no=number, snapshot_json="{}")
        assert store.care() is not None
    return tmp_path


def garbage(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(path.stat().st_size))


def short_garbage(path: Path) -> None:
    path.write_bytes(b"no store")


def text(path: Path) -> None:
    path.write_text("chips: 1000\n" * 500)


def truncated(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def torn_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size - 4096)


def emptied(path: Path) -> None:
    os.truncate(path, 0)


def page_of_zeros(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(bytes(4096))


def other_program(path: Path) -> None:
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()


@pytest.mark.parametrize(
    ("damage", "reasons"),
    [
        (garbage, {"not_a_store"}),
        (short_garbage, {"not_a_store"}),
        (text, {"not_a_store"}),
        (truncated, {"malformed"}),
        (torn_off, {"malformed"}),
        (emptied, {"empty"}),
        (page_of_zeros, {"malformed"}),
        (other_program, {"foreign"}),
    ],
)
def test_a_damaged_file_is_refused_untouched(filled: Path, damage: Callable[[Path], None], reasons: set[str]) -> None:
    path = filled / FILE
    damage(path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(StoreDamaged) as caught:
            open_store(filled)
        assert caught.value.details["reason"] in reasons
        assert path.read_bytes() == before
    kept = restore(filled, backups(filled)[0].path, 0)
    assert kept is not None
    assert kept.read_bytes() == before
    with open_store(filled) as store:
        assert store.balance(wallet(1)) == 1200
        assert store.verify().problems == ()


def test_beginning_anew_needs_consent_and_keeps_the_old(filled: Path) -> None:
    path = filled / FILE
    garbage(path)
    before = path.read_bytes()
    kept = set_aside(filled, 0)
    assert kept is not None
    assert kept.read_bytes() == before
    shutil.rmtree(filled / "backups")
    with pytest.raises(StoreDamaged) as caught:  # what was set aside tells that there was a store
        open_store(filled)
    assert caught.value.details["reason"] == "missing"
    assert not path.exists()
    with open_store(filled, fresh=True) as store:
        assert store.players() == ()


@pytest.mark.parametrize("way", ["restore", "fresh", "set aside"])
def test_what_an_interrupted_write_left_spoils_no_other_store(filled: Path, way: str) -> None:
    """The store is gone, and beside it lies the journal that belonged to it."""
    with open_store(filled) as store:
        connection = store._database.connection
        connection.execute("PRAGMA cache_size = 2")
        connection.execute("BEGIN IMMEDIATE")
        for _ in range(300):
            connection.execute("INSERT INTO players (name, folded, kind, created) VALUES "
                               "(hex(randomblob(90)), hex(randomblob(90)), 'human', 0)")  # fmt: skip
        journal = (filled / f"{FILE}-journal").read_bytes()
        connection.rollback()
    (filled / FILE).unlink()
    (filled / f"{FILE}-journal").write_bytes(journal)
    copy = backups(filled)[0].path.rename(filled.parent / "copy.sqlite3")
    with pytest.raises(StoreDamaged) as caught:
        open_store(filled)
    assert (caught.value.details["reason"], caught.value.details["rescue"]) == ("missing", "anew")
    if way == "restore":
        restore(filled, copy, 0)
    elif way == "set aside":
        assert set_aside(filled, 0) is None
    with open_store(filled, fresh=way != "restore") as store:
        assert store.verify().problems == ()
        assert store.balance(wallet(1)) == (1200 if way == "restore" else 0)
    assert [path.read_bytes() for path in filled.glob("*-journal")] == [journal]


def test_flipped_bytes_never_pass_as_chips(filled: Path) -> None:
    """Sixty single changed bytes: each is refused at the start, found by `verify`, or touches no chip."""
    path = filled / FILE
    whole = path.read_bytes()
    with open_store(filled) as store:
        entries, balances = store.entries(), store.balances()
    chance = random.Random(7)
    seen = set()
    for _ in range(60):
        at = chance.randrange(len(whole))
        path.write_bytes(whole[:at] + bytes([whole[at] ^ (1 << chance.randrange(8))]) + whole[at + 1 :])
        try:
            with open_store(filled) as store:
                if store.verify().problems:
                    seen.add("verify")
                    continue
                assert (store.entries(), store.balances()) == (entries, balances)
                seen.add("harmless")
        except StoreError:
            seen.add("start")
    assert {"start", "harmless"} <= seen


def test_a_changed_amount_is_found_at_the_start(filled: Path) -> None:
    connection = sqlite3.connect(filled / FILE)
    guard = connection.execute("SELECT sql FROM sqlite_schema WHERE name = 'entries_stay'").fetchone()[0]
    connection.execute("DROP TRIGGER entries_stay")
    connection.execute("UPDATE entries SET reason = 'gift' WHERE id = 60")
    connection.execute(guard)
    connection.commit()
    connection.close()
    with pytest.raises(StoreDamaged) as caught:
        open_store(filled)
    assert caught.value.details["reason"] == "ledger"


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE checkpoint SET through = 'x', digest = 7",
        "DELETE FROM checkpoint",
        "UPDATE entries SET key = x'00ff' WHERE id = 30",
    ],
)
def test_what_stands_where_a_number_should_is_damage_and_no_mistake_of_the_program(filled: Path, damage: str) -> None:
    guards: list[str] = []
    plain = sqlite3.connect(filled / FILE)
    plain.execute("PRAGMA ignore_check_constraints = ON")
    for name, sql in plain.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall():
        plain.execute(f"DROP TRIGGER {name}")
        guards.append(sql)
    plain.execute(damage)
    for sql in guards:
        plain.execute(sql)
    plain.commit()
    plain.close()
    with pytest.raises(StoreDamaged):
        open_store(filled)
    with open_to_read(filled, audited=False) as store:
        assert store.verify().problems


def test_a_store_without_its_guards_is_refused(filled: Path) -> None:
    connection = sqlite3.connect(filled / FILE)
    connection.execute("DROP TRIGGER entries_stay")
    connection.close()
    with pytest.raises(StoreDamaged) as caught:
        open_store(filled)
    assert caught.value.details["reason"] == "schema"


def test_chips_from_nowhere_are_found_at_the_start(filled: Path) -> None:
    connection = sqlite3.connect(filled / FILE)
    connection.execute("UPDATE accounts SET balance = balance + 5000 WHERE kind = 'wallet'")
    connection.execute("UPDATE accounts SET balance = balance - 5000 WHERE kind = 'house'")
    connection.commit()
    connection.close()
    with pytest.raises(StoreDamaged) as caught:
        open_store(filled)
    assert caught.value.details["reason"] == "ledger"


def test_an_unsound_file_does_not_push_out_sound_backups(filled: Path) -> None:
    clock = Clock()
    clock.now += 3 * 24 * 60 * 60 * 1000
    with open_store(filled, clock) as store:
        page_of_zeros(filled / FILE)
        with pytest.raises(StoreDamaged):
            store.care()
    assert len(backups(filled)) == 1
    assert [path for path in (filled / "backups").iterdir() if path.suffix == ".part"] == []


def test_a_file_taken_away_while_open_swallows_no_chips(filled: Path) -> None:
    with open_store(filled) as store:
        (filled / FILE).rename(filled / "elsewhere")
        with pytest.raises(StoreDamaged) as caught:
            store.sit_down(1)
        assert caught.value.details["reason"] == "missing"
        shutil.copy(filled / "elsewhere", filled / FILE)
        with pytest.raises(StoreDamaged) as caught:
            store.sit_down(1)
        assert caught.value.details["reason"] == "replaced"


@pytest.mark.promise(
    "Rules, chips and company",
    "Chips are kept before they are told; a damaged, newer, full or read-only store is said and left alone",
)
def test_a_newer_store_is_refused_untouched(filled: Path) -> None:
    connection = sqlite3.connect(filled / FILE)
    connection.execute("PRAGMA user_version = 99")
    connection.execute("CREATE TABLE mottos (id INTEGER PRIMARY KEY)")
    connection.close()
    before = (filled / FILE).read_bytes()
    with pytest.raises(StoreNewer) as caught:
        open_store(filled)
    assert (caught.value.details["found"], caught.value.details["supported"]) == (99, migrations()[-1].version)
    assert (filled / FILE).read_bytes() == before
    assert len(backups(filled)) == 1


def test_a_store_made_newer_by_another_copy_is_left_alone(filled: Path) -> None:
    with open_store(filled) as store:
        connection = sqlite3.connect(filled / FILE)
        connection.execute("PRAGMA user_version = 99")
        connection.close()
        with pytest.raises(StoreNewer):
            store.create_player("Bojan")


@pytest.mark.promise(
    "Rules, chips and company",
    "Chips are kept before they are told; a damaged, newer, full or read-only store is said and left alone",
)
def test_a_full_disk_loses_nothing(filled: Path) -> None:
    with open_store(filled) as store:
        table = store.open_tables()[0].id
        seq = store.resume(table).seq
        connection = store._database.connection
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreFull):
            store.commit(table, seq, "x" * 400_000, [], round_of(1, table, 10, 10))
        assert (store.balance(wallet(1)), store.open_tables()[0].seq) == (1200, seq)
        connection.execute(f"PRAGMA max_page_count = {pages + 1000}")
        store.commit(table, seq, "x" * 400_000, [], round_of(1, table, 10, 10))
        assert store.balance(wallet(1)) == 1210
        assert store.verify().problems == ()


def test_a_failing_disk_loses_nothing(filled: Path) -> None:
    """The system refuses every write beyond the file's present end."""
    with open_store(filled) as store:
        table = store.open_tables()[0].id
        seq = store.resume(table).seq
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((filled / FILE).stat().st_size, limits[1]))
        try:
            with pytest.raises((StoreIOError, StoreFull)):
                store.commit(table, seq, "x" * 400_000, [], round_of(1, table, 10, 10))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert (store.balance(wallet(1)), store.open_tables()[0].seq) == (1200, seq)
        assert store.commit(table, seq, "{}", [], round_of(1, table, 10, 10)) == seq + 1
        assert store.verify().problems == ()


OPEN_AS_NOBODY = """
import os, sys
from pathlib import Path
from audiojack.store import ChipStore, StoreReadOnly
from audiojack.store.migrate import migrations
migrations()  # imports all that is needed, before the interpreter's own files become unreadable
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    ChipStore.open(Path(sys.argv[1])).sit_down(1)
except StoreReadOnly as error:
    print(error.code)
"""


@pytest.mark.promise(
    "Rules, chips and company",
    "Chips are kept before they are told; a damaged, newer, full or read-only store is said and left alone",
)
@pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX")
@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o444, 0o777), (0o666, 0o555), (0o000, 0o777)])
def test_read_only(filled: Path, file_mode: int, folder_mode: int) -> None:
    for parent in (filled.parent, filled.parent.parent):
        parent.chmod(0o755)
    (filled / "store.lock").chmod(0o666)
    (filled / "copies").chmod(0o777)
    before = (filled / FILE).read_bytes()
    (filled / FILE).chmod(file_mode)
    filled.chmod(folder_mode)
    try:
        child = subprocess.run(
            [sys.executable, "-c", OPEN_AS_NOBODY, str(filled)], capture_output=True, text=True, check=False
        )
    finally:
        filled.chmod(0o755)
        (filled / FILE).chmod(0o644)
    assert (child.stdout, child.stderr) == ("store-read-only\n", "")
    assert (filled / FILE).read_bytes() == before


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(StoreReadOnly):
        ChipStore.open(tmp_path / "data")


def test_a_failed_opening_leaves_no_lock(filled: Path) -> None:
    whole = (filled / FILE).read_bytes()
    short_garbage(filled / FILE)
    with pytest.raises(StoreDamaged):
        open_store(filled)
    assert list((filled / "copies").iterdir()) == []
    (filled / FILE).write_bytes(whole)
    with open_store(filled) as store:
        enrich(store, 1, 7)


@pytest.mark.parametrize("column", ["settings", "name"])
def test_a_row_that_only_sqlite_finds_sound_is_known_at_the_start(filled: Path, column: str) -> None:
    connection = sqlite3.connect(filled / FILE)
    connection.execute(f"UPDATE players SET {column} = '{{damaged' WHERE id = 1")
    connection.commit()
    connection.close()
    with pytest.raises(StoreDamaged):
        ChipStore.open(filled, care=False)
    with open_to_read(filled, audited=False) as reader:
        found = {(one.code, one.where) for one in reader.verify().problems}
    assert found == {("row", "player 1"), *([("name", "player 1")] if column == "name" else [])}


@pytest.mark.parametrize("byte", [18, 19])
def test_a_header_that_forbids_writing_is_damage(filled: Path, byte: int) -> None:
    content = bytearray((filled / FILE).read_bytes())
    content[byte] = 77
    (filled / FILE).write_bytes(content)
    with pytest.raises(StoreDamaged):
        ChipStore.open(filled, care=False)
    with pytest.raises(StoreDamaged):
        open_to_read(filled)
    assert (filled / FILE).read_bytes() == content
