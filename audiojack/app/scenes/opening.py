"""Opens a new table, or the one that was left, and goes there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from audiojack.app.scenes.confirm import Confirm
from audiojack.app.scenes.table.scene import TableScene
from audiojack.app.stage.asking import asking, told
from audiojack.app.stage.effects import Change, Effects, Push, Sound, over, refused
from audiojack.app.stage.services import SceneServices
from audiojack.games.registry import GAMES
from audiojack.play.session import TableSession
from audiojack.play.setup import Purses
from audiojack.play.tables import company_size
from audiojack.store.errors import ChipsElsewhere, StoreError

Opened = TypeVar("Opened")


def open_table(services: SceneServices, game: str) -> Effects:
    """A new table of this game as it was last set up; that is what Play again will open."""
    if game not in GAMES:
        return (refused("resume-none"),)
    purses = Purses(services.settings.purse_scope, services.settings.floor_when)
    setup = services.settings.table(game)

    def opened(session: TableSession) -> Effects:
        company = replace(setup, computers=company_size(GAMES[game], setup))
        changed = Change(replace(services.settings.with_table(game, company), last_game=game, played=True))
        return (Sound("menu-choose"), changed, Push(TableScene(services, session)))

    return _opening(services, lambda: services.lobby.open(game, setup, purses), opened)


def resume_table(services: SceneServices, table: int | None = None) -> Effects:
    """The table of that number with the round that was left, or the last of them."""

    def taken() -> TableSession | None:
        kept = next((one for one in services.lobby.kept_tables() if table in (None, one.id)), None)
        return None if kept is None else services.lobby.resume(kept)

    def resumed(session: TableSession | None) -> Effects:
        if session is None:
            return (refused("resume-none"),)
        return (Sound("menu-choose"), Push(TableScene(services, session, resumed=True)))

    return _opening(services, taken, resumed)


def _opening(services: SceneServices, work: Callable[[], Opened], then: Callable[[Opened], Effects]) -> Effects:
    """Has the store open it, which may wait for the disk."""

    def failed(error: StoreError) -> Effects:
        return _go_on_there(services, error) if isinstance(error, ChipsElsewhere) else told(error)

    return asking(work, then, failed)


def _go_on_there(services: SceneServices, error: ChipsElsewhere) -> Effects:
    """Says where the chips lie, and offers to go on with that round first (GEN-R03)."""
    game = services.text(f"game-{error.details['game']}")
    question = services.text(error.code, **{**error.details, "game": game})
    there = over("resume-table", table=error.details["table"])
    return (Push(Confirm(services, question, (there,))),)
