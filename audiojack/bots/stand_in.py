"""What is done for somebody who is away: nothing that costs chips, no card that need not be taken (GEN-R17)."""

from __future__ import annotations

from audiojack.bots.characters import CHARACTERS
from audiojack.bots.player import choose
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Command, Legal
from audiojack.engine.views import CasinoView

_FREE: tuple[Action, ...] = ("stand", "decline", "keep", "sit-out", "done-staking", "draw-lots")
"""What adds no chips and takes no card, the first that is legal."""
_BANKER: tuple[Action, ...] = ("announce", "deal")
"""How a bank comes home to who is away (GEN-R18)."""
_OBLIGED: tuple[Action, ...] = ("hit", "hit-any", "hit-at", "hit-banker", "give-back", "bet", "found", "choose-banker")
"""What the rules may oblige to: a card from the top, else the least stake."""

_BY_THE_BOOK = next(one for one in CHARACTERS if one.style == "book")


def stand_in(view: CasinoView | BankView) -> Command:
    """The command for a seat whose person is away; "leave" where nothing else is legal."""
    if isinstance(view, BankView) and view.phase == "banker" and view.banker == view.seat:
        return choose(view, _BY_THE_BOOK, 0)
    legal: dict[Action, Legal] = {one.action: one for one in reversed(view.legal)}
    for action in (*_FREE, *_BANKER, *_OBLIGED):
        if action in legal:
            return _least(view.seat, legal[action])
    return Command(view.seat, "leave")


def _least(seat: int, legal: Legal) -> Command:
    to = legal.targets[0] if legal.targets else -1
    return Command(seat, legal.action, legal.box, legal.least, to)
