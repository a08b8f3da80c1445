"""Runs a scenario: every line of play in order, nothing else acts, and what differs is collected."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from typing import Any

import msgspec

from audiojack.engine.commands import Command, Refusal
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.scenarios.bank import BankHarness
from audiojack.scenarios.casino import CasinoHarness
from audiojack.scenarios.harness import Harness
from audiojack.scenarios.model import Scenario, ScenarioError

HARNESSES: dict[str, Harness] = {"casino": CasinoHarness(), "bank": BankHarness()}


class Difference(msgspec.Struct, frozen=True):
    """Something that is not as the scenario says.

    `what` is a code with a message in every language (`check-…`), `name` whom or what it is about; `line` is the
    number of the play line reached (from 1), `said` its text.
    """

    what: str
    name: str = ""
    expected: str = ""
    found: str = ""
    line: int = 0
    said: str = ""


class Heard(msgspec.Struct, frozen=True):
    """One event on its way to the listeners: as it happened, and the table after it."""

    event: Event
    table: Any


class Result(msgspec.Struct, frozen=True):
    """What came of a scenario; `opening` is the table before its first line of play."""

    scenario: Scenario
    differences: tuple[Difference, ...]
    heard: tuple[Heard, ...]
    opening: Any

    @property
    def passed(self) -> bool:
        """Nothing differs."""
        return not self.differences


def run(scenario: Scenario) -> Result:
    """Play a scenario. Raises ScenarioError for a line that means nothing."""
    return _Run(scenario).result()


class _Run:
    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.harness = HARNESSES[scenario.game.family]
        self.decider = scenario.game.decider(scenario.options)
        self.opening: Any = self.harness.open(scenario)
        self.table: Any = self.opening
        self.differences: list[Difference] = []
        self.heard: list[Heard] = []
        self.since = 0
        self.line = 0

    def result(self) -> Result:
        lines = self.scenario.play
        for number, line in enumerate(lines):
            self._follow(lines[number:])
            self.line = number + 1
            self._play(line)
        self._follow(())
        self._compare_end()
        return Result(self.scenario, tuple(self.differences), tuple(self.heard), self.opening)

    def _follow(self, rest: tuple[str, ...]) -> None:
        """Let happen what follows by itself before the remaining lines."""
        while (command := self.harness.before(self.scenario, self.table, rest)) is not None:
            refused = self._command(command)
            if refused:
                self._differ("refused", command.action, "", refused.reason)
                return

    def _differ(self, what: str, name: str, expected: object, found: object) -> None:
        said = self.scenario.play[self.line - 1] if self.line else ""
        self.differences.append(Difference(what, name, str(expected), str(found), self.line, said))

    def _command(self, command: Command) -> Refusal | None:
        played = self.decider.play(self.table, command)
        if isinstance(played, Refusal):
            return played
        self.since = len(self.heard)
        self.heard += [Heard(e, t) for e, t in zip(played.events, played.tables, strict=True)]
        if played.tables:
            self.table = played.table
        return None

    def _play(self, line: str) -> None:
        must_fail = line.startswith("!")
        try:
            words = shlex.split(line.removeprefix("!"))
        except ValueError:
            raise self.scenario.error("bad-line", line) from None
        if len(words) < 2:
            raise self.scenario.error("bad-line", line)
        if words[0] == "expect" and not must_fail:
            self._expect(line, words[1:])
        elif words[0] in ("hears", "hears-not") and not must_fail:
            self._hears(line, words)
        elif words[1] in ("hears", "hears-not") and not must_fail:
            self._hears(line, [words[1], words[0], *words[2:]])
        else:
            self._act(words, must_fail)

    def _act(self, words: list[str], must_fail: bool) -> None:
        actor, *rest = words
        command = self.harness.command(self.scenario, self.table, actor, tuple(rest))
        refused = self._command(command)
        if must_fail and refused is None:
            self._differ("accepted", actor, "", " ".join(rest))
        elif refused is not None and not must_fail:
            self._differ("refused", actor, " ".join(rest), refused.reason)
        elif refused is None:
            self._stop()

    def _stop(self) -> None:
        """A hand that may take no more cards stands (GEN-R25); it belongs to the line before."""
        since = self.since
        while (command := self.decider.forced(self.table)) is not None:
            self._command(command)
            self.since = since

    def _expect(self, line: str, words: list[str]) -> None:
        """A line such as `expect chips P1 950`."""
        match words:
            case ["chips", name, amount]:
                self._same("chips", name, int_of(self.scenario, amount), self._chips(name))
            case ["bank", amount]:
                self._same("bank", "", int_of(self.scenario, amount), self.harness.bank(self.table))
            case ["total", name, points]:
                total = self.harness.total(self.scenario, self.table, name)
                self._same("total", name, int_of(self.scenario, points), total)
            case ["hand", name, cards]:
                found = " ".join(self.harness.hand(self.table, name))
                self._same("hand", name, " ".join(self.scenario.cards(cards)), found)
            case ["turn", name]:
                turn = self.harness.turn(self.table)
                if name not in turn:
                    self._differ("turn", name, name, turn[0] if turn else "")
            case ["may", name, *actions]:
                self._may(name, actions)
            case _:
                raise self.scenario.error("bad-line", line)

    def _same(self, what: str, name: str, expected: object, found: object) -> None:
        if expected != found:
            self._differ(what, name, expected, found)

    def _chips(self, name: str) -> int:
        for seat in self.table.seats:
            if seat.name == name:
                return int(seat.chips)
        raise self.scenario.error("unknown-name", name)

    def _may(self, name: str, actions: list[str]) -> None:
        """Exactly these commands are legal; what is no word of a scenario (leaving, a casino's deal) is not counted."""
        seat = self.harness.command(self.scenario, self.table, name, ("stand",))
        legal = {
            entry.action
            for entry in self.decider.legal(self.table, seat.seat)
            if entry.action not in self.harness.unsaid and entry.box in (0, seat.box)
        }
        found = sorted(_scenario_word(action) for action in legal)
        self._same("may", name, " ".join(sorted(set(actions))), " ".join(sorted(set(found))))

    def _hears(self, line: str, words: list[str]) -> None:
        """A line such as `hears P1 "9d"`."""
        match words:
            case [verb, name, text]:
                seat = next((i for i, s in enumerate(self.table.seats) if s.name == name), None)
                if seat is None:
                    raise self.scenario.error("unknown-name", name)
                card = self.scenario.card(text)
                heard = any(card in _cards_of(redact(h.event, seat)) for h in self.heard[self.since :])
                if heard != (verb == "hears"):
                    self._differ(verb, name, card, "")
            case _:
                raise self.scenario.error("bad-line", line)

    def _compare_end(self) -> None:
        expect = self.scenario.expect
        for name, amount in expect.chips.items():
            self._same("chips", name, amount, self._chips(name))
        if expect.bank is not None:
            self._same("bank", "", expect.bank, self.harness.bank(self.table))
        end = self.harness.end(self.table)
        if expect.end is None:
            if end == "open":
                self._differ("not-over", "", "", "")
        elif expect.end != end:
            self._differ("end", "", expect.end, end)
        if expect.next_banker is not None:
            self._same("next-banker", "", expect.next_banker, self.harness.next_banker(self.table))


def int_of(scenario: Scenario, text: str) -> int:
    """A whole number from a line of play. Raises ScenarioError."""
    try:
        return int(text)
    except ValueError:
        raise scenario.error("bad-amount", text) from None


def _scenario_word(action: str) -> str:
    """The actions of pulling a card are all written `hit` in a scenario."""
    return "hit" if action in ("hit-at", "hit-any", "hit-banker") else action


def _cards_of(event: Event) -> Iterator[str]:
    """Every card that an event names."""
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            yield from (item for item in value if isinstance(item, str))


__all__ = ["HARNESSES", "Difference", "Heard", "Result", "ScenarioError", "run"]
