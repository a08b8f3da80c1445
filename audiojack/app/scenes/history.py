"""Everything that was said, the newest last and in focus."""

from __future__ import annotations

from audiojack.app.scenes.people import ReadOnlyMenu
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item


class HistoryScene(ReadOnlyMenu):
    """The history as a list; it was taken when it opened, so that reading it doesn't lengthen it."""

    name = "history"

    def __init__(self, services: SceneServices) -> None:
        said = services.heard()
        super().__init__(services, str(len(said) - 1))
        self._rows = [Item(str(place), text) for place, text in enumerate(said)]

    def title(self) -> str:
        return self.services.text("history-title")

    def items(self) -> list[Item]:
        return self._rows
