"""Paper: cards that leave the shoe and land on felt, a card turned over, the riffle, the plastic cut card."""

import numpy as np

from tools.sounds.physics import DISC, Signal, body, burst, clock, dulled, mix, rub, shaped, strike, thud, unit


def dealt(rng: np.random.Generator, slide: float, pitch: float, landing: float) -> Signal:
    """A card dealt: the thumb lets it go, it slides over felt for `slide` seconds and lies down.

    `pitch` scales the hiss of the slide, `landing` the weight of the last touch.
    """
    snap = unit(burst(rng, 4200 * pitch, 1.6, 0.004))
    course = ((0.0, 0.5), (slide * 0.35, 1.0), (slide, 0.05))
    glide = unit(shaped(rub(rng, slide, (2600 * pitch, 5200 * pitch), 1.5, rough=0.5), course))
    slap = unit(burst(rng, 3100 * pitch, 2.2, 0.007))
    felt = unit(thud((260, 150), 0.010, 0.0015, 0.06))
    end = slide * 0.86
    return mix(slide + 0.06, (0.0, 0.55, snap), (0.001, 0.75, glide), (end, landing, slap), (end, landing * 0.45, felt))


def turned(rng: np.random.Generator) -> Signal:
    """A card turned over: its corner is bent up, it swings through the air and claps down flat."""
    corner = unit(burst(rng, 5200, 1.2, 0.003))
    bend = unit(strike(body(430, (1.0, 2.3, 3.9), 7), 0.0012, 0.06))
    swing = unit(shaped(rub(rng, 0.1, (900, 3200), 1.6), ((0.0, 0.1), (0.07, 1.0), (0.1, 0.2))))
    clap = unit(burst(rng, 2400, 2.6, 0.010))
    air = unit(thud((330, 170), 0.012, 0.0015, 0.09))
    return mix(0.19, (0.0, 0.5, corner), (0.0, 0.35, bend), (0.012, 0.45, swing), (0.098, 0.9, clap), (0.098, 0.4, air))


def shuffled(rng: np.random.Generator) -> Signal:
    """The riffle: two halves run together card by card, faster and faster; then the arch falls in and is squared."""
    gaps = np.interp(np.arange(30), (0, 8, 24, 29), (0.026, 0.017, 0.012, 0.018)) * rng.uniform(0.75, 1.25, 30)
    parts = [(0.0, 0.5, unit(burst(rng, 3200, 1.5, 0.004)))]
    for index, moment in enumerate(np.cumsum(gaps)):
        edge = unit(burst(rng, rng.uniform(2600, 4600), 1.3, rng.uniform(0.0025, 0.005)))
        parts.append((float(moment), float(0.45 + 0.3 * np.sin(np.pi * index / 30)), edge))
    arch = shaped(rub(rng, 0.2, (4600, 2000), 1.8, rough=0.8), ((0.0, 0.0), (0.06, 1.0), (0.2, 0.0)))
    squared = unit(burst(rng, 1500, 2.4, 0.012))
    tapped = unit(thud((280, 170), 0.014, 0.002, 0.1))
    return mix(0.84, *parts, (0.54, 0.65, unit(arch)), (0.73, 0.8, squared), (0.73, 0.5, tapped))


def cut(rng: np.random.Generator) -> Signal:
    """The cut card: stiff plastic pushed into the pack, until it clicks home."""
    push = unit(shaped(rub(rng, 0.11, (700, 1500), 1.4, rough=0.9), ((0.0, 0.6), (0.08, 1.0), (0.11, 0.1))))
    plastic = unit(strike(body(640, DISC, 11, slope=0.6), 0.0006, 0.08))
    hollow = dulled(unit(strike(body(300, (1.0, 1.6), 8), 0.002, 0.08)), 1500)
    touch = unit(strike(body(900, DISC, 7), 0.0008, 0.03))
    fading = np.exp(-clock(0.08) / 0.03)
    return mix(0.2, (0.0, 0.4, touch), (0.002, 0.6, push), (0.112, 0.8, plastic * fading), (0.112, 0.7, hollow))
