"""The computer players as the lobby invites them: characters with names in the player's language."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from audiojack.bots.characters import CHARACTERS, Character, character
from audiojack.bots.player import choose, prepare
from audiojack.engine.commands import Command
from audiojack.play.host import Chooser, Keys
from audiojack.play.tables import Guest, Tables
from audiojack.store.store import ChipStore


class Characters:
    """All characters; `name_of` gives the name that one has in the player's language."""

    def __init__(self, name_of: Callable[[str], str]) -> None:
        self._name_of = name_of

    def guests(self) -> Sequence[Guest]:
        return tuple(Guest(one.id, self._name_of(one.id)) for one in CHARACTERS)

    def name(self, character: str) -> str:
        return self._name_of(character) if any(one.id == character for one in CHARACTERS) else ""

    def chooser(self, character: str, seed: int) -> Chooser:
        return _Mind(_known(character), seed)

    def prepare(self, game: str, options: Mapping[str, Any]) -> None:
        """On a thread of its own, so that the table opens at once."""
        threading.Thread(target=prepare, args=(game, dict(options)), name="working-out", daemon=True).start()


class _Mind:
    """One character at one table."""

    def __init__(self, who: Character, seed: int) -> None:
        self._who = who
        self._seed = seed

    def __call__(self, view: Any) -> Command:
        return choose(view, self._who, self._seed)


def _known(id: str) -> Character:
    """The character of that id; one that is no longer among them plays by the book."""
    try:
        return character(id)
    except KeyError:
        return next(one for one in CHARACTERS if one.style == "book")


def open_tables(
    store: ChipStore | None, seeds: Callable[[], int], name_of: Callable[[str], str], keys: Keys | None = None
) -> Tables:
    """The tables of a store, with all characters for company."""
    return Tables(store, seeds, Characters(name_of), keys)
