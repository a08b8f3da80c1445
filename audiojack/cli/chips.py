"""`audiojack chips …`: the chip store in plain lines, or as JSON. All of it works while a game runs, and where
nothing can be written.

Only `restore` must wait until the game is closed, and says so.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from audiojack.app.wealth_text import called, moment
from audiojack.cli.arguments import CHIPS, UsageError
from audiojack.cli.words import Words
from audiojack.store import backup, report
from audiojack.store.clock import system_clock
from audiojack.store.errors import StoreError, StoreReadOnly, UnknownPlayer, told_as_store_errors
from audiojack.store.ledger import Entry
from audiojack.store.reader import ChipReader, open_to_read

FAILED = 1
STANDARD_OUTPUT = "-"
_BEGINNING = 256
"""Bytes by which an export is known."""
_REMEDIED = ("store-damaged", "store-no-locks")
"""Faults with a second message, of what the command line can do about them."""


def chips(wanted: argparse.Namespace, words: Words) -> int:
    """One of the commands of the store; without a word the list of players."""
    command, *rest = wanted.words or ["list"]
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
        raise _incomplete(command, wanted)
    return guarded(words, lambda: run(wanted, words, *rest))


def _incomplete(command: str, wanted: argparse.Namespace) -> UsageError:
    """What the command needs; restoring is also told which backup is the newest."""
    if command != "restore":
        return UsageError(f"cli-chips-{command}")
    try:
        newest = next((str(one.path) for one in backup.backups(wanted.data_dir)), "")
    except StoreError:
        newest = ""
    return UsageError("cli-chips-restore", known="yes" if newest else "no", path=newest)


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
    with opened(wanted, audited=False) as store:
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
    if target == STANDARD_OUTPUT:
        raise UsageError("cli-chips-backup")
    return _written(wanted, words, Path(target), ChipReader.backup_to, replaceable=_is_copy, done="cli-backup-done")


def _export(wanted: argparse.Namespace, words: Words, target: str) -> int:
    if target == STANDARD_OUTPUT:
        return _printed(wanted, words)
    return _written(wanted, words, Path(target), report.export, replaceable=_is_export, done="cli-export-done")


def _printed(wanted: argparse.Namespace, words: Words) -> int:
    """The export as JSON on the standard output."""
    if not is_there(wanted):
        return none_yet(wanted, words)
    with opened(wanted) as store, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "export.json"
        report.export_json(store, file)
        print(file.read_text(encoding="utf-8"), end="")
    return 0


def _is_copy(path: Path) -> bool:
    try:
        backup.check_file(path)
    except StoreError:
        return False
    return True


def _is_export(path: Path) -> bool:
    """Whether it begins as an export does, whatever its name."""
    try:
        with path.open("rb") as file:
            beginning = file.read(_BEGINNING)
    except OSError:
        return False
    columns = ",".join(Entry.__struct_fields__).encode()
    return beginning.startswith(columns) or (beginning.startswith(b"{") and b'"players"' in beginning)


def _written(
    wanted: argparse.Namespace,
    words: Words,
    path: Path,
    write: Callable[[ChipReader, Path], int | None],
    *,
    replaceable: Callable[[Path], bool],
    done: str,
) -> int:
    """Writes the file. UsageError where that can't be: nothing but a file of the same kind is replaced, and no
    folder is made, which a slip of the finger may have named."""
    if not is_there(wanted):
        return none_yet(wanted, words)
    with told_as_store_errors(path, "reading"):
        if backup.is_own(wanted.data_dir, path):
            raise UsageError("cli-chips-own", path=str(path))
        if not path.parent.is_dir():
            raise UsageError("cli-no-folder", path=str(path.parent))
        if os.path.lexists(path) and not (path.is_file() and replaceable(path)):
            raise UsageError("cli-chips-other", path=str(path))
    replaced = os.path.lexists(path)
    with opened(wanted) as store:
        try:
            count = write(store, path)
        except StoreReadOnly as error:
            raise UsageError("cli-file-unwritten", path=str(path)) from error
    print(words.text(done, path=str(path), count=count or 0))
    if replaced:
        print(words.text("cli-replaced"))
    return 0


def _restore(wanted: argparse.Namespace, words: Words, source: str) -> int:
    path = Path(source)
    with told_as_store_errors(path, "reading"):
        if not path.exists():
            raise UsageError("cli-no-file", path=source)
        if backup.is_own(wanted.data_dir, path):
            raise UsageError("cli-chips-own", path=source)
    kept = backup.restore(wanted.data_dir, path, system_clock())
    print(words.text("cli-restore-kept" if kept else "cli-restore-done", path=source, kept=str(kept or "")))
    return 0


def is_there(wanted: argparse.Namespace) -> bool:
    """Whether chips have been kept in the folder, or something tells that they were. Raises StoreError."""
    return backup.is_there(wanted.data_dir) or backup.traces(wanted.data_dir)


def none_yet(wanted: argparse.Namespace, words: Words) -> int:
    """Says that there is no store."""
    print(words.text("cli-chips-none", path=str(wanted.data_dir)), file=sys.stderr)
    return FAILED


def opened(wanted: argparse.Namespace, *, audited: bool = True) -> ChipReader:
    """The store of the folder, to be read: also where nothing can be written. Raises StoreError."""
    return open_to_read(wanted.data_dir, audited=audited)


def guarded(words: Words, run: Callable[[], int]) -> int:
    """Runs it; what the store can't do is said in a sentence. A player who is not there is wrong use."""
    try:
        return run()
    except UnknownPlayer as error:
        raise UsageError(error.code, **error.details) from error
    except StoreError as error:
        print(words.text(error.code, **error.details), file=sys.stderr)
        if error.code in _REMEDIED:
            print(words.text(f"{error.code}-command", **error.details), file=sys.stderr)
        return FAILED


def print_json(value: Any) -> None:
    """Prints a value for a program to read."""
    print(msgspec.json.encode(value).decode())
