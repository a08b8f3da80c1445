"""The sentences of drills: a question's words with its cards said as they are said at a table.

Suits are left out where they mean nothing in the game, unless everything is wanted; Šantal keeps its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from audiojack.engine.cards import SANTAL, Card, rank
from audiojack.practice.question import Words
from audiojack.presentation.settings import Verbosity
from audiojack.presentation.utterance import Arg, Priority, Utterance

_SUITS_MATTER: Final = frozenset({"oko"})
_OPEN_CARD: Final = "upcard"
_MARK: Final = "*"


def drill_sentence(words: Words, game: str, verbosity: Verbosity) -> Utterance:
    """What a drill of this game says."""
    suits = verbosity == "full" or game in _SUITS_MATTER
    said = {name: _said(name, value, game, suits) for name, value in words.args.items()}
    args: Mapping[str, Arg] = {"game": game, **said}
    return Utterance(words.id, args, Priority.ANSWER, None, None, "interface")


def _said(name: str, value: Arg, game: str, suits: bool) -> Arg:
    if isinstance(value, tuple):
        return tuple(_card(card, game, suits) for card in value)
    if name == _OPEN_CARD and isinstance(value, str):
        return value if suits or value == "-" else rank(Card(value))
    return value


def _card(card: str, game: str, suits: bool) -> str:
    if not suits:
        return rank(Card(card.removesuffix(_MARK)))
    return card + _MARK if card == SANTAL and game == "oko" else card
