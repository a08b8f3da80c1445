"""A store on disk with a clock that the test moves, and a table to play at."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from audiojack.store import HOUSE, ChipStore, Move, table_account, wallet

MONDAY = 1_700_000_000_000
"""14 November 2023, 22:13:20 UTC."""
DAY = 24 * 60 * 60 * 1000


class Clock(msgspec.Struct):
    """A clock that goes on a millisecond each time it is read."""

    now: int = MONDAY

    def __call__(self) -> int:
        self.now += 1
        return self.now


def open_store(
    folder: Path, clock: Clock | None = None, *, care: bool = False, fresh: bool = False
) -> ChipStore:
    """A store as most tests want it: without the daily copy."""
    return ChipStore.open(folder, clock=clock or Clock(), care=care, fresh=fresh, busy_ms=5000)


def seated(store: ChipStore, name: str = "Ana") -> tuple[int, int]:
    """A player with 1000 chips at a new table: (player, table)."""
    found = store.find_player(name) or store.create_player(name)
    store.sit_down(found.id)
    return found.id, store.open_table("blek-dzek", "{}", '{"round":0}', [(1, found.id)])


def round_of(player: int, table: int, stake: int, won: int) -> Sequence[Move]:
    """A stake is laid and comes back with `won` chips, or is lost if that is negative."""
    purse, place = wallet(player), table_account(table, player)
    laid = Move(purse, place, stake, "stake")
    if won < 0:
        return [laid, Move(place, HOUSE, stake, "lost")]
    back = [laid, Move(place, purse, stake, "returned")]
    return [*back, Move(HOUSE, purse, won, "won")] if won else back


def enrich(store: ChipStore, player: int, chips: int) -> None:
    """Bring a player's purse to exactly that many chips, by play."""
    table = store.open_table("blek-dzek", "{}", "{}")
    has = store.balance(wallet(player))
    if chips > has:
        move = Move(HOUSE, wallet(player), chips - has, "won")
    else:
        move = Move(wallet(player), HOUSE, has - chips, "lost")
    seq = store.commit(table, 0, "{}", [], [move])
    store.close_table(table, seq)
