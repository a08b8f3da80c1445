"""The menu of actions names keys: pressed there, they do what they do at the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.table import PLAIN, TO_THE_STAKE
from tests.support.player import run_keys

TO_MY_TURN = (*TO_THE_STAKE, "Enter")


@pytest.mark.parametrize(
    ("key", "beginning"), [("D", "You double"), ("Space", "You draw"), ("F", "Surrender, and lose")]
)
def test_a_key_that_the_menu_names_does_it_there(key: str, beginning: str, tmp_path: Path) -> None:
    done, lines = run_keys(tmp_path, [*TO_MY_TURN, "Tab", key, "Quit", "Quit"], *PLAIN, "--no-window")
    assert done.returncode == 0, done.stdout
    opened = next(
        place for place, line in enumerate(lines) if line.get("id") == "menu-opened" and "Draw" in line["text"]
    )
    assert any(line.get("text", "").startswith(beginning) for line in lines[opened:]), lines[opened:]
    assert not any(line.get("id") == "search-none" for line in lines)


def test_the_keys_of_a_list_stay_those_of_the_list(tmp_path: Path) -> None:
    """Enter chooses the row in focus, which is to draw: it does not stand, as at the table."""
    done, lines = run_keys(tmp_path, [*TO_MY_TURN, "Tab", "Enter", "Quit", "Quit"], *PLAIN, "--no-window")
    assert done.returncode == 0, done.stdout
    said = [line["text"] for line in lines if "text" in line]
    assert any(text.startswith("You draw") for text in said)
    assert not any(text.startswith("You stand") for text in said)


def test_a_letter_that_names_no_row_is_searched(tmp_path: Path) -> None:
    done, lines = run_keys(tmp_path, [*TO_MY_TURN, "Tab", "X", "Quit", "Quit"], *PLAIN, "--no-window")
    assert done.returncode == 0, done.stdout
    assert [line["text"] for line in lines if line.get("id") == "search-none"] == ["Nothing here begins with “x”."]
