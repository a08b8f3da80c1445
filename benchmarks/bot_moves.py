"""How long a key waits while eight computer players move at once, at pace "instant", with the own voice speaking.

A key that comes in the middle of a computer player's move is answered after it. The clock of the transcript is set
against the keyboard's by the quickest of many keys pressed while nothing happens; what a key took beyond that is how
long it was held up.

    python -m benchmarks.bot_moves
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path

from audiojack.app.settings import FILE, Settings, TableSetup, save
from benchmarks.report import Limit, close, late, spread
from benchmarks.rig import Bench, bench
from tests.support.player import Player

GAME = "black-jack"
COMPUTERS = 8
ROUNDS = 6
IDLE_KEYS, BUSY_KEYS = 30, 25
LEAST_MOVES = 20
MOST_MILLISECONDS = 20.0


def main() -> int:
    """Plays some rounds, asking all the time whose turn it is."""
    with bench() as rig:
        folder = rig.folder / "bot_moves"
        _set_up(folder / "data")
        with rig.program("--pace", "instant", name="bot_moves") as player:
            player.tap("Enter")
            player.wait_for_text("Stake: ")
            quiet = [_ask_quietly(rig, player) for _ in range(IDLE_KEYS)]
            begun = player.mark()
            busy = [delay for _ in range(ROUNDS) for delay in _round(rig, player)]
            moves = sum(line.get("seat") not in (None, 0) for line in player.utterances(begun))
    offset = min(quiet)
    held = [delay - offset for delay in busy]
    print(spread("while nothing happens", [delay - offset for delay in quiet]))
    print(spread("while computer players move", held))
    limits = [
        Limit("milliseconds", max(held), at_most=MOST_MILLISECONDS),
        Limit("moves", moves, at_least=LEAST_MOVES * ROUNDS),
    ]
    delays = f"95 % within {late(held):.0f} ms, at most {max(held):.0f} ms"
    result = f"{delays} for a key, {moves} utterances of computer players in {ROUNDS} rounds"
    return close("bot moves", result, limits)


def _set_up(data: Path) -> None:
    data.mkdir(parents=True)
    table = TableSetup(computers=COMPUTERS, options={"boxes": 9})
    settings = Settings(language="en", name="Eva", last_game=GAME, played=True, tables={GAME: table})
    save(data / FILE, settings, "")


def _round(rig: Bench, player: Player) -> list[float]:
    """From the stake to the next: how late each key was seen (ms, by a clock that begins somewhere)."""
    delays = list[float]()
    for _ in range(6):
        delays += _burst(rig, player)
        if str(player.keys()[-1]["scene"]).endswith(":between"):
            player.tap("Enter")
            return delays
    return delays


def _burst(rig: Bench, player: Player) -> list[float]:
    """Presses Enter, which sets the others going, and then T again and again."""
    before = len(player.keys())
    pressed = []
    for key in ("Enter", *"T" * BUSY_KEYS):
        pressed.append(rig.tap(key))
        time.sleep(0.004 + random.random() * 0.016)
    player.wait_for(lambda lines: sum("key" in line for line in lines) >= before + len(pressed))
    seen = player.keys()[before : before + len(pressed)]
    return [_late(line["t"], moment) for line, moment in zip(seen[1:], pressed[1:], strict=True)]


def _ask_quietly(rig: Bench, player: Player) -> float:
    time.sleep(0.08 + random.random() * 0.05)
    before = len(player.keys())
    moment = rig.tap("T")
    player.wait_for(lambda lines: sum("key" in line for line in lines) > before)
    return _late(player.keys()[before]["t"], moment)


def _late(seen: float, pressed: float) -> float:
    return seen - pressed * 1000


if __name__ == "__main__":
    sys.exit(main())
