"""The richest players, and how one's own rounds went."""

from __future__ import annotations

from audiojack.app.desk import Desk
from audiojack.app.effects import Effects
from audiojack.app.scene import MenuScene
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES
from audiojack.store.errors import StoreError
from audiojack.store.statistics import Statistics


class ReadOnlyMenu(MenuScene):
    """A list that is only read: Enter says the row again."""

    def choose(self, key: str) -> Effects:
        return self.say_row(None)


class RichestScene(ReadOnlyMenu):
    """The ranking of the richest, computer players marked as such; they can be hidden in the options."""

    name = "richest"

    def title(self) -> str:
        return self.desk.text("richest-title")

    def items(self) -> list[Item]:
        store = self.desk.lobby.store
        if store is None:
            return []
        try:
            ranking = store.richest(not self.desk.settings.hide_computers)
        except StoreError as error:
            return [Item("error", self.desk.text(error.code, **error.details))]
        return [
            Item(
                str(place),
                self.desk.text(
                    "richest-row",
                    place=place,
                    name=one.player.name,
                    chips=one.wealth,
                    peak=one.peak,
                    kind=one.player.kind,
                ),
            )
            for place, one in enumerate(ranking, start=1)
        ]


class StatisticsScene(ReadOnlyMenu):
    """One's own rounds, all games first, then each game that has been played."""

    name = "statistics"

    def title(self) -> str:
        return self.desk.text("statistics-title")

    def empty(self) -> str:
        return self.desk.text("statistics-none")

    def items(self) -> list[Item]:
        store, person = self.desk.lobby.store, self.desk.lobby.person
        if store is None or person is None:
            return []
        try:
            whole = store.statistics(person.id)
            games = [(game, store.statistics(person.id, game)) for game in GAMES]
        except StoreError as error:
            return [Item("error", self.desk.text(error.code, **error.details))]
        if not whole.rounds:
            return []
        rows = statistics_rows(self.desk, "", whole)
        for game, figures in games:
            if figures.rounds:
                rows += statistics_rows(self.desk, game, figures)
        return rows


def statistics_rows(desk: Desk, game: str, figures: Statistics) -> list[Item]:
    """The figures of one game as rows; `game` is empty for all games together."""
    name = desk.text(f"game-{game}") if game else desk.text("statistics-all")
    lines = [
        desk.text("statistics-rounds", name=name, rounds=figures.rounds, won=figures.won, lost=figures.lost,
                  pushed=figures.pushed),
        desk.text("statistics-net", name=name, net=abs(figures.net), sign=_sign(figures.net)),
        desk.text("statistics-best", name=name, best=figures.best, worst=figures.worst),
        desk.text("statistics-runs", name=name, winning=figures.longest_winning, losing=figures.longest_losing),
    ]  # fmt: skip
    return [Item(f"{game}-{number}", line) for number, line in enumerate(lines)]


def _sign(number: int) -> str:
    return "plus" if number > 0 else "minus" if number < 0 else "zero"
