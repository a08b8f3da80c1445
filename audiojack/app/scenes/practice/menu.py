"""Practice: of each game a guided first round and drills, and deals that somebody has laid ready."""

from __future__ import annotations

import threading

from audiojack.app.practice import drill
from audiojack.app.scenes import catalogue
from audiojack.app.scenes.practice.drill import first_question
from audiojack.app.scenes.table.practice_table import guided_round
from audiojack.app.stage.context import Desk
from audiojack.app.stage.effects import Effects, Home, Push, Sound
from audiojack.app.stage.scene import MenuScene
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES

DEALS = "deals"
MIXED = "mixed"


class PracticeScene(MenuScene):
    """All games, the one last played first, and then the practice deals."""

    name = "practice"

    def title(self) -> str:
        return self.desk.text("practice-title")

    def items(self) -> list[Item]:
        last = self.desk.settings.last_game
        games = sorted(GAMES, key=lambda game: game != last)
        rows = [Item(game, self.desk.text(f"game-{game}")) for game in games]
        return [*rows, Item(DEALS, self.desk.text("practice-deals"), hint=self.desk.text("practice-deals-about"))]

    def choose(self, key: str) -> Effects:
        opened = catalogue.deals(self.desk) if key == DEALS else PracticeGameScene(self.desk, key)
        return (Sound("menu-choose"), Push(opened))

    def back(self) -> Effects:
        return (Sound("menu-back"), Home(catalogue.main_menu(self.desk, self.name)))


class PracticeGameScene(MenuScene):
    """What can be practised of one game, each drill with its score."""

    name = "practice-game"

    def __init__(self, desk: Desk, game: str, focus: str = "") -> None:
        super().__init__(desk, focus)
        self._game = game
        threading.Thread(target=drill.warm_up, args=(game,), name="drill", daemon=True).start()

    def title(self) -> str:
        return self.desk.text("practice-game-title", game=self.desk.text(f"game-{self._game}"))

    def items(self) -> list[Item]:
        text = self.desk.text
        known = drill.Book.of(self.desk).read()
        rows = [Item("guided", text("practice-guided"), hint=text("practice-guided-about"))]
        for key in (*drill.ALL, MIXED):
            score = drill.score_of(known, self._game, kinds_of(key), self.desk.language)
            value = text("practice-score", right=score.right, asked=score.asked) if score.asked else ""
            rows.append(Item(key, text(f"practice-kind-{key}"), value, hint=text(f"practice-kind-{key}-about")))
        return rows

    def choose(self, key: str) -> Effects:
        if key == "guided":
            return guided_round(self.desk, self._game)
        asked = first_question(self.desk, drill.Drill(self.desk, self._game, kinds_of(key)))
        return (Sound("menu-choose"), Push(asked))

    def back(self) -> Effects:
        return (Sound("menu-back"), Home(catalogue.practice(self.desk, self._game)))


def kinds_of(key: str) -> tuple[str, ...]:
    """The kinds of drills that a row stands for."""
    return drill.ALL if key == MIXED else (key,)
