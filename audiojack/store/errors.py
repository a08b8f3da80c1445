"""What can go wrong with the chip store, each as a type of its own.

An error carries a message id (`code`) and arguments (`details`), never a sentence: the scene that
catches it tells the player in the player's language. After any of them nothing is half done.
"""

# ruff: noqa: N818 - the names say what the matter is; the base class says that it is an error

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar, Literal


class StoreError(Exception):
    """The store could not do it; it is as it was before. `details` are arguments of message `code`."""

    code: ClassVar[str] = "store-failed"

    def __init__(self, **details: int | str) -> None:
        super().__init__(self.code, details)
        self.details = details


class StoreBusy(StoreError):
    """Another copy of the program held the store longer than the busy timeout. Trying again is safe."""

    code = "store-busy"


class StoreConflict(StoreError):
    """The table has gone on, is closed, unknown or held elsewhere; `details["reason"]` says which.

    Reasons: `sequence`, `closed`, `unknown`, `held` (another running copy has it), `not_held`.
    """

    code = "store-conflict"


class InsufficientChips(StoreError):
    """An account has less than is to be taken from it (GEN-R01): `account`, `balance`, `amount`."""

    code = "store-insufficient"


class ChipsElsewhere(StoreError):
    """The purse can't pay the smallest stake, for the chips lie on another table (GEN-R03).

    `details`: `table`, `game`, `chips`.
    """

    code = "store-chips-elsewhere"


class ChipsOnTable(StoreError):
    """A table can't be closed while chips lie on it: `table`, `amount`."""

    code = "store-chips-on-table"


class StoreFull(StoreError):
    """No room on the disk."""

    code = "store-full"


class StoreReadOnly(StoreError):
    """The file or its folder may not be written or opened."""

    code = "store-read-only"


class StoreUnreadable(StoreError):
    """The file or its folder may not be read."""

    code = "store-unreadable"


class StoreUnfinished(StoreError):
    """A write was cut short and has to be undone before anything can be read, but the folder can't be written."""

    code = "store-unfinished"


class StoreNoLocks(StoreError):
    """The drive gives no locks, without which two copies of the program would not know of each other."""

    code = "store-no-locks"


class StoreIOError(StoreError):
    """The disk failed to read or write. Whether the last commit stands is told by trying it again."""

    code = "store-io"


class StoreDamaged(StoreError):
    """The file is not a sound chip store; it has been left as it is.

    `details["reason"]`: `not_a_store`, `malformed`, `foreign`, `empty`, `missing`, `replaced`, `schema`,
    `ledger`, `journal`. `details["rescue"]`: what helps, a `backup`, or beginning `anew` where there is none.
    """

    code = "store-damaged"

    def __init__(self, **details: int | str) -> None:
        super().__init__(**{"rescue": "backup", **details})


class StoreNewer(StoreError):
    """Written by a later version of the program: `found`, `supported`."""

    code = "store-newer"


class StoreOlder(StoreError):
    """Written by an earlier version of the program and only to be read: the next game brings it up to date."""

    code = "store-older"


class StoreInUse(StoreError):
    """The store can't be replaced while a copy of the program has it open."""

    code = "store-in-use"


class StoreClosed(StoreError):
    """The store was closed meanwhile, as when the program ends while the daily copy is about to begin."""

    code = "store-failed"


class NameRefused(StoreError):
    """A player can't have this name; `reason`: `empty`, `long`, `characters`, `taken`; in a house also `sounds`."""

    code = "store-name-refused"


class UnknownPlayer(StoreError):
    """No such player: `player` is the name or id asked for."""

    code = "store-unknown-player"


Doing = Literal["writing", "making", "reading"]
"""What was tried: to write to a store that is there, to make a file or folder, or only to read."""


def _numbers(*names: str) -> frozenset[int]:
    """The errors of those names, of which not every system knows each."""
    return frozenset(getattr(errno, name) for name in names if hasattr(errno, name))


_REFUSED = _numbers(
    "EACCES", "EPERM", "EROFS", "ENOTDIR", "EISDIR", "EEXIST", "ENOTEMPTY", "ELOOP", "ENAMETOOLONG", "EINVAL"
)
_FULL = _numbers("ENOSPC", "EDQUOT", "EFBIG")
_BUSY = _numbers("EAGAIN", "EBUSY", "EDEADLK", "ETXTBSY")
_NO_LOCKS = _numbers("ENOLCK", "ENOTSUP", "EOPNOTSUPP", "ENOSYS")
_NO_MEANS = _numbers("ENOMEM", "EMFILE", "ENFILE")


def from_os(error: OSError, path: Path, doing: Doing = "writing") -> StoreError:
    """The store error that an operating system error means."""
    number = error.errno or 0
    if number == errno.ENOENT and doing != "making":
        return StoreDamaged(path=str(path), reason="missing")
    if number == errno.ENOENT or number in _REFUSED:
        return _refused(path, doing)
    for kind, numbers in ((StoreFull, _FULL), (StoreBusy, _BUSY), (StoreNoLocks, _NO_LOCKS), (StoreError, _NO_MEANS)):
        if number in numbers:
            return kind(path=str(path))
    return StoreIOError(path=str(path), error=number)


def _refused(path: Path, doing: Doing) -> StoreError:
    return StoreUnreadable(path=str(path)) if doing == "reading" else StoreReadOnly(path=str(path))


def from_sqlite(error: sqlite3.Error, path: Path, doing: Doing = "writing") -> StoreError | None:
    """The store error that an SQLite error means; None if it is a mistake of the program."""
    extended = getattr(error, "sqlite_errorcode", None)
    if extended is None:  # raised by the module itself: text in the file that is no UTF-8
        unreadable = isinstance(error, sqlite3.OperationalError)
        return StoreDamaged(path=str(path), reason="malformed") if unreadable else None
    match extended:
        case sqlite3.SQLITE_READONLY_ROLLBACK:
            return StoreUnfinished(path=str(path))
        case sqlite3.SQLITE_READONLY_DBMOVED:
            return StoreDamaged(path=str(path), reason="replaced")
        case sqlite3.SQLITE_IOERR_LOCK | sqlite3.SQLITE_IOERR_RDLOCK:
            return StoreNoLocks(path=str(path))
    match extended & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreBusy(path=str(path))
        case sqlite3.SQLITE_FULL:
            return StoreFull(path=str(path))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return _refused(path, doing)
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_PROTOCOL:
            return StoreIOError(path=str(path), error=extended)
        case sqlite3.SQLITE_NOMEM:
            return StoreError(path=str(path))
        case sqlite3.SQLITE_NOTADB:
            return StoreDamaged(path=str(path), reason="not_a_store")
        case sqlite3.SQLITE_CORRUPT:
            return StoreDamaged(path=str(path), reason="malformed")
        case _:
            return None


@contextmanager
def told_as_store_errors(path: Path, doing: Doing = "writing") -> Iterator[None]:
    """Turn what SQLite and the operating system raise inside into store errors."""
    try:
        yield
    except StoreDamaged as error:  # found by what the file says, where its path is not known
        error.details.setdefault("path", str(path))
        raise
    except sqlite3.Error as error:
        raise from_sqlite(error, path, doing) or error from error
    except UnicodeDecodeError as error:  # SQLite names a damaged object in the message of its error
        raise StoreDamaged(path=str(path), reason="malformed") from error
    except OSError as error:
        raise from_os(error, path, doing) from error
