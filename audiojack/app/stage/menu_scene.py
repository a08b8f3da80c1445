"""A scene that is a list of rows: what every menu does with its keys, and how a row is said."""

from __future__ import annotations

from audiojack.app.stage.effects import NOTHING, Effect, Effects, Pop, Say, Sound, answer
from audiojack.app.stage.picture import Picture, Row
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item, Menu, Moved
from audiojack.input.gestures import Gesture
from audiojack.presentation.utterance import Priority, Utterance

MENU_COMMANDS = (
    ("menu", "previous"),
    ("menu", "next"),
    ("menu", "first"),
    ("menu", "last"),
    ("menu", "choose"),
    ("menu", "lower"),
    ("menu", "higher"),
    ("menu", "back"),
)


class MenuScene:
    """A scene that is a list. A subclass says `title`, `items` and what `choose` and `change` do.

    `root` menus have nothing to go back to.
    """

    name = "menu"
    root = False
    pending = False

    def __init__(self, services: SceneServices, focus: str = "") -> None:
        self.services = services
        self._focus = focus
        self._menu: Menu | None = None

    # --- what a subclass says

    def title(self) -> str:
        """The title, without final punctuation needed."""
        raise NotImplementedError

    def items(self) -> list[Item]:
        """The rows as they are now."""
        raise NotImplementedError

    def choose(self, key: str) -> Effects:
        """Enter on a row that can be chosen."""
        return self.change(key, 1) or NOTHING

    def change(self, key: str, by: int) -> Effects | None:
        """Left (-1) or Right (1) on a row; None where it has no value to change."""
        return None

    def back(self) -> Effects | None:
        """Escape."""
        return None if self.root else (Sound("menu-back"), Pop())

    def empty(self) -> str:
        """What is said of a list without rows."""
        return self.services.text("list-empty")

    # --- what every list does

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("menu", "everywhere")

    @property
    def menu(self) -> Menu:
        """The list with fresh rows."""
        if self._menu is None:
            self._menu = Menu(self.items(), self._focus)
        else:
            self._menu.refresh(self.items())
        return self._menu

    def enter(self) -> Effects:
        return (self._opened(),)

    def resume(self) -> Effects:
        return (self._opened(),)

    def _opened(self) -> Effect:
        return answer("menu-opened", title=self.services.sentence(self.title()), item=self.row_text())

    def act(self, context: str, command: str) -> Effects | None:
        if context != "menu":
            return None
        menu = self.menu
        wrap = self.services.settings.wrap
        match command:
            case "next":
                return self._moved(menu.move(1, wrap))
            case "previous":
                return self._moved(menu.move(-1, wrap))
            case "first":
                return self._moved(menu.jump(False))
            case "last":
                return self._moved(menu.jump(True))
            case "choose":
                return self._chosen()
            case "lower" | "higher":
                return self._changed(1 if command == "higher" else -1)
            case "back":
                return self.back()
        return None

    def typed(self, gesture: Gesture) -> Effects | None:
        if not gesture.text.strip() or "control" in gesture.name or "alt" in gesture.name:
            return None
        if not self.menu.search(gesture.text):
            return (answer("search-none", "refused", text=gesture.text),)
        return self._moved("moved")

    def tick(self, now: float) -> Effects:
        return NOTHING

    def commands(self) -> tuple[tuple[str, str], ...]:
        hidden = {"back"} if self.root else set()
        if not any(item.change for item in self.menu.items):
            hidden |= {"lower", "higher"}
        return tuple((context, command) for context, command in MENU_COMMANDS if command not in hidden)

    def picture(self) -> Picture:
        menu = self.menu
        rows = tuple(
            Row(self._body(item), place == menu.index, bool(item.reason)) for place, item in enumerate(menu.items)
        )
        return Picture(self.title(), rows=rows, lines=() if rows else (self.empty(),))

    def row_text(self) -> str:
        """The row in focus: label, value, state, position, and what it means."""
        menu = self.menu
        item = menu.focused
        if item is None:
            return self.services.sentence(self.empty())
        body = self._body(item)
        if self.services.settings.positions and len(menu.items) > 1:
            body = self.services.with_position(body, menu.index + 1, len(menu.items))
        parts = [self.services.sentence(body)]
        if item.hint and self.services.settings.verbosity != "brief":
            parts.append(self.services.sentence(item.hint))
        return " ".join(parts)

    def _body(self, item: Item) -> str:
        body = self.services.text("item-value", label=item.label, value=item.value) if item.value else item.label
        if item.state:
            body = self.services.text("item-state", text=body, state=item.state)
        if item.reason:
            body = self.services.text("item-off", text=body, reason=item.reason)
        return body

    def say_row(self, sound: str | None = "menu-move") -> Effects:
        """Says the row in focus."""
        return (Say(Utterance("menu-item", {"text": self.row_text()}, Priority.ANSWER, None, sound, "interface")),)

    def say_value(self) -> Effects:
        """Says the new value of the row in focus alone."""
        item = self.menu.focused
        if item is None:
            return NOTHING
        text = self.services.sentence(item.value or item.state or item.label)
        if item.hint and self.services.settings.verbosity != "brief":
            text = f"{text} {self.services.sentence(item.hint)}"
        return (answer("menu-value", "menu-move", text=text),)

    def _moved(self, moved: Moved) -> Effects:
        sound = {"wrapped": "wrap", "edge": "refused"}.get(moved, "menu-move")
        return self.say_row(sound)

    def _chosen(self) -> Effects | None:
        item = self.menu.focused
        if item is None:
            return (answer("menu-item", "refused", text=self.services.sentence(self.empty())),)
        if item.reason:
            alone = item.reason[:1].upper() + item.reason[1:]
            return (answer("menu-item", "refused", text=self.services.sentence(alone)),)
        return self.choose(item.key)

    def _changed(self, by: int) -> Effects | None:
        item = self.menu.focused
        changed = self.change(item.key, by) if item is not None and item.change else None
        if changed is None:
            return (answer("value-none", "refused"),)
        return changed
