"""Where the seats are heard: an arc from left to right, and nobody else in the middle."""

from __future__ import annotations

from itertools import pairwise

import pytest

from audiojack.output.panning import DELAY_SECONDS, Place, place, seat_pan


@pytest.mark.promise("Speech, sound and braille", "Seats are heard from their sides at equal power")
@pytest.mark.parametrize("others", range(2, 10))
def test_seats_are_heard_from_left_to_right_each_from_its_own_place(others: int) -> None:
    pans = [seat_pan(number, others) for number in range(others)]
    assert (pans[0], pans[-1]) == (-1.0, 1.0)
    assert all(left < right for left, right in pairwise(pans))
    assert min(map(abs, pans)) >= 0.2, "the middle is the player's own and the dealer's"


def test_the_only_other_player_is_heard_from_one_side() -> None:
    assert -1 < seat_pan(0, 1) < 0


def test_the_far_ear_hears_it_later_and_softer_the_farther_it_is() -> None:
    half, end = place(-0.5), place(-1)
    assert 0 < half.delay < end.delay == DELAY_SECONDS < 0.001
    assert 1 > half.ratio > end.ratio > 0.4, "a few decibels"
    assert place(0) == Place(pytest.approx(0.5**0.5), pytest.approx(0.5**0.5), 0)  # type: ignore[arg-type]
