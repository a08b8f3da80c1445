"""Every reading key at every table: one place for the scenes to ask, whatever the game.

All answers come from the view of the listener's seat and the memory of their round.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Legal
from audiojack.engine.views import CasinoView
from audiojack.presentation import bank_queries, casino_queries, explain
from audiojack.presentation.answers import answer
from audiojack.presentation.context import UNSAID, Context
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance

_ABSENT: frozenset[Action] = frozenset(
    {"split", "double", "insure", "surrender", "raise", "hit-blind", "exchange", "announce", "add", "reshuffle"}
)
"""Actions that some games don't have, each with a sentence `none-…`."""

_DEALING: frozenset[Action] = frozenset({"deal", "found", "accept", "decline", "choose-banker"})
"""What a banker, or who may become one, is asked for between rounds."""

Answer = Callable[[Any], Utterance]


class _Keys(NamedTuple):
    """The answers of one family of games."""

    own_cards: Answer
    dealer_cards: Answer
    own_chips: Answer
    others_chips: Answer
    turn: Answer
    stakes: Answer
    seat: Callable[[Any, int], Utterance]
    overview: Answer
    middle: Answer
    rules: Answer
    explain: Answer


def _keys(module: Any, explained: Answer) -> _Keys:
    return _Keys(**{name: getattr(module, name) for name in _Keys._fields[:-1]}, explain=explained)


_CASINO = _keys(casino_queries, explain.explain_casino)
_BANK = _keys(bank_queries, explain.explain_bank)


class Queries:
    """Answers for one listener at one moment; `resting` where a round is over and the listener begins the next."""

    def __init__(
        self, view: CasinoView | BankView, settings: Settings, memory: RoundMemory, *, resting: bool = False
    ) -> None:
        self._ctx: Context[Any] = Context(view.seat, settings, view, memory)
        self._resting = resting
        self._keys = _CASINO if isinstance(view, CasinoView) else _BANK

    @property
    def view(self) -> CasinoView | BankView:
        """What the answers are made from."""
        view: CasinoView | BankView = self._ctx.view
        return view

    def own_cards(self) -> Utterance:
        """C: own cards with their totals."""
        if self._ctx.listens:
            return answer(self._ctx, "ask-listening")
        return self._keys.own_cards(self._ctx)

    def dealer_cards(self) -> Utterance:
        """V: the dealer's or the banker's visible cards."""
        return self._keys.dealer_cards(self._ctx)

    def own_chips(self) -> Utterance:
        """S: own purse and stakes, and the bank where it is the listener's."""
        if self._ctx.listens:
            return answer(self._ctx, "ask-listening")
        return self._keys.own_chips(self._ctx)

    def others_chips(self) -> Utterance:
        """Shift+S: the other purses."""
        return self._keys.others_chips(self._ctx)

    def turn(self) -> Utterance:
        """T: whose turn it is, and what is awaited; between rounds nobody moves before the listener wants it."""
        if self._ctx.listens and (self._resting or self._ctx.view.phase == "between"):
            return answer(self._ctx, "ask-listening-between")
        if self._resting and not any(legal.action in _DEALING for legal in self._ctx.view.legal):
            return answer(self._ctx, "ask-turn-between")
        return self._keys.turn(self._ctx)

    def stakes(self) -> Utterance:
        """B, where nothing can be raised: the stakes on the table, and the bank."""
        return self._keys.stakes(self._ctx)

    def seat(self, number: int) -> Utterance:
        """1 to 9: one seat, counted from 1."""
        return self._keys.seat(self._ctx, number)

    def overview(self) -> Utterance:
        """L: every seat, then dealer or bank."""
        return self._keys.overview(self._ctx)

    def middle(self) -> Utterance:
        """What lies in the middle of the table: the dealer's cards, or the bank and the pack."""
        return self._keys.middle(self._ctx)

    def rules(self) -> Utterance:
        """O: game, limits and options in short."""
        return self._keys.rules(self._ctx)

    def explain(self) -> Utterance:
        """E: why the last round ended as it did."""
        return self._keys.explain(self._ctx)

    def amount_prompt(self, legal: Legal, amount: int) -> Utterance:
        """What an amount field says when it opens: "Stake: 50. You have 1000.\""""
        several = len(self._own_boxes()) > 1
        return answer(
            self._ctx,
            f"prompt-{legal.action}",
            amount=amount,
            least=legal.least,
            most=legal.most,
            chips=self._ctx.chips(self._ctx.seat),
            free=self._ctx.view.free if isinstance(self._ctx.view, BankView) else UNSAID,
            box=legal.box + 1 if several else 0,
            hand=0,
            number=legal.box + 1,
        )

    def label(self, legal: Legal) -> Utterance:
        """The name of an action in the Tab menu, with its price, or the limits of the amount that it asks for."""
        several = legal.action in ("bet", "insure", "add") and len(self._own_boxes()) > 1
        ranges = {"least": legal.least, "most": legal.most} if legal.most > legal.least else {"least": UNSAID}
        price = legal.least if legal.least == legal.most and legal.least else self._stake_again(legal)
        number = legal.box + 1 if several or legal.action == "add" else 0
        what = legal.what or UNSAID
        return answer(self._ctx, f"do-{legal.action}", amount=price, number=number, what=what, **ranges)

    def does_not_apply(self, action: Action) -> Utterance:
        """The sentence for a key whose action this game does not have."""
        id = f"none-{action}" if action in _ABSENT else "refused-no-such-action"
        return answer(self._ctx, id, sound="refused")

    def _stake_again(self, legal: Legal) -> int | str:
        """What doubling or splitting the hand in play costs (SBJ-R09, CBJ-R15)."""
        view = self._ctx.view
        if legal.action not in ("double", "split") or not isinstance(view, CasinoView):
            return UNSAID
        hands = view.boxes[legal.box].hands
        return hands[view.turn_hand].stake if view.turn_hand < len(hands) else UNSAID

    def _own_boxes(self) -> list[int]:
        boxes = self._ctx.view.boxes if isinstance(self._ctx.view, CasinoView) else ()
        return [i for i, box in enumerate(boxes) if box.owner == self._ctx.seat]
