"""The memory of a long game, and whether its last keys are answered as fast as its first ones.

Seven hundred rounds against two computer players, in the window, with all sounds: more than anybody plays in two
hours, and more than the 10,000 utterances that the history keeps. Nothing waits for a voice.

    python -m benchmarks.memory
"""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from benchmarks.report import Limit, close
from benchmarks.rig import DIALOGUE_FIRST_START, bench
from tests.support.player import playing

ROUNDS = 700
ROUND = ("Space", "C", "Enter", "S")
"""The same stake again, a look at the cards, stand, and the chips. An answered key does no harm in another place."""
MOST_MEGABYTES = 150.0
MOST_GROWTH = 5.0
"""Megabytes in the last half of the game: by then every cache is full, and only the history still fills."""
MOST_SLOWER = 1.2


def main() -> int:
    """Plays, and looks at the process every second."""
    with bench() as rig:
        script = rig.folder / "keys.txt"
        keys = [*DIALOGUE_FIRST_START, "Enter", *ROUND * ROUNDS, "Quit"]
        script.write_text("\n".join(keys) + "\n", encoding="utf-8")
        given = ("--lang", "en", "--seed", "1", "--pace", "instant", "--driver", "none", "--keys", str(script))
        variables = {**rig.pulse.variables, "SDL_AUDIODRIVER": "dummy"}
        sizes, peak = list[float](), 0.0
        with playing(rig.folder, *given, display=rig.display, variables=variables, name="long") as player:
            while player.process.poll() is None:
                sizes.append(megabytes(player.process.pid, "VmRSS"))
                peak = megabytes(player.process.pid, "VmHWM") or peak
                time.sleep(1)
        lines = [json.loads(line) for line in player.transcript.read_text(encoding="utf-8").splitlines()]
    sizes = [size for size in sizes if size]
    said = sum("text" in line for line in lines)
    fifths = [sizes[part * (len(sizes) - 1) // 5] for part in range(1, 6)]
    growth = sizes[-1] - sizes[len(sizes) // 2]
    first, last = quickness([line["t"] for line in lines if "key" in line])
    print(f"{said} utterances. After each fifth of the game: {', '.join(f'{size:.1f}' for size in fifths)} MB.")
    print(f"From key to key {first:.1f} ms in the first tenth, {last:.1f} ms in the last.")
    limits = [
        Limit("megabytes", peak, at_most=MOST_MEGABYTES),
        Limit("growth", growth, at_most=MOST_GROWTH),
        Limit("slower keys", last / first, at_most=MOST_SLOWER),
    ]
    return close("memory", f"at most {peak:.1f} MB, {growth:+.1f} MB in its last half", limits)


def quickness(times: Sequence[int]) -> tuple[float, float]:
    """The mean time from key to key (ms) in the first and in the last tenth."""
    gaps = [after - before for before, after in pairwise(times)]
    tenth = max(1, len(gaps) // 10)
    return statistics.mean(gaps[:tenth]), statistics.mean(gaps[-tenth:])


def megabytes(pid: int, field: str) -> float:
    """A size in /proc/PID/status; 0 if the process has ended."""
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith(field)), 0.0)


if __name__ == "__main__":
    sys.exit(main())
