"""A house in the process of a test, and the players without words who come to it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from audiojack.house.accounts import Accounts
from audiojack.house.house import House
from audiojack.house.serving import Plan, served
from audiojack.store.house_store import HouseStore
from tools.pal import PASSPHRASE, PLAYS, Guest, events, play_round, visit

__all__ = ["PASSPHRASE", "PLAYS", "Guest", "a_house", "events", "play_round", "visit"]


@asynccontextmanager
async def a_house(folder: Path, seed: int | None = None) -> AsyncIterator[tuple[House, str]]:
    """A house that listens on a free port of this machine, and its address in clear text."""
    with HouseStore.open(folder) as store:
        house = House(store, name="Test", seed=seed, accounts=Accounts(store, memory=8, rounds=1))
        await house.begin()
        plan = Plan(folder, "127.0.0.1", 0, "Test")
        async with served(plan, house) as listening:
            yield house, listening.url.replace("wss:", "ws:")
            await house.end(0)
