"""Rows of menus as one hears them: nothing twice, nothing that isn't so, and the words of the chosen language."""

from __future__ import annotations

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.app.scenes.options.keys import KeysScene
from audiojack.app.scenes.setup import SetupScene
from audiojack.app.scenes.start import LanguageScene
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import languages
from tests.app.table import WORDS, Play, at_a_table

LANGUAGES = languages()
CHOSEN = {
    "cs": ("Čeština. 2 z 5.", "Host"),
    "sr": ("Srpski, latinica. 4 od 5.", "Gost"),
    "sr-Cyrl": ("Српски, ћирилица. 5 од 5.", "Гост"),
}


@pytest.mark.parametrize("language", CHOSEN)
def test_a_language_is_told_with_its_place_and_the_name_that_is_offered_is_of_the_language_chosen(
    language: str,
) -> None:
    play = Play(settings=Settings(pace="instant"), language="en")
    play.begin(LanguageScene(play.services, first=True))
    row, name = CHOSEN[language]
    rows = [play.press("Down")[-1] for _ in LANGUAGES]
    assert row in rows, rows
    play.press(*["Down"] * (rows.index(row) + 1))
    asked = play.press("Enter")[-1]
    assert f" {name}." in asked
    play.press("Enter")
    assert play.services.settings.name == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_first_name_one_hears_which_key_tells_the_keys(language: str) -> None:
    play = Play(language=language, settings=Settings(language=language, pace="instant"))
    play.begin(LanguageScene(play.services, first=True))
    play.press("Enter", "Enter")
    assert play.scene == "main-menu"
    assert "F1" in play.ear.texts[-1]


def test_how_keys_are_changed_is_told_when_the_page_opens_and_not_after_each_row() -> None:
    play = Play(settings=Settings(language="en", name="Eva", pace="instant"))
    how = WORDS["en"].text("keys-about", {"key": "Enter", "lower": "Left", "higher": "Right"})
    assert how in play.begin(KeysScene(play.services))[-1]
    rows = len(KeysScene(play.services).items())
    heard = play.press(*["Down"] * (rows - 1))
    assert len(heard) == rows - 1
    assert not [text for text in heard if how in text]


def test_where_nothing_can_be_changed_no_more_is_told_than_that() -> None:
    play = Play(settings=Settings(language="en", name="Eva", pace="instant"))
    play.begin(MainMenu(play.services))
    assert play.press("Right") == ["There is nothing to change in this row."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_row_of_a_setup_says_its_name_again_in_its_value(game: str, language: str) -> None:
    play = Play(language=language, settings=Settings(language=language, name="Eva", pace="instant"))
    scene = SetupScene(play.services, game)
    for item in scene.items():
        assert not item.value.casefold().startswith(item.label.casefold()), item
        assert item.hint.rstrip(".").casefold() != f"{item.value} {item.label}".casefold(), item


def test_packs_are_told_once_and_one_pack_alone_with_what_it_means() -> None:
    play = Play(settings=Settings(language="en", name="Eva", pace="instant"))
    play.begin(SetupScene(play.services, "blek-dzek"))
    row = next(row for row in (play.press("p")[-1] for _ in range(5)) if row.startswith("Packs"))
    assert row.startswith("Packs: 6. ")
    assert row.count("6") == 1
    assert play.press(*["Left"] * 3)[-1] == "1. One pack, shuffled before every round."


@pytest.mark.parametrize("game", GAMES)
def test_the_keys_of_a_table_are_those_that_its_game_has(game: str) -> None:
    play = at_a_table(game)
    commands = {command for context, command in play.stage.top.commands() if context == "table"}
    everything = {"split", "double", "insure", "surrender", "blind", "exchange", "announce"}
    has = {
        "blek-dzek": {"split", "double", "insure", "surrender"},
        "black-jack": {"split", "double", "insure"},
        "oko": {"exchange", "announce"},
        "ochko": {"blind", "exchange", "announce"},
        "ochko-one-card": {"blind", "exchange", "announce"},
        "twenty-one": set(),
        "twenty-one-pull": set(),
    }[game]
    assert commands & everything == has
    assert {"stand", "draw", "raise", "cards", "hint", "pause"} <= commands


def test_between_two_rounds_the_menu_of_actions_begins_the_next_one() -> None:
    play = at_a_table("oko")
    for _ in range(200):
        if play.stage.top.session.between and not play.stage.top.session.legal:  # type: ignore[attr-defined]
            break
        play.press("Enter")
    row = play.press("Tab")[-1]
    assert row == "What you can do now. Next round: Enter."
    assert play.press("Enter")[0] != ""
    assert not play.scene.endswith("between")
