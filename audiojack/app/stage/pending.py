"""What is on its way to be kept, and the keys that wait for it, in their order.

A key that acts is meant for the table as it will be; a key that only reads is answered from the table as it is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, wait
from typing import Any

from audiojack.app.stage.background import Worker
from audiojack.app.stage.effects import NOTHING, Act, Await, Effects, Run, Scene
from audiojack.app.stage.scene import KeyClass
from audiojack.input.gestures import Gesture

Queued = Gesture | Run | Act | Await
"""What waits: a key, or what the choice of a menu leads to."""


class PendingWork:
    """One thing is on its way at a time; `worker` does it."""

    def __init__(self, worker: Worker) -> None:
        self._worker = worker
        self._sent: tuple[Await, Future[Any]] | None = None
        self._held: deque[Queued] = deque()

    def send(self, errand: Await) -> None:
        """Has it done, after what is on its way."""
        if self._sent is not None:
            self._held.append(errand)
        else:
            self._sent = errand, self._worker.submit(errand.work)

    def hold(self, held: Queued) -> None:
        """Keeps it until nothing is on its way."""
        self._held.append(held)

    def in_the_way(self, key_class: KeyClass) -> bool:
        """Whether something is on its way that has to be taken over first."""
        if self._sent is None or key_class is KeyClass.QUERY:
            return False
        return key_class is KeyClass.ACT or self._sent[0].scene is None

    def keeps_waiting(self, key_class: KeyClass) -> bool:
        """Whether a key that comes now has to wait: for what is on its way, or for its turn."""
        return self.in_the_way(key_class) or (bool(self._held) and key_class is not KeyClass.QUERY)

    def on_its_way(self, top: Scene) -> bool:
        """Whether anything is still to come without a key, `top` being the scene with the keyboard."""
        return bool(self._held) or (self._sent is not None and not (self._sent[1].done() and self._is_over(top)))

    def arrived(self, top: Scene) -> Effects | None:
        """What follows from what is done; None where nothing is, or its table lies under other scenes."""
        if self._sent is None or not self._sent[1].done() or (self._is_over(top) and not self._held):
            return None
        (errand, done), self._sent = self._sent, None
        return errand.then(done)

    def next(self) -> Queued | None:
        """The next that has waited; None while something is on its way."""
        return self._held.popleft() if self._held and self._sent is None else None

    def wait(self, seconds: float) -> None:
        """Waits for what is on its way, at most so long."""
        if self._sent is not None:
            wait([self._sent[1]], seconds)

    def forget(self, scenes: Sequence[Scene]) -> None:
        """These scenes are left: what was only to be read for them is no longer wanted."""
        self._held = deque(one for one in self._held if not _was_for(one, scenes))
        if self._sent is not None and _was_for(self._sent[0], scenes):
            self._sent = Await(self._sent[0].work, lambda done: NOTHING, self._sent[0].scene, reads=True), self._sent[1]

    def finish(self) -> None:
        """Lets what waits go; waits for what is on its way, and has it taken over, though nothing more is told."""
        self._held.clear()
        sent, self._sent = self._sent, None
        if sent is not None:
            wait([sent[1]])
            sent[0].then(sent[1])

    def _is_over(self, top: Scene) -> bool:
        """Whether another scene lies over the table that does this by itself, or over what this is read for."""
        return self._sent is not None and self._sent[0].scene not in (None, top)


def _was_for(queued: Queued, scenes: Sequence[Scene]) -> bool:
    return isinstance(queued, Await) and queued.reads and any(queued.scene is scene for scene in scenes)
