"""The sentences of drills: a question's words with its cards said as they are said at a table.

Suits are left out where they mean nothing in the game, unless everything is wanted; Šantal keeps its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from audiojack.engine.cards import SANTAL, Card, rank
from audiojack.games.registry import game as find_game
from audiojack.practice.question import Words
from audiojack.presentation.settings import Verbosity
from audiojack.presentation.utterance import Arg, Priority, Utterance

_OPEN_CARD: Final = "upcard"
_MARK: Final = "*"


def drill_sentence(words: Words, game: str, verbosity: Verbosity) -> Utterance:
    """What a drill of this game says."""
    traits = find_game(game).traits
    suits = verbosity == "full" or traits.suits_matter
    said = {name: _said(name, value, traits.suits_matter, suits) for name, value in words.args.items()}
    args: Mapping[str, Arg] = {"play": traits.play, **said}
    return Utterance(words.id, args, Priority.ANSWER, None, None, "interface")


def _said(name: str, value: Arg, santal: bool, suits: bool) -> Arg:
    if isinstance(value, tuple):
        return tuple(_card(card, santal, suits) for card in value)
    if name == _OPEN_CARD and isinstance(value, str):
        return value if suits or value == "-" else rank(Card(value))
    return value


def _card(card: str, santal: bool, suits: bool) -> str:
    if not suits:
        return rank(Card(card.removesuffix(_MARK)))
    return card + _MARK if card == SANTAL and santal else card
