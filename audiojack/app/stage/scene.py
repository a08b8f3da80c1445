"""What a scene may be besides a scene: one whose keys don't all just move, one that has something to give back."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol, runtime_checkable

from audiojack.input.gestures import Gesture


class KeyClass(Enum):
    """What a key does while something is on its way to be kept."""

    QUERY = auto()
    """It asks, and is answered at once."""
    NAVIGATE = auto()
    """It leads through menus and fields: it waits only behind a command of the player's own."""
    ACT = auto()
    """It waits until nothing is on its way."""


@runtime_checkable
class ClassifiesKeys(Protocol):
    """A scene in which not every key just moves."""

    def key_class(self, found: tuple[str, str] | None, gesture: Gesture | None) -> KeyClass:
        """What a key does: the command that the keymap found, and the gesture where it was a key."""
        ...


@runtime_checkable
class Closing(Protocol):
    """A scene that has something to give back when the program ends."""

    def close(self) -> None:
        """Gives it back."""
        ...
