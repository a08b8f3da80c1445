"""Locks that die with their process, so that a killed copy of the program never holds a table.

Each running copy holds an operating system lock on a file of its own in `copies/`; whoever can take that
lock knows the copy is dead. A gate lock, held for moments, orders the coming, going and replacing.
"""

from __future__ import annotations

import os
import secrets
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from audiojack.store.errors import StoreBusy, StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        os.lseek(handle, 0, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _is_locked(handle: int) -> bool:
        for _ in range(5):  # only exclusive locks here: another prober may be in the way for a moment
            if _try_lock(handle):
                return False
            time.sleep(0.002)
        return True
else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _is_locked(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)  # shared: probers don't hinder each other
        except BlockingIOError:
            return True
        return False


class FileLock:
    """An exclusive lock on one file, held until `release` or the end of the process."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self._handle: int | None = handle

    @classmethod
    def take(cls, path: Path) -> FileLock | None:
        """Take the lock at once, or None if another holds it. OSError if the file can't be made."""
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if _try_lock(handle):
            return cls(path, handle)
        os.close(handle)
        return None

    def release(self) -> None:
        """Let go; closing the file ends its lock."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


@contextmanager
def gate(folder: Path, seconds: float) -> Iterator[None]:
    """Alone among all copies while inside. StoreBusy if it can't be entered in `seconds`."""
    path = folder / "store.lock"
    until = time.monotonic() + seconds
    while (lock := FileLock.take(path)) is None:
        if time.monotonic() >= until:
            raise StoreBusy(path=str(path))
        time.sleep(0.005)
    try:
        yield
    finally:
        lock.release()


class Copy:
    """This running copy of the program, known to the others by `id`."""

    def __init__(self, id: str, lock: FileLock) -> None:
        self.id = id
        self._lock = lock

    @classmethod
    def enter(cls, folder: Path, seconds: float) -> Copy:
        """Register a copy that opens the store in `folder`, and sweep away the dead ones."""
        copies = folder / "copies"
        copies.mkdir(exist_ok=True)
        with gate(folder, seconds):
            for path in copies.glob("*.lock"):
                _sweep(path)
            id = f"{os.getpid()}-{secrets.token_hex(6)}"
            lock = FileLock.take(copies / f"{id}.lock")
            if lock is None:  # 48 random bits met an id in use
                raise StoreBusy(path=str(copies))
            return cls(id, lock)

    def leave(self) -> None:
        """This copy has closed the store."""
        with suppress(OSError):
            self._lock.path.unlink()  # before the release: afterwards the name may be another's
        self._lock.release()
        with suppress(OSError):
            self._lock.path.unlink(missing_ok=True)  # Windows deletes only what nobody has open


def _sweep(path: Path) -> bool:
    """Remove the lock file of a dead copy. True if it was dead."""
    lock = FileLock.take(path)
    if lock is None:
        return False
    lock.release()
    with suppress(OSError):
        path.unlink(missing_ok=True)
    return True


def alive(folder: Path, id: str) -> bool:
    """Whether the copy of that id is still running."""
    path = folder / "copies" / f"{id}.lock"
    try:
        handle = os.open(path, os.O_RDWR)
    except FileNotFoundError:
        return False
    try:
        return _is_locked(handle)
    finally:
        os.close(handle)


@contextmanager
def alone(folder: Path, seconds: float) -> Iterator[None]:
    """No copy has the store open, and none can open it while inside. StoreInUse otherwise."""
    with gate(folder, seconds):
        paths = list((folder / "copies").glob("*.lock"))
        if any(not _sweep(path) for path in paths):
            raise StoreInUse(path=str(folder))
        yield
