"""Events to utterances: one listener's ear at one table.

An event comes redacted for the listener's seat, together with what that seat sees afterwards. Most events give
one sentence; none is said twice. Words are only named here: the localizer turns ids into text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from audiojack.engine import bank_events as bv
from audiojack.engine import events as ev
from audiojack.engine.bank_view import BankView
from audiojack.engine.events import Event
from audiojack.engine.views import CasinoView
from audiojack.presentation import bank_banker, bank_cards, bank_chips, casino_cards, casino_chips, seats
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
    ev.SatOut: seats.sat_out,
    ev.DoneStaking: seats.done_staking,
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
    ev.SeatLeft: seats.seat_left,
    ev.SeatTaken: seats.seat_taken,
}

BANK: Mapping[type[Event], Handler] = {
    ev.RoundBegan: bank_cards.round_began,
    ev.RoundEnded: bank_chips.round_ended,
    ev.Shuffled: bank_cards.shuffled,
    ev.CutCardCame: bank_cards.cut_card_came,
    ev.CardsDealt: bank_cards.cards_dealt,
    ev.TurnBegan: bank_cards.turn_began,
    ev.Stood: bank_cards.stood,
    ev.StakeLaid: bank_chips.stake_laid,
    ev.SatOut: seats.sat_out,
    ev.Bust: bank_chips.bust,
    ev.SeatLeft: seats.seat_left,
    ev.SeatTaken: seats.seat_taken,
    bv.LotsDrawn: bank_cards.lots_drawn,
    bv.BankerChosen: bank_banker.banker_chosen,
    bv.BankFounded: bank_banker.bank_founded,
    bv.BankAdded: bank_banker.bank_added,
    bv.Announced: bank_banker.announced,
    bv.LastRoundAnnounced: bank_banker.last_round_announced,
    bv.BankBroken: bank_banker.bank_broken,
    bv.BankTaken: bank_banker.bank_taken,
    bv.BankHandedOver: bank_banker.bank_handed_over,
    bv.BankDeclined: bank_banker.bank_declined,
    bv.BankVacant: bank_banker.bank_vacant,
    bv.TableClosed: bank_banker.table_closed,
    bv.BetAsked: bank_chips.bet_asked,
    bv.TakeAsked: bank_cards.take_asked,
    bv.KeepAsked: bank_cards.keep_asked,
    bv.PassedOver: bank_cards.passed_over,
    bv.HandsGathered: bank_cards.silent,
    bv.CardsThrown: bank_cards.silent,
    bv.CutCardTurned: bank_cards.cut_card_turned,
    bv.PackOut: bank_cards.pack_out,
    bv.CardsKept: bank_cards.cards_kept,
    bv.CardsGivenBack: bank_cards.cards_given_back,
    bv.CardsReturned: bank_cards.cards_returned,
    bv.PlacePicked: bank_cards.silent,
    bv.PullDemanded: bank_cards.pull_demanded,
    bv.CardsSeen: bank_cards.cards_seen,
    bv.CardsShown: bank_cards.cards_shown,
    bv.StakeSettled: bank_chips.stake_settled,
    bv.StakeReturned: bank_chips.stake_returned,
}


class Presenter:
    """What one seat hears. `memory` is the round as heard so far; it lives as long as the table does."""

    def __init__(self, seat: int, settings: Settings | None = None) -> None:
        self.seat = seat
        self.settings = settings or Settings()
        self.memory = RoundMemory()

    def present(self, event: Event, view: CasinoView | BankView) -> tuple[Utterance, ...]:
        """What the event says to this seat; `view` is its view after the event. Empty for what is no news."""
        context: Context[Any] = Context(self.seat, self.settings, view, self.memory)
        handlers = CASINO if isinstance(view, CasinoView) else BANK
        said = handlers[type(event)](context, event)
        self.note(event, view)
        return () if said is None else (said,)

    def note(self, event: Event, view: CasinoView | BankView) -> None:
        """Remember an event without saying it: when a kept round is resumed."""
        banker = view.banker if isinstance(view, BankView) else -1
        self.memory = fold(self.memory, event, self.seat, banker)
