"""Which files are the chip store's own: known without reading the store, before the first word."""

from __future__ import annotations

from pathlib import Path

FILE = "chips.sqlite3"
"""The store, in the folder where everything is kept; SQLite keeps files beside it whose names begin so."""


def is_own(folder: Path, path: Path) -> bool:
    """Whether `path` is the store's file, under whatever name, or has a name that SQLite uses beside it.

    What another program wrote there would pass for an interrupted write. Raises OSError.
    """
    own = folder / FILE
    if path.exists() and own.exists() and path.samefile(own):
        return True
    meant = path.resolve()
    beside = meant.parent.exists() and folder.exists() and meant.parent.samefile(folder)
    return beside and meant.name.casefold().startswith(FILE)
