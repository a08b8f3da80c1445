"""What the embedded voice makes of a text, rendered in a process of its own.

The library is one a process: beside a program's or a driver's voice it may not be opened a second time.

    python -m tests.support.voice LANG RATE TIMES  (the text on standard input; samples, 16 bit, length first, out)
"""

from __future__ import annotations

import struct
import subprocess
import sys
from functools import lru_cache

import numpy as np

from tests.support.sound import Samples, resampled

SECONDS = 20
TRIES = 3


@lru_cache(maxsize=64)
def renderings(text: str, lang: str, rate: int = 200, times: int = 1) -> tuple[Samples, ...]:
    """The text as rendered so many times (never the same samples twice), from its first audible sample."""
    command = [sys.executable, "-m", "tests.support.voice", lang, str(rate), str(times)]
    for _ in range(TRIES):
        try:
            done = subprocess.run(command, input=text.encode(), capture_output=True, check=True, timeout=SECONDS)
        except subprocess.TimeoutExpired:
            continue
        return tuple(_pieces(done.stdout))
    raise TimeoutError(f"the voice did not render {text!r}")


def _pieces(data: bytes) -> list[Samples]:
    found = []
    while data:
        length, sample_rate = struct.unpack_from("<II", data)
        samples = np.frombuffer(data[8 : 8 + length], "<i2").astype(np.float64)
        loud = np.flatnonzero(np.abs(samples) > 60)
        found.append(resampled(samples[loud[0] : loud[-1]], sample_rate))
        data = data[8 + length :]
    return found


def _main() -> None:
    from audiojack.output.speech.espeak import Espeak, Tone

    lang, rate, times = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    text = sys.stdin.buffer.read().decode()
    voice = Espeak()
    voice.use(Tone(lang, rate))
    for _ in range(times):
        pieces: list[bytes] = []

        def keep(samples: bytes, into: list[bytes] = pieces) -> bool:
            into.append(samples)
            return True

        voice.synthesize(text, keep)
        data = b"".join(pieces)
        sys.stdout.buffer.write(struct.pack("<II", len(data), voice.sample_rate) + data)


if __name__ == "__main__":
    _main()
