"""What is handed to the voice: finished text with its languages, its urgency and its place.

The values of this module know nothing of drivers or threads, so that the app, the queue and the tests
can all make and compare them.
"""

from __future__ import annotations

from enum import Enum

import msgspec

from audiojack.presentation.utterance import Priority

SECONDS_PER_MINUTE = 60
LETTERS_PER_WORD = 6
LETTERS_PER_DIGIT = 4
"""A digit is read as a word of about four letters: "1000" lasts longer than it looks."""


class Speech(msgspec.Struct, frozen=True):
    """One utterance, ready to be spoken.

    `lang` is the language of `text` ("en", "cs", "ru", "sr", "sr-Cyrl"); names in another script are found by
    the drivers (`spans.spoken_spans`). `pan` is the place from -1 (left) to 1 (right), 0 the middle. `key` is
    the caller's own number for it, handed back with its fate; it grows. `topics` are what it is about: when one of
    them is over, it is no longer so, and not said any more.
    """

    text: str
    lang: str = "en"
    priority: Priority = Priority.TABLE
    pan: float = 0.0
    key: int = 0
    topics: frozenset[str] = frozenset()


class Fate(Enum):
    """How an utterance ended for the ear. Every Speech ends with exactly one of these."""

    WHOLE = "whole"
    CUT = "cut"
    DROPPED = "dropped"
    SILENT = "silent"


def estimated_seconds(text: str, words_per_minute: float) -> float:
    """How long a voice that doesn't tell its end needs for `text`, at `words_per_minute` (> 0)."""
    letters = len(text) + (LETTERS_PER_DIGIT - 1) * sum(character.isdigit() for character in text)
    return letters / LETTERS_PER_WORD / words_per_minute * SECONDS_PER_MINUTE
