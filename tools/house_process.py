"""A house as a process of its own, on a free port of this machine."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

LOCAL = ("--address", "127.0.0.1", "--port", "0")


@contextmanager
def serving(folder: Path, *given: str) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A house as a process on a free port of this machine, and what it says of itself."""
    command = [sys.executable, "-P", "-m", "audiojack", "serve", "--data-dir", str(folder), "--json", *given]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, process.stderr.read() if process.stderr else ""
        yield process, json.loads(line)
    finally:
        process.kill()
        process.communicate()


def in_clear(told: dict[str, Any]) -> str:
    """Its address without TLS, as this machine alone may use it."""
    return str(told["listening"]).replace("wss:", "ws:")
