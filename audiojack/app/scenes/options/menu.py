"""The options: every control in its menu, the language, and the keys."""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.app.options.controls import SECTIONS
from audiojack.app.options.settings import Settings
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.options.keys import KeysScene
from audiojack.app.scenes.options.section import SectionScene
from audiojack.app.scenes.options.voice import SpeechScene
from audiojack.app.scenes.start import LanguageScene
from audiojack.app.stage.effects import Change, Effects, Push, Sound, answer
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.widgets.menu import Item


class OptionsScene(MenuScene):
    """The menu of menus."""

    name = "options"

    def title(self) -> str:
        return self.services.text("options-title")

    def items(self) -> list[Item]:
        keys = [*SECTIONS, "keys", "language", "reset"]
        return [Item(key, self.services.text(f"options-{key}")) for key in keys]

    def choose(self, key: str) -> Effects:
        match key:
            case "keys":
                return (Sound("menu-choose"), Push(KeysScene(self.services)))
            case "language":
                return (Sound("menu-choose"), Push(LanguageScene(self.services, first=False)))
            case "reset":
                return self._reset()
            case _:
                scene = SpeechScene(self.services) if key == "speech" else SectionScene(self.services, key)
                return (Sound("menu-choose"), Push(scene))

    def _reset(self) -> Effects:
        now = self.services.settings
        stays = ("language", "name", "last_game", "played", "tables")
        kept = {name: getattr(now, name) for name in stays}
        fresh = replace(Settings(), **{**self.services.settings_file.lent, **kept})
        done = (Change(fresh), answer("options-reset-done", "menu-choose"))
        if not now.confirm:
            return done
        return (Push(Confirm(self.services, self.services.text("options-reset-ask"), done)),)
