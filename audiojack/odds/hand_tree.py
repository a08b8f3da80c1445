"""All hands that can be drawn in a bank game, as one tree of sets of cards, walked for any pack that one may know.

A hand is told by how many cards of each kind it holds. The tree depends on the game's way of counting alone; values go
up it (from full hands to empty ones), chances go down it. Cards that were seen elsewhere are missing from the pack.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import NamedTuple

from audiojack.engine.cards import Card
from audiojack.engine.hands import GOAL, Count

BUST = -1
"""In place of a hand: over 21. As an index it means the last place."""

Counts = tuple[int, ...]

Worths = Sequence[float]
"""By place in the tree. They are arrays: many are remembered, and a list of numbers is four times as large."""


class Node(NamedTuple):
    """A hand: how many cards of each kind, their points, and whether it wins by itself whatever its points are.

    `next` has the hand after one card of each kind, BUST over 21; it is empty where nothing is drawn any more.
    """

    held: Counts
    size: int
    points: int
    special: bool
    next: tuple[int, ...]


class HandTree:
    """The hands of one way of counting.

    `kind` says what tells cards apart, `special` which hands win at once, `most` how many cards a hand can hold.
    """

    def __init__(
        self,
        pack: Sequence[Card],
        count: Count,
        kind: Callable[[Card], Hashable],
        special: Callable[[tuple[Card, ...]], bool],
        most: int = 99,
    ) -> None:
        kinds = list(dict.fromkeys(map(kind, pack)))
        self._kind = {card: kinds.index(kind(card)) for card in pack}
        self.samples = tuple(next(card for card in pack if self._kind[card] == i) for i in range(len(kinds)))
        self.pack = self.counts(pack)
        self.nodes = self._grown(count, special, most)
        self._below: dict[int, tuple[int, ...]] = {}
        self._places = {node.held: place for place, node in enumerate(self.nodes)}

    def counts(self, cards: Iterable[Card]) -> Counts:
        """How many cards of each kind there are."""
        counts = [0] * len(self.samples)
        for card in cards:
            counts[self._kind[card]] += 1
        return tuple(counts)

    def without(self, cards: Iterable[Card]) -> Counts:
        """The pack without these cards."""
        return tuple(max(0, whole - gone) for whole, gone in zip(self.pack, self.counts(cards), strict=True))

    def find(self, cards: Iterable[Card]) -> int | None:
        """The place of a hand in the tree, None where it is over 21."""
        return self._places.get(self.counts(cards))

    def first(self, kind: int) -> int:
        """The hand of one card of a kind."""
        return self.nodes[0].next[kind]

    def _grown(self, count: Count, special: Callable[[tuple[Card, ...]], bool], most: int) -> tuple[Node, ...]:
        places: dict[Counts, int] = {}
        hands: list[tuple[Counts, int, bool]] = []

        def place(held: Counts) -> int:
            if held in places:
                return places[held]
            cards = tuple(card for card, many in zip(self.samples, held, strict=True) for _ in range(many))
            points, wins = count(cards).points, special(cards)
            found = BUST if points > GOAL and not wins else len(hands)
            places[held] = found
            if found != BUST:
                hands.append((held, points, wins))
            return found

        place((0,) * len(self.samples))
        nodes: list[Node] = []
        while len(nodes) < len(hands):
            held, points, wins = hands[len(nodes)]
            size = sum(held)
            following: tuple[int, ...] = ()
            if points < GOAL and not wins and size < most:
                following = tuple(
                    place((*held[:i], held[i] + 1, *held[i + 1 :])) if held[i] < whole else BUST
                    for i, whole in enumerate(self.pack)
                )
            nodes.append(Node(held, size, points, wins, following))
        return tuple(nodes)

    def values(
        self, pack: Counts, bust: float, value: Callable[[int, Node, float], float], root: int = 0
    ) -> tuple[Worths, Worths]:
        """What each hand is worth, and what drawing to it is worth.

        `value(place, node, hit)` is asked for every hand, full ones first; `hit` is what one more card is worth,
        `bust` what going over is. `pack` holds all cards not seen elsewhere, those of the hand included. Only the
        hands that can come from `root` are worked out.
        """
        worths = array("d", [0.0]) * len(self.nodes)
        hits = array("d", [bust]) * len(self.nodes)
        total = sum(pack)
        for place in self.below(root):
            node = self.nodes[place]
            left = total - node.size
            if node.next and left > 0:
                hit = 0.0
                for whole, held, target in zip(pack, node.held, node.next, strict=True):
                    if whole > held:
                        hit += (whole - held) * (bust if target == BUST else worths[target])
                hits[place] = hit / left
            worths[place] = value(place, node, hits[place])
        return worths, hits

    def chances(
        self, pack: Counts, start: Mapping[int, float], draws: Sequence[bool]
    ) -> tuple[dict[int, float], float]:
        """Where hands end that begin as in `start` and draw where `draws` says so: by hand, and over 21."""
        met = self.arrivals(pack, start, draws)
        left = sum(pack)
        ended = {
            place: met[place]
            for place, node in enumerate(self.nodes)
            if met[place] and not (draws[place] and node.next and left > node.size)
        }
        return ended, met[-1]

    def arrivals(self, pack: Counts, start: Mapping[int, float], draws: Sequence[bool]) -> list[float]:
        """How often each hand is met on the way, beginning and drawing so; behind them all, of going over."""
        met = [0.0] * (len(self.nodes) + 1)
        for place, chance in start.items():
            met[place] += chance
        total = sum(pack)
        for place, node in enumerate(self.nodes):
            left = total - node.size
            if not met[place] or not draws[place] or left <= 0:
                continue
            share = met[place] / left
            for whole, held, target in zip(pack, node.held, node.next, strict=False):
                if whole > held:
                    met[target] += share * (whole - held)
        return met

    def below(self, root: int) -> tuple[int, ...]:
        """The hands that can come from this one, itself included, full ones first."""
        if root not in self._below:
            found = {root}
            for place in range(root, len(self.nodes)):
                if place in found:
                    found.update(self.nodes[place].next)
            self._below[root] = tuple(sorted(found - {BUST}, reverse=True))
        return self._below[root]

    def after_one(self, pack: Counts, worths: Sequence[float], bust: float, root: int = 0) -> Worths:
        """What one more card makes of each hand that can come from `root`; a full hand goes over with it."""
        result = array("d", [bust]) * len(self.nodes)
        total = sum(pack)
        for place in self.below(root):
            node = self.nodes[place]
            left = total - node.size
            if node.next and left > 0:
                worth = 0.0
                for whole, held, target in zip(pack, node.held, node.next, strict=True):
                    if whole > held:
                        worth += (whole - held) * (bust if target == BUST else worths[target])
                result[place] = worth / left
        return result

    def dealt(self, pack: Counts, cards: int = 1) -> dict[int, float]:
        """The chance of each hand of so many first cards."""
        return self.chances(pack, {0: 1.0}, [node.size < cards for node in self.nodes])[0]
