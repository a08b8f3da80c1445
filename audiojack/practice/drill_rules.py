"""Questions about rules: equal points, forced draws, blind hands and payments, each with the rule that answers it.

They are asked of the usual table; where the engine can be asked for the answer, it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import msgspec

from audiojack.engine.casino import Casino
from audiojack.engine.hands import Total
from audiojack.games.ochko.duel import Duels
from audiojack.games.registry import game as find_game
from audiojack.games.twenty_one.club import Club
from audiojack.practice.drill_hands import decider_of
from audiojack.practice.question import Arg, Question, Words

YES_NO = ("yes", "no")
WHO = ("player", "banker", "back")


class Rule(msgspec.Struct, frozen=True):
    """A question about a rule: its message, the answers to choose from, the right one, and the rule's id."""

    name: str
    choices: tuple[str, ...]
    right: str
    rule: str
    args: Mapping[str, Arg] = {}


_OKO = (
    Rule("tie", WHO, "banker", "OKO-R31"),
    Rule("two-aces", WHO, "player", "OKO-R20"),
    Rule("banker-21", WHO, "banker", "OKO-R29"),
    Rule("seven-back", YES_NO, "yes", "OKO-R21"),
    Rule("eight-back", YES_NO, "no", "OKO-R22"),
    Rule("must-draw", YES_NO, "no", "OKO-R28", {"points": 15}),
    Rule("fifteen-back", YES_NO, "yes", "OKO-R24"),
)


def _ochko(rules: Duels) -> tuple[Rule, ...]:
    own, fifteen = ("OCA-R19", "yes") if rules.fifteen_must_draw else ("OCB-R03", "no")
    return (
        Rule("tie", WHO, "banker", "OCA-R22"),
        Rule("two-aces", WHO, "player", "OCA-R15"),
        Rule("blind-tie", WHO, "player", "OCA-R27"),
        Rule("blind-both-over", WHO, "player", "OCA-R27"),
        Rule("must-draw", YES_NO, fifteen, own, {"points": 15}),
        Rule("may-draw", YES_NO, "no", "OCA-R20", {"points": 17}),
    )


_CLUB = (
    Rule("tie", WHO, "back", "OCV-R14"),
    Rule("both-over", WHO, "back", "OCV-R16"),
    Rule("dealt-21", WHO, "banker", "OCV-R08"),
    Rule("must-draw", YES_NO, "no", "OCV-R13", {"points": 15}),
    Rule("fourth-card", YES_NO, "no", "OCV-R11"),
)


def _casino(casino: Casino, *, croupier: bool) -> tuple[Rule, ...]:
    draws = casino.rules.dealer_draws
    ids = ("CBJ-R12", "CBJ-R08", "CBJ-R09", "CBJ-R18") if croupier else ("SBJ-R08", "SBJ-R07", "SBJ-R06", "SBJ-R13")
    tie, dealer, over, split = ids
    return (
        Rule("tie", WHO, "back", tie),
        Rule("dealer-draws", YES_NO, _yes(draws(Total(16))), dealer, {"points": 16, "soft": "hard"}),
        Rule("dealer-draws", YES_NO, _yes(draws(Total(17, True))), dealer, {"points": 17, "soft": "soft"}),
        Rule("both-over", WHO, "banker", over),
        Rule("split-21", YES_NO, "no", split),
        Rule("surrender", YES_NO, _yes(casino.rules.has_surrender), "CBJ-R21" if croupier else "SBJ-R15"),
    )


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def rules_of(game: str) -> tuple[Rule, ...]:
    """All questions about a game's rules."""
    found = find_game(game)
    decider = decider_of(found)
    if isinstance(decider, Casino):
        return _casino(decider, croupier=found.traits.play == "croupier")
    if isinstance(decider.rules, Duels):
        return _ochko(decider.rules)
    return _CLUB if isinstance(decider.rules, Club) else _OKO


def rule_question(game: str, random: Random, detail: str) -> Question:
    """One question about a rule; the detail is its place in `rules_of`."""
    rules = rules_of(game)
    place = int(detail) if detail.isdigit() and int(detail) < len(rules) else random.randrange(len(rules))
    rule = rules[place]
    return Question(
        key=f"{game}/rule/{place}",
        ask=Words(f"drill-rule-{rule.name}", rule.args),
        choices={key: Words(f"drill-answer-{key}") for key in rule.choices},
        right=(rule.right,),
        why=(Words("drill-rule-why", {"answer": rule.right, "rule": rule.rule}),),
    )
