"""How a table is set up: company, boxes, options, and whose purse is played from."""

from __future__ import annotations

from typing import Literal, NamedTuple, get_args

import msgspec

from audiojack.engine.table import OptionValue
from audiojack.store.accounts import FloorWhen

PurseScope = Literal["shared", "per_game"]
"""One purse for all games, or one for each (GEN-R02)."""
PURSE_SCOPES: tuple[PurseScope, ...] = get_args(PurseScope)


class Purses(NamedTuple):
    """How purses are kept: one for all games or one a game (GEN-R02), and when they are filled up (GEN-R03)."""

    scope: PurseScope = "shared"
    floor: FloorWhen = "below_1000"

    def game(self, game: str) -> str | None:
        """The game whose own purse is used; None for the one purse."""
        return game if self.scope == "per_game" else None


class TableSetup(msgspec.Struct, frozen=True):
    """How a game was last set up: computer players, one's own boxes (casino), and the options that differ."""

    computers: int = -1
    """-1 for as many as are usual."""
    boxes: int = 1
    options: dict[str, OptionValue] = {}
    stake: int = 0
    """The stake last laid in this game; 0 for none yet."""
