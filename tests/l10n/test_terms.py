"""Words that each game has of its own: the same thing is never called two names at one table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from audiojack.l10n.localizer import Localizer

HINT = {"action": "insure", "sign": "minus", "amount": 5}


@pytest.mark.parametrize(
    ("lang", "id", "args", "said"),
    [
        ("sr", "hint-worth", {**HINT, "play": "croupier"}, "Uzeti osiguranje: minus 5."),
        ("sr", "hint-worth", {**HINT, "play": "house"}, "Uzeti garanciju: minus 5."),
        ("sr", "guide-deal", {"play": "croupier"},
         "Ulozi su na stolu. Sada se deli: vama dve karte, krupijeu jedna otvorena."),
        ("sr", "guide-deal", {"play": "house"},
         "Ulozi su na stolu. Sada se deli: vama dve karte, delitelju jedna otvorena."),
        ("sr", "drill-action",
         {"play": "croupier", "cards": ("10", "6"), "points": 16, "upcard": "A"},
         "Vaše karte: desetka i šestica, 16. Otvorena karta krupijea: kec. Šta radite?"),
        ("cs", "drill-winner", {"play": "house", "mine": ("10h",), "theirs": ("9c",)},
         "Vy: srdcová desítka. Krupiér: křížová devítka. Jak to pro vás končí?"),
        ("cs", "drill-do", {"play": "duels", "action": "give-back"}, "Odevzdat karty"),
        ("cs", "say-turn-over-mine", {"play": "matched", "called": "yes"}, "Oko! Váš tah končí."),
        ("cs", "say-turn-over-mine", {"play": "club", "called": "no"}, "Váš tah končí."),
        ("cs", "say-hand-over-mine", {"box": 0, "hand": 0}, "Víc karet nebude."),
        ("ru", "drill-do", {"play": "duels", "action": "give-back"}, "Скинуть карты"),
        ("ru", "do-announce", {"play": "duels"}, "Объявить стук"),
        ("cs", "ask-bank-cards-mine",
         {"cards": ("As", "Ad"), "known": 2, "closed": 0, "points": 22, "soft": "no", "makes": "royal"},
         "Vaše karty: pikové eso a kárové eso, královské oko."),
        ("cs", "ask-bank-cards-mine",
         {"cards": ("10s", "9d"), "known": 2, "closed": 0, "points": 19, "soft": "no", "makes": "none"},
         "Vaše karty: piková desítka a kárová devítka, 19."),
        ("ru", "say-keep-asked", {"name": "Ана"}, "Решает: Ана."),
        ("sr", "say-keep-asked", {"name": "Ana"}, "Odlučuje: Ana."),
    ],
)  # fmt: skip
def test_the_game_keeps_its_words(
    localizer: Callable[[str], Localizer], lang: str, id: str, args: dict[str, object], said: str
) -> None:
    assert localizer(lang).text(id, args) == said  # type: ignore[arg-type]
