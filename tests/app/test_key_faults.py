"""Mistakes in the file of keys are told at the start, one sentence each, and the game goes on with the rest."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.player import run_keys

KEYS = """
[table]
split = ["c"]
fly = ["a"]
chips = ["Hyper+1"]
pause = []
"""

SAID = {
    "en": (
        "In keys.toml the key C is set for two commands: “Split the pair” and “Your cards”. It means “Split the pair”.",
        "In keys.toml there is a command that Audiojack does not have: “table.fly”. It is passed over.",
        "In keys.toml there is a key that Audiojack does not know, “Hyper+1”, for the command “Your chips”. "
        "It is passed over.",
        "In keys.toml the command “Pause” is left without a key, and it needs one. It keeps Escape.",
    ),
    "cs": (
        "V souboru keys.toml má klávesa C dva povely: „Rozdělit pár“ a „Vaše karty“. Platí „Rozdělit pár“.",
        "V souboru keys.toml je povel, který Audiojack nezná: „table.fly“. Nebere se v úvahu.",
        "V souboru keys.toml je u povelu „Vaše žetony“ klávesa, kterou Audiojack nezná: „Hyper+1“. Nebere se v úvahu.",
        "V souboru keys.toml zůstal bez klávesy povel „Pauza“, který ji potřebuje. Zůstává mu Escape.",
    ),
    "ru": (
        "В файле keys.toml у клавиши C две команды: «Разделить пару» и «Ваши карты». Действует «Разделить пару».",
        "В файле keys.toml есть команда, которой в Audiojack нет: «table.fly». Она пропущена.",
        "В файле keys.toml для команды «Ваши фишки» указана неизвестная клавиша: «Hyper+1». Она пропущена.",
        "В файле keys.toml команда «Пауза» осталась без клавиши, а без неё нельзя. Остаётся Escape.",
    ),
    "sr": (
        "U datoteci keys.toml taster C ima dve naredbe: „Razdvajanje para“ i „Vaše karte“. Važi „Razdvajanje para“.",
        "U datoteci keys.toml postoji naredba koju Audiojack ne poznaje: „table.fly“. Preskače se.",
        "U datoteci keys.toml za naredbu „Vaši žetoni“ stoji taster koji Audiojack ne poznaje: „Hyper+1“. Preskače se.",
        "U datoteci keys.toml naredba „Pauza“ ostala je bez tastera, a on joj je potreban. Ostaje Escape.",
    ),
}


@pytest.mark.promise(
    "Keys",
    "A mistake in the file of keys is told in one sentence that says what holds; the rest of the file "
    "holds too",
)
@pytest.mark.parametrize("lang", SAID)
def test_each_mistake_is_spoken_and_written(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "data" / "keys.toml"
    file.parent.mkdir()
    file.write_text(KEYS, "utf-8")
    done, lines = run_keys(tmp_path, ["Quit"], "--lang", lang, "--terminal", "--driver", "none", "--mute")
    said = [line["text"] for line in lines if "text" in line]
    written = done.stdout.splitlines()
    assert [text for text in said if "keys.toml" in text] == list(SAID[lang])
    assert [line for line in written if "keys.toml" in line] == list(SAID[lang])
    assert file.read_text("utf-8") == KEYS
    assert done.returncode == 0


def test_the_keys_that_are_right_hold(tmp_path: Path) -> None:
    """C splits (there is nothing to split yet), and S, whose line is wrong, says the chips as ever."""
    file = tmp_path / "data" / "keys.toml"
    file.parent.mkdir()
    file.write_text(KEYS, "utf-8")
    keys = [*("Enter",) * 4, "C", "S", "Quit"]
    plain = ("--lang", "en", "--terminal", "--driver", "none", "--mute", "--pace", "instant", "--seed", "1")
    _, lines = run_keys(tmp_path, keys, *plain)
    pressed = [line["action"] for line in lines if "key" in line]
    assert pressed[-2:] == ["split", "chips"], pressed


def test_ten_thousand_mistakes_are_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "data" / "keys.toml"
    file.parent.mkdir()
    file.write_text("[table]\n" + "".join(f'c{number} = "x"\n' for number in range(10_000)), "utf-8")
    _, lines = run_keys(tmp_path, ["Quit"], "--lang", "en", "--terminal", "--driver", "none", "--mute")
    told = [line["text"] for line in lines if "keys.toml" in line.get("text", "")]
    assert told == [
        "In keys.toml there are many mistakes, 10000 altogether. What can't be understood is passed over."
    ]


def test_a_long_word_is_cut_and_a_wrong_line_named(tmp_path: Path) -> None:
    file = tmp_path / "data" / "keys.toml"
    file.parent.mkdir()
    file.write_text(f'[table]\n{"a" * 100_000} = "x"\nchips =\n', "utf-8")
    _, lines = run_keys(tmp_path, ["Quit"], "--lang", "en", "--terminal", "--driver", "none", "--mute")
    told = [line["text"] for line in lines if "keys.toml" in line.get("text", "")]
    assert len(told) == 2
    assert told[0] == "Line 3 of keys.toml can't be understood. It is passed over."
    assert all(len(text) < 160 for text in told)
