"""Where work is done that may wait for the disk: beside the loop, so that keys go on being answered.

All of it goes through one thread, one thing after another: what was asked for first is on the disk first.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Protocol, TypeVar

Result = TypeVar("Result")


class Worker(Protocol):
    """Does work, and gives what comes of it when it is done."""

    def submit(self, work: Callable[[], Result]) -> Future[Result]:
        """Has it done."""
        ...


class InlineWorker:
    """Does it on the spot: for whoever drives scenes without a loop."""

    def submit(self, work: Callable[[], Result]) -> Future[Result]:
        """Does it; the future is done."""
        done: Future[Result] = Future()
        try:
            done.set_result(work())
        except Exception as error:
            done.set_exception(error)
        return done


class BackgroundWorker:
    """Does it on a thread of its own, and calls `wake` there each time something is done."""

    def __init__(self, wake: Callable[[], None]) -> None:
        self._wake = wake
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="keeping")

    def submit(self, work: Callable[[], Result]) -> Future[Result]:
        """Has it done after all that was asked for before."""
        future = self._thread.submit(work)
        future.add_done_callback(lambda done: self._wake())
        return future

    def close(self) -> None:
        """Waits until all is done; nothing more can be asked for."""
        self._thread.shutdown()
