"""A chip store that can't be used: tried again, brought back from a backup, or begun anew.

Nothing is overwritten: whatever is there is kept under another name, and each step asks first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.stage.asking import asking
from audiojack.app.stage.effects import Effects, Later, Push, Sound, alone, news
from audiojack.app.stage.services import SceneServices
from audiojack.app.stage.store_menu import StoreMenu
from audiojack.app.wealth_text import moment
from audiojack.app.widgets.menu import Item
from audiojack.play.lobby import known_as
from audiojack.store import backup
from audiojack.store.clock import Clock, system_clock, unstamped
from audiojack.store.errors import StoreDamaged, StoreError, StoreNewer
from audiojack.store.players import Player
from audiojack.store.store import ChipStore

OFFERED = 5
"""Backups that are offered, the newest first."""


class RescueScene(StoreMenu):
    """What is wrong with the store in `folder`, and what can be done about it."""

    name = "rescue"

    def __init__(self, services: SceneServices, folder: Path, clock: Clock = system_clock) -> None:
        super().__init__(services)
        self._folder = folder
        self._clock = clock
        self._wrong: StoreError | None = None

    def title(self) -> str:
        wrong = self._wrong
        return "" if wrong is None else self.services.text(wrong.code, **wrong.details)

    def enter(self) -> Effects:
        """Lets a store go in which something is wrong, and looks at all of it."""
        before = self.services.lobby.store
        self.services.lobby.do_without()

        def again() -> tuple[ChipStore, Player]:
            if before is not None:
                before.close()
            return self._use()

        return asking(again, self._home, self._faulty)

    def read(self) -> tuple[backup.Backup, ...]:
        return backup.backups(self._folder)[:OFFERED]

    def waiting_rows(self) -> list[Item]:
        return self.rows(())

    def fault_rows(self, fault: StoreError) -> list[Item]:
        return self.rows(())

    def late(self) -> Effects:
        return ()

    def rows(self, read: Sequence[backup.Backup]) -> list[Item]:
        text = self.services.text
        rows = [Item("retry", text("rescue-retry"))]
        if isinstance(self._wrong, StoreDamaged | StoreNewer):
            rows += [Item(str(one.path), text("rescue-backup", when=self._when(one))) for one in read]
            rows.append(Item("anew", text("rescue-anew"), hint=text("rescue-anew-about")))
        return [*rows, Item("without", text("rescue-without"), hint=text("rescue-without-about"))]

    def chosen(self, key: str) -> Effects:
        if key == "retry":
            return asking(self._use, self._home, self._faulty)
        if key == "without":
            return (Sound("menu-choose"), news("store-without"), alone("main-menu"))
        if key == "anew":
            return self._asked("rescue-anew-ask", None)
        found = next((one for one in self._read or () if str(one.path) == key), None)
        return self.say_row(None) if found is None else self._asked("rescue-backup-ask", found)

    def _asked(self, question: str, found: backup.Backup | None) -> Effects:
        when = "" if found is None else self._when(found)
        asked = self.services.text(question, when=when)
        mending = Later(lambda: asking(partial(self._mend, found), self._home, self._faulty))
        return (Push(Confirm(self.services, asked, (mending,))),)

    def _mend(self, found: backup.Backup | None) -> tuple[ChipStore, Player]:
        """Puts what is there out of the way, and the backup, if any, in its place. Raises StoreError."""
        if found is None:
            backup.set_aside(self._folder, self._clock())
        else:
            backup.restore(self._folder, found.path, self._clock())
        return self._use(fresh=found is None)

    def _use(self, *, fresh: bool = False) -> tuple[ChipStore, Player]:
        """The store, and the person in it. Raises StoreError."""
        store = ChipStore.open(self._folder, fresh=fresh, clock=self._clock, whole=True)
        try:
            return store, known_as(store, self.services.settings.name)
        except BaseException:
            store.close()
            raise

    def _home(self, found: tuple[ChipStore, Player]) -> Effects:
        """Goes home with the store in use."""
        self.services.lobby.use(*found)
        return (Sound("menu-choose"), news("rescue-done"), alone("main-menu"))

    def _faulty(self, error: StoreError) -> Effects:
        """Says what is wrong, with what can be done about it."""
        self._wrong = error
        return self.reading()

    def _when(self, found: backup.Backup) -> str:
        return moment(self.services.text, unstamped(found.made))
