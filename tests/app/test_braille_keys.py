"""The keys that scroll a line in braille: everywhere, in every language, with a reason where there is no display."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.input.keymap import DEFAULTS
from tests.app.whole import Paper, Voice, Whole, running

PARTS = {
    "en": ("Part 2 of 3.", "That is the end of the line.", "That is the beginning of the line."),
    "cs": ("Část 2 z 3.", "To je konec textu.", "To je začátek textu."),
    "ru": ("Часть 2 из 3.", "Это конец текста.", "Это начало текста."),
    "sr": ("Deo 2 od 3.", "To je kraj teksta.", "To je početak teksta."),
    "sr-Cyrl": ("Део 2 од 3.", "То је крај текста.", "То је почетак текста."),
}
REASONS = {
    "en": ("No braille display is known to the program.", "Braille is off.", "In the terminal, braille comes"),
    "cs": ("Program o žádném braillském řádku neví.", "Braillský výstup je vypnutý.", "V terminálu obstarává"),
    "ru": ("Брайлевский дисплей не найден.", "Брайль выключен.", "В терминале брайль"),
    "sr": ("Brajev red nije nađen.", "Brajica je isključena.", "U terminalu brajicu"),
    "sr-Cyrl": ("Брајев ред није нађен.", "Брајица је искључена.", "У терминалу брајицу"),
}
LONG = "Ana draws the queen of spades. 13 and no more."
"""Three windows of twenty cells."""


def braille(whole: Whole, paper: Paper, text: str) -> None:
    display = whole.program.outputs.braille
    assert display is not None
    whole.wait(lambda: display.available)
    display.show(text)
    whole.wait(lambda: bool(paper.lines) and text.startswith(paper.lines[-1]))


@pytest.mark.promise(
    "Speech, sound and braille",
    "Braille is cut between words, scrolled by keys that say why they can't, and survives its reader",
)
@pytest.mark.parametrize("language", PARTS)
def test_a_long_line_is_read_part_by_part_in_menus_fields_and_at_the_table(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = Paper()
    part, end, start = PARTS[language]
    with running(tmp_path, monkeypatch, Voice("embedded"), language=language, braille=paper) as whole:
        for way in ([], ["Enter"], ["F10"], ["Escape", "Enter", "Enter", "Enter"]):  # name, menu, options, table
            whole.press(*way)
            whole.quiet()
            braille(whole, paper, LONG)
            assert whole.press("Alt+Right") == [part]
            assert paper.lines[-1] == "of spades. 13 and no"
            whole.press("Alt+Right")
            assert paper.lines[-1] == "more."
            assert whole.press("Alt+Right") == [end]
            whole.wait(lambda: end.startswith(paper.lines[-1]))
            whole.press("Alt+Left")
            assert paper.lines[-1] == "more."
            whole.press("Alt+Left", "Alt+Left")
            assert paper.lines[-1] == "Ana draws the queen"
            assert whole.press("Alt+Left") == [start]
        assert whole.program.stage.top.name.startswith("table")
        assert not {part, end, start} & set(whole.program.narrator.heard())


@pytest.mark.promise(
    "Speech, sound and braille",
    "Braille is cut between words, scrolled by keys that say why they can't, and survives its reader",
)
@pytest.mark.parametrize("language", REASONS)
def test_a_key_without_a_display_says_why(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    none, off, terminal = REASONS[language]
    with running(tmp_path, monkeypatch, Voice("embedded"), language=language) as whole:
        assert whole.press("Alt+Left") == [none]
        settings_file = whole.program.services.settings_file
        settings_file.change(type(settings_file.now)(language=language, name="Ana", braille=False))
        [said] = whole.press("Alt+Right")
        assert said.startswith(off)
    with running(tmp_path / "2", monkeypatch, Voice("embedded"), language=language, terminal=True) as whole:
        [said] = whole.press("Alt+Right")
        assert said.startswith(terminal)


def test_the_keys_are_in_the_help_and_run_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper()
    with running(tmp_path, monkeypatch, Voice("embedded"), braille=paper) as whole:
        whole.press("Enter")
        whole.wait(lambda: whole.texts[-1][0].startswith("Main menu."))  # else it would be told when Help closes
        whole.press("F1")
        rows = [row.text for row in whole.program.stage.picture().rows]
        assert "Braille line back: Alt+Left" in rows
        assert "Braille line forward: Alt+Right" in rows
        whole.press("b", "r", "Down")
        braille(whole, paper, LONG)
        assert whole.press("Enter") == ["Part 2 of 3."]


def test_no_other_command_has_the_keys() -> None:
    owners = [
        (context, command) for context, table in DEFAULTS.items() for command, keys in table.items() for key in keys
        if key in ("alt+left", "alt+right")
    ]  # fmt: skip
    assert owners == [("everywhere", "braille-back"), ("everywhere", "braille-forward")]


def test_the_length_of_the_line_is_an_option(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paper = Paper()
    with running(tmp_path, monkeypatch, Voice("embedded"), braille=paper) as whole:
        whole.press("Enter", "F10", "v", "Enter", "End")
        assert whole.press("Left") == ["19 cells."]
        braille(whole, paper, LONG)
        assert paper.lines[-1] == "Ana draws the queen"
        assert whole.press("Alt+Right") == ["Part 2 of 3."]
        assert paper.lines[-1] == "of spades. 13 and"
