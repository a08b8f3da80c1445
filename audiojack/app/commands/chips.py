"""`audiojack chips …`: the chip store in plain lines, or as JSON. All of it works while a game runs.

Only `restore` must wait until the game is closed, and says so.
"""

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
from audiojack.app.figures import called, moment
from audiojack.store import backup, report
from audiojack.store.clock import system_clock
from audiojack.store.errors import StoreError, StoreReadOnly
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
    return guarded(words, lambda: run(wanted, words, *rest))


def _list(wanted: argparse.Namespace, words: Words) -> int:
    lines: tuple[report.PlayerLine, ...] = ()
    if is_there(wanted):
        with opened(wanted) as store:
            lines = report.player_lines(store)
    if wanted.json:
        print_json([{"name": line.player.name, "kind": line.player.kind, "purse": line.purse, "wealth": line.wealth,
                     "retired": line.player.retired is not None} for line in lines])  # fmt: skip
        return 0
    for line in lines:
        table = line.wealth - line.purse
        name = called(words.text, line.player)
        print(words.text("cli-chips-row", name=name, kind=line.player.kind, purse=line.purse, table=table))
    if not lines:
        print(words.text("cli-nobody"))
    return 0


def _history(wanted: argparse.Namespace, words: Words, name: str) -> int:
    if not is_there(wanted):
        return none_yet(wanted, words)
    with opened(wanted) as store:
        lines = report.history_lines(store, name)
    if wanted.json:
        print_json([{"when": line.when, "change": line.change, "reason": line.entry.reason,
                     "table": line.entry.table, "round": line.entry.round} for line in lines])  # fmt: skip
        return 0
    for line in lines:
        if line.change:
            sign = "plus" if line.change > 0 else "minus"
            reason, when = words.text(f"ledger-{line.entry.reason}"), moment(words.text, line.entry.at)
            print(words.text("cli-history-row", when=when, sign=sign, chips=abs(line.change), reason=reason))
    return 0


def _verify(wanted: argparse.Namespace, words: Words) -> int:
    if not is_there(wanted):
        return none_yet(wanted, words)
    with opened(wanted) as store:
        found = store.verify()
    if wanted.json:
        print_json(msgspec.to_builtins(found))
    elif found.problems:
        for problem in found.problems:
            print(words.text("audit-problem", code=problem.code, where=problem.where))
    else:
        print(words.text("cli-verify-ok", entries=found.entries, accounts=found.accounts))
    return FAILED if found.problems else 0


def _backup(wanted: argparse.Namespace, words: Words, target: str) -> int:
    if not is_there(wanted):
        return none_yet(wanted, words)
    path = Path(target)
    if path.exists() and not _same(path, wanted):
        try:
            backup.check_file(path)
        except StoreError:  # whatever it is, it is not a copy that a new one may replace
            return _fault(words, "cli-chips-other", target)
    return _written(wanted, words, path, lambda store: store.backup_to(path), "cli-backup-done")


def _export(wanted: argparse.Namespace, words: Words, target: str) -> int:
    if not is_there(wanted):
        return none_yet(wanted, words)
    path = Path(target)
    return _written(wanted, words, path, lambda store: report.export(store, path), "cli-export-done")


def _written(
    wanted: argparse.Namespace, words: Words, path: Path, write: Callable[[ChipStore], int | None], done: str
) -> int:
    if _same(path, wanted):
        return _fault(words, "cli-chips-own", str(path))
    with opened(wanted) as store:
        try:
            count = write(store)
        except StoreReadOnly:
            return _fault(words, "cli-file-unwritten", str(path))
    print(words.text(done, path=str(path), count=count or 0))
    return 0


def _restore(wanted: argparse.Namespace, words: Words, source: str) -> int:
    if not Path(source).exists():
        return _fault(words, "cli-no-file", source)
    if _same(Path(source), wanted):
        return _fault(words, "cli-chips-own", source)
    kept = backup.restore(wanted.data_dir, Path(source), system_clock())
    print(words.text("cli-restore-kept" if kept else "cli-restore-done", path=source, kept=str(kept or "")))
    return 0


def _same(path: Path, wanted: argparse.Namespace) -> bool:
    own = wanted.data_dir / backup.FILE
    return path.exists() and own.exists() and path.samefile(own)


def _fault(words: Words, id: str, path: str) -> int:
    print(words.text(id, path=path), file=sys.stderr)
    return FAILED


def is_there(wanted: argparse.Namespace) -> bool:
    """Whether chips have been kept in the folder, so that reading makes no empty store. Raises StoreError."""
    return (wanted.data_dir / backup.FILE).exists() or backup.traces(wanted.data_dir)


def none_yet(wanted: argparse.Namespace, words: Words) -> int:
    """Says that there is no store."""
    return _fault(words, "cli-chips-none", str(wanted.data_dir))


@contextmanager
def opened(wanted: argparse.Namespace) -> Iterator[ChipStore]:
    """The store of the folder, for a moment."""
    with ChipStore.open(wanted.data_dir, care=False) as store:
        yield store


def guarded(words: Words, run: Callable[[], int]) -> int:
    """Runs it; what the store can't do is said in a sentence."""
    try:
        return run()
    except StoreError as error:
        print(words.text(error.code, **error.details), file=sys.stderr)
        return FAILED


def print_json(value: Any) -> None:
    """Prints a value for a program to read."""
    print(msgspec.json.encode(value).decode())
