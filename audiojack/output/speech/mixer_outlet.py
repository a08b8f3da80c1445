"""The own voice's channel of the mixer: there on every system, and heard after all that the device still holds.

SDL plays one piece and keeps one more. The first is short, so that it is heard as soon as it exists; the rest
follows without a seam, so that a sentence of thirty words starts as fast as one of five.
"""

from __future__ import annotations

import io
import math
import struct
from typing import TYPE_CHECKING

from audiojack.output.mixer import FRAME_BYTES, RATE, Mixer
from audiojack.output.panning import Panner, Place
from audiojack.output.speech.driver import DriverError, Reason
from audiojack.output.speech.outlet import LEAD_SECONDS

if TYPE_CHECKING:
    import pygame.mixer

_FIRST_SECONDS = 0.03
"""Bringing a piece to the mixer's rate costs 4 % of its length, during which nothing is heard."""
_PIECE_SECONDS = 1.0
_CENTRE = 0.999
"""From this ratio of the ears on a place is the middle, and one channel is enough."""


class Resampler:
    """Brings samples to the mixer's rate, piece by piece without a seam.

    SDL resamples each piece by itself; pieces are given with a stretch of their neighbours on both sides,
    which is cut off again, and are as long as makes a whole number of samples at both rates.
    """

    def __init__(self, sample_rate: int, channels: int) -> None:
        divisor = math.gcd(sample_rate, RATE)
        self._unit = sample_rate // divisor
        self._unit_out = RATE // divisor
        self._rate = sample_rate
        self._channels = channels
        self._frame = 2 * channels
        self._buffer = bytearray(self._unit * self._frame)

    @property
    def ready(self) -> int:
        """Frames that can be taken now."""
        return max(0, (len(self._buffer) // self._frame // self._unit - 2) * self._unit)

    def put(self, frames: bytes) -> None:
        """Add frames at the voice's rate."""
        self._buffer += frames

    def take(self, at_most: int, *, final: bool) -> bytes:
        """Take up to `at_most` frames, as stereo at the mixer's rate. `final` takes a last odd stretch too."""
        held = len(self._buffer) // self._frame - self._unit
        if final and held <= at_most:
            data = bytes(self._buffer)
            self._buffer.clear()
            return self._converted(data)[self._unit_out * FRAME_BYTES :] if held > 0 else b""
        count = min(at_most, self.ready) // self._unit * self._unit
        if count <= 0:
            return b""
        data = bytes(self._buffer[: (count + 2 * self._unit) * self._frame])
        del self._buffer[: count * self._frame]
        out = self._unit_out * FRAME_BYTES
        return self._converted(data)[out : out + count // self._unit * out]

    def _converted(self, data: bytes) -> bytes:
        import pygame  # noqa: PLC0415 - not before the first word

        header = struct.pack(
            "<4sI4s4sIHHIIHH4sI",
            *(b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 1, self._channels, self._rate),
            *(self._rate * self._frame, self._frame, 16, b"data", len(data)),
        )
        return pygame.mixer.Sound(file=io.BytesIO(header + data)).get_raw()


class MixerOutlet:
    """An Outlet."""

    def __init__(self, mixer: Mixer, sample_rate: int) -> None:
        self._mixer = mixer
        self._sample_rate = sample_rate
        self._panner: Panner | None = None
        self._resampler = Resampler(sample_rate, 1)
        self._volume = 1.0
        self._ended = False
        self._playing = False
        self.leads = False
        """Whether silence goes before the first word after a rest."""

    @property
    def begun(self) -> bool:
        """Whether a first piece plays or has played."""
        return self._playing

    def start(self, where: Place, volume: float) -> None:
        """Wake the mixer for an utterance at its place."""
        centred = where.ratio > _CENTRE
        self._panner = None if centred else Panner(where, self._sample_rate)
        self._resampler = Resampler(self._sample_rate, 1 if centred else 2)
        self._volume = volume * where.near
        self._ended = False
        self._playing = False
        with self._mixer.lock:
            self._wake()
            fed = self._mixer.fed_for
        if self.leads and fed < LEAD_SECONDS:
            frames = round((LEAD_SECONDS - fed) * self._sample_rate)
            self._resampler.put(bytes(frames * (2 if centred else 4)))

    def put(self, samples: bytes) -> None:
        """Keep these samples, and begin to play once there are enough for a first piece."""
        self._resampler.put(self._panner.spread(samples) if self._panner else samples)
        if not self._playing and self._resampler.ready >= _FIRST_SECONDS * self._sample_rate:
            self._begin()

    def end(self) -> None:
        """There are no more samples to come."""
        self._ended = True
        if not self._playing:
            self._begin()

    def heard_out(self) -> bool:
        """Keep one piece in the channel's queue, and see whether the last one has ended."""
        with self._mixer.lock:
            return self._mixer.wake() and self._feed()

    def stop(self) -> None:
        """Be silent now."""
        self._ended = self._playing = False
        with self._mixer.lock:
            if self._mixer.is_open and not self._mixer.asleep:
                channel = self._mixer.voice_channel()
                channel.stop()
                channel.stop()  # the first one lets the queued piece begin

    def close(self) -> None:
        """The mixer stays with its owner."""

    def _wake(self) -> None:
        if not self._mixer.wake():
            raise DriverError(Reason.NO_DEVICE)

    def _begin(self) -> None:
        with self._mixer.lock:
            self._wake()
            first = self._next_sound(_FIRST_SECONDS)
            if first is None:
                return
            self._playing = True
            channel = self._mixer.voice_channel()
            channel.play(first)
            more = self._next_sound()
            if more is not None:
                channel.queue(more)

    def _feed(self) -> bool:
        channel = self._mixer.voice_channel()
        if channel.get_queue() is not None:
            return False
        sound = self._next_sound()
        if sound is None:
            return self._ended and not channel.get_busy()
        if channel.get_busy():
            channel.queue(sound)
        else:
            channel.play(sound)
        return False

    def _next_sound(self, seconds: float = _PIECE_SECONDS) -> pygame.mixer.Sound | None:
        import pygame  # noqa: PLC0415 - not before the first word

        piece = self._resampler.take(round(seconds * self._sample_rate), final=self._ended)
        if not piece:
            return None
        sound = pygame.mixer.Sound(buffer=piece)
        sound.set_volume(self._volume)
        return sound
