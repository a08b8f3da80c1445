"""The options: every knob in its menu, the language, and the keys."""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.app.desk import Desk
from audiojack.app.effects import Change, Effects, Later, Push, Sound, answer, refused
from audiojack.app.knobs import SECTIONS, Knob
from audiojack.app.scene import MenuScene
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.keys import KeysScene
from audiojack.app.scenes.start import LanguageScene
from audiojack.app.settings import Settings
from audiojack.app.widgets.menu import Item


class OptionsScene(MenuScene):
    """The menu of menus."""

    name = "options"

    def title(self) -> str:
        return self.desk.text("options-title")

    def items(self) -> list[Item]:
        keys = [*SECTIONS, "keys", "language", "reset"]
        return [Item(key, self.desk.text(f"options-{key}")) for key in keys]

    def choose(self, key: str) -> Effects:
        match key:
            case "keys":
                return (Sound("menu-choose"), Push(KeysScene(self.desk)))
            case "language":
                return (Sound("menu-choose"), Push(LanguageScene(self.desk, first=False)))
            case "reset":
                return self._reset()
            case _:
                return (Sound("menu-choose"), Push(SectionScene(self.desk, key)))

    def _reset(self) -> Effects:
        now = self.desk.settings
        stays = ("language", "name", "last_game", "played", "tables")
        kept = {name: getattr(now, name) for name in stays}
        fresh = replace(Settings(), **{**self.desk.shelf.lent, **kept})
        done = (Change(fresh), answer("options-reset-done", "menu-choose"))
        if not now.confirm:
            return done
        return (Push(Confirm(self.desk, self.desk.text("options-reset-ask"), done)),)


class SectionScene(MenuScene):
    """One menu of knobs; Left and Right turn them."""

    name = "options-section"

    def __init__(self, desk: Desk, section: str) -> None:
        super().__init__(desk)
        self._section = section
        self._knobs: dict[str, Knob] = {knob.name: knob for knob in SECTIONS[section]}

    def title(self) -> str:
        return self.desk.text(f"options-{self._section}")

    def items(self) -> list[Item]:
        return [
            Item(
                name,
                self.desk.text(f"opt-{name}"),
                knob.spoken(self.desk),
                hint=self.desk.text(f"opt-{name}-about"),
                change=True,
            )
            for name, knob in self._knobs.items()
        ]

    def change(self, key: str, by: int) -> Effects:
        changed = self._knobs[key].turned(self.desk.settings, by, self.desk.language)
        if changed == self.desk.settings:
            return (refused("value-end"),)
        return (Change(changed), Later(self.say_value))
