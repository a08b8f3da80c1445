"""`audiojack stats`: how rounds went, a line a figure, and as a picture for those who look."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from audiojack.app.commands.chips import FAILED, guarded, is_there, opened, print_json
from audiojack.app.commands.line import UsageError
from audiojack.app.commands.words import Words
from audiojack.app.figures import WEEK, statistics_lines
from audiojack.games.registry import GAMES
from audiojack.store import report
from audiojack.store.clock import system_clock
from audiojack.store.players import Player
from audiojack.store.statistics import Statistics
from audiojack.store.store import ChipStore


def stats(wanted: argparse.Namespace, words: Words) -> int:
    """The figures of one player by name, else of every person who plays here; --week of the last seven days."""
    if len(wanted.words) > 1:
        raise UsageError("cli-unknown-word", word=wanted.words[1])
    if wanted.plot is not None and wanted.plot.suffix.lower() != ".svg":
        raise UsageError("cli-plot-kind", path=str(wanted.plot))
    return guarded(words, lambda: _stats(wanted, words))


def _stats(wanted: argparse.Namespace, words: Words) -> int:
    since = system_clock() - WEEK if wanted.week else None
    found: list[tuple[str, report.ByGame]] = []
    curves: dict[str, list[int]] = {}
    if is_there(wanted):
        with opened(wanted) as store:
            people = _people(store, wanted.words)
            found = [(one.name, report.statistics_by_game(store, one.id, since)) for one in people]
            curves = {one.name: [line.net for line in store.rounds(one.id, since=since)] for one in people}
    if wanted.plot is not None:
        return _plot(wanted.plot, {name: nets for name, nets in curves.items() if nets}, words)
    if wanted.json:
        print_json({name: _plain(games) for name, games in found})
        return 0
    for name, games in found:
        _print(words, name, games)
    if not found:
        print(words.text("cli-nobody"))
    return 0


def _people(store: ChipStore, names: list[str]) -> list[Player]:
    if names:
        return [report.named(store, names[0])]
    return [one for one in store.players() if one.kind == "human"]


def _plain(games: report.ByGame) -> dict[str, object]:
    """All games together as ever, and each below `games`."""
    whole = msgspec.to_builtins(games.get("", Statistics()))
    return {**whole, "games": {game: msgspec.to_builtins(one) for game, one in games.items() if game}}


def _print(words: Words, name: str, games: report.ByGame) -> None:
    lines = statistics_lines(words.text, name, games.get("", Statistics()))
    for game in GAMES if len(games) > 2 else ():
        if game in games:
            lines += statistics_lines(words.text, f"{name}, {words.text(f'game-{game}')}", games[game])
    for line in lines:
        print(f"{line}.")


def _plot(target: Path, curves: dict[str, list[int]], words: Words) -> int:
    if not curves:
        print(words.text("cli-nobody"))
        return 0
    from audiojack.app.commands.plot import PlotError, draw  # noqa: PLC0415 - its library is optional

    try:
        draw(target, curves, words.text)
    except PlotError as error:
        print(words.text(error.id, path=str(target)), file=sys.stderr)
        return FAILED
    print(words.text("cli-plot-done", path=str(target)))
    return 0
