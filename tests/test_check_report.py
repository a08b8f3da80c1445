"""What `audiojack check` says: its form is the same in every language, its sentences are the reader's."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.l10n.localizer import Localizer
from audiojack.scenarios.report import check

SCENARIOS = Path(__file__).parent / "scenarios"
GOOD = (SCENARIOS / "sbj-05.toml").read_text(encoding="utf-8")


def lines_of(tmp_path: Path, text: str, lang: str = "en") -> tuple[int, list[str]]:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    said: list[str] = []
    return check([path], Localizer(lang), said.append), said


def test_what_holds_is_ok(tmp_path: Path) -> None:
    assert lines_of(tmp_path, GOOD) == (0, ["ok mine.toml", "1 passed, 0 failed"])


@pytest.mark.promise("Command line", "check says what differs, at which line, with status 0, 1 or 2")
def test_a_difference_names_seat_values_and_line(tmp_path: Path) -> None:
    status, said = lines_of(tmp_path, GOOD.replace("P1 = 900", "P1 = 1000"))
    assert status == 1
    assert said == [
        "FAILED mine.toml",
        "  chips of P1: expected 1000, found 900, at line 1 of play: P1 hit",
        "0 passed, 1 failed",
    ]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"10h 5c', '"11h 5c', "line 17: “11h” is not a card."),
        ('"P1 hit"', '"P1 jump"', "line 7: there is no command “jump”."),
        ('"P1 hit"', '"P7 hit"', "line 7: nobody at this table is called “P7”."),
        ("[expect]", "[expects]", "line 19: a key or a value doesn't fit"),
        ('chips = 1000', 'chips = "x"', "line 12: a key or a value doesn't fit"),
        ('"blek-dzek"', '"whist"', "line 3: there is no game called “whist”."),
        ("pack = ", "options = { bakers = 1 }\npack = ", "line 17: this game has no option “bakers”."),
        ("[table]", "[table", "line 10: this is not valid TOML"),
    ],
)
def test_a_mistake_is_named_with_file_and_line(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    status, said = lines_of(tmp_path, GOOD.replace(old, new, 1))
    assert status == 2
    assert sentence in said[0]
    assert said[0].startswith(str(tmp_path / "mine.toml"))


@pytest.mark.promise("Command line", "check says what differs, at which line, with status 0, 1 or 2")
def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    said: list[str] = []
    assert check([tmp_path / "none.toml"], Localizer("en"), said.append) == 2
    assert "the file can't be read" in said[0]


@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr", "sr-Cyrl"])
def test_every_sentence_exists_in_every_language(tmp_path: Path, lang: str) -> None:
    localizer = Localizer(lang)
    path = tmp_path / "mine.toml"
    text = GOOD.replace("P1 = 900", "P1 = 1000").replace('"P1 hit"', '"! P1 hit", "P1 split"')
    path.write_text(text, encoding="utf-8")
    said: list[str] = []
    check([path, tmp_path / "none.toml"], localizer, said.append, transcript=True)
    assert not localizer.missing
    assert not localizer.faults
    assert said[-1] == "0 passed, 1 failed"
