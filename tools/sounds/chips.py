"""Clay: chips put down, stacked, raked in and dragged away over felt."""

import numpy as np

from tools.sounds.physics import DISC, Signal, body, burst, detuned, dulled, mix, rub, shaped, strike, thud, unit

Part = tuple[float, float, Signal]


def chip(rng: np.random.Generator, hz: float = 3200.0, contact: float = 0.00015) -> Signal:
    """One chip that meets another: two discs of clay and the grit between them, dull, short, never twice the same."""
    discs = [
        detuned(body(hz * rng.uniform(low, high), DISC, quality, slope=0.1), rng, 0.03)
        for low, high, quality in ((0.92, 1.09, 30), (0.78, 0.9, 24))
    ]
    falling, lying = (unit(strike(disc, contact, 0.06)) for disc in discs)
    grit = unit(burst(rng, 2400, 2.4, 0.0012, 0.02))
    return unit(mix(0.06, (0.0, 1.0, falling), (0.00008, 0.5, lying), (0.0, 0.3, grit)))


def _on_felt(rng: np.random.Generator, weight: float) -> Signal:
    return mix(
        0.11,
        (0.0, 0.5 * weight, unit(thud((230, 130), 0.014, 0.0015, 0.1))),
        (0.0, 0.35, unit(burst(rng, 900, 2.0, 0.009))),
    )


def _settling(rng: np.random.Generator, start: float, gain: float, gap: float, count: int) -> list[Part]:
    """A chip that drops on another and bounces: each bounce sooner and softer than the one before."""
    parts: list[Part] = []
    for _ in range(count):
        parts.append((start, gain, chip(rng)))
        start, gain, gap = start + gap * rng.uniform(0.9, 1.1), gain * 0.6, gap * 0.66
    return parts


def _stick_slip(rng: np.random.Generator, seconds: float, rate: tuple[float, float], hz: float) -> Signal:
    """Clay dragged over clay: it holds and lets go `rate` times a second, each time a tiny strike."""
    parts: list[Part] = []
    moment = 0.0
    while moment < seconds:
        along = moment / seconds
        parts.append((moment, float(rng.uniform(0.3, 1.0)), chip(rng, hz, 0.0003)))
        moment += float(rng.uniform(0.6, 1.4)) / (rate[0] + (rate[1] - rate[0]) * along)
    return unit(mix(seconds + 0.03, *parts))


def small(rng: np.random.Generator) -> Signal:
    """A chip or two put down."""
    return mix(0.24, (0.0, 0.7, _on_felt(rng, 0.7)), (0.0, 0.5, chip(rng)), *_settling(rng, 0.07, 0.8, 0.036, 4))


def medium(rng: np.random.Generator) -> Signal:
    """A short stack put down and let run through the fingers."""
    run: list[Part] = []
    for moment in (0.06, 0.115, 0.165, 0.21):
        run += _settling(rng, moment, float(rng.uniform(0.6, 0.9)), 0.02, 3)
    return mix(0.38, (0.0, 0.9, _on_felt(rng, 0.9)), (0.0, 0.6, chip(rng, 2800)), *run)


def large(rng: np.random.Generator) -> Signal:
    """Whole stacks pushed forward: the drag over clay and felt, then one after the other falls against the next."""
    drag = shaped(_stick_slip(rng, 0.24, (70, 150), 3000), ((0.0, 0.5), (0.15, 1.0), (0.26, 0.2)))
    cloth = shaped(rub(rng, 0.28, (500, 900), 1.6, rough=0.6), ((0.0, 0.4), (0.2, 1.0), (0.28, 0.0)))
    fall: list[Part] = []
    for moment in np.cumsum(rng.uniform(0.018, 0.045, 9)) + 0.22:
        fall += _settling(rng, float(moment), float(rng.uniform(0.5, 1.0)), 0.022, 3)
    return mix(
        0.68,
        (0.0, 0.8, _on_felt(rng, 1.0)),
        (0.0, 0.5, drag),
        (0.0, 0.2, unit(cloth)),
        (0.25, 1.0, _on_felt(rng, 1.2)),
        *fall,
    )


def won(rng: np.random.Generator) -> Signal:
    """Chips raked in: a quickening run of clay, ever brighter, ended by the stack set down before you."""
    run: list[Part] = []
    gaps = np.linspace(0.052, 0.018, 14) * rng.uniform(0.75, 1.25, 14)
    for index, moment in enumerate(np.cumsum(gaps) - gaps[0] + 0.002):
        gain = (0.35 + 0.04 * index) * float(rng.uniform(0.7, 1.2))
        run.append((float(moment), gain, chip(rng, 2400 * 1.04**index)))
    stack = [*_settling(rng, 0.5, 1.0, 0.03, 4), (0.5, 0.9, _on_felt(rng, 0.9))]
    return mix(0.64, *run, *stack)


def lost(rng: np.random.Generator) -> Signal:
    """Chips dragged away: cloth and clay behind it, darker and farther the longer it lasts."""
    cloth = shaped(rub(rng, 0.5, (1100, 380), 1.5, rough=0.5), ((0.0, 0.7), (0.1, 1.0), (0.5, 0.0)))
    clay = _stick_slip(rng, 0.36, (60, 26), 1700)
    far = dulled(shaped(clay, ((0.0, 1.0), (0.39, 0.15))), 1600)
    return mix(0.52, (0.0, 0.5, _on_felt(rng, 0.6)), (0.0, 0.5, unit(cloth)), (0.004, 0.7, unit(far)))
