"""Plays a few lines at a bank table with stacked cards, for tests that look closer than a scenario can."""

from __future__ import annotations

from pathlib import Path

from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.scenarios.bank import BankHarness
from audiojack.scenarios.model import parse
from audiojack.scenarios.runner import Result, run


def play(
    game: str, pack: str, *lines: str, punters: int = 1, bank: int = 100, options: str = "{}", more: str = ""
) -> Result:
    """Punters P1, P2, … with 1000 chips and the banker B with 500 play these lines, which must all be accepted."""
    seats = "".join(f'{{ name = "P{i + 1}", chips = 1000 }}, ' for i in range(punters))
    quoted = ", ".join(f"'{line}'" for line in lines)
    text = f"""
id = "T"
game = "{game}"
play = [{quoted}]
[table]
seats = [{seats}{{ name = "B", chips = 500, banker = true }}]
bank = {bank}
options = {options}
pack = "{pack}"
{more}
[expect]
"""
    result = run(parse(text, Path("t.toml")))
    assert [d for d in result.differences if d.what != "not-over"] == []
    return result


def refused(result: Result, line: str) -> Refusal:
    """Why a further line would be refused."""
    scenario = result.scenario
    table = result.heard[-1].table
    actor, *words = line.split()
    command: Command = BankHarness().command(scenario, table, actor, tuple(words))
    answer = scenario.game.decider(scenario.options).decide(table, command)
    assert isinstance(answer, Refusal)
    return answer


def heard(result: Result, seat: int) -> list[Event]:
    """Everything that was told to a seat, in order."""
    return [redact(item.event, seat) for item in result.heard]


def purse(result: Result, seat: int = 0) -> int:
    """The chips of a seat's purse at the end."""
    return int(result.heard[-1].table.seats[seat].chips)
