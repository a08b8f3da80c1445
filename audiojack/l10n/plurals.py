"""Which plural form a whole number takes, by the rules that Unicode publishes for each language.

The rules come from Babel when messages are parsed and are cached with them as text; this module reads that
text, so that a start which finds its cache need not import Babel.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

_RELATION = re.compile(r"^([a-z])(?: mod (\d+))? (not in|in) ([\d.,]+)$")
_INTEGER_OPERANDS = "ni"
"""These operands of a plural rule are the number itself; all others are 0 for whole numbers."""

Condition = Callable[[int], bool]


def babel_rules(lang: str) -> dict[str, str]:
    """The plural rules of a language as {category: condition}; none if Babel doesn't know the language."""
    import babel  # noqa: PLC0415 - costs 100 ms, and only parsing needs it

    try:
        locale = babel.Locale.parse(lang.replace("-", "_"))
    except (babel.UnknownLocaleError, ValueError):
        return {}
    return dict(locale.plural_form.rules)


def plural_category(rules: Mapping[str, str]) -> Callable[[int], str]:
    """A function from a whole number to "one", "few", "many" or whatever the rules name, else "other".

    Raises ValueError when a rule is not understood.
    """
    conditions = [(category, _any_of(rule)) for category, rule in rules.items()]
    known: dict[int, str] = {}

    def category_of(number: int) -> str:
        found = known.get(number)
        if found is None:
            size = abs(number)
            found = next((category for category, holds in conditions if holds(size)), "other")
            if len(known) < 4096:
                known[number] = found
        return found

    return category_of


def _any_of(rule: str) -> Condition:
    alternatives = [_all_of(part) for part in rule.split(" or ")]
    return lambda n: any(holds(n) for holds in alternatives)


def _all_of(rule: str) -> Condition:
    relations = [_relation(part) for part in rule.split(" and ")]
    return lambda n: all(holds(n) for holds in relations)


def _relation(text: str) -> Condition:
    match = _RELATION.match(text.strip())
    if match is None:
        raise ValueError(f"plural rule not understood: {text!r}")
    operand, modulus, operator, values = match.groups()
    ranges = [_range(part) for part in values.split(",")]
    wanted = operator == "in"
    whole = operand in _INTEGER_OPERANDS

    def holds(number: int) -> bool:
        value = number if whole else 0
        if modulus is not None:
            value %= int(modulus)
        return any(low <= value <= high for low, high in ranges) is wanted

    return holds


def _range(text: str) -> tuple[int, int]:
    low, _, high = text.partition("..")
    return int(low), int(high or low)
