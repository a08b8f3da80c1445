"""The seven games by their ids: what a menu, a scenario and the session need to know of each.

This is the one place that lists them; everything else asks here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any, Literal

import msgspec

from audiojack.engine.chips import Move, bank_moves, casino_moves
from audiojack.engine.commands import Action
from audiojack.engine.decider import Decider
from audiojack.engine.events import Event
from audiojack.engine.table import OptionValue
from audiojack.games import black_jack, blek_dzek, oko
from audiojack.games.ochko import cut_card, one_card
from audiojack.games.options import Option, complete
from audiojack.games.traits import Traits
from audiojack.games.twenty_one import by_choice, from_the_top

Family = Literal["casino", "bank"]


class UnknownGameError(ValueError):
    """There is no game of this id; `known` lists those that there are."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game
        self.known = tuple(GAMES)


class Game(msgspec.Struct, frozen=True):
    """One game.

    `places` are the least and the most players, the person included. `own_boxes` (casino) names the option that
    says how many boxes one person may hold, "" where it is always one. `moves` are the chips that an event moves,
    `traits` what kind of game it is. `lacks` are the actions that the game never has, whatever the options of the
    table.
    """

    id: str
    prefix: str
    family: Family
    options: tuple[Option, ...]
    places: tuple[int, int]
    decider: Callable[[Mapping[str, OptionValue]], Decider[Any, Any]]
    open: Callable[..., Any]
    moves: Callable[[Event], tuple[Move, ...]]
    traits: Traits
    own_boxes: str = ""
    lacks: frozenset[Action] = frozenset()

    def complete(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All table options, given or default. Raises OptionError."""
        return complete(self.options, given)


_BANKS_LACK: tuple[Action, ...] = ("split", "double", "insure", "surrender", "add", "reshuffle")
_CLUBS_LACK: tuple[Action, ...] = ("hit-blind", "exchange", "give-back", "announce")
_CASINOS_LACK: tuple[Action, ...] = ("raise", "hit-blind", "exchange", "give-back", "announce")


def _game(id: str, prefix: str, family: Family, rules: ModuleType, *lacks: Action, own_boxes: str = "") -> Game:
    return Game(
        id=id,
        prefix=prefix,
        family=family,
        options=rules.OPTIONS,
        places=rules.PLACES,
        decider=rules.decider,
        open=rules.open_table,
        traits=rules.TRAITS,
        moves=casino_moves if family == "casino" else bank_moves,
        own_boxes=own_boxes,
        lacks=frozenset((*lacks, *(_CASINOS_LACK if family == "casino" else _BANKS_LACK))),
    )


_GAMES = (
    _game("blek-dzek", "sbj", "casino", blek_dzek),
    _game("black-jack", "cbj", "casino", black_jack, "surrender", own_boxes="boxes_per_human"),
    _game("oko", "oko", "bank", oko, "hit-blind", "give-back"),
    _game("ochko", "oca", "bank", cut_card, "exchange"),
    _game("ochko-one-card", "ocb", "bank", one_card, "exchange"),
    _game("twenty-one", "ocv", "bank", from_the_top, *_CLUBS_LACK),
    _game("twenty-one-pull", "ocg", "bank", by_choice, *_CLUBS_LACK),
)

GAMES: dict[str, Game] = {game.id: game for game in _GAMES}


def game(id: str) -> Game:
    """The game of this id. Raises UnknownGameError."""
    if id not in GAMES:
        raise UnknownGameError(id)
    return GAMES[id]
