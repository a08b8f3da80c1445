"""Plays the own voice while it is still being made, at its place, and knows when it has been heard out.

The first 30 ms are played as soon as they exist, on the thread that makes them; the rest follows without a
seam, so that a sentence of thirty words starts as fast as one of five.
"""

from __future__ import annotations

import io
import math
import struct
import threading
from array import array

import pygame.mixer

from audiojack.output.mixer import FRAME_BYTES, RATE, Mixer
from audiojack.output.panning import Panner, Place
from audiojack.output.speech.driver import DriverError, Reason, Ticket

_FIRST_SECONDS = 0.03
"""Bringing a piece to the mixer's rate costs 4 % of its length, during which nothing is heard."""
_PIECE_SECONDS = 1.0
_POLL_SECONDS = 0.01
_QUIET = 60
"""Samples below this, before the first loud one, are silence of the synthesiser's, which nobody needs."""
_MARGIN_SECONDS = 0.001


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
        header = struct.pack(
            "<4sI4s4sIHHIIHH4sI",
            *(b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 1, self._channels, self._rate),
            *(self._rate * self._frame, self._frame, 16, b"data", len(data)),
        )
        return pygame.mixer.Sound(file=io.BytesIO(header + data)).get_raw()


class Stream:
    """One utterance on its way from the synthesiser to the ear."""

    def __init__(self, player: VoicePlayer, ticket: Ticket, where: Place, volume: float) -> None:
        self._player = player
        centred = where.ratio > 0.999
        self._panner = None if centred else Panner(where, player.sample_rate)
        self.resampler = Resampler(player.sample_rate, 1 if centred else 2)
        self.ticket = ticket
        self.volume = volume * where.near
        self.complete = False
        self.begun = False

    def feed(self, samples: bytes) -> bool:
        """Add samples (mono, 16 bits); whether the utterance is still wanted."""
        if self.ticket.cancelled:
            return False
        if not self.begun and not self.resampler.ready:
            samples = _without_silence(samples, round(_MARGIN_SECONDS * self._player.sample_rate))
        self._player.add(self, self._panner.spread(samples) if self._panner else samples)
        return True

    def end(self) -> None:
        """There are no more samples to come."""
        self._player.complete(self)


class VoicePlayer:
    """The mixer's voice channel, fed from a thread of its own."""

    def __init__(self, mixer: Mixer, sample_rate: int) -> None:
        self.sample_rate = sample_rate
        self._mixer = mixer
        self._change = threading.Condition(mixer.lock)
        self._stream: Stream | None = None
        self._closed = False
        mixer.on_lost(self._lost)
        self._thread = threading.Thread(target=self._run, name="voice-player", daemon=True)
        self._thread.start()

    def begin(self, ticket: Ticket, where: Place, volume: float) -> Stream:
        """Begin an utterance in place of whatever plays. `volume` is 0 to 1. May raise DriverError."""
        stream = Stream(self, ticket, where, volume)
        with self._change:
            self._silence()
            if not self._mixer.wake():
                raise DriverError(Reason.NO_DEVICE)
            self._stream = stream
        return stream

    def add(self, stream: Stream, frames: bytes) -> None:
        """Frames of `stream` have been made; the first of them are played at once."""
        with self._change:
            if stream is not self._stream:
                return
            stream.resampler.put(frames)
            if not stream.begun and stream.resampler.ready >= _FIRST_SECONDS * self.sample_rate:
                self._begin_to_play(stream)

    def complete(self, stream: Stream) -> None:
        """All frames of `stream` have been made."""
        with self._change:
            stream.complete = True
            if stream is self._stream and not stream.begun:
                self._begin_to_play(stream)
            self._change.notify()

    def stop(self) -> None:
        """Be silent now."""
        with self._change:
            self._silence()

    def close(self) -> None:
        """Be silent and end the thread."""
        with self._change:
            self._silence()
            self._closed = True
            self._change.notify()
        self._thread.join(1.0)

    def _silence(self) -> None:
        if self._stream is None:
            return
        self._stream = None
        if self._mixer.wake():
            channel = self._mixer.voice_channel()
            channel.stop()
            channel.stop()  # the first one lets the queued piece begin
        self._mixer.voice_speaks(False)

    def _begin_to_play(self, stream: Stream) -> None:
        if not self._mixer.wake():
            raise DriverError(Reason.NO_DEVICE)
        stream.begun = True
        first = self._next_sound(stream, _FIRST_SECONDS)
        if first is not None:
            self._mixer.voice_channel().play(first)
            more = self._next_sound(stream)
            if more is not None:
                self._mixer.voice_channel().queue(more)
            self._mixer.voice_speaks(True)
        self._change.notify()

    def _next_sound(self, stream: Stream, seconds: float = _PIECE_SECONDS) -> pygame.mixer.Sound | None:
        piece = stream.resampler.take(round(seconds * self.sample_rate), final=stream.complete)
        if not piece:
            return None
        sound = pygame.mixer.Sound(buffer=piece)
        sound.set_volume(stream.volume)
        return sound

    def _run(self) -> None:
        while True:
            with self._change:
                if self._closed:
                    return
                stream = self._stream
                if stream is None or not stream.begun:
                    self._change.wait()
                    continue
                if self._mixer.wake() and self._heard_out(stream):
                    self._stream = None
                    self._mixer.voice_speaks(False)
                else:
                    self._change.wait(_POLL_SECONDS)
                    continue
            stream.ticket.done()

    def _heard_out(self, stream: Stream) -> bool:
        """Feed the channel, and see whether all of `stream` has been played."""
        channel = self._mixer.voice_channel()
        if channel.get_queue() is not None:
            return False
        sound = self._next_sound(stream)
        if sound is None:
            return stream.complete and not channel.get_busy()
        if channel.get_busy():
            channel.queue(sound)
        else:
            channel.play(sound)
        return False

    def _lost(self) -> None:
        with self._change:
            stream, self._stream = self._stream, None
        if stream is not None:
            self._mixer.voice_speaks(False)
            stream.ticket.fail(DriverError(Reason.NO_DEVICE))


def _without_silence(samples: bytes, margin: int) -> bytes:
    """`samples` from `margin` samples before the first one that can be heard; nothing if none can be."""
    values = array("h", samples)
    for index, value in enumerate(values):
        if value > _QUIET or value < -_QUIET:
            return samples[2 * max(0, index - margin) :]
    return b""
