"""The guided first round: each step once, the end at the end, and words for it in every language."""

from __future__ import annotations

from typing import Any

import pytest

from audiojack.bots import player
from audiojack.bots.characters import CHARACTERS
from audiojack.engine.commands import Refusal
from audiojack.engine.table import Seat
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer, languages
from audiojack.practice.guide import Guide
from audiojack.practice.question import Words

STEPS = 150


def guided(game_id: str) -> tuple[list[Words], Guide]:
    """What the guide tells seat 0 of a table of computer players."""
    game = GAMES[game_id]
    options = game.complete({})
    decider = game.decider(options)
    table: Any = game.open(tuple(Seat(f"N{place}", 1000) for place in range(3)), options, 4)
    guide, told = Guide(), []
    for step in range(STEPS):
        guide, words = guide.step(decider.view(table, 0))
        told += [words] if words else []
        seat = decider.awaited(table)
        seat = step % 3 if seat is None else seat
        view = decider.view(table, seat)
        command = player.choose(view, CHARACTERS[seat], step)
        if command.action == "leave":
            continue
        result = decider.play(table, command)
        assert not isinstance(result, Refusal)
        table = result.tables[-1]
    return told, guide


@pytest.mark.parametrize("game_id", GAMES)
def test_a_round_is_guided_from_stake_to_end(game_id: str) -> None:
    told, guide = guided(game_id)
    ids = [words.id for words in told]
    assert len(ids) == len(set(ids)) >= 3
    assert ids[-1] == "guide-settled"
    assert guide.done
    assert {"guide-bets", "guide-stake", "guide-found", "guide-founded-by-other"} & set(ids)
    for lang in languages():
        words = Localizer(lang)
        assert all(words.text(one.id, one.args).endswith(".") for one in told)
