"""Everything that was said, the last 10,000 utterances: nothing is said once and lost.

A ring of fixed size, so that the ten-thousandth utterance costs as little as the first.
"""

from __future__ import annotations

from typing import NamedTuple

LIMIT = 10_000


class Entry(NamedTuple):
    """One utterance of the past, whole. `key` is the number that its Speech had."""

    text: str
    lang: str
    key: int = 0


class History:
    """A walk through what was said.

    `back` and `forward` move one entry and stay at the ends; `repeat` says the newest, again the one before
    it, and so on. Something new that is said ends the walk. Each answers the entry it has come to, or None
    as long as nothing has been said.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._ring: list[Entry] = []
        self._count = 0
        self._at: int | None = None
        self._repeated = 0

    def __len__(self) -> int:
        """How many entries are kept."""
        return len(self._ring)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that are kept, the oldest first."""
        begin = self._count % self._limit if len(self._ring) == self._limit else 0
        return (*self._ring[begin:], *self._ring[:begin])

    @property
    def current(self) -> Entry | None:
        """The entry that the walk is at, or else the newest one: what is copied."""
        return self._entry(self._count - 1 if self._at is None else self._at)

    def add(self, entry: Entry) -> None:
        """Something was said."""
        if len(self._ring) < self._limit:
            self._ring.append(entry)
        else:
            self._ring[self._count % self._limit] = entry
        self._count += 1
        self.leave()

    def leave(self) -> None:
        """End the walk: the next `back` or `repeat` begins with the newest entry."""
        self._at = None
        self._repeated = 0

    def repeat(self) -> Entry | None:
        """The newest entry; called again, the one before."""
        self._at = None
        self._repeated = min(self._repeated + 1, len(self._ring))
        return self._entry(self._count - self._repeated)

    def back(self) -> Entry | None:
        """The entry before; the newest at first."""
        return self._go(self._count - 1 if self._at is None else self._at - 1)

    def forward(self) -> Entry | None:
        """The entry after."""
        return self._go(self._count - 1 if self._at is None else self._at + 1)

    def first(self) -> Entry | None:
        """The oldest entry that is kept."""
        return self._go(self._oldest)

    def last(self) -> Entry | None:
        """The newest entry."""
        return self._go(self._count - 1)

    @property
    def _oldest(self) -> int:
        return self._count - len(self._ring)

    def _go(self, number: int) -> Entry | None:
        self._repeated = 0
        if not self._ring:
            return None
        self._at = max(self._oldest, min(self._count - 1, number))
        return self._entry(self._at)

    def _entry(self, number: int) -> Entry | None:
        return self._ring[number % self._limit] if self._oldest <= number < self._count else None
