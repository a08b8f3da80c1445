"""The checks that need a message and its English: presence, arguments, functions, plurals, length, ending."""

from __future__ import annotations

import re
from collections.abc import Iterator

from audiojack.l10n.findings import Finding, Language
from audiojack.l10n.nodes import Call, Node, Pattern, Select, Var
from audiojack.l10n.usage import Usage
from audiojack.l10n.walk import PLACE, nodes, references, texts, variables
from audiojack.l10n.words import Words

_GRAMMAR = frozenset({"case", "gender"})
"""Arguments that the functions give; a language uses those that it needs."""

_CASES = frozenset({"nom", "acc", "gen", "a"})
_FUNCTIONS = frozenset(Words(lambda id, args: id).functions()) | {"NUMBER"}
_LETTERS = re.compile(r"[^\W\d_]{2}")
_SENTENCE_END = re.compile(r"[.?!…][\s”“»)’‘]*\Z")
_SHORT = 12
"""A label may be so many letters longer than the English one, however short that is."""


def missing(language: Language, english: Language, used: Usage | None) -> Iterator[Finding]:
    """Messages that English has and this language lacks; not those that only other English messages insert."""
    inner = {id for entry in english.entries.values() for id in references(entry.pattern)}
    for id, entry in english.entries.items():
        only_inner = id in inner and (used is None or not used.uses(id))
        if id not in language.entries and not id.startswith("-") and not only_inner:
            yield Finding("missing", language.name, f"stands in en/{entry.file}", id)


def unknown(language: Language, english: Language) -> Iterator[Finding]:
    """Messages that English lacks, which therefore nobody asks for, unless others insert them."""
    inner = {id for entry in language.entries.values() for id in references(entry.pattern)}
    for id in language.entries:
        if id not in english.entries and id not in inner and not id.startswith("-"):
            yield language.finding("unknown", id, "English has no such message")


def unused(english: Language, used: Usage) -> Iterator[Finding]:
    """English messages that neither the program nor another message uses."""
    inner = {id for entry in english.entries.values() for id in references(entry.pattern)}
    for id in english.entries:
        if id not in inner and not used.uses(id) and id not in english.exceptions.unused:
            yield english.finding("unused", id, "neither the program nor another message uses it")


def unemitted(english: Language, used: Usage) -> Iterator[Finding]:
    """Messages of reasons, put together after a hyphen, whose reason the program never gives."""
    for prefix in english.exceptions.reasons:
        for id in english.entries:
            if id.startswith(prefix) and not used.emits(id, prefix):
                yield english.finding("unused", id, "nothing gives this reason")


def unsayable(english: Language, used: Usage) -> Iterator[Finding]:
    """Messages that the program asks for by their ids and that English lacks."""
    for asked in used.asked:
        if asked.id not in english.entries:
            yield Finding("asked", english.name, f"{asked.file}:{asked.line} asks for it; there is none", asked.id)


def identical(language: Language, english: Language) -> Iterator[Finding]:
    """Texts that are the English ones."""
    for id, entry in language.worded():
        source = english.find(id)
        if source is None or id in language.exceptions.identical:
            continue
        worded = {text for text in texts(entry.pattern, _nothing) if _LETTERS.search(text)}
        if worded and worded == {text for text in texts(source, _nothing) if _LETTERS.search(text)}:
            yield language.finding("identical", id, "the same as in English")


def arguments(language: Language, english: Language) -> Iterator[Finding]:
    """Arguments that English uses and this language doesn't, or that only this language uses."""
    free = _GRAMMAR | set(english.exceptions.context)
    for id, entry in language.entries.items():
        source = english.find(id)
        if source is None or id.startswith("-") or id in language.exceptions.variables:
            continue
        ours = variables(entry.pattern, language.find) - free
        theirs = variables(source, english.find) - free
        for name in sorted(theirs - ours):
            yield language.finding("variables", id, f"${name} is not used")
        for name in sorted(ours - theirs):
            yield language.finding("variables", id, f"English has no ${name}")


def calls(language: Language, english: Language) -> Iterator[Finding]:
    """Functions, nouns, ranks, cases, messages and terms that don't exist, and messages that insert themselves."""
    for id, entry in language.entries.items():
        for name in sorted(references(entry.pattern)):
            if name not in language.entries and name not in english.entries:
                yield language.finding("reference", id, f"there is no {name}")
        if _inserts(id, entry.pattern, language, frozenset()):
            yield language.finding("reference", id, "contains itself")
        for node in nodes(entry.pattern):
            if isinstance(node, Call):
                yield from (language.finding("function", id, text) for text in _call_faults(node, language))


def bare_one(language: Language, _english: Language) -> Iterator[Finding]:
    """Branches [one] without their number, where "one" is said of 21 too."""
    if all(language.category(n) != "one" for n in range(2, 200)):
        return
    for id, entry in language.entries.items():
        for name in _bare_ones(entry.pattern, frozenset(), language):
            yield language.finding("one", id, f"[one] is for 21 too and doesn't say ${name}; write [1]")


def length(language: Language, english: Language) -> Iterator[Finding]:
    """Texts of more than twice the English length."""
    for id, entry in language.worded():
        source = english.find(id)
        if source is None or id in language.exceptions.long:
            continue
        ours = max(map(len, texts(entry.pattern, language.find)))
        theirs = max(map(len, texts(source, english.find)))
        if ours > max(2 * theirs, theirs + _SHORT):
            yield language.finding("long", id, f"{ours} letters, in English {theirs}")


def ending(language: Language, english: Language) -> Iterator[Finding]:
    """Sentences without a final mark, and labels with one, as English has it."""
    for id, entry in language.worded():
        source = english.find(id)
        if source is None or id in language.exceptions.final:
            continue
        ours, theirs = _endings(entry.pattern, language), _endings(source, english)
        if theirs == {True} and False in ours:
            yield language.finding("final", id, "ends without . ? or !")
        if theirs == {False} and True in ours:
            yield language.finding("final", id, "ends like a sentence, English does not")


def sentences(language: Language, english: Language) -> Iterator[Finding]:
    """Messages that must be whole sentences and end without a final mark."""
    beginnings = tuple(english.exceptions.sentences)
    for id, entry in language.worded():
        if not id.startswith(beginnings) or id in language.exceptions.final:
            continue
        unended = [text for text in texts(entry.pattern, language.find) if text and not _SENTENCE_END.search(text)]
        if unended:
            yield language.finding("final", id, f"ends without . ? or !: {unended[0]}")


def _nothing(_id: str) -> None:
    return None


def _endings(pattern: Pattern, language: Language) -> set[bool]:
    """Whether the texts of a pattern end like sentences; nothing of those that end in an argument."""
    shown = [text.rstrip() for text in texts(pattern, language.find)]
    return {bool(_SENTENCE_END.search(text)) for text in shown if text and not text.endswith(PLACE)}


def _inserts(id: str, pattern: Pattern, language: Language, inside: frozenset[str]) -> bool:
    for name in references(pattern) - inside:
        inserted = language.find(name)
        if name == id or (inserted is not None and _inserts(id, inserted, language, inside | {name})):
            return True
    return False


def _call_faults(node: Call, language: Language) -> Iterator[str]:
    if node.name not in _FUNCTIONS:
        yield f"there is no function {node.name}"
    case = node.named.get("case", "nom")
    if case not in _CASES:
        yield f"there is no case {case}"
    for name, prefix in (("noun", "noun-"), ("rank", "ranks-")):
        if name in node.named and f"{prefix}{node.named[name]}" not in language.entries:
            yield f"there is no message {prefix}{node.named[name]}"


def _bare_ones(pattern: Pattern, said: frozenset[str], language: Language) -> Iterator[str]:
    said |= {name for node in pattern for name in _said_by(node, language)}
    for node in pattern:
        if not isinstance(node, Select):
            continue
        for key, variant in node.variants:
            here = {name for inner in nodes(variant) for name in _said_by(inner, language)}
            if key == "one" and isinstance(node.selector, Var) and node.selector.name not in here | said:
                yield node.selector.name
            yield from _bare_ones(variant, said, language)


def _said_by(node: Node, language: Language) -> set[str]:
    if isinstance(node, Select):
        return set()
    found = {inner.name for inner in nodes((node,)) if isinstance(inner, Var)}
    return found | variables((node,), language.find)
