"""Houses on the same network, found without typing an address (ONLINE 12): multicast DNS by zeroconf.

The library keeps a thread of its own; what is found is handed out as frozen values, so that the loop never waits for
the network. A network that lets no multicast through (many schools, guests' Wi-Fi) shows nothing and says so: there the
address is typed.
"""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import threading
from collections.abc import Callable, Mapping, Sequence

import msgspec
from zeroconf import Error, InterfaceChoice, ServiceBrowser, ServiceInfo, ServiceStateChange, Zeroconf

SERVICE = "_audiojack._tcp.local."
VERSION = "1"
LONGEST_NAME = 60
"""Bytes of a house's name in its announcement: with the service it has to fit into a label of DNS, 63 bytes."""
_ASKED_MS = 2000

Interfaces = Sequence[str] | InterfaceChoice


class MulticastError(Exception):
    """This network, or this machine's settings, let nobody be found or announced."""


class Neighbour(msgspec.Struct, frozen=True):
    """A house on the same network, as it announces itself. Nothing of it is believed before its certificate is seen."""

    uuid: str
    name: str
    host: str
    port: int
    game: str = ""
    """The game of its table, if it is one table that was opened to others; else the house has a list."""
    free: int = 0
    """Free chairs at that table."""
    fingerprint: str = ""
    """SHA-256 of its certificate in hexadecimal digits; "" where it offers none of its own."""


class Announcement:
    """Tells the network that a house is here, until it is closed. Raises MulticastError where that can't be."""

    def __init__(self, house: Neighbour, addresses: Sequence[str], *, interfaces: Interfaces = InterfaceChoice.All):
        self._house = house
        self._addresses = [ipaddress.ip_address(address).packed for address in addresses]
        self._zeroconf = _opened(interfaces)
        self._info = self._said()
        try:
            self._zeroconf.register_service(self._info, allow_name_change=True)
        except (Error, OSError) as error:
            self._zeroconf.close()
            raise MulticastError(str(error)) from error

    def table(self, game: str, free: int) -> None:
        """The table as it is now; nothing goes out where nothing has changed."""
        house = msgspec.structs.replace(self._house, game=game, free=free)
        if house == self._house:
            return
        self._house = house
        self._info = self._said(self._info.name)
        with contextlib.suppress(Error, OSError):
            self._zeroconf.update_service(self._info)

    def close(self) -> None:
        """Takes leave of the network, so that the house is gone from the others' lists at once."""
        with contextlib.suppress(Error, OSError):
            self._zeroconf.unregister_service(self._info)
        self._zeroconf.close()

    def _said(self, name: str = "") -> ServiceInfo:
        house = self._house
        texts = {
            "v": VERSION,
            "id": house.uuid,
            "name": house.name,
            "game": house.game,
            "free": str(house.free),
            "sha256": house.fingerprint,
        }
        label = _label(f"{house.uuid[:8]} {house.name}")  # its name alone may be another's as well
        return ServiceInfo(
            SERVICE,
            name or f"{label}.{SERVICE}",
            port=house.port,
            addresses=self._addresses,
            properties=texts,
            server=f"audiojack-{house.uuid}.local.",
        )


class Neighbours:
    """The houses that can be found now. `changed` is called on the library's thread whenever the list has changed."""

    def __init__(self, changed: Callable[[], None], *, interfaces: Interfaces = InterfaceChoice.All):
        self._changed = changed
        self._found: dict[str, Neighbour] = {}
        self._lock = threading.Lock()
        self._zeroconf = _opened(interfaces)
        self._browser = ServiceBrowser(self._zeroconf, SERVICE, handlers=[self._told])

    def now(self) -> tuple[Neighbour, ...]:
        """The houses, each once, in the order of their names."""
        with self._lock:
            once = {house.uuid: house for house in self._found.values()}
        return tuple(sorted(once.values(), key=lambda house: (house.name.casefold(), house.uuid)))

    def close(self) -> None:
        """Stops looking."""
        self._browser.cancel()
        self._zeroconf.close()

    def _told(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is ServiceStateChange.Removed:
            house = None
        else:
            # This thread is the one that receives the answers: it may only ask what has already come in.
            info = ServiceInfo(service_type, name)
            if info.load_from_cache(zeroconf):
                self._keep(name, _neighbour(info))
            else:
                threading.Thread(target=self._ask, args=(info, name), name="neighbour", daemon=True).start()
            return
        self._keep(name, house)

    def _ask(self, info: ServiceInfo, name: str) -> None:
        with contextlib.suppress(Error, OSError, RuntimeError):
            if info.request(self._zeroconf, _ASKED_MS):
                self._keep(name, _neighbour(info))

    def _keep(self, name: str, house: Neighbour | None) -> None:
        with self._lock:
            before = self._found.get(name)
            if house is None:
                self._found.pop(name, None)
            else:
                self._found[name] = house
        if before != house:
            self._changed()


def _opened(interfaces: Interfaces) -> Zeroconf:
    try:
        return Zeroconf(interfaces=interfaces)
    except (Error, OSError) as error:
        raise MulticastError(str(error)) from error


def _neighbour(info: ServiceInfo) -> Neighbour | None:
    """What an announcement says, if it can be understood; anybody on the network may send anything."""
    texts = _texts(info.properties)
    addresses = info.parsed_addresses()
    uuid, name = texts.get("id", ""), texts.get("name", "")
    if texts.get("v") != VERSION or not uuid or not name.isprintable() or not addresses or not info.port:
        return None
    free = texts.get("free", "")
    return Neighbour(
        uuid=uuid,
        name=name,
        host=min(addresses, key=_preferred),
        port=info.port,
        game=texts.get("game", ""),
        free=int(free) if free.isascii() and free.isdigit() and len(free) < 3 else 0,
        fingerprint=texts.get("sha256", ""),
    )


def _texts(properties: Mapping[bytes, bytes | None]) -> dict[str, str]:
    texts: dict[str, str] = {}
    for key, value in properties.items():
        with contextlib.suppress(UnicodeDecodeError):
            texts[key.decode("ascii")] = (value or b"").decode()
    return texts


def _preferred(address: str) -> tuple[bool, bool, str]:
    """IPv4 first (an IPv6 address of one link needs its interface's name beside it), this machine's own last."""
    known = ipaddress.ip_address(address.partition("%")[0])
    return (known.version == 6, known.is_loopback, address)


def _label(name: str) -> str:
    """The name as one label of DNS: without dots, and cut between letters where it is too long."""
    flat = " ".join(name.replace(".", " ").split()).encode()[:LONGEST_NAME]
    return flat.decode(errors="ignore")


def own_addresses() -> tuple[str, ...]:
    """The addresses under which others on the network reach this machine; its loopback address where there is none.

    A datagram socket that is connected sends nothing: the system only says which of its addresses it would use.
    """
    found: list[str] = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.append(probe.getsockname()[0])
    return tuple(found) or ("127.0.0.1",)
