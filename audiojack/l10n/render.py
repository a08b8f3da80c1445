"""Messages to text: each is made into nested plain functions once, and then costs a few microseconds.

The rules are those of Project Fluent without isolation marks and without grouping of digits; a test holds
every message of every language against fluent.runtime itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from audiojack.l10n.nodes import Call, Catalog, Literal, Node, Pattern, Ref, Select, Var
from audiojack.l10n.plurals import plural_category

Value = str | int | float | tuple[str, ...]
Args = Mapping[str, Value]
Function = Callable[..., Value]
Render = Callable[[Args], str]
Evaluate = Callable[[Args], Value]


class Renderer:
    """Renders the messages of one catalog; `fault` is told, in English, what could not be filled in."""

    def __init__(self, catalog: Catalog, functions: Mapping[str, Function], fault: Callable[[str], None]) -> None:
        self._entries = catalog.entries
        self._category = plural_category(catalog.plural_rules)
        self._functions = functions
        self._fault = fault
        self._ready: dict[str, Render] = {}

    def find(self, id: str) -> Render | None:
        """The function that renders a message, attribute or term; None when the catalog has none."""
        ready = self._ready.get(id)
        if ready is None and (pattern := self._entries.get(id)) is not None:
            ready = self._ready[id] = self._pattern(pattern)
        return ready

    def _pattern(self, pattern: Pattern) -> Render:
        if all(isinstance(node, str) for node in pattern):
            text = "".join(str(node) for node in pattern)
            return lambda args: text
        parts = [self._node(node) for node in pattern]
        if len(parts) == 1:
            only = parts[0]
            return lambda args: shown(only(args))
        return lambda args: "".join([shown(part(args)) for part in parts])

    def _node(self, node: Node) -> Evaluate:
        match node:
            case str():
                return lambda args: node
            case Literal():
                value = node.value
                return lambda args: value
            case Var():
                return self._variable(node.name)
            case Ref():
                return self._reference(node)
            case Call():
                return self._call(node)
            case Select():
                return self._select(node)

    def _variable(self, name: str) -> Evaluate:
        def variable(args: Args) -> Value:
            try:
                return args[name]
            except KeyError:
                self._fault(f"no value for ${name}")
                return name

        return variable

    def _reference(self, node: Ref) -> Evaluate:
        id, own_args = node.id, node.args if node.id.startswith("-") else None

        def reference(args: Args) -> Value:
            render = self.find(id)
            if render is None:
                self._fault(f"no message {id}")
                return id
            return render(args if own_args is None else own_args)

        return reference

    def _call(self, node: Call) -> Evaluate:
        function = self._functions.get(node.name)
        positional = [self._node(argument) for argument in node.positional]
        named = node.named

        def call(args: Args) -> Value:
            if function is None:
                self._fault(f"no function {node.name}")
                return node.name
            try:
                return function(*[argument(args) for argument in positional], **named)
            except (TypeError, ValueError) as error:
                self._fault(f"{node.name}: {error}")
                return " ".join(shown(argument(args)) for argument in positional)

        return call

    def _select(self, node: Select) -> Evaluate:
        selector = self._selector(node.selector)
        variants = [(key, self._pattern(pattern)) for key, pattern in node.variants]
        by_key: dict[Value, Render] = {}
        for key, render in variants:
            by_key.setdefault(key, render)
        fallback = variants[node.default][1]
        keys = [key for key, _ in variants]

        def select(args: Args) -> Value:
            value = selector(args)
            render = by_key.get(value)
            if isinstance(value, int):
                category = self._category(value)
                # Of "[1]" and "[one]" whichever stands first wins, as in fluent.runtime.
                if category in by_key and (render is None or keys.index(category) < keys.index(value)):
                    render = by_key[category]
            return (render or fallback)(args)

        return select

    def _selector(self, node: Node) -> Evaluate:
        """As _node, but a missing argument selects the default: a term may be used without its arguments."""
        if isinstance(node, Var):
            name = node.name
            return lambda args: args.get(name, "")
        return self._node(node)


def shown(value: Value) -> str:
    """A value as text: digits without grouping, a minus before them."""
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return ", ".join(value)
    return str(value)
