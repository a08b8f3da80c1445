"""The one thread of a house that decides and keeps: a commit carries the commands of many tables (ONLINE 4.2).

Jobs that wait together are done in one transaction. Nobody is told of any of them before it is on the disk; a job whose
chips don't suffice fails alone, and when the disk fails every table of the transaction asks its journal what was kept.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from audiojack.play.host import Kept, TableOwner
from audiojack.store.errors import StoreError
from audiojack.store.house_store import HouseStore

MOST = 64
"""Jobs in one transaction: more would let the first of them wait for the last."""

T = TypeVar("T")


class _Job(NamedTuple):
    work: Callable[[], object]
    owner: TableOwner | None
    done: asyncio.Future[object]


class Writer:
    """Runs jobs on a thread of its own, and gives what comes of them on the loop that it was made on."""

    def __init__(self, store: HouseStore) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._waiting: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def play(self, owner: TableOwner, work: Callable[[], Kept]) -> Kept:
        """What a table does. Its owner is not asked for anything else until it is done."""
        return await self._put(work, owner)

    async def ask(self, work: Callable[[], T]) -> T:
        """Something else of the store. Raises what the work raises."""
        return await self._put(work, None)

    async def _put(self, work: Callable[[], T], owner: TableOwner | None) -> T:
        done: asyncio.Future[object] = self._loop.create_future()
        self._waiting.put(_Job(work, owner, done))
        return await done  # type: ignore[return-value]

    async def close(self) -> None:
        """Waits until all is done."""
        self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (first := self._waiting.get()) is not None:
            jobs, last = self._gathered(first)
            self._done(jobs)
            if last:
                return

    def _gathered(self, first: _Job) -> tuple[list[_Job], bool]:
        """All that waits now; no table twice, since its owner waits for the first."""
        jobs = [first]
        while len(jobs) < MOST:
            try:
                job = self._waiting.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _done(self, jobs: list[_Job]) -> None:
        marks = [(job.owner, job.owner.mark()) for job in jobs if job.owner is not None]
        results: list[tuple[_Job, object]] = []
        try:
            with self._store.together():
                results = [(job, _result(job)) for job in jobs]
        except StoreError as error:
            for owner, mark in marks:
                owner.doubt(mark)
            results = [(job, Kept(job.owner.now, error=error) if job.owner else error) for job in jobs]
        self._loop.call_soon_threadsafe(_tell, results)


def _result(job: _Job) -> object:
    try:
        return job.work()
    except Exception as error:
        return error


def _tell(results: list[tuple[_Job, object]]) -> None:
    for job, result in results:
        if job.done.done():
            continue
        if isinstance(result, Exception):
            job.done.set_exception(result)
        else:
            job.done.set_result(result)
