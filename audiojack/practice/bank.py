"""Exact odds of the bank games for the cards that a seat may know: the next card, and the worth of each action.

The banker (or the punters) against whom actions are weighed is the one that the computer players know too: each side
plays best against the other's last plan from what is public (docs/odds.md says how).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from audiojack.bots.bank_player import Playing, worked_out
from audiojack.bots.banking import seen_elsewhere
from audiojack.engine.bank import Bank
from audiojack.engine.bank_table import BankHand, BankTable, new_table
from audiojack.engine.bank_view import BankView
from audiojack.engine.cards import Card
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Action
from audiojack.engine.hands import GOAL
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.ochko.duel import Duels
from audiojack.games.registry import game as find_game
from audiojack.games.twenty_one.club import Club
from audiojack.odds.hand_tree import BUST, HandTree
from audiojack.odds.kinds import NoSuchCardError

BANK = 1000
STAKE = 10
PUNTER, BANKER = 0, 1


class NextCard(NamedTuple):
    """What one more card makes of a hand: the chance of each total up to 21, and of going over.

    `special` is the chance of a hand that wins by itself whatever it counts (two aces, five pictures).
    """

    totals: dict[int, float]
    over: float
    special: float


class BankOdds(NamedTuple):
    """The next card, what each legal action is worth in units of the stake, and the best of them ("" for none)."""

    next: NextCard
    actions: dict[Action, float]
    best: Action | None


class RoundOdds(NamedTuple):
    """What a chip is worth to a punter who stakes it before he knows a card, and to a banker whose punters choose.

    `ev` is for the same stake whatever the first card is; `banker` for punters who stake ten times as much on a card
    that promises a gain as on one that doesn't.
    """

    ev: float
    banker: float


def _won_at_once(rules: object, cards: tuple[Card, ...]) -> float | None:
    """What a punter's hand that the rules pay by itself brings, in stakes (OCA-R14 to R16, OCV-R08)."""
    if isinstance(rules, Club):
        return 2.0 if rules.special(cards) == "natural" else None
    return 1.0 if isinstance(rules, Duels) and rules.instant(cards) else None


def _playing(game: str, options: Mapping[str, OptionValue]) -> Playing:
    return worked_out(game, tuple(sorted(options.items())))


def round_odds(game: str, options: Mapping[str, object]) -> RoundOdds:
    """A round of a bank game under these options, given or default."""
    playing = _playing(game, find_game(game).complete(options))
    return RoundOdds(playing.start, playing.edge)


def next_card(tree: HandTree, cards: Sequence[Card], elsewhere: Iterable[Card]) -> NextCard:
    """What one more card makes of a hand, with the cards `elsewhere` known not to come."""
    pack = tree.without((*cards, *elsewhere))
    left = sum(pack)
    place = tree.find(cards)
    totals: dict[int, float] = {}
    over = special = 0.0
    if place is None or not tree.nodes[place].next or not left:
        return NextCard(totals, 1.0 if left else 0.0, special)
    for many, target in zip(pack, tree.nodes[place].next, strict=True):
        if not many:
            continue
        if target == BUST:
            over += many / left
        elif tree.nodes[target].special:
            special += many / left
        else:
            points = tree.nodes[target].points
            totals[points] = totals.get(points, 0.0) + many / left
    return NextCard(dict(sorted(totals.items())), over, special)


def view_odds(view: BankView) -> BankOdds:
    """The odds of the seat whose view it is, in its turn."""
    playing = _playing(view.game, view.options)
    actions = playing.worths(view)
    own = view.hands[view.seat]
    following = next_card(playing.tree, own.cards, seen_elsewhere(view))
    return BankOdds(following, actions, _best(actions))


def hand_odds(
    game: str,
    options: Mapping[str, object],
    cards: Sequence[Card],
    upcard: Card | None = None,
    seen: Sequence[Card] = (),
) -> BankOdds:
    """A punter's hand against a banker whose first card is `upcard`, closed where it is None.

    Raises NoSuchCardError for cards that the pack has not, ValueError for a hand that can't be held.
    """
    found = find_game(game)
    chosen = found.complete(options)
    decider = found.decider(chosen)
    if not isinstance(decider, Bank):
        raise TypeError(f"{game} has no banker")
    table = _table(game, dict(chosen), decider, tuple(cards), upcard=upcard, seen=tuple(seen))
    won = _won_at_once(decider.rules, tuple(cards))
    if won is not None:
        return BankOdds(NextCard({}, 0.0, 0.0), {"stand": won}, "stand")
    return view_odds(decider.view(table, PUNTER))


def _table(
    game: str,
    options: dict[str, OptionValue],
    decider: Bank,
    cards: tuple[Card, ...],
    *,
    upcard: Card | None,
    seen: tuple[Card, ...],
) -> BankTable:
    """A table at which the punter of this hand is to act, two at it, the stake laid."""
    rules = decider.rules
    rest = _without(rules.pack, (*cards, *seen, *(() if upcard is None else (upcard,))))
    if rules.count(cards).points > GOAL and len(cards) != 2 and _won_at_once(rules, cards) is None:
        raise ValueError(" ".join(cards))
    dealt = 2 if isinstance(rules, Club) else 1
    hidden = dealt - (upcard is not None)
    banker, stock = rest[:hidden], rest[hidden:]
    held = banker if upcard is None else (upcard, *banker)
    seats = (Seat("1", BANK), Seat("2", BANK))
    own = BankHand(cards, len(cards), 0, STAKE, "open", max(0, len(cards) - dealt))
    other = BankHand(held, len(held), int(upcard is not None))
    empty = new_table(game, options, seats, Chance(0), rules.pack)
    return _placed(empty, (own, other), stock, seen)


def _placed(
    table: BankTable, hands: tuple[BankHand, ...], stock: tuple[Card, ...], seen: tuple[Card, ...]
) -> BankTable:
    return msgspec.structs.replace(
        table, hands=hands, stock=stock, phase="play", banker=BANKER, bank=BANK, founded=BANK, round=1, in_round=True,
        turn=PUNTER, returned=seen, aside=seen,
    )  # fmt: skip


def _without(pack: Sequence[Card], cards: Iterable[Card]) -> tuple[Card, ...]:
    """The pack without these cards. Raises NoSuchCardError."""
    gone = Counter(cards)
    have = Counter(pack)
    for card, many in gone.items():
        if many > have[card]:
            raise NoSuchCardError(card)
    rest = []
    for card in pack:
        if gone[card]:
            gone[card] -= 1
        else:
            rest.append(card)
    return tuple(rest)


def _best(actions: Mapping[Action, float]) -> Action | None:
    return max(actions.items(), key=lambda item: item[1])[0] if actions else None
