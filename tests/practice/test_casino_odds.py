"""Exact odds of the casino games against facts published elsewhere, and against slower ways to the same numbers."""

from __future__ import annotations

import itertools
import statistics
import time
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from audiojack.engine.cards import SUITS, Card, parse_cards
from audiojack.engine.hands import casino_value, count_casino
from audiojack.engine.table import Hand
from audiojack.games.black_jack import BlackJack
from audiojack.games.registry import game
from audiojack.odds.against import Against
from audiojack.odds.casino import CasinoOdds, odds_of
from audiojack.odds.chart import ChartMaker
from audiojack.odds.dealer_odds import best
from audiojack.odds.house import House, upcard_ranks
from audiojack.odds.kinds import NoSuchCardError, Shoe
from audiojack.odds.upcard_game import UpcardGame
from audiojack.odds.whole_game import GameOdds, work_out

BJ = odds_of("black-jack", {})
BLEK = odds_of("blek-dzek", {})
UPCARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")


def natural_chance(odds: CasinoOdds) -> float:
    first = UpcardGame(odds.house, Card("2h"), Shoe(odds.shoe().ranks))
    return float(first.chances[odds.house.naturals[0]].sum())


def test_chance_of_a_blackjack_by_packs() -> None:
    """192/4043 with six packs, 32/663 with one, from the very counts that the odds are worked out on."""
    for packs, chance in ((6, Fraction(192, 4043)), (1, Fraction(32, 663))):
        shoe = odds_of("blek-dzek", {"packs": packs}).shoe()
        total, aces = sum(shoe.ranks), shoe.of("A")
        tens = sum(shoe.of(name) for name in ("10", "J", "Q", "K"))
        assert Fraction(2 * aces * tens, total * (total - 1)) == chance


def test_first_hands_are_all_hands() -> None:
    """The chances of first hands beside an upcard sum to one, blackjacks among them as often as counted."""
    for odds in (BJ, odds_of("blek-dzek", {"ten_blackjack": False})):
        first = UpcardGame(odds.house, Card("2h"), odds.shoe())
        assert first.chances.sum() == pytest.approx(1.0, abs=1e-12)
    assert natural_chance(BJ) == pytest.approx(2 * 24 * 96 / (311 * 310), abs=1e-12)


@pytest.mark.parametrize(("upcard", "bust"), [("6d", 0.422842), ("10s", 0.212471)])
def test_dealer_busts_as_published(upcard: str, bust: float) -> None:
    assert BJ.dealer(Card(upcard), BJ.shoe((Card(upcard),))).bust == pytest.approx(bust, abs=5e-7)


def test_dealer_totals_both_ways() -> None:
    """The table of ends agrees with walking the dealer's draws one by one, in a shoe that has been played from."""
    odds = odds_of("blek-dzek", {"packs": 1, "soft17": "hit"})
    shoe = odds.shoe(parse_cards("Ah 5d 5c 10s Kd 9h"))
    for upcard in UPCARDS:
        slow = odds.dealer(Card(upcard + "c"), shoe)
        against = Against(odds.house, Card(upcard + "c"), shoe)
        fast = against._endings.table(against.counts @ against._by_value, np.zeros((1, 10), dtype=np.int64))[0]
        expected = [*slow.totals[:-1], slow.totals[-1] + slow.blackjack, slow.bust]
        assert fast.tolist() == pytest.approx(expected, abs=1e-12)


def test_insurance_holding_no_ten() -> None:
    odds = BJ.actions(parse_cards("9h 7c"), Card("Ad"))
    assert odds.insurance == pytest.approx(-7 / 103, abs=1e-12)
    assert BLEK.actions(parse_cards("9h 7c"), Card("Kd")).insurance == pytest.approx(3 * 24 / 309 - 1, abs=1e-12)
    assert BLEK.actions(parse_cards("9h 7c"), Card("10d")).insurance is None


def test_sixteen_against_a_ten() -> None:
    """Known to a hair in every book: drawing beats standing, but with three cards and more it need not."""
    two = BJ.actions(parse_cards("10h 6c"), Card("10d")).actions
    assert two["hit"] == pytest.approx(two["stand"], abs=0.01)
    assert two["hit"] > two["stand"]
    three = BJ.actions(parse_cards("7h 5c 4d"), Card("10d")).actions
    assert three["stand"] > three["hit"]
    assert set(three) == {"stand", "hit"}


WALKED = [
    ({"packs": 1}, "7h 4c", "6d", ""),
    ({"packs": 1, "soft17": "hit"}, "Ah 6c", "4d", "As Ad 5c 5d 9s 9h"),
    ({"packs": 1, "ten_blackjack": False}, "8h 4c", "Ad", "Kd Ks 10d 2c 2d 2h 2s"),
    ({"packs": 1, "ten_blackjack": False}, "9h 8c", "Kd", "Ac Ad"),
]


@pytest.mark.parametrize(("options", "hand", "up", "gone"), WALKED)
def test_actions_by_walking_every_card(options: dict[str, object], hand: str, up: str, gone: str) -> None:
    """The worth of a hand, by plain recursion over cards with fractions of nothing left out."""
    odds = odds_of("blek-dzek", options)
    upcard, cards, seen = Card(up), parse_cards(hand), parse_cards(gone)
    found = odds.actions(cards, upcard, seen).actions
    walk = Walk(odds, upcard)
    counts = tuple(odds.house.kinds.counts(odds.shoe((*cards, upcard, *seen))))
    low = sum(casino_value(card) for card in cards)
    ace = any(card[0] == "A" for card in cards)
    assert found["stand"] == pytest.approx(walk.stand(count_casino(cards).points, counts), abs=1e-12)
    assert found["hit"] == pytest.approx(walk.hit(low, ace, counts, 1), abs=1e-12)
    assert found["double"] == pytest.approx(walk.hit(low, ace, counts, 2), abs=1e-12)
    assert found["surrender"] == -0.5


class Walk:
    """Player and dealer card by card, as slowly as can be."""

    def __init__(self, odds: CasinoOdds, upcard: Card) -> None:
        self.odds = odds
        self.values = odds.house.kinds.values
        self.partners = odds.house.partners(upcard[:-1])
        self.up = casino_value(upcard)
        self.dealer = cache(self._dealer)
        self.best = cache(self._best)

    def _dealer(self, low: int, ace: bool, left: tuple[int, ...], size: int) -> tuple[float, ...]:
        """Chances of 17 to 21, over, and of a blackjack."""
        total = best(low, ace)
        if size > 1 and not self.odds.house.rules.dealer_draws(total):
            return tuple(float(place == min(total.points, 22) - 17) for place in range(7))
        mixed = np.zeros(7)
        for kind, many in enumerate(left):
            if not many:
                continue
            if size == 1 and self.partners[kind]:
                mixed[6] += many / sum(left)
                continue
            value, after = self.values[kind], (*left[:kind], many - 1, *left[kind + 1 :])
            mixed += many / sum(left) * np.array(self.dealer(low + value, ace or value == 1, after, size + 1))
        return tuple(mixed)

    def stand(self, points: int, left: tuple[int, ...]) -> float:
        ends = self.dealer(self.up, self.up == 1, left, 1)
        won = ends[5] + sum(chance for total, chance in enumerate(ends[:5], 17) if total < points)
        lost = ends[6] + sum(chance for total, chance in enumerate(ends[:5], 17) if total > points)
        return won - lost

    def _best(self, low: int, ace: bool, left: tuple[int, ...]) -> float:
        points = best(low, ace).points
        if points >= 21:
            return -1.0 if points > 21 else self.stand(21, left)
        return max(self.stand(points, left), self.hit(low, ace, left, 1), self.hit(low, ace, left, 2))

    def hit(self, low: int, ace: bool, left: tuple[int, ...], stakes: int) -> float:
        worth = 0.0
        for kind, many in enumerate(left):
            if not many:
                continue
            value, after = self.values[kind], (*left[:kind], many - 1, *left[kind + 1 :])
            more, soft = low + value, ace or value == 1
            if stakes == 1:
                worth += many * self.best(more, soft, after)
            else:
                points = best(more, soft).points
                worth += many * 2 * (-1.0 if points > 21 else self.stand(points, after))
        return worth / sum(left)


class RulesWithMoreAces(BlackJack):
    """Black Jack whose aces are split like any pair."""

    def stops_after_split(self, hand: Hand) -> bool:
        return False


@cache
def whole(odds: CasinoOdds) -> GameOdds:
    return work_out(odds.house)


def worth(rules: BlackJack) -> float:
    """A round's worth under best play, the charts left out."""
    house = House(rules)
    total = sum(house.shoe.ranks)
    return sum(
        sum(map(house.shoe.of, ranks)) / total * UpcardGame(house, Card(name + "h"), house.shoe).best_value()
        for name, ranks in upcard_ranks(house)
    )


class Surrendering(BlackJack):
    """Black Jack with early surrender."""

    has_surrender = True


def black_jack(**options: object) -> BlackJack:
    return BlackJack(game("black-jack").complete(options))


def test_published_effects_of_rules() -> None:
    """Each within 0.02 % of the stake; the hole card's is what doubled and split stakes lose to a blackjack."""
    usual = worth(black_jack())
    assert usual - worth(black_jack(double_after_split=False)) == pytest.approx(0.0014, abs=0.0002)
    assert usual - worth(black_jack(enhc_loss="original_only")) == pytest.approx(-0.0011, abs=0.0002)
    drawing = RulesWithMoreAces(game("black-jack").complete({}))
    assert worth(drawing) - usual == pytest.approx(0.0019, abs=0.0002)


def test_early_surrender_against_an_ace() -> None:
    worths = []
    for rules in (Surrendering, BlackJack):
        house = House(rules(game("black-jack").complete({"enhc_loss": "original_only"})))
        worths.append(UpcardGame(house, Card("Ah"), house.shoe).best_value())
    assert (worths[0] - worths[1]) / 13 == pytest.approx(0.0039, abs=0.0002)


def test_best_play_is_never_worse_than_the_chart() -> None:
    for table in (BJ, BLEK, odds_of("blek-dzek", {"packs": 1}), odds_of("blek-dzek", {"ten_blackjack": False})):
        odds = whole(table)
        assert 0 < odds.ev - odds.ev_chart < 0.001
        assert odds.house_edge == -odds.ev


def test_whole_game_to_nine_digits() -> None:
    """Hands split from a pair may be doubled with an ace: 6,6 against 6, 7,7 against 4, and all pairs together."""
    assert BJ.actions(parse_cards("6h 6d"), Card("6c")).actions["split"] == pytest.approx(0.158403392, abs=5e-10)
    assert BJ.actions(parse_cards("7h 7d"), Card("4c")).actions["split"] == pytest.approx(0.072121749, abs=5e-10)
    assert whole(BJ).ev == pytest.approx(-0.005140565, abs=5e-10)
    assert whole(BJ).ev_chart == pytest.approx(-0.005176368, abs=5e-10)
    once = whole(odds_of("black-jack", {"enhc_loss": "original_only"}))
    assert once.ev == pytest.approx(-0.004028702, abs=5e-10)
    assert once.ev_chart == pytest.approx(-0.004059224, abs=5e-10)


def test_player_is_the_favourite_in_blek_dzek() -> None:
    assert whole(BLEK).ev > 0


def test_chart_of_a_table_without_hole_card() -> None:
    chart = whole(BJ).chart
    assert chart["10"].hard[11] == ("hit",)
    assert chart["6"].hard[11] == ("double", "hit")
    assert chart["10"].pairs[8] == ("hit",)
    assert chart["6"].pairs[9][0] == "split"
    assert chart["K"] == chart["10"]
    assert chart["6"].soft[18] == ("double", "stand")


def test_what_is_seen_is_gone() -> None:
    with pytest.raises(NoSuchCardError):
        odds_of("blek-dzek", {"packs": 1}).actions(parse_cards("9h 9d"), Card("9c"), parse_cards("9s 9h"))
    plenty = BJ.actions(parse_cards("9h 7c"), Card("Ad"), tuple(Card(r + s) for r in "23456" for s in SUITS) * 5)
    assert plenty.insurance is not None
    assert plenty.insurance > 0


def test_fast_enough() -> None:
    """Dealer's tables within 50 ms; a hand's actions 50 ms in the median and 150 ms at worst (processor time)."""
    begin = time.process_time()
    for name in UPCARDS:
        BJ.dealer(Card(name + "h"), BJ.shoe((Card(name + "h"),)))
    assert time.process_time() - begin < 0.05
    seen = parse_cards("2h 5d 9c Kd Ah 10s 7d 3c Jh Qd")
    spent = []
    ranks = ("A", "2", "6", "8", "K")
    for one, other, up in itertools.product(ranks, ranks, ("A", "2", "6", "10")):
        begin = time.process_time()
        BJ.actions((Card(one + "h"), Card(other + "d")), Card(up + "c"), seen)
        spent.append(time.process_time() - begin)
    assert statistics.median(spent) < 0.05
    assert max(spent) < 0.15
    begin = time.process_time()
    work_out(odds_of("blek-dzek", {"packs": 6, "max_splits": 3}).house)
    assert time.process_time() - begin < 5


def test_cards_count_as_at_the_table() -> None:
    """The hands that are worked out are those that the table counts."""
    hands = BJ.house.hands
    for row in range(1, hands.over, 7):
        total = count_casino(BJ.house.cards(row))
        assert (total.points, total.soft) == (hands.points[row], bool(hands.soft[row]))
        assert hands.low[row] == sum(casino_value(card) for card in BJ.house.cards(row))


@pytest.mark.parametrize("up", ["3h", "10h"])
def test_no_cell_of_the_chart_can_be_bettered(up: str) -> None:
    house = odds_of("blek-dzek", {"packs": 1}).house
    maker = ChartMaker(UpcardGame(house, Card(up), house.shoe))
    reached = maker.column().value
    cells = {int(cell) for cell, open_ in zip(maker.cells, house.playable, strict=True) if open_ and cell >= 4}
    for answers in (maker.totals.draws, maker.totals.doubles, maker.totals.surrenders):
        for cell in cells:
            answers[cell] = not answers[cell]
            assert maker.value() <= reached + 1e-12
            answers[cell] = not answers[cell]
