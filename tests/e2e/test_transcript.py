"""A whole evening in each language, read as the transcript holds it: what no line may ever be."""

from __future__ import annotations

import re
import unicodedata
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.table import TO_THE_STAKE
from tests.support.player import run_keys

LANGUAGES = ("en", "cs", "ru", "sr", "sr-Cyrl")

EVENING = [
    *TO_THE_STAKE,
    *(["Enter", "Space", "C", "V", "S", "Shift+S", "T", "Enter"] * 4),
    *(["Enter", "P", "D", "I", "C", "Enter", "F", "Enter", "L", "O", "E", "R"] * 4),
    *(["F1", "Escape", "F2", "F2", "F2", "F3", "F3", "F3", "F3", "Tab", "Escape", "Escape", "Escape"]),
    "Quit",
    "Quit",
]

GROUPED = re.compile(r"\d[ , .'\u00a0\u202f]\d{3}\b(?!\s*\d)")
LEFT_OVER = re.compile(r"\{|\}|\?\?\?|\$[a-z]|\b[a-z]+-[a-z]+-[a-z]+\b")


def evening(lang: str, folder: Path) -> list[dict[str, Any]]:
    quiet = ("--lang", lang, "--seed", "3", "--pace", "instant", "--driver", "none", "--mute", "--no-window")
    done, lines = run_keys(folder, EVENING, *quiet, seconds=120)
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in done.stdout
    return lines


@pytest.mark.promise("What is said", "Every utterance ends in a full stop, question mark or exclamation mark")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_a_sentence_in_the_right_script_with_plain_digits(lang: str, tmp_path: Path) -> None:
    lines = [line for line in evening(lang, tmp_path) if "text" in line]
    assert len(lines) > 60
    wrong = [line["text"] for line in lines if line["text"][-1] not in ".?!"]
    assert not wrong, "no end of a sentence"
    assert not [line["text"] for line in lines if LEFT_OVER.search(line["text"])], "something was not filled in"
    assert not [line["text"] for line in lines if GROUPED.search(line["text"])], "digits are grouped"
    assert {line["lang"] for line in lines} == {lang}
    assert not [line["text"] for line in lines if foreign(line["text"], lang)], "another script"


def foreign(text: str, lang: str) -> bool:
    """Whether a word mixes scripts, or is Cyrillic where the language is written in Latin letters."""
    for word in re.findall(r"\w{2,}", text):
        scripts = {unicodedata.name(letter).split()[0] for letter in word if letter.isalpha()}
        if len(scripts) > 1 or (lang in ("en", "cs", "sr") and "CYRILLIC" in scripts):
            return True
    return False


@pytest.mark.promise(
    "Command line",
    "Transcripts tell utterances, keys and sounds; the same seed and keys give the same evening",
)
def test_every_key_is_answered_and_the_transcript_tells_all_it_should(tmp_path: Path) -> None:
    lines = evening("en", tmp_path)
    keys = [i for i, line in enumerate(lines) if "key" in line]
    for here, after in pairwise(keys):
        told = lines[here + 1 : after]
        assert any("text" in line or "sound" in line for line in told), f"silence after {lines[here]}"
    for line in lines:
        assert line["t"] >= 0
        if "text" in line:
            assert {"id", "lang", "priority", "interrupt", "seat", "spoken", "driver"} <= line.keys()
            assert line["spoken"] in {"whole", "cut", "dropped", "silent"}
        elif "key" in line:
            assert {"action", "scene"} <= line.keys()


@pytest.mark.promise(
    "Command line",
    "Transcripts tell utterances, keys and sounds; the same seed and keys give the same evening",
)
def test_the_same_seed_and_keys_give_the_same_evening(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    texts = []
    for folder in (first, second):
        folder.mkdir()
        texts.append([line["text"] for line in evening("en", folder) if "text" in line])
    assert texts[0] == texts[1]
