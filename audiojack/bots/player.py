"""A computer player's choice, out of what its seat may know and nothing else.

`choose(view, character, seed)` is a function of its arguments: the whims of a character are drawn from the seed and
from the table as it stands, so that a table resumed in the middle goes on with the same choices.
"""

from __future__ import annotations

from audiojack.bots import casino_player
from audiojack.bots.characters import Character
from audiojack.engine.commands import Command
from audiojack.engine.views import CasinoView

View = CasinoView


class NothingToChooseError(ValueError):
    """The seat may do nothing at all: it has left, or it is not at the table."""


def choose(view: View, character: Character, seed: int) -> Command:
    """What the character does now, always one of `view.legal`. Raises NothingToChooseError.

    Between rounds and while stakes are laid a seat lays its stakes box by box; when it has laid them it would have the
    cards dealt, and a seat that can't stake any more leaves (GEN-R04). Ask only when `due(view)`.
    """
    if not view.legal:
        raise NothingToChooseError
    return casino_player.choose(view, character, seed)


def due(view: View) -> bool:
    """Whether the table waits for this seat: its turn, or a stake that it has not laid yet."""
    return view.turn_seat == view.seat or any(legal.action == "bet" for legal in view.legal)
