"""How much each way of staking lays down, within what the table allows.

One function for all games: the range comes from the table as a Legal, the temper from the character.
"""

from __future__ import annotations

from audiojack.bots.characters import Character
from audiojack.bots.whim import draw
from audiojack.engine.commands import Legal

LUCKY = (3, 7, 9)


def stake_in(legal: Legal, chips: int, character: Character, round: int, state: int) -> int:
    """A stake between the least and the most of `legal`, in its steps. `chips` is the purse that is to last.

    Nobody lays more than a part of the purse, a quarter to a half by boldness, unless the least stake is more.
    """
    wanted = _wanted(legal.least, chips, character, round, state)
    return fitted(min(wanted, chips * (50 + character.boldness) // 300), legal)


def fitted(amount: int, legal: Legal) -> int:
    """The nearest legal amount that is not more, or the least."""
    inside = max(legal.least, min(amount, legal.most))
    return inside - (inside - legal.least) % max(1, legal.step)


def _wanted(least: int, chips: int, character: Character, round: int, state: int) -> int:
    usual = least * character.units
    match character.staking:
        case "flat":
            return usual
        case "careful":
            return least
        case "share":
            return chips * (2 + character.units) // 100
        case "climbing":
            return max(usual, chips // 25)
        case "lucky":
            return least * (7 if round % 7 == 0 else LUCKY[draw(len(LUCKY), state)])
        case "daring":
            return chips * character.boldness // 300 if draw(6, state) == 0 else usual
