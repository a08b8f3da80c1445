"""Where a sound sits between the ears: a few decibels and a fraction of a millisecond, at constant power.

A seat at the end of the arc is clearly to one side and still heard by both ears, so that a player who hears
with one ear misses nothing.
"""

from __future__ import annotations

import math
from array import array
from typing import NamedTuple

WIDTH = 0.5
"""How much of the full way to one side the end of the arc is: 0.5 is 7.7 dB between the ears."""
DELAY_SECONDS = 0.0004
"""By how much the far ear hears a sound at the end of the arc later."""
_ALONE = -0.6
"""Where the only other player sits."""
_ALL = 0.9999
"""From this gain on no sample of 16 bits would be heard differently."""


class Place(NamedTuple):
    """Loudness at each ear (their squares add up to 1) and the far ear's delay in seconds."""

    left: float
    right: float
    delay: float

    @property
    def near(self) -> float:
        """Loudness at the louder ear."""
        return max(self.left, self.right)

    @property
    def ratio(self) -> float:
        """The quieter ear's loudness, as a part of the louder one's."""
        return min(self.left, self.right) / self.near


def place(pan: float, *, mono: bool = False) -> Place:
    """The place of `pan` (-1 left to 1 right; beyond is taken as the end). In mono all is in the middle."""
    pan = 0.0 if mono else max(-1.0, min(1.0, pan))
    angle = (1 + WIDTH * pan) * math.pi / 4
    return Place(math.cos(angle), math.sin(angle), DELAY_SECONDS * abs(pan))


def seat_pan(number: int, others: int) -> float:
    """Where the `number`th (from 0) of so many other players sits: first along the left half of the arc, then the
    right. None of them is in the middle, where the player and the dealer are heard."""
    if others == 1:
        return _ALONE
    left = (others + 1) // 2
    return round(number / left - 1 if number < left else (number - left + 1) / (others - left), 3)


class Panner:
    """Turns one channel into two, at a place, piece by piece without a seam.

    `gain` is the near ear's; whoever leaves it at 1 has to apply `Place.near` later.
    """

    def __init__(self, where: Place, sample_rate: int, gain: float = 1.0) -> None:
        self._where = where
        self._gain = gain
        self._late = array("h", bytes(2 * round(where.delay * sample_rate)))

    def spread(self, samples: bytes) -> bytes:
        """Two interleaved channels for `samples` (16 bits); as many frames as there were samples."""
        near = _times(array("h", samples), self._gain)
        far = self._late + _times(near, self._where.ratio)
        self._late = far[len(near) :]
        both = array("h", bytes(2 * len(samples)))
        first = 0 if self._where.left >= self._where.right else 1
        both[first::2] = near
        both[1 - first :: 2] = far[: len(near)]
        return both.tobytes()


def _times(samples: array[int], gain: float) -> array[int]:
    return samples if gain > _ALL else array("h", [round(sample * gain) for sample in samples])
