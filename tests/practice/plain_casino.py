"""The casino games of RULES.md, sections 2 and 3, as plain recursion over cards: slow, and independent of it.

A shoe is a tuple of (rank, how many), without the cards on the table. Values are in units of the first stake.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

Shoe = tuple[tuple[str, int], ...]
Cards = tuple[str, ...]

PICTURES = ("J", "Q", "K")


class Done(NamedTuple):
    """A hand that has stopped without going over."""

    points: int
    stake: int
    natural: bool


class Rules(NamedTuple):
    """The options of a table that change what a hand is worth, by the names of RULES.md."""

    game: str
    double_after_split: bool = True
    double_on: str = "any"
    enhc_loss: str = "all"
    soft17: str = "stand"
    ten_blackjack: bool = True
    split_by: str = "rank"
    max_splits: int = 1
    split_blackjack: bool = False
    insurance_on: str = "ace_and_pictures"

    @property
    def czech(self) -> bool:
        """Whether it is the Czech casino's game."""
        return self.game == "black-jack"


def value(card: str) -> int:
    """CBJ-R05, SBJ-R05, the ace as 1."""
    return 1 if card == "A" else 10 if card in PICTURES else int(card)


def count(cards: Cards) -> tuple[int, bool]:
    """The best total, and whether an ace counts 11 in it."""
    low = sum(value(card) for card in cards)
    soft = "A" in cards and low + 10 <= 21
    return (low + 10 if soft else low), soft


def draws(shoe: Shoe) -> Iterator[tuple[str, float, Shoe]]:
    """Each rank that may come next, its chance, and the shoe after it."""
    left = sum(many for _, many in shoe)
    for place, (name, many) in enumerate(shoe):
        if many:
            yield name, many / left, (*shoe[:place], (name, many - 1), *shoe[place + 1 :])


class Table:
    """One table against one upcard."""

    def __init__(self, rules: Rules, upcard: str, shoe: Shoe) -> None:
        self.rules = rules
        self.upcard = upcard
        self.shoe = shoe
        self.dealer = cache(self._dealer)
        self.stand = cache(self._stand)
        self.hit = cache(self._hit)
        self.double = cache(self._double)
        self.play = cache(self._play)
        self.together = cache(self._together)

    # --- rules ---

    def natural(self, cards: Cards, split: bool) -> bool:
        """CBJ-R11, R18, SBJ-R09, R13."""
        if len(cards) != 2 or count(cards)[0] != 21:
            return False
        if split and (self.rules.czech or not self.rules.split_blackjack):
            return False
        return self.rules.czech or self.rules.ten_blackjack or "10" not in cards

    def may_double(self, cards: Cards, split: bool) -> bool:
        """CBJ-R15, SBJ-R11; `cards[0]` of a split hand is the card that was split."""
        points, _ = count(cards)
        if len(cards) < 2 or points >= 21:
            return False
        if not self.rules.czech:
            return True
        if len(cards) != 2 or (split and (cards[0] == "A" or not self.rules.double_after_split)):
            return False
        return self.rules.double_on == "any" or 9 <= points <= 11

    def pairs(self, one: str, other: str) -> bool:
        """CBJ-R16, SBJ-R12."""
        if self.rules.czech or self.rules.split_by == "value":
            return value(one) == value(other)
        return one == other

    def splits(self, card: str) -> int:
        """CBJ-R16, R17, SBJ-R12."""
        if self.rules.czech:
            return 1 if card == "A" else 3
        return self.rules.max_splits

    def stops(self, cards: Cards, split: bool) -> bool:
        """Whether a hand takes no more cards by itself (CBJ-R07, R17, SBJ-R06)."""
        return count(cards)[0] >= 21 or (split and self.rules.czech and cards[0] == "A" and len(cards) > 1)

    def insurable(self) -> bool:
        """CBJ-R19, SBJ-R14."""
        if self.upcard == "A":
            return True
        if self.rules.czech or self.rules.insurance_on == "ace":
            return False
        tens = PICTURES if self.rules.insurance_on == "ace_and_pictures" else (*PICTURES, "10")
        return self.upcard in tens

    # --- the dealer ---

    def _dealer(self, cards: Cards, shoe: Shoe) -> dict[tuple[int, bool], float]:
        points, soft = count(cards)
        draws_on = points < 17 or (points == 17 and soft and self.rules.soft17 == "hit" and not self.rules.czech)
        if len(cards) > 1 and not draws_on:
            return {(points, self.natural(cards, False)): 1.0}
        found: dict[tuple[int, bool], float] = {}
        for name, chance, rest in draws(shoe):
            # Only the first two cards can be a blackjack; after them the order is of no matter.
            after = (*cards, name) if len(cards) < 2 else tuple(sorted((*cards, name)))
            for end, share in self.dealer(after, rest).items():
                found[end] = found.get(end, 0.0) + chance * share
        return found

    def natural_chance(self, shoe: Shoe) -> float:
        """That the dealer has a blackjack."""
        return sum(chance for (_, natural), chance in self.dealer((self.upcard,), shoe).items() if natural)

    # --- one hand that was dealt, or is looked at by itself ---

    def _stand(self, points: int, natural: bool, stake: int, shoe: Shoe) -> float:
        worth = 0.0
        for (theirs, blackjack), chance in self.dealer((self.upcard,), shoe).items():
            worth += chance * self.settled(Done(points, stake, natural), theirs, blackjack)
        return worth

    def settled(self, hand: Done, theirs: int, blackjack: bool) -> float:
        """CBJ-R10 to R12, R20, SBJ-R08 to R10: what a hand that is alone in its box wins."""
        if blackjack:
            if hand.natural:
                return 0.0
            return -1.0 if self.rules.enhc_loss == "original_only" else -float(hand.stake)
        if hand.natural:
            return 1.5
        if theirs > 21 or hand.points > theirs:
            return float(hand.stake)
        return 0.0 if hand.points == theirs else -float(hand.stake)

    def _hit(self, cards: Cards, split: bool, shoe: Shoe) -> float:
        return sum(
            chance * self.play(by_order((*cards, name)), split, rest) for name, chance, rest in draws(shoe)
        )

    def _double(self, cards: Cards, shoe: Shoe) -> float:
        worth = 0.0
        for name, chance, rest in draws(shoe):
            points, _ = count((*cards, name))
            worth += chance * (-2.0 if points > 21 else self.stand(points, False, 2, rest))
        return worth

    def choices(self, cards: Cards, split: bool, shoe: Shoe) -> dict[str, float]:
        """What each action but splitting and surrender is worth."""
        points, _ = count(cards)
        found = {"stand": self.stand(points, self.natural(cards, split), 1, shoe)}
        if not self.stops(cards, split):
            found["hit"] = self.hit(cards, split, shoe)
            if self.may_double(cards, split):
                found["double"] = self.double(cards, shoe)
        return found

    def _play(self, cards: Cards, split: bool, shoe: Shoe) -> float:
        return -1.0 if count(cards)[0] > 21 else max(self.choices(cards, split, shoe).values())

    # --- a split pair: every card of every hand in turn ---

    def split(self, one: str, other: str, splits: int) -> float:
        """All hands of a pair that is split, and again while it pairs and splits are left."""
        return self.together((), 0, (other,), (one,), splits - 1, self.shoe)

    def plan(self, cards: Cards) -> str:
        """What a split hand does: the best by its own cards alone, as if they had been dealt."""
        shoe = dict(self.whole)
        for card in cards:
            shoe[card] -= 1
        alone = self.choices(cards, True, tuple(shoe.items()))
        return max(alone, key=lambda action: alone[action])

    @property
    def whole(self) -> Shoe:
        """The shoe with the pair's cards in it."""
        return self._whole

    def begin(self, hand: Cards) -> None:
        """The two cards of the pair."""
        shoe = dict(self.shoe)
        for card in hand:
            shoe[card] = shoe.get(card, 0) + 1
        self._whole = tuple(shoe.items())

    def _together(  # noqa: PLR0917 - the whole state of a box, all of it a cache's key
        self, done: tuple[Done, ...], bust: int, waiting: Cards, cards: Cards, splits: int, shoe: Shoe
    ) -> float:
        if not cards:
            if not waiting:
                return self.box(done, bust, shoe)
            return self.together(done, bust, waiting[1:], waiting[:1], splits, shoe)
        if len(cards) == 2 and splits and self.pairs(*cards):
            return self.together(done, bust, (cards[1], *waiting), cards[:1], splits - 1, shoe)
        action = "hit" if len(cards) == 1 else "stand" if self.stops(cards, True) else self.plan(cards)
        if action == "stand":
            hand = Done(count(cards)[0], 1, self.natural(cards, True))
            return self.together(tuple(sorted((*done, hand))), bust, waiting, (), splits, shoe)
        worth = 0.0
        stake = 2 if action == "double" else 1
        for name, chance, rest in draws(shoe):
            after = by_order((*cards, name))
            points, _ = count(after)
            if points > 21:
                worth += chance * self.together(done, bust + stake, waiting, (), splits, rest)
            elif stake == 2:
                finished = tuple(sorted((*done, Done(points, 2, False))))
                worth += chance * self.together(finished, bust, waiting, (), splits, rest)
            else:
                worth += chance * self.together(done, bust, waiting, after, splits, rest)
        return worth

    def box(self, done: tuple[Done, ...], bust: int, shoe: Shoe) -> float:
        """What a box of several hands wins; a dealer's blackjack may cost it one stake and no more (CBJ-R20)."""
        worth = -float(bust)
        once = self.rules.enhc_loss == "original_only"
        if not done and not once:
            return worth
        for (theirs, blackjack), chance in self.dealer((self.upcard,), shoe).items():
            if blackjack and once:
                worth += chance * (bust - 1)
            else:
                worth += chance * sum(self.settled(hand, theirs, blackjack) for hand in done)
        return worth


def by_order(cards: Cards) -> Cards:
    """Cards after the second in one order: only the first two tell what a hand may do."""
    return (*cards[:2], *sorted(cards[2:])) if len(cards) > 2 else cards
