"""No draw can be foretold from those before it (GEN-R24): the attack that found a seed finds no key."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from audiojack.engine.bank_events import LotsDrawn, PlacePicked
from audiojack.engine.cards import PACK_36, Card
from audiojack.engine.chance import (
    KEY_BYTES,
    Chance,
    ForetellableError,
    Keys,
    below,
    keyed_below,
    keyed_order,
    next_word,
    shuffled,
)
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event, Shuffled
from audiojack.engine.journal import Journal
from audiojack.engine.redaction import redact
from audiojack.engine.table import Seat
from audiojack.games.registry import GAMES

PACKS = 1000
HEARD = 33
"""How many cards of a pack of 36 are heard at a table of five people."""

_WORDS = 1 << 64
_MASK = _WORDS - 1


def undone(value: int, shift: int) -> int:
    """The value that gave this one when it was mixed with itself shifted to the right."""
    found = value
    for _ in range(64 // shift + 1):
        found = value ^ (found >> shift)
    return found


def state_after(word: int) -> int:
    """The state of SplitMix64 when it gave this word."""
    z = undone(word, 31) * pow(0x94D049BB133111EB, -1, _WORDS) & _MASK
    z = undone(z, 27) * pow(0xBF58476D1CE4E5B9, -1, _WORDS) & _MASK
    return undone(z, 30)


def attack(before: Sequence[Card], heard: Sequence[Card]) -> set[int]:
    """The states after a shuffle that explain the last cards of an order, from what was heard alone.

    The first word decided the last 13 places; it is all but known from the cards there, and can be run backwards.
    """
    pack, size, product, low = list(before), len(before), 1, 0
    for card in reversed(heard):
        if product * size > _WORDS:
            break
        place = pack.index(card)
        low += place * product
        product *= size
        pack[place], pack[size - 1] = pack[size - 1], pack[place]
        size -= 1
    found = set()
    for word in range(low, _WORDS - _WORDS % product, product):
        start = (state_after(word) - 0x9E3779B97F4A7C15) & _MASK
        order, state = shuffled(before, start)
        if order[-len(heard) :] == tuple(heard):
            found.add(state)
    return found


def founded(table: Any, key: bytes) -> tuple[Any, Shuffled]:
    """The bank is opened, and with that the pack shuffled."""
    played = GAMES["ochko"].decider(table.options).play(table, Command(0, "found", amount=100), key)
    assert not isinstance(played, Refusal)
    return played.table, next(event for event in played.events if isinstance(event, Shuffled))


def ochko(seed: int | None) -> Any:
    """A table of Ochko at which the first seat is to open the bank."""
    game = GAMES["ochko"]
    table = game.open((Seat("Ana", 1000), Seat("Ivo", 1000)), game.complete({}), seed)
    return replace(table, phase="found", banker=0, turn=0)


def test_the_attack_finds_a_seed_and_foretells_the_next_pack() -> None:
    for seed in range(20):
        table, first = founded(ochko(seed), b"")
        states = attack(PACK_36, first.order[-HEARD:])
        assert states == {table.chance.state}
        following, _ = shuffled(first.order, states.pop())
        again = replace(table, phase="found", bank=0, founded=0, turn=0, stock=first.order)
        assert founded(again, b"")[1].order == following


def test_the_attack_finds_nothing_in_a_thousand_packs_of_fresh_keys() -> None:
    table = ochko(None)
    orders = set()
    for _ in range(PACKS):
        after, event = founded(table, secrets.token_bytes(KEY_BYTES))
        assert attack(PACK_36, event.order[-HEARD:]) == set()
        assert attack(PACK_36, event.order) == set()
        assert (after.chance.state, event.state) == (None, 0)
        orders.add(event.order)
    assert len(orders) == PACKS


@pytest.mark.parametrize("game", [one for one in GAMES.values() if one.family == "bank"], ids=lambda game: game.id)
def test_a_table_without_a_seed_draws_nothing_without_a_key(game: Any) -> None:
    seats = tuple(Seat(name, 1000) for name in ("Ana", "Ivo", "Eva"))
    table = game.open(seats, game.complete({}), None)
    with pytest.raises(ForetellableError):
        game.decider(table.options).play(table, Command(0, "draw-lots"))
    with pytest.raises(ValueError, match="32 bytes"):
        game.decider(table.options).play(table, Command(0, "draw-lots"), b"short")


def test_each_draw_of_one_command_has_a_key_of_its_own() -> None:
    keys = Keys(bytes(range(KEY_BYTES)))
    drawn = [keys.next() for _ in range(50)]
    assert len(set(drawn)) == 50
    assert {len(key) for key in drawn} == {KEY_BYTES}
    assert bytes(range(KEY_BYTES)) not in drawn


def test_a_key_means_the_same_draws_for_ever() -> None:
    key = bytes(range(KEY_BYTES))
    assert " ".join(keyed_order(PACK_36, key)[:8]) == "9h 10s 6h 9d Qd 7c Ad Jd"
    assert [keyed_below(104, bytes([number]) * KEY_BYTES) for number in range(5)] == [59, 63, 2, 21, 60]


def test_every_place_is_equally_likely_under_keys() -> None:
    counts = [0] * 6
    for number in range(6000):
        counts[keyed_below(6, number.to_bytes(KEY_BYTES, "big"))] += 1
    # Chi-square with five degrees of freedom: 20.5 is passed once in a thousand.
    assert sum((n - 1000) ** 2 / 1000 for n in counts) < 20.5
    firsts = dict.fromkeys(PACK_36, 0)
    for number in range(7200):
        firsts[keyed_order(PACK_36, number.to_bytes(KEY_BYTES, "little"))[0]] += 1
    # With 35 degrees of freedom: 66.6.
    assert sum((n - 200) ** 2 / 200 for n in firsts.values()) < 66.6


@pytest.mark.parametrize(
    "event",
    [
        Shuffled(PACK_36, "start", 36, 7, key="ab"),
        LotsDrawn((0, 1), PACK_36[:2], state=7, key="ab"),
        PlacePicked(0, 5, state=7, key="ab"),
    ],
    ids=lambda event: type(event).__name__,
)
def test_neither_key_nor_state_leaves_the_table(event: Event) -> None:
    for seat in (0, 1, -2):
        told = redact(event, seat)
        assert (told.key, told.state) == ("", 0)  # type: ignore[attr-defined]


def test_a_journal_from_before_the_keys_comes_to_the_same_cards() -> None:
    old = '{"type":"PlacePicked","seat":1,"place":3,"by_banker":false,"ready":false,"state":12345}'
    event = Journal().event(old)
    table = replace(ochko(7), chance=Chance(7))
    assert GAMES["ochko"].decider(table.options).evolve(table, event).chance == Chance(12345)
    assert below(10, 12345) == ((next_word(12345)[0]) % 10, next_word(12345)[1])
