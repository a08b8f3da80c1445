"""A menu of knobs: each row says its value, and what it means; Left and Right turn it."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.app.options.controls import SECTIONS, Knob, unheard
from audiojack.app.stage.context import Desk
from audiojack.app.stage.effects import Change, Effects, Later, answer, refused
from audiojack.app.stage.scene import MenuScene
from audiojack.app.widgets.menu import Item


class SectionScene(MenuScene):
    """One menu of knobs; Left and Right turn them."""

    name = "options-section"

    def __init__(self, desk: Desk, section: str) -> None:
        super().__init__(desk)
        self._section = section
        self._knobs: dict[str, Knob] = {knob.name: knob for knob in self.knobs()}

    def knobs(self) -> Sequence[Knob]:
        """What stands in the menu."""
        return SECTIONS[self._section]

    def title(self) -> str:
        return self.desk.text(f"options-{self._section}")

    def items(self) -> list[Item]:
        return [self._row(knob) for knob in self._knobs.values()]

    def say_value(self) -> Effects:
        """Says the new value alone: what the row means was said when it was reached."""
        item = self.menu.focused
        if item is None:
            return ()
        text = self.desk.text("item-state", text=item.value, state=item.state) if item.state else item.value
        return (answer("menu-value", "menu-move", text=self.desk.sentence(text)),)

    def _row(self, knob: Knob) -> Item:
        return Item(
            knob.name,
            self.desk.text(f"opt-{knob.name}"),
            knob.spoken(self.desk),
            self.desk.text("state-unheard") if unheard(self.desk, knob) else "",
            hint=self.desk.text(f"opt-{knob.name}-about"),
            change=True,
        )

    def change(self, key: str, by: int) -> Effects | None:
        knob = self._knobs.get(key)
        if knob is None:
            return None
        changed = knob.turned(self.desk.settings, by, self.desk.language)
        if changed == self.desk.settings:
            return (refused("value-end"),)
        return (Change(changed), Later(self.say_value))
