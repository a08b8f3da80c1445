"""The main menu and the choice of a game."""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.app.desk import Desk
from audiojack.app.effects import Change, Effects, Push, Quit, Replace, Sound, answer, refused, store_fault
from audiojack.app.lobby import company_size
from audiojack.app.scene import MenuScene
from audiojack.app.scenes.help import HelpScene
from audiojack.app.scenes.options import OptionsScene
from audiojack.app.scenes.people import RichestScene, StatisticsScene
from audiojack.app.scenes.rulebook import RuleBooksScene
from audiojack.app.scenes.setup import SetupScene
from audiojack.app.scenes.table import TableScene
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES
from audiojack.store.errors import StoreError
from audiojack.store.journal import Table


class MainMenu(MenuScene):
    """Where everything begins. `Play again` and `Resume` stand first where there is something of the kind."""

    name = "main-menu"
    root = True

    def title(self) -> str:
        return self.desk.text("main-title")

    def items(self) -> list[Item]:
        keys = ["new", "richest", "statistics", "rules", "options", "help", "quit"]
        rows = [Item(key, self.desk.text(f"main-{key}")) for key in keys]
        if self.desk.settings.played:
            rows.insert(0, Item("again", self.desk.text("main-again"), self._last_table()))
        kept = self._kept()
        if kept is not None:
            rows.insert(0, Item("resume", self.desk.text("main-resume"), self.desk.text(f"game-{kept.game}")))
        return rows

    def back(self) -> Effects | None:
        return (refused("main-top", keys=self.desk.keys_of("everywhere", "quit")),)

    def choose(self, key: str) -> Effects:
        desk = self.desk
        match key:
            case "resume":
                return self._resume()
            case "again":
                return open_table(desk, desk.settings.last_game)
            case "new":
                return (Sound("menu-choose"), Push(ChooseGame(desk)))
            case "richest":
                return (Sound("menu-choose"), Push(RichestScene(desk)))
            case "statistics":
                return (Sound("menu-choose"), Push(StatisticsScene(desk)))
            case "rules":
                return (Sound("menu-choose"), Push(RuleBooksScene(desk)))
            case "options":
                return (Sound("menu-choose"), Push(OptionsScene(desk)))
            case "help":
                return (Sound("menu-choose"), Push(HelpScene(desk, self.commands())))
            case _:
                return (Sound("quit"), answer("goodbye"), Quit())

    def _last_table(self) -> str:
        game = self.desk.settings.last_game
        computers = company_size(GAMES[game], self.desk.settings.table(game)) if game in GAMES else 0
        return self.desk.text("main-last-table", game=self.desk.text(f"game-{game}"), computers=computers)

    def _kept(self) -> Table | None:
        try:
            return self.desk.lobby.kept()
        except StoreError:
            return None

    def _resume(self) -> Effects:
        try:
            kept = self.desk.lobby.kept()
            if kept is None:
                return (refused("resume-none"),)
            session = self.desk.lobby.resume(kept)
        except StoreError as error:
            return (store_fault(error),)
        return (Sound("menu-choose"), Push(TableScene(self.desk, session, resumed=True)))


class ChooseGame(MenuScene):
    """All games, the one last played first."""

    name = "choose-game"

    def title(self) -> str:
        return self.desk.text("choose-title")

    def items(self) -> list[Item]:
        last = self.desk.settings.last_game
        ordered = sorted(GAMES, key=lambda game: game != last)
        return [
            Item(game, self.desk.text(f"game-{game}"), hint=self.desk.text(f"game-{game}-about")) for game in ordered
        ]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Replace(SetupScene(self.desk, key, open_table)))


def open_table(desk: Desk, game: str) -> Effects:
    """A new table of this game as it was last set up."""
    try:
        session = desk.lobby.open(game, desk.settings.table(game))
    except StoreError as error:
        return (store_fault(error),)
    settings = desk.settings.with_table(game, desk.settings.table(game))
    changed = Change(replace(settings, last_game=game, played=True))
    return (Sound("menu-choose"), changed, Push(TableScene(desk, session)))
