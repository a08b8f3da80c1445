"""Table options as sentences: what key O says of a table beside its limits."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from audiojack.games.registry import GAMES
from audiojack.presentation.answers import answer
from audiojack.presentation.context import Context
from audiojack.presentation.utterance import Utterance

LIMITS = frozenset(
    {"players", "boxes", "boxes_per_human", "min_bet", "max_bet", "bet_step", "min_bank", "max_bank"}
)
"""Options without a sentence of their own: numbers of places, and limits that are said together."""


def option_sentences(ctx: Context[Any]) -> Iterator[Utterance]:
    """A sentence for each option that is not as usual; in full for every one."""
    usual = {option.name: option.default for option in GAMES[ctx.view.game].options}
    for name, value in ctx.view.options.items():
        if name not in LIMITS and (ctx.full or value != usual.get(name)):
            yield answer(ctx, f"option-{name.replace('_', '-')}", value=spoken_value(value))


def spoken_value(value: bool | int | str) -> int | str:
    """A value as a message can select by it: a key begins with a letter, so "1-2-3" becomes "v1-2-3"."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"v{value}" if isinstance(value, str) and value[:1].isdigit() else value
