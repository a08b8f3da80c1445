"""The processor time of a game in which nothing happens, against pygame's own way of waiting for events.

    python -m benchmarks.idle_cpu
"""

from __future__ import annotations

import sys
import time

from benchmarks.report import Limit, close
from benchmarks.rig import bench, processor_seconds, to_the_stake
from tests.support.sound import Recorder

SECONDS = 20.0
MOST_PERCENT = 0.5


def main() -> int:
    """Waits at the table, and then in the bare script."""
    with bench() as rig, rig.pulse.recording() as recorder:
        with rig.program(name="idle") as player:
            to_the_stake(player)
            ours = _percent(recorder, player.process.pid)
        with rig.script("benchmarks.floor", "Menu") as pid:
            floor = _percent(recorder, pid)
    print(f"audiojack: {ours:.2f} % of a core.")
    print(f"pygame.event.wait: {floor:.2f} % of a core.")
    limit = Limit("percent", ours, at_most=MOST_PERCENT)
    return close("idle processor time", f"{ours:.2f} %, {ours / max(floor, 0.01):.2f} times event.wait", [limit])


def _percent(recorder: Recorder, pid: int) -> float:
    recorder.wait_for_quiet(1.5)
    before, begin = processor_seconds(pid), time.monotonic()
    time.sleep(SECONDS)
    return (processor_seconds(pid) - before) / (time.monotonic() - begin) * 100


if __name__ == "__main__":
    sys.exit(main())
