"""What stands for letters that an encoding lacks can still be read."""

from __future__ import annotations

import pytest

from audiojack.l10n.plain import HANDLER, readable, register


@pytest.mark.parametrize(
    ("text", "encoding", "language", "plain"),
    [
        ("Sázka: 10. „Ano“ – Růžena", "ascii", "cs", 'Sazka: 10. "Ano" - Ruzena'),
        ("Růžena – „Ano“", "cp1250", "cs", "Růžena – „Ano“"),
        ("Ваша ставка: 10. Ещё!", "ascii", "ru", "Vasha stavka: 10. Eshchyo!"),
        ("Ваша ставка: «Очко»", "koi8-r", "ru", 'Ваша ставка: "Очко"'),
        ("Жарко, Љиљана, Џек", "ascii", "sr-Cyrl", "Zarko, Ljiljana, Dzek"),
        ("Жарко, Љиљана, Џек", "cp1250", "sr-Cyrl", "Žarko, Ljiljana, Džek"),
        ("Đorđe", "ascii", "sr", "Dorde"),
        ("ř", "ascii", "en", "r"),
        ("♠ 漢", "ascii", "en", "? ?"),
        ("кот и ř", "utf-8", "ru", "кот и ř"),
    ],
)
def test_letters_that_are_lacking_are_replaced(text: str, encoding: str, language: str, plain: str) -> None:
    assert readable(text, encoding, language) == plain


def test_encoders_know_the_replacement() -> None:
    register()
    assert "Růžena – Щука".encode("ascii", HANDLER) == b"Ruzena - Shchuka"
    assert "Růžena".encode("koi8-r", HANDLER) == b"Ruzena"
