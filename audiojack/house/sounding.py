"""Names by ear: two that sound the same would be one person to whoever only hears them (ONLINE 2.6)."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs import categories

from audiojack.store.names import fold

_LETTERS = "абвгдђежзијклмнопрстћуфхцчшљњџёйщъыьэюяєіїґў"
_SOUNDS = "a b v g d dj e z z i j k l m n o p r s t c u f h c c s lj nj dz e j s  y  e ju ja e i i g u"
_CYRILLIC = dict(zip(_LETTERS, _SOUNDS.split(" "), strict=True))
_ALIKE = str.maketrans({"0": "o", "1": "i", "|": "i", "5": "s", "$": "s", "@": "a", "w": "v", "q": "k", "x": "ks"})


def sound(name: str) -> str:
    """What a name sounds like, in plain Latin letters: names of one sound are one person's (ONLINE 2.6).

    Cyrillic and Latin letters of one sound, letters with and without marks, and signs that look alike are the same;
    so are doubled letters, which no ear counts; digits are counted.
    """
    spread = unicodedata.normalize("NFKD", "".join(_CYRILLIC.get(sign, sign) for sign in fold(name)))
    plain = "".join(sign for sign in spread if sign.isalnum()).replace("đ", "dj").replace("ł", "l")
    once = (sign for at, sign in enumerate(plain) if at == 0 or plain[at - 1] != sign or not sign.isalpha())
    return "".join(once).translate(_ALIKE)


def mixed(name: str) -> bool:
    """Whether the name mixes letters of several scripts, as no name does that is meant to be heard."""
    scripts = set(categories.unique_aliases(name)) - {"COMMON", "INHERITED"}
    return len(scripts) > 1
