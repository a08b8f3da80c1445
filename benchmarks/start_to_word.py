"""From the start of the program to its first word, against the least that a speaking program can do.

    python -m benchmarks.start_to_word
"""

from __future__ import annotations

import statistics
import sys
import time

from benchmarks.report import Limit, close, spread
from benchmarks.rig import Bench, bench, to_the_stake
from tests.support.sound import Recorder

COUNT = 9
MOST_TIMES_THE_FLOOR = 1.5


def main() -> int:
    """Starts both in turns, so that both find the disk's cache warm."""
    ours, floor = [], []
    with bench() as rig, rig.pulse.recording() as recorder:
        with rig.program(name="start") as player:
            to_the_stake(player)
        for _ in range(COUNT + 1):
            ours.append(start_of_ours(rig, recorder))
            floor.append(start_of_floor(rig, recorder))
    print(spread("audiojack", ours[1:]))
    print(spread("floor", floor[1:]))
    ratio = statistics.median(ours[1:]) / statistics.median(floor[1:])
    result = f"{statistics.median(ours[1:]):.0f} ms, {ratio:.2f} times the floor"
    return close("start to word", result, [Limit("ratio", ratio, at_most=MOST_TIMES_THE_FLOOR)])


def start_of_ours(rig: Bench, recorder: Recorder) -> float:
    """Milliseconds to the first word of the main menu."""
    recorder.wait_for_quiet()
    moment = time.monotonic()
    with rig.program(name="start"):
        return _heard(recorder, moment)


def start_of_floor(rig: Bench, recorder: Recorder) -> float:
    """Milliseconds to the one word of the bare script."""
    recorder.wait_for_quiet()
    moment = time.monotonic()
    with rig.script("benchmarks.floor", "Menu"):
        return _heard(recorder, moment)


def _heard(recorder: Recorder, moment: float, seconds: float = 20) -> float:
    while time.monotonic() < moment + seconds:
        heard = recorder.first_sound_after(moment)
        if heard is not None:
            return (heard - moment) * 1000
        time.sleep(0.02)
    raise TimeoutError(f"no word within {seconds} s")


if __name__ == "__main__":
    sys.exit(main())
