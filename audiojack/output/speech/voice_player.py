"""Plays the own voice while it is still being made, at its place, and knows when it has been heard out.

Samples are heard as soon as they exist, on the thread that makes them; a thread of the player's own sees to the
rest. Where they go is chosen for each utterance: see `Outlets`.
"""

from __future__ import annotations

import math
import threading
from array import array

from audiojack.output.mixer import Mixer
from audiojack.output.panning import Place
from audiojack.output.speech.driver import DriverError, Reason, Ticket
from audiojack.output.speech.outlet import Outlet
from audiojack.output.speech.outlets import Outlets

_POLL_SECONDS = 0.01
_REST_SECONDS = 3.0
"""What was told as heard out may still be on its last way, which letting the device go would cut short."""
_QUIET = 60
"""Samples below this, before the first loud one, are silence of the synthesiser's, which nobody needs."""
_MARGIN_SECONDS = 0.001


class Stream:
    """One utterance on its way from the synthesiser to the ear."""

    def __init__(self, player: VoicePlayer, ticket: Ticket, outlet: Outlet) -> None:
        self._player = player
        self._silent = True
        self.ticket = ticket
        self.outlet = outlet
        self.speaks = False
        self.complete = False

    def feed(self, samples: bytes) -> bool:
        """Add samples (mono, 16 bits); whether the utterance is still wanted."""
        if self.ticket.cancelled:
            return False
        if self._silent:
            samples = _without_silence(samples, round(_MARGIN_SECONDS * self._player.sample_rate))
            self._silent = not samples
        self._player.add(self, samples)
        return True

    def end(self) -> None:
        """There are no more samples to come."""
        self._player.complete(self)


class VoicePlayer:
    """One utterance at a time, fed on from a thread of its own.

    `_change` is the lock of the player's state and of the outlets. The mixer's may be taken within, never around it.
    """

    def __init__(self, mixer: Mixer, sample_rate: int) -> None:
        self.sample_rate = sample_rate
        self._mixer = mixer
        self._outlets = Outlets(mixer, sample_rate)
        self._change = threading.Condition()
        self._stream: Stream | None = None
        self._resting = True
        self._rest_after = _REST_SECONDS
        self._closed = False
        mixer.on_lost(self._lost)
        self._thread = threading.Thread(target=self._run, name="voice-player", daemon=True)
        self._thread.start()

    def keep_awake(self, seconds: float) -> None:
        """Let the device go so many seconds after a word, and have silence before the first one after that; 0 for
        neither. It is taken at once where it shall never be let go."""
        with self._change:
            self._rest_after = max(_REST_SECONDS, seconds)
            self._outlets.keep_awake(seconds > 0, math.isinf(seconds))
            self._resting = False
            self._change.notify()

    def begin(self, ticket: Ticket, where: Place, volume: float) -> Stream:
        """Begin an utterance in place of whatever plays. `volume` is 0 to 1. May raise DriverError."""
        with self._change:
            self._silence()
            self._stream = Stream(self, ticket, self._outlets.start(where, volume))
            return self._stream

    def add(self, stream: Stream, samples: bytes) -> None:
        """Samples of `stream` have been made; the first of them are played at once."""
        with self._change:
            if stream is self._stream:
                stream.outlet.put(samples)
                self._note_begun(stream)

    def complete(self, stream: Stream) -> None:
        """All samples of `stream` have been made."""
        with self._change:
            if stream is self._stream:
                stream.complete = True
                stream.outlet.end()
                self._note_begun(stream)
                self._change.notify()

    def stop(self) -> None:
        """Be silent now."""
        with self._change:
            self._silence()

    def close(self) -> None:
        """Be silent, end the thread, and give the outlets back."""
        with self._change:
            self._silence()
            self._closed = True
            self._outlets.close()
            self._change.notify()
        self._thread.join(1.0)

    def _note_begun(self, stream: Stream) -> None:
        if stream.outlet.begun and not stream.speaks:
            stream.speaks = True
            self._resting = False
            self._mixer.voice_speaks(True)
            self._change.notify()

    def _silence(self) -> None:
        if self._stream is not None:
            self._stream.outlet.stop()
            self._leave()

    def _leave(self) -> None:
        self._stream = None
        self._mixer.voice_speaks(False)

    def _run(self) -> None:
        while True:
            with self._change:
                if self._closed:
                    return
                stream = self._stream
                if stream is None or not (stream.speaks or stream.complete):
                    self._wait()
                    continue
                if stream.ticket.cancelled:  # who makes it may hang, and never come to stop it
                    self._silence()
                    continue
                error = self._go_on(stream)
                if stream is self._stream:
                    self._change.wait(_POLL_SECONDS)
                    continue
            self._tell_end(stream, error)

    def _wait(self) -> None:
        """Wait for an utterance, and put the outlets to rest when there is none for a while."""
        idle = self._resting or math.isinf(self._rest_after)
        if not self._change.wait(None if idle else self._rest_after) and self._stream is None:
            self._outlets.rest()
            self._resting = True

    def _go_on(self, stream: Stream) -> DriverError | None:
        """Feed the outlet. A stream that has been heard out, or can't be, is no longer the player's."""
        try:
            if stream.outlet.heard_out():
                self._leave()
        except DriverError as error:
            self._silence()
            return error
        return None

    def _tell_end(self, stream: Stream, error: DriverError | None) -> None:
        if error is None:
            stream.ticket.done()
            return
        stream.ticket.fail(error)
        self._mixer.device_removed()

    def _lost(self) -> None:
        with self._change:
            stream = self._stream
            self._silence()
        if stream is not None:
            stream.ticket.fail(DriverError(Reason.NO_DEVICE))


def _without_silence(samples: bytes, margin: int) -> bytes:
    """`samples` from `margin` samples before the first one that can be heard; nothing if none can be."""
    values = array("h", samples)
    for index, value in enumerate(values):
        if value > _QUIET or value < -_QUIET:
            return samples[2 * max(0, index - margin) :]
    return b""
