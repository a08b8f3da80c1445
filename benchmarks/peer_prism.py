"""The window of peer_speechd, speaking through prismatoid, which itself speaks through speech-dispatcher here.

    SPEECHD_ADDRESS=unix_socket:SOCKET python -m benchmarks.peer_prism TEXT
"""

from __future__ import annotations

import sys

import prism

from benchmarks.peer_speechd import serve


class Client:
    """The backend that prismatoid finds best."""

    def __init__(self) -> None:
        self._context = prism.Context()
        self._backend = self._context.acquire_best()

    def say(self, text: str) -> None:
        """Stops what is being said and says this."""
        self._backend.speak(text, True)

    def hush(self) -> None:
        """Is silent at once."""
        self._backend.stop()


if __name__ == "__main__":
    serve(Client(), sys.argv[1])
