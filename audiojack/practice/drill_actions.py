"""Choose the action: a hand from the pack, and what each action is worth for a stake of a hundred.

Hands that leave nothing to choose are passed over. The detail of a key is the hand and the open card.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from audiojack.engine.cards import Card, parse_cards
from audiojack.engine.commands import Action
from audiojack.games.registry import Game
from audiojack.games.registry import game as find_game
from audiojack.practice.drill_hands import count_of, pack_of
from audiojack.practice.question import Arg, Question, Words

STAKE = 100
ALIKE = 0.5
"""Actions this near the best, in chips of STAKE, are right too."""

TRIES = 50
EASY = 60.0
"""A hand is passed over where the best action is so many chips better than the next."""

CLOSED = "-"


def action_question(game: str, random: Random, detail: str) -> Question:
    """What would you do?"""
    found = find_game(game)
    if detail:
        hand, _, up = detail.partition("|")
        return _question(found, parse_cards(hand), None if up == CLOSED else parse_cards(up)[0])
    question = None
    for _ in range(TRIES):
        cards, upcard = _dealt(found, random)
        worths = _worths(found, cards, upcard)
        question = _made(found, cards, upcard, worths)
        ranked = sorted(worths.values(), reverse=True)
        if len(ranked) > 1 and ranked[0] - ranked[1] < EASY:
            break
    assert question is not None
    return question


def _dealt(game: Game, random: Random) -> tuple[tuple[Card, ...], Card | None]:
    """Two cards, sometimes three; in the casino games an open card of the dealer."""
    pack = pack_of(game)
    while True:
        count = random.choice((2, 2, 2, 3))
        first, *cards = random.sample(pack, count + 1)
        if _points(game, cards) < 21:
            return tuple(cards), first if game.family == "casino" else None


def _points(game: Game, cards: Sequence[Card]) -> int:
    return count_of(game)(tuple(cards)).points


def _worths(game: Game, cards: tuple[Card, ...], upcard: Card | None) -> dict[Action, float]:
    if game.family == "casino":
        from audiojack.odds.casino import odds_of  # noqa: PLC0415 - numpy comes with it

        assert upcard is not None
        found = odds_of(game.id, {}).actions(cards, upcard).actions
    else:
        from audiojack.practice.bank import hand_odds  # noqa: PLC0415 - nothing of it without this drill

        found = hand_odds(game.id, {}, cards, upcard).actions
    return {action: value * STAKE for action, value in found.items()}


def _question(game: Game, cards: tuple[Card, ...], upcard: Card | None) -> Question:
    return _made(game, cards, upcard, _worths(game, cards, upcard))


def _made(game: Game, cards: tuple[Card, ...], upcard: Card | None, worths: dict[Action, float]) -> Question:
    best = max(worths.values())
    ranked = sorted(worths, key=lambda action: -worths[action])
    up = CLOSED if upcard is None else upcard
    ask: dict[str, Arg] = {"cards": tuple(cards), "upcard": up, "points": _points(game, cards)}
    return Question(
        key=f"{game.id}/action/{' '.join(cards)}|{up}",
        ask=Words("drill-action" if upcard else "drill-action-closed", ask),
        choices={action: Words("drill-do", {"action": action}) for action in sorted(worths)},
        right=tuple(action for action in ranked if worths[action] >= best - ALIKE),
        why=(Words("hint-best", {"action": ranked[0]}), *(_worth(action, worths[action]) for action in ranked)),
    )


def _worth(action: Action, chips: float) -> Words:
    rounded = round(chips)
    sign = "minus" if rounded < 0 else "plus" if rounded > 0 else "even"
    return Words("hint-worth", {"action": action, "sign": sign, "amount": abs(rounded)})
