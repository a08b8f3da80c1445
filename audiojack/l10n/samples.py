"""Values with which a message can be heard when nobody has given any: for translators and for tests."""

from __future__ import annotations

from collections.abc import Mapping

from audiojack.l10n.nodes import Call, Pattern, Select, Var
from audiojack.l10n.render import Value
from audiojack.l10n.walk import Find, nodes_inserted

_CARD: Value = "10d"
_CARDS: Value = ("Ah", "10d", "7s")
_NUMBER: Value = 21
_OF_FUNCTION: Mapping[str, Value] = {
    "CARD": _CARD,
    "CARDS": _CARDS,
    "RANKS": 2,
    "CHIPS": _NUMBER,
    "POINTS": _NUMBER,
    "CARDCOUNT": _NUMBER,
    "NOUN": _NUMBER,
    "THRESHOLD": 20,
}
_NAMES = {"ru": ("Ана", "Вера", "Иван"), "sr-Cyrl": ("Ана", "Вера", "Иван")}
_LATIN_NAMES = ("Ana", "Vera", "Ivan")
_CATEGORIES = frozenset({"zero", "one", "two", "few", "many"})


def sample_arguments(pattern: Pattern, find: Find, lang: str = "en", choice: int = 0) -> dict[str, Value]:
    """A value for each argument of a message and of those that it inserts, told by how it is used there.

    `choice` walks through the variants of what is selected by words: 0 takes the first, 1 the second, and so on.
    Arguments used only as they are get a name.
    """
    used = list(nodes_inserted(pattern, find))
    names = _NAMES.get(lang, _LATIN_NAMES)
    found: dict[str, Value] = {}
    for node in used:
        if isinstance(node, Call):
            for argument in node.positional:
                if isinstance(argument, Var):
                    found[argument.name] = names if node.name == "LIST" else _OF_FUNCTION.get(node.name, "")
        elif isinstance(node, Select) and isinstance(node.selector, Var):
            found.setdefault(node.selector.name, _selected(node, choice, names[0]))
    plain = dict.fromkeys(node.name for node in used if isinstance(node, Var) and node.name not in found)
    found.update((name, names[at % len(names)]) for at, name in enumerate(plain))
    return found


def _selected(node: Select, choice: int, name: str) -> Value:
    keys = [key for key, _ in node.variants]
    if any(isinstance(key, int) or key in _CATEGORIES for key in keys):
        return _NUMBER
    key = keys[choice % len(keys)]
    return name if key == "other" else str(key)
