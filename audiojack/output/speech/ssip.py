"""A client of speech-dispatcher's protocol (SSIP) over its socket, so that no other library is needed.

A thread reads the socket: replies go to the command that waits for them, notifications about messages to a
listener. An error of any kind leaves it as DriverError.
"""

from __future__ import annotations

import contextlib
import os
import socket
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue

from audiojack.output.speech.driver import DriverError, Reason

_REPLY_SECONDS = 0.8
_SPAWN_SECONDS = 5.0

OnEvent = Callable[[int, str], None]
"""Gets a message's number and "BEGIN", "END" or "CANCEL"; at the end of the connection 0 and "GONE"."""


def socket_path() -> Path:
    """Where speech-dispatcher listens for this user."""
    address = os.environ.get("SPEECHD_ADDRESS", "")
    if address.startswith("unix_socket:"):
        return Path(address.partition(":")[2])
    runtime = os.environ.get("XDG_RUNTIME_DIR") or os.path.expanduser("~/.cache")  # left as it is without a home
    return Path(runtime) / "speech-dispatcher" / "speechd.sock"


class SsipClient:
    """A connection. Starts the server if it doesn't run. Raises DriverError where that can't be done."""

    def __init__(self, on_event: OnEvent) -> None:
        self._on_event = on_event
        self._replies: SimpleQueue[list[str] | None] = SimpleQueue()
        self._gone = False
        self._socket = _connected()
        self._socket.settimeout(None)
        threading.Thread(target=self._read, name="voice-ssip", daemon=True).start()
        user = os.environ.get("USER", "user")
        self.command(f"SET SELF CLIENT_NAME {user}:audiojack:main")
        self.command("SET SELF PRIORITY MESSAGE")
        self.command("SET SELF NOTIFICATION ALL ON")

    def command(self, line: str, patience: float = _REPLY_SECONDS) -> list[str]:
        """Send a line and return the lines of the reply, awaited for `patience` seconds, without their codes."""
        self._send(line.encode() + b"\r\n")
        return self._reply(patience)

    def speak(self, text: str) -> int:
        """Queue `text`; the answer is the message's number."""
        self.command("SPEAK")
        lines = (f".{line}" if line.startswith(".") else line for line in text.splitlines())
        self._send("\r\n".join(lines).encode() + b"\r\n.\r\n")
        return int(self._reply()[0])

    def close(self) -> None:
        """End the connection."""
        self._gone = True
        with contextlib.suppress(OSError):
            self._socket.sendall(b"QUIT\r\n")
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()

    def _send(self, data: bytes) -> None:
        if self._gone:
            raise DriverError(Reason.VANISHED, "speech-dispatcher has ended")
        try:
            self._socket.sendall(data)
        except OSError as error:
            raise DriverError(Reason.VANISHED, f"speech-dispatcher: {error}") from error

    def _reply(self, patience: float = _REPLY_SECONDS) -> list[str]:
        try:
            lines = self._replies.get(timeout=patience)
        except Empty:
            raise DriverError(Reason.HUNG, "speech-dispatcher doesn't answer") from None
        if lines is None:
            raise DriverError(Reason.VANISHED, "speech-dispatcher has ended")
        if lines[-1][0] not in "12":
            raise DriverError(Reason.FAILED, f"speech-dispatcher: {lines[-1]}")
        return [line[4:] for line in lines]

    def _read(self) -> None:
        block: list[str] = []
        with contextlib.suppress(OSError, ValueError), self._socket.makefile("rb") as stream:
            for raw in stream:
                line = raw.decode("utf-8", "replace").rstrip("\r\n")
                block.append(line)
                if line[3:4] == "-":
                    continue
                self._take(block)
                block = []
        self._gone = True
        self._replies.put(None)
        self._on_event(0, "GONE")

    def _take(self, block: list[str]) -> None:
        if block[0].startswith("7") and len(block) >= 3:
            self._on_event(int(block[0][4:]), block[-1][4:])
        else:
            self._replies.put(block)


def _connected() -> socket.socket:
    try:
        return _connect()
    except OSError:
        _spawn()
    try:
        return _connect()
    except OSError as error:
        raise DriverError(Reason.UNAVAILABLE, f"speech-dispatcher: {error}") from error


def _connect() -> socket.socket:
    family: int = getattr(socket, "AF_UNIX", -1)
    if family < 0:
        raise DriverError(Reason.UNAVAILABLE, "speech-dispatcher needs a system with Unix sockets")
    connection = socket.socket(family)
    connection.settimeout(_REPLY_SECONDS)
    try:
        connection.connect(str(socket_path()))
    except OSError:
        connection.close()
        raise
    return connection


def _spawn() -> None:
    try:
        subprocess.run(
            ["speech-dispatcher", "--spawn"],
            timeout=_SPAWN_SECONDS,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise DriverError(Reason.UNAVAILABLE, f"speech-dispatcher: {error}") from error
