"""What the keys at the table mean, and which of them may be answered while a command is on its way to be kept."""

from __future__ import annotations

from collections.abc import Mapping

from audiojack.app.stage.scene import KeyClass
from audiojack.engine.commands import Action

READING: Mapping[str, str] = {
    "cards": "own_cards",
    "dealer": "dealer_cards",
    "chips": "own_chips",
    "others": "others_chips",
    "turn": "turn",
    "overview": "overview",
    "rules": "rules",
}
"""Reading keys and the question that each asks."""

ACTIONS: dict[str, tuple[Action, ...]] = {
    "stand": ("stand", "keep", "accept", "decline", "deal", "choose-banker"),
    "draw": ("hit", "deal"),
    "split": ("split",),
    "double": ("double",),
    "insure": ("insure",),
    "surrender": ("surrender",),
    "raise": ("raise", "add"),
    "blind": ("hit-blind",),
    "exchange": ("exchange", "give-back"),
    "announce": ("announce",),
}
"""The engine's actions that a key may mean; the first legal one is taken, the first of all if none is."""

AMOUNTS: tuple[Action, ...] = ("bet", "found", "raise", "add", "hit-at")
COOLDOWN_SECONDS = 0.5

_QUESTIONS = frozenset({"explain", "repeat"})
_MOVES = frozenset({("table", "hint"), ("table", "actions"), ("table", "pause")})
_PLACING = frozenset({"place", "same", "withdraw"})


def key_class_of(found: tuple[str, str] | None, typing: bool) -> KeyClass:
    """What a key does at the table; `typing` where it goes into the amount field."""
    if typing or found is None or found in _MOVES:
        return KeyClass.NAVIGATE
    context, command = found
    if context == "amount":
        return KeyClass.ACT if command in _PLACING else KeyClass.NAVIGATE
    reads = command in READING or command in _QUESTIONS or command.startswith("seat-")
    return KeyClass.QUERY if reads else KeyClass.ACT
