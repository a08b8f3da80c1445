"""What the tests of sound share: the mixer, open on a sound server of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from audiojack.output.mixer import Mixer
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
