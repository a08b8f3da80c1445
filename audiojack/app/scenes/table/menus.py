"""The menus over a table: what can be done now, and the pause."""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.table.keys import ACTIONS
from audiojack.app.scenes.table.scene import TableScene
from audiojack.app.stage.effects import Act, Effects, Pop, Push, Sound, over
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.engine.commands import Action, Legal
from audiojack.input.gestures import Gesture
from audiojack.presentation.utterance import text_of

NEXT_ROUND = "next-round"
"""The row of the actions that is no action of the engine's."""


class ActionsScene(MenuScene):
    """Every legal action with its price and its key, so that nothing has to be remembered."""

    name = "actions"

    def __init__(self, services: SceneServices, table: TableScene, action: Action | None = None) -> None:
        super().__init__(services)
        self._table = table
        self._action = action

    def title(self) -> str:
        return self.services.text("actions-title")

    def empty(self) -> str:
        return self.services.text("actions-none")

    def items(self) -> list[Item]:
        queries = self._table.session.queries()
        rows = []
        for place, legal in enumerate(self._legal()):
            label = text_of(queries.label(legal), self.services.words(self.services.language)).rstrip(".")
            if legal.targets:
                name = self._table.session.view.seats[legal.targets[0]].name
                label = self.services.text("item-value", label=label, value=name)
            rows.append(Item(str(place), label, self._table.key_of(legal)))
        return rows or self._next_round()

    def _next_round(self) -> list[Item]:
        """The row that begins the next round where nothing else is asked of the person between two."""
        session = self._table.session
        if session.out or not session.between:
            return []
        label = self.services.text("actions-next", play=session.game.traits.play)
        return [Item(NEXT_ROUND, label, self.services.keys_of("table", "stand"))]

    def choose(self, key: str) -> Effects:
        if key == NEXT_ROUND:
            return (Sound("menu-choose"), Pop(quiet=True), Act(self._table.go_on))
        legal = self._legal()[int(key)]
        return (Sound("menu-choose"), Pop(quiet=True), Act(lambda: self._table.perform(legal)))

    def typed(self, gesture: Gesture) -> Effects | None:
        """A key that a row names does what it does at the table; the keys of lists stay those of the list."""
        keymap = self.services.keymap
        found = None if keymap.command(gesture.name, ("menu",)) else keymap.command(gesture.name, ("table",))
        key = self._row_of(found[1]) if found else None
        return super().typed(gesture) if key is None else self.choose(key)

    def _row_of(self, command: str) -> str | None:
        """The first row that is done by this command of the table."""
        actions = ACTIONS.get(command, ())
        rows = [str(place) for place, legal in enumerate(self._legal()) if legal.action in actions]
        if not rows and command in ("stand", "draw") and self._next_round():
            return NEXT_ROUND
        return rows[0] if rows else None

    def _legal(self) -> tuple[Legal, ...]:
        """Every action, once for each seat that it may name; who may deal a casino's cards does so by staking, and who
        lays no more stakes by leaving the field."""
        session = self._table.session
        casino = session.game.family == "casino"
        found = (one for one in session.legal if not (casino and one.action in ("deal", "done-staking")))
        return tuple(
            replace(one, targets=(target,) if one.targets else ())
            for one in found
            if self._action in (None, one.action)
            for target in one.targets or (-1,)
        )


class PauseScene(MenuScene):
    """Escape at the table: the game waits."""

    name = "pause"

    def __init__(self, services: SceneServices, table: TableScene) -> None:
        super().__init__(services)
        self._table = table

    def title(self) -> str:
        return self.services.text("pause-title")

    def items(self) -> list[Item]:
        rows = [Item(key, self.services.text(f"pause-{key}")) for key in ("resume", "options", "rules", "history")]
        kept = self._table.session.kept_if_left
        return [*rows, Item("leave", self.services.text("pause-leave-kept" if kept else "pause-leave"))]

    def choose(self, key: str) -> Effects:
        match key:
            case "options":
                return (Sound("menu-choose"), over("options"))
            case "rules":
                return (Sound("menu-choose"), over("rule-book", game=self._table.session.game.id))
            case "history":
                return (Sound("menu-choose"), over("history"))
            case "leave":
                return self._leave()
            case _:
                return (Sound("menu-choose"), Pop())

    def _leave(self) -> Effects:
        leave = Act(self._table.leave)
        session = self._table.session
        if not (session.stake_open and self.services.settings.confirm):
            return (Sound("menu-back"), leave)
        question = "leave-ask" if session.kept_if_left else "leave-ask-lost"
        return (Push(Confirm(self.services, self.services.text(question), (leave,))),)
