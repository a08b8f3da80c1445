"""The rule books: what each game's messages say, put in order as headings and paragraphs.

A book is a row of messages, one a section, each with a heading and a text; blank lines part the paragraphs.
Keys are arguments, so that a book names the keys that are in force.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Protocol

import msgspec

SECTIONS = ("aim", "cards", "round", "special", "stakes", "options", "keys", "examples", "strategy")
"""The sections of every book, in their order."""

_BLANK_LINES = re.compile(r"\n\s*\n")


class Texts(Protocol):
    """Message ids to text, English where the language lacks them: a Localizer."""

    def text(self, id: str, args: Mapping[str, str] = ..., /) -> str:
        """The text of a message, or of an attribute ("id.attr")."""
        ...


class Paragraph(msgspec.Struct, frozen=True):
    """A heading or a paragraph of a rule book."""

    text: str
    heading: bool


def section_id(game: str, section: str) -> str:
    """The id of the message that holds a section."""
    return f"rules-{game}-{section}"


def read_book(texts: Texts, game: str, keys: Mapping[str, str]) -> tuple[Paragraph, ...]:
    """The rule book of a game. `keys` are the names of keys by command: {"draw": "Space"}."""
    named = {f"key-{command}": name for command, name in keys.items()}
    return tuple(part for section in SECTIONS for part in _section(texts, section_id(game, section), named))


def _section(texts: Texts, id: str, named: Mapping[str, str]) -> list[Paragraph]:
    heading = Paragraph(texts.text(f"{id}.heading", named), True)
    blocks = _BLANK_LINES.split(texts.text(f"{id}.text", named))
    return [heading, *(Paragraph(" ".join(block.split()), False) for block in blocks)]
