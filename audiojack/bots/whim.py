"""Chance for computer players: a number drawn from a seed and from what lies on the table, and from nothing else.

So a choice is a function of the view: a table resumed or replayed sees the same choices again, and nothing has to be
kept between two of them.
"""

from __future__ import annotations

from collections.abc import Iterable

from audiojack.engine.chance import below, next_word

_MASK = (1 << 64) - 1


def stir(seed: int, *parts: int | str) -> int:
    """A generator's state out of a seed and some numbers and texts; the same parts give the same state everywhere."""
    state = seed & _MASK
    for number in _numbers(parts):
        word, _ = next_word(state ^ number)
        state = word
    return state


def draw(limit: int, state: int) -> int:
    """A whole number from 0 to limit - 1."""
    return below(limit, state)[0]


def _numbers(parts: Iterable[int | str]) -> Iterable[int]:
    for part in parts:
        if isinstance(part, int):
            yield part & _MASK
        else:
            yield int.from_bytes(part.encode()[:8].ljust(8, b"\0"), "big") + len(part)
