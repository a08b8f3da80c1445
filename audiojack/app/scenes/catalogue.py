"""Opens scenes, importing each only when it is first entered: the first word is not kept waiting for the games.

It is also what lets scenes lead to one another without importing each other. `warm_up` imports all of them, on a
thread, while the first words are being spoken.
"""

# ruff: noqa: PLC0415 - importing late is what this module is for

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from audiojack.app.scenes.table.scene import TableScene
    from audiojack.app.stage.effects import Effects
    from audiojack.app.stage.scene import Scene
    from audiojack.app.stage.services import SceneServices
    from audiojack.engine.commands import Action
    from audiojack.play.session import Session


_WARM = (
    "audiojack.play.computer_players",
    "audiojack.app.scenes.help",
    "audiojack.app.scenes.opening",
    "audiojack.app.scenes.options.menu",
    "audiojack.app.scenes.people",
    "audiojack.app.scenes.players",
    "audiojack.app.scenes.practice.menu",
    "audiojack.app.scenes.rulebook",
    "audiojack.app.scenes.setup",
    "audiojack.app.scenes.table.menus",
)


def main_menu(services: SceneServices, focus: str = "") -> Scene:
    from audiojack.app.scenes.main import MainMenu

    return MainMenu(services, focus)


def name(services: SceneServices) -> Scene:
    from audiojack.app.scenes.start import NameScene

    return NameScene(services)


def language(services: SceneServices, *, first: bool) -> Scene:
    from audiojack.app.scenes.start import LanguageScene

    return LanguageScene(services, first)


def choose_game(services: SceneServices) -> Scene:
    from audiojack.app.scenes.setup import ChooseGame

    return ChooseGame(services)


def open_table(services: SceneServices, game: str) -> Effects:
    """A new table of this game as it was last set up."""
    from audiojack.app.scenes.opening import open_table

    return open_table(services, game)


def resume_table(services: SceneServices) -> Effects:
    """The table with the round that was left."""
    from audiojack.app.scenes.opening import resume_table

    return resume_table(services)


def table(services: SceneServices, session: Session, *, resumed: bool = False) -> Scene:
    from audiojack.app.scenes.table.scene import TableScene

    return TableScene(services, session, resumed)


def actions(services: SceneServices, table: TableScene, action: Action | None = None) -> Scene:
    from audiojack.app.scenes.table.menus import ActionsScene

    return ActionsScene(services, table, action)


def pause(services: SceneServices, table: TableScene) -> Scene:
    from audiojack.app.scenes.table.menus import PauseScene

    return PauseScene(services, table)


def practice(services: SceneServices, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.menu import PracticeScene

    return PracticeScene(services, focus)


def practice_game(services: SceneServices, game: str, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.menu import PracticeGameScene

    return PracticeGameScene(services, game, focus)


def deals(services: SceneServices, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.deals import DealsScene

    return DealsScene(services, focus)


def deal(services: SceneServices, path: Path) -> Effects:
    """The practice deal in a scenario file, or why it can't be played."""
    from audiojack.app.scenes.practice.deals import open_deal

    return open_deal(services, path)


def richest(services: SceneServices) -> Scene:
    from audiojack.app.scenes.people import RichestScene

    return RichestScene(services)


def statistics(services: SceneServices) -> Scene:
    from audiojack.app.scenes.people import StatisticsScene

    return StatisticsScene(services)


def players(services: SceneServices) -> Scene:
    from audiojack.app.scenes.players import PlayersScene

    return PlayersScene(services)


def rescue(services: SceneServices, folder: Path) -> Scene:
    from audiojack.app.scenes.rescue import RescueScene

    return RescueScene(services, folder)


def rule_books(services: SceneServices) -> Scene:
    from audiojack.app.scenes.rulebook import RuleBooksScene

    return RuleBooksScene(services)


def rule_book(services: SceneServices, game: str) -> Scene:
    from audiojack.app.scenes.rulebook import RuleBookScene

    return RuleBookScene(services, game)


def options(services: SceneServices) -> Scene:
    from audiojack.app.scenes.options.menu import OptionsScene

    return OptionsScene(services)


def help(services: SceneServices, commands: Sequence[tuple[str, str]]) -> Scene:
    from audiojack.app.scenes.help import HelpScene

    return HelpScene(services, commands)


def history(services: SceneServices) -> Scene:
    from audiojack.app.scenes.history import HistoryScene

    return HistoryScene(services)


def warm_up() -> None:
    """Imports what the next keys will need."""
    for module in _WARM:
        import_module(module)
