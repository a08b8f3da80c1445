"""What happens only at bank tables: the bank passes on, hands open, cards go back. The rest is in events.py."""

from __future__ import annotations

from typing import ClassVar, Literal

from audiojack.engine.bank_table import Exchange, Need
from audiojack.engine.cards import Card
from audiojack.engine.events import UNKNOWN, Audience, Event
from audiojack.engine.hands import Makes
from audiojack.engine.telling import TO_ALL, Telling, told

# --- the bank and its banker -------------------------------------------------------------------------------


class LotsDrawn(Event, frozen=True):
    """Each of the seats drew one card, open to all; the highest becomes banker (GEN-R07).

    `again` where these seats had drawn equal cards before. `ready` of the cards had been stacked; `state` of the
    seed afterwards and `key` are hidden.
    """

    telling: ClassVar[Telling] = told("seats cards again", nobody={"ready": 0, "state": 0, "key": ""})
    seats: tuple[int, ...]
    cards: tuple[Card, ...]
    again: bool = False
    ready: int = 0
    state: int = 0
    key: str = ""


ChosenHow = Literal["lot", "agreement", "broke", "accepted", "next", "inherited"]


class BankerChosen(Event, frozen=True):
    """A seat becomes banker. `how`: by lot, by agreement, because it broke the bank, having accepted it from the
    breaker or as breaker, as the next in turn, or, inherited, in place of a banker who left: then the bank is
    there already and is not founded. `least` is the least sum to found with, if more than usual (OCA-R25).
    """

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    how: ChosenHow
    least: int = 0


class BankFounded(Event, frozen=True):
    """The banker lays the bank."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    amount: int


class BankAdded(Event, frozen=True):
    """The banker must add to the bank (OCA-R28); 0 where he has nothing. `bank` is what it holds afterwards."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    amount: int
    bank: int


class Announced(Event, frozen=True):
    """The banker announces malá domů (OKO-R36) or knocks (OCA-R35)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class LastRoundAnnounced(Event, frozen=True):
    """An eight of the banker under malá domů: this round is the last (OKO-R38)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class BankBroken(Event, frozen=True):
    """The bank is empty; `seat` was paid the last of it."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


TakenWhy = Literal["heart-king", "last-round", "knock", "played-out", "no-punters", "too-small", "closed"]


class BankTaken(Event, frozen=True):
    """The banker takes the bank home, all `amount` chips of it."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    amount: int
    why: TakenWhy


class BankHandedOver(Event, frozen=True):
    """The breaker leaves the bank to another seat, which is to answer (OKO-R35)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    to: int


class BankDeclined(Event, frozen=True):
    """A seat doesn't take the bank over; lots decide (OKO-R35)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class BankVacant(Event, frozen=True):
    """Nobody holds the bank, and nobody can found one as things are: a banker is still to be chosen."""

    telling: ClassVar[Telling] = TO_ALL


class TableClosed(Event, frozen=True):
    """Nobody can stake, or nobody can found a bank: nothing more is played here (GEN-R13)."""

    telling: ClassVar[Telling] = TO_ALL


# --- who is asked ------------------------------------------------------------------------------------------


class BetAsked(Event, frozen=True):
    """A punter is to stake before the deal, from `least` to `most` chips (OCV-R04)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    least: int
    most: int


class TakeAsked(Event, frozen=True):
    """A seat is to take a card of the deal in a way of its choice (OCG-R05 by option)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class KeepAsked(Event, frozen=True):
    """A seat is to say whether it keeps its cards; `after` are those who are asked next."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    after: tuple[int, ...] = ()


class PassedOver(Event, frozen=True):
    """A punter can't take part in this round: no chips, or nothing left of the bank to stake against."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    why: Literal["no-chips", "no-bank"]


# --- cards -------------------------------------------------------------------------------------------------


class HandsGathered(Event, frozen=True):
    """All cards of all hands go back to the used ones."""

    telling: ClassVar[Telling] = TO_ALL


class CardsThrown(Event, frozen=True):
    """The last `count` cards of a hand leave it closed: under the pack, to the heap, or to the pack's bottom."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    count: int
    place: Literal["under", "aside", "stock"]


class CutCardTurned(Event, frozen=True):
    """A card is turned over and lies open at the other end of the pack (OCA-R08)."""

    telling: ClassVar[Telling] = TO_ALL
    card: Card


class PackOut(Event, frozen=True):
    """The pack is to be shuffled anew within a circle; `seat` needed a card, `need` tells for what."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    need: Need


class CardsKept(Event, frozen=True):
    """A seat keeps its cards."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class CardsGivenBack(Event, frozen=True):
    """A seat gives its cards back unseen and will get a new first one (OCA-R29)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    count: int


class CardsReturned(Event, frozen=True):
    """Cards are shown, laid aside open and replaced by a new first card (OKO-R21 to R25)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    cards: tuple[Card, ...]
    what: Exchange


class PlacePicked(Event, frozen=True):
    """A place in the pack (1 is the top) is picked by chance: by the seat itself, or by the banker for it.

    `ready` where it had been stacked; `state` of the seed afterwards and `key` are hidden.
    """

    telling: ClassVar[Telling] = told("seat place by_banker", nobody={"ready": False, "state": 0, "key": ""})
    seat: int
    place: int
    by_banker: bool = False
    ready: bool = False
    state: int = 0
    key: str = ""


class PullDemanded(Event, frozen=True):
    """A punter obliges the banker to pull his own cards (OCG-R04 by option)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int


class CardsSeen(Event, frozen=True):
    """A seat looks at its own cards, all of the hand."""

    telling: ClassVar[Telling] = told(
        "seat count to", by_to={"cards": (), "points": UNKNOWN, "soft": False, "makes": ""}
    )
    seat: int
    cards: tuple[Card, ...]
    count: int
    points: int
    soft: bool = False
    to: Audience = "owner"
    makes: Makes = ""


ShownWhy = Literal[
    "turn", "knock", "eight", "heart-king", "royal", "natural", "twenty-one", "aces", "pictures", "opening"
]


class CardsShown(Event, frozen=True):
    """A hand is open to all, and why: the banker's turn, a knock, malá domů, a winning hand, or the comparison."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    cards: tuple[Card, ...]
    points: int
    why: ShownWhy
    soft: bool = False
    makes: Makes = ""


# --- stakes ------------------------------------------------------------------------------------------------

SettledWhy = Literal[
    "royal",  # two aces in Oko
    "natural",  # 21 in the deal
    "twenty-one",
    "aces",
    "pictures",
    "points",  # more points, or fewer
    "tie",  # equal points
    "bust",  # the punter's
    "banker-bust",
    "both-bust",
    "banker-natural",
    "banker-royal",
    "banker-twenty-one",
    "banker-aces",
    "banker-pictures",
    "banker-left",
]

StakeOutcome = Literal["win", "lose", "back"]


class StakeSettled(Event, frozen=True):
    """A stake is paid, lost or given back.

    On a win the stake goes back and `gain` chips come from the bank, `extra` from the purse of the banker,
    `banker` (OCV-R06 by option). `short` is what could not be paid. `points` and `against` are the two totals,
    UNKNOWN where they don't count or stay closed.
    """

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    outcome: StakeOutcome
    stake: int
    why: SettledWhy
    gain: int = 0
    extra: int = 0
    short: int = 0
    banker: int = -1
    points: int = UNKNOWN
    against: int = UNKNOWN


class StakeReturned(Event, frozen=True):
    """A stake goes back to the purse within a duel, and another sum is to be named (OCA-R30)."""

    telling: ClassVar[Telling] = TO_ALL
    seat: int
    amount: int
