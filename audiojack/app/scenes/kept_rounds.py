"""All rounds that were left, the last one first; Enter goes on with one."""

from __future__ import annotations

from collections.abc import Sequence

from audiojack.app.stage.effects import Effects, over
from audiojack.app.stage.store_menu import StoreMenu
from audiojack.app.wealth_text import moment
from audiojack.app.widgets.menu import Item
from audiojack.store.journal import Table


class KeptRoundsScene(StoreMenu):
    """One row a table, with its game and when it was left."""

    name = "kept-rounds"

    def title(self) -> str:
        return self.services.text("resume-title")

    def read(self) -> tuple[Table, ...]:
        return self.services.lobby.kept_tables()

    def rows(self, read: Sequence[Table]) -> list[Item]:
        return [self._row(table) for table in read]

    def empty(self) -> str:
        return self.services.text("resume-none")

    def chosen(self, key: str) -> Effects:
        return (over("resume-table", table=int(key)),)

    def _row(self, table: Table) -> Item:
        text = self.services.text
        reason = text("resume-held") if table.held == "other" else ""
        return Item(str(table.id), text(f"game-{table.game}"), moment(text, table.touched), reason=reason)
