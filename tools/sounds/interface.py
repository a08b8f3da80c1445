"""What the keys answer with: small pieces of wood and felt, over before the next key; and the two ends of a session."""

import numpy as np

from tools.sounds import cards, results
from tools.sounds.physics import BAR, Signal, body, burst, dulled, ended, mix, rub, shaped, strike, thud, unit


def _block(hz: float, quality: float = 9.0, contact: float = 0.0007, seconds: float = 0.07) -> Signal:
    """A small block of wood, tapped."""
    return unit(strike(body(hz, BAR, quality, slope=1.1), contact, seconds))


def move(rng: np.random.Generator) -> Signal:
    """One item on: the lightest tick of wood."""
    return mix(0.05, (0.0, 1.0, _block(620, 8)), (0.0, 0.12, unit(burst(rng, 4200, 1.2, 0.002))))


def choose(rng: np.random.Generator) -> Signal:
    """Chosen: two blocks, upward, the second ringing a little."""
    del rng
    return mix(0.14, (0.0, 0.6, _block(440, 9)), (0.042, 1.0, _block(660, 22, 0.0009, 0.1)))


def back(rng: np.random.Generator) -> Signal:
    """One level back: two blocks, downward, the second stopped by cloth."""
    del rng
    return mix(0.13, (0.0, 0.8, _block(560, 9)), (0.046, 1.0, dulled(_block(330, 12, 0.0014, 0.08), 1200)))


def wrap(rng: np.random.Generator) -> Signal:
    """Round the end of a list: a short brush along the edge, and the tick at the other end."""
    brush = shaped(rub(rng, 0.08, (5200, 1300), 1.2), ((0.0, 1.0), (0.03, 0.8), (0.08, 0.1)))
    return mix(0.13, (0.0, 0.45, unit(brush)), (0.078, 0.8, _block(620, 8, 0.0008, 0.05)))


def refused(rng: np.random.Generator) -> Signal:
    """It cannot be done: the flat of the fingers on leather, twice, quick and low."""
    pat = mix(
        0.07,
        (0.0, 1.0, unit(thud((255, 165), 0.018, 0.0012, 0.07))),
        (0.0, 0.3, unit(burst(rng, 520, 1.4, 0.007, 0.05))),
    )
    return mix(0.14, (0.0, 0.9, pat), (0.066, 1.0, pat))


def nothing(rng: np.random.Generator) -> Signal:
    """No such key here: one breath of cloth, without any pitch."""
    puff = shaped(rub(rng, 0.085, (1000, 600), 1.9), ((0.0, 0.9), (0.008, 1.0), (0.085, 0.0)))
    return dulled(puff, 1500)


def start(rng: np.random.Generator) -> Signal:
    """The table opens: a quick riffle, and four bars upward to the open chord."""
    riffle = ended(cards.shuffled(rng)[10000:25000], fall=0.05)
    notes = zip((0.24, 0.34, 0.44, 0.58), (results.G4, results.C5, results.D5, results.G5), strict=True)
    bars = [(moment, 0.8, results.bar(hz, 0.18, seconds=0.9)) for moment, hz in notes]
    return mix(1.05, (0.0, 0.4, unit(riffle)), *bars, (0.58, 0.6, results.bar(results.G4, 0.2, seconds=0.7)))


def quit_(rng: np.random.Generator) -> Signal:
    """The table closes: three bars downward, and the pack laid aside."""
    notes = zip((0.0, 0.11, 0.23), (results.G5, results.D5, results.G4), strict=True)
    bars = [(moment, 0.8, results.bar(hz, 0.17, seconds=0.7)) for moment, hz in notes]
    pack = mix(
        0.2, (0.0, 1.0, unit(thud((200, 110), 0.03, 0.002, 0.2))), (0.0, 0.5, unit(burst(rng, 1600, 2.2, 0.012)))
    )
    return mix(0.85, *bars, (0.54, 0.7, pack))
