"""The proof of `tools/kill_games.py`, shortened: real games of two copies, killed, starved, and resumed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.support.needs import needs
from tools.kill_games import kill, starve

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="copies are forked, and writes fail, as on Linux")


@pytest.mark.promise(
    "Rules, chips and company",
    "Killed at any moment, games of all seven kinds go on with the same cards and lose nothing",
)
def test_killed_games_go_on_and_lose_nothing(tmp_path: Path) -> None:
    findings, acknowledged, resumed = kill(8, 11, tmp_path)
    assert findings == []
    assert acknowledged
    assert len(resumed) >= 3


@pytest.mark.promise(
    "Rules, chips and company",
    "Killed at any moment, games of all seven kinds go on with the same cards and lose nothing",
)
def test_games_on_a_failing_disk_lose_nothing(tmp_path: Path) -> None:
    needs("cc")
    findings, failed = starve(tmp_path, writes=5, seed=5)
    assert findings == []
    assert failed >= 2
