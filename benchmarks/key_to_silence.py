"""From Ctrl, in the middle of a long answer, to the last sample, and the same through speech-dispatcher.

    python -m benchmarks.key_to_silence
"""

from __future__ import annotations

import statistics
import sys

from benchmarks.report import Limit, close, spread
from benchmarks.rig import bench, delays_to_silence, to_the_stake

COUNT = 15
MOST_MILLISECONDS = 12.0
LONG = "Four computer players have been dealt their cards, and it is their turn one after the other. " * 2


def main() -> int:
    """Asks for the table's rules, which take long to say, and hushes them."""
    with bench() as rig, rig.pulse.recording() as recorder:
        with rig.program(name="key_to_silence") as player:
            to_the_stake(player)
            ours = delays_to_silence(rig, recorder, "O", "Ctrl", COUNT)
        with rig.speech_dispatcher() as socket, rig.script("benchmarks.peer_speechd", str(socket), LONG):
            theirs = delays_to_silence(rig, recorder, "S", "Ctrl", COUNT)
    print(spread("audiojack", ours))
    print(spread("speech-dispatcher", theirs))
    median = statistics.median(ours)
    ratio = median / statistics.median(theirs)
    limit = Limit("milliseconds", median, at_most=MOST_MILLISECONDS)
    return close("key to silence", f"{median:.1f} ms, {ratio:.2f} times speech-dispatcher's", [limit])


if __name__ == "__main__":
    sys.exit(main())
