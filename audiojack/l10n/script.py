"""Serbian Latin from Serbian Cyrillic, letter by letter.

Messages are transliterated when they are loaded, never finished sentences, so that the names of players, keys
and files stay as they are. In this direction the standard table has no exceptions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from audiojack.l10n.nodes import Catalog, Node, Pattern, Select

_SINGLE = dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
_DIGRAPH = {"љ": "lj", "њ": "nj", "џ": "dž"}
_TABLE = str.maketrans(_SINGLE | _DIGRAPH | {lower.upper(): latin.upper() for lower, latin in _SINGLE.items()})
_CAPITAL_DIGRAPH = re.compile(r"[ЉЊЏ]")


def to_latin(text: str) -> str:
    """Serbian Cyrillic to Latin; everything else stays. "Џек" gives "Džek", "ЏЕК" gives "DŽEK"."""
    return _CAPITAL_DIGRAPH.sub(_capital, text).translate(_TABLE)


def _capital(match: re.Match[str]) -> str:
    text, at = match.string, match.start()
    following = text[at + 1 : at + 2]
    loud = following.isupper() or (not following.isalpha() and text[at - 1 : at].isupper() and at > 0)
    latin = _DIGRAPH[match.group().lower()]
    return latin.upper() if loud else latin.capitalize()


def latin_catalog(catalog: Catalog) -> Catalog:
    """The same messages in Latin letters. Arguments, quoted strings and names of functions are left alone."""
    entries: Mapping[str, Pattern] = catalog.entries
    return Catalog(catalog.plural_rules, {key: _pattern(pattern) for key, pattern in entries.items()})


def _pattern(pattern: Pattern) -> Pattern:
    return tuple(_node(node) for node in pattern)


def _node(node: Node) -> Node:
    if isinstance(node, str):
        return to_latin(node)
    if isinstance(node, Select):
        variants = tuple((key, _pattern(pattern)) for key, pattern in node.variants)
        return msgspec.structs.replace(node, variants=variants)
    return node
