"""What the command line tells of the chip store, as data: lists, places, files written.

Nothing here is a sentence; the caller words it in the player's language.
"""

from __future__ import annotations

import csv
import io
import os
from pathlib import Path

import msgspec

from audiojack.store.clock import iso
from audiojack.store.errors import UnknownPlayer, told_as_store_errors
from audiojack.store.ledger import Entry
from audiojack.store.players import Player, Standing
from audiojack.store.reader import ChipReader
from audiojack.store.statistics import Statistics, summed


class PlayerLine(msgspec.Struct, frozen=True):
    """A player as listed: chips in purses, and all chips with those lying on tables."""

    player: Player
    purse: int
    wealth: int


class Line(msgspec.Struct, frozen=True):
    """An entry as its player sees it: `change` is positive for chips received."""

    entry: Entry
    change: int
    when: str


class Place(msgspec.Struct, frozen=True):
    """A place in the ranking; equally rich players share one."""

    place: int
    standing: Standing
    chips: int


class Ranking(msgspec.Struct, frozen=True):
    """The richest players. `own` is the listener's place, `ahead` who is next above, `behind` by how much, and
    `following` who is next below."""

    places: tuple[Place, ...]
    own: Place | None = None
    ahead: Place | None = None
    behind: int = 0
    following: Place | None = None


ByGame = dict[str, Statistics]
"""Figures by game, of all games together by ""; only of games that have been played."""


def named(store: ChipReader, name: str) -> Player:
    """The player of that name. UnknownPlayer."""
    found = store.find_player(name)
    if found is None:
        raise UnknownPlayer(player=name)
    return found


def player_lines(store: ChipReader, *, retired: bool = True) -> tuple[PlayerLine, ...]:
    """All players with their chips."""
    purses: dict[int, int] = {}
    with store.steady():
        standings, balances = store.richest(retired=retired), store.balances()
    for account, chips in balances:
        if account.startswith("wallet:"):
            owner = int(account.split(":")[1])
            purses[owner] = purses.get(owner, 0) + chips
    return tuple(
        PlayerLine(standing.player, purses.get(standing.player.id, 0), standing.wealth)
        for standing in sorted(standings, key=lambda one: one.player.id)
    )


def history_lines(store: ChipReader, name: str, *, limit: int | None = None) -> tuple[Line, ...]:
    """A player's entries, newest first; a move between two accounts of theirs changes nothing."""
    player = named(store, name)
    return tuple(
        Line(entry, _change(entry, player.id), iso(entry.at))
        for entry in store.history(player.id, limit=limit)
    )


def _change(entry: Entry, player: int) -> int:
    gained = _is_purse(entry.target, player) - _is_purse(entry.source, player)
    return entry.amount * gained


def _is_purse(account: str, player: int) -> int:
    return int(f"{account}:".startswith(f"wallet:{player}:"))


def ranking(
    store: ChipReader,
    *,
    computers: bool = True,
    retired: bool = True,
    by_peak: bool = False,
    me: int | None = None,
) -> Ranking:
    """Places of all players, by wealth now or by the highest ever, and where player `me` stands."""
    places: list[Place] = []
    for number, standing in enumerate(store.richest(computers, retired=retired, by_peak=by_peak), start=1):
        chips = standing.peak if by_peak else standing.wealth
        shared = places[-1].place if places and places[-1].chips == chips else number
        places.append(Place(shared, standing, chips))
    own = next((place for place in places if place.standing.player.id == me), None)
    if own is None:
        return Ranking(tuple(places))
    following = next((place for place in places if place.chips < own.chips), None)
    richer = [place for place in places if place.chips > own.chips]
    if not richer:
        return Ranking(tuple(places), own, following=following)
    return Ranking(tuple(places), own, richer[-1], richer[-1].chips - own.chips, following)


def statistics_by_game(store: ChipReader, player: int, since: int | None = None) -> ByGame:
    """A player's rounds summed up, all games and each, of those that ended at `since` or later."""
    lines = store.rounds(player, since=since)
    if not lines:
        return {}
    games = dict.fromkeys(line.game for line in lines)
    return {"": summed(lines), **{game: summed([line for line in lines if line.game == game]) for game in games}}


def export_json(store: ChipReader, target: Path) -> int:
    """Write players, balances, entries and rounds as one JSON object. Returns the number of entries."""
    with store.steady():
        entries, everyone = store.entries(), store.players(retired=True)
        balances = dict(store.balances())
        rounds = [(one.id, line) for one in everyone for line in store.rounds(one.id)]
    content = {
        "players": [{**msgspec.to_builtins(one), "settings": _plain(one.settings)} for one in everyone],
        "balances": balances,
        "entries": [{**msgspec.to_builtins(entry), "at": iso(entry.at)} for entry in entries],
        "rounds": [
            {"player": player, **msgspec.to_builtins(line), "ended": iso(line.ended)}
            for player, line in rounds
        ],
    }
    _write(target, msgspec.json.format(msgspec.json.encode(content), indent=2) + b"\n")
    return len(entries)


def _plain(settings: str) -> object:
    try:
        return msgspec.json.decode(settings)
    except msgspec.DecodeError:
        return settings


def export_csv(store: ChipReader, target: Path) -> int:
    """Write the entries as CSV, one a line below a line of column names. Returns their number."""
    entries = store.entries()
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(Entry.__struct_fields__)
    for entry in entries:
        writer.writerow(
            (iso(value) if name == "at" else value for name, value in msgspec.structs.asdict(entry).items())
        )
    _write(target, text.getvalue().encode())
    return len(entries)


def export(store: ChipReader, target: Path) -> int:
    """Write CSV if the file's name ends so, else JSON. Returns the number of entries. The folder has to be there."""
    return export_csv(store, target) if target.suffix.lower() == ".csv" else export_json(store, target)


def _write(target: Path, content: bytes) -> None:
    part = target.with_name(target.name + ".part")
    with told_as_store_errors(target, "making"):
        try:
            part.write_bytes(content)
            os.replace(part, target)
        finally:
            part.unlink(missing_ok=True)
