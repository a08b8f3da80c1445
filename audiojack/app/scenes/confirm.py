"""Asks once before something is lost. No is in focus, so that a second Enter by mistake loses nothing."""

from __future__ import annotations

from audiojack.app.stage.effects import Effects, Pop, Sound
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item


class Confirm(MenuScene):
    """A question; `yes` are the effects of agreeing."""

    name = "confirm"

    def __init__(self, services: SceneServices, question: str, yes: Effects) -> None:
        super().__init__(services)
        self._question = question
        self._yes = yes

    def title(self) -> str:
        return self._question

    def items(self) -> list[Item]:
        return [Item("no", self.services.text("no")), Item("yes", self.services.text("yes"))]

    def choose(self, key: str) -> Effects:
        if key == "yes":
            return (Sound("menu-choose"), Pop(quiet=True), *self._yes)
        return (Sound("menu-back"), Pop())


class Message(MenuScene):
    """Something that must be read before one goes on: one row that says it again, and goes on."""

    name = "message"

    def __init__(self, services: SceneServices, text: str, then: Effects) -> None:
        super().__init__(services)
        self._text = text
        self._then = then

    def title(self) -> str:
        return self._text

    def items(self) -> list[Item]:
        return [Item("on", self.services.text("go-on"))]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Pop(quiet=True), *self._then)

    def back(self) -> Effects:
        return self.choose("on")
