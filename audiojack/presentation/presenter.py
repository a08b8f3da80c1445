"""Events to utterances: one listener's ear at one table.

An event comes redacted for the listener's seat, together with what that seat sees afterwards. Most events give
one sentence; none is said twice. Words are only named here: the localizer turns ids into text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiojack.engine import events as ev
from audiojack.engine.events import Event
from audiojack.engine.views import CasinoView
from audiojack.presentation import casino_cards, casino_chips
from audiojack.presentation.context import Context
from audiojack.presentation.memory import RoundMemory, fold
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance

Handler = Callable[[Any, Any], Utterance | None]

CASINO: Mapping[type[Event], Handler] = {
    ev.RoundBegan: casino_cards.round_began,
    ev.RoundEnded: casino_chips.round_ended,
    ev.Shuffled: casino_cards.shuffled,
    ev.CutCardCame: casino_cards.cut_card_came,
    ev.CardsDealt: casino_cards.cards_dealt,
    ev.TurnBegan: casino_cards.turn_began,
    ev.Stood: casino_cards.stood,
    ev.StakeLaid: casino_chips.stake_laid,
    ev.StakeAddedBehind: casino_chips.stake_added_behind,
    ev.SatOut: casino_chips.sat_out,
    ev.InsuranceAsked: casino_chips.insurance_asked,
    ev.Insured: casino_chips.insured,
    ev.InsuranceDeclined: casino_chips.insurance_declined,
    ev.Doubled: casino_chips.doubled,
    ev.HandSplit: casino_chips.hand_split,
    ev.Bust: casino_chips.bust,
    ev.Surrendered: casino_chips.surrendered,
    ev.DealerDone: casino_cards.dealer_done,
    ev.HandSettled: casino_chips.hand_settled,
    ev.InsuranceSettled: casino_chips.insurance_settled,
    ev.BehindSettled: casino_chips.behind_settled,
    ev.SeatLeft: casino_chips.seat_left,
    ev.SeatTaken: casino_chips.seat_taken,
}


class Presenter:
    """What one seat hears. `memory` is the round as heard so far; it lives as long as the table does."""

    def __init__(self, seat: int, settings: Settings | None = None) -> None:
        self.seat = seat
        self.settings = settings or Settings()
        self.memory = RoundMemory()

    def present(self, event: Event, view: CasinoView) -> tuple[Utterance, ...]:
        """What the event says to this seat; `view` is its view after the event. Empty for what is no news."""
        context: Context[Any] = Context(self.seat, self.settings, view, self.memory)
        said = CASINO[type(event)](context, event)
        self.note(event)
        return () if said is None else (said,)

    def note(self, event: Event) -> None:
        """Remember an event without saying it: when a kept round is resumed."""
        self.memory = fold(self.memory, event, self.seat)
