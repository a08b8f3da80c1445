"""What is said, by category and by level, changed in the real program and heard in what it says, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.l10n.localizer import Localizer
from tests.e2e.table import TO_THE_STAKE
from tests.support.player import Line, run_keys

LANGUAGES = ("en", "cs", "ru", "sr")
QUIET = ("--seed", "1", "--driver", "none", "--mute", "--no-window", "--pace", "instant")
CATEGORIES = ("cards", "chips", "turns", "results", "table")
TO_THE_CATEGORIES = ("F10", "Enter", "Home", "Down")
"""From the table to the row before the first category."""
A_ROUND = ("Enter", "wait 300", "Enter", "wait 600")
"""The stake, and standing on the first cards."""


def said(lang: str, folder: Path, *keys: str) -> list[Line]:
    folder.mkdir()
    done, lines = run_keys(folder, [*TO_THE_STAKE, *keys, "Quit"], "--lang", lang, *QUIET)
    assert done.returncode == 0, done.stdout
    return [line for line in lines if "text" in line]


def round_of(lines: list[Line]) -> Iterator[Line]:
    """What was said of the round."""
    dealing = False
    for line in lines:
        dealing = dealing or line["id"].startswith("say-bet")
        if dealing:
            yield line


def about_others(lines: list[Line]) -> list[str]:
    """The table's narration of others in the round."""
    return [line["text"] for line in round_of(lines) if line["priority"] == "table" and line["seat"] not in (None, 0)]


@pytest.mark.promise(
    "Speech, sound and braille",
    "Verbosity and pace by key, categories in the options, each saying its state, in each language",
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_category_is_turned_off_in_the_options_says_so_and_is_silent(lang: str, tmp_path: Path) -> None:
    words = Localizer(lang)
    turning = [key for _ in CATEGORIES for key in ("Down", "Right")]
    with_all = said(lang, tmp_path / "on", *A_ROUND)
    without = said(lang, tmp_path / "off", *TO_THE_CATEGORIES, *turning, "Escape", "Escape", *A_ROUND)
    assert about_others(with_all)
    assert about_others(without) == []
    mine = [line["id"] for line in round_of(with_all) if line["priority"] == "mine"]
    assert mine
    assert [line["id"] for line in round_of(without) if line["priority"] == "mine"] == mine
    states = [line["text"] for line in without if line["id"] == "menu-value"]
    assert [text.casefold() for text in states] == [f"{words.text('off')}.".casefold()] * len(CATEGORIES)
    rows = [line["text"] for line in without if line["id"] == "menu-item"]
    for category in CATEGORIES:
        label = words.text(f"opt-say-{category}")
        assert any(row.startswith(f"{label}: {words.text('on')}") for row in rows), (category, rows)


@pytest.mark.promise(
    "Speech, sound and braille",
    "Verbosity and pace by key, categories in the options, each saying its state, in each language",
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_verbosity_and_pace_go_round_by_key_and_say_their_new_value(lang: str, tmp_path: Path) -> None:
    words = Localizer(lang)
    keys = ["F2", "F2", "F2", "Shift+F2", "F3", "F3", "F3", "F3", "Shift+F3"]
    lines = said(lang, tmp_path / "keys", *keys)
    wanted = [
        *(("verbosity", value) for value in ("full", "brief", "normal", "brief")),
        *(("pace", value) for value in ("calm", "normal", "quick", "instant", "quick")),
    ]
    expected = [
        words.text("knob", {"label": words.text(f"opt-{name}"), "value": words.text(f"value-{name}-{value}")})
        for name, value in wanted
    ]
    assert [line["text"] for line in lines if line["id"] == "knob"] == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_brief_says_less_than_normal_and_full_says_more(lang: str, tmp_path: Path) -> None:
    def letters(*keys: str) -> int:
        folder = tmp_path / ("-".join(keys) or "normal")
        return sum(len(line["text"]) for line in round_of(said(lang, folder, *keys, *A_ROUND)))

    brief, normal, full = letters("Shift+F2"), letters(), letters("F2")
    assert brief < normal < full
