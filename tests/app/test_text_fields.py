"""Edit fields: the caret stands between letters of any script, and every key says what a reader expects."""

from __future__ import annotations

import os
import select
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.app.drawing.boxes import CaretBox, TextBox
from audiojack.app.drawing.layout import lay_out
from audiojack.app.options.settings import Settings
from audiojack.app.scenes.players import PlayersScene
from audiojack.app.scenes.start import NameScene
from audiojack.app.stage.picture import Picture
from audiojack.app.widgets.text_field import LONGEST, TextField, letters
from audiojack.input.gestures import TEXT, Gesture
from audiojack.store.store import ChipStore
from tests.app.table import WORDS, Play
from tests.support.needs import needs_posix
from tests.support.player import command, environment

STRESSED = "И\u0301ва"
"""A letter with a mark that no single sign has."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


def field(text: str) -> TextField:
    made = TextField()
    assert made.type(text) is None
    return made


def naming(language: str = "en", name: str = "") -> Play:
    play = Play(language=language)
    play.begin(NameScene(play.services, name))
    return play


def written(play: Play, text: str) -> list[str]:
    """Types letters, each as its key or an input method brings it; what was said."""
    before = len(play.ear.texts)
    for letter in text:
        play.stage.press(Gesture(TEXT, letter))
    return play.ear.texts[before:]


def shown(play: Play) -> str:
    picture = play.stage.picture()
    assert picture.field is not None
    assert picture.caret is not None
    return f"{picture.field[: picture.caret]}|{picture.field[picture.caret :]}"


# --- the field


def test_what_was_offered_is_selected_and_typed_over() -> None:
    offered = TextField("Guest")
    assert offered.type("Z") is None
    assert offered.type("ö") is None
    assert (offered.text, offered.delete_before()) == ("Zö", "ö")
    assert offered.type("\u202e") == "sign"
    assert offered.type("x" * 200) == "long"
    assert offered.text == "Z"


@pytest.mark.promise("Text", "A letter is never parted from its marks")
@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Zoe\u0308", ["Z", "o", "ë"]),
        (STRESSED, ["И\u0301", "в", "а"]),
        ("Đoko", ["Đ", "o", "k", "o"]),
        ("Šárka", ["Š", "á", "r", "k", "a"]),
        ("S\u030ca\u0301", ["Š", "á"]),
        ("กำ", ["ก", "ำ"]),
        ("नि", ["नि"]),
    ],
)
def test_a_letter_has_its_marks_with_it(text: str, whole: list[str]) -> None:
    assert letters(text) == whole
    walked = field(text)
    walked.to_start()
    passed = []
    while walked.here:
        passed.append(walked.here)
        walked.move(1)
    assert passed == whole
    assert [walked.delete_before() for _ in whole] == whole[::-1]
    assert walked.delete_before() == ""


def test_letters_are_put_in_and_taken_out_at_the_caret() -> None:
    line = field("Ana")
    line.move(-2)
    assert line.type("n") is None
    assert (line.text, line.before, line.here) == ("Anna", "An", "n")
    assert line.delete_here() == "n"
    assert line.type("\u030c") is None  # a mark joins the letter before the caret
    assert (line.text, line.before) == ("Aňa", "Aň")
    line.to_end()
    assert (line.delete_here(), line.move(1)) == ("", False)


def test_a_full_field_takes_nothing_more_wherever_the_caret_stands() -> None:
    line = field("x" * LONGEST)
    line.to_start()
    assert line.type("y") == "long"
    assert line.select_all()
    assert line.type("y") is None
    assert line.text == "y"


def test_words_are_come_to_at_their_beginnings() -> None:
    line = field("Jan van  Eyck")
    line.to_start()
    words = [line.word]
    while line.to_word(1):
        words.append(line.word)
    assert words == ["Jan", "van", "Eyck", ""]
    assert (line.to_word(-1), line.word) == (True, "Eyck")


# --- what is heard

WALK = ("Left", "Left", "Left", "Home", "Right", "Home", "Delete", "End", "Right", "Backspace", "Up", "Control+A")
SAID = {
    "en": ("a.", "hyphen.", "n.", "capital A.", "n.", "capital A.", "capital A deleted. n.", "End.", "End.",
           "a deleted.", "n-.", "Selected: n-."),
    "cs": ("a.", "pomlčka.", "n.", "velké A.", "n.", "velké A.", "Smazáno: velké A. n.", "Konec.", "Konec.",
           "Smazáno: a.", "n-.", "Vybráno: n-."),
    "ru": ("a.", "дефис.", "n.", "заглавная A.", "n.", "заглавная A.", "Удалено: заглавная A. n.", "Конец.", "Конец.",
           "Удалено: a.", "n-.", "Выделено: n-."),
    "sr": ("a.", "crtica.", "n.", "veliko A.", "n.", "veliko A.", "Obrisano: veliko A. n.", "Kraj.", "Kraj.",
           "Obrisano: a.", "n-.", "Izabrano: n-."),
}  # fmt: skip


@pytest.mark.promise(
    "Text",
    "Where a name is typed, moving says the letter, Backspace and Delete what is gone, Up and Down the "
    "whole, in every script",
)
@pytest.mark.parametrize("language", SAID)
def test_each_key_says_what_a_reader_expects(language: str) -> None:
    play = naming(language)
    written(play, "An-a")
    assert tuple(play.press(*WALK)) == SAID[language]
    assert shown(play) == "n-|"


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (STRESSED, ["capital И\u0301.", "в.", "а.", "End."]),
        ("Љиља", ["capital Љ.", "и.", "љ.", "а.", "End."]),
        ("Šárka", ["capital Š.", "á.", "r.", "k.", "a.", "End."]),
        ("Jan D'a", ["capital J.", "a.", "n.", "Space.", "capital D.", "apostrophe.", "a.", "End."]),
        ("7.", ["7.", "full stop.", "End."]),
    ],
)  # fmt: skip
@pytest.mark.promise(
    "Text",
    "Where a name is typed, moving says the letter, Backspace and Delete what is gone, Up and Down the "
    "whole, in every script",
)
def test_every_script_is_read_letter_by_letter(name: str, expected: list[str]) -> None:
    play = naming()
    written(play, name)
    assert play.press("Home", *["Right"] * len(letters(name))) == expected
    assert play.press(*["Backspace"] * len(letters(name)))[-1] == f"{expected[0].removesuffix('.')} deleted."
    assert play.press("Backspace", "Delete", "Up", "Left", "Control+A") == [
        "There is nothing to delete.", "There is nothing to delete.", "Nothing is typed yet.", "End.",
        "Nothing is typed yet.",
    ]  # fmt: skip


def test_a_mark_typed_after_its_letter_is_said_with_it() -> None:
    play = naming()
    assert written(play, "И\u0301") == ["capital И.", "capital И\u0301."]
    assert written(play, "c\u030c") == ["c.", "č."]


def test_words_are_said_whole() -> None:
    play = naming()
    written(play, "Jan van Eyck")
    assert play.press("Control+Left", "Control+Left", "Control+Right", "Control+Right") == [
        "Eyck.", "van.", "Eyck.", "End.",
    ]  # fmt: skip


def test_the_offered_name_is_gone_over_or_typed_over() -> None:
    play = naming(name="Ana")
    assert play.press("Left") == ["capital A."]
    written(play, "J")
    assert shown(play) == "J|Ana"
    play.press("Control+A")
    written(play, "Z")
    assert shown(play) == "Z|"
    assert play.press("Control+A", "Backspace") == ["Selected: Z.", "capital Z deleted."]


def test_a_held_key_goes_on_moving_and_deleting() -> None:
    play = naming()
    written(play, "Anna")
    for _ in range(2):
        play.stage.press(Gesture("kb:left", "", repeat=True))
    assert shown(play) == "An|na"
    for _ in range(2):
        play.stage.press(Gesture("kb:backspace", "", repeat=True))
    assert shown(play) == "|na"


@pytest.mark.promise("Text", "Pasting says what was pasted, or why nothing was")
@pytest.mark.parametrize(
    ("clipboard", "said", "whole"),
    [
        (" Zuzana\n Nová ", "Pasted: Zuzana Nová.", "Zuzana Nová"),
        ("", "There is no text to paste.", ""),
        ("\n", "There is no text to paste.", ""),
        ("x" * 41, "A name can have 40 characters at most.", ""),
        ("a\u202eb", "That can't be typed here.", ""),
    ],
)
def test_the_clipboard_is_pasted_or_told_why_not(clipboard: str, said: str, whole: str) -> None:
    play = naming()
    play.services.paste = lambda: clipboard
    assert play.press("Control+V") == [said]
    assert play.stage.picture().field == whole


def test_a_name_is_mended_where_it_is_wrong(store: ChipStore) -> None:
    play = Play(store, settings=Settings(language="en", name="Anna", pace="instant"))
    play.services.lobby.be("Anna")
    play.begin(PlayersScene(play.services))
    said = play.press("Enter", "Down", "Enter", "Left", "Right", "Delete", "Enter")
    assert said[-1] == "The name is Ana now."
    assert store.find_player("Ana") is not None


def test_no_reading_key_of_the_field_is_silent_in_any_language() -> None:
    for language in WORDS:
        play = naming(language)
        written(play, "Bo 7.")
        for key in (
            "Left",
            "Right",
            "Control+Left",
            "Control+Right",
            "Home",
            "End",
            "Backspace",
            "Delete",
            "Up",
            "Down",
        ):
            said = play.press(key)
            assert len(said) == 1, (language, key, said)
            assert said[0].strip(" ."), (language, key)


# --- what is seen


def measure(text: str, size: int, bold: bool = False, /) -> tuple[int, int]:
    return len(text) * size // 2, size


@pytest.mark.promise("Text", "The caret is seen where the next letter goes")
@pytest.mark.parametrize("size", [24, 96])
@pytest.mark.parametrize("name", ["", "Ana", "Jan van Eyck", "Maximilian Constantinopolitanus Novák Ža"])
def test_the_caret_stands_where_the_next_letter_goes(name: str, size: int) -> None:
    for caret in range(len(name) + 1):
        boxes = lay_out(Picture("Your name", field=name, caret=caret), "", (640, 480), size, measure)
        bar = next(box.rect for box in boxes if isinstance(box, CaretBox))
        lines = [box for box in boxes if isinstance(box, TextBox) and box.bold][1:]
        before, here = "", [box for box in lines if box.rect.y == bar.y]
        for line in (one for one in lines if one.rect.y < bar.y):
            before += line.text
        if here:
            before += here[0].text[: round((bar.x - here[0].rect.x) / (here[0].size / 2))]
        assert before.replace(" ", "") == name[:caret].replace(" ", ""), (caret, before)
        assert bar.x >= 0
        assert bar.x + bar.width <= 640
        assert bar.y + bar.height <= 480


# --- in a terminal


@pytest.mark.promise(
    "Text",
    "Where a name is typed, moving says the letter, Backspace and Delete what is gone, Up and Down the "
    "whole, in every script",
)
def test_the_keys_of_a_terminal_edit_too(tmp_path: Path) -> None:
    """Real bytes of a real terminal: arrows, Delete, Home, Ctrl+A, Cyrillic letters."""
    needs_posix()
    import pty

    master, slave = pty.openpty()
    given = ("--terminal", "--lang", "en", "--driver", "none", "--mute", "--data-dir", str(tmp_path))
    process = subprocess.Popen(
        command(*given), stdin=slave, stdout=slave, stderr=slave, env=environment(), cwd=tmp_path
    )
    os.close(slave)
    try:
        heard(master, "Your name?")
        for keys, said in (
            ("Ж", "capital Ж."), ("у", "у."), ("\x1b[D", "у."), ("\x1b[D", "capital Ж."),
            ("\x1b[3~", "capital Ж deleted. у."),
            ("\x1b[F", "End."), ("\x1bOH", "у."), ("\x1b[A", "у."), ("\x01", "Selected: у."), ("\x7f", "у deleted."),
            ("\x16", "There is no text to paste."),
        ):  # fmt: skip
            os.write(master, keys.encode())
            heard(master, said)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def heard(master: int, said: str, seconds: float = 20) -> None:
    """Waits until the terminal shows this."""
    end, text = time.monotonic() + seconds, ""
    while said not in text:
        assert time.monotonic() < end, f"{said!r} never came, but {text!r}"
        if select.select([master], [], [], 0.1)[0]:
            text += os.read(master, 4096).decode("utf-8", "replace")
