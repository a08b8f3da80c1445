"""A mistake of the program itself: written down for whoever mends it, told to the player in a sentence.

A traceback is no answer for somebody who plays by ear. What is in the chip store is kept in any case.
"""

from __future__ import annotations

import contextlib
import tempfile
import threading
import traceback
from datetime import UTC, datetime
from pathlib import Path

FILE = "fault.txt"
LARGEST = 200_000
"""Bytes after which the report is begun anew."""


def write_down(error: BaseException, folder: Path) -> Path | None:
    """Adds the error to the report in the folder, else to one among the temporary files; None where neither works."""
    for place in (folder, Path(tempfile.gettempdir()) / "audiojack"):
        with contextlib.suppress(OSError):
            place.mkdir(parents=True, exist_ok=True)
            _append(place / FILE, error)
            return place / FILE
    return None


def watch_threads(folder: Path) -> None:
    """From now on an error on another thread is written down, not printed among the utterances."""

    def kept(failed: threading.ExceptHookArgs) -> None:
        if failed.exc_value is not None and failed.exc_type is not SystemExit:
            write_down(failed.exc_value, folder)

    threading.excepthook = kept


def in_short(error: BaseException) -> str:
    """The error in a line, without a full stop."""
    return " ".join(f"{type(error).__name__} {error}".split()).rstrip(".")


def _append(path: Path, error: BaseException) -> None:
    large = path.exists() and path.stat().st_size > LARGEST
    when = datetime.now(UTC).isoformat(timespec="seconds")
    with path.open("w" if large else "a", encoding="utf-8", errors="backslashreplace") as report:
        report.write(when + "\n" + "".join(traceback.format_exception(error)) + "\n")
