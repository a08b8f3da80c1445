"""Shuffles are the same on every Python, uniform, and use up what was laid ready first."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from audiojack.engine.cards import PACK_32, Card, parse_cards
from audiojack.engine.chance import Chance, below, next_word, shuffled

ABC = parse_cards("Ah Kd 7c")
ORDER_OF_SEED_7 = (
    "9h Qc Kc Qd 8d As 9c 7h 10h 7s Jh 7d Qs 8h Ah 9s 8s Jc Kd Kh "
    "9d Ks 8c Js Ad Jd 7c 10c 10d 10s Qh Ac"
)


def test_the_generator_is_splitmix64() -> None:
    # The first words for seed 1234567, as published with the generator.
    state = 1234567
    words = []
    for _ in range(5):
        word, state = next_word(state)
        words.append(word)
    assert words == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_a_seed_means_one_order_for_ever() -> None:
    pack, state = shuffled(PACK_32, 7)
    assert " ".join(pack) == ORDER_OF_SEED_7
    assert sorted(pack) == sorted(PACK_32)
    assert shuffled(PACK_32, state)[0] != pack


def test_every_order_is_equally_likely() -> None:
    counts: Counter[tuple[Card, ...]] = Counter()
    state = 1
    for _ in range(12_000):
        order, state = shuffled(ABC, state)
        counts[order] += 1
    assert set(counts) == set(permutations(ABC))
    # Chi-square with five degrees of freedom: 20.5 is passed once in a thousand.
    assert sum((n - 2000) ** 2 / 2000 for n in counts.values()) < 20.5


def test_below_stays_below() -> None:
    state = 3
    seen = set()
    for _ in range(500):
        value, state = below(5, state)
        seen.add(value)
    assert seen == {0, 1, 2, 3, 4}


def test_what_is_stacked_comes_first() -> None:
    chance = Chance(state=9, orders=(ABC,), picks=(3,))
    order, draw = chance.order(PACK_32, b"")
    assert order == ABC
    chance = chance.ordered(draw)
    place, draw = chance.pick(10, b"")
    assert (place, chance.picked(draw)) == (3, Chance(state=9))
    assert chance.order(PACK_32, b"")[0] == shuffled(PACK_32, 9)[0]
