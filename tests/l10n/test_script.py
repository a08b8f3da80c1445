"""Serbian Latin from Cyrillic."""

from __future__ import annotations

import pytest

from audiojack.l10n.script import to_latin


@pytest.mark.parametrize(
    ("cyrillic", "latin"),
    [
        ("Џек, џак, ЏЕК", "Džek, džak, DŽEK"),
        ("Љубав, Њива, ЉУБАВ, КОЊ, КРАЉ, Љ", "Ljubav, Njiva, LJUBAV, KONJ, KRALJ, Lj"),
        ("Ђорђе Ћирић, жандар и шпил", "Đorđe Ćirić, žandar i špil"),
        ("Притисните C, Page Up или F1.", "Pritisnite C, Page Up ili F1."),
        ("„мала кући“ – 21", "„mala kući“ – 21"),
        (
            "абвгдђежзијклљмнњопрстћуфхцчџш АБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШ",
            "abvgdđežzijklljmnnjoprstćufhcčdžš ABVGDĐEŽZIJKLMNOPRSTĆUFHCČŠ",
        ),
    ],
)
def test_the_standard_table(cyrillic: str, latin: str) -> None:
    assert to_latin(cyrillic) == latin
