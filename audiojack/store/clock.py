"""The time of an entry: whole milliseconds since 1970 in UTC, from a clock that tests may set.

Nothing in the store asks the system for the time but through such a clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

Clock = Callable[[], int]


def system_clock() -> int:
    """Now, in milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000


def iso(at: int) -> str:
    """A time of the store as ISO 8601 in UTC, to the millisecond."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def stamp(at: int) -> str:
    """A time of the store as it stands in file names, to the second."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def unstamped(made: str) -> int:
    """The time that stands in a file's name. Raises ValueError where it is none."""
    return int(datetime.strptime(made, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).timestamp()) * 1000
