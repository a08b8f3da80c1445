"""From a key to the first sample of its answer, and the same through speech-dispatcher in the same run.

    python -m benchmarks.key_to_sound
"""

from __future__ import annotations

import statistics
import sys

from benchmarks.report import Limit, close, spread
from benchmarks.rig import bench, delays_to_sound, to_the_stake

COUNT = 25
MOST_MILLISECONDS = 22.0


def main() -> int:
    """Asks for the chips at the table, again and again."""
    with bench() as rig, rig.pulse.recording() as recorder:
        with rig.program(name="key_to_sound") as player:
            to_the_stake(player)
            answer = next(line["text"] for line in player.ask("S") if "text" in line)
            ours = delays_to_sound(rig, recorder, "S", COUNT)
        with rig.speech_dispatcher() as socket, rig.script("benchmarks.peer_speechd", str(socket), answer):
            theirs = delays_to_sound(rig, recorder, "S", COUNT)
    print(f"Both say: {answer}")
    print(spread("audiojack", ours))
    print(spread("speech-dispatcher", theirs))
    median = statistics.median(ours)
    ratio = median / statistics.median(theirs)
    limit = Limit("milliseconds", median, at_most=MOST_MILLISECONDS)
    return close("key to sound", f"{median:.1f} ms, {ratio:.2f} times speech-dispatcher's", [limit])


if __name__ == "__main__":
    sys.exit(main())
