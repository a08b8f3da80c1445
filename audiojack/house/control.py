"""How whoever runs a house speaks to it while it runs: `audiojack server …` on the same machine (ONLINE 10).

A port of this machine alone and a secret, both in a file that only its owner can read. One line of JSON each way.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import os
import secrets
import socket
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

FILE = "control.json"
LONGEST = 64 * 1024
SECONDS = 30.0

Doing = Callable[[list[str]], Awaitable[Any]]


class NotRunningError(Exception):
    """No house runs on that folder."""


class RefusedError(Exception):
    """The house could not do it; the message says why, as a code."""


class Control:
    """Answers commands; `doing` are they by their names, each given the words after its name."""

    def __init__(self, folder: Path, doing: Mapping[str, Doing]) -> None:
        self._path = folder / FILE
        self._doing = doing
        self._secret = secrets.token_hex(16)
        self._server: asyncio.Server | None = None

    async def listen(self) -> None:
        """Listens, and says where in the file. Raises OSError."""
        self._server = await asyncio.start_server(self._taken, "127.0.0.1", 0, limit=LONGEST)
        port = self._server.sockets[0].getsockname()[1]
        with contextlib.suppress(FileNotFoundError):
            self._path.unlink()
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            json.dump({"port": port, "secret": self._secret}, file)

    def close(self) -> None:
        """Listens no more."""
        if self._server is not None:
            self._server.close()
        with contextlib.suppress(OSError):
            self._path.unlink()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            line = await asyncio.wait_for(reader.readline(), SECONDS)
            answer = await self._answer(line)
            writer.write(json.dumps(answer).encode() + b"\n")
            await writer.drain()
        except (OSError, ValueError, TimeoutError):
            pass
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> dict[str, Any]:
        asked = json.loads(line)
        if not isinstance(asked, dict) or not hmac.compare_digest(str(asked.get("secret", "")), self._secret):
            return {"refused": "secret"}
        doing = self._doing.get(str(asked.get("do")))
        words = asked.get("words", [])
        if doing is None or not isinstance(words, list):
            return {"refused": "unknown"}
        try:
            return {"done": await doing([str(word) for word in words])}
        except RefusedError as error:
            return {"refused": str(error)}


def ask(folder: Path, do: str, words: list[str]) -> Any:
    """Has the house on that folder do something. Raises NotRunningError, RefusedError."""
    try:
        found = json.loads((folder / FILE).read_text(encoding="utf-8"))
        with socket.create_connection(("127.0.0.1", int(found["port"])), SECONDS) as connection:
            connection.sendall(json.dumps({"secret": found["secret"], "do": do, "words": words}).encode() + b"\n")
            answer = json.loads(connection.makefile("rb").readline())
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise NotRunningError from error
    if "refused" in answer:
        raise RefusedError(answer["refused"])
    return answer["done"]
