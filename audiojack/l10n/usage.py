"""Which messages the program uses, read from its source without running it.

A message counts as used when a string in the source is its id, or when
* a string that ends in a hyphen begins its id: "refused-" + reason, or f"rank-{rank}";
* a string that begins with a hyphen ends its id, and the rest is used: f"{id}-brief".
So an id that is put together must be put together at a hyphen.

A string inside `Literal[…]` only says what there may be: a reason that stands nowhere else is never given.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*(?:\.[a-zA-Z][a-zA-Z0-9_-]*)?")
_PREFIX = re.compile(r"[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*-")
_SUFFIX = re.compile(r"(?:-[a-zA-Z0-9]+)+")

_ASKING = frozenset(
    {"text", "answer", "news", "refused", "mine", "about", "narrated", "Words", "Utterance", "UsageError"}
)
"""What is called with the id of a message as its first argument."""


class Asked(msgspec.Struct, frozen=True):
    """A message that the source asks for by its whole id, and where."""

    id: str
    file: str
    line: int


class Usage(msgspec.Struct, frozen=True):
    """Strings of the source that can be ids, beginnings of ids, or endings of ids, and ids asked for as such."""

    ids: frozenset[str]
    prefixes: tuple[str, ...]
    suffixes: tuple[str, ...]
    asked: tuple[Asked, ...] = ()

    def uses(self, id: str) -> bool:
        """Whether the program can ask for this message."""
        if id in self.ids or id.startswith(self.prefixes):
            return True
        return any(self.uses(id.removesuffix(end)) for end in self.suffixes if id.endswith(end) and id != end)


    def emits(self, id: str, prefix: str) -> bool:
        """Whether the source anywhere gives what follows `prefix` in this id, as a reason of its own."""
        return id in self.ids or id.removeprefix(prefix) in self.ids


def usage(sources: Iterable[Path]) -> Usage:
    """What Python files mention. A file that is no Python raises SyntaxError."""
    ids: set[str] = set()
    prefixes: set[str] = set()
    suffixes: set[str] = set()
    asked: list[Asked] = []
    for file in sources:
        for node in _used(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.Call) and (id := _asked(node)):
                asked.append(Asked(id, file.name, node.lineno))
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if _PREFIX.fullmatch(node.value):
                prefixes.add(node.value)
            elif _SUFFIX.fullmatch(node.value):
                suffixes.add(node.value)
            elif _ID.fullmatch(node.value):
                ids.add(node.value)
    return Usage(frozenset(ids), tuple(sorted(prefixes)), tuple(sorted(suffixes)), tuple(asked))


def _used(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those inside `Literal[…]`."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        if not (isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == "Literal"):
            waiting += ast.iter_child_nodes(node)


def _asked(call: ast.Call) -> str:
    """The id that a call asks for as such; nothing where it is put together, or where the call asks for none."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    first = call.args[0] if call.args else None
    if name not in _ASKING or not isinstance(first, ast.Constant) or not isinstance(first.value, str):
        return ""
    return first.value if _ID.fullmatch(first.value) else ""
