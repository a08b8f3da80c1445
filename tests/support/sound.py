"""A sound server of our own with a sink that plays into nothing, a recorder of it, and a comparison by ear of numpy.

A recording holds the expected sound if their normalised cross-correlation is near 1. The synthesiser lets the pitch
flutter by chance, so that no two renderings of a phrase have the same waveform; speech is compared by correlation of
its spectrograms, which flutter changes little: the same phrase gives about 0.95, others 0.4 to 0.75.
"""

from __future__ import annotations

import os
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tests.support.processes import stopped

RATE = 48_000
"""Samples a second of the sink and of every recording."""

Samples = NDArray[np.float64]

SINK = "audiojack_test"

CLOCK_PIECES = 1000

FRAME, HOP = RATE // 33, RATE // 200
PIECE = 40
"""Columns of a spectrogram that are compared in one piece: 0.2 s."""
BANDS = np.geomspace(150, 6000, 21)
"""The edges of the bands in which speech is compared, in hertz."""
QUIET = 1e10
"""Power of a band below which differences don't matter: about that of a whisper."""


class SoundServer:
    """A running PulseAudio daemon; programs started with `environment` play into its null sink."""

    def __init__(self, socket: Path) -> None:
        self.variables = {"PULSE_SERVER": f"unix:{socket}", "PULSE_COOKIE": str(socket.parent / "cookie")}
        self.environment = {**os.environ, **self.variables}

    @contextmanager
    def recording(self) -> Iterator[Recorder]:
        """Records the sink, from now to the end of the block."""
        command = ["parec", "--device", f"{SINK}.monitor", "--raw", "--format=s16le", "--channels=2"]
        process = subprocess.Popen(
            [*command, f"--rate={RATE}", "--latency-msec=4"],
            env=self.environment,
            bufsize=0,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        with stopped(process):
            recorder = Recorder(process)
            recorder.wait_for_samples()
            yield recorder


class Recorder:
    """Collects samples while they come in, each piece with the time of its arrival."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._lock = threading.Lock()
        self._pieces: list[tuple[float, NDArray[np.int16]]] = []
        self._ends: list[int] = []
        threading.Thread(target=self._read, daemon=True).start()

    def samples(self) -> Samples:
        """Everything so far, one channel, from -32768 to 32767."""
        both = self.stereo()
        return (both[:, 0] + both[:, 1]) / 2

    def stereo(self) -> Samples:
        """Everything so far, one column for each channel."""
        with self._lock:
            pieces = [piece for _, piece in self._pieces]
        return np.concatenate(pieces).astype(np.float64) if pieces else np.zeros((0, 2))

    def samples_since(self, moment: float) -> Samples:
        """One channel of what arrived since that moment."""
        pieces = [piece for _, piece in self._since(moment)]
        both = np.concatenate(pieces).astype(np.float64) if pieces else np.zeros((0, 2))
        return (both[:, 0] + both[:, 1]) / 2

    def samples_between(self, begin: float, end: float) -> Samples:
        """One channel of what was played from one moment to another."""
        pieces = self._since(begin)
        if not pieces:
            return np.zeros(0)
        both = np.concatenate([piece for _, piece in pieces]).astype(np.float64)
        first, last = (max(0, round((moment - pieces[0][0]) * RATE)) for moment in (begin, end))
        return (both[first:last, 0] + both[first:last, 1]) / 2

    def first_sound_after(self, moment: float, threshold: float = 300) -> float | None:
        """When the first sample louder than the threshold was played after that moment; None if none was."""
        for begin, piece in self._since(moment):
            loud = np.flatnonzero(np.abs(piece).max(axis=1) > threshold)
            later = loud[begin + loud / RATE >= moment]
            if len(later):
                return begin + float(later[0]) / RATE
        return None

    def last_sound(self, threshold: float = 150) -> float | None:
        """When the last sample louder than the threshold was played; None if none was."""
        for begin, piece in reversed(self._since(0)):
            loud = np.flatnonzero(np.abs(piece).max(axis=1) > threshold)
            if len(loud):
                return begin + float(loud[-1]) / RATE
        return None

    def _since(self, moment: float) -> list[tuple[float, NDArray[np.int16]]]:
        """The pieces that arrived since a moment, each with the time at which its first sample was played.

        Pieces arrive late, never early: the least late of the last thousand sets the clock of them all.
        """
        with self._lock:
            pieces, ends = list(self._pieces), list(self._ends)
        recent = max(0, len(pieces) - CLOCK_PIECES)
        zero = min(arrival - end / RATE for (arrival, _), end in zip(pieces[recent:], ends[recent:], strict=True))
        first = next((i for i, (arrival, _) in enumerate(pieces) if arrival >= moment), len(pieces))
        return [
            (zero + (end - len(piece)) / RATE, piece)
            for (_, piece), end in zip(pieces[first:], ends[first:], strict=True)
        ]

    def wait_for_samples(self, seconds: float = 10) -> None:
        """Waits until the recording runs. Raises TimeoutError."""
        end = time.monotonic() + seconds
        while not self._pieces:
            if time.monotonic() > end:
                raise TimeoutError("the recorder got no samples")
            time.sleep(0.01)

    def wait_for_quiet(self, quiet: float = 0.6, seconds: float = 30) -> None:
        """Waits until nothing has sounded for `quiet` seconds. Raises TimeoutError."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            heard = self.last_sound()
            if heard is None or time.monotonic() - heard > quiet:
                return
            time.sleep(0.05)
        raise TimeoutError(f"it was not quiet within {seconds} s")

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        rest = b""
        while data := os.read(stream.fileno(), 65_536):
            now = time.monotonic()
            data = rest + data
            whole = len(data) // 4 * 4
            rest = data[whole:]
            if whole:
                with self._lock:
                    self._pieces.append((now, np.frombuffer(data[:whole], "<i2").reshape(-1, 2)))
                    self._ends.append((self._ends[-1] if self._ends else 0) + whole // 4)


@contextmanager
def running_sound_server(folder: Path) -> Iterator[SoundServer]:
    """Starts PulseAudio with everything it keeps in `folder`, which should have a short path, and stops it."""
    socket = folder / "native"
    private = {"XDG_RUNTIME_DIR": str(folder), "PULSE_RUNTIME_PATH": str(folder), "PULSE_STATE_PATH": str(folder)}
    modules = [
        f"module-native-protocol-unix socket={socket} auth-anonymous=1",
        f"module-null-sink sink_name={SINK} rate={RATE} format=s16le channels=2",
    ]
    options = ["-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=yes"]
    daemon = subprocess.Popen(
        ["pulseaudio", *options, *(f"--load={module}" for module in modules)],
        env={**os.environ, **private},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    with stopped(daemon):
        server = SoundServer(socket)
        _wait_until_it_answers(server)
        yield server


def _wait_until_it_answers(server: SoundServer, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while subprocess.run(["pactl", "info"], env=server.environment, capture_output=True, check=False).returncode:
        if time.monotonic() > end:
            raise TimeoutError("PulseAudio did not start")
        time.sleep(0.05)


def resampled(samples: Samples, rate: int) -> Samples:
    """The samples at the recordings' rate."""
    length = len(samples) * RATE // rate
    return np.interp(np.arange(length) * rate / RATE, np.arange(len(samples)), samples)


def correlation(recording: Samples, expected: Samples) -> float:
    """The greatest normalised cross-correlation of the expected samples with any stretch of the recording, 0 to 1."""
    places = _likeness_by_place(recording[np.newaxis], expected[np.newaxis])
    return float(np.max(np.abs(places), initial=0.0))


def likeness(recording: Samples, expected: Samples) -> float:
    """As `correlation`, of the loudness in bands of frequency over time: for speech.

    The expected speech is looked for in pieces of a fifth of a second, in their order, because a busy machine leaves
    gaps of a few milliseconds in what it plays.
    """
    rows, pattern = _spectrogram(recording), _spectrogram(expected)
    if rows.shape[1] < pattern.shape[1]:
        return 0.0
    best = np.zeros(rows.shape[1])
    for piece in np.array_split(pattern, max(1, pattern.shape[1] // PIECE), axis=1):
        found = _likeness_by_place(rows, piece) * piece.shape[1]
        ended = np.full(rows.shape[1], -np.inf)
        ended[piece.shape[1] - 1 :] = found + np.concatenate(([0.0], best[: len(found) - 1]))
        best = np.maximum.accumulate(ended)
    return float(max(0.0, best[-1]) / pattern.shape[1])


def _likeness_by_place(rows: Samples, pattern: Samples) -> Samples:
    """The normalised correlation of a pattern with each stretch of as many longer rows, by where it begins.

    Each row is taken about its mean in that stretch: how much silence lies around it makes no difference.
    """
    length, places = pattern.shape[1], rows.shape[1] - pattern.shape[1] + 1
    if places < 1:
        return np.zeros(0)
    pattern = pattern - pattern.mean(axis=1, keepdims=True)
    size = 1 << (rows.shape[1] + length).bit_length()
    spectrum = np.fft.rfft(rows, size) * np.conj(np.fft.rfft(pattern, size))
    products = np.fft.irfft(spectrum, size)[:, :places].sum(axis=0)
    sums = _within(rows, length)
    energies = (_within(rows * rows, length) - sums * sums / length).sum(axis=0)
    return np.asarray(products / np.sqrt(np.maximum(energies, 1.0) * max(float((pattern * pattern).sum()), 1.0)))


def _within(rows: Samples, length: int) -> Samples:
    """The sum of each row over each stretch of that length, by where it begins."""
    sums = np.cumsum(np.pad(rows, ((0, 0), (1, 0))), axis=1)
    return np.asarray(sums[:, length:] - sums[:, :-length])


def _spectrogram(samples: Samples) -> Samples:
    """One row for each band of frequency, one column for each 5 ms, each row about its own mean."""
    padded = np.concatenate((samples, np.zeros(FRAME)))
    starts = range(0, len(samples), HOP)
    frames = np.stack([padded[start : start + FRAME] for start in starts]) * np.hanning(FRAME)
    power = np.abs(np.fft.rfft(frames)) ** 2
    edges = np.searchsorted(np.fft.rfftfreq(FRAME, 1 / RATE), BANDS)
    bands = np.stack([power[:, low:high].sum(axis=1) for low, high in pairwise(edges)])
    loudness = np.log10(bands + QUIET)
    return np.asarray(loudness - loudness.mean(axis=1, keepdims=True))
