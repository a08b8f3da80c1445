"""What lies on a table: seats, boxes, hands and the pack, as frozen values.

A table is changed only by an event (`evolve`), so that a table kept in the store and one rebuilt from its events
are the same value.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from audiojack.engine.cards import Card
from audiojack.engine.chance import Chance

OptionValue = bool | int | str
Options = Mapping[str, OptionValue]
"""Table options by the names of the rule book, without the game's prefix."""

SeatKind = Literal["person", "computer"]


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A place at the table and who sits there. `chips` is the purse: what is not on the table.

    `character` is the id of the character that a computer player is, "" for a person: each listener hears the
    character's name in their own language, `name` where there is no character.
    """

    name: str
    chips: int
    kind: SeatKind = "person"
    gone: bool = False
    character: str = ""


HandState = Literal["waiting", "stood", "bust", "surrendered", "settled"]


class Hand(msgspec.Struct, frozen=True, gc=False):
    """The cards of one hand and the stake that belongs to it alone.

    `waiting` until and in its turn (the table says whose that is); `stood` waits for the dealer; the rest is
    decided. `returned` is what came back of it.
    """

    cards: tuple[Card, ...]
    stake: int
    state: HandState = "waiting"
    doubled: bool = False
    split: bool = False
    returned: int = 0


class Box(msgspec.Struct, frozen=True, gc=False):
    """A place where a stake can be laid (casino). `owner` is a seat, or -1 for a free box.

    `stake` is the original one, `acted` turns true with the first action of any kind, `drew` with the first hit,
    double or stand, `asked` when the box has been asked for insurance. `behind` are standing players' stakes.
    """

    name: str
    owner: int
    stake: int = 0
    hands: tuple[Hand, ...] = ()
    insurance: int = 0
    asked: bool = False
    acted: bool = False
    drew: bool = False
    behind: tuple[tuple[int, int], ...] = ()
    behind_open: bool = False


CasinoPhase = Literal["between", "bets", "insurance", "play"]


class CasinoTable(msgspec.Struct, frozen=True, tag="casino", gc=False):
    """A table where the house deals.

    `shoe` is the whole pack as it was shuffled and `drawn` how many of it are gone. `turn_box` and `turn_hand`
    name the hand to act in "play", the box asked in "insurance". `cut` once the cut card has come out. `done` are the
    seats that lay no more stakes in this round. At a table `shared` by several people nobody but the table deals, and
    a seat may sit a round out (GEN-R14).
    """

    game: str
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    boxes: tuple[Box, ...]
    chance: Chance = Chance()
    shoe: tuple[Card, ...] = ()
    drawn: int = 0
    dealer: tuple[Card, ...] = ()
    dealer_done: bool = False
    phase: CasinoPhase = "between"
    turn_box: int = 0
    turn_hand: int = 0
    round: int = 0
    cut: bool = False
    done: tuple[int, ...] = ()
    shared: bool = False

    @property
    def left(self) -> int:
        """How many cards are left in the shoe."""
        return len(self.shoe) - self.drawn
