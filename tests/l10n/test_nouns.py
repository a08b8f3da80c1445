"""Numbers with their nouns, against a table of forms and rules that shares nothing with the messages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from audiojack.l10n.localizer import Localizer
from audiojack.l10n.words import Words

NUMBERS = [*range(201), 211, 212, 221, 999, 1000, 1001, 1002, 1011, 1021, 1250, 10_001, 1_000_000, 1_000_001]

# one / few / other / accusative after one
FORMS = {
    "cs": {
        "point": "bod body bodů bod",
        "chip": "žeton žetony žetonů žeton",
        "card": "karta karty karet kartu",
        "stake": "sázka sázky sázek sázku",
        "round": "kolo kola kol kolo",
        "circle": "kolo kola kol kolo",
        "player": "hráč hráči hráčů hráč",
        "hand": "hra hry her hru",
        "pack": "balíček balíčky balíčků balíček",
        "picture": "obrázek obrázky obrázků obrázek",
    },
    "ru": {
        "point": "очко очка очков очко",
        "chip": "фишка фишки фишек фишку",
        "card": "карта карты карт карту",
        "stake": "ставка ставки ставок ставку",
        "round": "раунд раунда раундов раунд",
        "circle": "круг круга кругов круг",
        "player": "игрок игрока игроков игрок",
        "hand": "рука руки рук руку",
        "pack": "колода колоды колод колоду",
        "picture": "картинка картинки картинок картинку",
    },
    "sr": {
        "point": "poen poena poena poen",
        "chip": "žeton žetona žetona žeton",
        "card": "karta karte karata kartu",
        "stake": "ulog uloga uloga ulog",
        "round": "runda runde rundi rundu",
        "circle": "krug kruga krugova krug",
        "player": "igrač igrača igrača igrač",
        "hand": "ruka ruke ruku ruku",
        "pack": "špil špila špilova špil",
        "picture": "slika slike slika sliku",
    },
    "en": {
        noun: f"{noun} {noun}s {noun}s {noun}"
        for noun in ("point", "chip", "card", "stake", "round", "circle", "player", "hand", "pack", "picture")
    },
}


def form(lang: str, n: int) -> int:
    """0 for one, 1 for few, 2 for the rest."""
    if lang == "en":
        return 0 if n == 1 else 2
    if lang == "cs":
        return 0 if n == 1 else 1 if n in (2, 3, 4) else 2
    last, tens = n % 10, n // 10 % 10
    if tens == 1 or last == 0 or last > 4:
        return 2
    return 0 if last == 1 else 1


@pytest.mark.promise("What is said", "Numbers are digits without grouping and agree with their nouns")
@pytest.mark.parametrize("lang", FORMS)
def test_every_noun_agrees_with_every_number(lang: str, localizer: Callable[[str], Localizer]) -> None:
    words = Words(localizer(lang).text)
    for noun, line in FORMS[lang].items():
        *nominative, accusative_one = line.split()
        for n in NUMBERS:
            which = form(lang, n)
            assert words.noun(n, noun) == f"{n} {nominative[which]}"
            accusative = accusative_one if which == 0 else nominative[which]
            assert words.noun(n, noun, "acc") == f"{n} {accusative}"
    assert not localizer(lang).missing


def test_the_bankers_call(localizer: Callable[[str], Localizer]) -> None:
    def call(lang: str, n: int) -> str:
        return localizer(lang).text("threshold-takes", {"n": n})

    assert [call("cs", n) for n in range(3, 22)] == [
        *("Tři berou!", "Čtyři berou!", "Pět bere!", "Šest bere!", "Sedm bere!", "Osm bere!", "Devět bere!"),
        *("Deset bere!", "Jedenáct bere!", "Dvanáct bere!", "Třináct bere!", "Čtrnáct bere!", "Patnáct bere!"),
        *("Šestnáct bere!", "Sedmnáct bere!", "Osmnáct bere!", "Devatenáct bere!", "Dvacet bere!"),
        "Jednadvacet bere!",
    ]
    assert call("ru", 20) == "Банкир: хватит, девятнадцать."
    assert call("ru", 3) == "Банкир: хватит, два."
    assert call("sr", 4) == "Četiri dobijaju!"
    assert call("sr", 21) == "Dvadeset jedan dobija!"
    assert call("en", 19) == "Nineteen takes!"
    for n in range(3, 22):
        assert not any(letter.isdigit() for lang in ("ru", "sr", "en") for letter in call(lang, n))


def test_a_threshold_that_cannot_be_is_a_fault(tmp_path: object, localizer: Callable[[str], Localizer]) -> None:
    with pytest.raises(ValueError, match="22"):
        Words(localizer("en").text).threshold(22)
