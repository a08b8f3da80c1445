"""Pictures of real scenes to be laid out: menus, set-up, options, rule books and full tables of all seven games."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.help import HelpScene
from audiojack.app.scenes.main import MainMenu
from audiojack.app.scenes.options.keys import KeysScene
from audiojack.app.scenes.options.menu import OptionsScene
from audiojack.app.scenes.options.section import SectionScene
from audiojack.app.scenes.rulebook import RuleBookScene
from audiojack.app.scenes.setup import ChooseGame, SetupScene
from audiojack.app.scenes.start import NameScene
from audiojack.app.stage.effects import Scene
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.picture import Picture
from audiojack.games.registry import GAMES
from audiojack.play.setup import TableSetup
from tests.app.table import Play

FULL = 6
"""Computer players at a table of seven."""
WALK = ("Enter", "Enter", "Enter", "2", "Space", "Space", "Enter", "Enter", "Enter")
"""From the main menu through betting, an answer, cards and a settlement, in every game."""


def at_table(language: str, game: str, computers: int = FULL, seed: int = 3) -> Play:
    """A stage in the main menu, where Enter opens this table."""
    tables = {game: TableSetup(computers=computers)}
    settings = Settings(language=language, name="Ana", pace="instant", last_game=game, played=True, tables=tables)
    play = Play(settings=settings, language=language, seed=seed)
    play.services.lobby.be("Zuzana")
    play.begin(MainMenu(play.services))
    return play


@lru_cache(maxsize=64)
def table_pictures(language: str, game: str) -> tuple[tuple[Picture, str], ...]:
    """Different moments of a round at a full table, each with what was said last."""
    play = at_table(language, game)
    found: list[tuple[Picture, str]] = []
    for key in WALK:
        play.press(key)
        picture = play.stage.picture()
        if not found or picture != found[-1][0]:
            found.append((picture, play.ear.texts[-1]))
    return tuple(found)


def menus(language: str) -> Iterator[MenuScene]:
    """Every kind of list."""
    play = at_table(language, "blek-dzek")
    services = play.services
    yield MainMenu(services)
    yield ChooseGame(services)
    yield from (SetupScene(services, game) for game in ("blek-dzek", "ochko", "twenty-one"))
    yield OptionsScene(services)
    yield from (SectionScene(services, section) for section in ("narration", "speech", "screen"))
    yield KeysScene(services)
    yield HelpScene(services, desk_commands(play))
    yield from (RuleBookScene(services, game) for game in GAMES)


def desk_commands(play: Play) -> tuple[tuple[str, str], ...]:
    """What the keys of the table mean."""
    return tuple(
        (context, command) for context in ("table", "everywhere") for command in play.services.keymap.commands(context)
    )


@lru_cache(maxsize=8)
def menu_pictures(language: str) -> tuple[tuple[Picture, str], ...]:
    """Each list with its longest row in focus, its last row, and its first, with what is said there."""
    found: list[tuple[Picture, str]] = []
    for scene in menus(language):
        texts = [len(row.text) for row in scene.picture().rows]
        longest = texts.index(max(texts))
        scene.menu.jump(to_end=False)
        for steps in (0, longest, len(texts) - 1 - longest):
            for _ in range(steps):
                scene.menu.move(1, wrap=False)
            found.append((scene.picture(), scene.row_text()))
    name: Scene = NameScene(at_table(language, "oko").services)
    found.append((name.picture(), ""))
    return tuple(found)
