"""All messages of a language, from its folder or from what was parsed of it at an earlier start.

What is kept counts only for files of the same names, sizes and times, and only if its checksum fits; anything
else is parsed again and written anew, so a damaged or read-only cache costs time and nothing more.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

import msgspec
import platformdirs

from audiojack.l10n.nodes import Catalog

_FORMAT = 1
"""To be raised when nodes.py changes: what older versions have kept is then parsed again."""

_LIBRARY = "fluent.runtime 0.4.0"
_DIGEST_SIZE = 16
_DECODER = msgspec.msgpack.Decoder(Catalog)


def default_cache() -> Path:
    """The user's folder for what can be made again."""
    return Path(platformdirs.user_cache_dir("audiojack", appauthor=False)) / "l10n"


def message_files(folder: Path, lang: str) -> list[Path]:
    """The Fluent files of a language, in the order of their names."""
    return sorted((folder / lang).glob("*.ftl"))


def load_catalog(folder: Path, lang: str, cache: Path) -> Catalog:
    """All messages of ``folder/lang``; `cache` is the folder where parsed messages are kept."""
    files = message_files(folder, lang)
    kept = cache / f"{lang}-{_digest(str(folder.resolve()).encode()).hex()[:12]}.bin"
    stamp = _stamp(files)
    catalog = _read(kept, stamp)
    if catalog is None:
        catalog = _parse(files, lang)
        _write(kept, stamp, msgspec.msgpack.encode(catalog))
    return catalog


def _parse(files: list[Path], lang: str) -> Catalog:
    from audiojack.l10n.parse import parse_files  # noqa: PLC0415 - only here is the Fluent library needed

    return parse_files(files, lang)


def _stamp(files: list[Path]) -> bytes:
    """16 bytes that differ whenever a file of messages, the library or the form of what is kept does."""
    lines = [f"{_FORMAT} {_LIBRARY}"]
    for file in files:
        status = file.stat()
        lines.append(f"{file.name} {status.st_size} {status.st_mtime_ns}")
    return _digest("\n".join(lines).encode())


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=_DIGEST_SIZE).digest()


def _read(kept: Path, stamp: bytes) -> Catalog | None:
    try:
        data = kept.read_bytes()
    except OSError:
        return None
    body = data[2 * _DIGEST_SIZE :]
    if data[: 2 * _DIGEST_SIZE] != stamp + _digest(body):
        return None
    try:
        return _DECODER.decode(body)
    except msgspec.MsgspecError:
        return None


def _write(kept: Path, stamp: bytes, body: bytes) -> None:
    with contextlib.suppress(OSError):
        kept.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=kept.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(stamp + _digest(body) + body)
            os.replace(name, kept)
        except OSError:
            Path(name).unlink(missing_ok=True)
            raise
