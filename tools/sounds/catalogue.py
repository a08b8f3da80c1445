"""Every sound by its name: which group it is levelled with, how long it may be, how it is made.

`render` answers the finished samples; the same seed gives the same samples on every machine.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import numpy as np

from tools.sounds import cards, chips, interface, ogg, results
from tools.sounds.measure import level, peak_db
from tools.sounds.physics import RATE, Signal, ended, without_dc

SEED = 21
PEAK_DB = -1.5  # dBFS before encoding; what is decoded stays below -1


class Group(Enum):
    """Sounds that are levelled with each other; the value is their level in LUFS (see measure)."""

    CARDS = -28.0
    CHIPS = -29.5
    RESULTS = -25.0
    INTERFACE = -30.0


@dataclass(frozen=True)
class Recipe:
    """A sound: its file's name without the ending, its group, its longest time in seconds, its maker.

    `answers_key` marks what a key answers with: it must begin at once.
    """

    name: str
    group: Group
    longest: float
    make: Callable[[np.random.Generator], Signal]
    answers_key: bool = False


def _card(slide: float, pitch: float, landing: float) -> Callable[[np.random.Generator], Signal]:
    return lambda rng: cards.dealt(rng, slide, pitch, landing)


CATALOGUE = (
    Recipe("card-1", Group.CARDS, 0.2, _card(0.085, 1.00, 0.80)),
    Recipe("card-2", Group.CARDS, 0.2, _card(0.110, 0.86, 0.70)),
    Recipe("card-3", Group.CARDS, 0.2, _card(0.070, 1.15, 0.95)),
    Recipe("card-4", Group.CARDS, 0.2, _card(0.130, 1.06, 0.60)),
    Recipe("card-turn", Group.CARDS, 0.2, cards.turned),
    Recipe("shuffle", Group.CARDS, 0.9, cards.shuffled),
    Recipe("cut-card", Group.CARDS, 0.2, cards.cut),
    Recipe("chips-small", Group.CHIPS, 0.9, chips.small),
    Recipe("chips-medium", Group.CHIPS, 0.9, chips.medium),
    Recipe("chips-large", Group.CHIPS, 0.9, chips.large),
    Recipe("chips-won", Group.CHIPS, 0.9, chips.won),
    Recipe("chips-lost", Group.CHIPS, 0.9, chips.lost),
    Recipe("your-turn", Group.RESULTS, 0.9, results.your_turn),
    Recipe("win", Group.RESULTS, 0.9, results.win),
    Recipe("big-win", Group.RESULTS, 0.9, results.big_win),
    Recipe("push", Group.RESULTS, 0.9, results.push),
    Recipe("lose", Group.RESULTS, 0.9, results.lose),
    Recipe("bust", Group.RESULTS, 0.9, results.bust),
    Recipe("blackjack", Group.RESULTS, 0.9, results.blackjack),
    Recipe("insurance", Group.RESULTS, 0.9, results.insurance),
    Recipe("bank-broken", Group.RESULTS, 0.9, results.bank_broken),
    Recipe("last-round", Group.RESULTS, 0.9, results.last_round),
    Recipe("menu-move", Group.INTERFACE, 0.15, interface.move, answers_key=True),
    Recipe("menu-choose", Group.INTERFACE, 0.15, interface.choose, answers_key=True),
    Recipe("menu-back", Group.INTERFACE, 0.15, interface.back, answers_key=True),
    Recipe("wrap", Group.INTERFACE, 0.15, interface.wrap, answers_key=True),
    Recipe("refused", Group.INTERFACE, 0.15, interface.refused, answers_key=True),
    Recipe("nothing-here", Group.INTERFACE, 0.15, interface.nothing, answers_key=True),
    Recipe("start", Group.INTERFACE, 1.5, interface.start),
    Recipe("quit", Group.INTERFACE, 1.5, interface.quit_),
)


def render(recipe: Recipe) -> Signal:
    """The finished sound. Raises ValueError if it cannot be as loud as its group without passing the peak."""
    rng = np.random.default_rng((SEED, zlib.crc32(recipe.name.encode())))
    made = without_dc(recipe.make(rng))
    raw = ended(made, fall=min(0.2, made.size / RATE / 4))
    target = recipe.group.value
    sound = raw * _gain(target - level(raw))
    sound = sound * _gain(target - level(ogg.decode(ogg.encode(sound))))  # encoding takes some of the hiss
    if peak_db(sound) > PEAK_DB:
        raise ValueError(f"{recipe.name}: peak {peak_db(sound):.1f} dBFS at {recipe.group.value} LUFS")
    return sound


def _gain(db: float) -> float:
    return float(10 ** (db / 20))
