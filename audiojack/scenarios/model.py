"""A scenario as a value, read from its TOML file with every mistake located by line.

The form is that of docs/scenarios.md; nothing is guessed: an unknown key or word is an error.
"""

from __future__ import annotations

import errno
import os
import tomllib
from pathlib import Path
from typing import Any, Literal

import msgspec

from audiojack.engine.cards import Card, CardError, parse_card
from audiojack.files import read_text, reason_of
from audiojack.games.options import OptionError
from audiojack.games.registry import GAMES, Game


class ScenarioError(Exception):
    """A scenario file that can't be read.

    `reason` is a code with a message in every language (`scenario-…`), `line` the line of the file (0 if none),
    `detail` the word that is wrong.
    """

    def __init__(self, reason: str, path: Path, line: int = 0, detail: str = "") -> None:
        super().__init__(f"{path}:{line}: {reason}: {detail}")
        self.reason = reason
        self.path = path
        self.line = line
        self.detail = detail


class SeatSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: its name, its purse when the scenario starts, and whether it holds the bank."""

    name: str
    chips: int
    banker: bool = False


class BoxSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box of a casino game. `stake` 0 leaves it to a line of play."""

    name: str
    owner: str
    stake: int = 0


class TableSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the table before the first line of play."""

    seats: list[SeatSpec]
    boxes: list[BoxSpec] = []
    bank: int = 0
    options: dict[str, bool | int | str] = {}
    pack: str = ""
    pack_ends: bool = False
    announced: bool = False
    circle: int = 1
    founded: int | None = None
    banker_card: str = ""
    cut_card: str = ""
    played: str = ""
    reshuffled: list[str] = []
    picks: list[int] = []
    lots: str = ""
    start: Literal["dealt", "before-deal"] = "dealt"


End = Literal["round", "broken", "home", "open"]


class ExpectSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must hold after the last line of play."""

    chips: dict[str, int] = {}
    bank: int | None = None
    end: End | None = None
    next_banker: str | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    table: TableSpec
    title: str = ""
    rules: list[str] = []
    play: list[str] = []
    expect: ExpectSpec = ExpectSpec()


class Scenario(msgspec.Struct, frozen=True):
    """A whole scenario. `path` and `text` are kept to name the line of a mistake."""

    path: Path
    text: str
    id: str
    title: str
    game: Game
    rules: tuple[str, ...]
    play: tuple[str, ...]
    table: TableSpec
    expect: ExpectSpec
    options: dict[str, bool | int | str]

    def cards(self, text: str) -> tuple[Card, ...]:
        """The cards that a text names. Raises ScenarioError."""
        return tuple(self.card(word) for word in text.split())

    def card(self, text: str) -> Card:
        """The card that a text names. Raises ScenarioError."""
        try:
            return parse_card(text)
        except CardError:
            raise self.error("bad-card", text) from None

    def error(self, reason: str, detail: str) -> ScenarioError:
        """An error about a word of this file, at the first line that holds it."""
        return ScenarioError(reason, self.path, line_of(self.text, detail), detail)


def line_of(text: str, word: str) -> int:
    """The first line (from 1) that holds a word; 0 if none does."""
    lines = text.splitlines()
    return next((i for i, line in enumerate(lines, 1) if word and word in line), 0)


def read(path: Path) -> Scenario:
    """Read a scenario file. Raises ScenarioError."""
    try:
        if path.is_char_device():  # a keyboard would be waited for
            raise OSError(errno.ENODEV, os.strerror(errno.ENODEV), str(path))
        text = read_text(path)
    except OSError as error:
        raise ScenarioError("unreadable", path, detail=reason_of(error)) from error
    except UnicodeDecodeError as error:
        raise ScenarioError("not-utf8", path) from error
    return parse(text, path)


def parse(text: str, path: Path) -> Scenario:
    """The scenario that a TOML text describes. Raises ScenarioError."""
    file = _convert(_toml(text, path), text, path)
    if file.game not in GAMES:
        raise ScenarioError("unknown-game", path, line_of(text, "game"), file.game)
    game = GAMES[file.game]
    try:
        options = game.complete(file.table.options)
    except OptionError as error:
        raise ScenarioError(error.reason, path, line_of(text, error.name), error.name) from None
    scenario = Scenario(
        path, text, file.id, file.title, game, tuple(file.rules), tuple(file.play), file.table, file.expect, options
    )
    _check_names(scenario)
    return scenario


def _toml(text: str, path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        message = str(error)
        line = message.partition("line ")[2].partition(",")[0]
        raise ScenarioError("not-toml", path, int(line) if line.isdigit() else 0, message) from None


def _convert(data: dict[str, Any], text: str, path: Path) -> _File:
    try:
        return msgspec.convert(data, _File)
    except msgspec.ValidationError as error:
        message = str(error)
        key = message.rpartition("`")[0].rpartition("`")[2].rpartition(".")[2].partition("[")[0]
        if "unknown field" in message:
            key = message.partition("unknown field `")[2].partition("`")[0]
        raise ScenarioError("bad-value", path, line_of(text, key), message) from None


def _check_names(scenario: Scenario) -> None:
    table = scenario.table
    names = [seat.name for seat in table.seats]
    if not names:
        raise scenario.error("no-seats", "seats")
    for name in names:
        if names.count(name) > 1:
            raise scenario.error("name-twice", name)
    for box in table.boxes:
        if box.owner not in names:
            raise scenario.error("unknown-name", box.owner)
    for name in scenario.expect.chips:
        if name not in names:
            raise scenario.error("unknown-name", name)
    if scenario.game.family == "bank" and sum(seat.banker for seat in table.seats) > 1:
        raise scenario.error("two-bankers", "banker")
