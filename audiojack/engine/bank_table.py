"""The table of a bank game: one seat holds the bank, the others stake against it.

One shape serves all five games. A hand tells how much of it its owner and the others have seen, so that closed
first cards, cards taken unseen and a banker's open card are all the same thing.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from audiojack.engine.cards import Card
from audiojack.engine.chance import Chance
from audiojack.engine.table import OptionValue, Seat

BankPhase = Literal[
    "choose",  # a banker is to be chosen, by lot or agreement
    "found",  # the banker founds the bank
    "between",  # the banker may announce, or deals the next round or circle
    "bets",  # stakes before the deal (OCV-R04)
    "taking",  # the cards of the deal are pulled (OCG-R05 by option)
    "play",  # a punter's turn
    "keep",  # a seat says whether it keeps its cards (OCA-R29, OKO-R37a by option)
    "banker",  # the banker's turn
    "broken",  # the breaker of the bank, or the one he named, answers (OKO-R35)
    "closed",  # nothing more can be played here (GEN-R13)
]

BankHandState = Literal["waiting", "open", "stood", "bust", "settled", "out", "left"]

Exchange = Literal["seven", "eight", "fifteen", "five-pictures"]
"""What is returned for a new first card (OKO-R21 to R24)."""

Need = Literal["", "hit", "banker-hit", "banker-card"]
"""For what a pack that ran out within a circle is being renewed: a punter's or the banker's card, or a first one."""


class BankHand(msgspec.Struct, frozen=True):
    """The cards and the stake of one seat; the banker's stake is the bank.

    Of `cards` the owner has seen the first `seen`, everybody the first `shown`. `bought` cards came after the
    deal. `owes_card` where a stake was laid since the last card. `replaced` and `exchanges` tell of returned
    cards, `fixed` that the card may not be returned. `net` is what the hand has won or, negative, lost.
    """

    cards: tuple[Card, ...] = ()
    seen: int = 0
    shown: int = 0
    stake: int = 0
    state: BankHandState = "waiting"
    bought: int = 0
    owes_card: bool = False
    replaced: Exchange | Literal[""] = ""
    exchanges: int = 0
    fixed: bool = False
    net: int = 0

    @property
    def blind(self) -> int:
        """How many cards its owner has not seen."""
        return len(self.cards) - self.seen


class BankTable(msgspec.Struct, frozen=True, tag="bank"):
    """A table where a seat banks.

    `bank` is the whole pot, matched stakes included; `founded` what its banker has put in himself. `stock` is
    the pack, the next card first; under it lies the open `cut` card, and under that the cards `under`, closed.
    `aside` is the heap of used cards, `returned` those of it that all have seen returned. `round` counts rounds
    or circles of this bank, `in_round` tells whether one is going on. `turn` is the seat that is to act.

    `need` and `asks`: why the pack is being renewed and who is still to be asked about his cards; `acting` is
    the seat in whose turn it ran out. `doubled` once the bank was doubled in this duel (OCA-R28), `demanded` once
    the banker is obliged to pull (OCG-R04). `paid` is the seat last paid from the bank, `breaker` who broke
    it, `least` the least sum of the next founding beside the table's own minimum (OCA-R25). `ended` tells how the
    last bank ended, until the next deal.
    """

    game: str
    options: dict[str, OptionValue]
    seats: tuple[Seat, ...]
    hands: tuple[BankHand, ...]
    chance: Chance = Chance()
    phase: BankPhase = "choose"
    banker: int = -1
    bank: int = 0
    founded: int = 0
    announced: bool = False
    last: bool = False
    round: int = 0
    in_round: bool = False
    turn: int = -1
    stock: tuple[Card, ...] = ()
    cut: Card | None = None
    under: tuple[Card, ...] = ()
    aside: tuple[Card, ...] = ()
    returned: tuple[Card, ...] = ()
    need: Need = ""
    asks: tuple[int, ...] = ()
    acting: int = -1
    doubled: bool = False
    demanded: bool = False
    paid: int = -1
    breaker: int = -1
    least: int = 0
    ended: Literal["", "broken", "home"] = ""

    @property
    def staked(self) -> int:
        """All stakes that lie unsettled, in chips."""
        return sum(hand.stake for hand in self.hands)

    @property
    def spare(self) -> tuple[Card, ...]:
        """All cards that no hand holds: what a new pack is shuffled from."""
        cut = () if self.cut is None else (self.cut,)
        return (*self.stock, *cut, *self.under, *self.aside)


def new_table(
    game: str, options: dict[str, OptionValue], seats: tuple[Seat, ...], chance: Chance, pack: tuple[Card, ...]
) -> BankTable:
    """A table at which no banker is chosen yet; the pack lies ready."""
    return BankTable(game, options, seats, tuple(BankHand() for _ in seats), chance, stock=pack)


def present(table: BankTable) -> tuple[int, ...]:
    """The seats whose players have not left, in seat order."""
    return tuple(i for i, seat in enumerate(table.seats) if not seat.gone)


def left_of(table: BankTable, seat: int) -> tuple[int, ...]:
    """All other seats present, from the one on the left of `seat` on (GEN-R11)."""
    count = len(table.seats)
    round_table = ((seat + step) % count for step in range(1, count))
    return tuple(i for i in round_table if not table.seats[i].gone)


def punters(table: BankTable) -> tuple[int, ...]:
    """The punters present in the order in which they play (GEN-R11, OKO-R10)."""
    order = left_of(table, table.banker)
    return order[::-1] if table.options.get("direction") == "right" else order


def punters_after(table: BankTable, seat: int) -> tuple[int, ...]:
    """The punters present who play after this seat; all of them after the banker (a seat that left counts)."""
    count = len(table.seats)
    step = -1 if table.options.get("direction") == "right" else 1
    place = ((seat - table.banker) * step) % count
    return tuple(i for i in punters(table) if ((i - table.banker) * step) % count > place)
