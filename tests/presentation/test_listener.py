"""Somebody who listens without a seat hears nobody's purse or cards as their own (ONLINE 2.5)."""

from __future__ import annotations

import random

import pytest

from audiojack.engine.commands import Command
from audiojack.engine.table import Seat
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer
from audiojack.play.listener import Listener
from audiojack.play.telling import position_of, told
from audiojack.presentation.utterance import text_of
from tests.play.test_owner import PEOPLE, VERA, opened

QUESTIONS = (
    "own_cards", "dealer_cards", "own_chips", "others_chips", "turn", "stakes", "overview", "middle", "rules",
    "explain",
)  # fmt: skip


@pytest.mark.promise("Speech, sound and braille", "Who listens without a seat hears nothing as their own")
@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_is_told_as_ones_own(game: str) -> None:
    words = Localizer("en")
    owner = opened(game, (PEOPLE[0], VERA, PEOPLE[1], Seat("", 0)))
    listener = Listener(LISTENER, position_of(owner.now, LISTENER))
    chance = random.Random(game)
    heard: set[str] = set()
    for _ in range(150):
        if owner.now.next() is not None:
            kept = owner.step()
        elif owner.now.between:
            owner.ready(0)
            kept = owner.ready(2)
        else:
            awaited = owner.now.decider.awaited(owner.table)
            seat = next(s for s in owner.now.people() if owner.now.betting(s)) if awaited is None else awaited
            legal = [one for one in owner.now.decider.legal(owner.table, seat) if one.action != "leave"]
            one = chance.choice(legal)
            to = one.targets[0] if one.targets else -1
            kept = owner.do(seat, Command(seat, one.action, one.box, one.least, to))
        heard |= {text_of(said, words) for said in listener.hear(told(kept, LISTENER))}
        queries = listener.queries()
        heard |= {text_of(getattr(queries, question)(), words) for question in QUESTIONS}
        heard |= {text_of(queries.seat(number), words) for number in range(1, 6)}
    allowed = {"You only listen at this table.", "There is no round of yours to explain yet."}
    heard -= {text_of(listener.queries().rules(), words)}  # which speak of anybody as "you"
    own = {text for text in heard if "you" in text.lower().split() or "your" in text.lower().split()}
    assert own <= allowed, own - allowed
    assert "Seat 4 is empty." in heard
    assert not {text for text in heard if text.startswith((" ", ":")) or " ," in text}
