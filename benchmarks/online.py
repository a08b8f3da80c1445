"""From a command to its own words at a table in a house, over loopback, beside the same at one's own table.

The floor is a bare echo over WebSocket with one bare commit, taken in turns with both in the same run.

    python -m benchmarks.online [--commands 200]
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from audiojack.engine.commands import Command, Legal
from audiojack.l10n.localizer import Localizer
from audiojack.net.address import parsed
from audiojack.online.visit import Visit
from audiojack.play.session import TableSession
from audiojack.play.setup import TableSetup
from audiojack.presentation.utterance import text_of
from audiojack.store.store import ChipStore
from benchmarks.commit import bare_sqlite
from benchmarks.report import Limit, close, spread
from tests.support.sessions import lobby
from tools.house_process import LOCAL, in_clear, serving
from tools.pal import PASSPHRASE, PLAYS

MORE = 5.0
"""Milliseconds that a house on loopback may take more than one's own table, at the median."""
TIMES = 1.5
"""The house's share of the floor."""
GAME = "blek-dzek"


class Played:
    """A session that is played with the least stakes, and how long each command took to words, in milliseconds."""

    def __init__(self, session: TableSession) -> None:
        self.session = session
        self.took: list[float] = []
        self._words = Localizer("en")

    def command(self) -> None:
        """One command of the person's, after all that happens without them."""
        while (one := self._awaited()) is None:
            self._go_on()
        to = one.targets[0] if one.targets else -1
        command = Command(self.session.seat, one.action, one.box, one.least, to)
        began = time.perf_counter()
        said = self.session.take(self.session.doing(command)())
        if isinstance(said, tuple):
            for utterance in said:
                text_of(utterance, self._words)
            self.took.append((time.perf_counter() - began) * 1000)

    def _awaited(self) -> Legal | None:
        session = self.session
        if session.between or not (session.my_turn or session.betting):
            return None
        legal = {one.action: one for one in session.legal}
        return next((legal[action] for action in PLAYS if action in legal), None)

    def _go_on(self) -> None:
        work = self.session.stepping()
        if work is not None:
            self.session.take(work())
        elif self.session.between:
            self.session.take(self.session.going_on()())
        else:
            time.sleep(0.001)


@contextmanager
def echo() -> Iterator[Callable[[], None]]:
    """A bare echo over WebSocket: gives what sends once there and back."""

    def answer(socket: ServerConnection) -> None:
        for message in socket:
            socket.send(message)

    with serve(answer, "127.0.0.1", 0, compression=None) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        with connect(f"ws://127.0.0.1:{server.socket.getsockname()[1]}", compression=None) as client:

            def once() -> None:
                client.send("x" * 200)
                client.recv()

            yield once
        server.shutdown()


def main() -> int:
    """Measures; the exit status is 1 where a limit doesn't hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commands", type=int, default=200)
    commands = parser.parse_args().commands
    floor: list[float] = []
    with tempfile.TemporaryDirectory() as name, serving(Path(name) / "house", *LOCAL, "--seed", "3") as (_, told):
        folder = Path(name)
        with ChipStore.open(folder / "own") as store, echo() as there_and_back:
            own = Played(lobby(store).open(GAME, TableSetup(computers=1)))
            visit = Visit(parsed(in_clear(told)), "en", None, lambda id: "")
            visit.connect()
            visit.sign_up("Ana", PASSPHRASE, "benchmark")
            there = Played(visit.open(GAME, TableSetup(computers=1), {}))
            commit = bare_sqlite(folder)
            for _ in range(commands):
                own.command()
                there.command()
                began = time.perf_counter()
                there_and_back()
                commit()
                floor.append((time.perf_counter() - began) * 1000)
            visit.close()
    print(spread("At one's own table", own.took))
    print(spread("In a house over loopback", there.took))
    print(spread("A bare echo and a bare commit", floor))
    more = statistics.median(there.took) - statistics.median(own.took)
    ratio = statistics.median(there.took) / statistics.median(floor)
    return close(
        "online", f"{more:.1f} ms more than at one's own table, {ratio:.2f} times the floor",
        [Limit("ms more than one's own table", more, at_most=MORE), Limit("times the floor", ratio, at_most=TIMES)],
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
