"""Makes a picture of every scene and of every game's table in every theme, to be looked at.

No window opens: SDL draws into memory. The program is the real one, played by keys, without voice and sound, in a
folder of its own that is thrown away.

    python -m tools.screenshots FOLDER [--lang cs] [--window 1280x720] [--text 48] [--only table] [--theme dark]
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"

import pygame

from audiojack.app.launch import Launch
from audiojack.app.options.settings import THEMES, Settings
from audiojack.app.program import Program, clock
from audiojack.app.scenes.options.keys import KeysScene
from audiojack.app.scenes.options.section import SectionScene
from audiojack.app.scenes.setup import SetupScene
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.stage.effects import Open, Push, Scene, over
from audiojack.app.stage.picture import Picture
from audiojack.app.window.loop import open_window
from audiojack.games.registry import GAMES
from audiojack.input.gestures import parse
from audiojack.play.setup import TableSetup

SEED = 11
PATIENCE = 10.0
"""Seconds that a table may take to come to rest."""

LISTS: dict[str, Callable[[Program], Scene | Open]] = {
    "main-menu": lambda program: over("main-menu"),
    "choose-game": lambda program: over("choose-game"),
    "options": lambda program: over("options"),
    "options-screen": lambda program: SectionScene(program.services, "screen"),
    "keys": lambda program: KeysScene(program.services),
    "help": lambda program: over("help", commands=program.stage.top.commands()),
    "rule-books": lambda program: over("rule-books"),
    "history": lambda program: over("history"),
    "richest": lambda program: over("richest"),
    "statistics": lambda program: over("statistics"),
    "players": lambda program: over("players"),
}
AT_TABLE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("bet", ()),
    ("first", ("Enter",)),
    ("cards", ("Space", "Space")),
    ("settled", ("Enter",)),
    ("seat", ("3",)),
    ("actions", ("Tab",)),
    ("pause", ("Escape", "Escape")),
)
"""What is pressed at every table, one after another."""


class Played:
    """A running program without window, voice and sound."""

    def __init__(self, folder: Path, language: str | None) -> None:
        launch = Launch(folder, language=language, seed=SEED, pace="instant", driver="none", mute=True)
        self.caption = ""
        self.program = Program(Outputs(launch, self._said))

    def _said(self, text: str, language: str) -> None:
        self.caption = text

    def press(self, *keys: str) -> None:
        """Presses keys, each when everything that the last one led to has happened."""
        for key in keys:
            self.program.stage.press(parse(key))
            self.rest()

    def push(self, scene: Scene | Open) -> None:
        """Opens a scene over the others."""
        self.program.stage.apply((scene if isinstance(scene, Open) else Push(scene),))
        self.rest()

    def rest(self) -> None:
        """Lets the program go on until nothing is due."""
        end = clock() + PATIENCE
        while clock() < end and (self.program.poll(clock()) or self.program.waiting):
            time.sleep(0.001)

    def shown(self) -> tuple[Picture, str]:
        """What the window would show now."""
        return self.program.stage.picture(), self.caption


Shot = tuple[str, Picture, str]


@contextmanager
def playing(language: str | None) -> Iterator[Played]:
    """A program in a new folder."""
    with tempfile.TemporaryDirectory() as folder:
        played = Played(Path(folder), language)
        played.program.begin()
        played.rest()
        try:
            yield played
        finally:
            played.program.close()


def scenes(language: str) -> Iterator[Shot]:
    """The scenes of a first start, and all lists."""
    with playing(None) as played:
        yield ("language", *played.shown())
    with playing(language) as played:
        yield ("name", *played.shown())
        played.press("Enter")
        for name, open_scene in LISTS.items():
            played.push(open_scene(played.program))
            played.press("Down")
            yield (name, *played.shown())


def tables(language: str) -> Iterator[Shot]:
    """Set-up, rule book and table of every game, with as many computer players as there is room for."""
    for game in GAMES.values():
        with playing(language) as played:
            played.press("Enter")
            services = played.program.services
            services.settings_file.change(services.settings.with_table(game.id, TableSetup(computers=6)))
            played.push(over("rule-book", game=game.id))
            played.press("Down", "Down", "Down")
            yield (f"rules-{game.id}", *played.shown())
            played.push(SetupScene(services, game.id))
            yield (f"setup-{game.id}", *played.shown())
            played.press("Enter")
            for name, keys in AT_TABLE:
                played.press(*keys)
                yield (f"table-{game.id}-{name}", *played.shown())


def main() -> None:
    """Makes the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--window", default="1280x720")
    parser.add_argument("--text", type=int, default=0)
    parser.add_argument("--only", default="")
    parser.add_argument("--theme", choices=THEMES, action="append")
    wanted = parser.parse_args()
    width, height = map(int, wanted.window.split("x"))
    with tempfile.TemporaryDirectory() as nowhere:
        screen = open_window(Launch(Path(nowhere), window=(width, height)), full_screen=False)
    shots = [shot for made in (scenes, tables) for shot in made(wanted.lang) if wanted.only in shot[0]]
    for theme in wanted.theme or THEMES:
        (wanted.folder / theme).mkdir(parents=True, exist_ok=True)
        for name, picture, caption in shots:
            screen.draw(picture, caption, Settings(theme=theme, text_size=wanted.text))
            pygame.image.save(screen.surface, wanted.folder / theme / f"{name}.png")


if __name__ == "__main__":
    main()
