"""The engine plays rounds by exact best play: a check of the odds that shares none of their counting.

One player, one box, a fresh shoe each round. What to do is asked of the odds; what comes of it, the engine says.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from audiojack.engine.cards import Card
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Action, Command, Refusal
from audiojack.engine.table import CasinoTable, OptionValue, Seat
from audiojack.games.registry import game as find_game
from audiojack.odds.casino import CasinoOdds, odds_of

STAKE = 100
FORTUNE = 10_000_000


class Sum(NamedTuple):
    """Rounds played and what they brought, in stakes: the sum and the sum of squares."""

    rounds: int = 0
    won: float = 0.0
    squares: float = 0.0

    def plus(self, other: Sum) -> Sum:
        """Both together."""
        return Sum(self.rounds + other.rounds, self.won + other.won, self.squares + other.squares)

    def after(self, result: float) -> Sum:
        """One round more."""
        return Sum(self.rounds + 1, self.won + result, self.squares + result * result)

    @property
    def mean(self) -> float:
        """What a stake brought on average."""
        return self.won / self.rounds

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return math.sqrt((self.squares / self.rounds - self.mean**2) / self.rounds)


class Adviser:
    """Best play from a fresh shoe, remembered by what the hand and the table allow.

    Split hands follow their pair's one plan, as the exact worth of a split supposes (docs/odds.md): the other hands'
    cards are not looked at, but for the pair card itself.
    """

    def __init__(self, odds: CasinoOdds) -> None:
        self.odds = odds
        self._known: dict[tuple[Any, ...], Action] = {}

    def action(self, table: CasinoTable, legal: frozenset[Action]) -> Action:
        """What to do in the turn of the table's hand."""
        box = table.boxes[table.turn_box]
        hand = box.hands[table.turn_hand if table.phase == "play" else 0]
        kind = self.odds.house.kinds.kind
        alike = tuple(sorted(map(kind, hand.cards)))
        first = kind(hand.cards[0]) if hand.split else -1
        pair = hand.cards[0][:-1] == hand.cards[1][:-1]
        key = (alike, table.dealer[0][:-1], legal, first, len(box.hands), pair)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._work(hand.cards, table.dealer[0], legal, hand.split)
        return found

    def _work(self, cards: tuple[Card, ...], upcard: Card, legal: frozenset[Action], split: bool) -> Action:
        if "split" in legal and split:
            return "split"  # a pair worth splitting is worth splitting again: so the plan has it
        pair_card = (_other_suit(cards[0]),) if split else ()
        found = self.odds.actions(cards, upcard, pair_card, split=cards[0] if split else None)
        if found.insured is not None and "insure" in legal and found.insured > found.value:
            return "insure"
        if "decline" in legal:
            return "decline"
        ranked = sorted(found.actions, key=lambda action: -found.actions[action])
        return next(action for action in ranked if action in legal)


def _other_suit(card: Card) -> Card:
    """Another card of this rank; suits don't count in a shoe."""
    return Card(card[:-1] + "hdcs"["dcsh".index(card[-1])])


@lru_cache(maxsize=4)
def _adviser(game: str, options: tuple[tuple[str, OptionValue], ...]) -> Adviser:
    """What was once worked out serves all rounds of a process."""
    return Adviser(odds_of(game, dict(options)))


def play_rounds(game: str, options: Mapping[str, OptionValue], rounds: int, seed: int) -> Sum:
    """So many rounds from fresh shoes; the same seed deals the same cards."""
    found = find_game(game)
    chosen = found.complete(dict(options))
    decider = found.decider(chosen)
    adviser = _adviser(game, tuple(sorted(chosen.items())))
    total = Sum()
    fresh = found.open((Seat("1", FORTUNE),), chosen, seed)
    chance: Chance = fresh.chance
    for _ in range(rounds):
        table = _with_chance(fresh, chance)
        table = _played(decider, table, Command(0, "bet", 0, STAKE))
        table = _played(decider, table, Command(0, "deal"))
        while table.phase in ("play", "insurance"):
            legal = frozenset(offer.action for offer in decider.legal(table, 0))
            action = adviser.action(table, legal)
            amount = _price(decider, table) if action == "insure" else 0
            table = _played(decider, table, Command(0, action, table.turn_box, amount))
        total = total.after((table.seats[0].chips - FORTUNE) / STAKE)
        chance = table.chance
    return total


def _with_chance(table: CasinoTable, chance: Chance) -> CasinoTable:
    return msgspec.structs.replace(table, chance=chance)


def _price(decider: Any, table: CasinoTable) -> int:
    return next((offer.least for offer in decider.legal(table, 0) if offer.action == "insure"), 0)


def _played(decider: Any, table: CasinoTable, command: Command) -> CasinoTable:
    played = decider.play(table, command)
    if isinstance(played, Refusal):
        raise RuntimeError(f"{command} was refused: {played}")
    last = played.table
    assert isinstance(last, CasinoTable)
    return last

