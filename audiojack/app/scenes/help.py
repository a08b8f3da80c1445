"""F1: what works here and now, with the keys in force, as a list that one walks; Enter does it."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.app.stage.effects import Effects, Pop, Run
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item

EVERYWHERE = (
    "silence", "say-again", "history-back", "history-forward", "history-first", "history-last", "copy",
    "braille-back", "braille-forward", "rule-book",
    "verbosity", "verbosity-back", "pace", "pace-back", "voice-slower", "voice-faster", "voice-softer",
    "voice-louder", "effects-softer", "effects-louder", "mute", "voice", "options", "full-screen", "curtain",
    "theme", "text-larger", "text-smaller", "text-default", "quit",
)  # fmt: skip


class HelpScene(MenuScene):
    """The commands of the scene below it, then those that work everywhere."""

    name = "help"

    def __init__(self, services: SceneServices, commands: Sequence[tuple[str, str]]) -> None:
        super().__init__(services)
        self._commands = (*commands, *(("everywhere", command) for command in EVERYWHERE))

    def title(self) -> str:
        return self.services.text("help-title")

    def items(self) -> list[Item]:
        rows = []
        for context, command in self._commands:
            keys = self._keys(context, command)
            if command == "seat-1" or (keys and not command.startswith("seat-")):
                rows.append(Item(f"{context}.{command}", self.services.text(f"does-{context}-{command}"), keys))
        return rows

    def choose(self, key: str) -> Effects:
        context, _, command = key.partition(".")
        return (Pop(quiet=True), Run(context, command))

    def _keys(self, context: str, command: str) -> str:
        if command == "seat-1":
            return self.services.text("keys-seats")
        return self.services.keys_of(context, command)
