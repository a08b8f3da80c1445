"""How much a listener wants to be told: part of their profile, given frozen to the presenter."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Verbosity = Literal["brief", "normal", "full"]
VERBOSITIES: tuple[Verbosity, ...] = get_args(Verbosity)

Category = Literal["cards", "chips", "turns", "results", "table", "interface"]
CATEGORIES: tuple[Category, ...] = get_args(Category)


class Settings(msgspec.Struct, frozen=True):
    """`off` are categories of the table's narration that are not said. One's own news is always said."""

    verbosity: Verbosity = "normal"
    off: frozenset[Category] = frozenset()
