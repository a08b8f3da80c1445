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


@pytest.mark.promise("Keys", "1 to 9, L, O, E, S, Shift+S, V, C, T answer in whole sentences")
@pytest.mark.promise("What is said", "Own cards always with their total; other seats' open cards are named")
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


@pytest.mark.promise("What is said", "Own cards always with their total; other seats' open cards are named")
def test_own_cards_always_come_with_their_total() -> None:
    """A doubled hand's last total, and the new cards after a split, are said."""
    said = ROUNDS["split-double-insured"]().text("en")
    assert "First hand: eight and king, 18. Second hand: eight, 8. The first of the two is played first." in said
    assert "Second hand: eight and three, 11." in said
    assert "You draw the ten of clubs on the second hand. 21." in said


_MOVES = ("say-stood", "say-draw", "say-doubled", "say-bust", "say-surrendered", "say-total-brief")
_RESULTS = ("say-natural", "say-win", "say-push", "say-lose", "say-returned")
_ORDINALS = {
    "en": ("first hand", "second hand", "third hand"),
    "cs": ("první h", "druhá h|druhé h", "třetí h"),
    "ru": ("первая рука|первую руку", "вторая рука|вторую руку", "третья рука|третью руку"),
    "sr": ("prva ruka|prvoj ruci|prvu ruku", "druga ruka|drugoj ruci|drugu ruku", "treća ruka|trećoj ruci|treću ruku"),
}


_SPLIT_BY_BOTH = {
    "black-jack": ("8h 9h 7d 8c 9c 5c 3d 4c 3c 4d 5s 10h", ("stand", "double")),
    "blek-dzek": ("8h 8c 9h 9c 7d 5c 3d 3c 4c 2h 4d 3h 5s 10h", ("hit", "stand", "double")),
}


@pytest.mark.promise(
    "What is said",
    "Every move and result names its hand or box wherever there are several, in four languages",
)
@pytest.mark.parametrize("lang", _ORDINALS)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", CASINO)
def test_every_move_and_result_names_its_hand_after_a_split(game: str, verbosity: Verbosity, lang: str) -> None:
    """Own and others', by the hand's number: nothing can be heard twice alike."""
    cards, actions = _SPLIT_BY_BOTH[game]
    heard = Heard(game, cards, verbosity=verbosity)
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 50, 1)
    heard.play(0, "deal")
    numbers = []
    for seat in (0, 1):
        heard.play(seat, "split")
        for action in actions:
            hand, before = heard.table.turn_hand, len(heard.said)
            heard.play(seat, action)
            moves = [one for one in heard.said[before:] if one.id.startswith(_MOVES) and (one.seat == 1) is (seat == 1)]
            assert moves or verbosity == "brief"
            numbers += [(one, hand) for one in moves]
    results = [one for one in heard.said if one.id.startswith(_RESULTS)]
    numbers += [(one, at % 2) for at, one in enumerate(results)]
    assert len(results) == 4
    for utterance, hand in numbers:
        text = heard.read(utterance, lang).lower()
        assert any(form in text for form in _ORDINALS[lang][hand].split("|")), text
    told = zip(heard.said, heard.text(lang), strict=True)
    said = [text for utterance, text in told if utterance.id != "say-hand-begins-mine"]
    assert len(said) == len(set(said)), said


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ("You stand on 13 with the first hand.", "You stand on 13 with the second hand.",
                "Ana stands on 13 with the first hand.", "Ana: bust on the second hand, 23.")),
        ("cs", ("Dost, máte v první hře 13.", "Dost, máte ve druhé hře 13.",
                "Ana: v první hře dost, 13.", "Ana: ve druhé hře přes, 23.")),
        ("ru", ("Первая рука: хватит, у вас 13.", "Вторая рука: хватит, у вас 13.",
                "Ana, первая рука: хватит, 13.", "Ana, вторая рука: перебор, 23.")),
        ("sr", ("Završavate potez na prvoj ruci, 13.", "Završavate potez na drugoj ruci, 13.",
                "Ana završava potez na prvoj ruci, 13.", "Ana na drugoj ruci prelazi 21, zbir 23.")),
    ],
)  # fmt: skip
@pytest.mark.promise(
    "What is said",
    "Every move and result names its hand or box wherever there are several, in four languages",
)
def test_equal_hands_side_by_side_are_told_apart(lang: str, expected: tuple[str, ...]) -> None:
    said = ROUNDS["split-twice"]().text(lang)
    assert [text for text in said if text in expected] == list(expected)


def test_another_split_counts_the_hands_anew() -> None:
    """The new stake is for the hand beside the split one, and the croupier counts all hands."""
    heard = Heard("black-jack", "8h 9h 7d 8c 9c 5c 8d 2c")
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 50, 1)
    heard.play(0, "deal")
    heard.play(0, "split")
    heard.play(0, "stand")
    heard.play(0, "split")
    said = heard.text("en")
    assert "16, split. Another 50 for the second hand. You have 900 chips." in said
    assert "Second hand. 16, split. Another 50 for the third hand. You have 850 chips." in said


def test_insurance_of_a_split_pair_is_for_all_of_it() -> None:
    heard = Heard("blek-dzek", "8h 8c Qs 3d Ah Kd 3c")
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "split")
    heard.play(0, "insure")
    assert heard.text("en")[-1] == "You take insurance for 50. You have 850 chips."


@pytest.mark.promise("What is said", "The croupier says points, then the decision, then the next box")
def test_croupier_says_points_then_decision_then_the_next_box() -> None:
    said = ROUNDS["two-boxes"]().text("en")
    at = said.index("Box 3. 19, stand.")
    assert said[at + 1] == "Box 4, Boris."


@pytest.mark.promise(
    "What is said",
    "Brief names no cards of others; categories can be turned off, one's own news can't",
)
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


@pytest.mark.promise(
    "What is said",
    "Brief names no cards of others; categories can be turned off, one's own news can't",
)
def test_a_category_that_is_off_silences_others_but_not_oneself() -> None:
    heard = Heard("blek-dzek", "10h 9c Qs 3d 6h Kc 4d 9s")
    heard.presenter.settings = Settings(off=frozenset({"results", "cards"}))
    heard.play(0, "bet", 50, 0)
    heard.play(1, "bet", 20, 1)
    heard.play(0, "deal")
    heard.play(0, "stand")
    heard.play(1, "hit")
    said = heard.text("en")
    assert "Push. You have 1000 chips." in said
    assert not any(text.startswith("Ana: ") for text in said)


@pytest.mark.promise("What is said", "After everybody has bust the dealer draws nothing")
def test_dealer_draws_nothing_aloud_after_everybody_has_bust() -> None:
    heard = ROUNDS["soft-hand-bust"]()
    assert not any(isinstance(event, ev.DealerDone) for event in heard.events)
    assert heard.text("en")[-1] == "Bust, 22. You lose 210. You have 790 chips."
