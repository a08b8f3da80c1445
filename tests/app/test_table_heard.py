"""What a table says around its rounds: what is awaited, by which key, and nothing of the round before."""

from __future__ import annotations

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.start import LanguageScene, NameScene
from audiojack.app.scenes.table.scene import TableScene
from audiojack.games.registry import GAMES
from audiojack.input.keymap import DEFAULTS
from audiojack.presentation.utterance import Priority
from tests.app.table import Play, at_a_table, session_of


def play_on_until_bank_is_mine(play: Play) -> list[str]:
    """Draws and stands in turn until the person is banker; what was said by the key that led there."""
    said = play.ear.texts[:]
    for number in range(600):
        if any(one.action == "found" for one in session_of(play).legal):
            return said
        said = play.press("Enter" if number % 2 else "Space")
    raise AssertionError("never became banker")


def test_who_stakes_for_the_next_round_does_not_hear_of_the_last_cards() -> None:
    play = at_a_table("blek-dzek")
    assert play.press("T") == ["Bets are being placed. Waiting for yours."]
    play.press("Enter", "Enter")
    while not session_of(play).between:
        play.press("Enter")
    assert play.press("C")[0].startswith("Your cards:"), "the cards lie there until the next round is begun"
    assert play.press("T") == ["No round is being played. You can begin the next one."]
    play.press("Enter")
    assert play.press("C", "V", "T") == [
        "You have no cards.", "The dealer has no cards.", "Bets are being placed. Waiting for yours.",
    ]  # fmt: skip


@pytest.mark.promise("Keys", "A key that can't act says why, in a sentence of its own")
@pytest.mark.parametrize("key", ["P", "D", "I", "F"])
def test_before_the_deal_a_key_says_that_there_are_no_cards(key: str) -> None:
    assert at_a_table("blek-dzek").press(key) == ["That can't be done before the cards are dealt."]


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].family == "bank"])
def test_between_rounds_nobody_else_is_awaited_and_a_new_banker_is_asked_at_once(game: str) -> None:
    play = at_a_table(game, seed=3)
    for _ in range(40):
        if session_of(play).between:
            break
        play.press("Enter")
        if not session_of(play).between:
            play.press("Space")
    own = "deal" in {one.action for one in session_of(play).legal}
    assert own == (game not in ("twenty-one", "twenty-one-pull")), "the seed makes the person the banker, or not"
    awaited = "Your turn as banker: deal." if own else "No round is being played. You can begin the next one."
    assert play.press("T") == [awaited]


@pytest.mark.parametrize("seed", range(4))
def test_no_hint_of_the_next_round_where_a_banker_is_asked_for_the_bank(seed: int) -> None:
    play = at_a_table("ochko-one-card", seed)
    said = play_on_until_bank_is_mine(play)
    assert not any("next round" in text for text in said[-2:]), said
    assert said[-1].startswith("Bank: ")
    assert play.press("Enter")[-1] == "Enter deals the cards."


def test_the_bank_handed_on_is_accepted_by_the_key_that_the_menu_names() -> None:
    play = at_a_table("oko")
    for _ in range(200):
        actions = {one.action for one in session_of(play).legal}
        if session_of(play).my_turn and "accept" in actions:
            break
        play.press("Enter" if session_of(play).between or "bet" in actions or "found" in actions else "Space")
        if {"hit", "stand"} <= {one.action for one in session_of(play).legal}:
            play.press("Enter")
    play.press("Tab")
    rows = [row.text for row in play.stage.picture().rows]
    assert "Accept the bank: Enter" in rows
    assert "Decline" in rows, "no key is named that does something else"
    play.press("Escape", "Enter")
    assert any(one.action == "found" for one in session_of(play).legal)


@pytest.mark.promise("Amounts", "The whole bank is called so only where it is free")
def test_the_whole_bank_is_only_what_is_free_of_it() -> None:
    play = at_a_table("twenty-one", seed=3)
    while not any(one.action == "bet" for one in session_of(play).legal):
        play.press("Enter")
    if session_of(play).between:
        play.press("Enter")
    assert play.press("End")[0].rstrip(".").isdigit(), "a stake covered twice is never the whole bank"


@pytest.mark.promise("What is said", "One can stand behind another's box")
def test_one_can_stand_behind_another_box() -> None:
    play = at_a_table("black-jack", options={"standing_players": True})
    assert any(" bets " in text for text in play.ear.texts), "the others stake first"
    assert play.press("B")[0].startswith("Stake behind box 2: ")
    said = play.press("Enter")
    assert said[0].startswith("You bet 10 behind box 2.")
    assert said[-1].startswith("Stake: "), "one's own stake is asked for again"
    assert "Behind box 2: 10." in play.press("S")[0]


@pytest.mark.promise("Keys", "Every key has a name in every language")
@pytest.mark.parametrize("language", ["en", "cs", "ru", "sr", "sr-Cyrl"])
def test_every_key_has_a_name(language: str) -> None:
    play = at_a_table("blek-dzek", language=language)
    names = [name for table in DEFAULTS.values() for keys in table.values() for name in keys]
    spoken = [play.services.key(name.removeprefix("kb:")) for name in names]
    assert not [text for text in spoken if "key-" in text.casefold()]
    assert play.services.key("shift+f1").endswith("+F1")


def test_of_two_keys_of_a_command_either_will_do_and_silence_is_no_empty_place() -> None:
    play = at_a_table("blek-dzek")
    play.press("Enter", "F1")
    assert play.press("b", "e")[-1].startswith("Be silent: Ctrl or Delete. ")
    before = len(play.ear.sounds)
    assert play.press("Enter") == []
    assert "nothing-here" not in play.ear.sounds[before:]


def test_first_words_are_stale_once_the_player_goes_on() -> None:
    play = Play(settings=Settings(pace="instant"), language="en")
    play.begin(LanguageScene(play.services, first=True))
    assert {one.priority for one in play.ear.said} == {Priority.TABLE}, "what is cut is not said again"
    before = play.ear.skips
    play.press("Down")
    assert play.ear.skips > before, "the greetings do not go on over the row"
    before = play.ear.skips
    play.press("Enter")
    assert isinstance(play.stage.top, NameScene)
    assert play.ear.skips > before


@pytest.mark.promise("Rules, chips and company", "Surrender, leaving and resets ask first, unless told not to")
@pytest.mark.parametrize("game", ["blek-dzek", "oko"])
def test_a_round_that_can_not_be_kept_is_not_said_to_be(game: str) -> None:
    play = at_a_table(game)
    while not session_of(play).stake_open:
        play.press("Enter")
    play.press("Escape")
    assert play.press("End")[0].startswith("Leave the table")
    assert "is lost" in play.press("Enter")[0]
    said = play.press("Down", "Enter")
    assert "You leave the table." in said
    assert not any("kept" in text for text in said)


def test_who_is_to_choose_the_banker_is_asked_and_enter_opens_the_choice() -> None:
    play = at_a_table("oko", options={"first_banker": "agreement"})
    assert play.ear.texts[-1] == "A banker is to be chosen: say who."
    assert play.press("Enter") == ["What you can do now. Choose the banker: Eva. 1 of 4."]
    assert "New banker: Ivan." in play.press("Down", "Enter")


@pytest.mark.promise("Keys", "Escape pauses; leaving in mid-round keeps the round, and Resume goes on with it")
def test_a_resumed_table_first_says_that_it_goes_on_and_then_whose_turn_it_is() -> None:
    play = at_a_table("oko", seed=3)
    before = len(play.ear.said)
    play.stage.begin(TableScene(play.services, session_of(play), resumed=True))
    heard = play.ear.said[before:]
    assert play.ear.texts[before] == "The round goes on where it was left."
    assert all(one.priority is not Priority.ANSWER for one in heard), "nothing cuts the first words"
