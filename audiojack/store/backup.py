"""Copies of the store: one a day, one before each migration, one whenever asked; and the way back.

A copy is made whole under another name and only then gets its own, so a half copy is never taken for a
backup. Nothing here deletes or overwrites the store itself: what is replaced is set aside.
"""

from __future__ import annotations

import os
import re
import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from audiojack.store import audit, own_files
from audiojack.store.clock import stamp
from audiojack.store.database import Database
from audiojack.store.errors import StoreDamaged, told_as_store_errors
from audiojack.store.locks import alone
from audiojack.store.migrate import check_ours, migrations

FILE = own_files.FILE
_HOUR = 60 * 60 * 1000
_ASIDE = "chips-set-aside"
_JOURNAL = f"{FILE}-journal"
KEPT = {"daily": 10, "before": 5}
_NAME = re.compile(r"chips-(\d{8}T\d{6}Z)-(daily|before)(?:-\d+)?\.sqlite3")


class Backup(msgspec.Struct, frozen=True):
    """A copy of the store: its file, the UTC time in its name, why it was made (`daily`, `before`)."""

    path: Path
    made: str
    why: str


def backups(folder: Path) -> tuple[Backup, ...]:
    """The copies in `folder/backups`, newest first."""
    with told_as_store_errors(folder, "reading"):
        paths = list((folder / "backups").glob("chips-*.sqlite3"))
    found = [Backup(path, match[1], match[2]) for path in paths if (match := _NAME.fullmatch(path.name))]
    return tuple(sorted(found, key=lambda copy: (copy.made, copy.path.name), reverse=True))


def traces(folder: Path) -> bool:
    """Whether something tells of an earlier store: a copy, or what an interrupted write has left beside it."""
    return _copies(folder) or (folder / _JOURNAL).exists()


def _copies(folder: Path) -> bool:
    """Whether there is a backup, or a file that was set aside."""
    with told_as_store_errors(folder, "reading"):
        return bool(backups(folder)) or any(folder.glob(f"{_ASIDE}-*.sqlite3"))


def is_there(folder: Path) -> bool:
    """Whether the store's file is there; a link to a file that is gone is there, too. Raises StoreError."""
    path = folder / FILE
    with told_as_store_errors(path, "reading"):
        try:
            path.lstat()
        except (FileNotFoundError, NotADirectoryError):
            return False
        return True


def is_own(folder: Path, path: Path) -> bool:
    """As `own_files.is_own`. Raises StoreError."""
    with told_as_store_errors(path, "reading"):
        return own_files.is_own(folder, path)


def refuse_lost(folder: Path) -> None:
    """StoreDamaged where a store was and is gone (`missing`), or its file is `empty`, which no store ever is."""
    path = folder / FILE
    if not is_there(folder):
        if traces(folder):
            raise StoreDamaged(path=str(path), reason="missing")
        return
    with told_as_store_errors(path, "reading"):
        if path.stat().st_size == 0:
            raise StoreDamaged(path=str(path), reason="empty")


@contextmanager
def with_rescue(folder: Path) -> Iterator[None]:
    """Have a StoreDamaged from inside tell whether there is a backup to bring back."""
    try:
        yield
    except StoreDamaged as error:
        error.details["rescue"] = "backup" if _copies(folder) else "anew"
        raise


def copy(source: Path, target: Path, busy_ms: int, supported: int | None = None) -> None:
    """Copy a store that others may be writing to, and check the copy, of version `supported` at most.

    The target appears whole and sound, or not at all: StoreDamaged about the source. Its folder has to be there.
    """
    part = target.with_name(f"{target.name}.{secrets.token_hex(4)}.part")
    with told_as_store_errors(target, "making"):
        try:
            _copy_pages(source, part, busy_ms)
            _check_copy(source, part, busy_ms, supported)
            _sync(part)
            os.replace(part, target)
            sync_folder(target.parent)
        finally:
            part.unlink(missing_ok=True)


def _copy_pages(source: Path, part: Path, busy_ms: int) -> None:
    read = Database(source, busy_ms=busy_ms, read_only=True)
    try:
        written = sqlite3.connect(part, isolation_level=None)
        try:
            for setting in ("synchronous=OFF", "journal_mode=OFF"):  # a copy is synced once, when whole
                written.execute(f"PRAGMA {setting}")
            with read.read() as connection:  # waits its turn here, where waiting has an end
                connection.backup(written)
        finally:
            written.close()
    finally:
        read.close()


def _check_copy(source: Path, part: Path, busy_ms: int, supported: int | None) -> None:
    try:
        check_file(part, busy_ms, supported)
    except StoreDamaged as error:
        raise StoreDamaged(**{**error.details, "path": str(source)}) from error


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk."""
    if os.name != "posix":  # elsewhere a folder can't be opened, and its names are kept in order anyway
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def make(folder: Path, why: str, at: int, busy_ms: int, supported: int | None = None) -> Path:
    """Copy the store into `folder/backups`, and let the oldest copies of that kind go."""
    target = _free(folder / "backups" / f"chips-{stamp(at)}-{why}.sqlite3")
    with told_as_store_errors(target.parent, "making"):
        target.parent.mkdir(exist_ok=True)
    copy(folder / FILE, target, busy_ms, supported)
    for old in [one for one in backups(folder) if one.why == why][KEPT[why] :]:
        old.path.unlink(missing_ok=True)
    for part in target.parent.glob("chips-*.part"):  # of copies that were killed
        with suppress(OSError):
            if part.stat().st_mtime * 1000 < at - _HOUR:
                part.unlink()
    return target


def _free(path: Path) -> Path:
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def daily_due(folder: Path, at: int) -> bool:
    """Whether this UTC day has no copy yet."""
    day = stamp(at)[:8]
    return not any(one.why == "daily" and one.made[:8] == day for one in backups(folder))


def check_file(path: Path, busy_ms: int = 2000, supported: int | None = None) -> None:
    """StoreDamaged, StoreNewer or another store error unless `path` is a sound store.

    `supported` is the newest version that is understood, None for the one that this program writes.
    """
    if path.exists() and not path.is_file():  # to open a pipe would wait for ever
        raise StoreDamaged(path=str(path), reason="not_a_store")
    database = Database(path, busy_ms=busy_ms, read_only=True)
    try:
        current = migrations()[-1].version if supported is None else supported
        version = check_ours(database, current)
        database.sound()
        with database.read() as connection:
            if version == current and audit.recent(connection):
                raise StoreDamaged(path=str(path), reason="ledger")
    finally:
        database.close()


def set_aside(folder: Path, at: int, seconds: float = 2.0) -> Path | None:
    """Put the store's file out of the way under another name; None if there is none. StoreInUse if open.

    Only to be called when the player has agreed.
    """
    with told_as_store_errors(folder / FILE), alone(folder, seconds):
        return _set_aside(folder, at)


def _set_aside(folder: Path, at: int) -> Path | None:
    path = folder / FILE
    kept = _free(folder / f"{_ASIDE}-{stamp(at)}.sqlite3")
    there = is_there(folder)
    if there:  # first: without what has to be undone in it, the file would pass for whole
        os.replace(path, kept)
        sync_folder(folder)
    set_rest_aside(folder, kept)
    return kept if there else None


def set_rest_aside(folder: Path, kept: Path) -> None:
    """Put what an interrupted write has left beside the store out of the way of another one, which it would spoil."""
    rest = folder / _JOURNAL
    if rest.exists():  # it belongs to its file, whose name it carries
        os.replace(rest, _free(kept.with_name(kept.name + "-journal")))
        sync_folder(folder)


def restore(folder: Path, source: Path, at: int, seconds: float = 2.0) -> Path | None:
    """Make the sound store in `source` the store; what was there is set aside and its path returned.

    StoreInUse while a copy of the program has the store open; StoreDamaged, StoreNewer about `source`.
    """
    with told_as_store_errors(source, "reading"):
        os.stat(source)
        check_file(source)
    new = folder / f"{FILE}.new"
    with told_as_store_errors(folder / FILE, "making"):
        folder.mkdir(parents=True, exist_ok=True)
        with alone(folder, seconds):
            copy(source, new, int(seconds * 1000))
            kept = _set_aside(folder, at)
            os.replace(new, folder / FILE)
            sync_folder(folder)
            return kept
