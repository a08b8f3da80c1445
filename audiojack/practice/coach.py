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
from audiojack.practice.review import Choice, Review, judge


class Coach:
    """Hints and the review of one session at one table."""

    def __init__(self, game: str, options: Mapping[str, object], executor: Executor | None = None) -> None:
        self._executor = executor or ThreadPoolExecutor(1, thread_name_prefix="coach")
        self._review = Review()
        self._waiting: list[Future[Choice | None]] = []
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
        cards = tuple(seen)
        self._waiting.append(self._executor.submit(lambda: judge(view, command, hint(view, cards))))

    def review(self) -> Review:
        """All choices so far."""
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            self._review = self._review.after(future.result())
        return self._review

    def close(self) -> None:
        """Ends the worker; what it has not begun is dropped."""
        self._executor.shutdown(wait=False, cancel_futures=True)
