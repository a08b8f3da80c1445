"""Plays the sounds of sounds/: each at its place, quieter while the own voice speaks, and back right after.

A sound never says anything that words don't, so one that can't be played is no error: it is told to the
listener as unheard, and the game goes on.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from audiojack.output.mixer import RATE, Mixer
from audiojack.output.panning import Place, place

if TYPE_CHECKING:
    import pygame.mixer

INTERFACE_SOUNDS = frozenset(
    ("menu-back", "menu-choose", "menu-move", "nothing-here", "quit", "refused", "start", "wrap")
)
"""The sounds that follow the volume of the interface; all others are effects."""

OVERLAP_SECONDS = 0.15
"""How long a sound and speech may overlap when both carry news."""
_DUCKED = 0.4
_TAIL = 16
"""A sound this many times below its peak (24 dB) is only a tail."""
_EARS = 2
_STEP_SECONDS = 0.01
_PAN_STEPS = 20
_KEPT_PLACES = 200


class SoundSettings(msgspec.Struct, frozen=True):
    """Volumes from 0 to 100 %; `muted` silences all sounds, `mono` puts them in the middle, `duck` lowers
    them while the own voice speaks."""

    effects: int = 80
    interface: int = 80
    muted: bool = False
    mono: bool = False
    duck: bool = True


class SoundEvent(msgspec.Struct, frozen=True):
    """A sound that was asked for. `gain` is 0 when it was not heard, and `problem` says why: "muted",
    "missing" (no such file, or not a sound) or "no-device"."""

    sound: str
    pan: float
    gain: float
    problem: str = ""


class _Playing(NamedTuple):
    channel: pygame.mixer.Channel
    name: str
    gain: float
    where: Place

    @property
    def news(self) -> bool:
        """Whether it tells something of the game; the sounds of the interface only go with a key."""
        return self.name not in INTERFACE_SOUNDS


class SoundPlayer:
    """The sounds of `folder` on `mixer`. `on_sound` is told of each sound that was asked for, once."""

    def __init__(
        self,
        folder: Path,
        mixer: Mixer,
        settings: SoundSettings,
        on_sound: Callable[[SoundEvent], None] = lambda event: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder
        self._mixer = mixer
        self._settings = settings
        self._on_sound = on_sound
        self._clock = clock
        self._generation = 0
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._placed: dict[tuple[str, int], pygame.mixer.Sound] = {}
        self._tellings: dict[str, float] = {}
        self._playing: dict[int, _Playing] = {}
        self._voice_speaks = False
        self._news_ends_at = 0.0
        mixer.on_voice(self._make_room)

    def play(self, name: str, pan: float = 0.0, gain: float = 1.0) -> float:
        """Play the sound `name` at `pan` (-1 to 1), `gain` (0 to 1) times as loud as the settings say.

        Returns the seconds that it lasts, 0 if it is not heard.
        """
        pan = 0.0 if self._settings.mono else pan
        with self._mixer.lock:
            level = gain * self._volume(name)
            sound, problem = self._find(name, pan) if level > 0 else (None, self._why_unheard())
            if sound is not None:
                self._start(name, sound, gain, pan)
        self._on_sound(SoundEvent(name, pan, level if sound is not None else 0.0, problem))
        return sound.get_length() if sound is not None else 0.0

    def length(self, name: str) -> float:
        """Seconds that the sound `name` lasts; 0 if it can't be heard."""
        with self._mixer.lock:
            sound, _ = self._find(name, 0.0) if self._volume(name) > 0 else (None, "")
            return sound.get_length() if sound is not None else 0.0

    def hold(self) -> float:
        """Seconds from now for which speech with news of its own has to wait, so that it overlaps what plays by
        no more than 150 ms. The sounds of the interface only go with a key, and hold nothing back."""
        return max(0.0, self._news_ends_at - OVERLAP_SECONDS - self._clock())

    def give_way(self) -> None:
        """An answer, which never waits, is about to be spoken: what else would cover it for longer than 150 ms fades.

        The words that go with the sound are still said, or said again.
        """
        with self._mixer.lock:
            if self.hold() <= 0 or not self._mixer.is_open or self._mixer.asleep:
                return
            for playing in self._playing.values():
                if playing.news and playing.channel.get_busy():
                    playing.channel.fadeout(round(1000 * OVERLAP_SECONDS))
            self._news_ends_at = self._clock() + OVERLAP_SECONDS

    def preload(self) -> None:
        """Read all sounds of the folder, so that none is read from disk when it is first played. On any thread."""
        for path in sorted(self._folder.glob("*.ogg")):
            with self._mixer.lock:
                sound, _ = self._find(path.stem, 0.0)
                if sound is not None and path.stem not in INTERFACE_SOUNDS:
                    self._told_in(path.stem, sound)

    def configure(self, settings: SoundSettings) -> None:
        """Use `settings`, for what plays already too."""
        with self._mixer.lock:
            self._settings = settings
            self._level_playing()

    def stop(self) -> None:
        """Stop all sounds."""
        with self._mixer.lock:
            if self._mixer.is_open and not self._mixer.asleep:
                for playing in self._playing.values():
                    playing.channel.stop()
            self._playing.clear()
            self._news_ends_at = 0.0

    def _why_unheard(self) -> str:
        """Of a sound that is not to be heard: the device is not woken for it."""
        return "muted" if self._mixer.is_open else "no-device"

    def _volume(self, name: str) -> float:
        if self._settings.muted:
            return 0.0
        percent = self._settings.interface if name in INTERFACE_SOUNDS else self._settings.effects
        return percent / 100

    def _find(self, name: str, pan: float) -> tuple[pygame.mixer.Sound | None, str]:
        """The sound at its place, or None and why not."""
        if not self._mixer.wake():
            return None, "no-device"
        if self._generation != self._mixer.generation:
            self._generation = self._mixer.generation
            for kept in (self._sounds, self._placed, self._playing):
                kept.clear()
        if name not in self._sounds:
            self._sounds[name] = self._read(name)
        sound = self._sounds[name]
        if sound is None:
            return None, "missing"
        return self._at_place(name, sound, round(pan * _PAN_STEPS)) if pan else sound, ""

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        import pygame  # noqa: PLC0415 - not before the first word

        path = self._folder / f"{name}.ogg"
        if path.parent != self._folder or not path.is_file():
            return None
        try:
            return pygame.mixer.Sound(file=str(path))
        except pygame.error:
            return None

    def _at_place(self, name: str, sound: pygame.mixer.Sound, step: int) -> pygame.mixer.Sound:
        key = (name, step)
        if key not in self._placed:
            if len(self._placed) >= _KEPT_PLACES:
                self._placed.clear()
            self._placed[key] = _late_at_one_ear(sound, place(step / _PAN_STEPS))
        return self._placed[key]

    def _start(self, name: str, sound: pygame.mixer.Sound, gain: float, pan: float) -> None:
        playing = _Playing(self._mixer.effect_channel(), name, gain, place(pan))
        playing.channel.play(sound)
        self._level(playing)
        self._playing = {key: value for key, value in self._playing.items() if value.channel.get_busy()}
        self._playing[playing.channel.id] = playing
        if playing.news:
            self._news_ends_at = max(self._news_ends_at, self._clock() + self._told_in(name, sound))

    def _told_in(self, name: str, sound: pygame.mixer.Sound) -> float:
        """Seconds in which the sound has told its news: what follows is a tail that covers no word."""
        if name not in self._tellings:
            self._tellings[name] = telling_seconds(sound.get_raw())
        return self._tellings[name]

    def _level(self, playing: _Playing) -> None:
        ducked = self._voice_speaks and self._settings.duck
        level = playing.gain * self._volume(playing.name) * (_DUCKED if ducked else 1.0)
        playing.channel.set_volume(level * playing.where.left, level * playing.where.right)

    def _make_room(self, voice_speaks: bool) -> None:
        """The own voice began or ended: lower what plays, or bring it back."""
        with self._mixer.lock:
            self._voice_speaks = voice_speaks
            self._level_playing()

    def _level_playing(self) -> None:
        if not self._mixer.is_open or self._mixer.asleep or self._generation != self._mixer.generation:
            self._playing.clear()
            return
        for playing in self._playing.values():
            if playing.channel.get_busy():
                self._level(playing)


def telling_seconds(frames: bytes) -> float:
    """From the beginning of a sound (the mixer's samples, alike at both ears) to where it stays 24 dB below its
    peak."""
    samples = array("h", frames)[::_EARS]
    step = round(_STEP_SECONDS * RATE)
    pieces = [samples[at : at + step] for at in range(0, len(samples), step)]
    peaks = [max((max(piece), -min(piece))) for piece in pieces]
    limit = max(peaks, default=0) / _TAIL
    loud = [number for number, peak in enumerate(peaks) if peak >= limit]
    return (loud[-1] + 1) * _STEP_SECONDS if loud else 0.0


def _late_at_one_ear(sound: pygame.mixer.Sound, where: Place) -> pygame.mixer.Sound:
    """`sound`, the same at both ears as the mixer made it from one channel, delayed at the far ear of a place."""
    import pygame  # noqa: PLC0415 - not before the first word

    both = array("h", sound.get_raw())
    far = _EARS - 1 if where.left >= where.right else 0
    late = round(where.delay * RATE)
    ear = both[far::_EARS]
    both[far::_EARS] = array("h", bytes(late * ear.itemsize)) + ear[: len(ear) - late]
    return pygame.mixer.Sound(buffer=both.tobytes())
