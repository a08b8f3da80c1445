"""The program above the engine without window or voice: what is said is written down, time is set by hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from audiojack.app.options.settings import Settings, SettingsFile
from audiojack.app.scenes.catalogue import open_scene
from audiojack.app.scenes.global_commands import GlobalCommands
from audiojack.app.scenes.main import MainMenu
from audiojack.app.speaking.narrator import HistoryEntries
from audiojack.app.stage.background import InlineWorker, Worker
from audiojack.app.stage.effects import Await, Open, Scene
from audiojack.app.stage.services import SceneServices
from audiojack.app.stage.stage import Stage
from audiojack.app.stage.store_menu import StoreMenu
from audiojack.app.widgets.menu import Item
from audiojack.engine.chance import next_word
from audiojack.input.gestures import parse
from audiojack.l10n.localizer import Localizer, languages
from audiojack.output.history import Entry, History
from audiojack.play.computer_players import open_tables
from audiojack.play.lobby import Lobby
from audiojack.play.session import LocalSession
from audiojack.play.setup import TableSetup
from audiojack.presentation.utterance import Utterance, text_of
from audiojack.store.store import ChipStore
from tests.support.sessions import local

WORDS = {language: Localizer(language) for language in languages()}


class Listener:
    """Hears everything: texts with their ids, and sounds."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self.texts: list[str] = []
        self.sounds: list[str] = []
        self.keys: list[tuple[str, str, str]] = []
        self.history = History()
        self.skips = 0
        self.over: list[tuple[frozenset[str], int]] = []

    @property
    def mark(self) -> int:
        return len(self.said)

    def expire(self, topics: frozenset[str], last: int) -> None:
        self.over.append((topics, last))

    def say(self, utterance: Utterance, language: str, kept: bool, topics: frozenset[str] = frozenset()) -> None:
        self.said.append(utterance)
        text = text_of(utterance, WORDS[language])
        self.texts.append(text)
        if utterance.sound:
            self.sounds.append(utterance.sound)
        if kept:
            self.history.add(Entry(text, language))

    def sound(self, name: str) -> None:
        self.sounds.append(name)

    def acted(self) -> None:
        self.skips += 1

    def key(self, name: str, action: str, scene: str) -> None:
        self.keys.append((name, action, scene))


def rows_read(scene: StoreMenu) -> list[Item]:
    """The rows of a list out of the store, once it has read them."""
    for effect in scene.enter():
        if isinstance(effect, Await):
            effect.then(InlineWorker().submit(effect.work))
    return scene.items()


class Play:
    """A running stage. `press` presses a key and lets the others play; it answers what was said."""

    def __init__(
        self,
        store: ChipStore | None = None,
        *,
        language: str = "en",
        settings: Settings | None = None,
        path: Path | None = None,
        seed: int = 1,
        copy: Callable[[str], bool] = lambda text: True,
        worker: Worker | None = None,
        ear: Listener | None = None,
    ) -> None:
        self.ear = ear or Listener()
        base = settings or Settings(language=language, pace="instant")
        settings_file = SettingsFile(path, base, lambda: "")
        self.idle = True
        lobby = Lobby(
            store, lambda kept: open_tables(kept, _seeds(seed), lambda id: self.services.text(f"character-{id}"))
        )
        self.services = SceneServices(
            settings_file,
            WORDS.__getitem__,
            languages(),
            lobby,
            idle=lambda: self.idle,
            heard=lambda: tuple(self.ear.texts),
            language=base.language or language,
        )
        settings_file.on_change = lambda before, after: setattr(self.services, "language", after.language or language)
        past = HistoryEntries(self.ear.history)
        engines = ("embedded", "speechd", "captions")
        global_commands = GlobalCommands(self.services, past, silence=lambda: None, copy=copy, engines=engines)
        self.stage = Stage(self.services, self.ear, global_commands, worker, catalogue=open_scene)
        self.now = 0.0

    def begin(self, scene: Scene | Open) -> list[str]:
        """Opens a scene; what it says."""
        self.stage.begin(scene)
        return self.ear.texts[:]

    def press(self, *keys: str) -> list[str]:
        """Presses keys, each followed by all that happens of itself; what was said since the first."""
        before = len(self.ear.texts)
        for key in keys:
            self.stage.press(parse(key))
            self.settle()
        return self.ear.texts[before:]

    def settle(self) -> None:
        """Lets time go by until nothing happens any more."""
        for _ in range(500):
            self.now += 1.0
            if not self.stage.tick(self.now) and not self.stage.top.pending:
                return
        raise AssertionError("the table never came to rest")

    @property
    def scene(self) -> str:
        """Where the keyboard is."""
        return self.stage.top.name


def at_the_table(store: ChipStore | None, game: str = "blek-dzek", language: str = "en", seed: int = 1) -> Play:
    """Zuzana, known to the program as Ana, has just opened a table of this game."""
    settings = Settings(language=language, name="Ana", pace="instant", last_game=game, played=True)
    play = Play(store, settings=settings, language=language, seed=seed)
    play.services.lobby.be("Zuzana")
    play.begin(MainMenu(play.services))
    play.press("Enter")
    return play


def at_a_table(game: str, seed: int = 1, language: str = "en", **setup: Any) -> Play:
    """Eva has just opened a table of this game, with chips that are not kept."""
    table = {game: TableSetup(**setup)}
    settings = Settings(language=language, name="Eva", pace="instant", last_game=game, played=True, tables=table)
    play = Play(settings=settings, language=language, seed=seed)
    play.services.lobby.be("Eva")
    play.begin(MainMenu(play.services))
    play.press("Enter")
    return play


def session_of(play: Play) -> LocalSession:
    """The table that is being played."""
    return local(play.stage.session)


def _seeds(seed: int) -> Callable[[], int]:
    state = seed

    def following() -> int:
        nonlocal state
        word, state = next_word(state)
        return word

    return following
