"""What a listener's round has come to so far, folded from the events that they heard.

The presenter needs it to say nothing twice and to add a round up; "explain" reads from it why the last round
ended as it did.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.events import Event


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
    """The round that goes on, the one before it, and the event last heard."""

    now: Account = Account()
    last: Account = Account()
    previous: Event | None = None

    @property
    def telling(self) -> Account:
        """The account to explain: this round's once something in it is decided, else the last one's."""
        return self.now if self.now.decided else self.last


def fold(memory: RoundMemory, event: Event, seat: int) -> RoundMemory:
    """The memory of `seat` after one more event."""
    now, last = memory.now, memory.last
    if isinstance(event, ev.RoundBegan):
        return RoundMemory(Account(event.number), now if now.decided else last, event)
    if isinstance(event, ev.DealerDone):
        now = replace(now, dealer=event)
    elif getattr(event, "seat", None) == seat:
        now = _after_own(now, event)
    return RoundMemory(now, last, event)


def _after_own(now: Account, event: Event) -> Account:
    """The account after an event of its own seat."""
    match event:
        case ev.StakeLaid() | ev.StakeAddedBehind() | ev.Insured() | ev.Doubled():
            return replace(now, laid=now.laid + event.amount)
        case ev.HandSplit():
            return replace(now, laid=now.laid + event.amount + event.insurance)
        case ev.Bust():
            return replace(now, decided=(*now.decided, event))
        case ev.Surrendered() | ev.HandSettled() | ev.InsuranceSettled() | ev.BehindSettled():
            return replace(now, returned=now.returned + event.returned, decided=(*now.decided, event))
        case _:
            return now
