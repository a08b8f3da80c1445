"""Bring a store's file to the version this program writes, step by numbered step.

Each step is one transaction together with its `user_version`, so a kill leaves a whole earlier or a whole
later version. A file of a later version is refused untouched.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator, Sequence

import msgspec

from audiojack import resources
from audiojack.store import sums
from audiojack.store.database import APPLICATION_ID, Database
from audiojack.store.errors import StoreDamaged, StoreNewer


class Migration(msgspec.Struct, frozen=True):
    """The statements that turn version `version - 1` into `version`, and what is to be reckoned after them."""

    version: int
    sql: str
    after: Callable[[sqlite3.Connection], None] | None = None


_AFTER = {2: sums.seal_all}
"""What SQL can't reckon, by the version that has it."""


def migrations() -> tuple[Migration, ...]:
    """The steps of this program, in order."""
    folder = resources.migrations()
    found = [
        Migration(int(match[1]), entry.read_text(encoding="utf-8"), _AFTER.get(int(match[1])))
        for entry in folder.iterdir()
        if (match := re.fullmatch(r"(\d{4})_\w+\.sql", entry.name))
    ]
    return tuple(sorted(found, key=lambda step: step.version))


def statements(sql: str) -> Iterator[str]:
    """Cut a script into its statements; `executescript` would commit on its own."""
    gathered = ""
    for line in sql.splitlines(keepends=True):
        gathered += line
        if line.rstrip().endswith(";") and sqlite3.complete_statement(gathered):
            yield gathered
            gathered = ""
    if gathered.strip():
        yield gathered


def check_ours(database: Database, supported: int) -> int:
    """The version of the file. StoreNewer, or StoreDamaged if it is empty or another program's file.

    A file that has our own tables and yet says that it is newer is damaged: each version changes the tables.
    """
    with database.read() as connection:
        version = database.version()
        mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
        empty = connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0
    if mark != APPLICATION_ID or version < 1:
        raise StoreDamaged(path=str(database.path), reason="empty" if empty else "foreign")
    if version > supported:
        if has_schema(database, [step for step in migrations() if step.version <= supported]):
            raise StoreDamaged(path=str(database.path), reason="malformed")
        raise StoreNewer(path=str(database.path), found=version, supported=supported)
    return version


def _schema(connection: sqlite3.Connection) -> set[tuple[str, str, str]]:
    rows = connection.execute(
        "SELECT type, name, coalesce(sql, '') FROM sqlite_schema WHERE name NOT LIKE 'sqlite~_%' ESCAPE '~'"
    )
    return {(kind, name, " ".join(str(sql).split())) for kind, name, sql in rows.fetchall()}


def has_schema(database: Database, steps: Sequence[Migration]) -> bool:
    """Whether the file has just the tables, indexes and triggers that the steps make."""
    made = sqlite3.connect(":memory:")
    try:
        for step in steps:
            made.executescript(step.sql)
        expected = _schema(made)
    finally:
        made.close()
    with database.read() as connection:
        return _schema(connection) == expected


def check_schema(database: Database, steps: Sequence[Migration]) -> None:
    """StoreDamaged unless the file has just the tables, indexes and triggers of the version that it says it is.

    Both are asked at one moment: another copy may be bringing the file to a later version.
    """
    with database.read():
        version = database.version()
        if not has_schema(database, [step for step in steps if step.version <= version]):
            raise StoreDamaged(path=str(database.path), reason="schema")


def migrate(database: Database, steps: Sequence[Migration]) -> None:
    """Apply the steps that the file lacks. Another copy may do the same at the same time."""
    for step in steps:
        with database.read():
            if database.version() >= step.version:
                continue
        with database.write() as connection:
            if database.version() >= step.version:
                continue
            for statement in statements(step.sql):
                connection.execute(statement)
            if step.after is not None:
                step.after(connection)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {step.version}")
