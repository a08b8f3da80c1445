"""The way of a key through the scenes: from the first start to the cards, and every key answered everywhere."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.app.scenes.start import LanguageScene, NameScene
from audiojack.games.registry import GAMES
from audiojack.input.keymap import DEFAULTS
from audiojack.store.store import ChipStore
from tests.app.table import WORDS, Play, at_the_table

ENTERS = ("Enter",) * 5


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


@pytest.mark.promise("Menus and scenes", "Five times Enter from a first start to the first cards; twice for Play again")
def test_five_enters_lead_from_the_first_start_to_the_cards(store: ChipStore) -> None:
    play = Play(store)
    play.begin(NameScene(play.services))
    said = play.press(*ENTERS)
    assert play.scene == "table:turn"
    assert any(text.startswith("Your cards:") for text in said)
    assert store.find_player("Guest") is not None


@pytest.mark.promise("Menus and scenes", "Five times Enter from a first start to the first cards; twice for Play again")
def test_two_enters_play_again(store: ChipStore) -> None:
    play = at_the_table(store)
    assert any(text.startswith("Your cards:") for text in play.press("Enter"))


@pytest.mark.promise("Menus and scenes", "A greeting in each of the four languages, the system's in focus")
def test_the_first_start_greets_in_each_language_and_goes_on_in_the_chosen_one(store: ChipStore) -> None:
    play = Play(store, settings=Settings(pace="instant"), language="ru")
    said = play.begin(LanguageScene(play.services, first=True))
    assert said[:4] == [WORDS[one].text("greeting", {"key": "Enter"}) for one in ("ru", "cs", "en", "sr")]
    assert said[4].startswith("Русский")
    assert play.press("Enter")[-1].startswith("Ваше имя?")
    assert play.services.settings.language == "ru"


@pytest.mark.promise("Keys", "Every documented key speaks in every phase of all seven games")
@pytest.mark.promise("Keys", "1 to 9, L, O, E, S, Shift+S, V, C, T answer in whole sentences")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "cs", "ru", "sr"])
def test_every_documented_key_speaks_in_every_phase(game: str, language: str) -> None:
    play = at_the_table(None, game, language)
    keys = [names[0] for names in DEFAULTS["table"].values()]
    phases = set()
    for _ in range(6):
        for key in keys:
            if play.scene.split(":")[0] != "table":
                play.press("Escape")
            phases.add(play.scene)
            before = len(play.ear.texts)
            play.press(key)
            said = play.ear.texts[before:]
            assert said, f"{key} was met with silence in {play.scene}"
            assert all(text[-1] in ".?!" for text in said), said
    assert {"table:turn", "table:between"} <= phases


@pytest.mark.promise("Keys", "Every key answers: in words, or with the soft sound of a key that means nothing")
@pytest.mark.parametrize("seed", range(6))
def test_any_key_at_any_time_is_answered(store: ChipStore, seed: int) -> None:
    chance = random.Random(seed)
    play = at_the_table(store, chance.choice(list(GAMES)), chance.choice(["en", "cs", "ru", "sr", "sr-Cyrl"]), seed)
    keys = [name for table in DEFAULTS.values() for names in table.values() for name in names] + list("xyzž1я?")
    for _ in range(200):
        key = chance.choice(keys)
        if key in ("alt+f4", "control+q", "control", "delete"):
            continue
        before = len(play.ear.texts) + len(play.ear.sounds)
        play.press(key)
        assert len(play.ear.texts) + len(play.ear.sounds) > before, (key, play.scene)
        if play.stage.over:
            break
    assert not store.verify().problems


@pytest.mark.promise("Keys", "An unmapped key plays the soft sound")
def test_an_unknown_key_makes_the_soft_sound_and_says_nothing(store: ChipStore) -> None:
    play = at_the_table(store)
    assert play.press("Y") == []
    assert play.ear.sounds[-1] == "nothing-here"


@pytest.mark.promise("Menus and scenes", "Label, value, state, position, in one utterance; positions can be turned off")
def test_a_menu_says_label_value_and_position_in_one_utterance(store: ChipStore) -> None:
    play = Play(store)
    play.services.lobby.be("Ana")
    play.begin(MainMenu(play.services))
    play.press("Enter", "Enter")
    assert play.press("Down") == ["Computer players: 2. 2 of 13. How many computer players sit down with you."]
    assert play.press("Right") == ["3. How many computer players sit down with you."]
    play.services.settings_file.change(replace(play.services.settings, positions=False, verbosity="brief"))
    assert play.press("Down") == ["Packs: 6."]


@pytest.mark.promise("Menus and scenes", "Escape goes back one level")
def test_escape_goes_back_one_level_and_the_top_says_so(store: ChipStore) -> None:
    play = Play(store)
    play.services.lobby.be("Ana")
    play.begin(MainMenu(play.services))
    play.press("Enter")
    assert play.press("Escape")[0].startswith("Main menu. New table. 1 of ")
    assert "main menu" in play.press("Escape")[0]


@pytest.mark.promise("Keys", "F1 is a list of the keys in force, whose rows run")
def test_help_lists_the_keys_in_force_and_does_what_is_chosen(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter")
    play.services.keymap = play.services.keymap.bind("table", "cards", "kb:m")
    play.press("F1")
    assert play.press("y")[0].startswith("Your cards: M.")
    said = play.press("Enter")
    assert said[0].startswith("Your cards:")
    assert play.scene == "table:turn"


@pytest.mark.promise(
    "Keys",
    "Tab and the Applications key list what is legal, with limits, prices and the key that does it",
)
def test_the_actions_menu_lists_what_is_legal_with_keys(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter")
    play.press("Tab")
    rows = [row.text for row in play.stage.picture().rows]
    assert "Draw a card: Space" in rows
    assert "Stand: Enter" in rows


@pytest.mark.promise("Keys", "All keys can be moved; a clash names the owner and asks; the essential ones keep a key")
def test_a_key_that_is_moved_names_its_owner_and_asks(store: ChipStore, tmp_path: Path) -> None:
    play = Play(store)
    play.services.keys_path = tmp_path / "keys.toml"
    play.services.lobby.be("Ana")
    play.begin(MainMenu(play.services))
    play.press("F10")
    play.press("K", "K", "Enter")
    assert play.press("Enter") == ["Press the new key for: Stand; next round; enter a stake."]
    assert play.press("C")[0].startswith("C already means: Your cards. Take it over? No.")
    play.press("Down", "Enter")
    assert play.services.keymap.keys("table", "stand") == ("c",)
    assert play.services.keymap.keys("table", "cards") == ()
    assert 'stand = ["c"]' in (tmp_path / "keys.toml").read_text("utf-8")


@pytest.mark.promise("Keys", "All keys can be moved; a clash names the owner and asks; the essential ones keep a key")
def test_an_essential_key_cannot_be_taken_away(store: ChipStore) -> None:
    play = Play(store)
    play.services.lobby.be("Ana")
    play.begin(MainMenu(play.services))
    play.press("F10", "K", "K", "Enter")
    assert play.press("Left") == ["This command can't be left without a key."]


@pytest.mark.promise("Menus and scenes", "Another language in mid-game changes everything at once")
def test_the_language_changes_everything_at_once_in_mid_game(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter", "F10")
    while "Language" not in play.press("Down")[0]:
        pass
    play.press("Enter", "Р", "Enter")
    assert play.services.language == "ru"
    said = play.press("Escape", "Escape", "C")
    assert said[-1].startswith("Ваши карты")


def test_the_name_is_refused_with_its_reason(store: ChipStore) -> None:
    store.create_player("Vera", "computer", "vera")
    play = Play(store)
    play.begin(NameScene(play.services))
    play.press("V", "e", "r", "a")
    assert "computer player" in play.press("Enter")[0]
    assert play.scene == "name"


@pytest.mark.promise("Rules, chips and company", "Surrender, leaving and resets ask first, unless told not to")
def test_surrender_asks_once_and_not_when_told_so(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter")
    assert play.press("F")[0].startswith("Surrender, and lose half the stake? No.")
    play.press("Escape")
    play.services.settings_file.change(replace(play.services.settings, confirm=False))
    assert any("surrender" in text for text in play.press("F"))


@pytest.mark.promise(
    "Amounts",
    "Typed digits are echoed, Backspace says what is left, limits are said and what was typed stays",
)
def test_an_amount_out_of_range_says_the_limit_and_keeps_what_was_typed(store: ChipStore) -> None:
    play = at_the_table(store)
    assert play.press("5") == ["5."]
    assert play.press("Enter") == ["5 is too little, at least 10."]
    assert play.press("0", "0", "0") == ["0.", "0.", "0."]
    assert play.press("Enter") == ["5000 is too much, at most 1000."]
    assert play.press("Backspace") == ["500."]
    assert "You bet 500. You have 500 chips." in play.press("Enter")


@pytest.mark.promise("Amounts", "Space on an untouched field repeats the stake; letters go on answering")
def test_letters_go_on_answering_in_an_amount_field(store: ChipStore) -> None:
    play = at_the_table(store)
    assert play.press("S") == ["You have 1000 chips."]
    assert play.scene == "table:betting"


@pytest.mark.promise("Keys", "Holding Space draws one card; held keys repeat only where one walks or steps")
def test_a_held_key_repeats_only_movement(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter")
    before = len(play.ear.keys)
    from audiojack.input.gestures import Gesture

    for _ in range(5):
        play.stage.press(Gesture("kb:space", " ", True))
    assert len(play.ear.keys) == before
    play.press("F1")
    play.stage.press(Gesture("kb:down", "", True))
    assert play.ear.keys[-1][1] == "next"
