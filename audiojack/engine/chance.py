"""Chance as a part of the table: where shuffles, lots and pulls come from, and outcomes that were stacked beforehand.

Whoever owns a table hands in a fresh key of 256 bits with each command. Every draw of the command has a key of its
own, derived from it, and is made by BLAKE2b in counter mode under that key: what has been seen of one pack tells
nothing of the next (GEN-R24). The key stands in the draw's event, hidden like the order, so that a draw can be made
again from the journal on any Python.

A table opened with a seed instead (`--seed`, scenarios, tests, journals of earlier versions) goes on with SplitMix64,
whose state goes with the table. Scenarios and tests stack outcomes; they are used up first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import blake2b

import msgspec

from audiojack.engine.cards import Card

KEY_BYTES = 32
_WORDS = 1 << 64
_MASK = _WORDS - 1
_GAMMA = 0x9E3779B97F4A7C15
_BLOCK_BYTES = 64


class ForetellableError(RuntimeError):
    """A table that has no seed was to draw without a key: a fault of its owner, not of a player."""


def next_word(state: int) -> tuple[int, int]:
    """One step of SplitMix64 (Steele, Lea, Flood 2014): a 64-bit word and the next state."""
    state = (state + _GAMMA) & _MASK
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31), state


class SplitMix:
    """The words of a seed, one after another; `state` is where it stands."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state

    def word(self) -> int:
        """The next 64 bits."""
        word, self.state = next_word(self.state)
        return word


class Keyed:
    """The words of a key: blocks of BLAKE2b over a counter, under the key."""

    __slots__ = ("_block", "_count", "_key")

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._count = 0
        self._block = b""

    def word(self) -> int:
        """The next 64 bits."""
        if not self._block:
            number = self._count.to_bytes(8, "little")
            self._block = blake2b(number, digest_size=_BLOCK_BYTES, key=self._key, person=b"audiojack draw").digest()
            self._count += 1
        word, self._block = self._block[:8], self._block[8:]
        return int.from_bytes(word, "little")


class Keys:
    """The keys of one command, handed in by the owner of the table; empty where the table has a seed."""

    __slots__ = ("_count", "_key")

    def __init__(self, key: bytes = b"") -> None:
        if key and len(key) != KEY_BYTES:
            raise ValueError(f"a key has {KEY_BYTES} bytes")
        self._key = key
        self._count = 0

    def next(self) -> bytes:
        """The key of the next draw; empty without a key of the command."""
        if not self._key:
            return b""
        number = self._count.to_bytes(8, "little")
        self._count += 1
        return blake2b(number, digest_size=KEY_BYTES, key=self._key, person=b"audiojack key").digest()


def _below(limit: int, word: Callable[[], int]) -> int:
    """A whole number from 0 to limit - 1, every one equally likely.

    Words from the incomplete last stretch are thrown away, so that no remainder is favoured.
    """
    bound = _WORDS - _WORDS % limit
    while (found := word()) >= bound:
        pass
    return found % limit


def below(limit: int, state: int) -> tuple[int, int]:
    """A whole number from 0 to limit - 1 from a seed's state, every one equally likely, and the next state."""
    words = SplitMix(state)
    return _below(limit, words.word), words.state


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


def _permuted(cards: Sequence[Card], words: Callable[[], int]) -> tuple[Card, ...]:
    """The cards in a uniformly random order (GEN-R06).

    Fisher–Yates from the end: a position from the first `size` is exchanged with the last of them, for every
    size downwards. Words above their bound are thrown away.
    """
    pack = list(cards)
    for bound, sizes in _draws(len(pack)):
        while (word := words()) >= bound:
            pass
        for size in sizes:
            word, j = divmod(word, size)
            last = size - 1
            pack[last], pack[j] = pack[j], pack[last]
    return tuple(pack)


def shuffled(cards: Sequence[Card], state: int) -> tuple[tuple[Card, ...], int]:
    """The cards in an order drawn from a seed's state, and the next state."""
    words = SplitMix(state)
    return _permuted(cards, words.word), words.state


def keyed_order(cards: Sequence[Card], key: bytes) -> tuple[Card, ...]:
    """The cards in the order that this key means."""
    return _permuted(cards, Keyed(key).word)


def keyed_below(limit: int, key: bytes) -> int:
    """The number from 0 to limit - 1 that this key means."""
    return _below(limit, Keyed(key).word)


class Draw(msgspec.Struct, frozen=True, gc=False):
    """What a draw leaves to be kept in its event: `state` of a seed afterwards, or the `key` (hex), or `stacked`."""

    state: int = 0
    key: str = ""
    stacked: bool = False


STACKED = Draw(stacked=True)


class Chance(msgspec.Struct, frozen=True, gc=False):
    """What is still to be decided by chance at a table.

    `state` is a seed's, None for a table that draws by keys alone. `orders` are packs stacked for the next shuffles,
    `picks` positions (from 1) for the next random picks out of a pack, `lots` cards for the next drawing of lots.
    """

    state: int | None = None
    orders: tuple[tuple[Card, ...], ...] = ()
    picks: tuple[int, ...] = ()
    lots: tuple[Card, ...] = ()

    def order(self, cards: Sequence[Card], key: bytes) -> tuple[tuple[Card, ...], Draw]:
        """A shuffled order of these cards, or the stacked one. Raises ForetellableError."""
        return (self.orders[0], STACKED) if self.orders else self.fresh_order(cards, key)

    def fresh_order(self, cards: Sequence[Card], key: bytes) -> tuple[tuple[Card, ...], Draw]:
        """A shuffled order of these cards, whatever is stacked. Raises ForetellableError."""
        if key:
            return keyed_order(cards, key), Draw(key=key.hex())
        order, state = shuffled(cards, self._seeded())
        return order, Draw(state)

    def pick(self, count: int, key: bytes) -> tuple[int, Draw]:
        """A position from 1 to `count`, or the stacked one. Raises ForetellableError."""
        if self.picks:
            return min(self.picks[0], count), STACKED
        if key:
            return keyed_below(count, key) + 1, Draw(key=key.hex())
        index, state = below(count, self._seeded())
        return index + 1, Draw(state)

    def ordered(self, draw: Draw) -> Chance:
        """What is left after a shuffle."""
        return msgspec.structs.replace(self, orders=self.orders[1:]) if draw.stacked else self._after(draw)

    def picked(self, draw: Draw) -> Chance:
        """What is left after a pick."""
        return msgspec.structs.replace(self, picks=self.picks[1:]) if draw.stacked else self._after(draw)

    def lots_drawn(self, stacked: int, draw: Draw) -> Chance:
        """What is left after lots were drawn, so many of them stacked."""
        left = msgspec.structs.replace(self, lots=self.lots[stacked:])
        return left if draw.stacked else left._after(draw)

    def _after(self, draw: Draw) -> Chance:
        return self if draw.key else msgspec.structs.replace(self, state=draw.state)

    def _seeded(self) -> int:
        if self.state is None:
            raise ForetellableError("a draw without a key at a table without a seed")
        return self.state
