"""The club game: its settlement table, and silence about busts."""

from __future__ import annotations

import pytest

from audiojack.games.twenty_one.settlement import Verdict, verdict
from tests.games.bank_play import heard, play, purse, refused


@pytest.mark.parametrize(
    ("points", "against", "expected"),
    [
        (12, 22, Verdict("win", 2, "banker-bust")),
        (21, 26, Verdict("win", 2, "banker-bust")),
        (22, 22, Verdict("back", 0, "both-bust")),
        (22, 12, Verdict("lose", 0, "bust")),
        (19, 18, Verdict("win", 1, "points")),
        (18, 18, Verdict("back", 0, "tie")),
        (17, 18, Verdict("lose", 0, "points")),
        (21, 21, Verdict("back", 0, "tie")),
    ],
)
def test_settlement(points: int, against: int, expected: Verdict) -> None:
    assert verdict(points, against) == expected


def test_a_bust_a_drawn_21_and_a_voluntary_stop_sound_alike() -> None:
    pack = "10h 10s 10d 6h 9s 8d"
    bets = ("P1 bet 50", "P2 bet 50", "P1 hit")
    bust = play("twenty-one", f"{pack} 9c", *bets, punters=2, bank=500)
    drawn = play("twenty-one", f"{pack} 5c", *bets, punters=2, bank=500)
    stopped = play("twenty-one", f"{pack} 2c", *bets, "P1 stand", punters=2, bank=500)
    for seat in (1, 2):
        assert heard(bust, seat) == heard(drawn, seat) == heard(stopped, seat)


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ((), "P1 hit", "stake-first"),
        ((), "P1 bet 251", "too-much"),
        ((), "P2 bet 50", "not-your-turn"),
        (("P1 bet 50", "P2 sit-out"), "P1 hit 2", "no-pull-in-game"),
        (("P1 bet 50", "P2 sit-out"), "P1 bet 50", "already-bet"),
        (("P1 bet 50", "P2 sit-out"), "B announce", "no-announcement-in-game"),
    ],
)
def test_each_refusal_says_why(lines: tuple[str, ...], line: str, reason: str) -> None:
    result = play("twenty-one", "10h 10d 6h 8d", *lines, punters=2, bank=500)
    assert refused(result, line).reason == reason


def test_a_dealt_21_is_paid_before_the_banker_plays() -> None:
    result = play("twenty-one", "Ah 10s 10d Kh 9s 8d", "P1 bet 50", "P2 bet 20", punters=2, bank=500)
    assert purse(result) == 1100
    assert result.heard[-1].table.turn == 1
