"""Message ids to sentences in the player's language.

A language is a folder of Fluent files. Serbian is written in Cyrillic and read in either script. What a
language lacks is said in English, and counted, so that the audit can fail.
"""

from __future__ import annotations

from pathlib import Path

from audiojack import resources
from audiojack.l10n.catalog import load_catalog, message_files
from audiojack.l10n.nodes import Catalog, Pattern
from audiojack.l10n.render import Args, Renderer
from audiojack.l10n.script import latin_catalog
from audiojack.l10n.words import Words

SOURCE = "en"
"""The language that every message is first written in, and that stands in for what is missing."""

SERBIAN = "sr"
SERBIAN_CYRILLIC = "sr-Cyrl"

_NO_ARGS: Args = {}


class LanguageError(ValueError):
    """There is no such language. `known` lists those that there are."""

    def __init__(self, lang: str, known: tuple[str, ...]) -> None:
        super().__init__(f"unknown language {lang!r}; known: {', '.join(known)}")
        self.lang = lang
        self.known = known


def languages(folder: Path | None = None) -> tuple[str, ...]:
    """Every language that can be chosen: each folder that has messages, Serbian in both scripts."""
    folder = folder or resources.locales()
    found = {path.name for path in folder.iterdir() if path.is_dir() and message_files(folder, path.name)}
    return tuple(sorted(found | ({SERBIAN_CYRILLIC} if SERBIAN in found else set())))


class Localizer:
    """Sentences of one language.

    `folder` holds a subfolder of ``*.ftl`` for each language, by default those that ship; `cache` is where
    parsed messages are kept between starts, by default the user's cache folder. Raises LanguageError for a
    language that has no folder.
    """

    def __init__(self, lang: str, folder: Path | None = None, *, cache: Path | None = None) -> None:
        self.folder = folder or resources.locales()
        known = languages(self.folder)
        if lang not in known:
            raise LanguageError(lang, known)
        self.lang = lang
        self.missing: set[str] = set()
        """Ids that this language does not have: said in English, or not at all."""
        self.faults: set[str] = set()
        """What could not be filled in: a forgotten argument, an unknown function, a card that is none."""
        self._cache = cache
        self._words = Words(self.text)
        self._catalog = self._load(lang)
        self._messages = self._renderer(self._catalog)
        self._english: Renderer | None = None

    def text(self, id: str, args: Args = _NO_ARGS) -> str:
        """The sentence of a message, or of an attribute ("id.attr").

        `args` are numbers, names, card codes ("10d"), or tuples of names or codes. A message that the
        language lacks is said in English; an id that English lacks too is returned as it is. Both are put
        in `missing`.
        """
        render = self._messages.find(id)
        if render is None:
            self.missing.add(id)
            render = self._fallback().find(id)
            if render is None:
                return id
        try:
            return render(args)
        except RecursionError:
            self._fault("a message that contains itself")
            return id

    def has(self, id: str) -> bool:
        """Whether this language itself has the message."""
        return self._messages.find(id) is not None

    def ids(self) -> tuple[str, ...]:
        """The ids of all messages of this language, without attributes and terms."""
        return tuple(id for id in self._catalog.entries if not id.startswith("-") and "." not in id)

    def pattern(self, id: str) -> Pattern | None:
        """A message as the translator wrote it; None when this language lacks it."""
        return self._catalog.entries.get(id)

    def _fault(self, reason: str) -> None:
        self.faults.add(reason)

    def _load(self, lang: str) -> Catalog:
        catalog = load_catalog(self.folder, SERBIAN if lang == SERBIAN_CYRILLIC else lang, self._cache)
        return latin_catalog(catalog) if lang == SERBIAN else catalog

    def _renderer(self, catalog: Catalog) -> Renderer:
        return Renderer(catalog, self._words.functions(), self._fault)

    def _fallback(self) -> Renderer:
        if self._english is None:
            self._english = self._messages if self.lang == SOURCE else self._renderer(self._load(SOURCE))
        return self._english
