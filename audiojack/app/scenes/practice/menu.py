"""Practice: of each game a guided first round and drills, and deals that somebody has laid ready."""

from __future__ import annotations

import threading

from audiojack.app.practice import drill
from audiojack.app.scenes.practice.drill import first_question
from audiojack.app.scenes.table.practice_table import guided_round
from audiojack.app.stage.effects import Effects, Push, Sound, alone, over
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.games.registry import GAMES

DEALS = "deals"
MIXED = "mixed"


class PracticeScene(MenuScene):
    """All games, the one last played first, and then the practice deals."""

    name = "practice"

    def title(self) -> str:
        return self.services.text("practice-title")

    def items(self) -> list[Item]:
        last = self.services.settings.last_game
        games = sorted(GAMES, key=lambda game: game != last)
        rows = [Item(game, self.services.text(f"game-{game}")) for game in games]
        text = self.services.text
        return [*rows, Item(DEALS, text("practice-deals"), hint=text("practice-deals-about"))]

    def choose(self, key: str) -> Effects:
        return (Sound("menu-choose"), over("deals") if key == DEALS else over("practice-game", game=key))

    def back(self) -> Effects:
        return (Sound("menu-back"), alone("main-menu", focus=self.name))


class PracticeGameScene(MenuScene):
    """What can be practised of one game, each drill with its score."""

    name = "practice-game"

    def __init__(self, services: SceneServices, game: str, focus: str = "") -> None:
        super().__init__(services, focus)
        self._game = game
        threading.Thread(target=drill.warm_up, args=(game,), name="drill", daemon=True).start()

    def title(self) -> str:
        return self.services.text("practice-game-title", game=self.services.text(f"game-{self._game}"))

    def items(self) -> list[Item]:
        text = self.services.text
        known = drill.Book.of(self.services).read()
        rows = [Item("guided", text("practice-guided"), hint=text("practice-guided-about"))]
        for key in (*drill.ALL, MIXED):
            score = drill.score_of(known, self._game, kinds_of(key), self.services.language)
            value = text("practice-score", right=score.right, asked=score.asked) if score.asked else ""
            rows.append(Item(key, text(f"practice-kind-{key}"), value, hint=text(f"practice-kind-{key}-about")))
        return rows

    def choose(self, key: str) -> Effects:
        if key == "guided":
            return guided_round(self.services, self._game)
        asked = first_question(self.services, drill.Drill(self.services, self._game, kinds_of(key)))
        return (Sound("menu-choose"), Push(asked))

    def back(self) -> Effects:
        return (Sound("menu-back"), alone("practice", focus=self._game))


def kinds_of(key: str) -> tuple[str, ...]:
    """The kinds of drills that a row stands for."""
    return drill.ALL if key == MIXED else (key,)
