"""What a drill asks, what can be answered, and why: messages by id, so that every language says the same."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Arg = str | int | tuple[str, ...]


class Words(msgspec.Struct, frozen=True):
    """A message and its arguments."""

    id: str
    args: Mapping[str, Arg] = {}


class Question(msgspec.Struct, frozen=True):
    """One question.

    `choices` are answers by key, each with its message; empty where a number is to be typed. `right` holds every right
    answer. `why` are the sentences that explain it. `key` is "game/kind/detail".
    """

    key: str
    ask: Words
    choices: Mapping[str, Words]
    right: tuple[str, ...]
    why: tuple[Words, ...]
