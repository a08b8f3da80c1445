"""Inside a house: its tables, a new one, and the way out."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.app.scenes.online.asking import asking
from audiojack.app.scenes.online.entry import Entry
from audiojack.app.scenes.setup import ChooseGame, SetupScene
from audiojack.app.stage.effects import Effects, Push, Sound, alone, answer
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES
from audiojack.net.messages import TableLine
from audiojack.online.session import RemoteSession
from audiojack.online.visit import Visit
from audiojack.play.tables import sound_options


class HouseScene(MenuScene):
    """The menu of a house; Escape leaves the house."""

    name = "online-house"

    def __init__(self, services: SceneServices, visit: Visit) -> None:
        super().__init__(services)
        self._visit = visit

    def title(self) -> str:
        return self.services.text("online-house-title", house=self._visit.house, name=self._visit.name)

    def items(self) -> list[Item]:
        keys = ["tables", "new", "forget", "leave"]
        return [Item(key, self.services.text(f"online-house-{key}")) for key in keys]

    def choose(self, key: str) -> Effects:
        visit, services = self._visit, self.services
        match key:
            case "tables":
                return asking(visit.tables, self._listed)
            case "new":
                return (Sound("menu-choose"), Push(OnlineGames(services, visit)))
            case "forget":
                left = (answer("online-signed-out", "menu-choose"), *self.back())
                return asking(visit.sign_out, lambda _: left)
        return self.back()

    def back(self) -> Effects:
        self._visit.close()
        return (Sound("menu-back"), alone("main-menu"))

    def _listed(self, lines: Sequence[TableLine]) -> Effects:
        return (Sound("menu-choose"), Push(TablesScene(self.services, self._visit, lines)))


class TablesScene(MenuScene):
    """The tables as they were when they were asked for: nothing moves under the focus."""

    name = "online-tables"

    def __init__(self, services: SceneServices, visit: Visit, lines: Sequence[TableLine]) -> None:
        super().__init__(services)
        self._visit = visit
        self._lines = lines

    def title(self) -> str:
        return self.services.text("online-tables-title")

    def empty(self) -> str:
        return self.services.text("online-tables-none")

    def items(self) -> list[Item]:
        return [Item(str(line.table), self._label(line), self._free(line)) for line in self._lines]

    def _label(self, line: TableLine) -> str:
        return self.services.text("online-table-row", game=self.services.text(f"game-{line.game}"), host=line.host)

    def _free(self, line: TableLine) -> str:
        text = self.services.text
        free = text("online-table-free", free=line.free) if line.free else text("online-table-full")
        return f"{free}, {text('online-table-word')}" if line.word else free

    def resume(self) -> Effects:
        """Back from a table: the list as it is now."""

        def taken(lines: Sequence[TableLine]) -> Effects:
            self._lines = lines
            return (self._opened(),)

        return asking(self._visit.tables, taken)

    def choose(self, key: str) -> Effects:
        line = next(one for one in self._lines if str(one.table) == key)
        if line.listeners and line.free:
            return (Sound("menu-choose"), Push(TableScene(self.services, self._visit, line)))
        return joining(self.services, self._visit, line, listen=not line.free)


class TableScene(MenuScene):
    """One table: sit down, or listen."""

    name = "online-join"

    def __init__(self, services: SceneServices, visit: Visit, line: TableLine) -> None:
        super().__init__(services)
        self._visit = visit
        self._line = line

    def title(self) -> str:
        game = self.services.text(f"game-{self._line.game}")
        return self.services.text("online-table-title", game=game, host=self._line.host)

    def items(self) -> list[Item]:
        return [Item(key, self.services.text(f"online-table-{key}")) for key in ("sit", "listen")]

    def choose(self, key: str) -> Effects:
        return joining(self.services, self._visit, self._line, listen=key == "listen")


def joining(services: SceneServices, visit: Visit, line: TableLine, *, listen: bool) -> Effects:
    """Goes to a table, with its invitation word where it has one."""

    def with_word(word: str) -> Effects:
        return asking(lambda: visit.join(line.table, listen=listen, word=word), lambda session: seated(visit, session))

    if line.word:
        return (Sound("menu-choose"), Push(Entry(services, "online-word", with_word)))
    return with_word("")


def seated(visit: Visit, session: RemoteSession, *, again: bool = False) -> Effects:
    """One is at the table, or there `again`; from there one comes back to the house."""
    return (Sound("menu-choose"), alone("online-table", visit=visit, session=session, resumed=again))


class OnlineGames(ChooseGame):
    """The games, for a new table in the house."""

    name = "online-games"

    def __init__(self, services: SceneServices, visit: Visit) -> None:
        super().__init__(services)
        self._visit = visit

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), Push(OnlineSetup(self.services, key, self._visit)))


class OnlineSetup(SetupScene):
    """The set-up of a table in the house."""

    name = "online-setup"

    def __init__(self, services: SceneServices, game: str, visit: Visit) -> None:
        super().__init__(services, game)
        self._visit = visit
        self._id = game

    def choose(self, key: str) -> Effects:
        if key != "deal":
            return super().choose(key)
        return opening(self.services, self._visit, self._id)


def opening(services: SceneServices, visit: Visit, game: str, word: str = "", computers: int | None = None) -> Effects:
    """A new table of this game as it was last set up."""
    setup = services.settings.table(game)
    options = sound_options(GAMES[game], setup.options)
    if computers is not None:
        setup = type(setup)(computers, setup.boxes, setup.options, setup.stake)
    return asking(lambda: visit.open(game, setup, options, word), lambda session: seated(visit, session))


