"""One port of this machine's own for both ways of speaking: TLS begins with a byte that no request begins with.

Only loopback is served so: clear text never leaves the machine (ONLINE 10).
"""

from __future__ import annotations

import asyncio
import contextlib

_TLS_HANDSHAKE = 0x16
_PIECE = 64 * 1024
_FIRST_BYTE_SECONDS = 10.0


class Front:
    """Hands each connection on to the port that speaks what it speaks."""

    def __init__(self, plain: int, whole: int) -> None:
        self._plain = plain
        self._whole = whole
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self, address: str, port: int) -> asyncio.Server:
        """Listens there. Raises OSError."""
        return await asyncio.start_server(self._taken, address, port)

    def close(self) -> None:
        """Ends every connection."""
        for task in self._tasks:
            task.cancel()

    async def _taken(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            first = await asyncio.wait_for(reader.read(_PIECE), _FIRST_BYTE_SECONDS)
            if first:
                port = self._whole if first[0] == _TLS_HANDSHAKE else self._plain
                await self._joined(reader, writer, first, port)
        except (OSError, TimeoutError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _joined(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes, port: int
    ) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            far_writer.write(first)
            there = asyncio.ensure_future(_pumped(reader, far_writer))
            back = asyncio.ensure_future(_pumped(far_reader, writer))
            try:
                await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
            finally:
                there.cancel()
                back.cancel()
        finally:
            far_writer.close()


async def _pumped(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await reader.read(_PIECE):
            writer.write(piece)
            await writer.drain()
