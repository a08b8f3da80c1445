"""Opens a new table, or the one that was left, and goes there."""

from __future__ import annotations

from msgspec.structs import replace

from audiojack.app.desk import Desk
from audiojack.app.effects import Change, Effects, Push, Sound, refused, store_fault
from audiojack.app.scenes.table import TableScene
from audiojack.app.tables import Purses, company_size
from audiojack.games.registry import GAMES
from audiojack.store.errors import StoreError


def open_table(desk: Desk, game: str) -> Effects:
    """A new table of this game as it was last set up; that is what Play again will open."""
    if game not in GAMES:
        return (refused("resume-none"),)
    try:
        purses = Purses(desk.settings.purse_scope, desk.settings.floor_when)
        session = desk.lobby.open(game, desk.settings.table(game), purses)
    except StoreError as error:
        return (store_fault(error),)
    setup = replace(desk.settings.table(game), computers=company_size(GAMES[game], desk.settings.table(game)))
    changed = Change(replace(desk.settings.with_table(game, setup), last_game=game, played=True))
    return (Sound("menu-choose"), changed, Push(TableScene(desk, session)))


def resume_table(desk: Desk) -> Effects:
    """The table with the round that was left."""
    try:
        kept = desk.lobby.kept()
        if kept is None:
            return (refused("resume-none"),)
        session = desk.lobby.resume(kept)
    except StoreError as error:
        return (store_fault(error),)
    return (Sound("menu-choose"), Push(TableScene(desk, session, resumed=True)))
