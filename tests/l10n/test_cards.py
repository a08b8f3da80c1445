"""Cards in their cases, alone and in rows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from audiojack.engine.cards import PACK_52
from audiojack.l10n.localizer import Localizer
from audiojack.l10n.words import Words

GOLDEN = Path(__file__).with_name("cards.golden.txt")


def words(localizer: Callable[[str], Localizer], lang: str) -> Words:
    return Words(localizer(lang).text)


def test_every_card_in_every_case(localizer: Callable[[str], Localizer]) -> None:
    lines = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert len(lines) == 4 * len(PACK_52)
    for line in lines:
        key, names = line.split(": ")
        lang, card = key.split()
        spoken = [words(localizer, lang).card(card, case) for case in ("nom", "acc", "gen")]
        assert spoken == names.split(", "), key


@pytest.mark.parametrize(
    ("lang", "arguments", "expected"),
    [
        ("en", (("8h", "8d", "Kc"), "nom", "no"), "two eights and king"),
        ("cs", (("8h", "8d", "Kc"), "acc", "no"), "dvě osmičky a krále"),
        ("ru", (("8h", "8d", "Kc"), "nom", "no"), "две восьмёрки и король"),
        ("sr", (("8h", "8d", "Kc"), "nom", "no"), "dve osmice i kralj"),
        ("sr-Cyrl", (("8h", "8d", "Kc"), "nom", "no"), "две осмице и краљ"),
        ("cs", (("Ah", "Ad"), "nom", "no"), "dvě esa"),
        ("ru", (("Ah", "Ad"), "nom", "no"), "два туза"),
        ("ru", (("Ah", "Ad"), "acc", "no"), "двух тузов"),
        ("sr", (("Ah", "Ad"), "acc", "no"), "dva keca"),
        ("cs", (("Jh", "Jd", "Js"), "nom", "no"), "tři kluci"),
        ("cs", (("Jh", "Jd", "Js"), "acc", "no"), "tři kluky"),
        ("cs", (("Kh", "Kd"), "gen", "no"), "dvou králů"),
        ("cs", (("4h", "4d", "4s", "4c", "4h"), "nom", "no"), "5 čtyřek"),
        ("cs", (("7h*", "7d"), "nom", "no"), "sedmička Šantal a sedmička"),
        ("ru", (("7h", "Ks", "2c"), "nom"), "семёрка червей, король пик и двойка треф"),
        ("en", (("?", "?", "9s"), "nom"), "two hidden cards and nine of spades"),
        ("ru", (("?",), "acc"), "закрытую карту"),
        ("en", ((),), ""),
    ],
)
def test_rows(
    lang: str,
    arguments: tuple[tuple[str, ...], str, str],
    expected: str,
    localizer: Callable[[str], Localizer],
) -> None:
    assert words(localizer, lang).cards(*arguments) == expected


def test_a_pair_of_suited_cards_is_not_counted(localizer: Callable[[str], Localizer]) -> None:
    expected = "srdcová osmička, piková dáma a srdcová osmička"
    assert words(localizer, "cs").cards(("8h", "Qs", "8h")) == expected


def test_santal_is_named_undeclined_after_its_card(localizer: Callable[[str], Localizer]) -> None:
    assert words(localizer, "cs").card("7h", "acc", santal="yes") == "srdcovou sedmičku, Šantal"
    assert words(localizer, "ru").card("7h*", "gen") == "семёрки червей, Шантал"
    assert words(localizer, "sr").card("7h*") == "sedmica herc, Šantal"
    assert words(localizer, "sr").card("7d", santal="yes") == "sedmica karo"


def test_the_english_article(localizer: Callable[[str], Localizer]) -> None:
    assert words(localizer, "en").card("8h", "a") == "an eight of hearts"
    assert words(localizer, "en").card("Jh", "a") == "a jack of hearts"


def test_names_in_a_row(localizer: Callable[[str], Localizer]) -> None:
    assert words(localizer, "en").row(("Ana", "Jana", "Ivan")) == "Ana, Jana and Ivan"
    assert words(localizer, "sr-Cyrl").row(("Ana", "Ivan")) == "Ana и Ivan"
    assert words(localizer, "ru").row(("Ана",)) == "Ана"
    assert words(localizer, "cs").row(()) == ""
