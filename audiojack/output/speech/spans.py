"""Which stretch of a text is in which language, so that each is spoken by a voice that can read it.

The presenter knows the language of a name and says so; where it doesn't, the script tells: a Czech voice
spells Cyrillic letter by letter, and a Russian one reads Latin as English.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from audiojack.output.speech.settings import spoken_language
from audiojack.output.speech.speech import Span, Speech

_SERBIAN_LETTERS = frozenset("ђјљњћџЂЈЉЊЋЏ")
_RUSSIAN_LETTERS = frozenset("ёйщъыьэюяЁЙЩЪЫЬЭЮЯ")


def spans_of(text: str, lang: str) -> tuple[Span, ...]:
    """Cut `text`, which is in `lang`, where its script needs another voice.

    Marks and digits stay with the stretch before them. Joined, the spans are `text` again.
    """
    spans: list[Span] = []
    for word in _words(text):
        spoken = _language_of(word, lang)
        if spans and (spoken is None or spans[-1].lang == spoken):
            spans[-1] = Span(spans[-1].text + word, spans[-1].lang)
        else:
            spans.append(Span(word, spoken or lang))
    return tuple(spans)


def spoken_spans(speech: Speech) -> tuple[Span, ...]:
    """The stretches of `speech`, each with something to say: marks go with the stretch before them, and
    neighbours of one language are one."""
    given = speech.spans or (Span(speech.text, speech.lang),)
    joined: list[Span] = []
    for part in (piece for span in given for piece in spans_of(*span)):
        if joined and (_same_voice(joined[-1], part) or not _has_words(part.text)):
            joined[-1] = Span(joined[-1].text + part.text, joined[-1].lang)
        else:
            joined.append(part)
    return tuple(span for span in joined if _has_words(span.text))


def _same_voice(one: Span, other: Span) -> bool:
    return spoken_language(one.lang) == spoken_language(other.lang)


def _has_words(text: str) -> bool:
    return any(character.isalnum() for character in text)


def _words(text: str) -> list[str]:
    """`text` cut behind its blanks."""
    words: list[str] = []
    start = 0
    for index, character in enumerate(text):
        if character.isspace():
            words.append(text[start : index + 1])
            start = index + 1
    if start < len(text):
        words.append(text[start:])
    return words


def _language_of(word: str, lang: str) -> str | None:
    """The language whose voice reads `word`, found in a text in `lang`; None when any voice does."""
    scripts = {_script(character) for character in word if character.isalpha()}
    if "CYRILLIC" in scripts:
        return _cyrillic_language(word, lang)
    if "LATIN" in scripts:
        return "en" if spoken_language(lang) == "ru" else lang
    return lang if scripts else None


def _cyrillic_language(word: str, lang: str) -> str:
    letters = set(word)
    if spoken_language(lang) == "sr":
        return "ru" if letters & _RUSSIAN_LETTERS else lang
    if letters & _SERBIAN_LETTERS:
        return "sr"
    return "ru"


@lru_cache(maxsize=512)
def _script(character: str) -> str:
    """ "LATIN", "CYRILLIC" or another first word of the character's name."""
    return unicodedata.name(character, "").partition(" ")[0]
