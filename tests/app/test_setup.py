"""The set-up of a table: what is changed there holds at the table and the next time."""

from __future__ import annotations

import re

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.app.scenes.setup import SetupScene
from audiojack.engine.table import OptionValue
from audiojack.games.registry import GAMES
from audiojack.play.setup import TableSetup
from audiojack.play.tables import sound_options
from tests.app.table import Play, session_of
from tests.support.sessions import table_of


def at_the_setup(game_letter: str) -> Play:
    play = Play(settings=Settings(language="en", name="Eva", pace="instant"))
    play.services.lobby.be("Eva")
    play.begin(MainMenu(play.services))
    play.press("N", "Enter", game_letter, "Enter")
    assert play.scene == "setup"
    return play


def test_escape_goes_back_from_the_setup_to_the_game_that_was_chosen_and_from_there_to_the_main_menu() -> None:
    play = at_the_setup("C")
    assert play.press("Escape")[0].startswith("Choose a game. Casino Black Jack 21. 2 of 7.")
    assert play.press("Escape") == ["Main menu. New table. 1 of 10."]


@pytest.mark.promise("Menus and scenes", "Every row of a set-up is reached; what is set holds at the table")
def test_own_boxes_go_up_to_three_and_the_table_then_allows_them() -> None:
    play = at_the_setup("C")
    while not play.press("Down")[0].startswith("Your boxes: 1"):
        pass
    assert [play.press("Right")[0][:2] for _ in range(2)] == ["2.", "3."]
    assert play.press("Right") == ["That is the last value."]
    assert play.press("Down", "Up")[1].startswith("Your boxes: 3")
    play.press("Home", "Enter")
    session = session_of(play)
    assert sum(box.owner == session.seat for box in table_of(session).boxes) == 3
    assert play.ear.texts[-1].startswith("Box 1. Stake: ")


def test_where_the_table_allows_fewer_boxes_one_has_no_more() -> None:
    play = at_the_setup("C")
    while not play.press("Down")[0].startswith("Your boxes"):
        pass
    play.press("Right", "Right")
    while not play.press("Down")[0].startswith("Boxes for one player"):
        pass
    play.press("Left")
    assert play.press("Y")[0].startswith("Your boxes: 2")


def test_nine_boxes_hold_eight_computer_players_and_a_tenth_seat_is_never_sold() -> None:
    play = at_the_setup("C")
    play.press("Down")
    said = [play.press("Right")[0] for _ in range(9)]
    assert said[-1] == "That is the last value."
    highest = int(next(text for text in reversed(said) if text[0].isdigit()).split(".")[0])
    play.press("Home", "Enter")
    assert len(table_of(session_of(play)).seats) == highest + 1 == 7


@pytest.mark.promise("Menus and scenes", "Play again names the game and the company that comes")
def test_play_again_tells_the_company_that_comes_also_after_a_reset() -> None:
    play = at_the_setup("B")
    play.press("Down", "Right", "Home", "Enter")
    play.press("Escape", "Escape", "End", "Enter")
    assert play.ear.texts[-2].startswith("Main menu. Play again: Blek džek, 3 computer players")
    play.press("N", "Enter", "Enter", "End", "Enter", "Down", "Enter", "Escape", "Escape")
    assert "2 computer players" in play.press("Home")[0]
    play.press("Enter")
    assert len(table_of(session_of(play)).seats) == 3


@pytest.mark.promise("Menus and scenes", "Every row of a set-up is reached; what is set holds at the table")
@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_a_setup_is_reached_by_down_and_has_a_key_of_its_own(game: str) -> None:
    play = at_the_setup("B")
    play.stage.begin(SetupScene(play.services, game))
    rows = SetupScene(play.services, game).items()
    assert len({row.key for row in rows}) == len(rows)
    positions = [re.findall(rf"\. (\d+) of {len(rows)}\.", play.press("Down")[0])[-1] for _ in rows]
    assert sorted(map(int, positions)) == list(range(1, len(rows) + 1))


def test_play_again_says_nothing_of_a_company_that_was_never_set() -> None:
    play = Play(settings=Settings(language="en", name="Ana", pace="instant", last_game="blek-dzek", played=True))
    assert "Blek džek" in play.begin(MainMenu(play.services))[0]
    assert "nobody" not in play.ear.texts[0]
    play.press("Home", "Enter")
    assert "nobody" not in " ".join(play.ear.texts)


def setup_of(game: str, **options: OptionValue) -> tuple[Play, SetupScene]:
    tables = {game: TableSetup(options=options)}
    play = Play(settings=Settings(language="en", name="Ana", pace="instant", tables=tables))
    scene = SetupScene(play.services, game)
    play.begin(scene)
    return play, scene


def test_stakes_that_contradict_each_other_are_not_dealt() -> None:
    play, scene = setup_of("black-jack", min_bet=1000, max_bet=20)
    game = GAMES["black-jack"]
    assert sound_options(game, play.services.settings.table("black-jack").options)["max_bet"] == 1000
    play.stage.apply(scene.change("max_bet", -1))
    options = sound_options(game, play.services.settings.table("black-jack").options)
    assert options["min_bet"] == options["max_bet"] == 500


def test_the_largest_bank_steps_from_no_limit_to_the_least_bank_and_back() -> None:
    play, scene = setup_of("oko")
    play.stage.apply(scene.change("max_bank", 1))
    assert play.services.settings.table("oko").options["max_bank"] == 100
    play.stage.apply(scene.change("max_bank", -1))
    assert play.services.settings.table("oko").options["max_bank"] == 0


def test_the_least_bank_takes_the_largest_along() -> None:
    play, scene = setup_of("oko", max_bank=100)
    play.stage.apply(scene.change("min_bank", 1))
    options = play.services.settings.table("oko").options
    assert options["max_bank"] == options["min_bank"] == 200
