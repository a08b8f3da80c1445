"""Fluent files to a Catalog, by the parser of fluent.runtime: the one place that knows that library.

It is imported only when a file has changed since the last start, since importing it takes longer than
everything else that the localizer does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from audiojack.l10n.nodes import Call, Catalog, Literal, Node, Pattern, Ref, Select, Var
from audiojack.l10n.plurals import babel_rules

if TYPE_CHECKING:
    from fluent.syntax import ast


class Entry(msgspec.Struct, frozen=True):
    """One message, attribute ("id.attr") or term ("-id"), and the file and line where it stands."""

    id: str
    pattern: Pattern
    file: str
    line: int


class Junk(msgspec.Struct, frozen=True):
    """A piece of a file that is not Fluent: what the parser says of it."""

    message: str
    file: str
    line: int


def parse_text(text: str, file: str = "") -> tuple[list[Entry], list[Junk]]:
    """All entries of a Fluent text in their order, and what could not be read."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 - a quarter of a second
    from fluent.syntax import ast  # noqa: PLC0415

    text = text.replace("\r\n", "\n")
    entries: list[Entry] = []
    junk: list[Junk] = []
    for item in FluentResource(text).body:
        line = text.count("\n", 0, item.span.start if item.span else 0) + 1
        if isinstance(item, ast.Junk):
            reason = "; ".join(note.message or "" for note in item.annotations) or "not understood"
            junk.append(Junk(reason, file, line))
        elif isinstance(item, ast.Message | ast.Term):
            entries.extend(_entries(item, file, line))
    return entries, junk


def parse_files(files: Iterable[Path], lang: str) -> Catalog:
    """The messages of some files of a language; of two with one id the first counts."""
    entries: dict[str, Pattern] = {}
    for file in files:
        for entry in parse_text(file.read_text(encoding="utf-8-sig"), file.name)[0]:
            entries.setdefault(entry.id, entry.pattern)
    return Catalog(babel_rules(lang), entries)


def _entries(item: ast.Message | ast.Term, file: str, line: int) -> Iterator[Entry]:
    from fluent.syntax import ast  # noqa: PLC0415

    name = f"-{item.id.name}" if isinstance(item, ast.Term) else item.id.name
    if item.value is not None:
        yield Entry(name, _pattern(item.value), file, line)
    for attribute in item.attributes:
        yield Entry(f"{name}.{attribute.id.name}", _pattern(attribute.value), file, line)


def _pattern(pattern: ast.Pattern) -> Pattern:
    from fluent.syntax import ast  # noqa: PLC0415

    nodes: list[Node] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            nodes.append(element.value)
        else:
            nodes.append(_expression(element.expression))
    return tuple(nodes)


def _expression(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Node:
    from fluent.syntax import ast  # noqa: PLC0415

    match expression:
        case ast.Placeable():
            return _expression(expression.expression)
        case ast.VariableReference():
            return Var(expression.id.name)
        case ast.StringLiteral() | ast.NumberLiteral():
            return Literal(_value(expression))
        case ast.MessageReference():
            return Ref(_ref_id(expression.id.name, expression.attribute))
        case ast.TermReference():
            named = expression.arguments.named if expression.arguments else []
            return Ref("-" + _ref_id(expression.id.name, expression.attribute), _named(named))
        case ast.FunctionReference():
            positional = tuple(_expression(argument) for argument in expression.arguments.positional)
            return Call(expression.id.name, positional, _named(expression.arguments.named))
        case ast.SelectExpression():
            return _select(expression)
    raise TypeError(f"unknown expression: {expression!r}")


def _select(expression: ast.SelectExpression) -> Select:
    from fluent.syntax import ast  # noqa: PLC0415

    variants = []
    default = 0
    for number, variant in enumerate(expression.variants):
        key = variant.key.name if isinstance(variant.key, ast.Identifier) else _value(variant.key)
        variants.append((key, _pattern(variant.value)))
        if variant.default:
            default = number
    return Select(_expression(expression.selector), tuple(variants), default)


def _named(arguments: list[ast.NamedArgument]) -> dict[str, str | int | float]:
    return {argument.name.name: _value(argument.value) for argument in arguments}


def _value(literal: ast.StringLiteral | ast.NumberLiteral) -> str | int | float:
    value: str | int | float = literal.parse()["value"]
    return value


def _ref_id(name: str, attribute: ast.Identifier | None) -> str:
    return f"{name}.{attribute.name}" if attribute else name
