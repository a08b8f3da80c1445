"""The door of a house: connections, what may come through them, and how fast (ONLINE 5.2, 5.3).

A connection that reads too slowly is closed, and nobody waits for it; one that is silent for long, too. Whatever comes
that is no message ends the connection that it came through, and nothing else.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from importlib.metadata import version

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from audiojack.house.house import House, Visitor
from audiojack.house.limits import Bucket, Guard
from audiojack.net import messages as m
from audiojack.net.codec import FrameError, from_program, rules_digest, written

_log = logging.getLogger("audiojack.house")

HELLO_SECONDS = 5.0
SIGN_IN_SECONDS = 60.0
SILENT_SECONDS = 45.0
MOST_WAITING = 200
"""Frames that may wait for a slow reader."""
FRAMES = (20.0, 60.0)
"""Frames a second, and at once."""
COMMANDS = (8.0, 16.0)
CHAT = (0.5, 5.0)

PROTOCOL_ERROR, RESTARTING, ELSEWHERE, SLOW, SILENT, TOO_MUCH = 4000, 4001, 4004, 4008, 4009, 1008


class Connection(Visitor):
    """One program that is connected."""

    def __init__(self, house: House, socket: ServerConnection, address: str, guard: Guard) -> None:
        self._house = house
        self._socket = socket
        self._address = address
        self._guard = guard
        self._outbox: asyncio.Queue[m.Down] = asyncio.Queue(MOST_WAITING)
        self._frames = Bucket(*FRAMES)
        self._commands = Bucket(*COMMANDS)
        self._chat = Bucket(*CHAT)
        self._closing: tuple[int, str] | None = None

    def tell(self, message: m.Down) -> None:
        """Sends a message; a connection whose reader is too slow is closed instead."""
        try:
            self._outbox.put_nowait(message)
        except asyncio.QueueFull:
            self._end(SLOW, "slow")
        if isinstance(message, m.Bye):
            self._closing = (ELSEWHERE if message.code == "elsewhere" else RESTARTING, message.code)

    async def run(self) -> None:
        """Serves the connection until it ends."""
        sending = asyncio.ensure_future(self._send())
        try:
            await self._converse()
        except ConnectionClosed:
            pass
        except FrameError as error:
            self._closing = self._closing or (PROTOCOL_ERROR, "protocol")
            _log.info("a frame that means nothing: %.80s", error)
        except TimeoutError:
            self._closing = (SILENT, "silent")
        finally:
            self._house.leave_line(self)
            sending.cancel()
            if self._closing is not None:
                await self._socket.close(*self._closing)

    def _end(self, code: int, reason: str) -> None:
        self._closing = self._closing or (code, reason)
        task = asyncio.ensure_future(self._socket.close(code, reason))
        self._keep = task

    async def _send(self) -> None:
        try:
            while True:
                message = await self._outbox.get()
                await self._socket.send(written(message))
                if self._closing is not None and self._outbox.empty():
                    await self._socket.close(*self._closing)
        except ConnectionClosed:
            return

    async def _converse(self) -> None:
        hello = await self._receive(HELLO_SECONDS)
        if not isinstance(hello, m.Hello):
            raise FrameError("no hello")
        self.language = hello.language[:10]
        house = self._house
        self.tell(m.Welcome(house.uuid, house.name, m.PROTOCOL, rules_digest(), version("audiojack")))
        if hello.protocol != m.PROTOCOL:
            self.tell(m.Bye("protocol"))
            await asyncio.sleep(HELLO_SECONDS)
            return
        if hello.token and not await house.by_token(self, hello.token, hello.table, hello.heard):
            self.tell(m.Answer(0, why="sign-in-first"))
        self.plays = hello.rules == rules_digest()
        while True:
            await self._take(await self._receive(SILENT_SECONDS if self.account else SIGN_IN_SECONDS))

    async def _receive(self, seconds: float) -> m.Up:
        frame = await asyncio.wait_for(self._socket.recv(), seconds)
        if not self._frames.take():
            self._closing = (TOO_MUCH, "too-much")
            raise FrameError("too many frames")
        return from_program(frame)

    async def _take(self, message: m.Up) -> None:
        house = self._house
        match message:
            case m.Ping(t=t):
                self.tell(m.Pong(t))
            case m.Hello():
                raise FrameError("a second hello")
            case m.SignUp() | m.SignIn():
                await self._sign(message)
            case m.Heard():
                house.heard(self, message)
            case _ if self.account is None:
                self.tell(m.Answer(message.id, why="sign-in-first"))  # type: ignore[attr-defined]
            case m.Tables():
                self.tell(m.TablesNow(house.lines()))
                self.tell(m.Answer(message.id))
            case m.Say():
                self.tell(house.say(self, message) if self._chat.take() else m.Answer(message.id, why="too-fast"))
            case m.Nudge():
                self.tell(house.nudge(self, message))
            case _:
                await self._do(message)

    async def _do(self, message: m.Up) -> None:
        house = self._house
        if not self._commands.take():
            self.tell(m.Answer(message.id, why="too-fast"))  # type: ignore[attr-defined]
            return
        if not self.plays and isinstance(message, m.OpenTable | m.Join):
            self.tell(m.Answer(message.id, why="older-program"))
            return
        done: dict[type[m.Up], Callable[..., Awaitable[m.Answer]]] = {
            m.OpenTable: house.open, m.Join: house.join, m.Leave: house.leave, m.Do: house.do, m.Ready: house.ready,
            m.Away: house.away, m.MoreTime: house.more_time, m.SignOut: house.sign_out,
            m.NewPassphrase: house.new_passphrase,
        }  # fmt: skip
        self.tell(await done[type(message)](self, message))

    async def _sign(self, message: m.SignUp | m.SignIn) -> None:
        up = isinstance(message, m.SignUp)
        seconds = self._guard.wait(self._address, message.name, up=up, now=time.monotonic())
        if seconds:
            self.tell(m.Answer(message.id, why="too-many-tries", seconds=seconds))
            return
        if isinstance(message, m.SignUp):
            answer = await self._house.sign_up(self, message)
        else:
            answer = await self._house.sign_in(self, message)
        self._guard.note(self._address, message.name, up=up, failed=bool(answer.why), now=time.monotonic())
        self.tell(answer)

    plays = False
    """Whether it knows the rules of this house."""
