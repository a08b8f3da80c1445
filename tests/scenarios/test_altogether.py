"""What a round comes to altogether counts stakes that lay on the table before the listener came (GEN-R09)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from audiojack.l10n.localizer import Localizer
from audiojack.scenarios.model import read
from audiojack.scenarios.report import transcript_lines
from audiojack.scenarios.runner import run

SCENARIOS = Path(__file__).parent
ENGLISH = Localizer("en")


def said(scenario: str, tmp_path: Path) -> list[str]:
    file = tmp_path / "deal.toml"
    file.write_text(scenario, "utf-8")
    return list(transcript_lines(run(read(file)), ENGLISH))


def deal(play: str, pack: str, more: str = "", stake: int = 10) -> str:
    return f"""
id = "sum"
title = "Altogether."
game = "black-jack"
rules = ["CBJ-R22"]
play = [{play}]
[table]
seats = [{{ name = "P1", chips = 1000 }}]
boxes = [{{ name = "P1", owner = "P1", stake = {stake} }}]
pack = "{pack}"
pack_ends = true
{more}
[expect]
"""


def test_insurance_that_wins_and_a_hand_that_loses_come_to_nothing(tmp_path: Path) -> None:
    told = said(deal('"P1 insure 5", "P1 stand"', "10h Ac 8d Ks"), tmp_path)
    assert any("Insurance wins 10." in line for line in told), told
    assert told[-1].startswith("P1: Overall you come out even."), told


def test_altogether_is_what_the_purse_has_gained_since_before_the_stakes() -> None:
    compared = 0
    for file in sorted(SCENARIOS.glob("*.toml")):
        result = run(read(file))
        if not hasattr(result.opening, "boxes") or not result.heard:
            continue
        lines = list(transcript_lines(result, ENGLISH))
        for seat, before in enumerate(result.opening.seats):
            heads = tuple(f"{before.name}: {word}" for word in ("Altogether", "Overall"))
            sums = [line for line in lines if line.startswith(heads)]
            if len(sums) != 1:
                continue
            gained = result.heard[-1].table.seats[seat].chips - before.chips - staked(result.opening, seat)
            amount = re.search(r"(?:Altogether|Overall) you (win|lose) (\d+)", sums[0])
            told = 0 if amount is None else int(amount[2]) * (1 if amount[1] == "win" else -1)
            assert told == gained, (file.name, sums)
            compared += 1
    assert compared >= 5


def staked(table: Any, seat: int) -> int:
    """What a seat has laid before the listener came."""
    own = sum(sum(hand.stake for hand in box.hands) or box.stake for box in table.boxes if box.owner == seat)
    return int(own + sum(amount for box in table.boxes for who, amount in box.behind if who == seat))
