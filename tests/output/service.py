"""Speech-dispatcher on a sound server of a test's own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.output.fakes import until
from tests.support.sound import SoundServer


@contextmanager
def running_service(pulse: SoundServer, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Runs it, with SPEECHD_ADDRESS pointing there, and ends it."""
    program = shutil.which("speech-dispatcher")
    assert program is not None
    path = folder / "speechd.sock"
    environment = {**os.environ, **pulse.variables, "XDG_RUNTIME_DIR": str(folder), "HOME": str(folder)}
    server = subprocess.Popen(
        [program, "--run-single", "--socket-path", str(path), "--timeout", "0", "--log-dir", str(folder)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        until(path.exists, 20)
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
        yield
    finally:
        server.terminate()
        server.wait(5)
