"""The proof of `tools/kill_store.py`, shortened: killed copies and a disk that fails at single writes."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.needs import needs
from tools.kill_store import kill, starve


def test_two_killed_copies_lose_nothing(tmp_path: Path) -> None:
    findings, told = kill(4, 3, tmp_path)
    assert findings == []
    assert told


@pytest.mark.skipif(sys.platform != "linux", reason="the failing disk is preloaded as Linux does it")
def test_a_failing_disk_loses_nothing(tmp_path: Path) -> None:
    needs("cc")
    findings, failed = starve(tmp_path, every=97, steps=3)
    assert findings == []
    assert failed >= 8
