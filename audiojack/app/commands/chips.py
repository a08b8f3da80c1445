"""`audiojack chips …`, `ranking` and `stats`: the chip store in plain lines, or as JSON."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from audiojack.app.commands.line import CHIPS, UsageError
from audiojack.app.commands.words import Words
from audiojack.store import backup, report
from audiojack.store.clock import system_clock
from audiojack.store.errors import StoreError
from audiojack.store.store import ChipStore

FAILED = 1


def chips(wanted: argparse.Namespace, words: Words) -> int:
    """One of the commands of the store."""
    command, *rest = wanted.words or [""]
    commands: dict[str, tuple[Callable[..., int], int]] = {
        "list": (_list, 0),
        "history": (_history, 1),
        "verify": (_verify, 0),
        "backup": (_backup, 1),
        "restore": (_restore, 1),
        "export": (_export, 1),
    }
    if command not in commands:
        raise UsageError("cli-chips-what", known=", ".join(CHIPS))
    run, count = commands[command]
    if len(rest) != count:
        raise UsageError(f"cli-chips-{command}")
    return _guarded(words, lambda: run(wanted, words, *rest))


def ranking(wanted: argparse.Namespace, words: Words) -> int:
    """The richest players."""

    def run() -> int:
        with _opened(wanted) as store:
            places = report.ranking(store, computers=not wanted.people).places
        if wanted.json:
            _print_json([{"place": p.place, "name": p.standing.player.name, "chips": p.chips,
                          "peak": p.standing.peak, "kind": p.standing.player.kind} for p in places])  # fmt: skip
            return 0
        for place in places:
            who = place.standing
            print(words.text("richest-row", place=place.place, name=who.player.name, chips=place.chips, peak=who.peak,
                             kind=who.player.kind))  # fmt: skip
        if not places:
            print(words.text("cli-nobody"))
        return 0

    return _guarded(words, run)


def stats(wanted: argparse.Namespace, words: Words) -> int:
    """How somebody's rounds went; everybody's who has played without a name."""
    if len(wanted.words) > 1:
        raise UsageError("cli-unknown-word", word=wanted.words[1])

    def run() -> int:
        with _opened(wanted) as store:
            if wanted.words:
                people = [report.named(store, wanted.words[0])]
            else:
                people = [one for one in store.players() if one.kind == "human"]
            figures = [(one.name, store.statistics(one.id)) for one in people]
        if wanted.json:
            _print_json({name: msgspec.to_builtins(found) for name, found in figures})
            return 0
        for name, found in figures:
            _print_statistics(words, name, found)
        if not figures:
            print(words.text("cli-nobody"))
        return 0

    return _guarded(words, run)


def _print_statistics(words: Words, name: str, found: Any) -> None:
    sign = "plus" if found.net > 0 else "minus" if found.net < 0 else "zero"
    print(_line(words, "statistics-rounds", name=name, rounds=found.rounds, won=found.won, lost=found.lost,
                pushed=found.pushed))  # fmt: skip
    print(_line(words, "statistics-net", name=name, net=abs(found.net), sign=sign))
    print(_line(words, "statistics-best", name=name, best=found.best, worst=found.worst))
    print(_line(words, "statistics-runs", name=name, winning=found.longest_winning, losing=found.longest_losing))


def _line(words: Words, id: str, **args: int | str) -> str:
    return words.text(id, **args) + "."


def _list(wanted: argparse.Namespace, words: Words) -> int:
    with _opened(wanted) as store:
        lines = report.player_lines(store)
    if wanted.json:
        _print_json([{"name": line.player.name, "kind": line.player.kind, "purse": line.purse, "wealth": line.wealth}
                     for line in lines])  # fmt: skip
        return 0
    for line in lines:
        table = line.wealth - line.purse
        print(words.text("cli-chips-row", name=line.player.name, kind=line.player.kind, purse=line.purse, table=table))
    if not lines:
        print(words.text("cli-nobody"))
    return 0


def _history(wanted: argparse.Namespace, words: Words, name: str) -> int:
    with _opened(wanted) as store:
        lines = report.history_lines(store, name)
    if wanted.json:
        _print_json([{"when": line.when, "change": line.change, "reason": line.entry.reason,
                      "table": line.entry.table, "round": line.entry.round} for line in lines])  # fmt: skip
        return 0
    for line in lines:
        if line.change:
            sign = "plus" if line.change > 0 else "minus"
            reason = words.text(f"ledger-{line.entry.reason}")
            print(words.text("cli-history-row", when=line.when, sign=sign, chips=abs(line.change), reason=reason))
    return 0


def _verify(wanted: argparse.Namespace, words: Words) -> int:
    with _opened(wanted) as store:
        found = store.verify()
    if wanted.json:
        _print_json(msgspec.to_builtins(found))
    elif found.problems:
        for problem in found.problems:
            print(words.text("cli-verify-problem", code=problem.code, where=problem.where))
    else:
        print(words.text("cli-verify-ok", entries=found.entries, accounts=found.accounts))
    return FAILED if found.problems else 0


def _backup(wanted: argparse.Namespace, words: Words, target: str) -> int:
    with _opened(wanted) as store:
        store.backup_to(Path(target))
    print(words.text("cli-backup-done", path=target))
    return 0


def _restore(wanted: argparse.Namespace, words: Words, source: str) -> int:
    if not Path(source).exists():
        print(words.text("cli-no-file", path=source), file=sys.stderr)
        return FAILED
    kept = backup.restore(wanted.data_dir, Path(source), system_clock())
    print(words.text("cli-restore-kept" if kept else "cli-restore-done", path=source, kept=str(kept or "")))
    return 0


def _export(wanted: argparse.Namespace, words: Words, target: str) -> int:
    with _opened(wanted) as store:
        count = report.export(store, Path(target))
    print(words.text("cli-export-done", path=target, count=count))
    return 0


@contextmanager
def _opened(wanted: argparse.Namespace) -> Iterator[ChipStore]:
    with ChipStore.open(wanted.data_dir, care=False) as store:
        yield store


def _guarded(words: Words, run: Callable[[], int]) -> int:
    try:
        return run()
    except StoreError as error:
        print(words.text(error.code, **error.details), file=sys.stderr)
        return FAILED


def _print_json(value: Any) -> None:
    print(msgspec.json.encode(value).decode())
