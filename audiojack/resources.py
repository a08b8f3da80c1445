"""Where the program's own files lie: in a checkout beside the package, in a wheel inside it.

One place knows this, so that nothing else depends on the working directory or on how it was installed.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


class ResourceError(RuntimeError):
    """The installation is damaged: a folder that ships with the program is missing."""


def _find(name: str) -> Path:
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise ResourceError(f"The folder {name!r} is missing from this installation of Audiojack.")


def sounds() -> Path:
    """The folder of sound files (``*.ogg``). Raises ResourceError when it is missing."""
    return _find("sounds")


def locales() -> Path:
    """The folder of message files, one subfolder a language. Raises ResourceError when it is missing."""
    return _find("locales")


def deals() -> Path:
    """The folder of practice deals that come with the program (``*.toml``)."""
    return _PACKAGE / "scenarios" / "deals"


def migrations() -> Path:
    """The folder of the chip store's migrations (``*.sql``)."""
    return _PACKAGE / "store" / "migrations"


def source() -> Path:
    """The package's own folder, in which the audit looks for the messages that are asked for."""
    return _PACKAGE
