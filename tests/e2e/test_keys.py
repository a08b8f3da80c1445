"""The documented keys, pressed on a real keyboard in four layouts, must do in each what they do in all."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.table import PLAIN, sit_down, to_my_turn
from tests.support.display import Display
from tests.support.player import Player, playing

pytestmark = pytest.mark.display

LAYOUTS = ("us", "ru", "rs", "cz")

QUESTIONS = {"C": "cards", "V": "dealer", "S": "chips", "Shift+S": "others", "T": "turn"}
CHOICES = {"P": "split", "I": "insure", "D": "double", "F": "surrender"}


@contextmanager
def at_the_table(display: Display, layout: str, folder: Path, *arguments: str) -> Iterator[Player]:
    display.layout(layout)
    try:
        with playing(folder, *PLAIN, *arguments, display=display) as player:
            sit_down(player)
            player.wait_for_text("Stake: ")
            yield player
    finally:
        display.layout("us")


def action_of(player: Player, key: str) -> str:
    """Presses the key, wants an answer in words, and tells what the program took it for."""
    lines = player.ask(key)
    arrived = [line for line in lines if "key" in line]
    assert len(arrived) == 1, f"{key} arrived as {arrived}"
    assert any("text" in line for line in lines), f"{key} was answered without a word"
    return str(arrived[0]["action"]).rpartition(".")[2]


@pytest.mark.promise("Keys", "Letters work in Latin and Cyrillic layouts, QWERTZ too")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_eleven_keys_act_in_every_layout(layout: str, display: Display, tmp_path: Path) -> None:
    with at_the_table(display, layout, tmp_path) as player:
        for key, action in QUESTIONS.items():
            assert action_of(player, key) == action, f"{key} before the stake is laid"
        assert action_of(player, "Enter") == "place"
        to_my_turn(player)
        for key, action in QUESTIONS.items():
            assert action_of(player, key) == action, f"{key} in one's turn"
        assert action_of(player, "Space") == "draw"
        to_my_turn(player)
        assert action_of(player, "Enter") == "stand"
        for key, action in CHOICES.items():
            to_my_turn(player)
            assert action_of(player, key) == action


@pytest.mark.promise(
    "Keys",
    "Digits from the row, the keypad and typing, in the Czech layout without Shift; one press, one digit",
)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_number_row_types_digits_in_every_layout(layout: str, display: Display, tmp_path: Path) -> None:
    with at_the_table(display, layout, tmp_path) as player:
        for digit in "1234567890":
            lines = player.ask(digit)
            assert any(digit in line.get("text", "") for line in lines), f"{digit} was not echoed: {lines}"
            player.ask("Backspace")


@pytest.mark.promise("Keys", "Holding Space draws one card; held keys repeat only where one walks or steps")
def test_a_held_key_draws_one_card(display: Display, tmp_path: Path) -> None:
    with at_the_table(display, "us", tmp_path) as player:
        player.ask("Enter")
        to_my_turn(player)
        before = player.mark()
        display.hold("Space", 1.2)
        player.ask("T")
        acted = [line for line in player.keys(before) if str(line["action"]).endswith("draw")]
        assert len(acted) == 1
        drawn = [line for line in player.utterances(before) if line["text"].startswith("You draw")]
        assert len(drawn) == 1


@pytest.mark.promise("Keys", "Keypad Enter is Enter")
def test_keypad_enter_is_enter(display: Display, tmp_path: Path) -> None:
    with at_the_table(display, "us", tmp_path) as player:
        assert action_of(player, "KeypadEnter") == "place"
