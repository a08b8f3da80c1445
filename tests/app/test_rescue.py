"""A store that can't be used is mended from the main menu, and what was there is kept under another name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.store import ChipStore, backups
from tests.app.table import Play, rows_read
from tests.app.test_players import in_the_menu, to, won

FILE = "chips.sqlite3"


def damaged(folder: Path) -> None:
    """A store with a backup in which Ana has won 250, and whose file has been emptied since."""
    with ChipStore.open(folder, care=False) as store:
        won(store, "Ana", 250)
        assert store.care() is not None
    os.truncate(folder / FILE, 0)


def without_store(folder: Path) -> Play:
    play = Play(None, settings=Settings(language="en", name="Ana", pace="instant"), language="en")
    play.services.folder = folder
    play.services.lobby.be("Ana")
    play.begin(MainMenu(play.services))
    return play


def agreed(play: Play, row: str) -> list[str]:
    """Chooses the row and says yes."""
    to(play, row)
    play.press("Down")
    return play.press("Enter")


def store_of(play: Play) -> ChipStore | None:
    return play.services.lobby.store


def aside(folder: Path) -> list[int]:
    return [path.stat().st_size for path in folder.glob("chips-set-aside-*")]


@pytest.mark.promise(
    "Rules, chips and company",
    "A store that can't be used is brought back or begun anew from the main menu, and nothing is "
    "overwritten",
)
def test_a_backup_is_brought_back(tmp_path: Path) -> None:
    damaged(tmp_path)
    play = without_store(tmp_path)
    opened = to(play, "Chips are not kept")[-1]
    assert "The chip store is empty" in opened
    assert "audiojack" not in opened, "a command to be typed is told only where one types"
    assert opened.endswith("Try again. 1 of 4.")
    said = agreed(play, "Bring back the backup")
    assert "Chips are kept again." in said
    store, person = play.services.lobby.store, play.services.lobby.person
    assert store is not None
    assert person is not None
    assert store.wealth(person.id) == 1250
    assert aside(tmp_path) == [0]
    assert play.scene == "main-menu"
    store.close()


@pytest.mark.promise(
    "Rules, chips and company",
    "A store that can't be used is brought back or begun anew from the main menu, and nothing is "
    "overwritten",
)
def test_one_begins_anew_only_when_one_agrees(tmp_path: Path) -> None:
    damaged(tmp_path)
    play = without_store(tmp_path)
    to(play, "Chips are not kept")
    to(play, "Begin anew")
    play.press("Enter")
    assert store_of(play) is None
    assert (tmp_path / FILE).read_bytes() == b""
    assert "Chips are kept again." in agreed(play, "Begin anew")
    store = store_of(play)
    assert store is not None
    assert [one.name for one in store.players()] == ["Ana"]
    assert (aside(tmp_path), len(backups(tmp_path))) == ([0], 1)
    store.close()


def test_what_was_in_the_way_is_tried_again(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.write_text("in the way")
    play = without_store(folder)
    assert "can't be written to" in to(play, "Chips are not kept")[-1]
    assert "can't be written to" in play.press("Enter")[-1]
    folder.unlink()
    assert "Chips are kept again." in play.press("Enter")
    store = store_of(play)
    assert store is not None
    store.close()


def test_where_chips_are_kept_there_is_nothing_to_mend(tmp_path: Path) -> None:
    with ChipStore.open(tmp_path, care=False) as store:
        play = in_the_menu(store)
        play.services.folder = tmp_path
        assert "rescue" not in {item.key for item in rows_read(MainMenu(play.services))}
