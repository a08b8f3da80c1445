"""Which messages the program uses, read from its source without running it.

A message counts as used when a string in the source is its id, or when
* a string that ends in a hyphen begins its id: "refused-" + reason, or f"rank-{rank}";
* a string that begins with a hyphen ends its id, and the rest is used: f"{id}-brief".
So an id that is put together must be put together at a hyphen.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import msgspec

_ID = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*(?:\.[a-zA-Z][a-zA-Z0-9_-]*)?")
_PREFIX = re.compile(r"[a-z][a-zA-Z0-9]*(?:-[a-zA-Z0-9]+)*-")
_SUFFIX = re.compile(r"(?:-[a-zA-Z0-9]+)+")


class Usage(msgspec.Struct, frozen=True):
    """Strings of the source that can be ids, beginnings of ids, or endings of ids."""

    ids: frozenset[str]
    prefixes: tuple[str, ...]
    suffixes: tuple[str, ...]

    def uses(self, id: str) -> bool:
        """Whether the program can ask for this message."""
        if id in self.ids or id.startswith(self.prefixes):
            return True
        return any(self.uses(id.removesuffix(end)) for end in self.suffixes if id.endswith(end) and id != end)


def usage(sources: Iterable[Path]) -> Usage:
    """What Python files mention. A file that is no Python raises SyntaxError."""
    ids: set[str] = set()
    prefixes: set[str] = set()
    suffixes: set[str] = set()
    for file in sources:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if _PREFIX.fullmatch(node.value):
                prefixes.add(node.value)
            elif _SUFFIX.fullmatch(node.value):
                suffixes.add(node.value)
            elif _ID.fullmatch(node.value):
                ids.add(node.value)
    return Usage(frozenset(ids), tuple(sorted(prefixes)), tuple(sorted(suffixes)))
