"""Practice beside a game: hints when asked, what each choice cost, and a review at leaving. It touches no chips.

The working out is read on a thread when the table opens, so that neither opening nor a key waits for it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from audiojack.app.practice.memory import expect_room
from audiojack.presentation.context import Context
from audiojack.presentation.utterance import Utterance

if TYPE_CHECKING:
    from audiojack.engine.commands import Command
    from audiojack.play.session import TableSession
    from audiojack.practice.coach import Coach

PATIENCE_SECONDS = 0.01
"""How long a hint may be waited for that was asked for right at the start."""


LACKING = (ImportError, MemoryError)
"""What becomes of a calculation where there is too little memory to read what it needs."""
UNREADABLE = (*LACKING, OSError, RuntimeError)
"""What becomes of reading the working out there, on a thread that may not even begin."""


class NoCoachError(Exception):
    """The working out could not be read; the game goes on without it."""


class Coaching:
    """The coach of one session."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self._opening = ThreadPoolExecutor(1, thread_name_prefix="coaching")
        options = dict(session.view.options)
        self._coach: Future[Coach] = self._opening.submit(_open, session.game.id, options, session.chosen)

    def hint(self) -> Utterance:
        """H: the best action now, and what each is worth.

        Raises TimeoutError while it is being worked out, NoCoachError where it can't be.
        """
        try:
            coach = self._coach.result(PATIENCE_SECONDS)
        except TimeoutError:
            raise
        except UNREADABLE as error:
            raise NoCoachError from error
        if not coach.ready:
            raise TimeoutError
        try:
            from audiojack.presentation.practice import hint_answer  # noqa: PLC0415 - the working out comes with it

            return hint_answer(self._context(), coach.hint(self._session.view))
        except LACKING as error:
            raise NoCoachError from error

    def watch(self, command: Command) -> None:
        """Judges a command of the person before it is done."""
        coach = self._opened()
        if coach is not None:
            with contextlib.suppress(*LACKING):
                coach.watch(self._session.view, command)

    def costs(self) -> tuple[Utterance, ...]:
        """E: what the choices of the round last decided have cost."""
        coach = self._opened()
        if coach is None:
            return ()
        try:
            from audiojack.presentation.practice import costs  # noqa: PLC0415
        except LACKING:
            return ()
        told = self._session.memory.telling.round
        return costs(self._context(), coach.review().of_round(told))

    def review(self) -> Utterance | None:
        """All choices of the session, at leaving; None where none was judged."""
        coach = self._opened()
        if coach is None:
            return None
        try:
            from audiojack.presentation.practice import review_answer  # noqa: PLC0415
        except LACKING:
            return None
        return review_answer(self._context(), coach.review())

    def close(self) -> None:
        """Nothing is judged any more."""
        coach = self._opened()
        if coach is not None:
            coach.close()
        self._opening.shutdown(wait=False, cancel_futures=True)

    def _opened(self) -> Coach | None:
        """The coach, as soon as there is one."""
        if not self._coach.done() or isinstance(self._coach.exception(), UNREADABLE):
            return None
        return self._coach.result()

    def _context(self) -> Context[Any]:
        session = self._session
        return Context(session.seat, session.settings, session.view, session.memory)


def _open(game: str, options: dict[str, Any], chosen: Sequence[tuple[Any, Command]]) -> Coach:
    expect_room()
    from audiojack.practice.coach import Coach  # noqa: PLC0415 - on the thread

    coach = Coach(game, options)
    coach.recall(chosen)
    return coach
