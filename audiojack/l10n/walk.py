"""Walking through messages: what they mention, and every text that they can become.

The audit and the samples for translators ask the same questions of a message; here they are answered once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from audiojack.l10n.nodes import Call, Literal, Node, Pattern, Ref, Select, Var

Find = Callable[[str], Pattern | None]
"""The pattern of a message, attribute or term by its id."""

_MANY = 200
"""No more texts of one message than this are looked at."""

PLACE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands in a text for what is filled in later."""


def nodes(pattern: Pattern) -> Iterator[Node]:
    """Every node of a pattern, those inside variants and arguments too."""
    for node in pattern:
        yield node
        if isinstance(node, Select):
            yield from nodes((node.selector,))
            for _, variant in node.variants:
                yield from nodes(variant)
        elif isinstance(node, Call):
            yield from nodes(node.positional)


def references(pattern: Pattern) -> set[str]:
    """The ids of messages ("id", "id.attr") and terms ("-id") that a pattern inserts."""
    return {node.id for node in nodes(pattern) if isinstance(node, Ref)}


def nodes_inserted(pattern: Pattern, find: Find, inside: frozenset[str] = frozenset()) -> Iterator[Node]:
    """Every node of a pattern and of the messages that it inserts, which see the same arguments."""
    yield from nodes(pattern)
    for id in sorted(references(pattern) - inside):
        inserted = None if id.startswith("-") else find(id)
        if inserted is not None:
            yield from nodes_inserted(inserted, find, inside | {id})


def variables(pattern: Pattern, find: Find) -> set[str]:
    """The arguments that a pattern uses, by itself and through the messages that it inserts."""
    return {node.name for node in nodes_inserted(pattern, find) if isinstance(node, Var)}


def texts(pattern: Pattern, find: Find, inside: frozenset[str] = frozenset()) -> list[str]:
    """What a pattern can become: one text for each choice of variants, PLACE where something is filled in.

    At most 200 of them, the first variants first.
    """
    found = [""]
    for node in pattern:
        ends = _endings(node, find, inside)
        found = [text + end for text in found for end in ends][:_MANY]
    return found


def _endings(node: Node, find: Find, inside: frozenset[str]) -> list[str]:
    match node:
        case str():
            return [node]
        case Literal():
            return [str(node.value)]
        case Ref():
            inserted = None if node.id in inside else find(node.id)
            return [PLACE] if inserted is None else texts(inserted, find, inside | {node.id})
        case Select():
            return [text for _, variant in node.variants for text in texts(variant, find, inside)][:_MANY]
        case _:
            return [PLACE]
