"""How rounds went: kept as one line a player and round, summed up when asked.

The net of a round says whether it was won; what else is worth counting comes as tags (`natural`, `bust`),
which the presenter names and the store only counts.
"""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence

import msgspec

from audiojack.store.sums import row_sum


class RoundResult(msgspec.Struct, frozen=True):
    """How a round ended for a player: chips won less chips lost, and tags to be counted."""

    player: int
    net: int
    tags: tuple[str, ...] = ()


class RoundLine(msgspec.Struct, frozen=True):
    """A kept result; `ended` in milliseconds since 1970 UTC."""

    table: int
    round: int
    game: str
    net: int
    tags: tuple[str, ...]
    ended: int


class Statistics(msgspec.Struct, frozen=True):
    """A player's rounds summed up. `best`, `worst`: net of one round. Runs are of rounds in a row."""

    rounds: int = 0
    won: int = 0
    lost: int = 0
    pushed: int = 0
    net: int = 0
    best: int = 0
    worst: int = 0
    longest_winning: int = 0
    longest_losing: int = 0
    tags: dict[str, int] = {}


def keep(
    connection: sqlite3.Connection,
    table: int,
    game: str,
    *,
    round_no: int,
    results: Sequence[RoundResult],
    at: int,
) -> None:
    """Keep the results of one round."""
    rows = [
        (table, round_no, one.player, game, one.net, msgspec.json.encode(one.tags).decode(), at) for one in results
    ]
    connection.executemany(
        "INSERT INTO rounds (table_id, round, player_id, game, net, tags, ended, sum) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [(*row, row_sum(row)) for row in rows],
    )


def tags_of(text: str) -> tuple[str, ...] | None:
    """The tags as they are kept; None if they can't be read."""
    try:
        return msgspec.json.decode(text, type=tuple[str, ...])
    except (msgspec.DecodeError, TypeError):
        return None


def lines(
    connection: sqlite3.Connection, player: int, game: str | None = None, since: int | None = None
) -> tuple[RoundLine, ...]:
    """The player's rounds in their order, of one game and ended at `since` or later if so asked."""
    rows = connection.execute(
        "SELECT table_id, round, game, net, tags, ended FROM rounds WHERE player_id = ?"
        " AND (?2 IS NULL OR game = ?2) AND ended >= ?3 ORDER BY ended, table_id, round",
        (player, game, since if since is not None else -(2**62)),
    )
    return tuple(
        RoundLine(table, round_no, of, net, tags_of(tags) or (), ended)
        for table, round_no, of, net, tags, ended in rows.fetchall()
    )


def _longest(nets: Sequence[int], sign: int) -> int:
    longest = run = 0
    for net in nets:
        run = run + 1 if net * sign > 0 else 0
        longest = max(longest, run)
    return longest


def summed(rounds: Sequence[RoundLine]) -> Statistics:
    """Sum up rounds given in their order."""
    nets = [line.net for line in rounds]
    if not nets:
        return Statistics()
    return Statistics(
        rounds=len(nets),
        won=sum(net > 0 for net in nets),
        lost=sum(net < 0 for net in nets),
        pushed=nets.count(0),
        net=sum(nets),
        best=max(nets),
        worst=min(nets),
        longest_winning=_longest(nets, 1),
        longest_losing=_longest(nets, -1),
        tags=dict(Counter(tag for line in rounds for tag in line.tags)),
    )
