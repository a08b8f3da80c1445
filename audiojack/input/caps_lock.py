"""Caps Lock in a terminal, which tells only capital letters: they are taken for Shift where a chord of Shift means
something, and for the letter itself once a capital came that means nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from audiojack.input.gestures import PREFIX, Gesture

_SHIFT = PREFIX + "shift+"


class CapsLock:
    """`on` as far as the letters tell: from a capital whose chord means nothing, until a small letter comes."""

    def __init__(self) -> None:
        self.on = False

    def settled(self, gesture: Gesture, means: Callable[[str], bool]) -> Gesture:
        """The gesture, without the Shift that was Caps Lock; `means` says whether a name of a key means anything.

        The typed text stays a capital.
        """
        if not _is_letter(gesture):
            return gesture
        if not gesture.name.startswith(_SHIFT):
            self.on = False
            return gesture
        small = PREFIX + gesture.name.removeprefix(_SHIFT)
        if not means(small):
            return gesture
        self.on = self.on or not means(gesture.name)
        return gesture._replace(name=small) if self.on else gesture


def _is_letter(gesture: Gesture) -> bool:
    key = gesture.name.removeprefix(_SHIFT).removeprefix(PREFIX)
    return len(key) == 1 and key.isalpha() and bool(gesture.text)
