"""What is to be said, before it has a language: a message id with its arguments, and how urgent it is.

Voice, braille, caption, history and transcript are all made from one Utterance, so that they never differ.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

import msgspec

Arg = str | int | tuple[str, ...]
"""An argument of a message: a number, a name or a card ("10d"), or several cards or names."""


class Priority(Enum):
    """How an utterance behaves towards what is being spoken (INTERFACE.md, "Priorities")."""

    ANSWER = "answer"
    MINE = "mine"
    TABLE = "table"
    NOTICE = "notice"


class Utterance(msgspec.Struct, frozen=True):
    """One thing to say.

    `seat` is the seat that it is about (its place in the stereo field), None for the middle. `sound` names a
    file of sounds/ that goes with it. `category` is what a listener may switch off: "cards", "chips", "turns",
    "results", "table" or "interface". `then` are further sentences of the same utterance: they are spoken, cut
    and kept in the history together with it. `text_of` gives the whole.
    """

    id: str
    args: Mapping[str, Arg] = {}
    priority: Priority = Priority.TABLE
    seat: int | None = None
    sound: str | None = None
    category: str = "table"
    then: tuple[Utterance, ...] = ()


class Texts(Protocol):
    """What turns a message id into text: the localizer."""

    def text(self, id: str, args: Mapping[str, Arg] = ...) -> str:
        """The sentence of a message."""
        ...


def text_of(utterance: Utterance, texts: Texts) -> str:
    """The whole text of an utterance in the language of `texts`."""
    sentences = [texts.text(utterance.id, utterance.args)]
    sentences.extend(text_of(more, texts) for more in utterance.then)
    return " ".join(sentences)
