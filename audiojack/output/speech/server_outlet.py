"""The own voice's stream on a sound server: heard as soon as its first samples are made, and cut as soon.

SDL feeds a server without end, and what is new comes after what is already queued. This stream is empty between
two utterances, so that the first piece is heard when it is written, and the rest can be written far ahead.
"""

from __future__ import annotations

import math
import time
from contextlib import AbstractContextManager

from audiojack.output.panning import Panner, Place
from audiojack.output.pulse import FRAME_BYTES, PulseStream
from audiojack.output.speech.driver import DriverError, Reason
from audiojack.output.speech.outlet import LEAD_SECONDS

_NAME = "Audiojack"
_TAIL_SECONDS = 0.1
"""Silence after an utterance: PipeWire leaves lying what is less than it takes at a time. (To drain a stream that
will be used again is no way out: it may never play again.) What is left of it goes with the next utterance."""


class ServerOutlet:
    """An Outlet. `connecting` is held while the environment is read. Raises PulseError where there is no server."""

    def __init__(self, sample_rate: int, connecting: AbstractContextManager[object]) -> None:
        self._stream = PulseStream(_NAME, sample_rate, connecting)
        self._sample_rate = sample_rate
        self._panner: Panner | None = None
        self._fed_since = math.inf
        self.leads = False
        """Whether silence goes before the first word after a rest."""
        self._tail = bytes(round(_TAIL_SECONDS * sample_rate) * FRAME_BYTES)
        self._forget()

    @property
    def alive(self) -> bool:
        """Whether the server still takes the stream."""
        return self._stream.alive

    @property
    def begun(self) -> bool:
        """Whether something of this utterance has been given to the server."""
        return self._frames > 0

    def start(self, where: Place, volume: float) -> None:
        """Get ready for an utterance at its place."""
        self._forget()
        self._stream.clear()
        self._panner = Panner(where, self._sample_rate, volume * where.near)
        self._lead_frames = self._lead()

    def _lead(self) -> int:
        """Frames of silence before the first word: none where the device has been fed for long enough."""
        if not self.leads:
            return 0
        self.wake()
        fed = time.monotonic() - self._fed_since
        return max(0, round((LEAD_SECONDS - fed) * self._sample_rate))

    def wake(self) -> None:
        """Take the device before there is anything to say."""
        if self._stream.resting:
            self._stream.wake()
            self._fed_since = time.monotonic()

    def put(self, samples: bytes) -> None:
        """Write these samples, or keep what the server doesn't want yet."""
        if self._panner is None or not samples:
            return
        if not self.begun:
            self._begun_at = time.monotonic()
            self._frames = self._lead_frames
            self._waiting += bytes(self._lead_frames * FRAME_BYTES)
        self._frames += len(samples) // 2
        self._waiting += self._panner.spread(samples)
        self._write()

    def end(self) -> None:
        """There are no more samples to come."""
        self._ended = True
        if self.begun:
            self._waiting += self._tail
            self._write()

    def heard_out(self) -> bool:
        """Write what was kept, and see whether it has all been played.

        How much the device still holds is the server's guess: no end comes before its time by the clock.
        """
        if not self._stream.alive:
            raise DriverError(Reason.NO_DEVICE)
        self._write()
        if not self._ended or self._waiting:
            return False
        return not self.begun or time.monotonic() >= self._last_sample_at()

    def stop(self) -> None:
        """Be silent now."""
        self._forget()
        self._stream.clear()

    def rest(self) -> None:
        """Nothing has been said for a while: let the device go."""
        self._stream.rest()

    def close(self) -> None:
        """Give the stream back."""
        self._stream.close()

    def _forget(self) -> None:
        self._panner = None
        self._waiting = bytearray()
        self._frames = self._lead_frames = 0
        self._begun_at = 0.0
        self._ended = False
        self._heard_at = math.inf

    def _last_sample_at(self) -> float:
        """When the last sample will have been heard; infinite until the device has taken it."""
        rest = self._stream.device_seconds(len(self._tail))
        if rest is not None:
            self._heard_at = min(self._heard_at, time.monotonic() + rest)
        return max(self._heard_at, self._begun_at + self._frames / self._sample_rate)

    def _write(self) -> None:
        if self._waiting:
            del self._waiting[: self._stream.write(self._waiting)]
