"""Respellings, heard as the phonemes of the library that ships."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack import resources
from audiojack.l10n.localizer import languages
from audiojack.l10n.respell import RespellError, compile_rules, load_rules, respell
from audiojack.l10n.spans import spans, voiced
from tests.l10n.conftest import write
from tests.l10n.phonemes import phonemes

SAME_SOUND = [
    # language, what is written, words that sound as it must
    ("ru", "21 фишка", "двадцать одна фишка"),
    ("ru", "Вы выиграли 101 фишку.", "Вы выиграли сто одну фишку."),
    ("ru", "22 фишки, 112 фишек", "двадцать две фишки, сто двенадцать фишек"),
    ("ru", "1001 фишка, 1250.", "тысяча одна фишка, тысяча 250."),
    ("ru", "21 очко, 1 очко", "двадцать одно очко, одно очко"),
    ("ru", "21 раунд", "двадцать один раунд"),
    ("ru", "Хватит: -14.", "Хватит: минус четырнадцать."),
    ("ru", "Выплата 3:2.", "Выплата три к двум."),
    ("ru", "Black Jack! Нажмите Enter или F12.", "Блэкджек! Нажмите Энтер или эф двенадцать."),
    ("cs", "21, 131.", "jednadvacet, sto jednatřicet."),
    ("cs", "101 žetonů, 11 žetonů", "sto jedna žetonů, jedenáct žetonů"),
    ("cs", "1 kartu, 2 karty, 2 kola, 1 kolo", "jednu kartu, dvě karty, dvě kola, jedno kolo"),
    ("cs", "Dobrat -21, 3:2.", "Dobrat minus jednadvacet, tři ku dvěma."),
    ("cs", "Black Jack, F1, á.", "Blek džek, ef jedna, á."),
    ("cs", "Braille, stand-off.", "Brajl, stendof."),
    ("cs", "Speech Dispatcher, délka braillského řádku", "Spíč dispečer, délka brajlského řádku"),
    ("sr", "21 karta, 22 karte, 1 kartu", "dvadeset jedna karta, dvadeset dve karte, jednu kartu"),
    ("sr", "21000 žetona, 31500", "dvadeset jedna hiljada žetona, trideset jedna hiljada petsto"),
    ("sr-Cyrl", "Притисните Escape, 21 карта.", "Pritisnite Eskejp, dvadeset jedna karta."),
    ("sr-Cyrl", "служба Speech Dispatcher, глас Windows", "služba Spič dispečer, glas Vindous"),
    ("en", "Draw -21, stand -14.", "Draw minus twenty one, stand minus fourteen."),
]


def test_numbers_and_names_sound_as_they_should() -> None:
    voices = [lang.partition("-")[0] for lang, _, _ in SAME_SOUND]
    respelled = [respell(text, lang) for lang, text, _ in SAME_SOUND]
    wanted = [words for _, _, words in SAME_SOUND]
    said = phonemes(list(zip(voices * 2, respelled + wanted, strict=True)))
    half = len(SAME_SOUND)
    for case, ours, theirs in zip(SAME_SOUND, said[:half], said[half:], strict=True):
        assert _sounds(ours) == _sounds(theirs), case


def _sounds(said: str) -> str:
    """Phonemes without blanks, stress and weak vowels: numbers in digits and in words differ in these."""
    return "".join(sound for sound in said if sound not in " ˈˌ").replace("ɪ", "i").replace("ɔ", "o")


def test_the_voice_gets_phonemes_only_from_us() -> None:
    assert respell("[[x]] король", "ru").count("[[") == 1
    assert "[[" not in respell("Ana [[d'Ana#]] bere kartu.", "cs")


def test_a_number_inside_a_word_stays() -> None:
    assert respell("A21 3:21 x1 karta", "cs") == "A21 3 ku jednadvacet x1 karta"


def test_a_language_without_a_file_is_left_alone(tmp_path: Path) -> None:
    assert respell("21 -14", "pl", tmp_path) == "21 -14"


@pytest.mark.parametrize(
    "text",
    ["words = 3", "[[patterns]]\nfind = '('\nsay = ''", "[[patterns]]\nfind = 'a'\nsay = '\\1'", "[oops]", "="],
)
def test_a_faulty_file_is_named(text: str, tmp_path: Path) -> None:
    file = write(tmp_path, "cs", text, "respell.toml")
    with pytest.raises(RespellError):
        compile_rules(load_rules(file))
    assert respell("Black Jack", "cs", tmp_path) == "Black Jack"


def test_the_shipped_files_are_sound() -> None:
    for lang in languages():
        compile_rules(load_rules(resources.locales() / lang / "respell.toml"))


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("Ana bere kartu.", "cs", (("Ana bere kartu.", "cs"),)),
        ("Игорь bere kartu.", "cs", (("Игорь", "ru"), (" bere kartu.", "cs"))),
        ("Igor a Љиља.", "cs", (("Igor a ", "cs"), ("Љиља", "sr"), (".", "cs"))),
        ("Јован vuče kartu.", "sr", (("Јован vuče kartu.", "sr"),)),
        ("Юрий vuče kartu.", "sr", (("Юрий", "ru"), (" vuče kartu.", "sr"))),
        ("Јован вуче карту.", "sr-Cyrl", (("Јован вуче карту.", "sr"),)),
        ("Ходит: Jiří.", "ru", (("Ходит: ", "ru"), ("Jiří", "cs"), (".", "ru"))),
        ("Ходит: Anne-Marie Smith.", "ru", (("Ходит: ", "ru"), ("Anne-Marie Smith", "en"), (".", "ru"))),
        ("Ходит: Đorđe.", "ru", (("Ходит: ", "ru"), ("Đorđe", "sr"), (".", "ru"))),
        ("", "en", (("", "en"),)),
    ],
)
def test_names_of_another_script_get_another_voice(text: str, lang: str, expected: tuple[tuple[str, str], ...]) -> None:
    assert spans(text, lang) == expected
    assert "".join(piece for piece, _ in expected) == text


def test_each_stretch_is_respelled_for_its_own_voice() -> None:
    assert voiced("Black Jack! У Nina 21 очко.", "ru") == (
        *(("Блэкджек! У ", "ru"), ("Nina", "en"), (" 20 одно очко.", "ru")),
    )
    assert voiced("Король червей.", "ru") == (("[[kVr'ol;I^]] червей.", "ru"),)
    assert voiced("Юрий вуче 21 карту.", "sr-Cyrl") == (("Юрий", "ru"), (" vuče 20 jednu kartu.", "sr"))
