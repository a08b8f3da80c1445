"""What scenes and the stage say to each other: the scene's protocol, and effects, which the stage carries out in order.

A scene is one part of the program that has the keyboard. Scenes lie on a stack; the topmost is heard and seen. It
answers keys with effects and changes nothing but itself. Effects are values, so that tests can read them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from audiojack.app.options.settings import Settings
from audiojack.app.stage.picture import Picture
from audiojack.input.gestures import Gesture
from audiojack.presentation.utterance import Arg, Priority, Utterance

if TYPE_CHECKING:
    from audiojack.store.errors import StoreError


Topic = Literal["turn", "round"]
"""What an utterance at a table is about: what is asked of one now, or the round that is played."""


class Say(msgspec.Struct, frozen=True):
    """Say it, in `language` where that is not the player's; `kept` in the history unless it comes from there.

    It is said as long as its scene is there, unless it is `lasting`, and as long as its `topic` is not over.
    """

    utterance: Utterance
    language: str = ""
    kept: bool = True
    topic: Topic | None = None
    lasting: bool = False


class Expire(msgspec.Struct, frozen=True):
    """What was said of these topics before is no longer so."""

    topics: frozenset[Topic]


class Sound(msgspec.Struct, frozen=True):
    """Play a sound that goes with words said anyway, or the sound of a key that means nothing here."""

    name: str


class Open(msgspec.Struct, frozen=True):
    """Open the scene of this name in the catalogue, made from what is `given`.

    It comes `over` the one that is there, `instead` of it, or `alone`, with nothing below it.
    """

    name: str
    given: Mapping[str, Any] = {}
    where: Literal["over", "instead", "alone"] = "over"


class Push(msgspec.Struct, frozen=True):
    """Put a scene over the one that is there."""

    scene: Scene


class Pop(msgspec.Struct, frozen=True):
    """Go back to the scene below; `quiet` where something else is said instead of it."""

    quiet: bool = False


class Replace(msgspec.Struct, frozen=True):
    """Put a scene in the place of the one that is there."""

    scene: Scene


class Change(msgspec.Struct, frozen=True):
    """Use these settings from now on."""

    settings: Settings


class Acted(msgspec.Struct, frozen=True):
    """The player acted: what is left of the table's narration is stale."""


class Later(msgspec.Struct, frozen=True):
    """What follows from the effects before it, asked for when they have been carried out."""

    effects: Callable[[], Effects]


class Await(msgspec.Struct, frozen=True):
    """Have `work` done beside the loop, which may wait for the disk; `then` gives what follows when it is done.

    Keys that only read are answered meanwhile, those that act wait. It is the last of its effects. What a table does
    by itself names its `scene`: it keeps waiting only what acts at the table, and is told when that scene is on top.
    With `reads` it only asks for what the scene is to show, and is forgotten once that scene is left.
    """

    work: Callable[[], Any]
    then: Callable[[Future[Any]], Effects]
    scene: Scene | None = None
    reads: bool = False


class Act(msgspec.Struct, frozen=True):
    """What the player wants done, asked for as soon as nothing is on its way any more."""

    effects: Callable[[], Effects]


class Run(msgspec.Struct, frozen=True):
    """Carry out a command of the keymap as if its key had been pressed."""

    context: str
    command: str


class Quit(msgspec.Struct, frozen=True):
    """End the program."""


Effect = Say | Expire | Sound | Open | Push | Pop | Replace | Change | Acted | Later | Await | Act | Run | Quit
Effects = tuple[Effect, ...]

NOTHING: Effects = ()


class Scene(Protocol):
    """What the stage asks of every scene. `None` from `act` or `typed` means that the key has no meaning here."""

    @property
    def name(self) -> str:
        """The scene's name in transcripts: "main-menu", "table:betting"."""
        ...

    @property
    def contexts(self) -> tuple[str, ...]:
        """The contexts of the keymap in force, the nearest first."""
        ...

    def enter(self) -> Effects:
        """The scene has come to the top for the first time: it says what and where it is."""
        ...

    def resume(self) -> Effects:
        """What lay over it is gone."""
        ...

    def act(self, context: str, command: str) -> Effects | None:
        """A key that the keymap knows."""
        ...

    def typed(self, gesture: Gesture) -> Effects | None:
        """A key with a text on it, before the keymap is asked."""
        ...

    def tick(self, now: float) -> Effects:
        """Time has gone by; `now` in seconds."""
        ...

    @property
    def pending(self) -> bool:
        """Whether something is still to happen here without another key."""
        ...

    def commands(self) -> tuple[tuple[str, str], ...]:
        """Contexts and commands that have a meaning here, for the help."""
        ...

    def picture(self) -> Picture:
        """What is to be seen."""
        ...


def over(name: str, **given: Any) -> Open:
    """Opens a scene of the catalogue over the one that is there."""
    return Open(name, given)


def alone(name: str, **given: Any) -> Open:
    """Goes to a scene of the catalogue with nothing below it."""
    return Open(name, given, "alone")


def answer(id: str, sound: str | None = None, **args: Arg) -> Say:
    """Says the answer to a key."""
    return Say(Utterance(id, args, Priority.ANSWER, None, sound, "interface"))


def notice(id: str, **args: Arg) -> Say:
    """Says something that can wait and may be dropped."""
    return Say(Utterance(id, args, Priority.NOTICE, None, None, "interface"))


def news(id: str, sound: str | None = None, **args: Arg) -> Say:
    """Says something that must not be lost."""
    return Say(Utterance(id, args, Priority.MINE, None, sound, "interface"))


def narrated(id: str, **args: Arg) -> Say:
    """Says something that is no longer news once the player acts."""
    return Say(Utterance(id, args, Priority.TABLE, None, None, "interface"))


def refused(id: str, **args: Arg) -> Say:
    """Says why a key can't act now."""
    return answer(id, "refused", **args)


def store_fault(error: StoreError) -> Say:
    """Says what the chip store could not do."""
    return Say(Utterance(error.code, dict(error.details), Priority.MINE, None, "refused", "interface"), lasting=True)
