"""The keys of every scene: each toggle tells its state, what can not be undone is asked, everything leads back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from audiojack.app.scenes.table.scene import TableScene
from audiojack.input.gestures import parse
from audiojack.input.keymap import DEFAULTS
from audiojack.store.store import ChipStore
from tests.app.table import WORDS, at_a_table, at_the_table, session_of

TOGGLES = {
    "F2": "Verbosity: full.",
    "Shift+F2": "Verbosity: brief.",
    "F3": "Pace of the table: calm.",
    "Shift+F3": "Pace of the table: quick.",
    "F5": "Voice rate: 180 words a minute.",
    "Shift+F5": "Voice rate: 220 words a minute.",
    "F6": "Voice volume: 90 percent.",
    "Shift+F6": "Voice volume: 100 percent.",
    "F7": "Volume of the table: 70 percent.",
    "Shift+F7": "Volume of the table: 90 percent.",
    "F8": "Mute: on.",
    "F9": "Who speaks: the program's own voice.",
    "F11": "Full screen: on.",
    "Shift+F11": "Curtain: on.",
    "F12": "Colours: dark on light.",
    "Ctrl+Plus": "Text size: 32 pixels.",
    "Ctrl+0": "Text size: fitted to the window.",
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


@pytest.mark.promise("Keys", "Every toggle speaks its new state, the first time too")
@pytest.mark.parametrize("key", TOGGLES)
def test_every_toggle_speaks_its_new_state_at_its_first_use(key: str) -> None:
    assert at_a_table("blek-dzek").press(key) == [TOGGLES[key]]


@pytest.mark.promise("Keys", "Escape pauses; leaving in mid-round keeps the round, and Resume goes on with it")
def test_leaving_in_mid_round_asks_keeps_the_round_and_resumes_it(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter")
    cards = play.press("C")
    assert play.press("Escape") == ["Pause. Go on playing. 1 of 5."]
    assert play.press("End", "Enter")[-1].startswith("Leave in the middle of the round? It is kept")
    said = play.press("Down", "Enter")
    assert any(text.startswith("Main menu. Resume: Blek džek. 1 of ") for text in said)
    assert play.press("Enter")[0] == "The round goes on where it was left."
    assert play.press("C") == cards


@pytest.mark.promise("Keys", "Quitting asks once, only while a stake lies on the table")
def test_quitting_asks_once_and_only_while_a_stake_lies_on_the_table(store: ChipStore) -> None:
    play = at_the_table(store)
    play.press("Enter")
    assert play.press("Ctrl+Q") == ["A stake is on the table. Quit? The round is kept. No. 1 of 2."]
    play.press("Enter")
    assert not play.stage.over
    while not session_of(play).between:
        play.press("Enter")
    assert play.press("Alt+F4") == ["Goodbye."]
    assert play.stage.over


@pytest.mark.promise("Speech, sound and braille", "A pause between actions can be chosen, and says so")
def test_the_pause_between_actions_is_an_option_and_says_why_a_key_waits() -> None:
    play = at_a_table("blek-dzek")
    play.services.settings_file.change(replace(play.services.settings, cooldown=True))
    play.press("Enter")
    play.stage.press(parse("Space"))
    before = len(play.ear.texts)
    play.stage.press(parse("Space"))
    assert play.ear.texts[before:] == [WORDS["en"].text("cooldown")]
    assert play.press("C")[0].startswith("Your cards:"), "questions never wait"


@pytest.mark.promise("Amounts", "Up and Down, Page Up and Page Down, Home and End; each change says the amount alone")
@pytest.mark.promise("Amounts", "Space on an untouched field repeats the stake; letters go on answering")
def test_in_a_field_letters_answer_and_space_repeats_only_what_is_untouched() -> None:
    play = at_a_table("blek-dzek")
    assert play.press("Up", "PageUp", "End", "Home") == ["20.", "120.", "1000.", "10."]
    assert play.press("Space") == [WORDS["en"].text("amount-touched", {"key": "Enter"})]
    assert play.press("C", "L")[0] == "You have no cards."
    assert play.press("Escape", "Space")[1].startswith("You bet 10.")


@pytest.mark.promise(
    "Amounts",
    "Typed digits are echoed, Backspace says what is left, limits are said and what was typed stays",
)
def test_typed_digits_are_echoed_and_backspace_says_what_is_left() -> None:
    play = at_a_table("blek-dzek")
    assert play.press("2", "5", "Backspace", "Backspace") == ["2.", "5.", "2.", "Empty."]


@pytest.mark.promise("Keys", "R repeats, again and again the one before; five back at least")
def test_the_last_five_messages_are_repeated_one_by_one() -> None:
    play = at_a_table("blek-dzek")
    said = play.press("S", "C", "V", "T", "O")
    assert play.press("R", "R", "R", "R", "R") == said[::-1]


NOT_IN_BLACK_JACK = ("surrender", "blind", "exchange", "announce")


@pytest.mark.promise("Keys", "F1 is a list of the keys in force, whose rows run")
@pytest.mark.parametrize("language", ["cs", "ru", "sr", "sr-Cyrl"])
def test_help_lists_every_key_in_force_with_a_row_that_runs(language: str) -> None:
    play = at_a_table("black-jack", language=language)
    play.press("Enter", "F1")
    rows = play.stage.picture().rows
    told = {row.text for row in rows}
    for context in ("table", "everywhere"):
        for command in DEFAULTS[context]:
            if not command.startswith("seat-") and command != "help":
                label = play.services.text(f"does-{context}-{command}")
                row = f"{label}: {play.services.keys_of(context, command)}"
                assert (row in told) is (command not in NOT_IN_BLACK_JACK)
    play.press("Escape")
    for place in range(5, 12):
        play.press("F1", *["Down"] * (place - 1))
        before = len(play.ear.texts)
        play.press("Enter")
        assert play.ear.texts[before:], rows[place - 1]
        while not isinstance(play.stage.top, TableScene):
            play.press("Escape")
