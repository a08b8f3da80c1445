"""A guided first round: what is going on and what is wanted, told once for each step as it comes.

The guide looks at what the seat sees and keeps in mind what it has told; it chooses nothing itself.
"""

from __future__ import annotations

import msgspec

from audiojack.engine.bank_view import BankView
from audiojack.games.registry import game as find_game
from audiojack.practice.hints import View
from audiojack.practice.question import Words


class Guide(msgspec.Struct, frozen=True):
    """What has been told so far. `done` once a whole round was guided."""

    told: frozenset[str] = frozenset()
    done: bool = False

    def step(self, view: View) -> tuple[Guide, Words | None]:
        """What to tell at this moment, None where nothing is new; and the guide that knows it was told."""
        id = None if self.done else step_of(view, self._played, self._dealt)
        if id is None or id in self.told:
            return self, None
        finished = id == "guide-settled"
        return Guide(self.told | {id}, finished), Words(id, {"play": find_game(view.game).traits.play})

    @property
    def _played(self) -> bool:
        """Whether cards were in hand already, so that a rest is the end of a round and not its beginning."""
        return bool(self.told & {"guide-turn", "guide-wait", "guide-banker", "guide-stake", "guide-insurance"})

    @property
    def _dealt(self) -> bool:
        """Whether the round went on after the stakes, so that stakes being laid belong to the next."""
        return bool(self.told & {"guide-turn", "guide-wait", "guide-banker"})


def step_of(view: View, played: bool, dealt: bool) -> str | None:
    """The message of this moment."""
    legal: set[str] = {offer.action for offer in view.legal}
    if isinstance(view, BankView):
        if dealt and view.phase == "bets" and not view.in_round:
            return "guide-settled"
        return _bank_step(view, legal, played)
    if view.phase in ("between", "bets"):
        if played and view.phase == "between":
            return "guide-settled"
        if "bet" in legal:
            return "guide-bets"
        return "guide-deal" if all(box.stake for box in view.boxes) else None
    if view.turn_seat != view.seat:
        return "guide-wait"
    return "guide-insurance" if view.phase == "insurance" else "guide-turn"


_PHASES = {"choose": "guide-choose", "broken": "guide-broken", "keep": "guide-keep"}


def _bank_step(view: BankView, legal: set[str], played: bool) -> str | None:
    mine = view.turn in (view.seat, -1) or bool(legal - {"leave"})
    if not view.in_round and played and view.phase in ("between", "choose", "found"):
        return "guide-settled"
    if view.phase in _PHASES:
        return _PHASES[view.phase] if mine else None
    if view.phase == "found":
        return "guide-found" if "found" in legal else "guide-founded-by-other"
    if "bet" in legal:
        return "guide-stake"
    if view.phase == "between":
        return "guide-bank-deal" if "deal" in legal else None
    if not view.in_round or view.phase == "closed":
        return None
    if view.turn != view.seat:
        return "guide-wait"
    return "guide-banker" if view.seat == view.banker else "guide-turn"
