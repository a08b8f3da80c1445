"""Chance as a part of the table: a generator whose state is kept, and outcomes that were laid ready beforehand.

The seed arrives in a command and the state goes with the table, so that a table replayed from its journal, on
any Python, comes to the same cards. Scenarios and tests lay outcomes ready; they are used up first.
"""

from __future__ import annotations

from collections.abc import Sequence

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


def shuffled(cards: Sequence[Card], state: int) -> tuple[tuple[Card, ...], int]:
    """The cards in a uniformly random order (Fisher–Yates from the end), and the next state (GEN-R06)."""
    pack = list(cards)
    i = len(pack) - 1
    # The step of next_word and the bound of below stand here once more: a call for each card is half the price
    # of a shuffle. A test holds the two together.
    while i > 0:
        state = (state + _GAMMA) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        if z < _WORDS - _WORDS % (i + 1):
            j = z % (i + 1)
            pack[i], pack[j] = pack[j], pack[i]
            i -= 1
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
