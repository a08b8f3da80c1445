"""The sound device: opened once, at the rate and with the buffer that start a sound soonest.

48 kHz is what sound servers run at, so that nothing is resampled on the way, and 256 frames are 5 ms: on a
null sink a sound starts 5 ms after it was asked for (12 ms with 512 frames). A device that goes away is
noticed, and opened again when it comes back.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
import pygame.mixer

RATE = 48_000
FRAME_BYTES = 4
_SIZE = -16
_OUTPUTS = 2
_BUFFER = 256
_EFFECT_CHANNELS = 16
_VOICE = 0
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

    def __init__(self, on_device: OnDevice = lambda present: None) -> None:
        self._on_device = on_device
        self._on_voice: list[OnVoice] = []
        self._on_lost: list[Callable[[], None]] = []
        self._closing = threading.Event()
        self._reopener: threading.Thread | None = None
        self.lock = threading.RLock()
        self.generation = 0

    @property
    def is_open(self) -> bool:
        """Whether there is a device to play on."""
        return self.generation > 0 and pygame.mixer.get_init() is not None

    def open(self) -> NoSoundDevice | None:
        """Open the device; the answer says why there is none."""
        with self.lock, _quiet_libraries():
            if self.is_open:
                return None
            try:
                pygame.mixer.init(RATE, _SIZE, _OUTPUTS, _BUFFER, allowedchanges=0)
            except pygame.error as error:
                return NoSoundDevice(str(error))
            pygame.mixer.set_num_channels(1 + _EFFECT_CHANNELS)
            pygame.mixer.set_reserved(1)
            self.generation += 1
        return None

    def close(self) -> None:
        """Give the device back."""
        self._closing.set()
        with self.lock:
            pygame.mixer.quit()
        if self._reopener is not None and self._reopener is not threading.current_thread():
            self._reopener.join(1.0)

    def device_removed(self) -> None:
        """The device went away (pygame's AUDIODEVICEREMOVED, not of a microphone): try to get it back."""
        with self.lock:
            if not self.is_open:
                return
            pygame.mixer.quit()
        for listener in tuple(self._on_lost):
            listener()
        self._on_device(False)
        self._reopener = threading.Thread(target=self._open_again, name="mixer-reopen", daemon=True)
        self._reopener.start()

    def on_lost(self, listener: Callable[[], None]) -> None:
        """Call `listener` when the device goes away, before `on_device`."""
        self._on_lost.append(listener)

    # The own voice and who makes room for it

    def voice_channel(self) -> pygame.mixer.Channel:
        """The channel that is kept for the own voice. Hold `lock` while using it."""
        return pygame.mixer.Channel(_VOICE)

    def effect_channel(self) -> pygame.mixer.Channel:
        """A free channel for a sound, or the one that has played longest. Hold `lock` while using it."""
        return pygame.mixer.find_channel(force=True)

    def on_voice(self, listener: OnVoice) -> None:
        """Call `listener(True)` when the own voice begins to speak, `listener(False)` when it ends."""
        self._on_voice.append(listener)

    def voice_speaks(self, speaks: bool) -> None:
        """The own voice has begun or ended."""
        for listener in tuple(self._on_voice):
            listener(speaks)

    def _open_again(self) -> None:
        attempt = 0
        while not self._closing.wait(_RETRY_SECONDS[min(attempt, len(_RETRY_SECONDS) - 1)]):
            attempt += 1
            if self.open() is None:
                self._on_device(True)
                return


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
