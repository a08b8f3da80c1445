"""The own voice's stream on a sound server: heard 3 ms after its first sample was made, cut within a millisecond.

SDL feeds a server without end, and what is new comes after what is already queued. This stream is empty between
two utterances, so that the first piece is heard as soon as it is written, and the rest can be written far ahead.
"""

from __future__ import annotations

import time
from contextlib import AbstractContextManager

from audiojack.output.panning import Panner, Place
from audiojack.output.pulse import PulseStream
from audiojack.output.speech.driver import DriverError, Reason

_NAME = "Audiojack"


class ServerOutlet:
    """An Outlet. `connecting` is held while the environment is read. Raises PulseError where there is no server."""

    def __init__(self, sample_rate: int, connecting: AbstractContextManager[object]) -> None:
        self._stream = PulseStream(_NAME, sample_rate, connecting)
        self._sample_rate = sample_rate
        self._panner: Panner | None = None
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
        self._panner = Panner(where, self._sample_rate, volume * where.near)

    def put(self, samples: bytes) -> None:
        """Write these samples, or keep what the server doesn't want yet."""
        if self._panner is None or not samples:
            return
        if not self.begun:
            self._begun_at = time.monotonic()
        self._frames += len(samples) // 2
        self._waiting += self._panner.spread(samples)
        self._write()

    def end(self) -> None:
        """There are no more samples to come."""
        self._ended = True
        self._write()

    def heard_out(self) -> bool:
        """Write what was kept, and see whether the server has played it all.

        A server may tell so when the device has taken the last sample, and before it has been heard.
        """
        if not self._stream.alive:
            raise DriverError(Reason.NO_DEVICE)
        self._write()
        if not self._ended:
            return False
        length = self._frames / self._sample_rate
        return not self.begun or (self._stream.heard_out and time.monotonic() >= self._begun_at + length)

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
        self._frames = 0
        self._begun_at = 0.0
        self._ended = False
        self._finished = False

    def _write(self) -> None:
        if self._waiting:
            del self._waiting[: self._stream.write(bytes(self._waiting))]
        if self._ended and self.begun and not self._waiting and not self._finished:
            self._finished = True
            self._stream.finish()
