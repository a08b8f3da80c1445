"""Practice deals: scenario files that are played instead of being checked, the person in the first seat.

What the file lays ready on the pack comes as it says; all cards after it, and every shuffle, are left to chance. Its
lines of play are not played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from audiojack import resources
from audiojack.app.stage.services import SceneServices
from audiojack.bots.characters import CHARACTERS
from audiojack.engine.cards import Card
from audiojack.engine.chance import shuffled
from audiojack.engine.table import Seat
from audiojack.play.computer_players import Characters
from audiojack.play.host import Sitter, TableOwner, seeded
from audiojack.play.session import LocalSession
from audiojack.play.table_journal import NoJournal
from audiojack.scenarios.model import Scenario, ScenarioError, SeatSpec, read
from audiojack.scenarios.runner import HARNESSES

FOLDER = "scenarios"
"""Where a player's own scenario files are looked for, in the folder where everything is kept."""

OWN_SEAT = 0
"""In a deal the person has the first seat."""

SHIPPED = resources.deals()
"""The deals that come with the program; their titles are messages (`deal-ID`)."""


class Deal(msgspec.Struct, frozen=True):
    """A file of a deal; `scenario` is None where it can't be read, and `fault` says why."""

    path: Path
    scenario: Scenario | None = None
    fault: ScenarioError | None = None


def deals(services: SceneServices) -> tuple[Deal, ...]:
    """All deals that there are: the player's own first, then those that come with the program."""
    own = [] if services.folder is None else [services.folder / FOLDER]
    return tuple(deal for folder in (*own, SHIPPED) for deal in _in_folder(folder))


def read_deal(path: Path) -> Deal:
    """The deal in a file."""
    try:
        scenario = read(path)
        _playable(scenario)
    except ScenarioError as error:
        return Deal(path, None, error)
    return Deal(path, scenario)


def _in_folder(folder: Path) -> Iterator[Deal]:
    try:
        paths = sorted(folder.glob("*.toml"))
    except OSError:
        return
    yield from (read_deal(path) for path in paths)


def _playable(scenario: Scenario) -> None:
    """Whether the table can be laid and the person sits at it. Raises ScenarioError."""
    least, most = scenario.game.places
    if not least <= len(scenario.table.seats) <= most:
        raise scenario.error("seats", str(len(scenario.table.seats)))
    HARNESSES[scenario.game.family].open(scenario)
    scenario.cards(scenario.table.lots)


def seat_down(services: SceneServices, scenario: Scenario) -> LocalSession:
    """The table of a deal. Computer players take all seats but the first. Raises ScenarioError."""
    named = _with_names(services, scenario)
    pack = _whole_pack(named, services.seeds())
    laid = replace(named, table=replace(named.table, pack=pack, pack_ends=False, reshuffled=[]))
    table: Any = HARNESSES[scenario.game.family].open(laid)
    table = replace(table, chance=replace(table.chance, state=services.seeds()), seats=_seats(scenario, table.seats))
    characters = Characters(lambda id: services.text(f"character-{id}"))
    minds = {
        seat: characters.chooser(_character(spec.name, seat), services.seeds())
        for seat, spec in enumerate(scenario.table.seats)
        if table.seats[seat].kind == "computer"
    }
    if minds:
        characters.prepare(scenario.game.id, dict(table.options))
    chairs = [Sitter(seat).chair for seat in table.seats]
    owner = TableOwner(scenario.game, table, chairs, minds, NoJournal(), keys=services.keys or seeded)
    return LocalSession(owner, OWN_SEAT, name_of=characters.name, at_stake=False)


def _seats(scenario: Scenario, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Everybody but the person is a computer player, by the character of the name that the file gives."""
    return tuple(
        seat if place == OWN_SEAT else replace(seat, kind="computer", character=_known(spec.name))
        for place, (spec, seat) in enumerate(zip(scenario.table.seats, seats, strict=True))
    )


def _whole_pack(scenario: Scenario, seed: int) -> str:
    """What is laid ready, and after it all other cards of the game in an order of chance."""
    spec = scenario.table
    laid = scenario.cards(" ".join((spec.pack, spec.played, spec.banker_card, spec.cut_card)))
    pack: tuple[Card, ...] = scenario.game.decider(scenario.options).rules.pack  # type: ignore[attr-defined]
    left = Counter(pack)
    left.subtract(laid)
    rest, _ = shuffled(sorted((+left).elements()), seed)
    return " ".join((spec.pack, *rest))


def _with_names(services: SceneServices, scenario: Scenario) -> Scenario:
    """Characters by their names in the player's language, and the person by their own."""
    names = {
        spec.name: services.text(f"character-{id}") if (id := _known(spec.name)) else spec.name
        for spec in scenario.table.seats
    }
    own = scenario.table.seats[OWN_SEAT].name
    wanted = services.settings.name
    if wanted and wanted not in names.values():
        names[own] = wanted
    seats = [SeatSpec(names[spec.name], spec.chips, spec.banker) for spec in scenario.table.seats]
    boxes = [replace(box, owner=names[box.owner]) for box in scenario.table.boxes]
    return replace(scenario, table=replace(scenario.table, seats=seats, boxes=boxes))


def _character(name: str, seat: int) -> str:
    """Who plays a seat: the character of that name, else the one whose turn it is."""
    return _known(name) or CHARACTERS[(seat - 1) % len(CHARACTERS)].id


def _known(name: str) -> str:
    """The character of this name; "" where there is none."""
    return next((one.id for one in CHARACTERS if one.id == name.lower()), "")
