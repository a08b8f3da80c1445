"""What is heard at the casino tables: random rounds in every language, and what must or must never be heard."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from audiojack.engine import events as ev
from audiojack.engine.commands import Legal
from audiojack.games.registry import GAMES
from audiojack.presentation.settings import VERBOSITIES, Settings, Verbosity
from audiojack.presentation.utterance import Priority
from tests.presentation.heard import LANGUAGES, Heard, all_keys_answer, localizer
from tests.presentation.rounds import CASINO_ROUNDS as ROUNDS

CASINO = [game.id for game in GAMES.values() if game.family == "casino"]


def _random_round(heard: Heard, chance: random.Random) -> None:
    """One round by random legal commands of every seat; every reading key is asked after each."""
    seats = range(len(heard.table.seats))
    heard.play(0, "bet", 20, next(i for i, box in enumerate(heard.table.boxes) if box.owner == 0))
    while heard.table.phase != "between":
        choices: list[tuple[int, Legal]] = [
            (seat, legal)
            for seat in seats
            for legal in heard.decider.legal(heard.table, seat)
            if legal.action != "leave" and not _laid_behind(heard, seat, legal)
        ]
        seat, legal = chance.choice(choices)
        amount = legal.least + legal.step * chance.randrange((min(legal.most, 200) - legal.least) // legal.step + 1)
        heard.play(seat, legal.action, amount if legal.most else 0, legal.box)
        all_keys_answer(heard)


def _laid_behind(heard: Heard, seat: int, legal: Legal) -> bool:
    """Two equal stakes of one seat behind one box would rightly sound alike."""
    return legal.action == "add" and any(who == seat for who, _ in heard.table.boxes[legal.box].behind)


@pytest.mark.parametrize("game", CASINO)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_rounds_are_said_well(game: str, verbosity: Verbosity, lang: str) -> None:
    chance = random.Random(f"{game} {verbosity}")
    texts = localizer(lang)
    for _ in range(12):
        more: dict[str, Any] = {"owners": (0, 1, 0, 2)} if game == "black-jack" else {}
        options: dict[str, Any] = {"boxes_per_human": 2, "standing_players": True} if more else {"max_splits": 3}
        heard = Heard(game, "", names=("Eva", "Ana", "Boris"), verbosity=verbosity, options=options, **more)
        heard.table = heard.shuffled(chance.randrange(1 << 30))
        for _ in range(3):
            if heard.table.seats[0].chips < 20:
                break
            _random_round(heard, chance)
        for batch in heard.batches:
            said = [heard.read(utterance, lang) for utterance in batch]
            assert all(text.endswith((".", "?", "!")) and "  " not in text for text in said), said
            assert all(first != second for first, second in pairwise(said)), said
    assert not texts.missing
    assert not texts.faults


def test_everything_of_the_listener_is_mine_and_of_others_is_table() -> None:
    for played in ROUNDS.values():
        heard = played()
        for utterance in heard.said:
            mine = utterance.id.removesuffix("-brief").endswith(("-mine", "-mine-natural"))
            assert (utterance.priority is Priority.MINE) is mine
            assert utterance.seat != heard.seat


def test_own_cards_always_come_with_their_total() -> None:
    """A doubled hand's last total, and the new cards after a split, are said."""
    said = ROUNDS["split-double-insured"]().text("en")
    assert "First hand: eight and king, 18. Second hand: eight, 8. Playing the first of the two." in said
    assert "Second hand: eight and three, 11." in said
    assert "You draw the ten of clubs. 21." in said


def test_croupier_says_points_then_decision_then_the_next_box() -> None:
    said = ROUNDS["two-boxes"]().text("en")
    at = said.index("19, stand.")
    assert said[at + 1] == "Box 4, Boris."


def test_brief_names_no_cards_of_others() -> None:
    heard = Heard("blek-dzek", "10h 9c Qs 3d 6h Kc", verbosity="brief")
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "stand")
    heard.play(1, "hit")
    assert "Ana: 13." in heard.text("en")
    assert "Ana: bust, 23." in heard.text("en")
    assert not any("queen" in text or "king" in text for text in heard.text("en"))


def test_a_category_that_is_off_silences_others_but_not_oneself() -> None:
    heard = Heard("blek-dzek", "10h 9c Qs 3d 6h Kc 4d 9s")
    heard.presenter.settings = Settings(off=frozenset({"results", "cards"}))
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "stand")
    heard.play(1, "hit")
    said = heard.text("en")
    assert "Push. 1000 chips." in said
    assert not any(text.startswith("Ana: ") for text in said)


def test_dealer_draws_nothing_aloud_after_everybody_has_bust() -> None:
    heard = ROUNDS["soft-hand-bust"]()
    assert not any(isinstance(event, ev.DealerDone) for event in heard.events)
    assert heard.text("en")[-1] == "Bust, 22. You lose 210. 790 chips."
