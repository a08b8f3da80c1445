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
    from audiojack.app.stage.context import Desk
    from audiojack.app.stage.effects import Effects
    from audiojack.app.stage.scene import Scene
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


def main_menu(desk: Desk, focus: str = "") -> Scene:
    from audiojack.app.scenes.main import MainMenu

    return MainMenu(desk, focus)


def name(desk: Desk) -> Scene:
    from audiojack.app.scenes.start import NameScene

    return NameScene(desk)


def language(desk: Desk, *, first: bool) -> Scene:
    from audiojack.app.scenes.start import LanguageScene

    return LanguageScene(desk, first)


def choose_game(desk: Desk) -> Scene:
    from audiojack.app.scenes.setup import ChooseGame

    return ChooseGame(desk)


def open_table(desk: Desk, game: str) -> Effects:
    """A new table of this game as it was last set up."""
    from audiojack.app.scenes.opening import open_table

    return open_table(desk, game)


def resume_table(desk: Desk) -> Effects:
    """The table with the round that was left."""
    from audiojack.app.scenes.opening import resume_table

    return resume_table(desk)


def table(desk: Desk, session: Session, *, resumed: bool = False) -> Scene:
    from audiojack.app.scenes.table.scene import TableScene

    return TableScene(desk, session, resumed)


def actions(desk: Desk, table: TableScene, action: Action | None = None) -> Scene:
    from audiojack.app.scenes.table.menus import ActionsScene

    return ActionsScene(desk, table, action)


def pause(desk: Desk, table: TableScene) -> Scene:
    from audiojack.app.scenes.table.menus import PauseScene

    return PauseScene(desk, table)


def practice(desk: Desk, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.menu import PracticeScene

    return PracticeScene(desk, focus)


def practice_game(desk: Desk, game: str, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.menu import PracticeGameScene

    return PracticeGameScene(desk, game, focus)


def deals(desk: Desk, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.deals import DealsScene

    return DealsScene(desk, focus)


def deal(desk: Desk, path: Path) -> Effects:
    """The practice deal in a scenario file, or why it can't be played."""
    from audiojack.app.scenes.practice.deals import open_deal

    return open_deal(desk, path)


def richest(desk: Desk) -> Scene:
    from audiojack.app.scenes.people import RichestScene

    return RichestScene(desk)


def statistics(desk: Desk) -> Scene:
    from audiojack.app.scenes.people import StatisticsScene

    return StatisticsScene(desk)


def players(desk: Desk) -> Scene:
    from audiojack.app.scenes.players import PlayersScene

    return PlayersScene(desk)


def rescue(desk: Desk, folder: Path) -> Scene:
    from audiojack.app.scenes.rescue import RescueScene

    return RescueScene(desk, folder)


def rule_books(desk: Desk) -> Scene:
    from audiojack.app.scenes.rulebook import RuleBooksScene

    return RuleBooksScene(desk)


def rule_book(desk: Desk, game: str) -> Scene:
    from audiojack.app.scenes.rulebook import RuleBookScene

    return RuleBookScene(desk, game)


def options(desk: Desk) -> Scene:
    from audiojack.app.scenes.options.menu import OptionsScene

    return OptionsScene(desk)


def help(desk: Desk, commands: Sequence[tuple[str, str]]) -> Scene:
    from audiojack.app.scenes.help import HelpScene

    return HelpScene(desk, commands)


def history(desk: Desk) -> Scene:
    from audiojack.app.scenes.history import HistoryScene

    return HistoryScene(desk)


def warm_up() -> None:
    """Imports what the next keys will need."""
    for module in _WARM:
        import_module(module)
