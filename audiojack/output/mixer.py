"""The sound device: opened once for all, with the rate and the buffers that start a sound soonest.

48 kHz is what sound servers run at, so that nothing is resampled on the way; 256 frames are 5 ms. SDL would
let the PulseAudio server hold no more than that, and the sound would break up on a busy machine: 8 ms are
asked for. A server that is fed without end costs 2 % of a core, so a device that plays nothing is let go, and
taken again with the next sound, which takes 4 ms. A device that goes away is opened again when it is back.

pygame is read where it is first needed, always as a whole: who imported `pygame.mixer` alone while another thread
imports pygame would have each wait for the other.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from audiojack.output.pulse import device_of_server, lacks_device

if TYPE_CHECKING:
    import pygame.mixer

RATE = 48_000
FRAME_BYTES = 4
_SIZE = -16
_OUTPUTS = 2
_BUFFER = 256
_EFFECT_CHANNELS = 16
_VOICE = 0
_SERVER_MILLISECONDS = "8"
_PULSE = "pulseaudio"
_SLEEPY_DRIVERS = frozenset((_PULSE, "pipewire"))
"""SDL's drivers for sound servers that are quick to open and costly to feed with silence."""
_SLEEP_SECONDS = 3.0
_RETRY_SECONDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""How long to wait between the attempts to open a lost device; the last one over and over."""

OnDevice = Callable[[bool], None]
OnVoice = Callable[[bool], None]


class NoSoundDevice(msgspec.Struct, frozen=True):
    """There is no sound device that can be opened. `detail` is the system's own message, in English."""

    detail: str


class Mixer:
    """The one owner of pygame's mixer.

    `on_device(present)` is told when the device was lost (False) and is back (True), on any thread. Whoever
    uses channels holds `lock`, because the device may be closed and opened at any time; `generation` grows
    with each opening, and sounds made before it can't be played any more.
    """

    def __init__(self, on_device: OnDevice = lambda present: None, sleep_after: float = _SLEEP_SECONDS) -> None:
        self._on_device = on_device
        self._on_voice: list[OnVoice] = []
        self._on_lost: list[Callable[[], None]] = []
        self._sleep_after = sleep_after
        self._kept_awake = 0.0
        self._fed_since = float("inf")
        self._effects = [number for number in range(1 + _EFFECT_CHANNELS) if number != _VOICE]
        self._awake = threading.Event()
        self._closing = threading.Event()
        self._present = False
        self.lock = threading.RLock()
        self.generation = 0
        self.sdl_driver = ""
        """SDL's name for the way to the device, once it has been open."""

    @property
    def is_open(self) -> bool:
        """Whether there is a device to play on, be it asleep."""
        return self._present

    @property
    def asleep(self) -> bool:
        """Whether the device has been let go because nothing was playing."""
        return self._present and not self._awake.is_set()

    def keep_awake(self, seconds: float) -> None:
        """Let the device go only when it has been quiet for so many seconds, and no sooner than is usual."""
        self._kept_awake = seconds

    @property
    def fed_for(self) -> float:
        """Seconds since the device began to be fed, with silence too; 0 while it is asleep."""
        return max(0.0, time.monotonic() - self._fed_since) if self._awake.is_set() else 0.0

    def open(self) -> NoSoundDevice | None:
        """Open the device; the answer says why there is none."""
        with self.lock:
            if self._present:
                return None
            problem = self._start()
            if problem is not None:
                return problem
            self._there(_driver_in_use())
        return None

    def open_when_needed(self) -> NoSoundDevice | None:
        """As `open`; but where a sound server has a device, it is taken only with the first sound.

        The own voice has a stream of its own there, so that its first word waits neither for SDL nor for the device.
        """
        if not (_may_meet_pulse() and device_of_server(RATE)):
            return self.open()
        with self.lock:
            if not self._present:
                self._there(_PULSE)
        return None

    def _there(self, driver: str) -> None:
        self._present = True
        self.generation += 1
        self.sdl_driver = driver
        if self.generation == 1 and driver in _SLEEPY_DRIVERS:
            threading.Thread(target=self._doze, name="mixer-sleep", daemon=True).start()

    def wake(self) -> bool:
        """Make ready to play, and answer whether there is a device. Hold `lock` from here to the playing."""
        if self._awake.is_set() or not self._present:
            return self._present
        if self._start() is None:
            self.sdl_driver = _driver_in_use()
            return True
        self._lose()
        return False

    def close(self) -> None:
        """Give the device back."""
        self._closing.set()
        with self.lock:
            self._present = False
            self._stop()
        self._awake.set()

    def device_removed(self) -> None:
        """The device went away (pygame's AUDIODEVICEREMOVED, not of a microphone): try to get it back."""
        with self.lock:
            if self._present:
                self._lose()

    def on_lost(self, listener: Callable[[], None]) -> None:
        """Call `listener` when the device goes away, before `on_device`."""
        self._on_lost.append(listener)

    # The own voice and who makes room for it

    def voice_channel(self) -> pygame.mixer.Channel:
        """The channel that is kept for the own voice. Hold `lock` while using it."""
        import pygame  # noqa: PLC0415 - not before the first word

        return pygame.mixer.Channel(_VOICE)

    def effect_channel(self) -> pygame.mixer.Channel:
        """A free channel for a sound, or the one that was taken longest ago. Hold `lock` while using it.

        pygame's own search may answer the voice's channel when all others play.
        """
        import pygame  # noqa: PLC0415 - not before the first word

        channels = [pygame.mixer.Channel(number) for number in self._effects]
        channel = next((channel for channel in channels if not channel.get_busy()), channels[0])
        self._effects.remove(channel.id)
        self._effects.append(channel.id)
        return channel

    def on_voice(self, listener: OnVoice) -> None:
        """Call `listener(True)` when the own voice begins to speak, `listener(False)` when it ends."""
        self._on_voice.append(listener)

    def voice_speaks(self, speaks: bool) -> None:
        """The own voice has begun or ended."""
        for listener in tuple(self._on_voice):
            listener(speaks)

    def _start(self) -> NoSoundDevice | None:
        if _may_meet_pulse() and lacks_device(RATE):
            return NoSoundDevice("the sound server has no device")
        import pygame  # noqa: PLC0415 - not before the first word

        with _quiet_libraries(), _small_server_buffer():
            try:
                pygame.mixer.init(RATE, _SIZE, _OUTPUTS, _BUFFER, allowedchanges=0)
            except pygame.error as error:
                return NoSoundDevice(str(error))
        pygame.mixer.set_num_channels(1 + _EFFECT_CHANNELS)
        self._fed_since = time.monotonic()
        self._awake.set()
        return None

    def _stop(self) -> None:
        self._awake.clear()
        _quit()

    def _lose(self) -> None:
        """There is no device any more. The listeners are told by a thread that holds no lock."""
        self._present = False
        self._stop()
        threading.Thread(target=self._find_again, name="mixer-reopen", daemon=True).start()

    def _find_again(self) -> None:
        for listener in tuple(self._on_lost):
            listener()
        self._on_device(False)
        attempt = 0
        while not self._closing.wait(_RETRY_SECONDS[min(attempt, len(_RETRY_SECONDS) - 1)]):
            attempt += 1
            if self.open() is None:
                self._on_device(True)
                return

    def _doze(self) -> None:
        """Let the device go whenever it has been quiet for a while."""
        quiet = 0.0
        step = self._sleep_after / 3
        while not self._closing.wait(step):
            self._awake.wait()
            with self.lock:
                quiet = quiet + step if self._is_quiet() else 0.0
                if quiet >= max(self._sleep_after, self._kept_awake) and self._present:
                    self._stop()
                    quiet = 0.0

    def _is_quiet(self) -> bool:
        import pygame  # noqa: PLC0415 - not before the first word

        return pygame.mixer.get_init() is not None and not pygame.mixer.get_busy()


def _driver_in_use() -> str:
    import pygame  # noqa: PLC0415 - not before the first word

    return pygame.mixer.get_driver()


def _quit() -> None:
    """Lets the device go, if SDL was ever read."""
    if "pygame.mixer" in sys.modules:
        sys.modules["pygame.mixer"].quit()


def _may_meet_pulse() -> bool:
    """Whether SDL will try a PulseAudio server: without any device there it would crash, not refuse (2.32)."""
    return sys.platform.startswith("linux") and "pulse" in os.environ.get("SDL_AUDIODRIVER", "pulse")


@contextmanager
def _quiet_libraries() -> Iterator[None]:
    """Keep ALSA's messages off the terminal, where the game may be written and a screen reader reads all."""
    if not sys.platform.startswith("linux"):
        yield
        return
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


@contextmanager
def _small_server_buffer() -> Iterator[None]:
    """Ask a PulseAudio server for a short buffer, unless the player's environment says otherwise."""
    if "PULSE_LATENCY_MSEC" in os.environ:
        yield
        return
    os.environ["PULSE_LATENCY_MSEC"] = _SERVER_MILLISECONDS
    try:
        yield
    finally:
        del os.environ["PULSE_LATENCY_MSEC"]
