"""Charts and tables of a casino game for the command line: kept in the data folder, as plain values, as lines.

What is kept carries the version of the computation; another version, or an unreadable file, is worked out anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec

from audiojack.cli.words import Words
from audiojack.engine.cards import Card
from audiojack.odds.casino import CasinoOdds
from audiojack.odds.chart import Column
from audiojack.odds.house import House, upcard_ranks
from audiojack.odds.kinds import Shoe
from audiojack.odds.whole_game import GameOdds, work_out

VERSION = 3
"""Raised whenever the same question has another answer than before."""

FOLDER = "cache"
UPCARDS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ROWS = ("hard", "soft", "pairs")


class Kept(msgspec.Struct, frozen=True):
    """A whole game as it lies in the cache."""

    version: int
    game: str
    options: dict[str, bool | int | str]
    ev: float
    ev_chart: float
    chart: dict[str, dict[str, Any]]


def kept(
    data_dir: Path,
    game: str,
    options: Mapping[str, Any],
    house: House,
    progress: Callable[[int, int], None],
) -> GameOdds:
    """The whole game from the cache, or worked out and kept."""
    place = data_dir / FOLDER / f"odds-{_key(game, options)}.json"
    found = _read(place, game, options)
    if found is not None:
        return found
    worked = work_out(house, progress)
    with contextlib.suppress(OSError):  # a data folder that can't be written to costs time only
        _write(place, Kept(VERSION, game, dict(options), worked.ev, worked.ev_chart, plain(worked.chart)))
    return worked


def _key(game: str, options: Mapping[str, Any]) -> str:
    text = f"{game} {sorted(options.items())}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _read(place: Path, game: str, options: Mapping[str, Any]) -> GameOdds | None:
    try:
        found = msgspec.json.decode(place.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    if found.version != VERSION or found.game != game or found.options != dict(options):
        return None
    try:
        chart = {upcard: _column(column) for upcard, column in found.chart.items()}
    except (KeyError, TypeError, ValueError):
        return None
    return GameOdds(found.ev, found.ev_chart, chart)


def _column(column: Mapping[str, Any]) -> Column:
    hard, soft, pairs = ({int(key): tuple(advice) for key, advice in column[name].items()} for name in ROWS)
    return Column(hard, soft, pairs, float(column["ev"]))


def _write(place: Path, kept: Kept) -> None:
    place.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=place.name, dir=place.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(msgspec.json.encode(kept))
        os.replace(temporary, place)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def plain(chart: Mapping[str, Column]) -> dict[str, dict[str, Any]]:
    """The chart by upcard as plain values: rows "hard", "soft" and "pairs" (1 for aces), and "ev"."""
    return {
        upcard: {
            **{
                name: {str(key): list(advice) for key, advice in rows.items()}
                for name, rows in zip(ROWS, column.rows, strict=True)
            },
            "ev": column.value,
        }
        for upcard, column in ((name, chart[name]) for name in _shown(chart))
    }


def _shown(chart: Mapping[str, Column]) -> tuple[str, ...]:
    """Aces to tens, and pictures where they are not played against like tens."""
    shown = [name for name in UPCARDS[:10] if name in chart]
    for name in UPCARDS[10:]:
        if name in chart and ("10" not in chart or chart[name].rows != chart["10"].rows):
            shown.append(name)
    return tuple(shown)


def dealer_table(table: CasinoOdds, shoe: Shoe) -> dict[str, dict[str, float]]:
    """The dealer's ends by upcard from this shoe; "21" is without a blackjack, so that a row sums to 1."""
    found: dict[str, dict[str, float]] = {}
    alike = {name: ranks[0] for _, ranks in upcard_ranks(table.house) for name in ranks}
    for name in UPCARDS:
        upcard = Card(name + "h")
        if not shoe.of(name):
            continue
        ends = table.dealer(upcard, shoe.without((upcard,)))
        row = {str(17 + place): chance for place, chance in enumerate(ends.totals)}
        row |= {"bust": ends.bust, "blackjack": ends.blackjack}
        if name in UPCARDS[:10] or (alike[name] != "10" and row != found.get("10")):
            found[name] = row
    return found


# --- as lines that read well aloud -------------------------------------------------------------------------


def lines(chart: Mapping[str, Column], words: Words) -> Iterator[str]:
    """A paragraph for each upcard: runs of totals that are played alike in one sentence."""
    for name in _shown(chart):
        yield words.text("odds-chart-upcard", upcard=name)
        column = chart[name]
        for row, rows in zip(ROWS, column.rows, strict=True):
            yield from (_line(words, row, run) for run in _runs(rows))


Run = tuple[int, int, tuple[str, ...]]


def _runs(rows: Mapping[int, tuple[str, ...]]) -> Iterator[Run]:
    # Aces have a row of their own: the twos are not the next pair above them.
    for (_, advice), some in groupby(sorted(rows.items()), key=lambda item: (item[0] == 1, item[1])):
        keys = [key for key, _ in some]
        yield keys[0], keys[-1], advice


def _line(words: Words, row: str, run: Run) -> str:
    least, most, advice = run
    first, *others = advice
    then = others[0] if others else "none"
    last = others[1] if len(others) > 1 else "none"
    return words.text(
        f"odds-chart-{row}", least=least, most=most, span="single" if least == most else "range",
        first=words.text(f"odds-act-{first}"), then="none" if then == "none" else words.text(f"odds-act-{then}"),
        last="none" if last == "none" else words.text(f"odds-act-{last}"),
        more="none" if then == "none" else "two" if last == "none" else "three",
    )  # fmt: skip
