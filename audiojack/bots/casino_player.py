"""How each style plays the casino games: stakes before the deal, insurance, and the turn of a hand.

All of them know the book; what makes a style is where it leaves it. The chart is worked out from the rules of the very
table and remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from audiojack.bots.casino_book import BasicStrategy, book_for
from audiojack.bots.characters import Character, Style
from audiojack.bots.stakes import stake_in
from audiojack.bots.whim import draw, stir
from audiojack.engine.cards import Card, suit
from audiojack.engine.commands import Action, Command, Legal
from audiojack.engine.hands import Total, casino_value, count_casino
from audiojack.engine.views import CasinoView

WHIM_COST = 0.15
"""A whim never costs more than this part of a stake on average."""


class Turn(NamedTuple):
    """One decision about a hand."""

    cards: tuple[Card, ...]
    upcard: Card
    total: Total
    legal: tuple[Action, ...]
    book: BasicStrategy
    round: int

    @property
    def hard(self) -> int:
        """The points of a hard hand, 0 for a soft one."""
        return 0 if self.total.soft else self.total.points

    def by_book(self, without: tuple[Action, ...] = ()) -> Action:
        """The best action but for those that the style never takes."""
        legal = tuple(action for action in self.legal if action not in without)
        return self.book.action(self.cards, self.upcard, legal)

    def may(self, action: Action) -> bool:
        """Whether the action is legal."""
        return action in self.legal


def choose(view: CasinoView, character: Character, seed: int) -> Command:
    """What the character does; `view.legal` is not empty."""
    state = _state(view, character, seed)
    if view.phase in ("between", "bets"):
        return _stake(view, character, state)
    return _answer(view, character, state)


def _state(view: CasinoView, character: Character, seed: int) -> int:
    on_table = len(view.dealer) + sum(len(hand.cards) for box in view.boxes for hand in box.hands)
    return stir(seed, character.id, view.seat, view.round, view.turn_box, view.turn_hand, on_table)


def _stake(view: CasinoView, character: Character, state: int) -> Command:
    """A stake for the first of one's boxes that has none; with all laid, the deal; without chips, goodbye."""
    bet = _find(view, "bet")
    if bet is not None:
        boxes = sum(1 for legal in view.legal if legal.action == "bet")
        amount = stake_in(bet, view.seats[view.seat].chips // boxes, character, view.round, stir(state, bet.box))
        return Command(view.seat, "bet", bet.box, amount)
    return Command(view.seat, "deal" if _find(view, "deal") else "leave")


def _answer(view: CasinoView, character: Character, state: int) -> Command:
    box = view.turn_box
    book = book_for(view.game, tuple(sorted(view.options.items())))
    hand = view.boxes[box].hands[view.turn_hand if view.phase == "play" else 0]
    legal = tuple(legal.action for legal in view.legal if legal.action != "leave")
    turn = Turn(hand.cards, view.dealer[0], count_casino(hand.cards), legal, book, view.round)
    if turn.may("insure") and _insures(turn, character):
        price = _find(view, "insure")
        return Command(view.seat, "insure", box, price.least if price else 0)
    if turn.may("decline"):
        return Command(view.seat, "decline", box)
    turn = turn._replace(legal=tuple(action for action in legal if action != "insure"))
    return Command(view.seat, _act(turn, character, state), box)


def _find(view: CasinoView, action: Action) -> Legal | None:
    return next((legal for legal in view.legal if legal.action == action), None)


def _insures(turn: Turn, character: Character) -> bool:
    """By the book only where it pays; the cautious protect a good hand, the superstitious fear a black ace."""
    if turn.book.insures(turn.cards, turn.upcard):
        return True
    ace = casino_value(turn.upcard) == 1
    if character.style == "cautious":
        return ace and turn.total.points >= 20
    return character.style == "superstitious" and ace and suit(turn.upcard) == "s"


def _act(turn: Turn, character: Character, state: int) -> Action:
    if turn.total.points == 21:
        return "stand"
    action = _STYLES[character.style](turn, character)
    if character.whims and draw(100, state) < character.whims:
        return _whim(turn, action)
    return action


def _whim(turn: Turn, action: Action) -> Action:
    """The next best thing instead, where that costs little."""
    pair = turn.may("split") and len(turn.cards) == 2
    worths = [worth for worth in turn.book.ranking(turn.cards, turn.upcard, pair) if worth.action in turn.legal]
    other = next((worth for worth in worths if worth.action != action), None)
    if other is None or worths[0].value - other.value > WHIM_COST:
        return action
    return other.action


def _book(turn: Turn, character: Character) -> Action:
    return turn.by_book()


def _cautious(turn: Turn, character: Character) -> Action:
    """Never in danger of going over, never more chips on the table than laid, but for aces and eights."""
    action = turn.by_book(without=("double",))
    if action == "split" and casino_value(turn.cards[0]) not in (1, 8):
        action = turn.by_book(without=("double", "split"))
    return "stand" if action == "hit" and turn.hard >= 12 else action


def _bold(turn: Turn, character: Character) -> Action:
    """Doubles every promising start, splits every pair but tens and fives, gives nothing up."""
    if turn.may("split") and casino_value(turn.cards[0]) not in (5, 10):
        return "split"
    if turn.may("double") and _promising(turn):
        return "double"
    return turn.by_book(without=("surrender",))


def _promising(turn: Turn) -> bool:
    """Ten and eleven against anything; nine and a soft 17 or 18 against a weak upcard."""
    weak = 2 <= casino_value(turn.upcard) <= 6
    soft = turn.total.soft and turn.total.points in (17, 18)
    return turn.hard in (10, 11) or (weak and (turn.hard == 9 or soft))


def _superstitious(turn: Turn, character: Character) -> Action:
    """Never stops at thirteen, stops early before a spade, and draws on in every seventh round."""
    hard = turn.hard
    if hard == 13 and turn.may("hit"):
        return "hit"
    if hard >= 14 and suit(turn.upcard) == "s":
        return "stand"
    if 12 <= hard <= 16 and turn.round % 7 == 0 and turn.may("hit"):
        return "hit"
    return turn.by_book(without=("surrender",))


def _dealer_like(turn: Turn, character: Character) -> Action:
    """Exactly as the dealer of this table must."""
    return "hit" if turn.may("hit") and turn.book.probe.rules.dealer_draws(turn.total) else "stand"


_STYLES: dict[Style, Callable[[Turn, Character], Action]] = {
    "book": _book,
    "cautious": _cautious,
    "bold": _bold,
    "superstitious": _superstitious,
    "dealer-like": _dealer_like,
    "streaky": _book,
}
