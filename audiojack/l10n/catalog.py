"""All messages of a language, from its folder or from what was parsed of it at an earlier start.

What is kept counts only for files of the same names and contents, and only if its checksum fits; anything else
is parsed again and written anew, so a damaged or read-only cache costs time and nothing more. A build can put
what it has parsed beside the files, so that not even the first start has to parse.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
from pathlib import Path

import msgspec

from audiojack.l10n.nodes import Catalog

PARSED = "messages.bin"
"""What a build leaves beside the files of a language."""

_FORMAT = 1
"""To be raised when nodes.py changes: what older versions have kept is then parsed again."""

_LIBRARY = "fluent.runtime 0.4.0"
_DIGEST_SIZE = 16
_DECODER = msgspec.msgpack.Decoder(Catalog)


def default_cache() -> Path:
    """The user's folder for what can be made again."""
    try:
        import platformdirs  # noqa: PLC0415 - not needed where a data folder is named

        return Path(platformdirs.user_cache_dir("audiojack", appauthor=False)) / "l10n"
    except RuntimeError:  # there is no home; what can't be written there is worked out again
        return Path(os.devnull) / "l10n"


def message_files(folder: Path, lang: str) -> list[Path]:
    """The Fluent files of a language, in the order of their names."""
    return sorted((folder / lang).glob("*.ftl"))


def load_catalog(folder: Path, lang: str, cache: Path | None) -> Catalog:
    """All messages of ``folder/lang``; `cache` is the folder where parsed messages are kept, None for the user's.

    What stands parsed beside the messages is taken first: to find the user's folder takes time before the first word.
    """
    files = message_files(folder, lang)
    stamp = _stamp(files)
    beside = _read(folder / lang / PARSED, stamp)
    if beside is not None:
        return beside
    kept = (cache or default_cache()) / f"{lang}-{_digest(str(folder.resolve()).encode()).hex()[:12]}.bin"
    catalog = _read(kept, stamp)
    if catalog is None:
        catalog = _parse(files, lang)
        with contextlib.suppress(OSError):
            _write(kept, stamp, catalog)
    return catalog


def keep_parsed(folder: Path, lang: str) -> Path:
    """Parse the messages of a language and put the result beside them, for a build. Raises OSError."""
    files = message_files(folder, lang)
    kept = folder / lang / PARSED
    _write(kept, _stamp(files), _parse(files, lang))
    return kept


def _parse(files: list[Path], lang: str) -> Catalog:
    from audiojack.l10n.parse import parse_files  # noqa: PLC0415 - only here is the Fluent library needed

    return parse_files(files, lang)


def _stamp(files: list[Path]) -> bytes:
    """16 bytes that differ whenever a file of messages, the library or the form of what is kept does."""
    stamp = hashlib.blake2b(f"{_FORMAT} {_LIBRARY}".encode(), digest_size=_DIGEST_SIZE)
    for file in files:
        text = file.read_bytes()
        stamp.update(f"\0{file.name}\0{len(text)}\0".encode() + text)
    return stamp.digest()


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


def _write(kept: Path, stamp: bytes, catalog: Catalog) -> None:
    """Replace the file in one step: a second copy of the program never reads half of it."""
    body = msgspec.msgpack.encode(catalog)
    kept.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=kept.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(stamp + _digest(body) + body)
        os.replace(name, kept)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise
