"""The worth of each action of each hand against one upcard, in units of the stake: fast and without numpy.

Computer players play by this one, from averages of a pack, within a ten-thousandth of a stake and some milliseconds
for a table; hints, drills and `odds` go by the exact one (odds/casino.py), which costs numpy and seconds for a whole
game. A table with computer players alone so never waits for either.

Hands are told apart by `low` (their points with aces as 1) and by softness. Each such state has an average pack: the
whole one without the upcard and without the cards that hands of this state hold on average when they are reached by
play. Drawing one more card shifts it by the effect of removing that card.
"""

from __future__ import annotations

from typing import NamedTuple

from audiojack.engine.cards import Card
from audiojack.engine.commands import Action
from audiojack.engine.hands import GOAL, casino_value
from audiojack.odds.casino_probe import Probe
from audiojack.odds.dealer_odds import BUST, VALUES, Steps, dealer_steps, dealer_totals

State = tuple[int, bool]
"""`low` and softness."""

Curve = list[float]
"""What standing is worth, by one's own points 0 to 21."""

EXACT_BELOW = 150
"""In packs of fewer cards every hand's dealer is computed anew; in larger ones the effects of its cards are added up,
which is right to a ten-thousandth of a stake.
"""

SURRENDERED = -0.5
NATURAL = 1.5


class Worth(NamedTuple):
    """An action and what it brings on average, in units of the hand's stake."""

    action: Action
    value: float


class Chart(NamedTuple):
    """All actions of each hand, the best first: of two cards, of more, and of pairs by their value."""

    first: dict[State, tuple[Worth, ...]]
    later: dict[State, tuple[Worth, ...]]
    pairs: dict[int, tuple[Worth, ...]]


def points(state: State) -> int:
    """What a state counts."""
    low, soft = state
    return low + 10 if soft else low


def after(state: State, index: int) -> State:
    """The state after a card of this value index; a low above 21 is bust."""
    low, soft = state
    low += index + 1
    soft = (soft or index == 0) and low + 10 <= GOAL
    return low, soft


STATES: tuple[State, ...] = tuple(
    (low, soft) for low in range(20, 1, -1) for soft in (False, True) if (not soft and low >= 4) or low <= 10
)
"""States in which one can choose, the highest `low` first."""


class Average:
    """How often a state is met, and which cards its hands hold on average."""

    __slots__ = ("held", "weight")

    def __init__(self) -> None:
        self.weight = 0.0
        self.held = [0.0] * VALUES

    def add(self, weight: float, held: list[float]) -> None:
        """More hands of this state, each with these cards."""
        self.weight += weight
        mine = self.held
        for i in range(VALUES):
            mine[i] += weight * held[i]

    def mean(self) -> list[float]:
        """The cards of one hand, on average."""
        return [held / self.weight for held in self.held] if self.weight else self.held


class Dealer:
    """The dealer after one upcard: what standing is worth against them, for any pack."""

    def __init__(self, probe: Probe, upcard: Card) -> None:
        value = casino_value(upcard)
        self.steps: Steps = dealer_steps(value, probe.drawing)
        partner, self.share = probe.natural_share(upcard)
        self.partner = partner - 1
        self.pack = list(probe.pack)
        self.pack[value - 1] -= 1
        self.base = self.curve(self.pack)
        self.effects = [self._effect(index) for index in range(VALUES)]
        self.exact = sum(self.pack) < EXACT_BELOW

    def natural(self, pack: list[float]) -> float:
        """The chance that the next card makes a blackjack."""
        return self.share * pack[self.partner] / sum(pack)

    def without(self, held: list[float]) -> list[float]:
        """The pack without these cards."""
        return [count - gone for count, gone in zip(self.pack, held, strict=True)]

    def curve(self, pack: list[float]) -> Curve:
        """What standing is worth by points. A blackjack beats an ordinary 21."""
        totals = dealer_totals(self.steps, pack)
        natural = self.natural(pack)
        totals[GOAL] -= natural
        below = totals[BUST]
        above = 1.0 - below - natural
        curve: Curve = []
        for own in range(GOAL + 1):
            above -= totals[own]
            curve.append(below - above - natural)
            below += totals[own]
        return curve

    def curve_without(self, held: list[float], pack: list[float]) -> Curve:
        """What standing is worth without the cards `held`, which leave `pack`."""
        if self.exact:
            return self.curve(pack)
        shifted = list(self.base)
        for count, effect in zip(held, self.effects, strict=True):
            if count:
                shifted = [worth + count * more for worth, more in zip(shifted, effect, strict=True)]
        return shifted

    def _effect(self, index: int) -> Curve:
        less = list(self.pack)
        less[index] -= 1
        if less[index] < 0:
            return [0.0] * (GOAL + 1)
        return [one - other for one, other in zip(self.curve(less), self.base, strict=True)]


class Worker:
    """The computation for one upcard."""

    def __init__(self, probe: Probe, upcard: Card) -> None:
        self.probe = probe
        self.dealer = Dealer(probe, upcard)
        self.keeps_added = probe.rules.natural_takes_original_only
        self.stand: dict[State, float] = {}
        self.hit: dict[State, float] = {}
        self.bust: dict[State, float] = {}
        self.best: dict[State, float] = {}

    def chart(self) -> Chart:
        """The whole chart: a rough plan first, which tells the hands that are met, then their worth."""
        rough = self._rough_plan()
        every, two = self._met(rough)
        later: dict[State, tuple[Worth, ...]] = {}
        first: dict[State, tuple[Worth, ...]] = {}
        for state in STATES:
            held = every[state].mean()
            pack = self.dealer.without(held)
            curve = self.dealer.curve_without(held, pack)
            options = self._plain(state, pack, curve)
            self._settle_state(state, options, pack)
            later[state] = _ranked(options)
            first[state] = _ranked(self._first(state, options, held, two[state], curve))
        pairs = {value: _ranked(self._pair(value)) for value in range(1, VALUES + 1)}
        return Chart(first, later, pairs)

    # --- which hands are met -----------------------------------------------------------------------------

    def _rough_plan(self) -> dict[State, bool]:
        """Whether to hit, from the pack without the upcard alone."""
        pack, curve = self.dealer.pack, self.dealer.base
        left = sum(pack)
        best: dict[State, float] = {}
        hits: dict[State, bool] = {}
        for state in STATES:
            hit = 0.0
            for index in range(VALUES):
                low, soft = after(state, index)
                if low > GOAL:
                    hit -= pack[index]
                else:
                    hit += pack[index] * best.get((low, soft), curve[points((low, soft))])
            hit /= left
            stand = curve[points(state)]
            hits[state] = hit > stand
            best[state] = max(hit, stand)
        return hits

    def _met(self, hits: dict[State, bool]) -> tuple[dict[State, Average], dict[State, Average]]:
        """The average hands of each state: all that are met, and those of two cards."""
        every = {state: Average() for state in STATES}
        two = {state: Average() for state in STATES}
        pack = self.dealer.pack
        for one in range(VALUES):
            for other in range(VALUES):
                weight = pack[one] * (pack[other] - (one == other))
                state = after((one + 1, one == 0), other)
                if weight <= 0 or state not in two:
                    continue
                held = [0.0] * VALUES
                held[one] += 1
                held[other] += 1
                two[state].add(weight, held)
                every[state].add(weight, held)
        for state in reversed(STATES):
            if hits[state]:
                self._pass_on(state, every)
        return every, two

    def _pass_on(self, state: State, every: dict[State, Average]) -> None:
        """The hands that come from drawing to the hands of a state."""
        here = every[state]
        held = here.mean()
        pack = self.dealer.without(held)
        share = here.weight / sum(pack)
        for index in range(VALUES):
            target = every.get(after(state, index))
            if target is not None and pack[index] > 0:
                held[index] += 1
                target.add(share * pack[index], held)
                held[index] -= 1

    # --- what actions are worth --------------------------------------------------------------------------

    def _draw(self, state: State, pack: list[float], curve: Curve, last: bool) -> tuple[float, float]:
        """The worth of one card and of the best after it (`last`: of standing after it), and the chance of bust."""
        worth = bust = 0.0
        effects = self.dealer.effects
        for index in range(VALUES):
            count = pack[index]
            if count <= 0:
                continue
            low, soft = target = after(state, index)
            if low > GOAL:
                worth -= count
                bust += count
                continue
            own = low + 10 if soft else low
            stands = curve[own] + effects[index][own]
            if last or own == GOAL or self.best[target] <= self.stand[target]:
                worth += count * stands
            else:
                worth += count * (self.best[target] + stands - self.stand[target])
                bust += count * self.bust[target]
        left = sum(pack)
        return worth / left, bust / left

    def _double(self, state: State, pack: list[float], curve: Curve) -> float:
        worth, bust = self._draw(state, pack, curve, last=True)
        if self.keeps_added:
            return 2 * worth + self.dealer.natural(pack) * (1 - bust)
        return 2 * worth

    def _plain(self, state: State, pack: list[float], curve: Curve) -> dict[Action, float]:
        """Stand and hit, and double where it is allowed after any number of cards."""
        hit, bust = self._draw(state, pack, curve, last=False)
        self.stand[state], self.hit[state], self.bust[state] = curve[points(state)], hit, bust
        options: dict[Action, float] = {"stand": self.stand[state], "hit": hit}
        if self.probe.doubles_later and self.probe.may_double(*state, cards=3, split=False):
            options["double"] = self._double(state, pack, curve)
        return options

    def _settle_state(self, state: State, options: dict[Action, float], pack: list[float]) -> None:
        self.best[state] = max(options.values())
        if options["stand"] == self.best[state]:
            self.bust[state] = 0.0

    def _first(
        self, state: State, options: dict[Action, float], held: list[float], two: Average, curve: Curve
    ) -> dict[Action, float]:
        """The actions of a hand of two cards. Standing or hitting goes by the total alone, whatever its cards are."""
        options = dict(options)
        if self.probe.rules.has_surrender:
            options["surrender"] = SURRENDERED
        if "double" in options or not two.weight or not self.probe.may_double(*state, cards=2, split=False):
            return options
        mean = two.mean()
        shifted = self._shifted(curve, mean, held)
        pack = self.dealer.without(mean)
        gain = self._double(state, pack, shifted) - max(
            shifted[points(state)], self._draw(state, pack, shifted, last=False)[0]
        )
        options["double"] = max(options["stand"], options["hit"]) + gain
        return options

    def _shifted(self, curve: Curve, held: list[float], instead_of: list[float]) -> Curve:
        """The curve of a pack without other cards than those it was made for."""
        shifted = list(curve)
        for index in range(VALUES):
            change = held[index] - instead_of[index]
            if change:
                effect = self.dealer.effects[index]
                shifted = [worth + change * more for worth, more in zip(shifted, effect, strict=True)]
        return shifted

    # --- pairs -------------------------------------------------------------------------------------------

    def _pair(self, value: int) -> dict[Action, float]:
        """The actions of a pair, with its own cards out of the pack."""
        held = [0.0] * VALUES
        held[value - 1] = 2.0
        if self.dealer.pack[value - 1] < 2:
            held[value - 1] = self.dealer.pack[value - 1]
        pack = self.dealer.without(held)
        curve = self.dealer.curve_without(held, pack)
        state = after((value, value == 1), value - 1)
        options: dict[Action, float] = {
            "stand": curve[points(state)],
            "hit": self._draw(state, pack, curve, last=False)[0],
        }
        if self.probe.may_double(*state, cards=2, split=False):
            options["double"] = self._double(state, pack, curve)
        if self.probe.rules.has_surrender:
            options["surrender"] = SURRENDERED
        if splits := self.probe.splits(value):
            options["split"] = self._split(value, splits, pack, curve)
        return options

    def _split(self, value: int, splits: int, pack: list[float], curve: Curve) -> float:
        """The hands of a pair together, in units of one stake; more splits while they are allowed and better."""
        left = sum(pack)
        same = pack[value - 1] / left * self.probe.same_share(value)
        natural = self.dealer.natural(pack)
        hands = [self._after_split(value, index, pack, curve, natural) for index in range(VALUES)]
        chances = [count / left for count in pack]
        chances[value - 1] -= same
        other = sum(chance * hand[0] for chance, hand in zip(chances, hands, strict=True))
        kept = 1 - sum(count / left * hand[1] for count, hand in zip(pack, hands, strict=True))
        again = hands[value - 1][0]
        worth = PairHands(other, same, again).worth(2, splits - 1)
        return worth - natural * kept * kept if self.keeps_added else worth

    def _after_split(
        self, value: int, index: int, pack: list[float], curve: Curve, natural: float
    ) -> tuple[float, float]:
        """A split hand with its second card: its worth and its chance of bust.

        Where a dealer's blackjack takes the original stake only, it is left out here and taken once for all hands.
        """
        state = after((value, value == 1), index)
        own = points(state)
        stands = curve[own] + self.dealer.effects[index][own]
        if own == GOAL and self.probe.split_natural:
            return NATURAL * (1 - natural), 0.0
        options = [(stands, 0.0, 1)]
        if own < GOAL and not self.probe.one_card_each(value):
            options += self._going_on(state, index, pack, curve)
        best = max(options)
        worth, bust, stakes = best
        return (worth + stakes * natural * (1 - bust), bust) if self.keeps_added else (worth, bust)

    def _going_on(self, state: State, index: int, pack: list[float], curve: Curve) -> list[tuple[float, float, int]]:
        """Hit and double of a split hand as (worth, chance of bust, stakes)."""
        own = [count - (place == index) for place, count in enumerate(pack)]
        effects = self.dealer.effects[index]
        shifted = [worth + more for worth, more in zip(curve, effects, strict=True)]
        found = [(*self._draw(state, own, shifted, last=False), 1)]
        if self.probe.may_double(*state, cards=2, split=True):
            worth, bust = self._draw(state, own, shifted, last=True)
            found.append((2 * worth, bust, 2))
        return found


class PairHands(NamedTuple):
    """Second cards of hands split from a pair.

    `other` is the worth of those that make no pair times their chance, `same` the chance of a pair, `again` the worth
    of a pair that is not split.
    """

    other: float
    same: float
    again: float

    def worth(self, hands: int, splits: int) -> float:
        """What so many one-card hands are worth together with so many splits left."""
        return self._worth(hands, splits, {})

    def _worth(self, hands: int, splits: int, known: dict[tuple[int, int], float]) -> float:
        if not hands:
            return 0.0
        if (hands, splits) not in known:
            rest = self._worth(hands - 1, splits, known)
            pair = self.again + rest
            if splits:
                pair = max(pair, self._worth(hands + 1, splits - 1, known))
            known[hands, splits] = self.other + (1 - self.same) * rest + self.same * pair
        return known[hands, splits]


def _ranked(options: dict[Action, float]) -> tuple[Worth, ...]:
    worths = (Worth(action, value) for action, value in options.items())
    return tuple(sorted(worths, key=lambda worth: -worth.value))


def work_out(probe: Probe, upcard: Card) -> Chart:
    """The chart against one upcard."""
    return Worker(probe, upcard).chart()
