"""The own voice's stream on a real sound server: what is heard of it, when, and what becomes of it when it breaks."""

from __future__ import annotations

import math
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import numpy as np
import pytest

from audiojack.output import pulse as binding
from audiojack.output.mixer import Mixer
from audiojack.output.panning import Place, place
from audiojack.output.speech.driver import DriverError, Reason, Ticket
from audiojack.output.speech.drivers.embedded import embedded_factory
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.mixer_outlet import MixerOutlet
from audiojack.output.speech.outlet import LEAD_SECONDS
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech
from audiojack.output.speech.voice_player import VoicePlayer
from tests.conftest import needs
from tests.output.fakes import Heard, until
from tests.support.sound import (
    RATE,
    SINK,
    Recorder,
    Samples,
    SoundServer,
    correlation,
    likeness,
    resampled,
    running_sound_server,
)
from tests.support.voice import renderings

pytestmark = pytest.mark.sound

VOICE_RATE = 22_050
PIECE = 1323
"""Samples that the synthesiser gives at a time: 60 ms."""
CENTRE = place(0.0)
SAID = {
    "en": "You draw the queen of spades.",
    "cs": "Táhnete pikovou dámu.",
    "ru": "Вы берёте даму пик.",
    "sr": "Извлачите даму пик.",
}


def noise(seconds: float, seed: int = 21) -> Samples:
    """Noise that never repeats: any gap, doubling or click would show."""
    plain = np.random.default_rng(seed).normal(0, 6000, round(seconds * VOICE_RATE))
    return np.round(np.convolve(plain, np.ones(5) / 5, "same"))


class Talk:
    """A player, and what becomes of the utterances that it is given."""

    def __init__(self, mixer: Mixer) -> None:
        self.player = VoicePlayer(mixer, VOICE_RATE)
        self.ends: list[tuple[float, DriverError | None]] = []

    def say(self, samples: Samples, where: Place = CENTRE, volume: float = 1.0) -> float:
        """Have it played as it comes from the synthesiser; the moment at which its first samples were there."""
        moment = time.monotonic()
        stream = self.player.begin(Ticket(lambda ticket, error: self._ended(error)), where, volume)
        data = samples.astype("<i2").tobytes()
        for start in range(0, len(data), 2 * PIECE):
            assert stream.feed(data[start : start + 2 * PIECE])
        stream.end()
        return moment

    def heard(self, samples: Samples, where: Place = CENTRE, volume: float = 1.0) -> None:
        """Have it played to its end."""
        told = len(self.ends)
        self.say(samples, where, volume)
        until(lambda: len(self.ends) > told, len(samples) / VOICE_RATE + 5)
        assert self.ends[-1][1] is None

    def _ended(self, error: DriverError | None) -> None:
        self.ends.append((time.monotonic(), error))


@pytest.fixture
def talk(mixer: Mixer) -> Iterator[Talk]:
    opened = Talk(mixer)
    yield opened
    opened.player.close()


class Ear:
    """What is heard from the beginning of a test on."""

    def __init__(self, recorder: Recorder) -> None:
        self.recorder = recorder
        self._begin = len(recorder.stereo())

    def stereo(self) -> Samples:
        """All, one column for each ear, when the last of it has come."""
        time.sleep(0.1)
        return self.recorder.stereo()[self._begin :]

    def samples(self) -> Samples:
        """All, both ears together."""
        return np.asarray(self.stereo().mean(axis=1))


@pytest.fixture(scope="module")
def recorder(pulse: SoundServer) -> Iterator[Recorder]:
    with pulse.recording() as running:
        yield running


@pytest.fixture
def ear(recorder: Recorder) -> Ear:
    time.sleep(0.1)
    return Ear(recorder)


@contextmanager
def busy_machine(loops: int) -> Iterator[None]:
    """As many processes that only count."""
    with ExitStack() as stack:
        for _ in range(loops):
            process = subprocess.Popen([sys.executable, "-c", "while True: pass"])
            stack.callback(process.wait)
            stack.callback(process.kill)
        time.sleep(0.2)
        yield


@contextmanager
def busy_interpreter() -> Iterator[None]:
    """Two threads that never let go of the interpreter by themselves."""
    over = threading.Event()

    def work() -> None:
        while not over.is_set():
            sum(range(2000))

    threads = [threading.Thread(target=work, daemon=True) for _ in range(2)]
    for thread in threads:
        thread.start()
    yield
    over.set()
    for thread in threads:
        thread.join()


def test_it_is_played_sample_by_sample_from_the_first_to_the_last(talk: Talk, ear: Ear) -> None:
    said = noise(3.0)
    talk.heard(said)
    recorded = ear.samples()
    assert correlation(recorded, resampled(said, VOICE_RATE)) > 0.98
    loud = np.flatnonzero(np.abs(recorded) > 300)
    assert (loud[-1] - loud[0]) / RATE == pytest.approx(3.0, abs=0.003)


def test_a_busy_machine_leaves_no_gap(talk: Talk, ear: Ear) -> None:
    said = noise(4.0)
    with busy_machine(4), busy_interpreter():
        talk.heard(said)
    assert correlation(ear.samples(), resampled(said, VOICE_RATE)) > 0.98


@pytest.mark.parametrize("lang", sorted(SAID))
def test_each_language_is_heard(lang: str, mixer: Mixer, ear: Ear) -> None:
    ends = Heard()
    manager = SpeechManager((embedded_factory(mixer),), VoiceSettings(), ends.on_fate, ends.on_driver_changed)
    until(lambda: manager.abilities.voice)
    manager.say(Speech(SAID[lang], lang=lang))
    assert manager.wait_idle(10)
    recorded = ear.samples()
    manager.close()
    alike = {other: likeness(recorded, renderings(text, other)[0]) for other, text in SAID.items()}
    assert max(alike, key=lambda other: alike[other]) == lang, alike
    assert alike[lang] > 0.8


def test_it_begins_at_once_and_is_cut_at_once(talk: Talk, recorder: Recorder) -> None:
    starts, silences = [], []
    for _ in range(12):
        recorder.wait_for_quiet(0.15)
        asked = talk.say(noise(2.0))
        time.sleep(0.25)
        stopped = time.monotonic()
        talk.player.stop()
        time.sleep(0.1)
        begun, last = recorder.first_sound_after(asked), recorder.last_sound()
        assert begun is not None
        assert last is not None
        starts.append(begun - asked)
        silences.append(last - stopped)
    assert statistics.median(starts) < 0.006
    assert statistics.median(silences) < 0.006


def test_what_cuts_a_long_utterance_begins_as_soon(talk: Talk, recorder: Recorder) -> None:
    starts = []
    for _ in range(8):
        talk.say(noise(4.0))
        time.sleep(0.1)
        asked = talk.say(np.full(VOICE_RATE // 5, 30_000.0))
        time.sleep(0.2)
        begun = recorder.first_sound_after(asked, threshold=18_000)
        assert begun is not None
        starts.append(begun - asked)
        talk.player.stop()
    assert statistics.median(starts) < 0.006


def test_nothing_of_what_was_cut_is_heard_later(talk: Talk, recorder: Recorder) -> None:
    old, new = noise(6.0, seed=1), noise(0.4, seed=2)
    talk.say(old)
    time.sleep(0.5)
    talk.player.stop()
    stopped = time.monotonic()
    time.sleep(0.3)
    for _ in range(3):
        talk.heard(new)
        time.sleep(0.2)
    recorded = recorder.samples_since(stopped + 0.03)
    loud = np.abs(recorded) > 300
    assert np.count_nonzero(loud) < 3 * 0.41 * RATE
    assert correlation(recorded, resampled(new, VOICE_RATE)) > 0.98
    for start in np.arange(0.5, 2.0, 0.25):
        rest = old[round(start * VOICE_RATE) : round((start + 0.25) * VOICE_RATE)]
        assert correlation(recorded, resampled(rest, VOICE_RATE)) < 0.3


def test_fifty_interrupts_in_a_row_leave_only_the_last(talk: Talk, recorder: Recorder) -> None:
    for seed in range(50):
        talk.say(noise(1.0, seed))
        time.sleep(0.01)
    moment = time.monotonic()
    last = noise(0.7, seed=99)
    talk.heard(last)
    time.sleep(0.3)
    recorded = recorder.samples_since(moment)
    assert [error for _, error in talk.ends] == [None], "what is cut tells no end"
    assert correlation(recorded, resampled(last, VOICE_RATE)) > 0.95
    assert np.count_nonzero(np.abs(recorded) > 300) < 0.75 * RATE


@pytest.mark.parametrize("seconds", [0.05, 0.4, 2.6])
def test_the_end_is_told_when_the_last_sample_has_been_heard(talk: Talk, recorder: Recorder, seconds: float) -> None:
    for _ in range(2):
        talk.heard(noise(seconds))
        time.sleep(0.15)
        last = recorder.last_sound()
        assert last is not None
        assert -0.02 < talk.ends[-1][0] - last < 0.15


def test_a_device_that_stands_still_for_a_while_delays_the_end(talk: Talk, pulse: SoundServer) -> None:
    begun = talk.say(noise(1.0))
    time.sleep(0.3)
    for suspended in ("1", "0"):
        subprocess.run(["pactl", "suspend-sink", SINK, suspended], env=pulse.environment, check=True)
        time.sleep(0.5)
    until(lambda: len(talk.ends) == 1)
    assert 1.5 < talk.ends[0][0] - begun < 2.5


@pytest.mark.parametrize(("pan", "near"), [(-1.0, 0), (0.0, 0), (1.0, 1)])
def test_place_and_volume_are_in_the_samples(talk: Talk, ear: Ear, pan: float, near: int) -> None:
    said, where = noise(0.5), place(pan)
    talk.heard(said, where, volume=0.5)
    both = ear.stereo()
    loud = both[np.abs(both).max(axis=1) > 100]
    power = np.sqrt(np.mean(loud**2, axis=0))
    assert power[near] / power[1 - near] == pytest.approx(1 / where.ratio, rel=0.02)
    assert power[near] == pytest.approx(0.5 * where.near * np.sqrt(np.mean(said**2)), rel=0.1)


def test_what_is_silent_from_end_to_end_is_told_as_heard(talk: Talk) -> None:
    talk.heard(np.zeros(VOICE_RATE))


def test_speech_alone_does_not_wake_the_mixer_and_makes_room_all_the_same(
    pulse: SoundServer, mixer: Mixer, ear: Ear
) -> None:
    mixer.close()
    sleepy = Mixer(sleep_after=0.3)
    assert sleepy.open() is None
    speaks: list[bool] = []
    sleepy.on_voice(speaks.append)
    talk = Talk(sleepy)
    until(lambda: sleepy.asleep)
    talk.heard(noise(0.5))
    assert np.abs(ear.samples()).max() > 300
    assert sleepy.asleep
    assert speaks == [True, False]
    talk.player.close()
    sleepy.close()


def test_without_the_library_the_mixer_speaks(
    mixer: Mixer, ear: Ear, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(binding, "_LIBRARY", "libpulse-that-is-not-there.so")
    binding._library.cache_clear()
    try:
        talk = Talk(mixer)
        talk.heard(noise(0.5))
        assert mixer_speaks(talk)
        assert np.count_nonzero(np.abs(ear.samples()) > 300) > 0.4 * RATE
        talk.player.close()
    finally:
        binding._library.cache_clear()


def mixer_speaks(talk: Talk) -> bool:
    """Whether the next utterance would go to the mixer."""
    stream = talk.player.begin(Ticket(lambda ticket, error: None), CENTRE, 1.0)
    talk.player.stop()
    return isinstance(stream.outlet, MixerOutlet)


class Breakable:
    """A sound server of one's own that goes away and comes back at the same place."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._running = ExitStack()
        self.server = self.start()

    def start(self) -> SoundServer:
        (self._folder / "native").unlink(missing_ok=True)
        self.server = self._running.enter_context(running_sound_server(self._folder))
        return self.server

    def kill(self) -> None:
        self._running.close()


@pytest.fixture
def breakable(monkeypatch: pytest.MonkeyPatch) -> Iterator[Breakable]:
    needs("pulseaudio", "pactl", "parec")
    with tempfile.TemporaryDirectory(prefix="aj-") as folder:
        server = Breakable(Path(folder))
        for name, value in server.server.variables.items():
            monkeypatch.setenv(name, value)
        yield server
        server.kill()


@contextmanager
def watched_mixer(told: Callable[[bool], None]) -> Iterator[Mixer]:
    mixer = Mixer(told, sleep_after=0.3)
    assert mixer.open() is None
    yield mixer
    mixer.close()


def test_a_server_that_dies_in_mid_utterance_is_told_and_speaks_again_when_it_is_back(breakable: Breakable) -> None:
    told: list[bool] = []
    with watched_mixer(told.append) as mixer:
        talk = Talk(mixer)
        until(lambda: mixer.asleep)
        talk.say(noise(8.0))
        time.sleep(0.3)
        breakable.kill()
        until(lambda: told == [False])
        assert [error.reason for _, error in talk.ends if error] == [Reason.NO_DEVICE]
        with pytest.raises(DriverError):
            talk.say(noise(0.5))
        server = breakable.start()
        until(lambda: told == [False, True], 10)
        said = noise(0.5)
        with server.recording() as recorder:
            talk.heard(said)
            time.sleep(0.1)
            assert not mixer_speaks(talk)
            assert correlation(recorder.samples(), resampled(said, VOICE_RATE)) > 0.98
        talk.player.close()


def test_a_server_that_was_restarted_between_two_utterances_is_no_news(breakable: Breakable) -> None:
    told: list[bool] = []
    with watched_mixer(told.append) as mixer:
        talk = Talk(mixer)
        talk.heard(noise(0.2))
        until(lambda: mixer.asleep)
        breakable.kill()
        server = breakable.start()
        said = noise(0.5)
        with server.recording() as recorder:
            talk.heard(said)
            time.sleep(0.1)
            assert correlation(recorder.samples(), resampled(said, VOICE_RATE)) > 0.98
        talk.player.close()
    assert told == []


def test_a_server_that_only_refuses_streams_leaves_the_voice_to_the_mixer(mixer: Mixer) -> None:
    refused: list[str] = []

    def refuse(name: str, sample_rate: int, connecting: object) -> None:
        refused.append(name)
        raise binding.PulseError("no")

    with pytest.MonkeyPatch.context() as stubborn:
        stubborn.setattr("audiojack.output.speech.server_outlet.PulseStream", refuse)
        talk = Talk(mixer)
        talk.heard(noise(0.2))
        assert mixer_speaks(talk)
        assert len(refused) == 1, "it is not asked before each utterance"
    mixer.device_removed()
    until(lambda: mixer.is_open)
    assert not mixer_speaks(talk), "it is asked again when the device is back"
    talk.player.close()


def sink_state(pulse: SoundServer) -> str:
    """What the server says of the sink: RUNNING, IDLE or SUSPENDED."""
    listed = subprocess.run(
        ["pactl", "list", "short", "sinks"], env=pulse.environment, capture_output=True, text=True, check=True
    )
    return next(line.split()[-1] for line in listed.stdout.splitlines() if SINK in line)


def test_a_device_that_is_kept_awake_is_never_let_go(pulse: SoundServer, mixer: Mixer, talk: Talk) -> None:
    short = noise(0.2)
    talk.heard(short)
    until(lambda: sink_state(pulse) != "RUNNING", 12)
    talk.player.keep_awake(math.inf)
    mixer.keep_awake(math.inf)
    time.sleep(1.0)
    assert sink_state(pulse) == "RUNNING"  # before any word
    talk.heard(short)
    time.sleep(8.0)
    assert sink_state(pulse) == "RUNNING"
    talk.player.keep_awake(0.0)
    mixer.keep_awake(0.0)
    until(lambda: sink_state(pulse) != "RUNNING", 12)


@pytest.mark.parametrize("on_server", [True, False])
def test_the_first_word_after_a_rest_comes_behind_silence(
    on_server: bool, pulse: SoundServer, mixer: Mixer, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not on_server:
        monkeypatch.setattr("audiojack.output.speech.outlets._PULSE", "none")
    talk = Talk(mixer)
    said = noise(0.4)
    try:
        with pulse.recording() as recorder:
            until(lambda: mixer.asleep, 12)
            talk.player.keep_awake(30.0)
            mixer.keep_awake(30.0)
            first = talk.say(said)
            until(lambda: len(talk.ends) == 1, 6)
            begun = recorder.first_sound_after(first)
            assert begun is not None
            assert LEAD_SECONDS - 0.1 <= begun - first <= LEAD_SECONDS + 0.3
            assert talk.ends[0][0] - first >= LEAD_SECONDS + 0.4 - 0.05  # not told as over before it was heard
            last = recorder.last_sound()
            assert last is not None
            assert last - begun >= 0.38  # whole, and not its end alone
            if on_server:  # whose stream no busy machine interrupts
                assert correlation(recorder.samples_since(first), resampled(said, VOICE_RATE)) > 0.9
            second = talk.say(said)  # the device is awake
            until(lambda: len(talk.ends) == 2, 6)
            begun = recorder.first_sound_after(second)
            assert begun is not None
            assert begun - second < 0.3
    finally:
        talk.player.close()
