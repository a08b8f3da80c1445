"""Add it up, and who wins: hands are counted and compared as the game itself counts and compares them.

Hands with what is hard to count come more often: Šantal in Oko, aces in the casino games, pictures in Ochko.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from audiojack.engine.bank import Bank
from audiojack.engine.cards import SANTAL, Card, is_picture, parse_cards, rank
from audiojack.engine.casino import Casino
from audiojack.engine.casino_dealing import compare
from audiojack.engine.hands import GOAL, Count, count_casino
from audiojack.games.ochko.duel import Duels
from audiojack.games.registry import Game
from audiojack.games.registry import game as find_game
from audiojack.games.twenty_one.club import Club
from audiojack.practice.question import Arg, Question, Words

HARD_SHARE = 0.6
"""How often a hand to be added up holds what is hard to count."""

HIGHEST = 26
"""Totals above this are not asked for."""

_TWO_ACES = parse_cards("Ah As")

OUTCOMES = ("win", "push", "lose")


def decider_of(game: Game) -> Casino | Bank:
    """The game at its usual options."""
    decider = game.decider(game.complete({}))
    assert isinstance(decider, Casino | Bank)
    return decider


def count_of(game: Game) -> Count:
    """How the game counts a hand."""
    decider = decider_of(game)
    return decider.rules.count if isinstance(decider, Bank) else count_casino


def pack_of(game: Game) -> tuple[Card, ...]:
    """One card of each that the game has."""
    return tuple(dict.fromkeys(decider_of(game).rules.pack))


# --- add it up -------------------------------------------------------------------------------------------


def sum_question(game: str, random: Random, detail: str) -> Question:
    """How many points are these cards?"""
    found = find_game(game)
    count = count_of(found)
    cards = parse_cards(detail) if detail else _to_add(found, random)
    points = count(cards).points
    return Question(
        key=f"{game}/sum/{' '.join(cards)}",
        ask=Words("drill-sum", {"cards": _marked(game, cards)}),
        choices={},
        right=(str(points),),
        why=(*_counted(game, cards), Words("drill-sum-why", {"points": points})),
    )


def _to_add(game: Game, random: Random) -> tuple[Card, ...]:
    pack = pack_of(game)
    hard = random.random() < HARD_SHARE
    while True:
        cards = random.sample(pack, random.choice((2, 3, 3, 4, 5)))
        if hard and not any(_hard(game, card) for card in cards):
            continue
        if count_of(game)(tuple(cards)).points <= HIGHEST:
            return tuple(cards)


def _hard(game: Game, card: Card) -> bool:
    """Šantal where it is one; pictures where they don't count ten; else aces."""
    if not _ace_is_eleven(game):
        return rank(card) == "A"
    return is_picture(card) or (card == SANTAL and game.traits.suits_matter)


def _ace_is_eleven(game: Game) -> bool:
    """Whether an ace is never 1."""
    return count_of(game)(_TWO_ACES).points > GOAL


def _marked(game: str, cards: Sequence[Card]) -> tuple[str, ...]:
    """The seven of hearts is named Šantal where it is one (OKO-R06)."""
    santal = find_game(game).traits.suits_matter
    return tuple(f"{card}*" if santal and card == SANTAL else card for card in cards)


def _counted(game: str, cards: Sequence[Card]) -> tuple[Words, ...]:
    """What each card counts that doesn't count its own number."""
    found = find_game(game)
    total = count_of(found)(tuple(cards)).points
    words: list[Words] = []
    for card in dict.fromkeys(_representative(card) for card in cards):
        if found.traits.suits_matter and card == SANTAL:
            rest = sum(count_of(found)((other,)).points for other in cards if other != SANTAL)
            words.append(Words("drill-counts", {"card": f"{card}*", "points": total - rest}))
        elif rank(card) == "A" and not _ace_is_eleven(found):
            soft = count_of(found)(tuple(cards)).soft
            words.append(Words("drill-ace-soft" if soft else "drill-ace-hard"))
        elif not rank(card).isdigit():
            words.append(Words("drill-counts", {"card": rank(card), "points": count_of(found)((card,)).points}))
    return tuple(words)


def _representative(card: Card) -> Card:
    return card if card == SANTAL else Card(rank(card) + "s")


# --- who wins --------------------------------------------------------------------------------------------


def winner_question(game: str, random: Random, detail: str) -> Question:
    """Your stopped hand against the dealer's or banker's: win, push or lose?"""
    found = find_game(game)
    mine, theirs = (parse_cards(part) for part in detail.split("|")) if detail else _two_hands(found, random)
    outcome, why = _settled(found, mine, theirs)
    ask: dict[str, Arg] = {"mine": _marked(game, mine), "theirs": _marked(game, theirs)}
    return Question(
        key=f"{game}/winner/{' '.join(mine)}|{' '.join(theirs)}",
        ask=Words("drill-winner", ask),
        choices={key: Words(f"drill-{key}") for key in OUTCOMES},
        right=(outcome,),
        why=(why,),
    )


def _two_hands(game: Game, random: Random) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """A hand that has stopped, and one that has stopped or gone over; equal totals come more often."""
    pack = pack_of(game)
    tie = random.random() < 0.4
    while True:
        cards = random.sample(pack, 7)
        own, other = random.choice((2, 3)), random.choice((2, 3, 4))
        mine, theirs = tuple(cards[:own]), tuple(cards[own : own + other])
        here, there = count_of(game)(mine).points, count_of(game)(theirs).points
        if game.family == "bank" and all(rank(card) == "A" for card in theirs):
            continue  # two aces are settled before hands are compared
        fair = 15 <= here <= _highest(game) and there >= 17 and count_of(game)(theirs[:-1]).points < 17
        if fair and there <= HIGHEST and (there <= _highest(game) or there > GOAL) and (not tie or here == there):
            return mine, theirs


def _highest(game: Game) -> int:
    """In the bank games a 21 is settled before hands are compared, so it is not asked about here."""
    return GOAL if game.family == "casino" else GOAL - 1


def _settled(game: Game, mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> tuple[str, Words]:
    decider = decider_of(game)
    here, there = count_of(game)(mine).points, count_of(game)(theirs).points
    args: dict[str, Arg] = {"mine": here, "theirs": there}
    if isinstance(decider, Casino):
        natural = decider.rules.is_natural
        own, other = len(mine) == 2 and natural(mine, False), len(theirs) == 2 and natural(theirs, False)
        outcome = compare(here, own, there, other)
        why = "natural" if own or other else _why(here, there)
        return ("win" if outcome == "natural" else str(outcome)), Words(f"drill-why-{why}", args)
    if here == there:
        if isinstance(decider.rules, Club):
            return "push", Words("drill-why-equal", args)
        rule = "OCA-R22" if isinstance(decider.rules, Duels) else "OKO-R31"
        return "lose", Words("drill-why-tie-banker", {**args, "rule": rule})
    return ("win" if there > GOAL or here > there else "lose"), Words(f"drill-why-{_why(here, there)}", args)


def _why(here: int, there: int) -> str:
    if there > GOAL:
        return "over"
    return "equal" if here == there else "more" if here > there else "fewer"
