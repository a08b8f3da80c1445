"""What tests of computer players share: options drawn at random, and whether a command is one of those offered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from audiojack.engine.commands import Command, Legal
from audiojack.engine.table import OptionValue
from audiojack.games.options import Option
from audiojack.games.registry import Game


def _values(option: Option) -> st.SearchStrategy[Any]:
    if option.choices:
        return st.sampled_from(option.choices)
    if isinstance(option.default, bool):
        return st.booleans()
    return st.just(option.default)


def options_of(game: Game) -> st.SearchStrategy[dict[str, OptionValue]]:
    """Every option with one of its choices; numbers of chips and cards keep their defaults."""
    return st.fixed_dictionaries({option.name: _values(option) for option in game.options})


def allowed(offers: Iterable[Legal], command: Command) -> bool:
    """Whether the command is within one of the offers."""
    return any(_fits(offer, command) for offer in offers)


def _fits(offer: Legal, command: Command) -> bool:
    if (offer.action, offer.box) != (command.action, command.box):
        return False
    if offer.targets:
        return command.to in offer.targets
    inside = offer.least <= command.amount <= offer.most
    return inside and (command.amount - offer.least) % max(1, offer.step) == 0
