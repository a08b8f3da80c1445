"""Chooses where the own voice goes: to a stream of its own where a sound server gives one, else to the mixer.

The server's stream may break by itself. It is opened again with the next utterance, once; if it can't be had then,
the mixer speaks until its device has been away and is back.
"""

from __future__ import annotations

from audiojack.output.mixer import Mixer
from audiojack.output.panning import Place
from audiojack.output.pulse import PulseError
from audiojack.output.speech.mixer_outlet import MixerOutlet
from audiojack.output.speech.outlet import Outlet
from audiojack.output.speech.server_outlet import ServerOutlet

_PULSE = "pulseaudio"
"""SDL's driver for the sound servers that speak PulseAudio's protocol."""


class Outlets:
    """The outlets of a voice with that sample rate, beside `mixer`."""

    def __init__(self, mixer: Mixer, sample_rate: int) -> None:
        self._mixer = mixer
        self._sample_rate = sample_rate
        self._channel = MixerOutlet(mixer, sample_rate)
        self._server: ServerOutlet | None = None
        self._refused_in: int | None = None
        self._leads = False
        self._find_server()

    def start(self, where: Place, volume: float) -> Outlet:
        """The outlet of the next utterance, ready for it. Raises DriverError where there is no device."""
        outlet = self._find_server() or self._channel
        outlet.start(where, volume)
        return outlet

    def keep_awake(self, leads: bool, now: bool) -> None:
        """Whether silence goes before the first word after a rest; `now` takes the device at once."""
        self._leads = self._channel.leads = leads
        server = self._find_server()
        if server is not None and now:
            server.wake()

    def rest(self) -> None:
        """Nothing has been said for a while: let the device go, as the mixer does by itself."""
        if self._server is not None:
            self._server.rest()

    def close(self) -> None:
        """Give everything back."""
        self._drop_server()

    def _find_server(self) -> ServerOutlet | None:
        if self._server is not None and not self._server.alive:
            self._drop_server()
        if self._server is None and self._may_ask():
            try:
                self._server = ServerOutlet(self._sample_rate, self._mixer.lock)
            except PulseError:
                self._refused_in = self._mixer.generation
        if self._server is not None:
            self._server.leads = self._leads
        return self._server

    def _may_ask(self) -> bool:
        return self._mixer.sdl_driver == _PULSE and self._refused_in != self._mixer.generation

    def _drop_server(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
