"""The best chart that goes by totals alone, for one upcard, and what playing by it is worth.

Which hands meet in a cell depends on what was done below it, what drawing is worth on what is done above it. So the
chart is mended cell by cell over the hands that are really met, until nothing is left to mend.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from audiojack.engine.commands import Action
from audiojack.odds.against import DOUBLE, HIT, STAND, Request, Stands
from audiojack.odds.endings import Floats, Ints
from audiojack.odds.hands import Bools
from audiojack.odds.house import SURRENDERED
from audiojack.odds.pairs import Pair, follow
from audiojack.odds.upcard_game import FirstPair, UpcardGame

MOST_ROUNDS = 30
UNMET = 1e-12
"""Weight of hands that this chart never meets, so that their cells are filled in sensibly."""

Advice = tuple[Action, ...]
"""What to do, the first that is allowed: ("double", "hit") for a double where it is allowed, else a card."""

SOFT = 32
CELLS = 2 * SOFT


class Column(NamedTuple):
    """A chart's advice against one upcard by total, and by the value of a pair (1 for aces), and its worth."""

    hard: dict[int, Advice]
    soft: dict[int, Advice]
    pairs: dict[int, Advice]
    value: float

    @property
    def rows(self) -> tuple[dict[int, Advice], dict[int, Advice], dict[int, Advice]]:
        """Hard totals, soft totals, pairs."""
        return self.hard, self.soft, self.pairs


class Totals:
    """What the chart says by cell (low points, and SOFT more for soft hands)."""

    def __init__(self) -> None:
        self.draws: Bools = np.zeros(CELLS, dtype=np.bool_)
        self.doubles: Bools = np.zeros(CELLS, dtype=np.bool_)
        self.surrenders: Bools = np.zeros(CELLS, dtype=np.bool_)

    def actions(self, cells: Ints, may_double: Bools, playable: Bools) -> Ints:
        """What each hand does."""
        action = np.where(self.draws[cells], HIT, STAND)
        action = np.where(self.doubles[cells] & may_double, DOUBLE, action)
        return np.asarray(np.where(playable, action, STAND))


class Weighed(NamedTuple):
    """One set of hands that are played by the chart: how often each is met, and what each action would bring."""

    weight: Floats
    stand: Floats
    hit: Floats
    double: Floats
    may_double: Bools


class Root(NamedTuple):
    """One card of a pair as the start of a hand: all hands that can come from it, and standing on them."""

    kind: int
    row: int
    rows: Ints
    gone: Ints
    stands: Stands
    stand: Floats

    @property
    def whole(self) -> Ints:
        """The hands of two cards and more."""
        return np.asarray(self.rows[self.rows != self.row])


class ChartMaker:
    """The chart against one upcard."""

    def __init__(self, game: UpcardGame) -> None:
        self.game = game
        hands = game.house.hands
        self.cells: Ints = np.append(hands.low + SOFT * hands.soft, 0)
        self.totals = Totals()
        self.ways: list[str] = ["total"] * len(game.pairs)
        self._candidates = [
            place
            for place, first in enumerate(game.pairs)
            if first.pair.one == first.pair.other and game.near(place)
        ]
        self._roots = dict(zip(self._candidates, self._standing(), strict=True))
        self._unmet = self._every_hand()

    def column(self) -> Column:
        """The chart and its worth."""
        for _ in range(MOST_ROUNDS):
            before = self._state()
            self._mend()
            if self._state() == before:
                break
        return self._described(self.value())

    def _state(self) -> tuple[bytes, bytes, bytes, tuple[str, ...]]:
        totals = self.totals
        return totals.draws.tobytes(), totals.doubles.tobytes(), totals.surrenders.tobytes(), tuple(self.ways)

    # --- the hands that are met --------------------------------------------------------------------------

    def _every_hand(self) -> Floats:
        """How often each hand would be met if everybody always drew."""
        actions = np.where(self.game.house.playable, HIT, STAND)
        return self._met(self.game.chances.copy(), self.game.levels, actions, self.game.nothing)

    def _met(self, start: Floats, levels: tuple[Ints, ...], actions: Ints, gone: Ints) -> Floats:
        """How often each hand is met, first hands as in `start`."""
        hands = self.game.house.hands
        for rows in reversed(levels):
            drawing = rows[(actions[rows] == HIT) & (start[rows] > 0)]
            if len(drawing):
                shares = hands.shares(drawing, self.game.against.counts - gone)
                np.add.at(start, hands.next[drawing], start[drawing][:, None] * shares)
        return start

    def _unsplit_actions(self) -> Ints:
        house = self.game.house
        return self.totals.actions(self.cells, house.doubles[0], house.playable)

    def split_actions(self, pair: Pair) -> Ints:
        """What the chart does with the hands of a split pair."""
        house = self.game.house
        actions = self.totals.actions(self.cells, house.doubles[1], house.playable)
        if house.closed(pair.one):
            actions[:-1][house.hands.size >= 2] = STAND
        for kind in pair.kinds:
            actions[house.hands.find((kind,))] = HIT
        return actions

    def _first_weights(self) -> Floats:
        """How often each first hand is played on by its total."""
        weights = self.game.chances.copy()
        weights[self.game.rows[self._given_up(self.game.rows)]] = 0.0
        for first, way in zip(self.game.pairs, self.ways, strict=True):
            if way != "total":
                weights[first.row] = max(0.0, weights[first.row] - first.chance)
        return weights

    def _given_up(self, rows: Ints) -> Bools:
        """First hands that surrender by their total; pairs have a row of their own for that."""
        return np.asarray(self.totals.surrenders[self.cells[rows]] & ~self._is_pair()[rows] & ~self._natural()[rows])

    def _is_pair(self) -> Bools:
        found = np.zeros(len(self.cells), dtype=np.bool_)
        found[[first.row for first in self.game.pairs]] = True
        return found

    def _natural(self) -> Bools:
        return self.game.house.naturals[0]

    def _standing(self) -> list[Root]:
        """The starts of the hands that pairs may be split into."""
        against, hands = self.game.against, self.game.house.hands
        requests, rows = [], []
        for place in self._candidates:
            kind = self.game.pairs[place].pair.one
            row = hands.find((kind,))
            every = hands.from_hand(row)
            if self.game.house.closed(kind):
                every = every[hands.size[every] <= 2]
            gone = against.nothing_gone()
            gone[kind] += 1
            rows.append((kind, row, every))
            requests.append(Request(every[every != row], gone))
        stands = against.stands(requests) if requests else []
        return [
            Root(*some, request.gone, stand, against.standing(stand, some[0]))
            for some, request, stand in zip(rows, requests, stands, strict=True)
        ]

    # --- mending -----------------------------------------------------------------------------------------

    def _mend(self) -> None:
        weighed = [self._unsplit()]
        splits: dict[int, float] = {}
        for place in self._candidates:
            split, worth = self._split(place)
            splits[place] = worth
            if self.ways[place] == "split":
                weighed.append(split)
        self._mend_totals(weighed)
        if self.game.house.surrenders:
            self._mend_surrender()
        self._mend_pairs(splits)

    def _unsplit(self) -> Weighed:
        game = self.game
        actions = self._unsplit_actions()
        best = game.against.follow(game.levels, game.stands, game.nothing, actions)
        weight = self._met(self._first_weights(), game.levels, actions, game.nothing)
        after, doubles = game.against.after_double(game.stands), game.house.doubles[0]
        hit, double = self._options(np.concatenate(game.levels), best, after, game.nothing, doubles)
        self._values = best
        return Weighed(weight + UNMET * self._unmet, game.worths.stand, hit, double, doubles)

    def _split(self, place: int) -> tuple[Weighed, float]:
        """The hands of a pair as if it was split once, and what they are worth together."""
        game, root = self.game, self._roots[place]
        actions = self.split_actions(game.pairs[place].pair)
        levels = game.house.hands.levels_of(root.rows)
        best = game.against.follow(levels, root.stands, root.gone, actions, split=root.kind)
        weight = np.zeros(len(self.cells))
        weight[root.row] = 2 * game.pairs[place].chance
        weight = self._met(weight, levels, actions, root.gone)
        if game.house.closed(root.kind):
            weight[:] = 0.0
        after, doubles = game.against.after_double(root.stands), game.house.doubles[1]
        hit, double = self._options(root.whole, best, after, root.gone, doubles)
        return Weighed(weight, root.stand, hit, double, doubles), self._once(place, actions, best)

    def _once(self, place: int, actions: Ints, best: Floats) -> float:
        """What the two hands of a pair are worth that is split once."""
        if not self.game.house.original_only:
            return 2 * float(best[self._roots[place].row])
        pair = self.game.pairs[place].pair._replace(splits=1)
        return follow(self.game.against, [(pair, actions)])[0].value

    def _options(
        self, rows: Ints, best: Floats, after_double: Floats, gone: Ints, may_double: Bools
    ) -> tuple[Floats, Floats]:
        """What drawing and doubling bring when the chart is followed afterwards."""
        hands, counts = self.game.house.hands, self.game.against.counts - gone
        hit = np.full(len(best), -np.inf)
        double = np.full(len(best), -np.inf)
        hit[rows] = (hands.shares(rows, counts) * best[hands.next[rows]]).sum(axis=1)
        may = rows[may_double[rows]]
        double[may] = (hands.shares(may, counts) * after_double[hands.next[may]]).sum(axis=1)
        return hit, double

    def _mend_totals(self, weighed: list[Weighed]) -> None:
        """Each cell gets the best of its four answers: draw or stand, doubling first where allowed or not."""
        free = np.zeros((CELLS, 3))
        bound = np.zeros((CELLS, 2))
        for some in weighed:
            rows = np.flatnonzero((some.weight > 0) & self.game.house.playable & np.isfinite(some.hit))
            weight, cells = some.weight[rows], self.cells[rows]
            doubles = some.may_double[rows]
            for column, values in enumerate((some.stand, some.hit)):
                np.add.at(free[:, column], cells[doubles], (weight * values[rows])[doubles])
                np.add.at(bound[:, column], cells[~doubles], (weight * values[rows])[~doubles])
            np.add.at(free[:, 2], cells[doubles], (weight[doubles] * some.double[rows][doubles]))
        answers = np.stack(
            [free[:, 0] + bound[:, 0], free[:, 1] + bound[:, 1], free[:, 2] + bound[:, 0], free[:, 2] + bound[:, 1]]
        )
        best = answers.argmax(axis=0)
        unused = (free == 0).all(axis=1) & (bound == 0).all(axis=1)
        self.totals.draws = np.isin(best, (1, 3)) & ~unused
        self.totals.doubles = (best >= 2) & ~(free == 0).all(axis=1)
        # Where doubling is always allowed, what to do without it is what the better of the others says.
        alone = self.totals.doubles & (bound == 0).all(axis=1)
        self.totals.draws[alone] = (free[:, 1] > free[:, 0])[alone]

    def _mend_surrender(self) -> None:
        rows = self.game.rows[~self._is_pair()[self.game.rows] & ~self._natural()[self.game.rows]]
        gain = np.zeros(CELLS)
        np.add.at(gain, self.cells[rows], self.game.chances[rows] * (SURRENDERED - self._values[rows]))
        self.totals.surrenders = gain > 0

    def _mend_pairs(self, splits: dict[int, float]) -> None:
        for place, first in enumerate(self.game.pairs):
            options = {"total": float(self._values[first.row])}
            if place in splits:
                options["split"] = splits[place]
            if self.game.house.surrenders:
                options["surrender"] = SURRENDERED
            self.ways[place] = max(options, key=lambda way: options[way])

    # --- the result --------------------------------------------------------------------------------------

    def value(self) -> float:
        """What a stake is worth played by the chart as it stands, second cards of split hands counted exactly."""
        game = self.game
        values = game.against.follow(game.levels, game.stands, game.nothing, self._unsplit_actions())
        rows = game.rows[self._given_up(game.rows)]
        values[rows] = SURRENDERED
        total = float((game.chances[game.rows] * values[game.rows]).sum())
        split = [place for place, way in enumerate(self.ways) if way == "split"]
        pairs = [game.pairs[place].pair for place in split]
        followed = follow(game.against, [(pair, self.split_actions(pair)) for pair in pairs])
        for place, one in zip(split, followed, strict=True):
            total += game.pairs[place].chance * (one.values[-1] - float(values[game.pairs[place].row]))
        for place, way in enumerate(self.ways):
            if way == "surrender":
                first = game.pairs[place]
                total += first.chance * (SURRENDERED - float(values[first.row]))
        return total

    def _described(self, value: float) -> Column:
        house = self.game.house
        hard: dict[int, Advice] = {}
        soft: dict[int, Advice] = {}
        for row in np.flatnonzero((house.hands.size >= 2) & house.playable[:-1]):
            cell, points = int(self.cells[row]), int(house.hands.points[row])
            (soft if house.hands.soft[row] else hard).setdefault(points, self._advice(cell))
        pairs: dict[int, Advice] = {}
        for first, way in zip(self.game.pairs, self.ways, strict=True):
            pairs.setdefault(house.kinds.values[first.pair.one], self._pair_advice(first, way))
        return Column(dict(sorted(hard.items())), dict(sorted(soft.items())), dict(sorted(pairs.items())), float(value))

    def _pair_advice(self, first: FirstPair, way: str) -> Advice:
        by_total = tuple(action for action in self._advice(int(self.cells[first.row])) if action != "surrender")
        return by_total if way == "total" else ("split" if way == "split" else "surrender", *by_total)

    def _advice(self, cell: int) -> Advice:
        advice: list[Action] = []
        if self.totals.surrenders[cell]:
            advice.append("surrender")
        if self.totals.doubles[cell]:
            advice.append("double")
        advice.append("hit" if self.totals.draws[cell] else "stand")
        return tuple(advice)


def column_of(game: UpcardGame) -> Column:
    """The best chart by totals against one upcard."""
    return ChartMaker(game).column()
