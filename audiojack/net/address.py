"""Addresses of houses as people type them, paste them and hear them."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import unquote, urlsplit

import msgspec

PORT = 7421
"""Where a house listens if nothing else is said."""
LONGEST = 253

_NAME = re.compile(r"^(?!-)[\w-]{1,63}(\.[\w-]{1,63})*\.?$")


class AddressError(ValueError):
    """That is no address."""


class Address(msgspec.Struct, frozen=True):
    """A house; `table` and `word` where somebody was invited to a table. `clear` is without TLS, on this machine."""

    host: str
    port: int = PORT
    clear: bool = False
    table: int = 0
    word: str = ""

    @property
    def shown(self) -> str:
        """As it is written, and told."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORT else f"{host}:{self.port}"

    @property
    def url(self) -> str:
        """Where to connect to."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'ws' if self.clear else 'wss'}://{host}:{self.port}"


def parsed(text: str) -> Address:
    """`play.example.org`, `host:port`, `wss://host:port`, `ws://` to this machine, or `audiojack://host/table/word`.

    Raises AddressError.
    """
    written = "".join(text.split())
    if not written or len(written) > LONGEST:
        raise AddressError(text)
    if "://" not in written:
        written = f"audiojack://{written}"
    try:
        parts = urlsplit(written)
        port, host = parts.port, parts.hostname or ""
    except ValueError as error:
        raise AddressError(text) from error
    if parts.scheme not in ("audiojack", "ws", "wss", "https") or not _is_host(host) or port == 0:
        raise AddressError(text)
    clear = parts.scheme == "ws"
    if clear and not _is_own(host):
        raise AddressError(text)
    table, word = _invitation(parts.path) if parts.scheme == "audiojack" else (0, "")
    usual = 443 if parts.scheme == "https" else PORT
    return Address(host, port or usual, clear, table, word)


def _invitation(path: str) -> tuple[int, str]:
    pieces = [unquote(piece) for piece in path.split("/") if piece]
    table = int(pieces[0]) if pieces and pieces[0].isascii() and pieces[0].isdigit() and len(pieces[0]) < 10 else 0
    return table, pieces[1] if table and len(pieces) > 1 else ""


def _is_host(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return bool(_NAME.match(host)) and not host.replace(".", "").isdigit()
    return True


def _is_own(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
