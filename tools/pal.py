"""A player without window and words at the other end of a real socket: what tests, crowds and kills are played by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from audiojack.engine.commands import Legal
from audiojack.net import messages as m
from audiojack.net.codec import from_house, rules_digest, unpacked, written
from audiojack.play.telling import Heard, Position

SECONDS = 60.0
"""How long anything may take on a busy machine."""
PASSPHRASE = "čtyři slova stačí úplně"

D = TypeVar("D", bound=m.Down)


class Guest:
    """One connection and what came through it."""

    def __init__(self, socket: ClientConnection, name: str) -> None:
        self.name = name
        self.socket = socket
        self.got: list[m.Down] = []
        self.token = ""
        self.seat = -2
        self.table = 0
        self.seq = -1
        self.position: Position | None = None
        self.heard: list[Heard] = []
        self.over = False
        """Whether the connection has ended."""
        self._id = 0
        self._news = asyncio.Condition()
        self._reading = asyncio.ensure_future(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                message = from_house(frame)
                async with self._news:
                    self.got.append(message)
                    self._take(message)
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.over = True
            self._news.notify_all()

    def _take(self, message: m.Down) -> None:
        match message:
            case m.Entered():
                self.token = message.token or self.token
            case m.Seated():
                self.seat, self.table, self.seq, self.position = (
                    message.seat, message.table, message.seq, message.position,
                )  # fmt: skip
                self.heard += [unpacked(one) for one in message.heard]
            case m.Told():
                self.seq, self.position = message.seq, message.position
                self.heard += [unpacked(one) for one in message.heard]

    async def send(self, message: m.Up) -> None:
        await self.socket.send(written(message))

    async def ask(self, kind: Callable[..., m.Up], *rest: Any, **named: Any) -> m.Answer:
        """Sends a message with a fresh id; its answer."""
        self._id += 1
        id = self._id
        await self.send(kind(id, *rest, **named))
        return await self.until(m.Answer, lambda answer: answer.id == id)

    async def until(self, kind: type[D], fits: Callable[[D], bool] = lambda one: True, since: int = 0) -> D:
        """The first message of that kind that fits, waited for. Raises ConnectionError where the connection ends."""
        at = since
        async with asyncio.timeout(SECONDS):
            async with self._news:
                while True:
                    for message in self.got[at:]:
                        if isinstance(message, kind) and fits(message):
                            return message
                    at = len(self.got)
                    await self._waited()

    async def stands(self, fits: Callable[[Position], bool]) -> Position:
        """Waits until the seat stands so; says that all was heard meanwhile."""
        async with asyncio.timeout(SECONDS):
            said = -1
            while True:
                if self.seq > said and self.table:
                    said = self.seq
                    await self.send(m.Heard(self.table, said))
                async with self._news:
                    if self.position is not None and fits(self.position):
                        return self.position
                    if self.seq == said:
                        await self._waited()

    async def _waited(self) -> None:
        """Waits for the next message. Raises ConnectionError where none will come."""
        if self.over:
            raise ConnectionError("the connection has ended")
        await self._news.wait()

    async def do(self, legal: Legal) -> m.Answer:
        to = legal.targets[0] if legal.targets else -1
        return await self.ask(m.Do, self.table, self.seq, legal.action, legal.box, legal.least, to)

    async def close(self) -> None:
        await self.socket.close()
        await self._reading


async def visit(url: str, name: str = "", token: str = "", table: int = 0, heard: int = -1) -> Guest:
    """Connects and says hello; with a name signs up."""
    guest = Guest(await connect(f"{url}{m.PATH}", compression=None), name)
    await guest.send(m.Hello(m.PROTOCOL, rules_digest(), "test", "en", token, table, heard))
    await guest.until(m.Welcome)
    if name:
        while (answer := await guest.ask(m.SignUp, name, PASSPHRASE, "test")).why == "busy":
            await asyncio.sleep(0.1)
        assert not answer.why, answer
        await guest.until(m.Entered)
    return guest


PLAYS = (
    "found", "deal", "bet", "keep", "stand", "decline", "done-staking", "hit", "hit-any", "choose-banker", "draw-lots",
)  # fmt: skip


async def play_round(guest: Guest) -> None:
    """Plays with the least stakes and few cards until a round is over."""
    for _ in range(400):
        position = await guest.stands(lambda p: p.mine or p.betting or p.between or p.over)
        if position.between or position.over:
            return
        legal = {one.action: one for one in position.legal}
        action = next((action for action in PLAYS if action in legal), None)
        assert action is not None, legal
        await guest.do(legal[action])
    raise AssertionError("the round is never over")


def events(guest: Guest) -> list[str]:
    """The names of the events that were heard."""
    return [type(one.event).__name__ for one in guest.heard]

