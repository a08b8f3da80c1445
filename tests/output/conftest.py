"""What the tests of sound share: the mixer, open on a sound server of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.output.mixer import Mixer
from tests.output.disk import Disk
from tests.support.sound import SoundServer


@pytest.fixture
def mixer(pulse: SoundServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Mixer]:
    """The mixer on a sound server."""
    for name, value in pulse.variables.items():
        monkeypatch.setenv(name, value)
    opened = Mixer()
    assert opened.open() is None
    yield opened
    opened.close()


@pytest.fixture
def disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """The mixer on a file."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "played.raw"))
    recorded = Disk(tmp_path / "played.raw")
    yield recorded
    recorded.mixer.close()
