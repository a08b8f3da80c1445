"""Which stretch of a sentence is read by which voice: names come in any script and any language.

A Czech voice spells Cyrillic letter by letter, a Russian one guesses at Latin. Sentences of one script, which
nearly all are, pass with one search.
"""

from __future__ import annotations

import re

from audiojack.l10n.localizer import SERBIAN, SERBIAN_CYRILLIC
from audiojack.l10n.respell import respell

Span = tuple[str, str]
"""A stretch of text and the language of the voice that reads it."""

_RUSSIAN = "ru"
_CYRILLIC_LANGUAGES = frozenset({"ru", "uk", "be", "bg", "mk"})
"""Languages whose voices read Cyrillic and must not be given Latin; the Serbian voice reads both."""
_CZECH = "cs"
_ENGLISH = "en"

_CYRILLIC_RUN = re.compile(r"[Ѐ-ӿ]+(?:[\s'’-][Ѐ-ӿ]+)*")
_LATIN_RUN = re.compile(r"[A-Za-zÀ-ɏ]+(?:[\s'’-][A-Za-zÀ-ɏ]+)*")
_SERBIAN_CYRILLIC = re.compile(r"[ђјљњћџЂЈЉЊЋЏ]")
_RUSSIAN_CYRILLIC = re.compile(r"[ёйщъыьэюяЁЙЩЪЫЬЭЮЯ]")
_SERBIAN_LATIN = re.compile(r"[đćĐĆ]")
_SLAVIC_LATIN = re.compile(r"[À-ɏ]")
_PHONEMES = re.compile(r"\[\[.*?\]\]")


def spans(text: str, lang: str) -> tuple[Span, ...]:
    """`text`, a sentence in `lang`, cut where it needs another voice. Joined, the stretches are `text` again."""
    base = SERBIAN if lang == SERBIAN_CYRILLIC else lang
    foreign = _foreign_runs(text, base)
    if not foreign:
        return ((text, base),)
    cut: list[Span] = []
    at = 0
    for start, end, voice in foreign:
        cut += [(text[at:start], base), (text[start:end], voice)]
        at = end
    return tuple(span for span in [*cut, (text[at:], base)] if span[0])


def voiced(text: str, lang: str) -> tuple[Span, ...]:
    """What the embedded voices must be given for a sentence in `lang`, each stretch respelled for its voice.

    Respelling comes first, so that «Black Jack» in a Russian sentence stays with the Russian voice.
    """
    base = SERBIAN if lang == SERBIAN_CYRILLIC else lang
    pieces = spans(respell(text, lang), base)
    return tuple((piece if voice == base else respell(piece, voice), voice) for piece, voice in pieces)


def _foreign_runs(text: str, base: str) -> list[tuple[int, int, str]]:
    if text.isascii() and base not in _CYRILLIC_LANGUAGES:
        return []
    if base in _CYRILLIC_LANGUAGES:
        hidden = _PHONEMES.sub(lambda match: "·" * len(match.group()), text) if "[[" in text else text
        return [(*match.span(), _latin_voice(match.group())) for match in _LATIN_RUN.finditer(hidden)]
    runs = [(*match.span(), _cyrillic_voice(match.group(), base)) for match in _CYRILLIC_RUN.finditer(text)]
    return [run for run in runs if run[2] != base]


def _cyrillic_voice(run: str, base: str) -> str:
    if base == SERBIAN:
        return _RUSSIAN if _RUSSIAN_CYRILLIC.search(run) else SERBIAN
    return SERBIAN if _SERBIAN_CYRILLIC.search(run) else _RUSSIAN


def _latin_voice(run: str) -> str:
    if _SERBIAN_LATIN.search(run):
        return SERBIAN
    return _CZECH if _SLAVIC_LATIN.search(run) else _ENGLISH
