"""A table that is played for practice: its chips are in no purse, so there is nothing to be asked before leaving it."""

from __future__ import annotations

from audiojack.play.session import Session


class PracticeSession(Session):
    """A session whose chips are worth nothing."""

    @property
    def stake_open(self) -> bool:
        """Nothing is lost with what lies on the table."""
        return False
