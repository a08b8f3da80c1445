"""A computer player's choice, out of what its seat may know and nothing else.

`choose(view, character, seed)` is a function of its arguments: the whims of a character are drawn from the seed and
from the table as it stands, so that a table resumed in the middle goes on with the same choices.
"""

from __future__ import annotations

from audiojack.bots import bank_player, casino_player
from audiojack.bots.casino_book import book_for
from audiojack.bots.characters import Character
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Command
from audiojack.engine.table import Options
from audiojack.engine.views import CasinoView
from audiojack.games.registry import game as find_game

View = CasinoView | BankView


class NothingToChooseError(ValueError):
    """Nothing is awaited of the seat: it has left, or it is somebody else's turn."""


def choose(view: View, character: Character, seed: int) -> Command:
    """What the character does now, always one of `view.legal`. Ask when `due(view)`.

    In the casino games a seat lays its stakes box by box between rounds; asked again it has the cards dealt, and one
    that can't stake any more leaves (GEN-R04). Raises NothingToChooseError if nothing is awaited of the seat.
    """
    if not view.legal or not _asked(view):
        raise NothingToChooseError
    if isinstance(view, CasinoView):
        return casino_player.choose(view, character, seed)
    if [one.action for one in view.legal if one.action != "leave"] == ["stand"]:
        return Command(view.seat, "stand")
    return bank_player.choose(view, character, seed)


def _asked(view: View) -> bool:
    """Whether there is anything to say: between rounds of the casino games there always is."""
    if isinstance(view, CasinoView) and view.phase in ("between", "bets"):
        return True
    return due(view)


def prepare(game: str, options: Options) -> None:
    """Work out a game before it is played, so that no computer player's first move has to (up to a quarter second).

    Raises UnknownGameError.
    """
    key = tuple(sorted(options.items()))
    if find_game(game).family == "bank":
        bank_player.worked_out(game, key).finish()
    else:
        book_for(game, key).work_out_all()


def due(view: View) -> bool:
    """Whether the table waits for this seat: its turn, or a stake that it has not laid yet.

    While a banker is to be chosen any seat may see to it; then this is true for all of them.
    """
    if isinstance(view, BankView):
        return bool(view.legal) and (view.phase == "choose" or view.turn == view.seat)
    return view.turn_seat == view.seat or any(legal.action == "bet" for legal in view.legal)
