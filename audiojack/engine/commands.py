"""What a seat may ask of a table, what of it is legal now, and why something was refused.

One Command serves all games: the vocabulary of actions is that of the scenario files. Whether an action has a
meaning at a table, and in which range of amounts, `legal` tells.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from audiojack.engine.refusals import Reason

Action = Literal[
    "bet",
    "add",
    "sit-out",
    "done-staking",
    "raise",
    "hit",
    "hit-at",
    "hit-any",
    "hit-banker",
    "hit-blind",
    "stand",
    "exchange",
    "keep",
    "give-back",
    "double",
    "split",
    "surrender",
    "insure",
    "decline",
    "choose-banker",
    "draw-lots",
    "found",
    "announce",
    "deal",
    "accept",
    "hand-over",
    "reshuffle",
    "leave",
]

ACTIONS: tuple[Action, ...] = Action.__args__  # type: ignore[attr-defined]


class Command(msgspec.Struct, frozen=True, gc=False):
    """One request.

    `seat` asks; in casino games `box` says for which box (the owner's, or with `add` anyone's). `amount` is in
    chips, with `hit-at` the position from the top of the pack (1 is the top). `to` is a seat: the one handed
    the bank, or chosen as banker.
    """

    seat: int
    action: Action
    box: int = 0
    amount: int = 0
    to: int = -1


class Numbered(Command, frozen=True, gc=False):
    """A request that came over a network, with the number that its sender gave it, as the journal keeps it.

    Read as a Command it is one; whoever sends it again, because no answer came, can be told that it was done.
    """

    id: int = 0


class Legal(msgspec.Struct, frozen=True, gc=False):
    """An action that would be accepted now.

    Amounts from `least` to `most` in steps of `step`, counted from `least` (0, 0 where the action has no
    amount); `targets` are the seats that `to` may name. `what` is which exchange an "exchange" is (OKO-R21 to R24).
    """

    action: Action
    box: int = 0
    least: int = 0
    most: int = 0
    step: int = 1
    targets: tuple[int, ...] = ()
    what: str = ""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why a command was not accepted; told only to the seat that asked (GEN-R12).

    `reason` is a code with a message in every language (`refused-…`); the numbers are its arguments: `limit`
    and `step` in chips, `seat` the seat that is meant, such as the one whose turn it is.
    """

    reason: Reason
    limit: int = 0
    step: int = 0
    seat: int = -1
