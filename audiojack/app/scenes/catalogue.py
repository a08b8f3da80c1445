"""Every scene that others open, by name. Scenes lead to one another by these names and import no scene for it.

Each is imported only when it is first entered, so that the first word is not kept waiting for the games. `warm_up`
imports what the next keys will need, on a thread, while the first words are being spoken.
"""

# ruff: noqa: PLC0415 - importing late is what this module is for

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from audiojack.app.stage.effects import Effects, Scene
from audiojack.app.stage.services import SceneServices
from audiojack.engine.commands import Action

if TYPE_CHECKING:
    from audiojack.app.launch import Arrival
    from audiojack.app.scenes.table.scene import TableScene
    from audiojack.online.session import RemoteSession
    from audiojack.online.visit import Visit

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


def _main_menu(services: SceneServices, focus: str = "") -> Scene:
    from audiojack.app.scenes.main import MainMenu

    return MainMenu(services, focus)


def _name(services: SceneServices) -> Scene:
    from audiojack.app.scenes.start import NameScene

    return NameScene(services)


def _language(services: SceneServices, *, first: bool) -> Scene:
    from audiojack.app.scenes.start import LanguageScene

    return LanguageScene(services, first)


def _choose_game(services: SceneServices) -> Scene:
    from audiojack.app.scenes.setup import ChooseGame

    return ChooseGame(services)


def _open_table(services: SceneServices, game: str) -> Effects:
    """A new table of this game as it was last set up."""
    from audiojack.app.scenes.opening import open_table

    return open_table(services, game)


def _resume_table(services: SceneServices, table: int | None = None) -> Effects:
    """The table with the round that was left."""
    from audiojack.app.scenes.opening import resume_table

    return resume_table(services, table)


def _kept_rounds(services: SceneServices) -> Scene:
    from audiojack.app.scenes.kept_rounds import KeptRoundsScene

    return KeptRoundsScene(services)


def _actions(services: SceneServices, table: TableScene, action: Action | None = None) -> Scene:
    from audiojack.app.scenes.table.menus import ActionsScene

    return ActionsScene(services, table, action)


def _pause(services: SceneServices, table: TableScene) -> Scene:
    from audiojack.app.scenes.table.menus import PauseScene

    return PauseScene(services, table)


def _practice(services: SceneServices, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.menu import PracticeScene

    return PracticeScene(services, focus)


def _practice_game(services: SceneServices, game: str, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.menu import PracticeGameScene

    return PracticeGameScene(services, game, focus)


def _deals(services: SceneServices, focus: str = "") -> Scene:
    from audiojack.app.scenes.practice.deals import DealsScene

    return DealsScene(services, focus)


def _deal(services: SceneServices, path: Path) -> Effects:
    """The practice deal in a scenario file, or why it can't be played."""
    from audiojack.app.scenes.practice.deals import open_deal

    return open_deal(services, path)


def _richest(services: SceneServices) -> Scene:
    from audiojack.app.scenes.people import RichestScene

    return RichestScene(services)


def _statistics(services: SceneServices) -> Scene:
    from audiojack.app.scenes.people import StatisticsScene

    return StatisticsScene(services)


def _players(services: SceneServices) -> Scene:
    from audiojack.app.scenes.players import PlayersScene

    return PlayersScene(services)


def _rescue(services: SceneServices, folder: Path) -> Scene:
    from audiojack.app.scenes.rescue import RescueScene

    return RescueScene(services, folder)


def _rule_books(services: SceneServices) -> Scene:
    from audiojack.app.scenes.rulebook import RuleBooksScene

    return RuleBooksScene(services)


def _rule_book(services: SceneServices, game: str) -> Scene:
    from audiojack.app.scenes.rulebook import RuleBookScene

    return RuleBookScene(services, game)


def _options(services: SceneServices) -> Scene:
    from audiojack.app.scenes.options.menu import OptionsScene

    return OptionsScene(services)


def _help(services: SceneServices, commands: Sequence[tuple[str, str]]) -> Scene:
    from audiojack.app.scenes.help import HelpScene

    return HelpScene(services, commands)


def _history(services: SceneServices) -> Scene:
    from audiojack.app.scenes.history import HistoryScene

    return HistoryScene(services)


def _with_others(services: SceneServices) -> Scene:
    from audiojack.app.scenes.online.servers import ServersScene

    return ServersScene(services)


def _online_sign(services: SceneServices, visit: Visit) -> Scene:
    from audiojack.app.scenes.online.signing import SignScene

    return SignScene(services, visit)


def _online_house(services: SceneServices, visit: Visit) -> Scene:
    from audiojack.app.scenes.online.house import HouseScene

    return HouseScene(services, visit)


def _online_table(
    services: SceneServices, visit: Visit, session: RemoteSession, *, resumed: bool = False
) -> Scene:
    from audiojack.app.scenes.online.table import OnlineTable

    return OnlineTable(services, visit, session, resumed)


def _online_arrival(services: SceneServices, arrival: Arrival) -> Effects:
    """Straight to a house, as the command line says."""
    from audiojack.app.scenes.online.arriving import arriving

    return arriving(services, arrival)


CATALOGUE: Mapping[str, Callable[..., Scene | Effects]] = {
    "main-menu": _main_menu,
    "name": _name,
    "language": _language,
    "choose-game": _choose_game,
    "open-table": _open_table,
    "resume-table": _resume_table,
    "kept-rounds": _kept_rounds,
    "actions": _actions,
    "pause": _pause,
    "practice": _practice,
    "practice-game": _practice_game,
    "deals": _deals,
    "deal": _deal,
    "richest": _richest,
    "statistics": _statistics,
    "players": _players,
    "rescue": _rescue,
    "rule-books": _rule_books,
    "rule-book": _rule_book,
    "options": _options,
    "help": _help,
    "history": _history,
    "with-others": _with_others,
    "online-sign": _online_sign,
    "online-house": _online_house,
    "online-table": _online_table,
    "online-arrival": _online_arrival,
}
"""How each scene is made: from the services and what is given; some answer with effects, such as why it can't be."""


def open_scene(services: SceneServices, name: str, given: Mapping[str, Any]) -> Scene | Effects:
    """The scene of this name, or the effects that come of opening it."""
    return CATALOGUE[name](services, **given)


def warm_up() -> None:
    """Imports what the next keys will need."""
    for module in _WARM:
        import_module(module)
