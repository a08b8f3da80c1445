"""What is the same in a style whatever bank game it plays: how much a promise is worth, when it leaves the best choice.
"""

from __future__ import annotations

from collections.abc import Mapping

from audiojack.bots.characters import Character
from audiojack.bots.stakes import fitted, stake_in
from audiojack.bots.whim import draw
from audiojack.engine.bank_view import BankView
from audiojack.engine.commands import Action, Legal

STOPS = {"cautious": 15, "dealer-like": 17, "bold": 18}
"""Styles that stand from so many points on instead of weighing it."""

UNLUCKY = 13
WHIM_COST = 0.15


def daring(chips: int, promise: float, character: Character) -> int:
    """The part of a purse that a promise (expected gain of a chip) is worth: four times as much at a boldness of 50."""
    return int(chips * max(0.0, promise) * character.boldness * 4 / 50)


def first_stake(offer: Legal, view: BankView, promise: float, character: Character, state: int) -> int:
    """The least with a poor card, with a good one what it promises; some go by habit or luck instead."""
    chips = view.seats[view.seat].chips
    if character.style in ("superstitious", "dealer-like"):
        return stake_in(offer, chips, character, view.round, state)
    if character.style == "cautious":
        return offer.least
    return fitted(daring(chips, promise, character), offer)


def chosen(values: Mapping[Action, float], points: int, character: Character, state: int) -> Action:
    """One of these actions, by their worth in stakes, by the style's own rule, or on a whim."""
    best = max(values, key=lambda action: values[action])
    if character.whims and draw(100, state) < character.whims and len(values) > 1:
        other = max((action for action in values if action != best), key=lambda action: values[action])
        return other if values[best] - values[other] < WHIM_COST else best
    if best in ("exchange", "keep", "give-back") or not {"hit", "stand"} <= values.keys():
        return best
    stop = STOPS.get(character.style)
    if stop is not None:
        return "stand" if points >= stop else "hit"
    if character.style == "superstitious" and points == UNLUCKY:
        return "hit"
    return best
