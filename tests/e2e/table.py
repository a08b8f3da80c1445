"""The way to a table, as every test of the real program goes it."""

from __future__ import annotations

import time

from tests.support.player import Player

PLAIN = ("--lang", "en", "--seed", "1", "--pace", "instant", "--driver", "none", "--mute")
"""English, always the same cards, nothing waits and nothing sounds."""

TO_THE_STAKE = ("Enter", "Enter", "Enter", "Enter")
"""From a first start with --lang to the field of the first stake: name, New table, Blek džek, Deal."""

TURN = ":turn"
"""How the scene of one's own turn ends in the transcript."""

GOES_ON_WITH_ENTER = (":betting", ":between")
"""The same for the scenes in which Enter leads on to the next cards."""


def sit_down(player: Player) -> None:
    """Leads a first start to the field of the first stake."""
    for key in TO_THE_STAKE:
        player.tap(key)


def scene(player: Player) -> str:
    """Where the program is, asked by T."""
    player.ask("T")
    return str(player.keys()[-1]["scene"])


def to_my_turn(player: Player) -> None:
    """Goes on with Enter, over stakes and ends of rounds, until it is one's own turn. Raises RuntimeError."""
    for _ in range(200):
        here = scene(player)
        if here.endswith(TURN):
            return
        if here.endswith(GOES_ON_WITH_ENTER):
            player.tap("Enter")
        else:
            time.sleep(0.05)
    raise RuntimeError(f"it never was one's turn; the last lines are {player.lines()[-12:]}")
