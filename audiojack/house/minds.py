"""Computer players think in a process of their own, so that no table waits for the thoughts at another (ONLINE 2.8)."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from audiojack.bots.characters import Character, character
from audiojack.bots.player import choose, prepare
from audiojack.bots.stand_in import stand_in
from audiojack.engine.commands import Command
from audiojack.engine.table import OptionValue
from audiojack.play.standing import View

PATIENCE = 0.1
"""Seconds after which the plain way of playing is taken instead: nobody at the table waits longer for a thought."""
FIRST_PATIENCE = 2.0
"""The same for the first thought of a table, which may have to work the game out."""


class Minds:
    """Thinks for all computer players of a house."""

    def __init__(self) -> None:
        self._process = self._started()

    async def chosen(self, view: View, who: str, seed: int, patience: float = PATIENCE) -> Command:
        """What a character does who sees this."""
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._process, think, view, who, seed)
            return await asyncio.wait_for(thinking, patience)
        except TimeoutError:
            return stand_in(view)
        except (BrokenProcessPool, RuntimeError):
            self._process = self._started()
            return stand_in(view)

    def prepare(self, game: str, options: Mapping[str, OptionValue]) -> None:
        """Works a game out before it is played."""
        with contextlib.suppress(BrokenProcessPool, RuntimeError):
            self._process.submit(prepare, game, dict(options))

    def close(self) -> None:
        """Nobody thinks any more."""
        self._process.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def _started() -> Executor:
        return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), initializer=_quietly)


def think(view: View, who: str, seed: int) -> Command:
    """In the other process: the choice of a character. One that is no longer known plays safe."""
    try:
        known: Character = character(who)
    except KeyError:
        return stand_in(view)
    return choose(view, known, seed)


def _quietly() -> None:
    """Ctrl+C in the terminal of the house is for the house alone; and it ends with the house, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()


def _end_with(sentinel: int) -> None:
    import os  # noqa: PLC0415 - only in the other process
    from multiprocessing.connection import wait  # noqa: PLC0415

    wait([sentinel])
    os._exit(0)
