"""Where the own voice's samples go: what the player of the voice wants of a sound device, whichever it is.

There are two: a stream of the voice's own on a sound server, which starts soonest, and the mixer's channel,
which is there on every system.
"""

from __future__ import annotations

from typing import Protocol

from audiojack.output.panning import Place


class Outlet(Protocol):
    """Plays one utterance at a time. Its methods are called by one thread at a time; none waits for the sound.

    All of them but `stop` and `close` may raise DriverError, when there is no device any more.
    """

    @property
    def begun(self) -> bool:
        """Whether something of this utterance has been given to be heard."""

    def start(self, where: Place, volume: float) -> None:
        """Get ready for an utterance at its place. `volume` is 0 to 1."""

    def put(self, samples: bytes) -> None:
        """Play these samples (mono, 16 bits, at the voice's rate) after those before."""

    def end(self) -> None:
        """There are no more samples to come."""

    def heard_out(self) -> bool:
        """Go on with what is still waiting, and see whether all of it has been heard."""

    def stop(self) -> None:
        """Be silent now."""

    def close(self) -> None:
        """Give everything back."""


LEAD_SECONDS = 0.8
"""Silence in which a device that slept wakes up: wireless headsets take 0.2 to 1 s."""
