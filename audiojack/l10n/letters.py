"""The checks that look at letters and marks: scripts, key letters, hidden marks, spaces, quotes, words to avoid."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from audiojack.l10n.findings import Finding, Language
from audiojack.l10n.localizer import SERBIAN
from audiojack.l10n.nodes import Pattern
from audiojack.l10n.script import to_latin
from audiojack.l10n.walk import PLACE, nodes, texts

_WORD = re.compile(r"[^\W\d_]+")
_CYRILLIC = re.compile(r"[Ѐ-ӿ]")
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]")
_LATIN_WORD = re.compile(r"[A-Za-zÀ-ɏ]+")
_KEY = re.compile(r"(?<![\w’'])[B-HJ-Z](?![\w’'])")
_HIDDEN = re.compile(r"[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_QUOTES = {"en": "“”", "cs": "„“‚‘", "sr": "„“‚‘", "ru": "«»„“"}
_ANY_QUOTE = re.compile(r"[\"„“”«»‚‘‹›]")


def scripts(language: Language, english: Language) -> Iterator[Finding]:
    """Words of two scripts; letters of a script that the language doesn't have; in a Cyrillic language Latin
    words that the English message lacks, so that the names of keys may stand and nothing else.
    """
    cyrillic = _is_cyrillic(language)
    for id, entry in language.worded():
        if id in language.exceptions.script:
            continue
        text = _written(entry.pattern)
        for word in _WORD.findall(text):
            if _CYRILLIC.search(word) and _LATIN.search(word):
                yield language.finding("script", id, f"two scripts in one word: {word}")
            elif not cyrillic and _CYRILLIC.search(word):
                yield language.finding("script", id, f"Cyrillic: {word}")
        if language.name == SERBIAN and (left := _CYRILLIC.findall(to_latin(text))):
            yield language.finding("script", id, f"not Serbian: {''.join(left)}")
        if cyrillic:
            source = _written(english.find(id) or ())
            allowed = {*_LATIN_WORD.findall(source), *language.exceptions.latin}
            for word in _LATIN_WORD.findall(text):
                if word not in allowed and not re.search(rf"[Ѐ-ӿ]{word}|{word}[Ѐ-ӿ]", text):
                    yield language.finding("script", id, f"Latin: {word}")


def keys(language: Language, english: Language) -> Iterator[Finding]:
    """Letters of keys that English names and this language doesn't, or names in Cyrillic."""
    for id, entry in language.worded():
        source = english.find(id)
        if source is None or id in language.exceptions.keys:
            continue
        lost = set(_KEY.findall(_written(source))) - set(_KEY.findall(_written(entry.pattern)))
        for letter in sorted(lost):
            yield language.finding("keys", id, f"the key {letter} is not named (its letter must be Latin)")


def marks(language: Language, _english: Language) -> Iterator[Finding]:
    """Invisible characters, double spaces, quotation marks of another language, words to avoid."""
    allowed = _QUOTES.get(language.name)
    avoid = {word: re.compile(rf"(?<!\w){re.escape(word)}(?!\w)", re.IGNORECASE) for word in language.exceptions.avoid}
    for id, entry in language.worded():
        written = _written(entry.pattern)
        for mark in sorted(set(_HIDDEN.findall(written))):
            yield language.finding("hidden", id, f"invisible: {unicodedata.name(mark, f'U+{ord(mark):04X}')}")
        if any("  " in text for text in texts(entry.pattern, language.find)):
            yield language.finding("spaces", id, "two spaces")
        for mark in sorted(set(_ANY_QUOTE.findall(written))):
            if allowed is not None and mark not in allowed:
                yield language.finding("quotes", id, f"{mark} is not a quotation mark here; use {allowed}")
        for word, found in avoid.items():
            if found.search(written):
                yield language.finding("avoid", id, f"{word}: better {language.exceptions.avoid[word]}")


def _written(pattern: Pattern) -> str:
    """The text of a pattern as it stands in the file, with a mark between its pieces."""
    return PLACE.join(node for node in nodes(pattern) if isinstance(node, str))


def _is_cyrillic(language: Language) -> bool:
    text = "".join(_written(entry.pattern) for entry in language.entries.values())
    return len(_CYRILLIC.findall(text)) > len(_LATIN.findall(text))
