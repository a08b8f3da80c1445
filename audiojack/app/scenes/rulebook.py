"""The rule books: every game's rules in the player's language, read heading by heading, paragraph by paragraph."""

from __future__ import annotations

from audiojack.app.scenes.people import ReadOnlyMenu
from audiojack.app.stage.effects import Effects, Push, Sound
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES
from audiojack.input.keymap import Keymap
from audiojack.presentation.rulebook import Paragraph, read_book

KEY_CONTEXTS = ("table", "amount", "everywhere")
"""The parts of the keymap whose keys a rule book names."""


class RuleBooksScene(MenuScene):
    """Chooses whose rules are read."""

    name = "rule-books"

    def title(self) -> str:
        return self.services.text("rulebooks-title")

    def items(self) -> list[Item]:
        last = self.services.settings.last_game
        return [Item(game, self.services.text(f"game-{game}")) for game in sorted(GAMES, key=lambda one: one != last)]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Push(RuleBookScene(self.services, key)))


class RuleBookScene(ReadOnlyMenu):
    """One rule book: paragraphs by the arrow keys, headings by their first letters."""

    name = "rule-book"

    def __init__(self, services: SceneServices, game: str) -> None:
        super().__init__(services)
        self._game = game
        self._read_with: tuple[str, Keymap] | None = None
        self._book: tuple[Paragraph, ...] = ()

    def title(self) -> str:
        return self.services.text("rulebook-title", game=self.services.text(f"game-{self._game}"))

    def items(self) -> list[Item]:
        read_with = (self.services.language, self.services.keymap)
        if self._read_with != read_with:
            self._read_with = read_with
            self._book = read_book(self.services.words(self.services.language), self._game, self._keys())
        return [Item(str(place), one.text, searched=one.heading) for place, one in enumerate(self._book)]

    def _keys(self) -> dict[str, str]:
        """The keys in force, by command."""
        services = self.services
        return {
            command: services.keys_of(context, command) or services.text("keys-none")
            for context in reversed(KEY_CONTEXTS)
            for command in services.keymap.commands(context)
        }
