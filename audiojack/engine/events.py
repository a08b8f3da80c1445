"""What happened at a table, told in the order in which it happened. One vocabulary for all seven games.

An event is complete: the table is the fold of its events, and the chips that moved can be read from them alone.
Each class says in `telling` which of its fields are for whom (telling.py); `redact` (redaction.py) takes the rest out.
Events that name cards say in `to` who may know them.
"""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from audiojack.engine.cards import Card
from audiojack.engine.hands import Makes
from audiojack.engine.telling import TO_ALL, Telling, complete, told

DEALER = -1
"""The seat number of the house's dealer."""

Audience = Literal["all", "owner", "none"]
"""Everybody, the seat of the event alone, or nobody (a card taken unseen)."""

UNKNOWN = -1
"""The points of a hand that the listener may not know."""


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The root of all events. They hold no cycles, so that the collector need not look at them.

    A class that doesn't say for whom its fields are can't be defined (TypeError).
    """

    telling: ClassVar[Telling]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        complete(cls)


# --- rounds, packs and cards -------------------------------------------------------------------------------


class RoundBegan(Event, frozen=True):
    """A round (casino), a round or circle of a bank begins; the table is clear."""

    telling: ClassVar[Telling] = TO_ALL
    number: int


class RoundEnded(Event, frozen=True):
    """Everything of the round is settled."""

    telling: ClassVar[Telling] = TO_ALL
    number: int


ShuffleReason = Literal["start", "due", "cut-card", "asked", "empty"]


class Shuffled(Event, frozen=True):
    """The pack lies in a new order, which nobody at the table knows.

    `why`: at the start, because few cards are left, after the cut card, because somebody asked, or because the
    pack ran out within a round.
    """

    telling: ClassVar[Telling] = told("why count", nobody={"order": (), "state": 0, "ready": False, "key": ""})
    order: tuple[Card, ...]
    why: ShuffleReason
    count: int
    state: int = 0
    """The generator's state afterwards (chance.py); hidden like the order."""
    ready: bool = False
    """The order was a stacked one, not drawn by chance."""
    key: str = ""
    """The key that the order was drawn under (chance.py), in hexadecimal digits; hidden like the order."""


class CutCardCame(Event, frozen=True):
    """The cut card has come out of the pack; `seat` wanted the card that would have followed."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int = DEALER


DealtHow = Literal["deal", "hit", "double", "split", "split-ace", "dealer", "blind", "pull", "new-first"]


class CardsDealt(Event, frozen=True):
    """Cards go to a hand: `seat` owns it, `box` and `hand` (casino) say which.

    `points` and `soft` are the total of the whole hand afterwards. `count` cards came, even where `cards` is
    hidden from the listener (then `points` is UNKNOWN). `place` is the position in the pack a pulled card was
    taken from (1 is the top), 0 for the top as usual.
    """

    telling: ClassVar[Telling] = told(
        "seat count box hand how to place", by_to={"cards": (), "points": UNKNOWN, "soft": False, "makes": ""}
    )
    seat: int
    cards: tuple[Card, ...]
    count: int
    points: int
    soft: bool = False
    box: int = 0
    hand: int = 0
    how: DealtHow = "deal"
    to: Audience = "all"
    place: int = 0
    makes: Makes = ""
    """What the whole hand makes by the rules (hands.py)."""


class TurnBegan(Event, frozen=True):
    """A hand is to be played by its seat."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int = 0
    hand: int = 0


class Stood(Event, frozen=True):
    """A hand takes no more cards. `own` where its seat decided so, not a rule."""

    telling: ClassVar[Telling] = told("seat box hand count to", by_to={"points": UNKNOWN, "soft": False, "own": True})
    seat: int
    points: int
    soft: bool = False
    box: int = 0
    hand: int = 0
    own: bool = True
    count: int = 2
    """How many cards the hand holds."""
    to: Audience = "all"
    """Who may know the points, and whether the seat itself decided."""


# --- stakes ------------------------------------------------------------------------------------------------


class StakeLaid(Event, frozen=True):
    """Chips go from a purse beside the cards. `stake` is what lies there afterwards.

    `raised` where a stake lay there before; `whole` where it is the whole bank that could be staked.
    """

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    amount: int
    stake: int
    box: int = 0
    raised: bool = False
    whole: bool = False


class StakeAddedBehind(Event, frozen=True):
    """A standing player lays a stake behind somebody's box (CBJ-R22)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    amount: int


class SatOut(Event, frozen=True):
    """A seat lays no stake in this round."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class DoneStaking(Event, frozen=True):
    """A seat has laid its stakes and lays no more before this deal (casino)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class InsuranceAsked(Event, frozen=True):
    """The croupier asks one box for insurance, from `least` to `most` chips (CBJ-R19)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    least: int
    most: int


class Insured(Event, frozen=True):
    """A box is insured with `amount` more chips; `insurance` lies there afterwards."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    amount: int
    insurance: int


class InsuranceDeclined(Event, frozen=True):
    """A box is not insured."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int


class Doubled(Event, frozen=True):
    """A hand's stake is doubled by `amount`; exactly one more card follows."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    hand: int
    amount: int
    stake: int


class HandSplit(Event, frozen=True):
    """A pair becomes two hands, `hand` and the one after it; `amount` is the second stake.

    `insurance` chips are added to the box's insurance where it was insured (SBJ-R14).
    """

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    hand: int
    amount: int
    insurance: int = 0


# --- settlement --------------------------------------------------------------------------------------------


class Bust(Event, frozen=True):
    """A hand went over 21 and its stake, `lost` chips, is lost at once.

    `shown` is the whole hand where the rules open it to all.
    """

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    points: int
    lost: int
    box: int = 0
    hand: int = 0
    shown: tuple[Card, ...] = ()


class Surrendered(Event, frozen=True):
    """A hand is given up; `returned` of its `stake` chips come back."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    hand: int
    stake: int
    returned: int


class DealerDone(Event, frozen=True):
    """The dealer takes no more cards. `natural` where his two cards are a blackjack."""

    telling: ClassVar[Telling] = TO_ALL
    points: int
    soft: bool = False
    natural: bool = False


Outcome = Literal["natural", "win", "push", "lose", "bust"]


class HandSettled(Event, frozen=True):
    """A hand is paid or lost: of `stake` chips, `returned` come to the purse in all, gains included.

    `points` is the hand's total, `dealer` the dealer's (UNKNOWN where he has not played), `dealer_natural`
    where he has a blackjack.
    """

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    hand: int
    outcome: Outcome
    stake: int
    returned: int
    points: int
    dealer: int = UNKNOWN
    dealer_natural: bool = False


class InsuranceSettled(Event, frozen=True):
    """The insurance of a box: of `amount` chips `returned` come back, three times as many or none."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    amount: int
    returned: int


class BehindSettled(Event, frozen=True):
    """A standing player's stake behind a box is settled by the box's first hand (CBJ-R22)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    box: int
    outcome: Outcome
    stake: int
    returned: int


class SeatLeft(Event, frozen=True):
    """A player leaves. `lost` chips of open stakes stay behind, with the house or in the bank (GEN-R10)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    lost: int = 0


class SeatTaken(Event, frozen=True):
    """Somebody sits down on a free seat between rounds, with so many chips in the purse (GEN-R05)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    name: str
    chips: int
    kind: Literal["person", "computer"]
    character: str = ""
