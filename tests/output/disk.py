"""SDL's "disk" device: what it would play goes into a file, without the gaps that a busy sound server leaves."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from audiojack.output.mixer import FRAME_BYTES, RATE, Mixer
from tests.support.sound import Samples


class Disk:
    """A mixer that plays into a file, and what is in that."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.mixer = Mixer()
        assert self.mixer.open() is None

    def length(self) -> float:
        """Seconds that have been played so far."""
        return self._path.stat().st_size / (FRAME_BYTES * RATE)

    def played(self, play: Callable[[], object]) -> Samples:
        """What is heard while `play` runs, one column for each ear."""
        begin = self._path.stat().st_size // 4 * 4
        play()
        time.sleep(0.1)
        return np.frombuffer(self._path.read_bytes()[begin:], "<i2").reshape(-1, 2).astype(np.float64)
