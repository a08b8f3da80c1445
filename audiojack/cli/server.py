"""`audiojack server …`: speaks to a house that runs on this machine (INTERFACE.md 8)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from audiojack.cli.arguments import SERVER, UsageError
from audiojack.cli.chips import print_json
from audiojack.cli.serve import FOLDER
from audiojack.cli.words import Words
from audiojack.house.control import NotRunningError, RefusedError, ask

FAILED = 1


def server(wanted: argparse.Namespace, words: Words) -> int:
    """One of the commands, status where none is named; 1 where no house runs or something is wrong."""
    command, *rest = wanted.words or ["status"]
    if command not in SERVER:
        raise UsageError("cli-server-what", known=", ".join(SERVER))
    if bool(rest) != (command == "announce"):
        raise UsageError("cli-server-announce" if command == "announce" else "cli-server-no-more", command=command)
    folder: Path = wanted.data_dir if wanted.named_data_dir else wanted.data_dir / FOLDER
    try:
        done = ask(folder, command, rest)
    except NotRunningError:
        print(words.text("cli-server-none", path=str(folder)), file=sys.stderr)
        return FAILED
    except RefusedError:
        print(words.text("online-why-nothing-to-say"), file=sys.stderr)
        return FAILED
    if wanted.json:
        print_json(done)
    else:
        for line in _lines(command, done, words):
            print(line)
    return FAILED if command == "audit" and done else 0


def _lines(command: str, done: Any, words: Words) -> list[str]:
    text = words.text
    match command:
        case "status":
            counts = {"people": done["people"], "tables": done["tables"]}
            return [text("cli-server-status", name=done["name"], address=done["listening"], **counts)]
        case "tables":
            rows = [
                text("cli-server-table", table=one["table"], game=text(f"game-{one['game']}"), host=one["host"])
                for one in done
            ]
            return rows or [text("online-tables-none")]
        case "people":
            return list(done) or [text("cli-nobody-here")]
        case "announce":
            return [text("cli-server-told", count=done)]
        case "audit":
            return list(done) or [text("cli-server-sound")]
    return [text("cli-server-stopping")]
