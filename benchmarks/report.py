"""The closing line of a benchmark: what it found, and whether its limits hold."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Limit:
    """A value that has to be at most or at least so much."""

    name: str
    value: float
    at_most: float | None = None
    at_least: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the value is on the right side."""
        low_enough = self.at_most is None or self.value <= self.at_most
        return low_enough and (self.at_least is None or self.value >= self.at_least)


def late(milliseconds: Sequence[float]) -> float:
    """The 95th percentile."""
    ordered = sorted(milliseconds)
    return ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]


def spread(name: str, milliseconds: Sequence[float]) -> str:
    """A sentence with the median and the 95th percentile of some times."""
    median = statistics.median(milliseconds)
    return f"{name}: median {median:.1f} ms, 95 % {late(milliseconds):.1f} ms, of {len(milliseconds)}."


def close(name: str, result: str, limits: Sequence[Limit]) -> int:
    """Prints the closing line; answers the exit status, 1 where a limit doesn't hold."""
    failed = [limit for limit in limits if not limit.holds]
    verdict = "limits hold" if not failed else "over the limit: " + ", ".join(limit.name for limit in failed)
    print(f"{name}: {result}; {verdict}.")
    return 1 if failed else 0
