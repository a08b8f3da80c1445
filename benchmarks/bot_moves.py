"""How long a key waits for its answer while eight computer players move, on the disk as it is and on a slow one.

Pace "instant", the own voice speaking; the slow disk takes 50 ms more for each sync, so that a commit takes longer than
many keys. The clock of the transcript is set against the keyboard's by the quickest of the keys pressed while nothing
happens, in the same run and as fast; what an answer took beyond that is how long it was held up.

    python -m benchmarks.bot_moves
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass

from audiojack.app.options.settings import FILE, Settings, save
from audiojack.play.setup import TableSetup
from benchmarks.report import Limit, close, late, spread
from benchmarks.rig import Bench, bench
from tests.support.player import Line, Player
from tests.support.slow_disk import SlowDisk

GAME = "black-jack"
COMPUTERS = 8
ROUNDS, SLOW_ROUNDS = 6, 2
BUSY_KEYS = 25
"""Questions one after another."""
QUIET_BURSTS = 12
BURSTS = 100
"""In so many of them a round is over, on the slowest disk."""
MINE = (":betting", ":insurance", ":turn")
"""How scenes end in which Enter sets the others going."""
LEAST_MOVES = 20
"""Utterances about computer players in a round."""
SLOW_MS = 50
MOST_MILLISECONDS = 20.0
QUESTION = "T"


@dataclass(frozen=True)
class Measured:
    """What answers took beyond the quickest (ms), while nothing happened and while the others moved."""

    quiet: Sequence[float]
    busy: Sequence[float]
    moves: int


def main() -> int:
    """Plays some rounds on either disk, asking all the time whose turn it is."""
    with bench() as rig:
        usual = measured(rig, "bot_moves", ROUNDS, slow=0)
        slow = measured(rig, "bot_moves_slow", SLOW_ROUNDS, slow=SLOW_MS)
    limits = []
    for name, one, rounds in (("usual disk", usual, ROUNDS), ("slow disk", slow, SLOW_ROUNDS)):
        print(spread(f"{name}, while nothing happens", one.quiet))
        print(spread(f"{name}, while computer players move", one.busy))
        limits.append(Limit(f"milliseconds, {name}", max(one.busy), at_most=MOST_MILLISECONDS))
        limits.append(Limit(f"moves, {name}", one.moves, at_least=LEAST_MOVES * rounds))
    delays = "; ".join(
        f"{name} 95 % within {late(one.busy):.1f} ms, at most {max(one.busy):.0f} ms, "
        f"while nothing happens {late(one.quiet):.1f} and {max(one.quiet):.0f} ms"
        for name, one in (("usual disk", usual), (f"{SLOW_MS} ms a sync", slow))
    )
    return close("bot moves", delays, limits)


def measured(rig: Bench, name: str, rounds: int, slow: int) -> Measured:
    """Some rounds, on a disk that is slower by so many milliseconds a sync."""
    data = rig.folder / name / "data"
    disk = SlowDisk(data)
    table = TableSetup(computers=COMPUTERS, options={"boxes": 9})
    settings = Settings(language="en", name="Eva", last_game=GAME, played=True, tables={GAME: table})
    save(data / FILE, settings, "")
    with rig.program("--pace", "instant", name=name, variables=disk.variables) as player:
        player.tap("Enter")
        player.wait_for_text("Stake: ")
        disk.slow_by(slow)
        quiet = [delay for _ in range(QUIET_BURSTS) for delay in _burst(rig, player, BUSY_KEYS)]
        begun = player.mark()
        busy = [delay for _ in range(rounds) for delay in _round(rig, player)]
        moves = sum(line.get("seat") not in (None, 0) for line in player.utterances(begun))
    floor = min(quiet)
    return Measured([delay - floor for delay in quiet], [delay - floor for delay in busy], moves)


def _round(rig: Bench, player: Player) -> list[float]:
    """From the stake to the next: how late each key was answered (ms, by a clock that begins somewhere)."""
    delays = list[float]()
    scene = MINE[0]
    for _ in range(BURSTS):
        before = player.mark()
        if scene.endswith(MINE):
            rig.tap("Enter")
        delays += _burst(rig, player, BUSY_KEYS)
        scene = str(_asked(player, before)[-1]["scene"])
        if scene.endswith(":between"):
            player.tap("Enter")
            return delays
    raise RuntimeError("the round is not over")


def _burst(rig: Bench, player: Player, count: int) -> list[float]:
    """Asks whose turn it is again and again, and once more so that the last answer is cut short."""
    before = player.mark()
    pressed = []
    for _ in range(count + 1):
        time.sleep(0.004 + random.random() * 0.016)
        pressed.append(rig.tap(QUESTION))
    player.wait_for(lambda lines: len(_among(lines)) > count, before)
    asked = _asked(player, before)[:count]
    player.wait_for(lambda lines: _answer(lines, asked[-1]) is not None, before)
    lines = player.lines()[before:]
    answers = [_answer(lines, one) for one in asked]
    return [told - moment * 1000 for told, moment in zip(answers, pressed[:count], strict=True) if told is not None]


def _asked(player: Player, since: int) -> list[Line]:
    return _among(player.lines()[since:])


def _among(lines: Sequence[Line]) -> list[Line]:
    return [line for line in lines if line.get("key") == f"kb:{QUESTION.lower()}"]


def _answer(lines: Sequence[Line], key: Line) -> float | None:
    """When the key was answered, by the transcript's clock; None where that is not written down yet."""
    times = [line["t"] for line in lines if line.get("interrupt") and line["t"] >= key["t"]]
    return min(times, default=None)


if __name__ == "__main__":
    sys.exit(main())
