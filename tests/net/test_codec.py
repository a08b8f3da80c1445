"""What goes over the wire comes back as it was, and nothing goes with it that a seat may not know."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from audiojack.engine.commands import Command
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES
from audiojack.net import messages as m
from audiojack.net.codec import from_house, packed, rules_digest, sent, unpacked, written
from audiojack.play.telling import told
from tests.play.test_owner import PEOPLE, VERA, opened


@pytest.mark.parametrize("game", list(GAMES))
def test_everything_that_is_told_comes_back_as_it_was(game: str) -> None:
    owner = opened(game, (PEOPLE[0], VERA, PEOPLE[1]))
    chance = random.Random(game)
    for _ in range(200):
        if owner.now.next() is not None:
            kept = owner.step()
        elif owner.now.between:
            owner.ready(0)
            kept = owner.ready(2)
        else:
            awaited = owner.now.decider.awaited(owner.table)
            seat = next(s for s in owner.now.people() if owner.now.betting(s)) if awaited is None else awaited
            one = chance.choice([one for one in owner.now.decider.legal(owner.table, seat) if one.action != "leave"])
            to = one.targets[0] if one.targets else -1
            kept = owner.do(seat, Command(seat, one.action, one.box, one.least, to))
        for seat in (0, 2, LISTENER):
            news = told(kept, seat)
            message = m.Told(1, 5, sent(news.position), tuple(packed(heard) for heard in news.heard))
            back = from_house(written(message))
            assert isinstance(back, m.Told)
            assert back.position == replace(news.position, pending=False), "what happens next is nobody's to know"
            assert tuple(unpacked(heard) for heard in back.heard) == news.heard


def test_the_rules_have_one_digest() -> None:
    assert rules_digest() == rules_digest()
    assert len(rules_digest()) == 32
