"""No scene touches the chip store on the loop's thread: a store that refuses that thread is played with, everywhere."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.app.stage.background import BackgroundWorker
from audiojack.app.stage.effects import over
from audiojack.input.gestures import parse
from audiojack.play.setup import TableSetup
from audiojack.store.database import Database
from audiojack.store.store import ChipStore
from tests.app.table import Play
from tests.app.test_meanwhile import settled
from tests.app.test_players import won

GAMES = ("blek-dzek", "oko", "twenty-one")


class TouchedError(AssertionError):
    """The store was asked on the loop's thread."""


@contextmanager
def refusing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While inside, every look into a store and every write from this thread fails."""
    loop = threading.current_thread()
    with monkeypatch.context() as patch:
        for way in ("read", "write"):
            usual = getattr(Database, way)

            def guarded(self: Database, *args: object, usual: object = usual) -> object:
                if threading.current_thread() is loop:
                    raise TouchedError("a scene has touched the store on the loop's thread")
                return usual(self, *args)  # type: ignore[operator]

            patch.setattr(Database, way, guarded)
        yield


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Play]:
    with ChipStore.open(tmp_path, care=False) as store:
        won(store, "Bob", 50)
        worker = BackgroundWorker(lambda: None)
        tables = {game: TableSetup(computers=2) for game in GAMES}
        settings = Settings(language="en", name="Ana", pace="instant", played=True, tables=tables)
        made = Play(store, settings=settings, worker=worker)
        made.services.folder = tmp_path
        made.services.settings_file.run_in_background = worker.submit
        made.services.lobby.be("Ana")
        yield made
        worker.close()


def pressed(play: Play, *keys: str) -> list[str]:
    before = len(play.ear.texts)
    for key in keys:
        play.stage.press(parse(key))
        settled(play)
        play.stage.picture()
    return play.ear.texts[before:]


def gone_to(play: Play, row: str) -> list[str]:
    """Goes to the row that begins so, and chooses it."""
    pressed(play, "Home")
    for _ in range(40):
        if pressed(play, "Down")[-1].startswith(row):
            return pressed(play, "Enter")
    raise AssertionError(f"there is no {row}")


def test_the_guard_tells_a_read_on_the_loop(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    with refusing(monkeypatch), pytest.raises(TouchedError):
        play.services.lobby.kept()


ROWS = ("Richest", "Statistics", "Players", "Rule book", "Options", "Help", "Practice", "New table")


@pytest.mark.parametrize("row", ROWS)
def test_the_rows_of_the_main_menu(play: Play, monkeypatch: pytest.MonkeyPatch, row: str) -> None:
    with refusing(monkeypatch):
        play.begin(MainMenu(play.services))
        settled(play)
        gone_to(play, row)
        for key in ("Down", "Up", "End", "Home", "Right", "Left", "Enter", "Escape", "F1"):
            pressed(play, key)


def test_all_that_can_be_done_about_players(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    with refusing(monkeypatch):
        play.begin(MainMenu(play.services))
        settled(play)
        gone_to(play, "Players")
        gone_to(play, "New player")
        assert "Now playing: eva." in pressed(play, "e", "v", "a", "Enter")
        gone_to(play, "Players")
        pressed(play, "Home")
        assert pressed(play, "Enter")[-1].startswith("Bob")
        gone_to(play, "Change the name")
        pressed(play, "x", "Enter")
        pressed(play, "End", "Enter", "Down", "Enter")
        pressed(play, "Escape", "Escape")
    store = play.services.lobby.store
    assert store is not None
    assert {one.name for one in store.players(retired=True) if one.kind == "human"} == {"Ana", "x", "eva"}


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_all_its_questions(play: Play, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    play.services.settings_file.change(replace(play.services.settings, last_game=game))
    with refusing(monkeypatch):
        play.begin(MainMenu(play.services))
        settled(play)
        pressed(play, "Home", "Enter")
        assert play.scene.startswith("table:")
        for key in ("S", "Shift+S", "C", "V", "T", "O", "E", "H", "1", "2", "Enter", "Space", "S", "Enter", "Enter"):
            pressed(play, key)
        pressed(play, "Escape")
        pressed(play, "F10")


def test_a_damaged_store_is_mended(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    with refusing(monkeypatch):
        play.begin(MainMenu(play.services))
        settled(play)
        play.stage.apply((over("rescue", folder=play.services.folder),))
        settled(play)
        assert "Chips are kept again." in play.ear.texts
    store = play.services.lobby.store
    assert store is not None
    store.close()
