"""What the audit works on and what it yields, as plain values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import msgspec

from audiojack.l10n.nodes import Pattern
from audiojack.l10n.parse import Entry

GRAMMAR_NOTES = (".gender",)


class Finding(msgspec.Struct, frozen=True):
    """One fault: which check found it, in which language, what it is, and where (line 0: the whole file)."""

    check: str
    lang: str
    text: str
    id: str = ""
    file: str = ""
    line: int = 0

    def __str__(self) -> str:
        place = f"{self.lang}/{self.file}:{self.line}" if self.file else self.lang
        return f"{place}: {self.check}: {f'{self.id}: ' if self.id else ''}{self.text}"


class Exceptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a reader has approved, in `audit.toml` of a language: ids of messages for each check.

    `latin` are words that may stand in Latin letters in a Cyrillic language. `avoid` is the other way round: words
    that the language must not have, each with the better one. Three lists count in the file of English alone, for
    all languages: `context` are arguments that a language may use where English doesn't need them, `sentences`
    the beginnings of ids whose messages are whole sentences, `reasons` those whose rest is a reason that the
    program must give somewhere.
    """

    identical: list[str] = []
    long: list[str] = []
    variables: list[str] = []
    script: list[str] = []
    keys: list[str] = []
    final: list[str] = []
    unused: list[str] = []
    latin: list[str] = []
    context: list[str] = []
    sentences: list[str] = []
    reasons: list[str] = []
    avoid: dict[str, str] = {}


class Language(msgspec.Struct, frozen=True):
    """All entries of a language with their places."""

    name: str
    entries: Mapping[str, Entry]
    exceptions: Exceptions
    category: Callable[[int], str]

    def find(self, id: str) -> Pattern | None:
        """The pattern of a message, attribute or term."""
        entry = self.entries.get(id)
        return entry.pattern if entry else None

    def worded(self) -> Iterator[tuple[str, Entry]]:
        """The entries that somebody hears or reads: all but notes of grammar such as ".gender"."""
        return ((id, entry) for id, entry in self.entries.items() if not id.endswith(GRAMMAR_NOTES))

    def finding(self, check: str, id: str, text: str) -> Finding:
        """A fault of one of its entries."""
        entry = self.entries[id]
        return Finding(check, self.name, text, id, entry.file, entry.line)
