"""The one object that a table scene keeps for practice: it works beside the game, so that no key waits.

Choices are judged by a worker in the order in which they were made; asking for the review waits for those few
milliseconds. Everything it knows is thrown away with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor

from audiojack.engine.cards import Card
from audiojack.engine.commands import Command
from audiojack.practice.hints import Hint, View, hint, prepare
from audiojack.practice.review import Review, judge


class Coach:
    """Hints and the review of one session at one table."""

    def __init__(self, game: str, options: Mapping[str, object], executor: Executor | None = None) -> None:
        self._executor = executor or ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._review = Review()
        self._failed: Exception | None = None
        self._last: Future[None] | None = None
        self._ready = self._executor.submit(prepare, game, dict(options))

    def hint(self, view: View, seen: Sequence[Card] = ()) -> Hint | None:
        """The hint for this moment; None where there is nothing to choose."""
        return hint(view, seen)

    @property
    def ready(self) -> bool:
        """Whether hints are answered at once already."""
        return self._ready.done()

    def watch(self, view: View, command: Command, seen: Sequence[Card] = ()) -> None:
        """Judges a command beside the game; `view` is the seat's before it."""
        self._last = self._executor.submit(self._judge, view, command, tuple(seen))

    def recall(self, chosen: Sequence[tuple[View, Command]]) -> None:
        """Judges choices of an earlier sitting: E may ask for them, but they are no part of this one's review.

        Nobody waits for that: what is not judged yet is not told.
        """
        if chosen:
            self._executor.submit(self._recall, tuple(chosen))

    def review(self) -> Review:
        """What all choices so far came to. Raises what has failed in judging one."""
        if self._last is not None:
            self._last.result()
        if self._failed is not None:
            raise self._failed
        return self._review

    def close(self) -> None:
        """Ends the worker; what it has not begun is dropped."""
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _recall(self, chosen: Sequence[tuple[View, Command]]) -> None:
        try:
            for view, command in chosen:
                self._review = self._review.recalling(judge(view, command, hint(view)))
        except Exception as error:  # told to whoever asks for the review
            self._failed = self._failed or error

    def _judge(self, view: View, command: Command, seen: tuple[Card, ...]) -> None:
        try:
            self._review = self._review.after(judge(view, command, hint(view, seen)))
        except Exception as error:  # told to whoever asks for the review
            self._failed = self._failed or error
