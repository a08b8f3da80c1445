"""Exact odds of the casino games: the dealer's totals, and what each action of a hand is worth.

`CasinoOdds` answers for one table; the cards that are known to be gone are given, the rest follows from the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from audiojack.engine.cards import Card
from audiojack.engine.commands import Action
from audiojack.engine.hands import GOAL, casino_value
from audiojack.odds.against import Against, Request
from audiojack.odds.dealer_odds import BUST, dealer_steps, dealer_totals
from audiojack.odds.endings import LEAST
from audiojack.odds.house import SURRENDERED, House, house_of
from audiojack.odds.kinds import Shoe
from audiojack.odds.pairs import Followed, Pair, follow, plan_of


class DealerEnds(NamedTuple):
    """The chances of a dealer's totals 17 to 21 (21 without a blackjack), of going over, and of a blackjack."""

    totals: tuple[float, ...]
    bust: float
    blackjack: float


class HandOdds(NamedTuple):
    """What each action of a hand is worth in units of its stake, and the best of them.

    `insurance` is what one chip of insurance is worth, None where none is offered; it is a bet of its own and never
    counts as `best`. `insured` is what the whole hand is worth if it is insured at the least price; None for
    a split hand, where the insurance is for all hands of the box.
    """

    actions: dict[Action, float]
    best: Action
    insurance: float | None = None
    insured: float | None = None

    @property
    def value(self) -> float:
        """What the hand is worth with its best action."""
        return self.actions[self.best]


class CasinoOdds:
    """One casino table. Cards are texts such as "10h"; every method raises NoSuchCardError for impossible cards."""

    def __init__(self, house: House) -> None:
        self.house = house

    def shoe(self, seen: Iterable[Card] = ()) -> Shoe:
        """The whole shoe without the cards seen."""
        return self.house.shoe.without(seen)

    def dealer(self, upcard: Card, shoe: Shoe) -> DealerEnds:
        """How the dealer ends after an upcard; `shoe` is without it."""
        pack = [0.0] * 10
        for kind, many in enumerate(self.house.kinds.counts(shoe)):
            pack[self.house.kinds.values[kind] - 1] += many
        totals = dealer_totals(dealer_steps(casino_value(upcard), self.house.probe.drawing), pack)
        natural = Against(self.house, upcard, shoe)
        blackjack = natural.natural(natural.nothing_gone())
        ends = list(totals[LEAST : GOAL + 1])
        ends[-1] -= blackjack
        return DealerEnds(tuple(ends), totals[BUST], blackjack)

    def actions(
        self,
        cards: Sequence[Card],
        upcard: Card,
        seen: Iterable[Card] = (),
        *,
        split: Card | None = None,
        splits: int | None = None,
        first: bool = True,
    ) -> HandOdds:
        """What each action of a hand is worth; `cards`, `upcard` and `seen` are gone from the shoe.

        `split` is the card that a split hand began with (its pair cards in other hands are among `seen`), `splits`
        how often a pair may still be split (by default as often as the rules allow), `first` whether surrender and
        insurance are still open.
        """
        shoe = self.shoe((*seen, upcard))
        return _Work(self.house, tuple(cards), upcard, shoe, shoe.without(cards)).odds(split, splits, first)


class _Work:
    """One hand against one upcard. `shoe` is without the upcard, `rest` without the hand too."""

    def __init__(self, house: House, cards: tuple[Card, ...], upcard: Card, shoe: Shoe, rest: Shoe) -> None:
        self.house = house
        self.cards = cards
        self.rest = rest
        self.against = Against(house, upcard, shoe)
        self.kinds = tuple(house.kinds.kind(card) for card in cards)
        self.row = house.hands.find(self.kinds)

    def odds(self, split: Card | None, splits: int | None, first: bool) -> HandOdds:
        """All actions of the hand."""
        if self.row == self.house.hands.over:
            raise ValueError(f"over 21: {' '.join(self.cards)}")
        nothing = self.against.nothing_gone()
        rows = self.house.hands.from_hand(self.row)
        stands = self.against.stands([Request(rows, nothing)])[0]
        kind = -1 if split is None else self.house.kinds.kind(split)
        worths = self.against.play(self.house.hands.levels_of(rows), stands, nothing, kind)
        actions: dict[Action, float] = {"stand": float(worths.stand[self.row])}
        for action, values in (("hit", worths.hit), ("double", worths.double)):
            if np.isfinite(values[self.row]) and not self._natural(kind):
                actions[action] = float(values[self.row])  # type: ignore[index]
        followed = self._split(splits)
        if followed is not None:
            actions["split"] = followed.value
        return self._finished(actions, first, split is None, followed)

    def _split(self, splits: int | None) -> Followed | None:
        """The hand as a pair that is split; None where it is none."""
        pair = self._pair(splits)
        if pair is None:
            return None
        hands, nothing = self.house.hands, self.against.nothing_gone()
        begun = [hands.from_hand(hands.find((kind,))) for kind in pair.kinds]
        rows = np.unique(np.concatenate(begun))
        rows = rows[hands.size[rows] >= 2]
        stands = self.against.stands([Request(rows, nothing)])[0]
        worths = self.against.play(hands.levels_of(rows), stands, nothing)
        return follow(self.against, [(pair, plan_of(self.against, worths, pair))])[0]

    def _finished(self, actions: dict[Action, float], first: bool, alone: bool, split: Followed | None) -> HandOdds:
        insurance = insured = None
        if first and self.house.insurable(self.against.upcard):
            insurance = 3 * self._natural_now() - 1
            price = self.house.insurance[0]
            worth = {action: value + price * insurance for action, value in actions.items()}
            if split is not None and not self.house.asks_insurance:
                worth["split"] = max(split.insured(price))
            insured = max(worth.values()) if alone else None
        if first and alone and self.house.surrenders and len(self.cards) == 2 and not self._natural(-1):
            actions["surrender"] = SURRENDERED
        best = max(actions, key=lambda action: actions[action])
        return HandOdds(actions, best, insurance, insured)

    def _natural_now(self) -> float:
        gone = self.against.nothing_gone()
        np.add.at(gone, np.array(self.kinds), 1)
        return self.against.natural(gone)

    def _natural(self, kind: int) -> bool:
        return bool(self.house.naturals[kind >= 0][self.row])

    def _pair(self, splits: int | None) -> Pair | None:
        if len(self.cards) != 2 or splits == 0:
            return None
        one, other = self.cards
        most = self.house.splits(one, other)
        if not most:
            return None
        most = most if splits is None else min(most, splits)
        return Pair(self.kinds[0], self.kinds[1], most, self.house.mates(one, self.rest))


def odds_of(game: str, options: Mapping[str, object]) -> CasinoOdds:
    """The odds of a casino game under these options, given or default."""
    return CasinoOdds(house_of(game, dict(options)))
