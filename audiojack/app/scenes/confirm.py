"""Asks once before something is lost. No is in focus, so that a second Enter by mistake loses nothing."""

from __future__ import annotations

from audiojack.app.stage.context import Desk
from audiojack.app.stage.effects import Effects, Pop, Sound
from audiojack.app.stage.scene import MenuScene
from audiojack.app.widgets.menu import Item


class Confirm(MenuScene):
    """A question; `yes` are the effects of agreeing."""

    name = "confirm"

    def __init__(self, desk: Desk, question: str, yes: Effects) -> None:
        super().__init__(desk)
        self._question = question
        self._yes = yes

    def title(self) -> str:
        return self._question

    def items(self) -> list[Item]:
        return [Item("no", self.desk.text("no")), Item("yes", self.desk.text("yes"))]

    def choose(self, key: str) -> Effects:
        if key == "yes":
            return (Sound("menu-choose"), Pop(quiet=True), *self._yes)
        return (Sound("menu-back"), Pop())


class Message(MenuScene):
    """Something that must be read before one goes on: one row that says it again, and goes on."""

    name = "message"

    def __init__(self, desk: Desk, text: str, then: Effects) -> None:
        super().__init__(desk)
        self._text = text
        self._then = then

    def title(self) -> str:
        return self._text

    def items(self) -> list[Item]:
        return [Item("on", self.desk.text("go-on"))]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Pop(quiet=True), *self._then)

    def back(self) -> Effects:
        return self.choose("on")
