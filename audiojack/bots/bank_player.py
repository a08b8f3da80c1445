"""How each style plays the bank games: between rounds the same in all of them, within a round by the family of rules.

What is worked out is remembered for each game and its options. The families are told apart by what their rules say of
themselves, not by a game's name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from audiojack.bots import club_player, duel_player, oko_player
from audiojack.bots.banking import PHASES, between_rounds, edge_of
from audiojack.bots.characters import Character
from audiojack.bots.whim import stir
from audiojack.engine.bank import Bank
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Command
from audiojack.engine.table import OptionValue
from audiojack.games.ochko.duel import Duels
from audiojack.games.oko import Oko
from audiojack.games.registry import game as find_game
from audiojack.games.twenty_one.club import Club
from audiojack.odds.club_model import ClubModel
from audiojack.odds.duel_model import DuelModel
from audiojack.odds.hand_tree import HandTree
from audiojack.odds.oko_model import OkoModel

Turn = Callable[[BankView, Character, int], Command]


class Playing(NamedTuple):
    """A game worked out: `edge` is what a chip staked brings the banker, `turn` plays a round.

    `worths` tells what each action about cards brings, in units of the stake; `start` what a chip is worth to a punter
    who must stake it before he sees a card. `finish` works out what is otherwise worked out when it is first met.
    """

    edge: float
    turn: Turn
    finish: Callable[[], object]
    worths: Callable[[BankView], dict[Action, float]]
    start: float
    tree: HandTree


def choose(view: BankView, character: Character, seed: int) -> Command:
    """What the character does; `view.legal` is not empty."""
    playing = worked_out(view.game, tuple(sorted(view.options.items())))
    if view.phase in PHASES:
        return between_rounds(view, character, playing.edge)
    return playing.turn(view, character, _state(view, character, seed))


def _state(view: BankView, character: Character, seed: int) -> int:
    held = sum(hand.count for hand in view.hands)
    return stir(seed, character.id, view.seat, view.round, view.cards_left, held, view.aside)


@lru_cache(maxsize=8)
def worked_out(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Playing:
    """The game of this id with these options (sorted), worked out once."""
    chosen = dict(options)
    decider = find_game(game).decider(chosen)
    if not isinstance(decider, Bank):
        raise TypeError(f"{game} has no banker")
    if isinstance(decider.rules, Duels):
        return _duels(decider.rules)
    if isinstance(decider.rules, Club):
        return _club(decider.rules)
    if isinstance(decider.rules, Oko):
        return _oko(decider.rules, chosen)
    raise TypeError(f"nobody knows how to play {game}")


def _duels(rules: Duels) -> Playing:
    model = DuelModel(rules)

    def turn(view: BankView, character: Character, state: int) -> Command:
        return duel_player.turn(model, view, character, state)

    def worths(view: BankView) -> dict[Action, float]:
        return duel_player.worths(model, view)

    start = sum(chance * worth for chance, worth in model.promises())
    return Playing(edge_of(model.promises()), turn, model.finish, worths, start, model.tree)


def _club(rules: Club) -> Playing:
    model = ClubModel(rules)

    def turn(view: BankView, character: Character, state: int) -> Command:
        return club_player.turn(model, view, character, state)

    def worths(view: BankView) -> dict[Action, float]:
        return club_player.worths(model, view)

    return Playing(-model.worth, turn, lambda: None, worths, model.worth, model.tree)


def _oko(rules: Oko, options: dict[str, OptionValue]) -> Playing:
    model = OkoModel(rules, options)

    def turn(view: BankView, character: Character, state: int) -> Command:
        return oko_player.turn(model, view, character, state)

    def worths(view: BankView) -> dict[Action, float]:
        return oko_player.worths(model, view)

    return Playing(edge_of(model.promises), turn, lambda: None, worths, model.start, model.tree)
