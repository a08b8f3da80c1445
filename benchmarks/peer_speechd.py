"""A window that speaks through speech-dispatcher: S says the given text, Ctrl is silence. The measure for key_to_sound.

    python -m benchmarks.peer_speechd SOCKET TEXT
"""

from __future__ import annotations

import socket
import sys
from typing import Protocol

import pygame


class Client:
    """The few words of SSIP that are needed."""

    def __init__(self, path: str) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(path)
        self._answers = self._socket.makefile("rb")
        self._ask("SET SELF CLIENT_NAME bench:audiojack:main")
        self._ask("SET SELF LANGUAGE en")

    def say(self, text: str) -> None:
        """Stops what is being said and says this."""
        self.hush()
        self._ask("SPEAK")
        self._ask(f"{text}\r\n.")

    def hush(self) -> None:
        """Is silent at once."""
        self._ask("CANCEL SELF")

    def _ask(self, line: str) -> None:
        self._socket.sendall(f"{line}\r\n".encode())
        while True:
            answer = self._answers.readline()
            if not answer or answer[3:4] == b" ":
                return


class Speaker(Protocol):
    """Whatever speaks."""

    def say(self, text: str) -> None: ...

    def hush(self) -> None: ...


def serve(client: Speaker, text: str) -> None:
    """Opens a window and reads keys until it is ended."""
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    while True:
        event = pygame.event.wait()
        if event.type == pygame.QUIT:
            return
        if event.type == pygame.KEYDOWN and event.key == pygame.K_s:
            client.say(text)
        elif event.type == pygame.KEYDOWN and event.key in (pygame.K_LCTRL, pygame.K_RCTRL):
            client.hush()


if __name__ == "__main__":
    serve(Client(sys.argv[1]), sys.argv[2])
