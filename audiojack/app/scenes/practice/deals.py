"""The practice deals: a list of all, and the table of one."""

from __future__ import annotations

from pathlib import Path

from audiojack.app.practice.practice_deals import SHIPPED, Deal, deals, read_deal, seat_down
from audiojack.app.scenes.practice.menu import DEALS
from audiojack.app.scenes.table.practice_table import PracticeTable
from audiojack.app.stage.effects import Effects, Push, Sound, alone, refused
from audiojack.app.stage.menu_scene import MenuScene
from audiojack.app.stage.services import SceneServices
from audiojack.app.widgets.menu import Item
from audiojack.scenarios.model import ScenarioError


class DealsScene(MenuScene):
    """Every deal with its game; a file that can't be read stays in the list and says why."""

    name = "practice-deals"

    def __init__(self, services: SceneServices, focus: str = "") -> None:
        super().__init__(services, focus)
        self._deals = {str(deal.path): deal for deal in deals(services)}

    def title(self) -> str:
        return self.services.text("practice-deals")

    def items(self) -> list[Item]:
        return [self._row(key, deal) for key, deal in self._deals.items()]

    def choose(self, key: str) -> Effects:
        return _played(self.services, self._deals[key])

    def back(self) -> Effects:
        return (Sound("menu-back"), alone("practice", focus=DEALS))

    def _row(self, key: str, deal: Deal) -> Item:
        if deal.scenario is None:
            return Item(key, deal.path.name, reason=fault_text(self.services, deal))
        return Item(key, _title(self.services, deal), self.services.text(f"game-{deal.scenario.game.id}"))


def open_deal(services: SceneServices, path: Path) -> Effects:
    """The table of the deal in a file, or why there is none."""
    return _played(services, read_deal(path))


def _played(services: SceneServices, deal: Deal) -> Effects:
    if deal.scenario is None:
        return (refused("deal-refused", file=deal.path.name, reason=fault_text(services, deal)),)
    try:
        session = seat_down(services, deal.scenario)
    except ScenarioError as error:
        return _played(services, Deal(deal.path, None, error))
    home = alone("deals", focus=str(deal.path))
    return (Sound("menu-choose"), Push(PracticeTable(services, session, home)))


def _title(services: SceneServices, deal: Deal) -> str:
    """The title in the player's language where the deal came with the program, else as it is written."""
    assert deal.scenario is not None
    if deal.path.parent == SHIPPED:
        return services.text(f"deal-{deal.path.stem}")
    return deal.scenario.title.rstrip(".") or deal.path.stem


def fault_text(services: SceneServices, deal: Deal) -> str:
    """Why a file is no deal, with the line where the mistake is."""
    assert deal.fault is not None
    fault = deal.fault
    reason = services.text(f"scenario-{fault.reason}", detail=fault.detail)
    return services.text("deal-line", line=fault.line, reason=reason) if fault.line else reason
