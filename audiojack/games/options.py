"""The table options of a game as a list that a menu can walk and a scenario can name (RULES.md, section 9)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from audiojack.engine.table import OptionValue


class OptionError(ValueError):
    """A table option that does not exist, or a value that it cannot have.

    `name` is the option, `value` what was asked for; `reason` is "unknown-option" or "bad-value".
    """

    def __init__(self, reason: str, name: str, value: object = None) -> None:
        super().__init__(f"{reason}: {name} = {value!r}")
        self.reason = reason
        self.name = name
        self.value = value


class Option(msgspec.Struct, frozen=True):
    """One table option, by the name of the rule book without the game's prefix.

    Either `choices` lists its values, or it is on and off (a bool default), or a number of chips or cards from
    `least` to `most` in steps of `step`. A `most` of 0 on a number means that 0 itself stands for "none".
    """

    name: str
    default: OptionValue
    choices: tuple[OptionValue, ...] = ()
    least: int = 0
    most: int = 0
    step: int = 1

    def check(self, value: object) -> OptionValue:
        """The value if the option can have it. Raises OptionError."""
        if self.choices:
            fits = any(type(value) is type(choice) and value == choice for choice in self.choices)
        elif isinstance(self.default, bool):
            fits = isinstance(value, bool)
        else:
            fits = (
                isinstance(value, int)
                and not isinstance(value, bool)
                and self.least <= value <= self.most
                and (value - self.least) % self.step == 0
            )
        if not fits or not isinstance(value, bool | int | str):
            raise OptionError("bad-value", self.name, value)
        return value


LIMIT_PAIRS = (("min_bet", "max_bet"), ("min_bank", "max_bank"))
"""Options that limit one thing from below and from above; an upper one of 0 is no limit."""


def agreeing(options: Mapping[str, OptionValue], kept: str = "") -> dict[str, OptionValue]:
    """The options with limits that don't contradict each other: the other one follows the one that is `kept`.

    Without one the upper limit follows.
    """
    agreed = dict(options)
    for lower, upper in LIMIT_PAIRS:
        least, most = agreed.get(lower), agreed.get(upper)
        if isinstance(least, int) and isinstance(most, int) and 0 < most < least:
            agreed |= {lower: most} if kept == upper else {upper: least}
    return agreed


def complete(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its given value or its default. Raises OptionError for what is unknown or unfit."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError("unknown-option", name, given[name])
    return {
        name: option.check(given[name]) if name in given else option.default for name, option in known.items()
    }
