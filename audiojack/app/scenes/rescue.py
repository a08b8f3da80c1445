"""A chip store that can't be used: tried again, brought back from a backup, or begun anew.

Nothing is overwritten: whatever is there is kept under another name, and each step asks first.
"""

from __future__ import annotations

from pathlib import Path

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.stage.effects import Effects, Later, Push, Sound, alone, news, store_fault
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.wealth_text import moment
from audiojack.app.widgets.menu import Item
from audiojack.store import backup
from audiojack.store.clock import Clock, system_clock, unstamped
from audiojack.store.errors import StoreDamaged, StoreError, StoreNewer
from audiojack.store.store import ChipStore

OFFERED = 5
"""Backups that are offered, the newest first."""


class RescueScene(MenuScene):
    """What is wrong with the store in `folder`, and what can be done about it."""

    name = "rescue"

    def __init__(self, services: SceneServices, folder: Path, clock: Clock = system_clock) -> None:
        super().__init__(services)
        self._folder = folder
        self._clock = clock
        self._fault: StoreError | None = None

    def enter(self) -> Effects:
        return self._use() or super().enter()

    def title(self) -> str:
        fault = self._fault
        return "" if fault is None else self.services.text(fault.code, **fault.details)

    def items(self) -> list[Item]:
        text = self.services.text
        rows = [Item("retry", text("rescue-retry"))]
        if not isinstance(self._fault, StoreDamaged | StoreNewer):
            return rows
        rows += [Item(str(one.path), text("rescue-backup", when=self._when(one))) for one in self._backups()]
        return [*rows, Item("anew", text("rescue-anew"), hint=text("rescue-anew-about"))]

    def choose(self, key: str) -> Effects:
        if key == "retry":
            return self._use() or (self._opened(),)
        if key == "anew":
            return self._asked("rescue-anew-ask", None)
        found = next((one for one in self._backups() if str(one.path) == key), None)
        return self.say_row(None) if found is None else self._asked("rescue-backup-ask", found)

    def _asked(self, question: str, found: backup.Backup | None) -> Effects:
        when = "" if found is None else self._when(found)
        asked = self.services.text(question, when=when)
        return (Push(Confirm(self.services, asked, (Later(lambda: self._mend(found)),))),)

    def _mend(self, found: backup.Backup | None) -> Effects:
        """Puts what is there out of the way, and the backup, if any, in its place."""
        try:
            if found is None:
                backup.set_aside(self._folder, self._clock())
            else:
                backup.restore(self._folder, found.path, self._clock())
        except StoreError as error:
            return (store_fault(error),)
        return self._use(fresh=found is None) or (self._opened(),)

    def _use(self, *, fresh: bool = False) -> Effects:
        """Goes home with the store in use; nothing where it can't be."""
        try:
            store = ChipStore.open(self._folder, fresh=fresh, clock=self._clock)
            try:
                self.services.lobby.use(store, self.services.settings.name)
            except BaseException:
                store.close()
                raise
        except StoreError as error:
            self._fault = error
            return ()
        return (Sound("menu-choose"), news("rescue-done"), alone("main-menu"))

    def _backups(self) -> tuple[backup.Backup, ...]:
        try:
            return backup.backups(self._folder)[:OFFERED]
        except StoreError:
            return ()

    def _when(self, found: backup.Backup) -> str:
        return moment(self.services.text, unstamped(found.made))
