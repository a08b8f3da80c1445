"""`audiojack serve`: a house that listens, on one machine, with nothing to install or to set (ONLINE 12, 13.1)."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import http
import ipaddress
import logging
import signal
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.http11 import Request, Response

from audiojack.house import certificate as certificates
from audiojack.house.chat_text import cleaned
from audiojack.house.control import Control, Doing, RefusedError
from audiojack.house.front import Front
from audiojack.house.gate import Connection
from audiojack.house.house import House
from audiojack.house.limits import CONNECTIONS_ADDRESS, Guard, is_loopback
from audiojack.net.address import parsed
from audiojack.net.codec import LARGEST_UP
from audiojack.net.discovery import Announcement, MulticastError, Neighbour, own_addresses
from audiojack.net.messages import PATH
from audiojack.store.house_store import HouseStore

_log = logging.getLogger("audiojack.house")

PORT = 7421
PATIENCE = 60.0
"""Seconds for which rounds may end when the house is told to stop."""


class Plan(msgspec.Struct, frozen=True):
    """How a house is served. `address` is "" for this machine's own network; `proxy` is whose word about a
    connection's address is believed."""

    folder: Path
    address: str = ""
    port: int = PORT
    name: str = ""
    certificate: Path | None = None
    key: Path | None = None
    proxy: str = ""
    seed: int | None = None


class Listening(msgspec.Struct, frozen=True):
    """Where a house listens, and the fingerprint of its certificate, "" behind a proxy."""

    url: str
    fingerprint: str


class AddressTakenError(OSError):
    """Something else listens there already."""


class Gate:
    """Takes connections for a house."""

    def __init__(self, house: House, proxy: str = "") -> None:
        self._house = house
        self._proxy = proxy
        self._guard = Guard()
        self._count: dict[str, int] = {}

    async def handle(self, socket: ServerConnection) -> None:
        """One connection, until it ends."""
        address = self._address(socket)
        count = self._count.get(address, 0)
        if count >= CONNECTIONS_ADDRESS and not is_loopback(address):
            await socket.close(1008, "too many connections")
            return
        self._count[address] = count + 1
        try:
            await Connection(self._house, socket, address, self._guard).run()
        finally:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def request(self, socket: ServerConnection, request: Request) -> Response | None:
        """Lets programs in, and no page of another site."""
        path = request.path.partition("?")[0]
        if path != PATH or request.headers.get("Upgrade", "").lower() != "websocket":
            return socket.respond(http.HTTPStatus.NOT_FOUND, "Here plays Audiojack. Join with the program.\n")
        if request.headers.get("Origin") is not None:
            return socket.respond(http.HTTPStatus.FORBIDDEN, "Pages have a door of their own.\n")
        return None

    def _address(self, socket: ServerConnection) -> str:
        remote = socket.remote_address
        address = str(remote[0]) if remote else ""
        if self._proxy and address == self._proxy and socket.request is not None:
            told = socket.request.headers.get_all("X-Forwarded-For")
            if told:
                address = told[-1].rpartition(",")[2].strip()
        return address


@asynccontextmanager
async def served(plan: Plan, house: House) -> AsyncIterator[Listening]:
    """Lets programs in while the block runs. Raises OSError, AddressTakenError, ssl.SSLError, ValueError."""
    gate = Gate(house, plan.proxy)
    address = plan.address or "0.0.0.0"
    shown = plan.address or own_addresses()[0]
    tls, print_ = (None, "") if plan.proxy else _tls(plan, shown)
    local = is_loopback(address)
    try:
        if local and tls is not None:
            async with _listening(gate, "127.0.0.1", 0, None) as plain, _listening(gate, "127.0.0.1", 0, tls) as whole:
                front = Front(_port(plain), _port(whole))
                server = await front.listen(address, plan.port)
                try:
                    yield Listening(_url("wss", shown, server.sockets[0].getsockname()[1]), print_)
                finally:
                    server.close()
                    front.close()
        else:
            async with _listening(gate, address, plan.port, tls) as server_:
                yield Listening(_url("ws" if plan.proxy else "wss", shown, _port(server_)), print_)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise AddressTakenError(*error.args) from error
        raise


def _listening(gate: Gate, address: str, port: int, tls: ssl.SSLContext | None) -> Server:
    return serve(
        gate.handle, address, port, ssl=tls, process_request=gate.request,
        max_size=LARGEST_UP, ping_interval=None, open_timeout=10, close_timeout=2, server_header=None,
        logger=logging.getLogger("audiojack.house.socket"),
    )  # fmt: skip


def _tls(plan: Plan, shown: str) -> tuple[ssl.SSLContext, str]:
    if plan.certificate is not None and plan.key is not None:
        return certificates.context(plan.certificate, plan.key), certificates.fingerprint(plan.certificate)
    addresses = tuple(one for one in {shown, *own_addresses()} if _is_address(one))
    certificate, key = certificates.own(plan.folder, plan.name, addresses)
    return certificates.context(certificate, key), certificates.fingerprint(certificate)


def _is_address(text: str) -> bool:
    with contextlib.suppress(ValueError):
        ipaddress.ip_address(text)
        return True
    return False


def _port(server: Server) -> int:
    return int(next(iter(server.sockets)).getsockname()[1])


def _url(scheme: str, address: str, port: int) -> str:
    host = f"[{address}]" if ":" in address else address
    return f"{scheme}://{host}:{port}"


def run(plan: Plan, listening: Callable[[Listening], None]) -> None:
    """Serves until SIGTERM or SIGINT. Raises StoreError, OSError, AddressTakenError, ssl.SSLError, ValueError."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    with HouseStore.open(plan.folder) as store:
        asyncio.run(_run(plan, store, listening))


async def _run(plan: Plan, store: HouseStore, listening: Callable[[Listening], None]) -> None:
    house = House(store, name=plan.name, seed=plan.seed)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    try:
        await house.begin()
        async with served(plan, house) as where:
            control = Control(plan.folder, _doing(house, where, stop))
            await control.listen()
            try:
                listening(where)
                async with _announced(plan, house, where):
                    await stop.wait()
                await house.end(PATIENCE)
            finally:
                control.close()
    finally:
        if not house.stopping:
            await house.end(0)


@asynccontextmanager
async def _announced(plan: Plan, house: House, where: Listening) -> AsyncIterator[None]:
    """Lets others on the network find the house; one that only this machine reaches is not told of.

    Where multicast is blocked nothing is told either: the address can be typed.
    """
    address = parsed(where.url)
    if plan.proxy or is_loopback(address.host):
        yield
        return
    neighbour = Neighbour(house.uuid, house.name, address.host, address.port, fingerprint=where.fingerprint)
    announcing = asyncio.create_task(asyncio.to_thread(_announce, neighbour))
    try:
        yield
    finally:
        announcement = await announcing
        if announcement is not None:
            await asyncio.to_thread(announcement.close)


def _announce(house: Neighbour) -> Announcement | None:
    try:
        return Announcement(house, own_addresses())
    except MulticastError as error:
        _log.info("the network lets no house be announced: %s", error)
        return None


def _doing(house: House, where: Listening, stop: asyncio.Event) -> dict[str, Doing]:
    """What whoever runs the house can have it do."""

    async def status(words: list[str]) -> dict[str, Any]:
        return {
            "name": house.name, "listening": where.url, "people": len(house.here), "tables": len(house.rooms),
            "stopping": house.stopping,
        }  # fmt: skip

    async def tables(words: list[str]) -> list[dict[str, Any]]:
        return [msgspec.to_builtins(line) for line in house.lines()]

    async def people(words: list[str]) -> list[str]:
        return sorted(one.account.name for one in house.here.values() if one.account is not None)

    async def announce(words: list[str]) -> int:
        text = cleaned(" ".join(words))
        if not text:
            raise RefusedError("nothing-to-say")
        return house.announce(text)

    async def stopping(words: list[str]) -> None:
        stop.set()

    async def audit(words: list[str]) -> list[str]:
        return await house.audit()

    return {
        "status": status, "tables": tables, "people": people, "announce": announce, "stop": stopping, "audit": audit,
    }  # fmt: skip
