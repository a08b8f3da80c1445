"""The connection to a house: one thread, one socket, and whatever goes wrong with them (ONLINE 4.2, 5.2).

Nothing of it is imported before the player goes online. What comes in is handed over on this thread; whoever takes it
puts it where the loop finds it. After a cut the link comes back by itself, and asks for what was missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from importlib.metadata import version
from typing import Any, Literal

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from audiojack.net import messages as m
from audiojack.net.address import Address
from audiojack.net.codec import LARGEST_DOWN, FrameError, from_house, rules_digest, written
from audiojack.online import trust

CONNECT_SECONDS = 10.0
PING_SECONDS = 15.0
SILENT_SECONDS = 45.0
ANSWER_SECONDS = 60.0
RETRIES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each try to come back; the last is repeated."""

State = Literal["connected", "cut", "back", "closed"]
Fault = Literal["no-answer", "no-house", "older-house", "newer-house", "certificate-changed", "cut", "slow"]
"""Why there is no connection, or no answer; each has a sentence (`online-fault-…`)."""


class LinkError(Exception):
    """There is no connection, or no answer on it."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


class Link:
    """A connection to a house.

    `came` gets each message that answers nothing, `changed` each new state; both are called on the link's thread.
    """

    def __init__(self, address: Address, language: str, fingerprint: str = "", accept: str = "") -> None:
        self.address = address
        self.welcome: m.Welcome | None = None
        self.fingerprint = fingerprint
        self.token = ""
        self.table = 0
        self.heard = -1
        """What to ask for after a cut: the table, and the number of the last event heard."""
        self.came: Callable[[m.Down], None] = lambda message: None
        self.changed: Callable[[State], None] = lambda state: None
        self.latency = 0.0
        """Seconds to the house and back, at the last sign of life."""
        self._language = language
        self._accept = accept
        self._ids = itertools.count(int(time.time() * 1000))
        self._answers: dict[int, tuple[m.Up, Future[m.Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._closing = False
        self._bye: m.Bye | None = None
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="link", daemon=True)
        self._opened: Future[None] = Future()

    # --- from any thread

    def open(self, token: str = "") -> None:
        """Connects. Raises LinkError, trust.UnknownCertificateError, trust.CertificateChangedError."""
        self.token = token
        self._thread.start()
        self._opened.result()

    def ask(self, kind: Callable[..., m.Up], **fields: Any) -> m.Answer:
        """Sends a message and waits for its answer; after a cut it is sent again. Raises LinkError."""
        id = next(self._ids)
        message = kind(id=id, **fields)
        answer: Future[m.Answer] = Future()
        self._call(lambda: self._send_asking(id, message, answer))
        try:
            return answer.result(ANSWER_SECONDS)
        except TimeoutError as error:
            self._call(lambda: self._answers.pop(id, None))
            raise LinkError("slow") from error

    def tell(self, message: m.Up) -> None:
        """Sends a message that has no answer, if there is a connection."""
        self._call(lambda: self._put(message))

    @property
    def here(self) -> bool:
        """Whether there is a connection now."""
        return self._socket is not None

    def close(self) -> None:
        """Ends the connection for good."""
        self._closing = True
        self._call(self._end)
        if self._thread.is_alive():
            self._thread.join(CONNECT_SECONDS)

    def _call(self, work: Callable[[], object]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is over, and with it whatever waits
            self._loop.call_soon_threadsafe(work)

    # --- on the link's thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._live())
        finally:
            self._fail_all("cut")
            if self.welcome is not None:
                self.changed("closed")
            self._loop.close()

    def _end(self) -> None:
        for task in asyncio.all_tasks(self._loop):
            task.cancel()

    async def _live(self) -> None:
        with contextlib.suppress(asyncio.CancelledError):
            if not await self._first():
                return
            self.changed("connected")
            while not self._closing:
                await self._serve()
                if self._closing or (self._bye is not None and self._bye.code != "restarting"):
                    return
                self.changed("cut")
                await self._come_back()
                self.changed("back")

    async def _first(self) -> bool:
        try:
            await self._connect()
        except BaseException as error:
            if self._opened.set_running_or_notify_cancel():
                self._opened.set_exception(error)
            return False
        self._opened.set_result(None)
        return True

    async def _connect(self) -> None:
        """One connection, up to its welcome. Raises LinkError, and the errors of trust.py."""
        fault: Exception = LinkError("no-answer")
        for context in trust.contexts(self.address, self.fingerprint):
            try:
                socket = await self._dial(context)
            except (WebSocketException, EOFError) as error:
                fault = LinkError("no-house")
                fault.__cause__ = error
                continue
            except (OSError, TimeoutError, ValueError) as error:
                if isinstance(fault, LinkError):
                    fault.__cause__ = error
                continue
            try:
                self.fingerprint = trust.check(socket.transport, context, self.fingerprint, accept=self._accept)
                await self._greet(socket)
            except BaseException:
                await socket.close()
                raise
            return
        raise fault

    async def _dial(self, context: Any) -> ClientConnection:
        return await connect(
            self.address.url + m.PATH, ssl=context, open_timeout=CONNECT_SECONDS, ping_interval=None,
            close_timeout=1, max_size=LARGEST_DOWN, proxy=None if self.address.clear else True,
        )  # fmt: skip

    async def _greet(self, socket: ClientConnection) -> None:
        hello = m.Hello(
            m.PROTOCOL, rules_digest(), version("audiojack"), self._language, self.token, self.table, self.heard
        )
        await socket.send(written(hello))
        try:
            welcome = from_house(await asyncio.wait_for(socket.recv(), CONNECT_SECONDS))
        except (FrameError, WebSocketException, TimeoutError) as error:
            raise LinkError("no-house") from error
        if not isinstance(welcome, m.Welcome):
            raise LinkError("no-house")
        if welcome.protocol != m.PROTOCOL:
            raise LinkError("older-house" if welcome.protocol < m.PROTOCOL else "newer-house")
        self.welcome = welcome
        self._socket = socket
        self._bye = None
        for message, _ in list(self._answers.values()):
            await socket.send(written(message))

    async def _serve(self) -> None:
        """Takes what comes, until the connection ends."""
        socket = self._socket
        assert socket is not None
        pinging = asyncio.ensure_future(self._ping(socket))
        try:
            while True:
                self._take(from_house(await asyncio.wait_for(socket.recv(), SILENT_SECONDS)))
        except (WebSocketException, OSError, TimeoutError, FrameError):
            pass
        finally:
            self._socket = None
            pinging.cancel()
            with contextlib.suppress(Exception):
                await asyncio.shield(socket.close())

    async def _ping(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            while True:
                await socket.send(written(m.Ping(time.monotonic())))
                await asyncio.sleep(PING_SECONDS)

    async def _come_back(self) -> None:
        for wait in itertools.chain(RETRIES, itertools.repeat(RETRIES[-1])):
            if self._bye is not None:
                wait = max(wait, self._bye.retry_ms / 1000)  # noqa: PLW2901 - what the house asked for
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))
            with contextlib.suppress(LinkError):
                await self._connect()
                return

    def _take(self, message: m.Down) -> None:
        match message:
            case m.Pong(t=t):
                self.latency = time.monotonic() - t
            case m.Answer(id=id) if id in self._answers:
                _, answer = self._answers.pop(id)
                answer.set_result(message)
            case m.Bye():
                self._bye = message
                self.came(message)
            case _:
                if isinstance(message, m.Entered) and message.token:
                    self.token = message.token
                self.came(message)

    def _send_asking(self, id: int, message: m.Up, answer: Future[m.Answer]) -> None:
        self._answers[id] = (message, answer)
        self._put(message)

    def _put(self, message: m.Up) -> None:
        socket = self._socket
        if socket is not None:
            task = self._loop.create_task(_sent(socket, written(message)))
            self._keep = task

    def _fail_all(self, fault: Fault) -> None:
        for _, answer in self._answers.values():
            if not answer.done():
                answer.set_exception(LinkError(fault))
        self._answers.clear()


async def _sent(socket: ClientConnection, frame: str) -> None:
    with contextlib.suppress(WebSocketException, OSError):
        await socket.send(frame)
