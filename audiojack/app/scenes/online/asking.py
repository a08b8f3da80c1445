"""Has a house asked beside the loop, and tells what it could not do."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from audiojack.app.stage.effects import Await, Effects, news, refused
from audiojack.app.stage.services import SceneServices
from audiojack.net.address import Address
from audiojack.online.link import State
from audiojack.online.visit import Visit, VisitError

Result = TypeVar("Result")

BLIP_SECONDS = 3.0
"""A connection that is back within this is not told of (ONLINE 5.2)."""


def asking(
    work: Callable[[], Result], then: Callable[[Result], Effects], failed: Callable[[VisitError], Effects] | None = None
) -> Effects:
    """Does `work`, which waits for the network; `then` gives what follows, `failed` where it could not be done."""

    def done(future: Future[Result]) -> Effects:
        try:
            result = future.result()
        except VisitError as error:
            return failed(error) if failed is not None else told(error)
        return then(result)

    return (Await(work, done),)


def told(error: VisitError) -> Effects:
    """Says what could not be done."""
    return (refused(error.id, **error.details),)


def visit_to(services: SceneServices, address: Address) -> Visit:
    """A visit that tells of its connection, and gives computer players the names of the player's language."""
    connection = _Connection(services)
    return Visit(
        address, services.language, services.folder, lambda id: services.text(f"character-{id}"),
        woken=services.wake, state=connection.changed,
    )  # fmt: skip


class _Connection:
    """Tells of a connection that is gone, unless it is back at once. Its methods run on the link's thread."""

    def __init__(self, services: SceneServices) -> None:
        self._services = services
        self._timer: threading.Timer | None = None
        self._told = False

    def changed(self, state: State) -> None:
        self._services.connection(state)
        if state == "cut":
            self._timer = threading.Timer(BLIP_SECONDS, self._gone)
            self._timer.daemon = True
            self._timer.start()
            return
        if self._timer is not None:
            self._timer.cancel()
        if state == "back" and self._told:
            self._told = False
            self._services.post((news("online-state-back"),))

    def _gone(self) -> None:
        self._told = True
        self._services.post((news("online-state-cut"),))
