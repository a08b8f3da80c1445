"""What can be said of a sound in numbers: peak, loudness, onset, ends, held tones, and how unlike two sounds are.

Loudness is that of ITU-R BS.1770-4, K-weighted mean squares over 400 ms, silence being added around the sound, in both
ways of taking one figure from them: the loudest 400 ms (the "maximum momentary loudness" of EBU Tech 3341), by which a
short sound counts by its energy, as the ear counts it; and the gated mean over the whole (the "integrated loudness"),
by which a long sound that dies away counts less than one that goes on. Sounds are levelled by the mean of the two.
"""

import numpy as np

from tools.sounds.physics import RATE, Signal, samples

WINDOW = 0.4  # seconds of momentary loudness
HOP = 0.01  # seconds between one window and the next
BLOCK_HOP = 0.1  # the same for the blocks of integrated loudness
GATE = -70.0  # LUFS under which a block is silence
RELATIVE_GATE = -10.0  # LU under the mean of the others from which a block doesn't count either

# BS.1770-4, tables 1 and 2, for 48 kHz: the settings_file of the head, then the high pass.
_SHELF = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
_HIGH_PASS = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))

_FLOOR = 48.0  # decibels below its own peak at which a sound counts as silent when compared


def peak_db(signal: Signal) -> float:
    """The highest sample in dBFS."""
    return float(20 * np.log10(np.max(np.abs(signal)) + 1e-12))


def k_weighted(signal: Signal) -> Signal:
    """The signal through both filters of BS.1770."""
    fast = 1 << (signal.size + RATE - 1).bit_length()  # a second of room: the high pass rings no longer than that
    z = np.exp(-2j * np.pi * np.arange(fast // 2 + 1) / fast)
    spectrum = np.fft.rfft(signal, fast)
    for above, below in (_SHELF, _HIGH_PASS):
        spectrum = spectrum * np.polyval(above[::-1], z) / np.polyval(below[::-1], z)
    return np.asarray(np.fft.irfft(spectrum, fast)[: signal.size], dtype=np.float64)


def loudness(signal: Signal) -> float:
    """The maximum momentary loudness of a mono sound in LUFS."""
    return float(np.max(_levels(signal, HOP)))


def integrated(signal: Signal) -> float:
    """The integrated loudness of a mono sound in LUFS, with 400 ms of silence before and after it."""
    levels = _levels(signal, BLOCK_HOP)
    heard = levels[levels > GATE]
    if not heard.size:
        return float(np.max(levels))
    return _mean(heard[heard > _mean(heard) + RELATIVE_GATE])


def level(signal: Signal) -> float:
    """By which sounds are levelled: the mean of both figures, in LUFS."""
    return (loudness(signal) + integrated(signal)) / 2


def _levels(signal: Signal, hop: float) -> Signal:
    """The loudness of every 400 ms, in LUFS, `hop` seconds from one to the next."""
    room = np.zeros(samples(WINDOW))
    energy = np.cumsum(np.concatenate((room, k_weighted(signal) ** 2, room)))
    width = samples(WINDOW)
    sums = energy[width :: samples(hop)] - energy[: energy.size - width : samples(hop)]
    return np.asarray(-0.691 + 10 * np.log10(sums / width + 1e-12), dtype=np.float64)


def _mean(levels: Signal) -> float:
    return float(10 * np.log10(np.mean(10 ** (levels / 10))))


def onset(signal: Signal, below_peak_db: float = 20.0) -> float:
    """Seconds until the sound first comes within so many decibels of its own peak."""
    limit = np.max(np.abs(signal)) * 10 ** (-below_peak_db / 20)
    return float(np.argmax(np.abs(signal) >= limit)) / RATE


def held_speech_tone(signal: Signal) -> float:
    """The share (0 to 1) of the energy after 150 ms that lies between 1 and 3 kHz, where consonants are told apart."""
    late = signal[samples(0.15) :]
    power = np.abs(np.fft.rfft(late * np.hanning(late.size))) ** 2
    bins = np.fft.rfftfreq(late.size, 1 / RATE)
    return float(power[(bins >= 1000) & (bins <= 3000)].sum() / (power.sum() + 1e-12))


def picture(signal: Signal, seconds: float = 1.6) -> Signal:
    """A coarse spectrogram in decibels below the sound's own peak: rows of 10 ms, bands of a third of an octave."""
    window, hop = 1024, samples(0.01)
    room = np.zeros(samples(seconds) + 2 * window)
    room[window // 2 : window // 2 + signal.size] = signal
    frames = np.lib.stride_tricks.sliding_window_view(room, window)[::hop][: samples(seconds) // hop]
    power = np.abs(np.fft.rfft(frames * np.hanning(window), axis=1)) ** 2
    bins = np.asarray(np.fft.rfftfreq(window, 1 / RATE), dtype=np.float64)
    edges = 90.0 * 2 ** (np.arange(24) / 3)
    columns = [_between(bins, float(low), float(low) * 2 ** (1 / 3)) for low in edges]
    bands = np.stack([power[:, column].sum(axis=1) for column in columns], axis=1)
    level = 10 * np.log10(bands + 1e-12)
    return np.asarray(np.maximum(level - level.max(), -_FLOOR), dtype=np.float64)


def _between(bins: Signal, low: float, high: float) -> list[int]:
    first = int(np.searchsorted(bins, low))
    return list(range(first, max(int(np.searchsorted(bins, high)), first + 1)))


def distance(first: Signal, second: Signal) -> float:
    """How unlike two sounds are: the mean difference of their pictures in decibels, where either one sounds."""
    one, two = picture(first), picture(second)
    heard = (one > -_FLOOR) | (two > -_FLOOR)
    return float(np.mean(np.abs(one - two)[heard]))
