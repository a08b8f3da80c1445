"""A house that is killed at random moments, and players who are cut off: nothing is lost, and every table goes on."""

import pytest

from tools.kill_house import killed


@pytest.mark.promise("Rules, chips and company", "Cut, killed or restarted: the seat is kept and the round goes on")
def test_a_house_that_is_killed_loses_nothing() -> None:
    found = killed(kills=4, tables=7, seed=2)
    assert not found.faults
    assert found.commands > 20
    assert found.cuts > 0
