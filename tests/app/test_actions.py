"""The keys of action and the menu of them: each row names its price and a key that does it, each refusal its reason."""

from __future__ import annotations

import random
import re

import pytest

from audiojack.app.scenes.table.scene import TableScene
from audiojack.games.registry import GAMES
from tests.app.table import Play, at_a_table, session_of


def prompted(play: Play) -> str:
    """The action whose amount is asked for."""
    scene = play.stage.top
    prompt = scene._prompt if isinstance(scene, TableScene) else None
    return prompt.legal.action if prompt else ""


def two_boxes(seed: int = 1) -> Play:
    return at_a_table("black-jack", seed=seed, computers=1, boxes=2, options={"boxes_per_human": 2})


def rows(play: Play) -> list[str]:
    play.press("Tab")
    found = [row.text for row in play.stage.picture().rows]
    play.press("Escape")
    return found


def asked_for_insurance() -> Play:
    for seed in range(1, 60):
        play = two_boxes(seed)
        play.press("2", "0", "Enter", "Enter")
        if play.scene == "table:insurance":
            return play
    raise AssertionError("no dealer's ace")


@pytest.mark.promise("Amounts", "Escape leaves the field and names the key that opens it again")
def test_insurance_of_the_casino_is_an_amount_from_half_to_the_whole_stake_for_each_box() -> None:
    play = asked_for_insurance()
    assert play.ear.texts[-1] == "Box 1. Insurance? From 10 to 20."
    assert rows(play)[0] == "Take insurance on box 1, 10 to 20: I"
    assert play.press("I")[0].startswith("Box 1. Insurance: 10.")
    assert play.press("9", "Enter")[-1] == "9 is too little, at least 10."
    assert play.press("Escape") == ["Nothing has been placed. I opens the field again."], "Enter would decline"
    said = play.press("I", "End", "Enter")
    assert "Box 1. You take insurance for 20. You have 950 chips." in said
    assert said[-1] == "Box 2. Insurance? From 5 to 10."
    assert play.press("T")[0].startswith("Box 2.")
    assert "Box 1. Insurance 20." in play.press("S")[0]
    assert play.press("Enter")[0] == "Box 2. No insurance."


@pytest.mark.promise("Keys", "A key that can't act says why, in a sentence of its own")
def test_during_insurance_other_actions_say_that_it_comes_first() -> None:
    play = asked_for_insurance()
    assert play.press("Space", "P", "D") == ["Decide about the insurance first."] * 3


@pytest.mark.promise("What is said", "Two boxes are asked in turn and told apart by C, S and T")
def test_two_boxes_are_asked_in_turn_and_told_apart() -> None:
    play = two_boxes()
    assert play.ear.texts[-1].startswith("Box 1. Stake: 10.")
    assert rows(play)[:2] == ["Bet on box 1, 10 to 500: Enter", "Bet on box 2, 10 to 500"]
    assert play.press("2", "0", "Enter")[-1].startswith("Box 2. Stake: ")
    assert play.press("S") == ["You have 980 chips. Box 1. Stake 20."]
    assert play.press("T") == ["Box 2. Bets are being placed. Waiting for yours."]
    play.press("Enter")
    assert play.press("C")[0].startswith("Box 1: ")
    assert " Box 2: " in play.press("C")[0]
    assert play.press("S") == ["You have 970 chips. Box 1. Stake 20. Box 2. Stake 10."]
    assert play.press("T")[0].startswith("Box 1. Your turn.")
    play.press("Enter")
    assert play.press("T")[0].startswith("Box 2. Your turn.")


@pytest.mark.promise("Amounts", "Escape leaves the field and names the key that opens it again")
def test_who_leaves_the_field_behind_another_box_is_still_asked_for_an_own_stake() -> None:
    play = at_a_table("black-jack", options={"standing_players": True})
    play.press("B", "Enter", "B")
    assert play.press("Escape") == ["Stake: 10. You have 990."]
    assert session_of(play).betting
    assert play.press("Escape")[0] == "You have already bet."


@pytest.mark.promise(
    "Keys",
    "Tab and the Applications key list what is legal, with limits, prices and the key that does it",
)
def test_the_price_of_a_double_and_of_a_split_stands_in_the_menu() -> None:
    for seed in range(1, 80):
        play = at_a_table("blek-dzek", seed=seed)
        play.press("3", "0", "Enter")
        if any(one.action == "split" for one in session_of(play).legal):
            break
    assert {"Double the stake, 30 more: D", "Split the pair, 30 more: P"} <= set(rows(play))


@pytest.mark.promise(
    "Keys",
    "Tab and the Applications key list what is legal, with limits, prices and the key that does it",
)
@pytest.mark.parametrize("game", GAMES)
def test_the_key_in_a_row_does_what_the_row_says(game: str) -> None:
    chance = random.Random(game)
    for seed in range(4):
        play = at_a_table(game, seed=seed, computers=2)
        for _ in range(25):
            session = session_of(play)
            legal = session.legal
            scene = play.stage.top
            for one in legal:
                key = scene.key_of(one)  # type: ignore[attr-defined]
                assert key or one.action not in ("bet", "found", "insure", "double", "split", "hit", "stand"), one
            play.press(chance.choice(["Enter", "Space", "Space", "Enter", "K", "X", "B"]))
            if play.scene.startswith("table"):
                continue
            play.press("Escape")


@pytest.mark.promise("Keys", "A key that can't act says why, in a sentence of its own")
def test_what_a_bank_waits_for_is_named_where_something_else_is_tried() -> None:
    play = at_a_table("oko", seed=3)
    for number in range(400):
        if session_of(play).my_turn and any(one.action == "found" for one in session_of(play).legal):
            break
        play.press("Enter" if number % 2 else "Space")
    assert play.press("X") == ["The bank has to be opened first."]


@pytest.mark.promise("Amounts", "Escape leaves the field and names the key that opens it again")
@pytest.mark.parametrize("game", GAMES)
def test_a_field_that_was_left_opens_again_by_the_key_that_was_named(game: str) -> None:
    tried = set()
    for seed in range(1, 5):
        play = at_a_table(game, seed=seed, computers=2)
        for number in range(60):
            scene = play.stage.top
            assert isinstance(scene, TableScene)
            if "amount" in scene.contexts:
                action = prompted(play)
                said = play.press("Escape")
                named = re.match(r"Nothing has been placed\. (\S+) opens the field again\.", said[-1])
                if named:
                    play.press(named[1])
                    assert prompted(play) == action, (action, said)
                    tried.add(action)
            play.press(("Enter", "Space", "B", "Enter", "Space")[number % 5])
            if not play.scene.startswith("table"):
                play.press("Escape")
    assert tried >= ({"bet"} if GAMES[game].family == "casino" else {"bet", "found"})


def test_space_lays_the_stake_of_before_at_a_bank_after_the_field_was_left() -> None:
    play = at_a_table("ochko-one-card", seed=3)
    while not (session_of(play).my_turn and any(one.action == "bet" for one in session_of(play).legal)):
        play.press("Enter")
    play.press("Escape")
    assert play.press("Space")[0].startswith("You bet 10.")
