"""A store is asked without writing: write-protected, on a full disk, beside a game, and after a power cut."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.store import (
    ChipReader,
    ChipStore,
    StoreBusy,
    StoreDamaged,
    StoreError,
    StoreFull,
    StoreIOError,
    StoreNewer,
    StoreNoLocks,
    StoreOlder,
    StoreReadOnly,
    StoreUnreadable,
    open_to_read,
    report,
    wallet,
)
from audiojack.store.errors import Doing, from_os
from audiojack.store.migrate import Migration, migrations
from tests.store.support import open_store, round_of, seated

FILE = "chips.sqlite3"
NEXT = Migration(migrations()[-1].version + 1, "CREATE TABLE mottos (id INTEGER PRIMARY KEY);\n")


class PowerCut(Exception):  # noqa: N818 - it is no error of the program
    """The moment at which nothing is written any more."""


@pytest.fixture
def filled() -> Iterator[Path]:
    """A store of a few rounds, closed, in a folder to which other users of the machine find their way."""
    with tempfile.TemporaryDirectory() as parent:
        Path(parent).chmod(0o755)
        folder = Path(parent) / "data"
        with open_store(folder) as store:
            player, table = seated(store)
            store.commit(table, 0, "{}", ["{}"], round_of(player, table, 10, 5), round_no=1, snapshot_json="{}")
        yield folder


def unfinished(folder: Path) -> None:
    """The power fails in the midst of a large commit: some of its pages are in the file, the journal lies beside it."""
    live = folder.with_name("live")
    shutil.move(folder, live)
    with open_store(live) as store:
        store._database.connection.execute("PRAGMA cache_size = 2")
        with contextlib.suppress(PowerCut), store._database.write() as connection:
            for _ in range(200):
                connection.execute("INSERT INTO players (name, folded, kind, created) VALUES "
                                   "(hex(randomblob(90)), hex(randomblob(90)), 'human', 0)")  # fmt: skip
            shutil.copytree(live, folder)
            raise PowerCut
    assert (folder / f"{FILE}-journal").stat().st_size > 512


def names(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_reading_leaves_the_folder_as_it_is(filled: Path) -> None:
    before = names(filled)
    with open_to_read(filled) as store:
        assert [line.wealth for line in report.player_lines(store)] == [1005]
        assert report.ranking(store).places
        assert store.verify().problems == ()
        store.backup_to(filled.parent / "copy")
        assert report.export(store, filled.parent / "all.csv") == len(store.entries())
    assert names(filled) == before


READ_AS_NOBODY = """
import os, sys
from pathlib import Path
from audiojack.store import ChipStore, StoreError, open_to_read, report
from audiojack.store.migrate import migrations
migrations()  # imports all that is needed, before the interpreter's own files become unreadable
if os.getuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    with open_to_read(Path(sys.argv[1])) as store:
        print([line.wealth for line in report.player_lines(store)], len(store.verify().problems))
except StoreError as error:
    print(error.code)
"""


def read_as_nobody(folder: Path, *, file_mode: int, folder_mode: int) -> str:
    for path in folder.glob("chips*"):
        path.chmod(file_mode)
    folder.chmod(folder_mode)
    try:
        child = subprocess.run(
            [sys.executable, "-c", READ_AS_NOBODY, str(folder)], capture_output=True, text=True, check=False
        )
    finally:
        folder.chmod(0o755)
    assert child.stderr == ""
    return child.stdout.strip()


@pytest.mark.promise(
    "Command line",
    "The chip store's commands work while a game runs, on a full disk and where nothing can be written",
)
@pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX")
def test_a_write_protected_store_is_read(filled: Path) -> None:
    assert read_as_nobody(filled, file_mode=0o444, folder_mode=0o555) == "[1005] 0"
    assert read_as_nobody(filled, file_mode=0o000, folder_mode=0o555) == "store-unreadable"
    assert read_as_nobody(filled, file_mode=0o444, folder_mode=0o000) == "store-unreadable"


@pytest.mark.promise(
    "Command line",
    "The chip store's commands work while a game runs, on a full disk and where nothing can be written",
)
@pytest.mark.skipif(os.name != "posix", reason="modes of files are a matter of POSIX")
def test_what_was_cut_short_is_undone_where_one_may_write_and_told_where_not(filled: Path) -> None:
    unfinished(filled)
    before = names(filled)
    assert read_as_nobody(filled, file_mode=0o444, folder_mode=0o555) == "store-unfinished"
    assert names(filled) == before
    with open_to_read(filled) as store:
        assert [line.wealth for line in report.player_lines(store)] == [1005]
        assert store.verify().problems == ()


def test_a_game_goes_on_while_another_reads(filled: Path) -> None:
    with open_store(filled) as game, open_to_read(filled) as reader:
        table = game.open_tables()[0].id
        seq = game.resume(table).seq
        for _ in range(5):
            seq = game.commit(table, seq, "{}", [], round_of(1, table, 10, 10))
            assert reader.balance(wallet(1)) == game.balance(wallet(1))
        with game._database.write():  # in the midst of a commit
            assert reader.verify().problems == ()


def test_what_cannot_be_read_is_refused_with_its_reason(filled: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreDamaged) as caught:
        open_to_read(tmp_path / "nowhere")
    assert caught.value.details["reason"] == "missing"
    with pytest.raises(StoreOlder):
        open_to_read(filled, steps=[*migrations(), NEXT])
    ChipStore.open(filled, care=False, steps=[*migrations(), NEXT]).close()
    with pytest.raises(StoreNewer):
        open_to_read(filled)
    os.truncate(filled / FILE, 0)
    with pytest.raises(StoreDamaged) as caught:
        open_to_read(filled)
    assert (caught.value.details["reason"], caught.value.details["rescue"]) == ("empty", "backup")
    assert (filled / FILE).read_bytes() == b""


def test_a_damaged_ledger_can_still_be_audited(filled: Path) -> None:
    import sqlite3

    connection = sqlite3.connect(filled / FILE)
    connection.execute("UPDATE accounts SET balance = balance + 5 WHERE kind = 'wallet'")
    connection.commit()
    connection.close()
    with pytest.raises(StoreDamaged):
        open_to_read(filled)
    with open_to_read(filled, audited=False) as store:
        assert {problem.code for problem in store.verify().problems} == {"sum", "balance"}


@pytest.mark.promise(
    "Rules, chips and company",
    "Two copies share the purse, no chip is staked twice, and no key waits for the other's commit",
)
def test_a_key_waits_for_no_commit(filled: Path) -> None:
    """Another copy stands in the midst of the moment in which it writes: asking with patience answers at once."""
    with open_store(filled) as first, open_store(filled) as second:
        second._database.connection.execute("BEGIN EXCLUSIVE")
        began = time.monotonic()
        with pytest.raises(StoreBusy):
            first.balances_of([wallet(1)], 0.01)
        assert time.monotonic() - began < 0.2
        second._database.connection.rollback()
        assert first.balances_of([wallet(1)], 0.01) == (1005,)


def test_a_key_waits_for_no_other_thread(filled: Path) -> None:
    import threading

    with open_store(filled) as store:
        inside, go_on = threading.Event(), threading.Event()

        def work() -> None:
            with store._database.write():
                inside.set()
                go_on.wait(10)

        thread = threading.Thread(target=work)
        thread.start()
        inside.wait(10)
        with pytest.raises(StoreBusy):
            store.balances_of([wallet(1)], 0.01)
        go_on.set()
        thread.join()
        assert store.balances_of([wallet(1)], 0.01) == (1005,)


@pytest.mark.parametrize(
    ("number", "doing", "kind"),
    [
        (errno.ENOENT, "making", StoreReadOnly), (errno.ENOENT, "writing", StoreDamaged),
        (errno.ENOENT, "reading", StoreDamaged), (errno.EACCES, "writing", StoreReadOnly),
        (errno.EACCES, "reading", StoreUnreadable), (errno.ENOTDIR, "making", StoreReadOnly),
        (errno.ENAMETOOLONG, "making", StoreReadOnly), (errno.ELOOP, "reading", StoreUnreadable),
        (errno.EROFS, "making", StoreReadOnly), (errno.ENOSPC, "making", StoreFull),
        (errno.EFBIG, "writing", StoreFull),
        (errno.EAGAIN, "writing", StoreBusy), (errno.ENOLCK, "making", StoreNoLocks),
        (errno.EMFILE, "writing", StoreError), (errno.EIO, "reading", StoreIOError),
    ],
)  # fmt: skip
def test_what_the_system_refuses_is_told_as_what_it_is(number: int, doing: Doing, kind: type[StoreError]) -> None:
    assert type(from_os(OSError(number, ""), Path("x"), doing)) is kind


def test_nothing_of_a_reader_writes() -> None:
    writing = {"commit", "create_player", "rename", "retire", "sit_down", "set_settings", "open_table", "care"}
    assert not writing & set(dir(ChipReader))
    assert writing <= set(dir(ChipStore))
