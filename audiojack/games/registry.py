"""The seven games by their ids: what a menu, a scenario and the session need to know of each.

This is the one place that lists them; everything else asks here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Literal

import msgspec

from audiojack.engine.casino import Casino
from audiojack.engine.casino_rules import CasinoRules
from audiojack.engine.chance import Chance
from audiojack.engine.chips import Move, bank_moves, casino_moves
from audiojack.engine.decider import Decider
from audiojack.engine.events import Event
from audiojack.engine.table import Box, CasinoTable, OptionValue, Seat
from audiojack.games import black_jack, blek_dzek, ochko, ochko_one_card, oko, twenty_one, twenty_one_pull
from audiojack.games.options import Option, complete

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
    says how many boxes one person may hold, "" where it is always one. `moves` are the chips that an event moves.
    """

    id: str
    prefix: str
    family: Family
    options: tuple[Option, ...]
    places: tuple[int, int]
    decider: Callable[[Mapping[str, OptionValue]], Decider[Any, Any]]
    open: Callable[..., Any]
    moves: Callable[[Event], tuple[Move, ...]]
    own_boxes: str = ""

    def complete(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All table options, given or default. Raises OptionError."""
        return complete(self.options, given)


def _casino_decider(rules: Callable[[Mapping[str, OptionValue]], CasinoRules]) -> Callable[..., Decider[Any, Any]]:
    def decider(options: Mapping[str, OptionValue]) -> Decider[Any, Any]:
        return Casino(rules(options))

    return decider


def open_blek_dzek(seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int) -> CasinoTable:
    """A new table, one box a player, named like the player (SBJ-R01)."""
    boxes = tuple(Box(seat.name, i) for i, seat in enumerate(seats))
    return CasinoTable("blek-dzek", dict(options), tuple(seats), boxes, Chance(seed))


def open_black_jack(
    seats: Sequence[Seat], options: Mapping[str, OptionValue], seed: int, owners: Sequence[int] = ()
) -> CasinoTable:
    """A new table with seven or nine boxes (CBJ-R03).

    `owners` are the seats that hold the boxes, in box order; without it every seat holds one. Boxes beyond them
    are free (-1).
    """
    count = int(options["boxes"])
    held = list(owners) or list(range(len(seats)))
    held += [-1] * (count - len(held))
    boxes = tuple(Box(str(i + 1), owner) for i, owner in enumerate(held[:count]))
    return CasinoTable("black-jack", dict(options), tuple(seats), boxes, Chance(seed))


_CASINO_GAMES = (
    Game(
        id="blek-dzek",
        prefix="sbj",
        family="casino",
        options=blek_dzek.OPTIONS,
        places=(1, 7),
        decider=_casino_decider(blek_dzek.BlekDzek),
        open=open_blek_dzek,
        moves=casino_moves,
    ),
    Game(
        id="black-jack",
        prefix="cbj",
        family="casino",
        options=black_jack.OPTIONS,
        places=(1, 9),
        decider=_casino_decider(black_jack.BlackJack),
        open=open_black_jack,
        moves=casino_moves,
        own_boxes="boxes_per_human",
    ),
)

def _bank_game(id: str, prefix: str, rules: ModuleType) -> Game:
    return Game(
        id=id,
        prefix=prefix,
        family="bank",
        options=rules.OPTIONS,
        places=rules.PLACES,
        decider=rules.decider,
        open=rules.open_table,
        moves=bank_moves,
    )


_BANK_GAMES = (
    _bank_game("oko", "oko", oko),
    _bank_game("ochko", "oca", ochko),
    _bank_game("ochko-one-card", "ocb", ochko_one_card),
    _bank_game("twenty-one", "ocv", twenty_one),
    _bank_game("twenty-one-pull", "ocg", twenty_one_pull),
)

GAMES: dict[str, Game] = {game.id: game for game in (*_CASINO_GAMES, *_BANK_GAMES)}


def game(id: str) -> Game:
    """The game of this id. Raises UnknownGameError."""
    if id not in GAMES:
        raise UnknownGameError(id)
    return GAMES[id]
