"""Why a command can be refused: every reason has a code here and a sentence in every language (`refused-…`)."""

from __future__ import annotations

from typing import Literal, get_args

Reason = Literal[
    # any game
    "no-such-action",
    "not-now",
    "not-your-turn",
    "not-your-box",
    "no-such-seat",
    "left-already",
    "round-open",
    "too-little",
    "too-much",
    "not-a-step",
    "not-enough-chips",
    "already-bet",
    "no-bet-yet",
    "no-cards-left",
    # casino games
    "no-box-bet",
    "box-full",
    "own-box",
    "hand-has-natural",
    "hand-has-21",
    "no-insurance-in-game",
    "no-insurance-upcard",
    "no-insurance-now",
    "insured-already",
    "no-surrender-in-game",
    "surrender-too-late",
    "double-too-late",
    "double-total",
    "double-after-split",
    "double-split-aces",
    "not-a-pair",
    "not-equal-value",
    "split-too-late",
    "split-limit",
    "split-aces-once",
    "no-standing-players",
    "no-reshuffle-in-game",
    "stand-or-insure",
]

REASONS: tuple[Reason, ...] = get_args(Reason)
