"""Chance as a part of the table: a generator whose state is kept, and outcomes that were laid ready beforehand.

The seed arrives in a command and the state goes with the table, so that a table replayed from its journal, on
any Python, comes to the same cards. Scenarios and tests lay outcomes ready; they are used up first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from audiojack.engine.cards import Card

_WORDS = 1 << 64
_MASK = _WORDS - 1
_GAMMA = 0x9E3779B97F4A7C15


def next_word(state: int) -> tuple[int, int]:
    """One step of SplitMix64 (Steele, Lea, Flood 2014): a 64-bit word and the next state."""
    state = (state + _GAMMA) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31), state


def below(limit: int, state: int) -> tuple[int, int]:
    """A whole number from 0 to limit - 1, every one equally likely, and the next state.

    Words from the incomplete last stretch are thrown away, so that no remainder is favoured.
    """
    bound = _WORDS - _WORDS % limit
    while True:
        word, state = next_word(state)
        if word < bound:
            return word % limit, state


@lru_cache(maxsize=64)
def _draws(count: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """How a shuffle of `count` cards uses its words: (bound, sizes) for each word.

    One word serves several positions, as many as their sizes multiply to no more than 2**64; the bound is the
    largest multiple of that product, so that every choice of all of them is equally likely.
    """
    found: list[tuple[int, tuple[int, ...]]] = []
    sizes: list[int] = []
    product = 1
    for size in range(count, 1, -1):
        if product * size > _WORDS:
            found.append((_WORDS - _WORDS % product, tuple(sizes)))
            sizes, product = [], 1
        sizes.append(size)
        product *= size
    if sizes:
        found.append((_WORDS - _WORDS % product, tuple(sizes)))
    return tuple(found)


def shuffled(cards: Sequence[Card], state: int) -> tuple[tuple[Card, ...], int]:
    """The cards in a uniformly random order, and the next state (GEN-R06).

    Fisher–Yates from the end: a position from the first `size` is exchanged with the last of them, for every
    size downwards. Words above their bound are thrown away.
    """
    pack = list(cards)
    for bound, sizes in _draws(len(pack)):
        word, state = next_word(state)
        while word >= bound:
            word, state = next_word(state)
        for size in sizes:
            word, j = divmod(word, size)
            last = size - 1
            pack[last], pack[j] = pack[j], pack[last]
    return tuple(pack), state


class Chance(msgspec.Struct, frozen=True, gc=False):
    """What is still to be decided by chance at a table.

    `state` is the generator's. `orders` are packs laid ready for the next shuffles, `picks` positions (from 1)
    for the next random picks out of a pack, `lots` cards for the next drawing of lots.
    """

    state: int = 0
    orders: tuple[tuple[Card, ...], ...] = ()
    picks: tuple[int, ...] = ()
    lots: tuple[Card, ...] = ()

    def order(self, cards: Sequence[Card]) -> tuple[tuple[Card, ...], Chance]:
        """A shuffled order of these cards, and what chance is left."""
        if self.orders:
            first, *rest = self.orders
            return first, msgspec.structs.replace(self, orders=tuple(rest))
        pack, state = shuffled(cards, self.state)
        return pack, msgspec.structs.replace(self, state=state)

    def pick(self, count: int) -> tuple[int, Chance]:
        """A position from 1 to `count`, and what chance is left."""
        if self.picks:
            first, *rest = self.picks
            return min(first, count), msgspec.structs.replace(self, picks=tuple(rest))
        index, state = below(count, self.state)
        return index + 1, msgspec.structs.replace(self, state=state)
