"""The houses that this program knows: where, by which certificate, and the token that this device comes back with.

The file is readable for its owner alone. No passphrase is ever in it.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from audiojack import files

FILE = "servers.toml"
MOST = 50
"""Houses that are remembered; the one that was visited longest ago is forgotten first."""


class Known(msgspec.Struct, frozen=True):
    """A house. `fingerprint` is that of its own certificate, "" where an authority vouches for it."""

    address: str
    name: str = ""
    account: str = ""
    token: str = ""
    fingerprint: str = ""


def load(folder: Path) -> tuple[Known, ...]:
    """The houses, the one visited last first; none where nothing can be read."""
    try:
        document = files.document_of(folder / FILE)
    except (OSError, ValueError, RecursionError):
        return ()
    found = []
    for address, values in document.items():
        with contextlib.suppress(msgspec.ValidationError, TypeError):
            found.append(msgspec.convert({**values, "address": address}, Known))  # type: ignore[dict-item]
    return tuple(found)


def find(folder: Path, address: str) -> Known:
    """What is known of the house at that address."""
    return next((one for one in load(folder) if one.address == address), Known(address))


def remember(folder: Path, known: Known) -> None:
    """Puts a house first. Raises OSError."""
    others = [one for one in load(folder) if one.address != known.address]
    _write(folder, (known, *others[: MOST - 1]))


def forget(folder: Path, address: str) -> None:
    """A house is known no more. Raises OSError."""
    _write(folder, tuple(one for one in load(folder) if one.address != address))


def _write(folder: Path, servers: tuple[Known, ...]) -> None:
    document = {
        one.address: {"name": one.name, "account": one.account, "token": one.token, "fingerprint": one.fingerprint}
        for one in servers
    }
    files.write(folder / FILE, document)  # a new file is its owner's alone
