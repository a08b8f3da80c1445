"""The field of a name in a real window: letters of two layouts, the caret, Delete, and the clipboard of the system."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.display import Display
from tests.support.player import Player, playing

pytestmark = pytest.mark.display

PLAIN = ("--lang", "en", "--driver", "none", "--mute", "--pace", "instant", "--seed", "1")


def heard(player: Player, key: str) -> str:
    """Presses the key; what is said to it."""
    return str(next(line["text"] for line in player.ask(key) if "text" in line))


def test_a_name_is_typed_gone_over_and_mended(display: Display, tmp_path: Path) -> None:
    with playing(tmp_path, *PLAIN, display=display) as player:
        player.wait_for_text("Your name?")
        assert [heard(player, key) for key in ("A", "N", "Left", "Home", "Delete", "End", "Up")] == [
            "a.", "n.", "n.", "a.", "a deleted. n.", "End.", "n.",
        ]  # fmt: skip
        assert heard(player, "Ctrl+A") == "Selected: n."
        assert heard(player, "Backspace") == "n deleted."


def test_cyrillic_letters_are_typed_by_their_layout(display: Display, tmp_path: Path) -> None:
    display.layout("ru")
    try:
        with playing(tmp_path, *PLAIN, display=display) as player:
            player.wait_for_text("Your name?")
            assert [heard(player, key) for key in ("Shift+A", "Y", "Left", "Left")] == [
                "capital Ф.", "н.", "н.", "capital Ф.",
            ]  # fmt: skip
    finally:
        display.layout("us")


def test_what_was_copied_is_pasted(display: Display, tmp_path: Path) -> None:
    """Ctrl+C copies what was said last, Ctrl+V puts it into the field."""
    with playing(tmp_path, *PLAIN, display=display) as player:
        player.wait_for_text("Your name?")
        assert heard(player, "A") == "a."
        assert heard(player, "Ctrl+C") == "Copied."
        assert heard(player, "Ctrl+V") == "Pasted: a.."
        assert heard(player, "Up") == "aa.."
