"""`audiojack stats`: how rounds went, a line a figure, and as a picture for those who look."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from audiojack.app.wealth_text import WEEK, statistics_lines
from audiojack.cli.arguments import UsageError
from audiojack.cli.chips import FAILED, guarded, is_there, opened, print_json
from audiojack.cli.words import Words
from audiojack.files import reason_of
from audiojack.games.registry import GAMES
from audiojack.store import report
from audiojack.store.clock import system_clock
from audiojack.store.players import Player
from audiojack.store.reader import ChipReader
from audiojack.store.statistics import Statistics

PLOT_KINDS = (".svg", ".png")


def stats(wanted: argparse.Namespace, words: Words) -> int:
    """The figures of one player by name, else of every person who plays here; --week of the last seven days."""
    if len(wanted.words) > 1:
        raise UsageError("cli-unknown-word", word=wanted.words[1])
    if wanted.plot is not None and wanted.plot.suffix.lower() not in PLOT_KINDS:
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
        about = " ".join(f"{line}." for name, games in found if games for line in _lines(words, name, games))
        return _plot(wanted.plot, {name: nets for name, nets in curves.items() if nets}, words, about)
    if wanted.json:
        print_json({name: _plain(games) for name, games in found})
        return 0
    for name, games in found:
        for line in _lines(words, name, games):
            print(f"{line}.")
    if not found:
        print(words.text("cli-nobody"))
    return 0


def _people(store: ChipReader, names: list[str]) -> list[Player]:
    if names:
        return [report.named(store, names[0])]
    return [one for one in store.players() if one.kind == "human"]


def _plain(games: report.ByGame) -> dict[str, object]:
    """All games together as ever, and each below `games`."""
    whole = msgspec.to_builtins(games.get("", Statistics()))
    return {**whole, "games": {game: msgspec.to_builtins(one) for game, one in games.items() if game}}


def _lines(words: Words, name: str, games: report.ByGame) -> list[str]:
    """All games together, then each where there are several."""
    lines = statistics_lines(words.text, name, games.get("", Statistics()))
    for game in GAMES if len(games) > 2 else ():
        if game in games:
            lines += statistics_lines(words.text, f"{name}, {words.text(f'game-{game}')}", games[game])
    return lines


def _plot(target: Path, curves: dict[str, list[int]], words: Words, about: str) -> int:
    if not curves:
        print(words.text("cli-nobody"))
        return 0
    from audiojack.cli.plot import PlotError, draw  # noqa: PLC0415 - its libraries are optional

    try:
        draw(target, curves, words.text, about)
    except PlotError as error:
        print(words.text(error.id), file=sys.stderr)
        return FAILED
    except OSError as error:
        raise UsageError("odds-plot-file", path=str(target), detail=reason_of(error)) from error
    print(words.text("cli-plot-done", path=str(target)))
    return 0
