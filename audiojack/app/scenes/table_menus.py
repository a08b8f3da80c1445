"""The menus over a table: what can be done now, and the pause."""

from __future__ import annotations

from audiojack.app.desk import Desk
from audiojack.app.effects import Effects, Later, Pop, Push, Sound
from audiojack.app.scene import MenuScene
from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.history import HistoryScene
from audiojack.app.scenes.options import OptionsScene
from audiojack.app.scenes.rulebook import RuleBookScene
from audiojack.app.scenes.table import ACTIONS, TableScene
from audiojack.app.widgets.menu import Item
from audiojack.engine.commands import Legal


class ActionsScene(MenuScene):
    """Every legal action with its price and its key, so that nothing has to be remembered."""

    name = "actions"

    def __init__(self, desk: Desk, table: TableScene) -> None:
        super().__init__(desk)
        self._table = table

    def title(self) -> str:
        return self.desk.text("actions-title")

    def empty(self) -> str:
        return self.desk.text("actions-none")

    def items(self) -> list[Item]:
        queries = self._table.session.queries()
        rows = []
        for place, legal in enumerate(self._legal()):
            label = queries.label(legal)
            rows.append(Item(str(place), self.desk.words(self.desk.language).text(label.id, label.args).rstrip("."),
                             self._key(legal)))  # fmt: skip
        return rows

    def choose(self, key: str) -> Effects:
        legal = self._legal()[int(key)]
        return (Sound("menu-choose"), Pop(quiet=True), Later(lambda: self._table.perform(legal)))

    def _legal(self) -> tuple[Legal, ...]:
        session = self._table.session
        casino = session.game.family == "casino"
        return tuple(one for one in session.legal if not (casino and one.action == "deal"))

    def _key(self, legal: Legal) -> str:
        for command, actions in ACTIONS.items():
            if legal.action in actions:
                return self.desk.keys_of("table", command)
        return ""


class PauseScene(MenuScene):
    """Escape at the table: the game waits."""

    name = "pause"

    def __init__(self, desk: Desk, table: TableScene) -> None:
        super().__init__(desk)
        self._table = table

    def title(self) -> str:
        return self.desk.text("pause-title")

    def items(self) -> list[Item]:
        rows = [Item(key, self.desk.text(f"pause-{key}")) for key in ("resume", "options", "rules", "history")]
        kept = not self._table.session.between
        return [*rows, Item("leave", self.desk.text("pause-leave-kept" if kept else "pause-leave"))]

    def choose(self, key: str) -> Effects:
        match key:
            case "options":
                return (Sound("menu-choose"), Push(OptionsScene(self.desk)))
            case "rules":
                return (Sound("menu-choose"), Push(RuleBookScene(self.desk, self._table.session.game.id)))
            case "history":
                return (Sound("menu-choose"), Push(HistoryScene(self.desk)))
            case "leave":
                return self._leave()
            case _:
                return (Sound("menu-choose"), Pop())

    def _leave(self) -> Effects:
        leave = Later(self._table.leave)
        if not (self._table.session.stake_open and self.desk.settings.confirm):
            return (Sound("menu-back"), leave)
        return (Push(Confirm(self.desk, self.desk.text("leave-ask"), (leave,))),)
