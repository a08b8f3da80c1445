"""What a screen reader may be shown of the window: a tree of plain values, whatever library hands it over.

Offsets are in signs of the text (code points). Numbers tell a node from all others of this run of the program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum

import msgspec

Key = tuple[str | int, ...]
"""What a node stands for, the same from one tree to the next as long as it stands for the same thing."""


class Role(StrEnum):
    """What a node is; the standard roles of accessibility interfaces under their plain names."""

    WINDOW = "window"
    LIST = "list"
    ROW = "row"
    FIELD = "field"
    GROUP = "group"
    LABEL = "label"
    READING = "reading"
    """A text to be read and reviewed, which can't be changed."""


class Node(msgspec.Struct, frozen=True):
    """A part of the window.

    `position` of a row counts from 0 in a list of `size` rows, of which the tree may hold only a part; both are -1
    elsewhere. `off` where it can't be chosen now. The `caret` of a field or a reading stands before the sign of `value`
    with that number; None where there is no caret.
    """

    number: int
    role: Role
    name: str = ""
    value: str = ""
    children: tuple[int, ...] = ()
    position: int = -1
    size: int = -1
    off: bool = False
    caret: int | None = None


class TreeError(Exception):
    """A tree that must not be handed over: an interface may end the process over it."""


class Tree(msgspec.Struct, frozen=True):
    """All nodes, from the `root` on, and the number of the one that keys go to."""

    nodes: tuple[Node, ...]
    root: int
    focus: int

    def find(self, number: int) -> Node:
        """The node of that number. Raises KeyError where there is none."""
        return self._by_number()[number]

    def check(self) -> None:
        """Raise TreeError unless every node is reached from the root exactly once, and the focus is among them."""
        nodes = self._by_number()
        if len(nodes) != len(self.nodes):
            raise TreeError("a number stands for two nodes")
        if self.root not in nodes or self.focus not in nodes:
            raise TreeError("the root or the focus is missing")
        parents = Counter(child for node in self.nodes for child in node.children)
        missing = parents.keys() - nodes.keys()
        if missing:
            raise TreeError(f"children are missing: {sorted(missing)}")
        if parents[self.root] or any(count > 1 for count in parents.values()):
            raise TreeError("a node is reached by two ways")
        if self._reached(nodes) != nodes.keys():
            raise TreeError("a node is not reached from the root")
        self._check_carets()

    def _check_carets(self) -> None:
        for node in self.nodes:
            if node.caret is not None and not 0 <= node.caret <= len(node.value):
                raise TreeError(f"the caret of {node.number} is outside its text")

    def _reached(self, nodes: dict[int, Node]) -> set[int]:
        found, ahead = {self.root}, [self.root]
        while ahead:
            children = nodes[ahead.pop()].children
            found.update(children)
            ahead.extend(children)
        return found

    def _by_number(self) -> dict[int, Node]:
        return {node.number: node for node in self.nodes}


class Numbers:
    """Gives nodes their numbers. A key keeps its number from one tree to the next; one that was gone gets a new one.

    Screen readers take a number that comes back for the dead node that bore it, and don't speak it.
    """

    def __init__(self) -> None:
        self._kept: dict[Key, int] = {}
        self._last = 0

    def take(self, keys: Sequence[Key]) -> dict[Key, int]:
        """The numbers of all nodes of the next tree; those of every other key are given up for good."""
        self._kept = {key: self._kept.get(key) or self._next() for key in keys}
        return dict(self._kept)

    def _next(self) -> int:
        self._last += 1
        return self._last
