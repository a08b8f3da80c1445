"""The function keys of voice, verbosity, pace and sounds: each speaks its new state, the first time too, anywhere."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from tests.e2e.table import TO_THE_STAKE
from tests.support.player import Line, run_keys

QUIET = ("--seed", "1", "--driver", "none", "--mute", "--no-window")
STATES = {
    "F2": "full", "Shift+F2": "normal", "F3": "quick", "Shift+F3": "normal", "F5": "180", "Shift+F5": "200",
    "F6": "90", "Shift+F6": "100", "F7": "70", "Shift+F7": "80", "F8": "off",
}  # fmt: skip
"""What each says in English, pressed in this order on a program as it is set at first, without sounds."""


def told(lines: list[Line]) -> list[tuple[str, list[str]]]:
    """Each key with the texts that came before the next."""
    places = [place for place, line in enumerate(lines) if "key" in line]
    return [
        (lines[here]["key"], [line["text"] for line in lines[here + 1 : after] if "text" in line])
        for here, after in pairwise([*places, len(lines)])
    ]


@pytest.mark.promise("Keys", "Every toggle speaks its new state, the first time too")
@pytest.mark.parametrize("way", [(), TO_THE_STAKE], ids=["at-the-first-question", "at-the-table"])
def test_every_key_says_its_new_state_the_first_time_too(way: tuple[str, ...], tmp_path: Path) -> None:
    done, lines = run_keys(tmp_path, [*way, *STATES, "Quit"], "--lang", "en", *QUIET)
    assert done.returncode == 0, done.stdout
    answers = told(lines)[len(way) :][: len(STATES)]
    for (key, texts), (name, state) in zip(answers, STATES.items(), strict=True):
        assert len(texts) == 1, (name, key, texts)
        assert state in texts[0], (name, texts)


@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr", "sr-Cyrl"])
def test_the_rate_goes_up_to_nine_hundred_words_and_says_so_at_the_end(lang: str, tmp_path: Path) -> None:
    done, lines = run_keys(tmp_path, [*["Shift+F5"] * 37, "Quit"], "--lang", lang, *QUIET)
    assert done.returncode == 0, done.stdout
    last = [texts for key, texts in told(lines) if key.casefold().endswith("f5")][-1]
    assert len(last) == 1
    assert "900" in last[0]


def test_the_voice_key_goes_round_and_says_which_voice_speaks(tmp_path: Path) -> None:
    done, lines = run_keys(tmp_path, ["F9", "F9", "F9", "Quit"], "--lang", "en", *QUIET)
    assert done.returncode == 0, done.stdout
    said = [line["text"] for line in lines if line.get("id") == "knob"]
    values = ("Speech Dispatcher", "off, text and braille only", "the program's own voice")
    assert said == [f"Who speaks: {value}." for value in values]
