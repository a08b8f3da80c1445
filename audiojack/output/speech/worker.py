"""The one thread on which a driver is used, so that no driver ever keeps a player waiting.

Screen-reader libraries want to be called from one thread, and any of them may hang: a worker that doesn't
come back is left behind, and the speech manager goes on with another driver on another worker.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue

from audiojack.output.speech.driver import DriverError, Reason

Job = Callable[[], None]


class DriverWorker:
    """Runs jobs one after another. `on_error` gets the first job's error, once, on this thread."""

    def __init__(
        self, name: str, clock: Callable[[], float], on_error: Callable[[DriverWorker, DriverError], None]
    ) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._clock = clock
        self._on_error = on_error
        self._busy_since: float | None = None
        self._broken = False
        self._thread = threading.Thread(target=self._run, name=f"voice-{name}", daemon=True)
        self._thread.start()

    def post(self, job: Job) -> None:
        """Have `job` done after all that were posted before. Never blocks."""
        self._jobs.put(job)

    def finish(self, last: Job | None = None) -> None:
        """End the thread after all that was posted and then `last`, which runs even after an error."""
        if last is not None:
            self._jobs.put(_Last(last))
        self._jobs.put(None)

    def join(self, timeout: float) -> None:
        """Wait for the end of the thread, at most `timeout` seconds."""
        if threading.current_thread() is not self._thread:
            self._thread.join(timeout)

    def busy_for(self, now: float) -> float:
        """Seconds for which the job at hand has been running; 0 when there is none."""
        since = self._busy_since
        return 0.0 if since is None else now - since

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            if self._broken and not isinstance(job, _Last):
                continue
            self._busy_since = self._clock()
            error = _error_of(job)
            self._busy_since = None
            if error is not None and not self._broken:
                self._broken = True
                self._on_error(self, error)


class _Last:
    """A job that is done even when the driver has failed: closing it."""

    def __init__(self, job: Job) -> None:
        self._job = job

    def __call__(self) -> None:
        self._job()


def _error_of(job: Job) -> DriverError | None:
    try:
        job()
    except DriverError as error:
        return error
    except Exception as error:  # a library of the driver's: whatever it raises, the game goes on
        return DriverError(Reason.FAILED, f"{type(error).__name__}: {error}")
    return None
