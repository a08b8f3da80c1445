"""Ochko with the cut card: the table of blind hands, and what nobody may know."""

from __future__ import annotations

import pytest

from audiojack.engine.bank_events import StakeSettled
from audiojack.engine.events import UNKNOWN
from tests.games.bank_play import heard, play, purse, refused

BUST = ("10h", "9c 8c")
LOW = ("10h", "6c")
TWENTY_ONE = ("10h", "Ac")
ACES = ("Ah", "Ac")
PICTURES = ("Kh", "Kc Qc Qs Js")
BANKER_21 = ("10d", "Ad")
BANKER_BUST = ("10d", "6d 8d")
BANKER_18 = ("10d", "8d")
BANKER_16 = ("10d", "6s")


@pytest.mark.parametrize(
    ("punter", "banker", "options", "wins"),
    [
        (TWENTY_ONE, BANKER_21, "{}", False),
        (ACES, BANKER_21, "{}", False),
        (PICTURES, BANKER_21, "{}", False),
        (LOW, BANKER_21, "{ dark_vs_banker_21 = 'tie_to_dark' }", False),
        (TWENTY_ONE, BANKER_21, "{ dark_vs_banker_21 = 'tie_to_dark' }", True),
        (ACES, BANKER_21, "{ dark_vs_banker_21 = 'tie_to_dark' }", True),
        (PICTURES, BANKER_21, "{ dark_vs_banker_21 = 'tie_to_dark' }", True),
        (BUST, BANKER_BUST, "{}", True),
        (BUST, BANKER_BUST, "{ dark_double_bust = 'banker' }", False),
        (LOW, BANKER_BUST, "{}", True),
        (LOW, BANKER_BUST, "{ dark_double_bust = 'banker' }", True),
        (ACES, BANKER_BUST, "{ dark_double_bust = 'banker' }", True),
        (BUST, BANKER_18, "{}", False),
        (ACES, BANKER_18, "{}", True),
        (PICTURES, BANKER_18, "{}", True),
        (TWENTY_ONE, BANKER_18, "{}", True),
        (LOW, BANKER_18, "{}", False),
        (LOW, BANKER_16, "{}", True),
    ],
)
def test_blind_hands_are_settled_by_the_table(
    punter: tuple[str, str], banker: tuple[str, str], options: str, wins: bool
) -> None:
    first, blind = punter
    own, bought = banker
    lines = ["P1 bet 40", *["P1 hit-blind"] * len(blind.split()), "P1 stand", *["B hit"] * len(bought.split())]
    if banker in (BANKER_18, BANKER_16):
        lines.append("B stand")
    result = play("ochko", f"{first} {own} 7s {blind} {bought}", *lines, options=options)
    assert purse(result) == (1040 if wins else 960)


def test_a_blind_hand_thrown_in_unseen_is_told_to_its_owner_alone() -> None:
    result = play("ochko", "10h 10d 7s 9c Ad", "P1 bet 40", "P1 hit-blind", "P1 stand", "B hit")
    assert any("9c" in getattr(event, "cards", ()) for event in heard(result, 0))
    assert not any("9c" in getattr(event, "cards", ()) for event in heard(result, 1))
    settled = [event for event in heard(result, 1) if isinstance(event, StakeSettled)]
    assert settled[0].points == UNKNOWN


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        ((), "P1 hit", "stake-first"),
        (("P1 bet 40", "P1 hit-blind"), "P1 hit", "blind-cards-held"),
        (("P1 bet 40",), "P1 bet 10", "already-bet"),
        (("P1 bet 40",), "P1 raise 10", "no-raise-in-game"),
        (("P1 bet 40",), "P1 exchange", "no-exchange-in-game"),
        (("P1 bet 40", "P1 stand", "B hit"), "B stand", "fifteen-must-draw"),
        (("P1 bet 40", "P1 stand"), "B hit-blind", "punters-only"),
        (("P1 bet 40", "P1 stand"), "P1 hit", "not-your-turn"),
    ],
)
def test_each_refusal_says_why(lines: tuple[str, ...], line: str, reason: str) -> None:
    assert refused(play("ochko", "10h 9d 7s 6c", *lines), line).reason == reason


def test_no_knock_in_time() -> None:
    result = play("ochko", "10h 9d 7s 8c", "P1 bet 40", "P1 stand", "B hit")
    assert refused(result, "B announce").reason == "announce-too-early"
