"""What a listener's round has come to so far, folded from the events that they heard.

The presenter needs it to say nothing twice and to add a round up (a banker's account holds what the stakes
against him came to); "explain" reads from it why the last round ended as it did.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_view import BankView
from audiojack.engine.events import Event
from audiojack.engine.views import CasinoView


class Account(Struct, frozen=True):
    """One seat's part in one round: what was laid, what came back, and the events that decided it."""

    round: int = 0
    laid: int = 0
    returned: int = 0
    decided: tuple[Event, ...] = ()
    dealer: ev.DealerDone | None = None

    @property
    def net(self) -> int:
        """Chips won, or lost where it is negative."""
        return self.returned - self.laid


class RoundMemory(Struct, frozen=True):
    """The round that goes on, the one before it, and the event last heard.

    `unseen` where the own hand holds cards that were never named; `moved` once the bank has changed in this round.
    `banker` is the seat that held the bank when cards were last dealt, -1 for none.
    """

    now: Account = Account()
    last: Account = Account()
    previous: Event | None = None
    unseen: bool = False
    moved: bool = False
    banker: int = -1

    @property
    def telling(self) -> Account:
        """The account to explain: this round's once something in it is decided, else the last one's."""
        return self.now if self.now.decided else self.last


def come_upon(view: CasinoView | BankView) -> RoundMemory:
    """What a listener knows who comes to a table in the middle of a round: what they have laid counts."""
    return RoundMemory(Account(view.round, _staked(view)))


def _staked(view: CasinoView | BankView) -> int:
    """The chips of the view's seat that lie on the table in the round that goes on."""
    if isinstance(view, BankView):
        punts = view.in_round and 0 <= view.seat != view.banker
        return view.hands[view.seat].stake if punts else 0
    if view.phase == "between":
        return 0
    own = [box for box in view.boxes if box.owner == view.seat]
    stakes = sum(sum(hand.stake for hand in box.hands) if box.hands else box.stake for box in own)
    behind = sum(amount for box in view.boxes for seat, amount in box.behind if seat == view.seat)
    return stakes + sum(box.insurance for box in own) + behind


def fold(memory: RoundMemory, event: Event, seat: int, banker: int = -1) -> RoundMemory:
    """The memory of `seat` after one more event. A `banker` is paid by every bust."""
    now, banks = memory.now, banker == seat
    dealing = banker if isinstance(event, ev.CardsDealt) else memory.banker
    if isinstance(event, ev.RoundBegan):
        laid = 0 if now.decided else now.laid
        return RoundMemory(Account(event.number, laid), now if now.decided else memory.last, event, banker=dealing)
    if isinstance(event, ev.DealerDone):
        now = replace(now, dealer=event)
    elif (isinstance(event, bv.StakeSettled) and event.banker == seat) or (
        isinstance(event, ev.Bust) and banks and event.seat != seat and event.lost
    ):
        now = replace(now, decided=(*now.decided, event))
    elif getattr(event, "seat", None) == seat:
        now = _after_own(now, event)
    unseen = _unseen(memory.unseen, event) if getattr(event, "seat", None) == seat else memory.unseen
    moved = memory.moved or isinstance(event, bv.StakeSettled | ev.Bust | bv.BankAdded)
    return RoundMemory(now, memory.last, event, unseen, moved, dealing)


def _unseen(before: bool, event: Event) -> bool:
    """Whether the own hand holds unnamed cards after an own event."""
    match event:
        case ev.CardsDealt():
            return before or not event.cards
        case bv.CardsSeen() | bv.CardsShown() | bv.CardsGivenBack() | bv.CardsThrown():
            return False
        case _:
            return before


def _after_own(now: Account, event: Event) -> Account:
    """The account after an event of its own seat."""
    match event:
        case ev.StakeLaid() | ev.StakeAddedBehind() | ev.Insured() | ev.Doubled():
            return replace(now, laid=now.laid + event.amount)
        case ev.HandSplit():
            return replace(now, laid=now.laid + event.amount + event.insurance)
        case bv.StakeSettled():
            back = 0 if event.outcome == "lose" else event.stake + event.gain + event.extra
            return replace(now, returned=now.returned + back, decided=(*now.decided, event))
        case bv.StakeReturned():
            return replace(now, laid=now.laid - event.amount)
        case ev.Bust():
            return replace(now, decided=(*now.decided, event))
        case ev.Surrendered() | ev.HandSettled() | ev.InsuranceSettled() | ev.BehindSettled():
            return replace(now, returned=now.returned + event.returned, decided=(*now.decided, event))
        case _:
            return now
