"""A menu of knobs: each row says its value, and what it means; Left and Right turn it."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.app.options.controls import SECTIONS, OptionControl, has_no_effect
from audiojack.app.stage.effects import Change, Effects, Later, answer, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item


class SectionScene(MenuScene):
    """One menu of knobs; Left and Right turn them."""

    name = "options-section"

    def __init__(self, services: SceneServices, section: str) -> None:
        super().__init__(services)
        self._section = section
        self._knobs: dict[str, OptionControl] = {control.name: control for control in self.knobs()}

    def knobs(self) -> Sequence[OptionControl]:
        """What stands in the menu."""
        return SECTIONS[self._section]

    def title(self) -> str:
        return self.services.text(f"options-{self._section}")

    def items(self) -> list[Item]:
        return [self._row(control) for control in self._knobs.values()]

    def say_value(self) -> Effects:
        """Says the new value alone: what the row means was said when it was reached."""
        item = self.menu.focused
        if item is None:
            return ()
        text = self.services.text("item-state", text=item.value, state=item.state) if item.state else item.value
        return (answer("menu-value", "menu-move", text=self.services.sentence(text)),)

    def _row(self, control: OptionControl) -> Item:
        return Item(
            control.name,
            self.services.text(f"opt-{control.name}"),
            control.spoken(self.services),
            self.services.text("state-unheard") if has_no_effect(self.services, control) else "",
            hint=self.services.text(f"opt-{control.name}-about"),
            change=True,
        )

    def change(self, key: str, by: int) -> Effects | None:
        control = self._knobs.get(key)
        if control is None:
            return None
        changed = control.stepped(self.services.settings, by, self.services.language)
        if changed == self.services.settings:
            return (refused("value-end"),)
        return (Change(changed), Later(self.say_value))
