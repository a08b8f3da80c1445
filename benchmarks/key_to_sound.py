"""From a key to the first sample of its answer, short or long; and the same through the peers in the same run.

    python -m benchmarks.key_to_sound
"""

from __future__ import annotations

import importlib.util
import statistics
import sys
from pathlib import Path

from benchmarks.report import Limit, close, late, spread
from benchmarks.rig import Bench, bench, delays_to_sound, to_the_stake
from tests.support.sound import Recorder

COUNT = 25
MEDIAN_MOST, LATE_MOST = 15.0, 22.0
PEER_TIMES = 1.0
LONGER_MOST = 2.0
"""Milliseconds: between answers of four words and of forty lies nothing but chance."""


def main() -> int:
    """Asks for the chips and for the rules at the table, again and again."""
    with bench() as rig, rig.pulse.recording() as recorder:
        with rig.program(name="key_to_sound") as player:
            to_the_stake(player)
            answer = next(line["text"] for line in player.ask("S") if "text" in line)
            short = delays_to_sound(rig, recorder, "S", COUNT)
            long = delays_to_sound(rig, recorder, "O", COUNT, hush="Ctrl")
        peers = peers_say(rig, recorder, answer)
    print(f"All say: {answer}")
    print(spread("audiojack", short))
    print(spread("audiojack, the table's rules", long))
    for name, delays in peers.items():
        print(spread(name, delays))
    median = statistics.median(short)
    against = ", ".join(f"{median / statistics.median(delays):.2f} times {name}'s" for name, delays in peers.items())
    limits = [
        Limit("median", median, at_most=MEDIAN_MOST),
        Limit("95 %", late(short), at_most=LATE_MOST),
        Limit("speech-dispatcher", median / statistics.median(peers["speech-dispatcher"]), at_most=PEER_TIMES),
        Limit("long answers", statistics.median(long) - median, at_most=LONGER_MOST),
    ]
    return close("key to sound", f"{median:.1f} ms, {against}", limits)


def peers_say(rig: Bench, recorder: Recorder, text: str) -> dict[str, list[float]]:
    """What the speech service takes, spoken to directly, and through prismatoid where that is installed."""
    delays = {}
    with rig.speech_dispatcher() as socket:
        with rig.script("benchmarks.peer_speechd", str(socket), text):
            delays["speech-dispatcher"] = delays_to_sound(rig, recorder, "S", COUNT)
        if importlib.util.find_spec("prism") is not None:
            with rig.script("benchmarks.peer_prism", text, variables=address(socket)):
                delays["prismatoid"] = delays_to_sound(rig, recorder, "S", COUNT)
    return delays


def address(socket: Path) -> dict[str, str]:
    """The variable by which clients of speech-dispatcher's own library find it."""
    return {"SPEECHD_ADDRESS": f"unix_socket:{socket}"}


if __name__ == "__main__":
    sys.exit(main())
