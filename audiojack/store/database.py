"""One connection to the store's file, with the settings on which the promise of no lost chip rests.

Rollback journal and `synchronous=EXTRA`: what `write` has left is on the disk. Every way in which SQLite
or the disk can fail leaves here as a typed error, with the transaction undone.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from audiojack.store.errors import Doing, StoreBusy, StoreClosed, StoreDamaged, StoreNewer, told_as_store_errors

APPLICATION_ID = 0x414A434B
"""Stands in the header of each store, so that another program's file is told from ours."""

ROLLBACK_JOURNAL = b"\x01\x01"
"""What stands in the header, from byte 18 on, of a file that is written and read with a rollback journal."""


class Database:
    """A connection that any thread may use, one at a time."""

    def __init__(self, path: Path, *, busy_ms: int, create: bool = False, read_only: bool = False) -> None:
        self.path = path
        self._thread = threading.RLock()
        self._joined = False
        self._closed = False
        self._patience = busy_ms / 1000
        self.supported: int | None = None
        """The version that the file is expected to have; another is refused."""
        self._doing: Doing = "reading" if read_only else "writing"
        mode = "ro" if read_only else "rwc" if create else "rw"
        with told_as_store_errors(path, "making" if create else self._doing):
            self.connection = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode={mode}",
                uri=True,
                isolation_level=None,
                check_same_thread=False,
                timeout=0,  # `_patiently` waits
            )
            try:
                self._configure(read_only)
                self._identity = self._identify()
            except BaseException:
                self.connection.close()
                raise

    def _configure(self, read_only: bool) -> None:
        settings = ["synchronous=EXTRA", "fullfsync=ON", "foreign_keys=ON", "trusted_schema=OFF"]
        settings += ["cell_size_check=ON", "temp_store=MEMORY", "mmap_size=0"]
        for setting in settings if read_only else ["journal_mode=DELETE", *settings]:
            self._patiently(f"PRAGMA {setting}")

    def _identify(self) -> tuple[int, int]:
        found = os.stat(self.path)
        return found.st_dev, found.st_ino

    def _check_identity(self) -> None:
        """A file deleted or exchanged under our feet would swallow every later commit."""
        try:
            same = self._identify() == self._identity
        except FileNotFoundError as error:
            raise StoreDamaged(path=str(self.path), reason="missing") from error
        if not same:
            raise StoreDamaged(path=str(self.path), reason="replaced")

    def expect_version(self, version: int) -> None:
        """From now on refuse to work on a file that another copy has brought to another version."""
        self.supported = version

    def version(self) -> int:
        """The `user_version` of the file, inside a transaction; 0 for an empty one."""
        return int(self.connection.execute("PRAGMA user_version").fetchone()[0])

    def _check_version(self) -> None:
        if self.supported is None:
            return
        found = self.version()
        if found > self.supported:
            raise StoreNewer(path=str(self.path), found=found, supported=self.supported)

    @contextmanager
    def write(self) -> Iterator[sqlite3.Connection]:
        """One writing transaction: all of it is on the disk when the block has ended, or none of it."""
        with self._thread, self._part() if self._joined else self._whole() as connection:
            yield connection

    @contextmanager
    def _whole(self) -> Iterator[sqlite3.Connection]:
        with told_as_store_errors(self.path):
            self._check_open()
            self._check_identity()
            self._patiently("BEGIN IMMEDIATE")
            try:
                self._check_version()
                yield self.connection
                self._patiently("COMMIT")
            finally:
                self._undo()

    @contextmanager
    def together(self) -> Iterator[None]:
        """All that is written within is on the disk when the block has ended, or none of it.

        A `write` within that fails is undone alone. Nothing may be told of any before the block has ended.
        """
        with self._thread, self._whole():
            self._joined = True
            try:
                yield
            finally:
                self._joined = False

    @contextmanager
    def _part(self) -> Iterator[sqlite3.Connection]:
        with told_as_store_errors(self.path):
            self.connection.execute("SAVEPOINT part")
            try:
                yield self.connection
            except BaseException:
                self.connection.execute("ROLLBACK TO part")
                self.connection.execute("RELEASE part")
                raise
            self.connection.execute("RELEASE part")

    @contextmanager
    def read(self, patience: float | None = None) -> Iterator[sqlite3.Connection]:
        """One consistent look at the store; a look within a look sees the same.

        `patience`: after how many seconds of waiting for others to give up, StoreBusy; None for the usual.
        """
        if not self._thread.acquire(timeout=-1 if patience is None else patience):
            raise StoreBusy(path=str(self.path))
        try:
            with told_as_store_errors(self.path, self._doing), self._looking(patience):
                yield self.connection
        finally:
            self._thread.release()

    @contextmanager
    def _looking(self, patience: float | None) -> Iterator[None]:
        if not self._closed and self.connection.in_transaction:
            yield
            return
        self._check_open()
        self.connection.execute("BEGIN")
        try:
            self._patiently("SELECT count(*) FROM sqlite_schema", patience)  # takes the lock that lasts
            yield
        finally:
            self._undo()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed(path=str(self.path))

    def _patiently(self, statement: str, patience: float | None = None) -> None:
        """Execute a statement that needs a lock, asking each millisecond until the lock is free.

        SQLite's own waiting backs off to a tenth of a second, in which a busy copy starves the other, and it does
        not wait at all where two copies meet over the journal of a killed one.
        """
        until = time.monotonic() + (self._patience if patience is None else patience)
        while True:
            try:
                self.connection.execute(statement).fetchall()
            except sqlite3.OperationalError as error:
                busy = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
                if not busy or time.monotonic() >= until:
                    raise
                time.sleep(0.001)
            else:
                return

    def _undo(self) -> None:
        if self.connection.in_transaction:
            self.connection.rollback()

    def check_header(self) -> None:
        """StoreDamaged where the header asks for another way of writing, with which nothing could be kept."""
        with told_as_store_errors(self.path, "reading"), self.path.open("rb") as file:
            header = file.read(20)
        if header[18:20] != ROLLBACK_JOURNAL:
            raise StoreDamaged(path=str(self.path), reason="malformed")

    def sound(self, budget: float | None = None) -> bool:
        """Check the file's structure. False if `budget` seconds ran out first; StoreDamaged if not sound."""
        until = None if budget is None else time.monotonic() + budget
        with self.read() as connection:
            if until is not None:
                connection.set_progress_handler(lambda: int(time.monotonic() > until), 2000)
            try:
                answer = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
                    return False
                raise
            finally:
                connection.set_progress_handler(None, 0)
        if answer != "ok":
            raise StoreDamaged(path=str(self.path), reason="malformed")
        return True

    def close(self) -> None:
        """Close the connection; afterwards the object is of no use."""
        with self._thread:
            self._closed = True
            self.connection.close()
