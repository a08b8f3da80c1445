"""What a Fluent message is made of, as small frozen values that load in a few milliseconds.

Parsing Fluent and importing its library cost a third of a second, so both happen once: what they yield is
kept in this form (catalog.py) and turned into plain functions when a message is first needed (render.py).
"""

from __future__ import annotations

import msgspec


class Var(msgspec.Struct, frozen=True, array_like=True, tag="v"):
    """An argument: ``{ $name }``."""

    name: str


class Literal(msgspec.Struct, frozen=True, array_like=True, tag="l"):
    """A quoted string or a number inside braces. It is never transliterated."""

    value: str | int | float


class Ref(msgspec.Struct, frozen=True, array_like=True, tag="r"):
    """Another message ("id", "id.attr"), which sees our arguments, or a term ("-id"), which sees `args`."""

    id: str
    args: dict[str, str | int | float] = {}


class Call(msgspec.Struct, frozen=True, array_like=True, tag="c"):
    """A function: ``{ CHIPS($n, case: "acc") }``."""

    name: str
    positional: tuple[Node, ...]
    named: dict[str, str | int | float]


class Select(msgspec.Struct, frozen=True, array_like=True, tag="s"):
    """Variants: the first whose key equals the selector, or its plural category, else number `default`."""

    selector: Node
    variants: tuple[tuple[str | int | float, tuple[Node, ...]], ...]
    default: int


Node = str | Var | Literal | Ref | Call | Select
"""A piece of a message; a str is text as the translator wrote it."""

Pattern = tuple[Node, ...]


class Catalog(msgspec.Struct, frozen=True):
    """All messages of one language. Attributes are entries "id.attr", terms entries "-id"."""

    plural_rules: dict[str, str]
    entries: dict[str, tuple[Node, ...]]
