"""A list of what the chip store holds: read beside the loop, so that no key waits for a disk or another copy.

It is read when the scene comes to the top and after a change. What the rows show is what was read last.
"""

from __future__ import annotations

from concurrent.futures import Future
from typing import Any

from audiojack.app.stage.effects import NOTHING, Await, Effects, answer
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.store.errors import StoreError

PATIENCE = 0.015
"""Seconds after which a scene that is still being read says so."""


class StoreMenu(MenuScene):
    """A menu whose rows come out of the store. A subclass says `read` and `rows`, no longer `items`."""

    def __init__(self, services: SceneServices, focus: str = "") -> None:
        super().__init__(services, focus)
        self._read: Any = None
        self._fault: StoreError | None = None
        self._has_read = False
        self._since: float | None = None

    # --- what a subclass says

    def read(self) -> Any:
        """What the rows are made of, on another thread than the loop's. Raises StoreError."""
        raise NotImplementedError

    def rows(self, read: Any) -> list[Item]:
        """The rows, from what `read` gave."""
        raise NotImplementedError

    def waiting_rows(self) -> list[Item]:
        """The rows while nothing has been read yet."""
        return [Item("waiting", self.services.text("list-waiting"))]

    def fault_rows(self, fault: StoreError) -> list[Item]:
        """The rows where the store could not be read."""
        return [Item("error", self.services.text(fault.code, **fault.details))]

    # --- what every such list does

    def items(self) -> list[Item]:
        if self._fault is not None:
            return self.fault_rows(self._fault)
        return self.rows(self._read) if self._has_read else self.waiting_rows()

    def enter(self) -> Effects:
        return self.reading()

    def resume(self) -> Effects:
        return self.reading()

    def reading(self) -> Effects:
        """Has the store read; the list is said when that is done."""
        self.pending, self._since = True, None
        return (Await(self.read, self._taken, self, reads=True),)

    def tick(self, now: float) -> Effects:
        if not self.pending:
            return NOTHING
        if self._since is None:
            self._since = now
        if now - self._since < PATIENCE:
            return NOTHING
        self.pending = False
        return self.late()

    def late(self) -> Effects:
        """What is said where the store keeps the list waiting; the list itself follows."""
        return (answer("list-waiting"),)

    def _taken(self, done: Future[Any]) -> Effects:
        unsaid, self.pending = self.pending, False
        before = [(item.key, item.label, item.value) for item in self.items()]
        try:
            self._read, self._fault, self._has_read = done.result(), None, True
        except StoreError as error:
            self._fault = error
        if unsaid or before != [(item.key, item.label, item.value) for item in self.items()]:
            return self.arrived()
        return NOTHING

    def arrived(self) -> Effects:
        """What is said once the list has been read."""
        return (self._opened(),)

    def choose(self, key: str) -> Effects:
        return self.say_row(None) if key in ("error", "waiting") else self.chosen(key)

    def chosen(self, key: str) -> Effects:
        """Enter on a row out of the store."""
        return self.change(key, 1) or self.say_row(None)
