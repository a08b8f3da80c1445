"""What becomes of a hand: tuned wooden bars for turns and results, small bells for the great ones, knuckles on wood."""

import numpy as np

from tools.sounds import cards, chips
from tools.sounds.physics import (
    SMALL_BELL,
    TUNED_BAR,
    Mode,
    Signal,
    body,
    burst,
    clock,
    detuned,
    dulled,
    ended,
    mix,
    strike,
    thud,
    unit,
)

# Pitches in hertz, equal temperament on A = 440.
A3, C4, E4, G4, A4, C5, D5, E5, G5, B5 = (440 * 2 ** (step / 12) for step in (-12, -9, -5, -2, 0, 3, 5, 7, 10, 14))


# What the case of the bars and the mallet's wood add: a short knock, the same under each note.
_CASE = (Mode(205, 0.35, 0.022), Mode(468, 0.3, 0.013), Mode(1130, 0.35, 0.006), Mode(3150, 0.5, 0.003))


def bar(hz: float, ring: float = 0.16, contact: float = 0.0008, seconds: float = 0.7) -> Signal:
    """A rosewood bar under a mallet, over its wooden case; `ring` is the decay of its lowest mode in seconds."""
    modes = tuple(Mode(hz * r, g, ring / r**1.25) for r, g in zip(TUNED_BAR, (1.0, 0.55, 0.35), strict=True))
    return ended(unit(strike(modes + _CASE, contact, seconds)), fall=0.1)


def bell(hz: float, ring: float = 0.3, contact: float = 0.0008, seconds: float = 0.9) -> Signal:
    """A small bell; the partials in the middle of speech die soon, the hum and the prime stay."""
    gains = (0.5, 1.0, 0.3, 0.22, 0.3, 0.16, 0.14, 0.1)
    modes = tuple(Mode(hz * r, g, ring / max(r, 0.8) ** 1.5) for r, g in zip(SMALL_BELL, gains, strict=True))
    return ended(unit(strike(modes, contact, seconds)), fall=0.1)


def knock(rng: np.random.Generator, weight: float = 1.0) -> Signal:
    """Knuckles on a table top: the broad wooden plate and the short bone on it."""
    plate = (
        Mode(128, 0.9, 0.045),
        Mode(214, 1.0, 0.036),
        Mode(345, 0.8, 0.026),
        Mode(520, 0.5, 0.017),
        Mode(830, 0.3, 0.01),
    )
    bone = burst(rng, 1700, 1.4, 0.003)
    return mix(0.2, (0.0, weight, ended(unit(strike(plate, 0.0016, 0.2)), fall=0.08)), (0.0, 0.45, unit(bone)))


def your_turn(rng: np.random.Generator) -> Signal:
    """Two bars, a fifth upward, over soon, because it is heard most: come in."""
    del rng
    return mix(0.32, (0.0, 0.7, bar(G4, 0.06)), (0.085, 1.0, bar(D5, 0.075)))


def win(rng: np.random.Generator) -> Signal:
    """Three bars upward, and a chip laid on the last."""
    return mix(
        0.52,
        (0.0, 0.7, bar(C4, 0.12)),
        (0.08, 0.8, bar(E4, 0.12)),
        (0.16, 1.0, bar(G4, 0.15)),
        (0.17, 0.16, chips.chip(rng, 3300)),
    )


def big_win(rng: np.random.Generator) -> Signal:
    """A bell at once, bars run up over an octave to another on top, with clay raining after."""
    run = [(0.065 * i, 0.5 + 0.05 * i, bar(hz, 0.16)) for i, hz in enumerate((C4, E4, G4, C5, E5))]
    rain = [(float(t), 0.1, chips.chip(rng, 3200)) for t in np.cumsum(rng.uniform(0.02, 0.06, 11)) + 0.3]
    bells = ((0.0, 0.8, bell(G4, 0.2)), (0.33, 0.8, bell(G5, 0.3)))
    return mix(0.88, *bells, *run, (0.33, 0.5, bar(C5, 0.28)), *rain)


def push(rng: np.random.Generator) -> Signal:
    """Two equal strokes on one stopped bar: nobody moved."""
    cloth = unit(burst(rng, 900, 1.5, 0.006))
    stopped = mix(0.16, (0.0, 1.0, ended(bar(A4, 0.035, 0.0010, 0.16), fall=0.06)), (0.0, 0.12, cloth))
    return mix(0.33, (0.0, 0.9, stopped), (0.15, 0.9, stopped))


def lose(rng: np.random.Generator) -> Signal:
    """Two low bars downward under cloth: short, without mockery."""
    del rng
    fall = mix(0.56, (0.0, 0.8, bar(E4, 0.12, 0.0014)), (0.14, 1.0, bar(A3, 0.17, 0.0016)))
    return dulled(fall, 1800)


# A loose board over a hollow: struck once, it rings low, in no key, and not for long.
_BOARD = (
    Mode(104, 1.0, 0.06),
    Mode(163, 0.9, 0.05),
    Mode(241, 0.8, 0.038),
    Mode(352, 0.6, 0.026),
    Mode(507, 0.4, 0.018),
    Mode(760, 0.25, 0.011),
)


def bust(rng: np.random.Generator) -> Signal:
    """Over twenty-one: a dry crack of wood, and the weight that falls through, on a hollow board, and rebounds."""
    crack = unit(strike(body(610, (1.0, 1.52, 2.61, 4.3), 9, slope=0.5), 0.0006, 0.1))
    splinters = [
        (float(t), float(g), unit(burst(rng, 2600, 2.0, 0.004))) for t, g in ((0, 0.5), (0.013, 0.3), (0.03, 0.2))
    ]
    board = ended(unit(strike(detuned(_BOARD, rng, 0.01), 0.002, 0.3)), fall=0.15)
    dust = unit(burst(rng, 420, 2.2, 0.018))
    drop = mix(0.3, (0.0, 1.0, board), (0.0, 0.35, dust), (0.0, 0.6, unit(thud((190, 88), 0.045, 0.002, 0.25))))
    return mix(0.46, (0.0, 0.8, crack), *splinters, (0.055, 1.0, drop), (0.19, 0.22, drop))


def blackjack(rng: np.random.Generator) -> Signal:
    """The natural: a card clapped down, and two bells a fourth apart at once, then the third above."""
    clap = cards.turned(rng)[4700:]
    return mix(
        0.7,
        (0.0, 0.45, unit(clap)),
        (0.03, 0.7, bell(D5, 0.22)),
        (0.03, 0.7, bell(G5, 0.2)),
        (0.14, 0.5, bell(B5, 0.17)),
    )


def insurance(rng: np.random.Generator) -> Signal:
    """Insurance is offered: a counter bell under the palm, touched three times in a swing that asks."""
    del rng
    tap = bell(C5, 0.07, 0.0006, 0.3)
    high = bell(E5, 0.12, 0.0006, 0.4)
    return mix(0.52, (0.0, 0.8, tap), (0.085, 0.55, tap), (0.17, 1.0, high))


def bank_broken(rng: np.random.Generator) -> Signal:
    """The bank is gone: its stacks topple over the table, and a low bell closes it."""
    topple = [
        (float(t), float(rng.uniform(0.2, 0.5)), chips.chip(rng, rng.uniform(1900, 3300)))
        for t in np.cumsum(rng.uniform(0.006, 0.028, 26)) + 0.02
    ]
    floor = unit(thud((150, 82), 0.12, 0.003, 0.5))
    rolling = 0.5 + 0.5 * np.cos(2 * np.pi * 5.5 * clock(0.9)) ** 2
    low = bell(A3, 0.4, 0.002, 0.9) * rolling
    return mix(0.9, (0.0, 0.7, floor), (0.21, 0.5, floor), *topple, (0.28, 0.9, low))


def last_round(rng: np.random.Generator) -> Signal:
    """The banker knocks on the table, twice."""
    return mix(0.42, (0.0, 0.85, knock(rng)), (0.17, 1.0, knock(rng, 1.1)))
