"""The amount field at the table: what it says when it opens, changes, and can't be placed."""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.app.stage.effects import Effect, Effects, Say, answer, refused
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.amount import AmountField
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Legal
from audiojack.games.registry import game as find_game
from audiojack.play.session import TableSession
from audiojack.presentation.utterance import Priority, text_of

MANY = 10


class AmountPrompt:
    """A field for the amount of one legal action."""

    def __init__(self, services: SceneServices, session: TableSession, legal: Legal, start: int) -> None:
        self._services = services
        self._session = session
        self.legal = legal
        self.field = AmountField(legal.least, legal.most, legal.step, start)

    def say(self, after: bool = False) -> Effects:
        """Says what is asked for, the amount that is there, and the purse.

        With `after` it waits for what is being said; a stake that is laid meanwhile leaves it unsaid.
        """
        prompt = self._session.queries().amount_prompt(self.legal, self.field.amount)
        return (Say(replace(prompt, priority=Priority.TABLE) if after else prompt, topic="turn"),)

    def text(self) -> str:
        """What is asked for and the amount, as they are shown."""
        prompt = self._session.queries().amount_prompt(self.legal, self.field.amount)
        return text_of(prompt, self._services.words(self._services.language))

    def digit(self, digit: int) -> Effects:
        """Types a digit, which is echoed."""
        if not self.field.digit(digit):
            return (refused("amount-too-long"),)
        return (answer("amount-digit", digit=digit),)

    def act(self, command: str) -> Effects | None:
        """A key of the amount field that changes it."""
        field = self.field
        moves = {"more": 1, "less": -1, "much-more": MANY, "much-less": -MANY}
        if command in moves:
            moved = field.change(moves[command])
            return (self._amount(moved),)
        match command:
            case "least":
                field.to_least()
            case "most":
                field.to_most()
            case "delete":
                if not field.delete():
                    return (refused("amount-nothing-left"),)
                return (answer("amount-left", amount=field.amount) if field.amount else answer("amount-empty"),)
            case _:
                return None
        return (self._amount(True),)

    def fault(self) -> Effect | None:
        """Why the amount can't be placed; it stays as it was typed."""
        fault = self.field.fault()
        if fault is None:
            return None
        limit = self.field.most if fault == "too-much" else self.field.least
        return refused(f"amount-{fault}", limit=limit, step=self.field.step, amount=self.field.amount)

    def _amount(self, moved: bool) -> Effect:
        view = self._session.view
        free = view.free if isinstance(view, BankView) and not find_game(view.game).traits.closed_bust else None
        whole = self.legal.action in ("bet", "raise") and self.field.amount == free
        id = "amount-whole" if whole else "amount-now"
        return answer(id, "menu-move" if moved else "refused", amount=self.field.amount)
