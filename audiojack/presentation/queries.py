"""Every reading key at every table: one place for the scenes to ask, whatever the game.

All answers come from the view of the listener's seat and the memory of their round.
"""

from __future__ import annotations

from audiojack.engine.commands import Action, Legal
from audiojack.engine.views import CasinoView
from audiojack.presentation import casino_queries, explain
from audiojack.presentation.answers import answer
from audiojack.presentation.context import UNSAID, Context
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.settings import Settings
from audiojack.presentation.utterance import Utterance


class Queries:
    """Answers for one listener at one moment."""

    def __init__(self, view: CasinoView, settings: Settings, memory: RoundMemory) -> None:
        self._ctx = Context(view.seat, settings, view, memory)

    def own_cards(self) -> Utterance:
        """C: own cards with their totals."""
        return casino_queries.own_cards(self._ctx)

    def dealer_cards(self) -> Utterance:
        """V: the dealer's visible cards."""
        return casino_queries.dealer_cards(self._ctx)

    def own_chips(self) -> Utterance:
        """S: own purse and stakes."""
        return casino_queries.own_chips(self._ctx)

    def others_chips(self) -> Utterance:
        """Shift+S: the other purses."""
        return casino_queries.others_chips(self._ctx)

    def turn(self) -> Utterance:
        """T: whose turn it is, and what is awaited."""
        return casino_queries.turn(self._ctx)

    def stakes(self) -> Utterance:
        """B, where nothing can be raised: the stakes on the table."""
        return casino_queries.stakes(self._ctx)

    def seat(self, number: int) -> Utterance:
        """1 to 9: one seat, counted from 1."""
        return casino_queries.seat(self._ctx, number)

    def overview(self) -> Utterance:
        """L: every seat, then the dealer."""
        return casino_queries.overview(self._ctx)

    def rules(self) -> Utterance:
        """O: game, limits and options in short."""
        return casino_queries.rules(self._ctx)

    def explain(self) -> Utterance:
        """E: why the last round ended as it did."""
        return explain.explain(self._ctx)

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
            box=legal.box + 1 if several else 0,
            hand=0,
            number=legal.box + 1,
        )

    def label(self, legal: Legal) -> Utterance:
        """The name of an action in the Tab menu, with its price where it has just one."""
        several = legal.action in ("bet", "insure", "add") and len(self._own_boxes()) > 1
        price = legal.least if legal.least == legal.most and legal.least else UNSAID
        number = legal.box + 1 if several or legal.action == "add" else 0
        return answer(self._ctx, f"do-{legal.action}", amount=price, number=number)

    def does_not_apply(self, action: Action) -> Utterance:
        """The sentence for a key whose action this game does not have."""
        return answer(self._ctx, f"none-{action}", sound="refused")

    def _own_boxes(self) -> list[int]:
        return [i for i, box in enumerate(self._ctx.view.boxes) if box.owner == self._ctx.seat]
