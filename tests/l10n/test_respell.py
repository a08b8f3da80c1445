"""Respellings, heard as the phonemes of the library that ships."""

from __future__ import annotations

import re
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
    ("ru", "7, 27, 107, 1007.", "семь, двадцать семь, сто семь, тысяча семь."),
    ("ru", "7000, 7240, 27000.", "семь тысяч, семь тысяч 240, двадцать семь тысяч."),
    ("ru", "0. 100.", "[[n'ol;I^]]. сто."),
    ("ru", "14,5; 0,22; 21,1; 1,02.",
     "четырнадцать целых пять десятых; [[n'ol;I^]] целых двадцать две сотых; "
     "двадцать одна целая одна десятая; одна целая две сотых."),
    ("ru", "4 из 25, 1 из 1, 3 из 131, 2 из 1250.",
     "четыре из двадцати пяти, один из одного, три из ста тридцати одного, два из тысячи двухсот пятидесяти."),
    ("ru", "5 мая 2025 года", "пятого мая 2000 двадцать пятого года"),
    ("ru", "31 декабря 2030 года", "тридцать первого декабря 2000 тридцатого года"),
    ("ru", "Сегодня, 21:37. 12:05. 3:00.",
     "Сегодня, двадцать один тридцать семь. двенадцать [[n'ol;I^]] пять. три [[n'ol;I^]] [[n'ol;I^]]."),
    ("cs", "21, 131.", "jednadvacet, sto jednatřicet."),
    ("cs", "101 žetonů, 11 žetonů", "sto jedna žetonů, jedenáct žetonů"),
    ("cs", "1 kartu, 2 karty, 2 kola, 1 kolo", "jednu kartu, dvě karty, dvě kola, jedno kolo"),
    ("cs", "Dobrat -21, 3:2.", "Dobrat minus jednadvacet, tři ku dvěma."),
    ("cs", "Black Jack, F1, á.", "Blek džek, ef jedna, á."),
    ("cs", "Braille, stand-off.", "Brajl, stendof."),
    ("cs", "Speech Dispatcher, délka braillského řádku", "Spíč dispečer, délka brajlského řádku"),
    ("cs", "4 z 25, 2 z 7, 9 z 94", "čtyři z pětadvaceti, dva ze sedmi, devět ze čtyřiadevadesáti"),
    ("cs", "3 z 105, 1 z 12", "tři ze sto pěti, jeden z dvanácti"),
    ("cs", "30. listopadu 2026, 21:44", "třicátého listopadu 2026, jednadvacet hodin čtyřicet čtyři minut"),
    ("cs", "5. ledna, 1:01, 2:05", "pátého ledna, jedna hodina jedna minuta, dvě hodiny pět minut"),
    ("cs", "0:30, 14:00", "nula hodin třicet minut, čtrnáct hodin"),
    ("cs", "31. prosince, 03:02", "třicátého prvního prosince, tři hodiny dvě minuty"),
    ("cs", "1:1, 5:4", "jedna ku jedné, pět ku čtyři"),
    ("cs", "1 procento, 2 procenta", "jedno procento, dvě procenta"),
    ("cs", "Místo 21: Boris", "Místo jednadvacet: Boris"),
    ("cs", "„audiojack --help“", "„audiodžek --help“"),
    ("cs", "100. 4 z 25.", "sto. čtyři z pětadvaceti."),
    ("sr", "21 karta, 22 karte, 1 kartu", "dvadeset jedna karta, dvadeset dve karte, jednu kartu"),
    ("sr", "21000 žetona, 31500", "dvadeset jedna hiljada žetona, trideset jedna hiljada petsto"),
    ("sr-Cyrl", "Притисните Escape, 21 карта.", "Pritisnite Eskejp, dvadeset jedna karta."),
    ("sr-Cyrl", "служба Speech Dispatcher, глас Windows", "služba Spič dispečer, glas Vindous"),
    ("sr", "12. marta 2025. u 14:05.", "dvanaesti marta 2025 u 14 časova i pet minuta."),
    ("sr", "31. maja 2026. u 1:00", "trideset prvi maja 2026 u jedan čas"),
    ("sr", "u 21:01, u 3:22", "u 21 čas i jedan minut, u tri časa i 22 minuta"),
    ("sr", "Plaća se 3:2.", "Plaća se tri prema dva."),
    ("sr", "Uzimate kartu naslepo. 2 karte.", "Uzimate kartu naslepo. Dve karte."),
    ("sr", "200 reči u minutu, 32 tačke", "200 reči u minutu, trideset dve tačke"),
    ("sr", "Ctrl+plus, Ctrl+minus", "Kontrol i plus, Kontrol i minus"),
    ("en", "Draw -21, stand -14.", "Draw minus twenty one, stand minus fourteen."),
    ("en", "Blek džek, table.", "Bleck Jeck, table."),
    ("en", "5 January 2025, 14:05", "5 January 2025, 14 oh 5"),
    ("en", "9:00, 21:37", "9 o'clock, 21 37"),
    ("en", "Blackjack pays 3:2.", "Blackjack pays three to two."),
    ("en", "Ctrl+Plus, Ctrl+Minus", "Control and Plus, Control and Minus"),
]  # fmt: skip

STRESSED = """
Банк де́ржите вы. Вы ски́дываете карты. Вы вытя́гиваете карту. Вы обме́ниваете карту. Карты обме́нивают.
Обме́нивайте семёрку. Игрок обме́нивает карту. Вы удва́иваете ставку. Удва́ивайте ставку. При́мете банк. Банк при́мет
другой. Или пропусти́те раунд. Положи́те фишки. Запусти́те игру. Карты тасу́ют. Валет сто́ит дороже. Они сто́ят дороже.
Громкость го́лоса. Скорость го́лоса. Темп игры́. Правила игры́. Ход игры́. Этой игры́. Все и́гры. Карточные и́гры.
Очко уже́ было. Уже́ занята́. Пото́м. Тому́, кто держит банк. Стре́лками. Стре́лок. Номера́ строк. Цвета́ окна́.
Две руки́. Первой руки́. Все ру́ки. Номер строки́. Что слова́ прозвучат неверно. Подрезна́я карта. Без подрезно́й
карты. Тире́. Бу́фера. Дои́грывают. Допла́чивает. Допла́чивают. Несы́гранная. По́мните. Прикупа́йте.
Прикупа́я. Прикупи́в. Останови́тесь. Когда вы остано́витесь. Посмотри́те. Возвраща́йте. Вы про́сите. Вы пла́тите.
Никто не узна́ет. Больши́х. Выходи́ли. Дела́. Друго́м. Все три числа́. Туза́х. Вы де́лите пару. Дели́те тузов.
О́льга. Шанта́л.
"""
"""Russian sentences with the stress that they must have; the voice gets them without the accents."""
ACUTE = "\u0301"


def test_russian_words_are_stressed_where_they_must_be() -> None:
    sentences = " ".join(STRESSED.split()).split(". ")
    bare = [sentence.replace(ACUTE, "") for sentence in sentences]
    for sentence, said in zip(sentences, phonemes([("ru", respell(text, "ru")) for text in bare]), strict=True):
        for word, sounds in zip(sentence.split(), said.split(), strict=True):
            if ACUTE in word:
                assert _shape(sounds) == _shape(_stress_first(word)), (word, said)


def test_a_key_s_name_is_stressed_too() -> None:
    ctrl, key_e = phonemes([("ru", respell(name, "ru")) for name in ("Ctrl", "E")])
    assert _shape(ctrl) == "*ˈ*"
    assert ctrl.replace("ˈ", "").startswith("k")
    assert key_e == "jˈɛ"


def test_a_number_at_the_beginning_of_a_sentence_keeps_the_pause_before_it() -> None:
    """The voice takes a full stop before a small letter for no end of a sentence."""
    said = [respell(text, lang) for lang, text in (
        ("sr", "Uzimate kartu naslepo. 2 karte."),
        ("cs", "Berete kartu. 2 karty."),
        ("ru", "Вы берёте карту. 2 карты."),
    )]  # fmt: skip
    assert said == ["Uzimate kartu naslepo. Dve karte.", "Berete kartu. Dvě karty.", "Вы берёте карту. Две карты."]


def _stress_first(word: str) -> str:
    """The accent before its vowel, as the phonemes have it."""
    return re.sub(f"(.){ACUTE}", r"ˈ\1", word)


def _shape(word: str) -> str:
    """The vowels of a word and which of them is stressed: "*ˈ*" for «банки́р»."""
    return re.sub(r"[^*ˈ]", "", re.sub(r"ɪ\^", "", word.lower()).translate(_VOWELS))


_VOWELS = str.maketrans(dict.fromkeys("aɐɑæɛeəɜɪiɔoøɵɒʌʊuʉyɨаеёиоуыэюя", "*"))


@pytest.mark.promise("What is said", "Numbers, cards and names are pronounced as they should")
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
    assert respell("A21 x1 karta", "cs") == "A21 x1 karta"


def test_only_a_ratio_is_read_as_one() -> None:
    assert respell("5:4", "cs") == "5 ku 4"
    assert respell("3:21", "cs") == "3 hodiny jednadvacet minut"
    assert respell("21:99", "cs") == "21:99"


def test_the_places_after_a_decimal_mark_stay() -> None:
    assert respell("0,521 a 13,091, 21", "cs") == "0,521 a 13,091, jednadvacet"


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
