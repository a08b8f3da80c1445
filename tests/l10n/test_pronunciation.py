"""Cards, totals and stakes as the embedded voice pronounces them: as words, never letter by letter or in symbols."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import SequenceMatcher

import pytest

from audiojack.engine.cards import PACK_52
from audiojack.l10n.localizer import Localizer
from audiojack.l10n.spans import voiced
from audiojack.l10n.words import Words
from tests.l10n.phonemes import phonemes

NUMBERS = {
    "en": {
        17: "seventeen", 21: "twenty one", 950: "nine hundred and fifty", 1000: "one thousand",
        12000: "twelve thousand", 12500: "twelve thousand five hundred", 1000000: "one million",
    },
    "cs": {
        17: "sedmnáct", 21: "jednadvacet", 950: "devět set padesát", 1000: "tisíc",
        12000: "dvanáct tisíc", 12500: "dvanáct tisíc pět set", 1000000: "milion",
    },
    "ru": {
        17: "семнадцать", 21: "двадцать один", 950: "девятьсот пятьдесят", 1000: "тысяча",
        12000: "двенадцать тысяч", 12500: "двенадцать тысяч пятьсот", 1000000: "один миллион",
    },
    "sr": {
        17: "sedamnaest", 21: "dvadeset jedan", 950: "devetsto pedeset", 1000: "hiljadu",
        12000: "dvanaest hiljada", 12500: "dvanaest hiljada petsto", 1000000: "milion",
    },
}  # fmt: skip
"""What the numbers of totals and stakes are called."""

ALIKE = 0.6
"""How alike the sounds of a number and of its words are."""
_VOWELS = re.compile(r"[aɐɑæɛeəɜɪiɔoɒʌʊuyɨ]+")
_LETTERS_OF_VOWELS = re.compile(r"[aeiouyáéíóúýůěаеёиоуыэюя]+", re.IGNORECASE)
"""A word that is spelled has a vowel for nearly each letter."""
_NO_SOUND = re.compile(r"[ˈˌː\s]")


def sounds(voice: str, texts: list[str]) -> list[str]:
    """The sounds of each text alone: no stress, no length, no pauses."""
    return [_NO_SOUND.sub("", said) for said in phonemes([(voice, text) for text in texts])]


def given(text: str, lang: str) -> str:
    return "".join(piece for piece, _ in voiced(text, lang))


def alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


@pytest.mark.promise("What is said", "Numbers, cards and names are pronounced as they should")
@pytest.mark.parametrize("lang", NUMBERS)
def test_totals_and_stakes_are_read_as_one_number(lang: str) -> None:
    texts = [given(f"{number}.", lang) for number in NUMBERS[lang]]
    words = [f"{word}." for word in NUMBERS[lang].values()]
    said = sounds(lang, texts + words)
    read, wanted = said[: len(texts)], said[len(texts) :]
    for place, number in enumerate(NUMBERS[lang]):
        likeness = [alike(read[place], word) for word in wanted]
        assert likeness[place] > ALIKE, (number, read[place], wanted[place])
        assert likeness[place] == max(likeness), (number, read[place])


@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr", "sr-Cyrl"])
def test_no_word_of_a_card_is_spelled_out(lang: str, localizer: Callable[[str], Localizer]) -> None:
    names = Words(localizer(lang).text)
    cards = {names.card(card, case) for card in PACK_52 for case in ("nom", "acc", "gen")}
    assert all(name.replace(" ", "").isalpha() for name in cards), "a symbol"
    words = sorted({word for name in cards for word in given(name, lang).split() if len(word) > 2 and "[[" not in word})
    for word, said in zip(words, sounds(lang.partition("-")[0], words), strict=True):
        assert 0 < len(_VOWELS.findall(said)) <= len(_LETTERS_OF_VOWELS.findall(word)) + 1, f"{word}: {said}"
