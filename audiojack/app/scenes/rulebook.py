"""The rule books: every game's rules in the player's language, read heading by heading, paragraph by paragraph."""

from __future__ import annotations

from pathlib import Path

import msgspec

from audiojack import resources
from audiojack.app.desk import Desk
from audiojack.app.effects import Effects, Push, Sound
from audiojack.app.scene import MenuScene
from audiojack.app.scenes.people import ReadOnlyMenu
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES
from audiojack.l10n.script import to_latin


class Paragraph(msgspec.Struct, frozen=True):
    """A heading or a paragraph of a rule book."""

    text: str
    heading: bool


def book_path(language: str, game: str) -> Path:
    """Where a game's rule book lies; both scripts of Serbian are made from one."""
    return resources.locales() / language.partition("-")[0] / f"rules-{game}.md"


def read_book(language: str, game: str) -> tuple[Paragraph, ...]:
    """The rule book of a game; in English where the language has none, empty where there is none at all."""
    path = book_path(language, game)
    if not path.exists():
        language, path = "en", book_path("en", game)
    if not path.exists():
        return ()
    text = path.read_text(encoding="utf-8")
    return paragraphs(to_latin(text) if language == "sr" else text)


def paragraphs(text: str) -> tuple[Paragraph, ...]:
    """The headings and paragraphs of a text with `#` headings; list items are paragraphs, comments are left out."""
    found: list[Paragraph] = []
    block: list[str] = []

    def flush() -> None:
        if block:
            found.append(Paragraph(" ".join(block), False))
            block.clear()

    commented = False
    for line in text.splitlines():
        bare = line.strip()
        if commented or bare.startswith("<!--"):
            commented = "-->" not in bare
        elif bare.startswith("#"):
            flush()
            found.append(Paragraph(bare.lstrip("#").strip(), True))
        elif not bare:
            flush()
        elif bare.startswith(("- ", "* ")):
            flush()
            block.append(bare[2:].strip())
        else:
            block.append(bare)
    flush()
    return tuple(found)


class RuleBooksScene(MenuScene):
    """Chooses whose rules are read."""

    name = "rule-books"

    def title(self) -> str:
        return self.desk.text("rulebooks-title")

    def items(self) -> list[Item]:
        last = self.desk.settings.last_game
        return [Item(game, self.desk.text(f"game-{game}")) for game in sorted(GAMES, key=lambda one: one != last)]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Push(RuleBookScene(self.desk, key)))


class RuleBookScene(ReadOnlyMenu):
    """One rule book: paragraphs by the arrow keys, headings by their first letters."""

    name = "rule-book"

    def __init__(self, desk: Desk, game: str) -> None:
        super().__init__(desk)
        self._game = game
        self._read_in = ""
        self._book: tuple[Paragraph, ...] = ()

    def title(self) -> str:
        return self.desk.text("rulebook-title", game=self.desk.text(f"game-{self._game}"))

    def empty(self) -> str:
        return self.desk.text("rulebook-none")

    def items(self) -> list[Item]:
        if self._read_in != self.desk.language:
            self._read_in = self.desk.language
            self._book = read_book(self.desk.language, self._game)
        return [
            Item(str(place), self.desk.text("rulebook-heading", text=one.text) if one.heading else one.text)
            for place, one in enumerate(self._book)
        ]
