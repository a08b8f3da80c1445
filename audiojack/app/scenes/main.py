"""The main menu, where everything begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from audiojack.app.stage.effects import Effects, Quit, Sound, answer, over, refused
from audiojack.app.stage.store_menu import StoreMenu
from audiojack.app.widgets.menu import Item
from audiojack.store.errors import StoreBusy, StoreError

if TYPE_CHECKING:
    from audiojack.store.journal import Table


PATIENCE = 0.01
"""Seconds for which a key may wait for another copy's commit."""


OPENS = {"new": "choose-game", "rules": "rule-books"}
"""Rows that open a scene of another name than their own."""


class MainMenu(StoreMenu):
    """`Play again` and `Resume` stand first where there is something of the kind, `rescue` where no chips are kept."""

    name = "main-menu"
    root = True

    def title(self) -> str:
        return self.services.text("main-title")

    def read(self) -> tuple[Table, ...]:
        return self.services.lobby.kept_tables(PATIENCE)

    def waiting_rows(self) -> list[Item]:
        return self.rows(())

    def fault_rows(self, fault: StoreError) -> list[Item]:
        """What is known of the rounds that were left, where another copy has the store just now."""
        return self.rows(self._read or () if isinstance(fault, StoreBusy) else ())

    def late(self) -> Effects:
        return self.arrived()

    def rows(self, read: Sequence[Table]) -> list[Item]:
        keys = [
            "new", "practice", "richest", "statistics", "players", "with-others", "rules", "options", "help", "quit",
        ]  # fmt: skip
        rows = [Item(key, self.services.text(f"main-{key}")) for key in keys]
        lobby = self.services.lobby
        if (lobby.store is None or lobby.fault is not None) and self.services.folder is not None:
            rows.insert(keys.index("rules"), Item("rescue", self.services.text("main-rescue")))
        if self.services.settings.played:
            rows.insert(0, Item("again", self.services.text("main-again"), self._last_table()))
        if read:
            reason = self.services.text("resume-held") if read[0].held == "other" else ""
            game = self.services.text(f"game-{read[0].game}")
            what = game if len(read) == 1 else self.services.text("resume-several", n=len(read))
            row = Item("resume", self.services.text("main-resume"), what, reason=reason)
            rows.insert(keys.index("richest") if reason else 0, row)
        return rows

    def back(self) -> Effects | None:
        return (refused("main-top", keys=self.services.keys_of("everywhere", "quit")),)

    def chosen(self, key: str) -> Effects:
        services = self.services
        match key:
            case "resume":
                several = len(self._read or ()) > 1
                return (Sound("menu-choose"), over("kept-rounds")) if several else (over("resume-table"),)
            case "again":
                return (over("open-table", game=services.settings.last_game),)
            case "quit":
                return (Sound("quit"), answer("goodbye"), Quit())
            case "rescue":
                assert services.folder is not None
                return (Sound("menu-choose"), over("rescue", folder=services.folder))
            case "help":
                return (Sound("menu-choose"), over("help", commands=self.commands()))
        return (Sound("menu-choose"), over(OPENS.get(key, key)))

    def _last_table(self) -> str:
        game = self.services.settings.last_game
        computers = self.services.settings.table(game).computers
        name = self.services.text(f"game-{game}")
        if computers < 0:  # how many are usual is known only to the games, which are not read for this row
            return name
        return self.services.text("main-last-table", game=name, computers=computers)
