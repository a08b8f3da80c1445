"""The richest players, and how one's own rounds went: lists that are only read, but for what they show."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from msgspec.structs import replace

from audiojack.app import wealth_text
from audiojack.app.stage.effects import Change, Effects, Later
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.stage.store_menu import StoreMenu
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES
from audiojack.store import backup, report
from audiojack.store.clock import Clock, system_clock
from audiojack.store.players import Player
from audiojack.store.reader import ChipReader, open_to_read


@contextmanager
def readable(services: SceneServices) -> Iterator[ChipReader | None]:
    """The store that is played with; where it can't be written to, the same to be read. None where there is none.

    Raises StoreError.
    """
    if services.lobby.store is not None:
        yield services.lobby.store
    elif services.folder is None or not backup.is_there(services.folder):
        yield None
    else:
        with open_to_read(services.folder) as store:
            yield store


def listener(services: SceneServices, store: ChipReader) -> Player | None:
    """The person at the keyboard; by name where nothing can be written, so that nobody could come in."""
    return services.lobby.person or store.find_player(services.settings.name)


class ReadOnlyMenu(MenuScene):
    """A list that is only read: Enter says the row again."""

    def choose(self, key: str) -> Effects:
        return self.say_row(None)


class PeopleScene(StoreMenu):
    """A list from the chip store, read when it is opened and when what it shows is changed.

    Enter on a row of figures says it again; on a row that chooses what is shown it goes on to the next choice.
    """

    _changed_value = False

    def read(self) -> list[Item]:
        """The rows out of the store. Raises StoreError."""
        with readable(self.services) as store:
            return [] if store is None else self.figures(store, listener(self.services, store))

    def rows(self, read: list[Item]) -> list[Item]:
        return read

    def figures(self, store: ChipReader, person: Player | None) -> list[Item]:
        """The rows for the person at the keyboard. Raises StoreError."""
        raise NotImplementedError

    def change(self, key: str, by: int) -> Effects | None:
        turned = self.turned(key)
        return None if turned is None else (*turned, Later(self._again))

    def turned(self, key: str) -> Effects | None:
        """Changes what is shown; None on a row that changes nothing."""
        raise NotImplementedError

    def arrived(self) -> Effects:
        changed, self._changed_value = self._changed_value, False
        return self.say_value() if changed else super().arrived()

    def _again(self) -> Effects:
        self._changed_value = True
        return self.reading()

    def _choice(self, key: str, value: str) -> Item:
        text = self.services.text
        return Item(key, text(key), text(value), hint=text(f"{key}-about"), change=True)


class RichestScene(PeopleScene):
    """The ranking: one's own place first, then what is shown, then everybody from the richest down."""

    name = "richest"

    def __init__(self, services: SceneServices) -> None:
        super().__init__(services)
        self._ever = False

    def title(self) -> str:
        return self.services.text("richest-title")

    def empty(self) -> str:
        return self.services.text("store-without")

    def figures(self, store: ChipReader, person: Player | None) -> list[Item]:
        hidden = self.services.settings.hide_computers
        me = person.id if person else None
        ranking = report.ranking(store, computers=not hidden, by_peak=self._ever, me=me)
        own = wealth_text.own_place(self.services.text, ranking)
        rows = [Item("own", own, searched=False)] if own else []
        rows += [
            self._choice("richest-by", "richest-by-ever" if self._ever else "richest-by-now"),
            self._choice("richest-who", "richest-who-people" if hidden else "richest-who-all"),
        ]
        return rows + [
            Item(str(one.standing.player.id), wealth_text.place_row(self.services.text, one, self._ever))
            for one in ranking.places
        ]

    def turned(self, key: str) -> Effects | None:
        match key:
            case "richest-by":
                self._ever = not self._ever
                return ()
            case "richest-who":
                settings = self.services.settings
                return (Change(replace(settings, hide_computers=not settings.hide_computers)),)
        return None


class StatisticsScene(PeopleScene):
    """One's own rounds, all games first, then each game that has been played; of all time or of seven days."""

    name = "statistics"

    def __init__(self, services: SceneServices, clock: Clock = system_clock) -> None:
        super().__init__(services)
        self._clock = clock
        self._week = False

    def title(self) -> str:
        return self.services.text("statistics-title")

    def empty(self) -> str:
        return self.services.text("statistics-none")

    def figures(self, store: ChipReader, person: Player | None) -> list[Item]:
        if person is None:
            return []
        since = self._clock() - wealth_text.WEEK if self._week else None
        found = report.statistics_by_game(store, person.id, since)
        if not found and not self._week:
            return []
        rows = [self._choice("statistics-period", "statistics-period-week" if self._week else "statistics-period-all")]
        if not found:
            return [*rows, Item("none", self.services.text("statistics-none-week"))]
        return rows + statistics_rows(self.services.text, found)

    def turned(self, key: str) -> Effects | None:
        if key != "statistics-period":
            return None
        self._week = not self._week
        return ()


def statistics_rows(text: Callable[..., str], found: report.ByGame) -> list[Item]:
    """The figures of all games, then of each in the order of the menu; the one game alone where there is one."""
    games = [game for game in GAMES if game in found]
    order = ["", *games] if len(games) > 1 else games
    return [
        Item(f"{game}-{number}", line)
        for game in order
        for number, line in enumerate(
            wealth_text.statistics_lines(text, text(f"game-{game}") if game else text("statistics-all"), found[game])
        )
    ]
