"""Child processes that are gone when the test is over, whatever happened in it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def stopped(process: subprocess.Popen[bytes], grace: float = 5) -> Iterator[subprocess.Popen[bytes]]:
    """Terminates the process at the end, and kills it if it hasn't gone after `grace` seconds."""
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
