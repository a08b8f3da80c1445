"""Small physical models: things that are struck (banks of damped modes) and things that rub (shaped noise).

Every model answers a signal of 48 kHz samples; none of them knows of loudness, names or files.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RATE = 48_000

Signal = NDArray[np.float64]

# Ratios of the mode frequencies to the lowest one, from the theory of each shape.
BAR = (1.0, 2.756, 5.404, 8.933)  # a uniform bar, free at both ends
TUNED_BAR = (1.0, 3.93, 9.6)  # a bar undercut as in a marimba
DISC = (1.0, 1.73, 2.33, 3.91, 4.11, 6.71)  # a free circular plate
SMALL_BELL = (0.5, 1.0, 1.19, 1.5, 2.0, 2.67, 4.1, 5.4)  # hum, prime, tierce, quint, nominal and above


@dataclass(frozen=True)
class Mode:
    """One way in which a body rings: hertz, share of the strike, seconds until it has fallen to 1/e."""

    hz: float
    gain: float
    decay: float


def samples(seconds: float) -> int:
    """The whole number of samples in so many seconds."""
    return round(seconds * RATE)


def clock(seconds: float) -> Signal:
    """The time of every sample, in seconds from 0."""
    return np.arange(samples(seconds), dtype=np.float64) / RATE


def body(hz: float, ratios: Sequence[float], quality: float, slope: float = 1.0) -> tuple[Mode, ...]:
    """The modes of a body whose lowest is `hz`; `quality` is its Q, `slope` how fast higher modes are weaker."""
    return tuple(Mode(hz * r, r**-slope, quality / (np.pi * hz * r)) for r in ratios)


def detuned(modes: Iterable[Mode], rng: np.random.Generator, spread: float) -> tuple[Mode, ...]:
    """The same body made a little differently: no two chips or strikes are quite alike."""
    return tuple(
        Mode(m.hz * (1 + rng.uniform(-spread, spread)), m.gain * rng.uniform(0.6, 1.4), m.decay) for m in modes
    )


def strike(modes: Sequence[Mode], contact: float, seconds: float) -> Signal:
    """A body struck once; `contact` seconds of touch: the longer (softer), the darker.

    The force is a Hertz contact pulse (half a sine to the power 1.5); that pulse is run through the modes.
    """
    t = clock(seconds)
    ringing = sum(
        (m.gain * np.exp(-t / m.decay) * np.sin(2 * np.pi * m.hz * t) for m in modes if m.hz < RATE * 0.45),
        start=np.zeros_like(t),
    )
    width = max(samples(contact), 2)
    force = np.sin(np.pi * (np.arange(width) + 0.5) / width) ** 1.5
    return convolve(ringing, force / force.sum())[: t.size]


def convolve(first: Signal, second: Signal) -> Signal:
    """Linear convolution through the frequency domain."""
    size = first.size + second.size - 1
    fast = 1 << (size - 1).bit_length()
    product = np.fft.rfft(first, fast) * np.fft.rfft(second, fast)
    return np.asarray(np.fft.irfft(product, fast)[:size], dtype=np.float64)


def rub(
    rng: np.random.Generator, seconds: float, centre: tuple[float, float], octaves: float, rough: float = 0.0
) -> Signal:
    """Friction: noise in a band `octaves` wide whose centre moves from one frequency to the other (hertz).

    `rough` (0 to 1) lets the grain of the surface catch: the noise then comes in small irregular bursts.
    Its level is steady; give it a course with `shaped`.
    """
    window, hop = 512, 128
    count = samples(seconds)
    frames = count // hop + window // hop + 1
    raw = rng.standard_normal(frames * hop + window)
    hann = np.hanning(window)
    bins = np.maximum(np.fft.rfftfreq(window, 1 / RATE), 1.0)
    out = np.zeros(raw.size)
    for index in range(frames):
        place = index * hop
        along = min(max((place - window / 2) / max(count, 1), 0.0), 1.0)
        middle = centre[0] * (centre[1] / centre[0]) ** along
        band = np.exp(-0.5 * (np.log2(bins / middle) / (octaves / 2)) ** 2)
        spectrum = np.fft.rfft(raw[place : place + window] * hann) * band
        out[place : place + window] += np.fft.irfft(spectrum, window) * hann
    steady = out[window : window + count]
    steady = steady / (float(np.sqrt(np.mean(steady**2))) + 1e-12)
    grain = _grain(rng, count, rough) if rough else np.ones(count)
    return np.asarray(steady * grain, dtype=np.float64)


def _grain(rng: np.random.Generator, count: int, rough: float) -> Signal:
    knots = rng.random(count // 150 + 3) ** 2 * 2
    catching = np.interp(np.arange(count) / 150, np.arange(knots.size), knots)
    return np.asarray(1 - rough + rough * catching, dtype=np.float64)


def shaped(signal: Signal, course: Sequence[tuple[float, float]]) -> Signal:
    """The signal with a level that follows (seconds, level) points along smooth (half cosine) ways."""
    t = np.arange(signal.size) / RATE
    times = [point[0] for point in course]
    levels = [point[1] for point in course]
    out = np.full(signal.size, levels[-1], dtype=np.float64)
    out[t < times[0]] = levels[0]
    for start, end, low, high in zip(times, times[1:], levels, levels[1:], strict=False):
        inside = (t >= start) & (t < end)
        out[inside] = low + (high - low) * (1 - np.cos(np.pi * (t[inside] - start) / (end - start))) / 2
    return signal * out


def burst(
    rng: np.random.Generator, centre: float, octaves: float, decay: float, seconds: float | None = None
) -> Signal:
    """A slap of paper or cloth: banded noise that begins at once and dies with the given decay (seconds to 1/e)."""
    length = seconds if seconds is not None else decay * 6
    noise = rub(rng, length, (centre, centre * 0.8), octaves)
    return noise * np.exp(-clock(length) / decay)


def thud(hz: tuple[float, float], decay: float, contact: float, seconds: float) -> Signal:
    """Something heavy on cloth: a low tone that sinks from one pitch to the other as the cloth gives way."""
    t = clock(seconds)
    pitch = hz[1] + (hz[0] - hz[1]) * np.exp(-t / (decay * 0.5))
    tone = np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / decay)
    return ended(tone * np.minimum(t / contact, 1.0), rise=0.0, fall=seconds / 4)


def dulled(signal: Signal, hz: float) -> Signal:
    """The signal behind cloth: a causal two-pole low pass at `hz`."""
    t = np.arange(samples(8 / hz)) / RATE
    rate = 2 * np.pi * hz
    response = t * np.exp(-rate * t)
    return convolve(signal, response / response.sum())[: signal.size]


def without_dc(signal: Signal, hz: float = 45.0) -> Signal:
    """The signal without what no loudspeaker gives: a causal one-pole high pass at `hz`."""
    t = clock(5 / hz)
    slow = np.exp(-2 * np.pi * hz * t)
    return signal - convolve(signal, slow / slow.sum())[: signal.size]


def mix(seconds: float, *parts: tuple[float, float, Signal]) -> Signal:
    """Parts laid over each other: (start in seconds, gain, signal); what goes past the end is cut off."""
    out = np.zeros(samples(seconds))
    for start, gain, signal in parts:
        place = samples(start)
        room = max(min(signal.size, out.size - place), 0)
        out[place : place + room] += gain * signal[:room]
    return out


def unit(signal: Signal) -> Signal:
    """The signal with its highest sample at 1."""
    return signal / (float(np.max(np.abs(signal))) + 1e-12)


def ended(signal: Signal, rise: float = 0.0004, fall: float = 0.02) -> Signal:
    """The signal with both ends brought to silence, `rise` and `fall` seconds long, so that neither clicks."""
    out = signal.copy()
    first, last = samples(rise), min(samples(fall), signal.size // 2)
    if first:
        out[:first] *= (1 - np.cos(np.pi * np.arange(first) / first)) / 2
    out[-last:] *= (1 + np.cos(np.pi * (np.arange(last) + 1) / last)) / 2
    return out
