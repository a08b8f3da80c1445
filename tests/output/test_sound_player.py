"""The player of sounds on a real sound server: place, volume, making room for the voice, and what is told."""

from __future__ import annotations

import subprocess
import tempfile
import time
from array import array
from functools import partial
from pathlib import Path

import numpy as np
import pygame.mixer
import pytest

from audiojack.output.mixer import RATE, Mixer
from audiojack.output.panning import DELAY_SECONDS, place
from audiojack.output.sound import INTERFACE_SOUNDS, SoundEvent, SoundPlayer, SoundSettings, telling_seconds
from audiojack.resources import sounds
from tests.output.disk import Disk
from tests.output.fakes import FakeClock, until
from tests.support.needs import needs
from tests.support.sound import SINK, Samples, SoundServer, running_sound_server

pytestmark = pytest.mark.sound


def loudness(recorded: Samples) -> list[float]:
    return [float(value) for value in np.sqrt(np.mean(recorded**2, axis=0))]


def play_out(player: SoundPlayer, name: str, pan: float = 0.0, gain: float = 1.0) -> None:
    """Play a sound to its end, however late a busy machine comes to it."""
    assert player.play(name, pan, gain) > 0
    until(lambda: not pygame.mixer.get_busy(), 20)


def test_every_sound_that_belongs_to_the_interface_exists() -> None:
    assert {path.stem for path in sounds().glob("*.ogg")} >= INTERFACE_SOUNDS


def test_a_sound_is_heard_from_its_place_and_told_once(disk: Disk) -> None:
    events: list[SoundEvent] = []
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings(effects=100), events.append)
    player.preload()

    def play() -> None:
        play_out(player, "big-win", 1.0)

    left, right = loudness(disk.played(play))
    assert right / left == pytest.approx(1 / place(1.0).ratio, rel=0.05)
    player.configure(SoundSettings(effects=50, mono=True))
    left, right = loudness(disk.played(play))
    assert left == pytest.approx(right)
    assert events == [SoundEvent("big-win", 1.0, 1.0), SoundEvent("big-win", 0.0, 0.5)]


@pytest.mark.parametrize("pan", [-1.0, -0.5, 0.5, 1.0])
def test_a_sound_has_the_same_power_everywhere_and_reaches_the_far_ear_later(pan: float, disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings())
    middle, beside = (disk.played(partial(play_out, player, "lose", at)) for at in (0.0, pan))
    assert np.sum(beside**2) == pytest.approx(np.sum(middle**2), rel=0.05)
    near, far = (1, 0) if pan > 0 else (0, 1)
    late = round(DELAY_SECONDS * abs(pan) * RATE)
    likeness = [np.corrcoef(beside[lag:, far], beside[: len(beside) - lag, near])[0, 1] for lag in range(2 * late)]
    assert int(np.argmax(likeness)) == late
    assert likeness[late] > 0.999


def test_what_cannot_be_heard_is_told_and_harmless(mixer: Mixer, tmp_path: Path) -> None:
    events: list[SoundEvent] = []
    (tmp_path / "junk.ogg").write_bytes(b"junk")
    player = SoundPlayer(tmp_path, mixer, SoundSettings(), events.append)
    assert player.play("absent") == 0
    assert player.play("junk") == 0
    assert player.play("../sounds/win") == 0
    other = SoundPlayer(sounds(), mixer, SoundSettings(muted=True), events.append)
    assert other.play("win") == 0
    assert other.length("win") == 0
    mixer.close()
    assert other.play("win") == 0
    assert [event.problem for event in events] == ["missing", "missing", "missing", "muted", "no-device"]
    assert {event.gain for event in events} == {0.0}


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects give way to the voice and come back at once; speech waits for a sound's news",
)
def test_effects_make_room_for_the_voice_and_come_back_at_once(disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings(effects=100))

    def energy(speaks: bool) -> float:
        def play() -> None:
            disk.mixer.voice_speaks(speaks)
            play_out(player, "big-win")

        return float(np.sum(disk.played(play) ** 2))

    plain, ducked, again = energy(False), energy(True), energy(False)
    assert ducked == pytest.approx(0.4**2 * plain, rel=0.1)
    assert again == pytest.approx(plain, rel=0.05)


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects give way to the voice and come back at once; speech waits for a sound's news",
)
def test_speech_with_news_waits_for_all_but_150_ms_of_a_sound(mixer: Mixer) -> None:
    clock = FakeClock()
    player = SoundPlayer(sounds(), mixer, SoundSettings(), clock=clock)
    assert player.hold() == 0
    player.play("start")
    assert player.hold() == 0, "a sound of the interface has no news"
    length = player.play("big-win")
    told_in = player.hold() + 0.15
    assert 0.5 * length < told_in <= length
    clock.now += told_in - 0.15
    assert player.hold() == pytest.approx(0, abs=1e-6)


@pytest.mark.promise(
    "Speech, sound and braille",
    "Effects give way to the voice and come back at once; speech waits for a sound's news",
)
def test_an_answer_that_does_not_wait_is_covered_for_150_ms_at_most(disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings(effects=100))
    player.preload()

    def play() -> None:
        player.play("big-win")
        until(lambda: disk.length() - begun > 0.2, 20)
        player.give_way()
        assert player.hold() == 0
        until(lambda: not pygame.mixer.get_busy(), 20)

    begun = disk.length()
    heard = np.flatnonzero(np.abs(disk.played(play)[:, 0]) > 100) / RATE
    assert 0.25 < heard[-1] < 0.5, "the win, which takes 0.9 s, was to fade"


def test_what_gives_way_are_effects_alone(disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings())

    def play() -> None:
        player.play("quit")
        player.play("lose")
        player.give_way()
        until(lambda: not pygame.mixer.get_busy(), 20)

    heard = np.flatnonzero(np.abs(disk.played(play)[:, 0]) > 100) / RATE
    assert heard[-1] > 0.5, "the pack is laid aside half a second after the bars"


def test_effects_and_interface_have_volumes_of_their_own_and_a_sound_its_gain(mixer: Mixer) -> None:
    events: list[SoundEvent] = []
    player = SoundPlayer(sounds(), mixer, SoundSettings(effects=60, interface=20), events.append)
    player.play("win")
    player.play("win", gain=0.5)
    player.play("menu-move")
    assert [event.gain for event in events] == pytest.approx([0.6, 0.3, 0.2])


def test_half_the_gain_is_heard_as_half(disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings())
    whole, half = (np.sum(disk.played(partial(play_out, player, "win", 0.0, gain)) ** 2) for gain in (1.0, 0.5))
    assert half == pytest.approx(whole / 4, rel=0.05)


@pytest.mark.parametrize(
    ("settings", "part"),
    [
        (SoundSettings(effects=100), 1.0),
        (SoundSettings(effects=50), 0.5),
        (SoundSettings(effects=100, muted=True), 0.0),
        (SoundSettings(effects=50, duck=False), 0.5),
    ],
)
def test_what_plays_follows_the_settings_at_once(settings: SoundSettings, part: float, disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings(effects=100))

    def energy(changed: SoundSettings) -> float:
        def play() -> None:
            player.configure(SoundSettings(effects=100))
            player.play("big-win")
            player.configure(changed)
            until(lambda: not pygame.mixer.get_busy(), 20)

        recorded = disk.played(play)
        return float(np.sum(recorded[RATE // 5 :] ** 2))

    plain = energy(SoundSettings(effects=100))
    disk.mixer.voice_speaks(not settings.duck)
    assert energy(settings) == pytest.approx(part**2 * plain, rel=0.1)


def test_stopping_ends_what_plays_and_what_words_wait_for(disk: Disk) -> None:
    player = SoundPlayer(sounds(), disk.mixer, SoundSettings())
    player.play("big-win")
    assert player.hold() > 0
    player.stop()
    assert player.hold() == 0
    assert not pygame.mixer.get_busy()


def test_no_sound_ever_takes_the_channel_of_the_voice(mixer: Mixer) -> None:
    player = SoundPlayer(sounds(), mixer, SoundSettings())
    with mixer.lock:
        assert mixer.wake()
        speech = pygame.mixer.Sound(buffer=bytes(4 * RATE * 5))
        mixer.voice_channel().play(speech)
    for _ in range(40):
        player.play("start")
    player.configure(SoundSettings(muted=True))
    assert mixer.voice_channel().get_busy()
    assert mixer.voice_channel().get_volume() == 1.0
    assert mixer.voice_channel().get_sound() is speech


def test_the_tail_of_a_sound_is_no_news() -> None:
    loud, tail = [16_000, -16_000] * 4800, [900, -900] * 9600
    assert telling_seconds(array("h", loud + tail).tobytes()) == pytest.approx(0.1)
    assert telling_seconds(b"") == 0


def test_sounds_play_again_after_the_device_came_back(mixer: Mixer) -> None:
    player = SoundPlayer(sounds(), mixer, SoundSettings())
    assert player.play("win", pan=-0.5) > 0
    mixer.device_removed()
    assert player.play("win") == 0
    end = time.monotonic() + 5
    while not mixer.is_open and time.monotonic() < end:
        time.sleep(0.02)
    assert player.play("win", pan=-0.5) > 0


@pytest.mark.promise("Speech, sound and braille", "A sound server without any device is told of and waited for")
def test_a_server_without_any_device_is_told_and_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL would crash there."""
    with tempfile.TemporaryDirectory(prefix="aj-") as folder, running_sound_server(Path(folder)) as server:
        for name, value in server.variables.items():
            monkeypatch.setenv(name, value)
        told: list[bool] = []
        playing = Mixer(told.append, sleep_after=0.3)
        assert playing.open() is None
        until(lambda: playing.asleep)
        control(server, "unload-module", "module-null-sink")
        player = SoundPlayer(sounds(), playing, SoundSettings())
        assert player.play("win") == 0
        assert Mixer().open() is not None
        until(lambda: told == [False])
        control(server, "load-module", "module-null-sink", f"sink_name={SINK}")
        until(lambda: told == [False, True])
        assert player.play("win") > 0
        playing.close()


def control(server: SoundServer, *words: str) -> None:
    needs("pactl")
    subprocess.run(["pactl", *words], env=server.environment, check=True, stdout=subprocess.DEVNULL)


def test_a_quiet_device_is_let_go_and_taken_again_with_the_next_sound(pulse: SoundServer, mixer: Mixer) -> None:
    mixer.close()
    sleepy = Mixer(sleep_after=0.3)
    assert sleepy.open() is None
    player = SoundPlayer(sounds(), sleepy, SoundSettings(effects=100))
    with pulse.recording() as recorder:
        for _ in range(3):
            player.play("card-1", pan=0.5)
            assert not sleepy.asleep
            until(lambda: sleepy.asleep)
            assert sleepy.is_open
            asked = time.monotonic()
            assert player.play("card-1", pan=0.5) > 0
            time.sleep(0.2)
            begun = recorder.first_sound_after(asked)
            assert begun is not None
            assert begun - asked < 0.15
    sleepy.close()
