"""The memory of a long game, and whether its last keys are answered as fast as its first ones.

Thirteen hundred rounds against two computer players, in the window, with the own voice, all sounds, the keys that ask
between those that play, and a new table now and then. The first six hundred fill what is kept (the 10,000 utterances
of the history, what computer players and fonts remember); the seven hundred after them are what is played in two hours
at a quick pace, and the memory may not grow over their five fifths. Nothing waits for the voice, which every round is
told to be silent.

    python -m benchmarks.memory
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from benchmarks.report import Limit, close
from benchmarks.rig import DIALOGUE_FIRST_START, bench
from tests.support.player import Player, playing

WARM_UP, ROUNDS = 600, 700
ROUND = ("Space", "C", "V", "H", "Enter", "S", "L", "E", "T", "Ctrl")
"""The same stake again, the cards, the dealer's, a hint, stand, and the chips, the overview, why it ended so, and whose
turn it is. A key that has no meaning just now does no harm."""
AGAIN = ("Escape", "End", "Enter", "Home", "Enter", "Enter")
"""Leaves the table and plays again, which fills the purse up: standing on everything loses in the long run."""
AGAIN_EVERY = 40
FIFTHS = 5
EVERY_SECONDS = 0.5
ROUND_OVER = "between-rounds"
"""The utterance after each round."""
MOST_MEGABYTES = 150.0
MOST_GROWTH = 2.0
"""Megabytes from the first fifth to the last; so much a process breathes that keeps nothing more."""
MOST_SLOWER = 1.2


class Sample(NamedTuple):
    """How much of the game had been played (0 to 1), and the memory then (MB)."""

    played: float
    megabytes: float


def main() -> int:
    """Plays, and looks at the process twice a second."""
    rounds = [key for number in range(WARM_UP + ROUNDS) for key in (*ROUND, *(() if number % AGAIN_EVERY else AGAIN))]
    keys = [*DIALOGUE_FIRST_START, "Enter", *rounds, "Quit"]
    with bench() as rig:
        script = rig.folder / "keys.txt"
        script.write_text("\n".join(keys) + "\n", encoding="utf-8")
        given = ("--lang", "en", "--seed", "1", "--pace", "instant", "--driver", "embedded", "--keys", str(script))
        variables = {**rig.pulse.variables, "SDL_AUDIODRIVER": "dummy"}
        with playing(rig.folder, *given, display=rig.display, variables=variables, name="long") as player:
            samples, peak = watched(player, len(keys))
        lines = [json.loads(line) for line in player.transcript.read_text(encoding="utf-8").splitlines()]
    said = sum("text" in line for line in lines)
    over = sum(line.get("id") == ROUND_OVER for line in lines)
    sizes = by_fifth(samples, WARM_UP / (WARM_UP + ROUNDS))
    growth = sizes[-1] - sizes[0]
    first, last = quickness([line["t"] for line in lines if "key" in line])
    fifths = ", ".join(f"{size:.1f}" for size in sizes)
    print(f"{over} rounds, {said} utterances. In each fifth after the warm-up: {fifths} MB.")
    print(f"From key to key {first:.1f} ms in the first fifth of the game, {last:.1f} ms in the last.")
    limits = [
        Limit("rounds", over, at_least=0.9 * (WARM_UP + ROUNDS)),
        Limit("megabytes", peak, at_most=MOST_MEGABYTES),
        Limit("growth", growth, at_most=MOST_GROWTH),
        Limit("slower keys", last / first, at_most=MOST_SLOWER),
    ]
    result = f"at most {peak:.1f} MB (limit {MOST_MEGABYTES:.0f}), {growth:+.1f} MB from the first fifth to the last"
    return close("memory", f"{result} (limit {MOST_GROWTH:.0f})", limits)


def watched(player: Player, keys: int) -> tuple[list[Sample], float]:
    """Samples until the program has ended, and the most that it ever held (MB)."""
    samples, peak = list[Sample](), 0.0
    arrived = keys_so_far(player.transcript)
    while player.process.poll() is None:
        size = megabytes(player.process.pid, "VmRSS")
        if size:
            samples.append(Sample(next(arrived) / keys, size))
        peak = megabytes(player.process.pid, "VmHWM") or peak
        time.sleep(EVERY_SECONDS)
    return samples, peak


def keys_so_far(transcript: Path) -> Iterator[int]:
    """How many keys have arrived, whenever it is asked."""
    count = 0
    while not transcript.exists():
        yield count
    with transcript.open("rb") as file:
        while True:
            count += file.read().count(b'"key":')
            yield count


def by_fifth(samples: Sequence[Sample], begin: float) -> list[float]:
    """The middle size in each fifth of what was played from `begin` (0 to 1) on."""
    parts: list[list[float]] = [[] for _ in range(FIFTHS)]
    for played, size in samples:
        if begin <= played < 1:
            parts[int((played - begin) / (1 - begin) * FIFTHS)].append(size)
    return [statistics.median(part) for part in parts]


def quickness(times: Sequence[int]) -> tuple[float, float]:
    """The mean time from key to key (ms) in the first and in the last fifth."""
    gaps = [after - before for before, after in pairwise(times)]
    part = max(1, len(gaps) // FIFTHS)
    return statistics.mean(gaps[:part]), statistics.mean(gaps[-part:])


def megabytes(pid: int, field: str) -> float:
    """A size in /proc/PID/status; 0 if the process has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(field)), 0.0)


if __name__ == "__main__":
    sys.exit(main())
