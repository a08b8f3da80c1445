"""`audiojack chips`, `ranking` and `stats`: in the player's words, also while a game runs, and a reason where not."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from audiojack.cli.main import main
from audiojack.store import HOUSE, ChipStore, Move, RoundResult, wallet
from tests.app.test_rescue import damaged


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A store that a game has open all the while: Ana has won, Vera has lost."""
    place = tmp_path / "data"
    with ChipStore.open(place, care=False) as store:
        ana, vera = store.create_player("Ana"), store.create_player("Vera", "computer", "vera")
        for player in (ana, vera):
            store.sit_down(player.id)
        table = store.open_table("oko", "{}", "{}", [(0, ana.id), (1, vera.id)])
        moves = [Move(HOUSE, wallet(ana.id), 250, "gain"), Move(wallet(vera.id), HOUSE, 40, "loss")]
        results = [RoundResult(ana.id, 250, ("royal",)), RoundResult(vera.id, -40)]
        store.commit(table, 0, "{}", [], moves, round_no=1, results=results)
        (place / "settings.toml").write_text('[player]\nname = "Ana"\nlanguage = "en"\n', encoding="utf-8")
        yield place


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(words)
    out, err = capsys.readouterr()
    assert all(line[-1] in ".?!" for line in err.splitlines())
    return status, out, err


@pytest.mark.promise(
    "Command line",
    "The chip store's commands work while a game runs, on a full disk and where nothing can be written",
)
def test_all_of_it_works_while_a_game_runs(folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data-dir", str(folder))
    assert said(capsys, "chips", "list", *at)[1] == "Ana: 1250 chips.\nVera, computer: 960 chips.\n"
    assert "plus 250, won." in said(capsys, "chips", "history", "ana", *at)[1]
    assert said(capsys, "chips", "verify", *at)[0] == 0
    replaced = "It has replaced what was there before.\n"
    for word, name in (("backup", "copy"), ("export", "all.json"), ("export", "all.csv"), ("export", "all")):
        for again in (False, True):  # one of its kind may be replaced by a newer one, which is told
            status, told, _ = said(capsys, "chips", word, str(tmp_path / name), *at)
            assert (status, replaced in told) == (0, again), (name, told)
    assert json.loads((tmp_path / "all.json").read_text())["balances"]["house"] == -210
    status, _, why = said(capsys, "chips", "restore", str(tmp_path / "copy"), *at)
    assert (status, why) == (1, "The chip store is in use by another copy of the program. Close it and try again.\n")


def test_an_export_goes_to_the_standard_output(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    at = ("--data-dir", str(folder))
    status, told, _ = said(capsys, "chips", "export", "-", *at)
    assert (status, json.loads(told)["balances"]["house"]) == (0, -210)
    assert said(capsys, "chips", "backup", "-", *at)[0] == 2
    assert not (tmp_path / "-").exists()


@pytest.mark.promise(
    "Rules, chips and company",
    "No command and no transcript writes in the place of the store or beside it",
)
@pytest.mark.promise("Command line", "Nothing but a file of the same kind is replaced, and no folder is made by a slip")
def test_a_file_that_is_something_else_is_left_alone(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--data-dir", str(folder))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ana")
    other = tmp_path / "package.json"
    other.write_text('{"name": "other"}')
    for word in ("backup", "export", "restore"):
        status, _, why = said(capsys, "chips", word, str(folder / "chips.sqlite3"), *at)
        assert (status, "is the chip store itself" in why) == (2, True)
    for word in ("backup", "export"):
        assert said(capsys, "chips", word, str(folder / "chips.sqlite3-journal"), *at)[0] == 2
        assert said(capsys, "chips", word, str(letter), *at)[0] == 2
        assert said(capsys, "chips", word, str(other), *at)[0] == 2
        status, _, why = said(capsys, "chips", word, str(tmp_path / "slip" / "file"), *at)
        assert (status, "There is no folder" in why, (tmp_path / "slip").exists()) == (2, True, False)
        assert said(capsys, "chips", word, "/dev/null", *at)[0] == 2
        assert "can't be written" in said(capsys, "chips", word, "/proc/all.csv", *at)[2]
    assert letter.read_text() == "Dear Ana"
    assert not Path("/dev/null").is_file()
    status, _, why = said(capsys, "chips", "restore", str(letter), *at)
    assert (status, "This is not a chip store" in why) == (1, True)
    assert said(capsys, "chips", "restore", str(tmp_path / "nothing"), *at)[0] == 2
    assert said(capsys, "chips", "history", "Nobody", *at)[0] == 2


def test_restore_without_a_file_names_the_newest_backup(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data-dir", str(folder))
    assert said(capsys, "chips", "restore", *at)[::2] == (2, "“chips restore” needs the file to restore from.\n")
    with ChipStore.open(folder) as store:
        assert store.care() is None
    newest = next((folder / "backups").iterdir())
    assert str(newest) in said(capsys, "chips", "restore", *at)[2]


@pytest.mark.parametrize(
    ("lang", "why"),
    [
        ("en", "written by a newer version"), ("cs", "novější verze"), ("ru", "более новой версией"),
        ("sr", "novija verzija"),
    ],
)  # fmt: skip
def test_a_newer_store_is_refused_in_words(
    tmp_path: Path, lang: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    import sqlite3

    with ChipStore.open(tmp_path, care=False):
        pass
    connection = sqlite3.connect(tmp_path / "chips.sqlite3")
    connection.execute("PRAGMA user_version = 99")
    connection.execute("CREATE TABLE mottos (id INTEGER PRIMARY KEY)")
    connection.close()
    before = (tmp_path / "chips.sqlite3").read_bytes()
    status, _, told = said(capsys, "chips", "list", "--lang", lang, "--data-dir", str(tmp_path))
    assert (status, why in told) == (1, True)
    assert (tmp_path / "chips.sqlite3").read_bytes() == before


def test_asking_makes_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ("--data-dir", str(tmp_path / "none"))
    for words in (("chips", "list"), ("ranking",), ("stats",)):
        assert said(capsys, *words, *at)[:2] == (0, "Nobody has played yet.\n")
    assert "No chips are kept here yet" in said(capsys, "chips", "verify", *at)[2]
    assert not (tmp_path / "none").exists()


def test_a_lost_store_is_not_taken_for_a_new_one(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lost = tmp_path / "lost"
    (lost / "backups").mkdir(parents=True)
    shutil.copy(folder / "chips.sqlite3", lost / "backups" / "chips-20260101T000000Z-daily.sqlite3")
    status, _, why = said(capsys, "ranking", "--data-dir", str(lost))
    assert (status, "is gone" in why, "brings a backup back" in why) == (1, True, True)


def test_ranking_begins_with_the_own_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "ranking", "--ever", "--data-dir", str(folder))[1].splitlines()
    assert lines[0] == "You are 1st of 2. Vera is 250 chips behind you."
    assert lines[1].startswith("1. Ana: 1250 chips, ")
    assert lines[1].endswith(", Oko with malá domů")
    assert len(said(capsys, "ranking", "--people", "--data-dir", str(folder))[1].splitlines()) == 2
    plain = json.loads(said(capsys, "ranking", "--json", "--data-dir", str(folder))[1])
    assert [one["name"] for one in plain] == ["Ana", "Vera"]


def test_statistics_as_lines_and_as_a_picture(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at = ("--data-dir", str(folder))
    assert "Vera: 40 chips lost overall." in said(capsys, "stats", "vera", "--week", *at)[1]
    assert "Ana: 1 win with royal oko." in said(capsys, "stats", *at)[1]
    picture = tmp_path / "ana.svg"
    assert said(capsys, "stats", "Ana", "--plot", str(picture), *at)[0] == 0
    root = ElementTree.parse(picture).getroot()
    space = "{http://www.w3.org/2000/svg}"
    assert (root[0].tag, root[0].text, root[1].tag) == (f"{space}title", "Chips won and lost", f"{space}desc")
    assert "Ana: 250 chips won overall." in (root[1].text or "")
    assert "http" not in "".join(node.get("{http://www.w3.org/1999/xlink}href", "") for node in root.iter())
    assert said(capsys, "stats", "--plot", str(tmp_path / "ana.gif"), *at)[0] == 2
    assert "can't be written" in said(capsys, "stats", "--plot", str(tmp_path / "slip" / "ana.svg"), *at)[2]
    monkeypatch.setitem(sys.modules, "pygal", None)
    status, _, why = said(capsys, "stats", "--plot", str(picture), *at)
    assert (status, "audiojack[plot]" in why) == (1, True)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_picture_as_pixels_has_curves_and_words(
    folder: Path, tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    import pygame

    picture = tmp_path / "all.PNG"
    at = ("--data-dir", str(folder), "--lang", lang)
    assert said(capsys, "stats", "--plot", str(picture), *at)[0] == 0
    surface = pygame.image.load(picture)
    assert surface.get_size() == (1200, 800)
    assert surface.get_at((1190, 10))[:3] == (255, 255, 255)
    colours = {surface.get_at((x, y))[:3] for x in range(0, 1200, 2) for y in range(0, 800, 2)}
    assert (0, 66, 157) in colours  # the curve
    title = surface.subsurface((300, 10, 600, 40))
    assert pygame.mask.from_threshold(title, (0, 0, 0), (90, 90, 90, 255)).count() > 500


@pytest.mark.parametrize(
    ("lang", "anew"), [("en", "begin anew"), ("cs", "Začít znovu"), ("ru", "Начать заново"), ("sr", "Iznova")]
)
def test_what_helps_a_damaged_store_is_told_after_what_is_wrong(
    tmp_path: Path, lang: str, anew: str, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ("--data-dir", str(tmp_path), "--lang", lang)
    file = tmp_path / "chips.sqlite3"
    file.touch()
    status, _, why = said(capsys, "chips", "list", *at)
    wrong, helps = why.splitlines()
    assert (status, str(file) in wrong, anew in helps) == (1, True, True)
    file.unlink()
    damaged(tmp_path)
    assert "audiojack chips restore" in said(capsys, "chips", "list", *at)[2].splitlines()[1]
