"""Small files that a person can read and mend: written whole or not at all, set aside when unreadable.

Settings and keys are kept so. Only what those two need of TOML is written: tables of texts, numbers, switches
and lists of texts.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path

Value = bool | int | str | list[str]
Table = Mapping[str, Value]
Document = Mapping[str, Table]


class UnreadableFileError(ValueError):
    """A file that is there but can't be understood. `path` is where it was set aside (or still is)."""

    def __init__(self, path: Path) -> None:
        super().__init__(str(path))
        self.path = path


_REASONS = {
    errno.ENOENT: "not-found",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "not-folder",
    errno.EEXIST: "in-the-way",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "read-only",
    errno.ENOSPC: "full",
    errno.EFBIG: "too-large",
    errno.ENODEV: "device",
    errno.ENXIO: "no-reader",
}

LARGEST = 1 << 20
"""Bytes of a file that a person may have written: a larger one is none, and a device never ends."""


def reason_of(error: OSError) -> str:
    """What the system refused, as a word that `system-reason` puts into the player's language, else as it said it."""
    return _REASONS.get(error.errno or 0) or error.strerror or str(error)


def read(path: Path) -> dict[str, dict[str, object]]:
    """The tables of a file; none where there is no file. Raises UnreadableFileError after setting it aside."""
    return {name: table for name, table in read_whole(path).items() if isinstance(table, dict)}


def read_whole(path: Path) -> dict[str, object]:
    """All that a file says, what stands outside of its tables too; raises like `read`."""
    try:
        return document_of(path)
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError, RecursionError) as error:  # nothing unread may be written over later
        raise UnreadableFileError(set_aside(path)) from error


def document_of(path: Path) -> dict[str, object]:
    """What a TOML file says. Raises OSError, ValueError, or RecursionError where it is nested without end."""
    if path.exists() and not path.is_file():  # reading a pipe would wait for ever
        raise IsADirectoryError(path)
    return tomllib.loads(read_text(path))


def read_text(path: Path) -> str:
    """What a text file in UTF-8 says.

    Raises OSError, also where it has no end or more bytes than `LARGEST`, and UnicodeDecodeError.
    """
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG), str(path))
    return raw.decode("utf-8-sig")


def read_lines(path: Path) -> tuple[dict[str, object], tuple[int, ...]]:
    """All that can be understood of a file, and the numbers (from 1) of the lines that can't be.

    Raises UnreadableFileError after setting aside what is no text.
    """
    try:
        if path.exists() and not path.is_file():
            raise IsADirectoryError(path)
        text = read_text(path)
    except (FileNotFoundError, NotADirectoryError):
        return {}, ()
    except (OSError, ValueError) as error:
        raise UnreadableFileError(set_aside(path)) from error
    try:
        return tomllib.loads(text), ()
    except (ValueError, RecursionError):
        return _line_by_line(text.split("\n"))


def _line_by_line(lines: Sequence[str]) -> tuple[dict[str, object], tuple[int, ...]]:
    """Tables of one level with one statement after another; a list may go over several lines."""
    document: dict[str, object] = {}
    table: dict[str, object] = document
    faulty: list[int] = []
    place = 0
    while place < len(lines):
        found, used = _statement(lines, place)
        header = lines[place].lstrip().startswith("[")
        if found is None:
            faulty.append(place + 1)
            table = {} if header else table
        elif header:
            (name,) = found or {"": None}
            kept = document.setdefault(name, found.get(name))
            table = kept if isinstance(kept, dict) else {}
        elif any(name in table for name in found):
            faulty.append(place + 1)
        else:
            table.update(found)
        place += used
    return document, tuple(faulty)


def _statement(lines: Sequence[str], place: int) -> tuple[dict[str, object] | None, int]:
    """What the statement that begins in this line says, None where it is none, and how many lines it has."""
    for used in range(1, _LONGEST_LIST + 1 if "= [" in lines[place] or "=[" in lines[place] else 2):
        try:
            return tomllib.loads("\n".join(lines[place : place + used])), used
        except (ValueError, RecursionError):
            if place + used >= len(lines) or "=" in lines[place + used]:
                break
    return None, 1


_LONGEST_LIST = 20
"""Lines that a list may go over in a file that has a mistake elsewhere."""


def set_aside(path: Path) -> Path:
    """Renames a file so that it is kept but no longer used; answers where it is now."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.unreadable-{number}{path.suffix}")
        if not os.path.lexists(aside):
            with contextlib.suppress(OSError):
                path.rename(aside)
                return aside
            break
    return path


def write(path: Path, document: Document, heading: str = "") -> None:
    """Writes the tables under a heading of comment lines; the old stays whole until then. Raises OSError."""
    lines = [f"# {line}" for line in heading.splitlines()]
    for name, table in document.items():
        lines += ["", f"[{_key(name)}]", *(f"{_key(key)} = {_value(value)}" for key, value in table.items())]
    write_text(path, "\n".join(lines).lstrip("\n") + "\n")


def write_text(path: Path, text: str) -> None:
    """Writes a text; what was there stays whole until then. Raises OSError, where its folder is gone too.

    A folder that vanished with the chips in it must not come back without them, as if nothing had ever been.
    """
    handle, temporary = tempfile.mkstemp(prefix=path.name, dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def _key(name: str) -> str:
    return name if name and all(c.isascii() and (c.isalnum() or c in "-_") for c in name) else _text(name)


def _text(text: str) -> str:
    # JSON's escapes are TOML's, except that TOML wants DEL escaped too.
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007F")


def _value(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return _text(value)
    return "[" + ", ".join(_text(item) for item in value) + "]"
