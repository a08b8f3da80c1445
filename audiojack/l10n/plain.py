"""Texts for an output whose encoding lacks their letters: readable ones in their place instead of question marks.

Letters lose their marks, Cyrillic becomes Latin, typographic signs become those of ASCII.
"""

from __future__ import annotations

import codecs
import unicodedata

from audiojack.l10n.script import to_latin

HANDLER = "audiojack-readable"
"""The name under which the replacement is known to Python's encoders, once `register` was called."""

_RUSSIAN = dict(
    zip("абвгдезийклмнопрстуфхцыэ", "abvgdeziyklmnoprstufhcye", strict=True)
) | {"ж": "zh", "ч": "ch", "ш": "sh", "щ": "shch", "ю": "yu", "я": "ya", "ё": "yo", "ъ": "", "ь": "'"}
_LETTERS = {"đ": "d", "ł": "l", "ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d"}
_SIGNS = {
    "„": '"', "“": '"', "”": '"', "«": '"', "»": '"', "‚": "'", "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-",
    "‑": "-", "…": "...", "×": "x", "\u00a0": " ", "\u202f": " ", "•": "*", "½": "1/2", "€": "EUR", "№": "No.",
}  # fmt: skip


def readable(text: str, encoding: str, language: str = "") -> str:
    """The text in letters that the encoding has, Serbian Cyrillic by the Latin of its own.

    Raises LookupError where there is no such encoding.
    """
    if _has(encoding, text):
        return text
    text = to_latin(text) if language.startswith("sr") else text
    return "".join(_fitting(character, encoding) for character in text)


def register() -> None:
    """Makes the replacement known to Python's encoders under `HANDLER`, in letters of ASCII."""
    codecs.register_error(HANDLER, _replaced)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return _fitting(error.object[error.start], "ascii"), error.start + 1


def _fitting(character: str, encoding: str) -> str:
    """The character, or what stands for it by ever plainer letters until the encoding has them."""
    return next((one for one in (character, *_plainer(character)) if _has(encoding, one)), "?")


def _plainer(character: str) -> tuple[str, ...]:
    if unicodedata.combining(character):
        return ("",)
    spread = unicodedata.normalize("NFKD", character)
    bare = "".join(sign for sign in spread if not unicodedata.combining(sign))
    return (_SIGNS.get(character, character), bare, _latin(character), _latin(bare))


def _latin(text: str) -> str:
    return "".join(_latin_letter(letter) for letter in text)


def _latin_letter(letter: str) -> str:
    small = letter.lower()
    latin = _RUSSIAN.get(small) if small in _RUSSIAN else _LETTERS.get(small)
    if latin is None:
        return unicodedata.normalize("NFKD", to_latin(letter)).encode("ascii", "ignore").decode() or letter
    return latin if letter == small else latin.capitalize()


def _has(encoding: str, text: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
