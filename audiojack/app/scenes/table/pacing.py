"""When the next computer player moves: the table waits for speech, not for a clock (INTERFACE.md, "pace")."""

from __future__ import annotations

from collections.abc import Callable

from audiojack.app.options.settings import Pace

CALM_PAUSE = 0.7
"""Seconds of quiet before each move at the calm pace."""
QUICK_STEP = 0.35
"""Seconds from move to move at the quick pace, whether all has been said or not."""


class Pacer:
    """`idle` says whether everything has been spoken."""

    def __init__(self, idle: Callable[[], bool]) -> None:
        self._idle = idle
        self._stepped = float("-inf")
        self._quiet_since: float | None = None

    def due(self, now: float, pace: Pace) -> bool:
        """Whether the next move may come."""
        if pace == "instant":
            return True
        if pace == "quick":
            return now - self._stepped >= QUICK_STEP
        if not self._idle():
            self._quiet_since = None
            return False
        if self._quiet_since is None:
            self._quiet_since = now
        return pace == "normal" or now - self._quiet_since >= CALM_PAUSE

    def stepped(self, now: float) -> None:
        """A move was made."""
        self._stepped = now
        self._quiet_since = None
