"""What is heard at the bank tables: random banks at every seat, and that nobody hears of a closed card."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from audiojack.engine.bank_events import BankBroken
from audiojack.engine.bank_view import BankView
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Command, Legal, Refusal
from audiojack.engine.events import Event
from audiojack.engine.redaction import redact
from audiojack.games.registry import GAMES
from audiojack.presentation.memory import RoundMemory
from audiojack.presentation.presenter import Presenter
from audiojack.presentation.queries import Queries
from audiojack.presentation.refusals import refused
from audiojack.presentation.settings import VERBOSITIES, Settings, Verbosity
from audiojack.presentation.utterance import Priority, Utterance
from tests.presentation.heard import LANGUAGES, Heard, all_keys_answer, localizer
from tests.presentation.rounds import ROUNDS, whole_bank

BANKS = [game.id for game in GAMES.values() if game.family == "bank"]
STEPS = 120


def _table(game: str, seed: int, seat: int, verbosity: Verbosity, options: dict[str, Any]) -> Heard:
    heard = Heard(game, "", names=("Eva", "Ana", "Boris"), seat=seat, verbosity=verbosity, options=options)
    heard.table = replace(heard.table, chance=Chance(seed))
    return heard


def _options(game: str, chance: random.Random) -> dict[str, Any]:
    """Some options away from the usual: every choice is taken in some of the tables."""
    chosen: dict[str, Any] = {}
    for option in GAMES[game].options:
        if option.choices and chance.random() < 0.3:
            chosen[option.name] = chance.choice(option.choices)
        elif isinstance(option.default, bool) and chance.random() < 0.3:
            chosen[option.name] = not option.default
    if chosen.get("deal_from") == "bottom" or "played_cards" in chosen:
        chosen.pop("deal_from", None)
        chosen.pop("played_cards", None)
    return chosen


def _choose(heard: Heard, chance: random.Random) -> tuple[int, Legal] | None:
    seat = heard.decider.awaited(heard.table)
    if seat is None:
        return None
    choices = [legal for legal in heard.decider.legal(heard.table, seat) if legal.action != "leave"]
    return seat, chance.choice(choices)


def _step(heard: Heard, chance: random.Random) -> bool:
    chosen = _choose(heard, chance)
    if chosen is None:
        return False
    seat, legal = chosen
    amount = chance.randint(legal.least, min(legal.most, legal.least + 60)) if legal.most else 0
    heard.play(seat, legal.action, amount, 0, chance.choice(legal.targets) if legal.targets else -1)
    return True


@pytest.mark.promise("Keys", "1 to 9, L, O, E, S, Shift+S, V, C, T answer in whole sentences")
@pytest.mark.parametrize("game", BANKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_random_banks_are_said_well(game: str, lang: str) -> None:
    chance = random.Random(f"{game} {lang}")
    texts = localizer(lang)
    for number in range(9):
        verbosity = VERBOSITIES[number % 3]
        heard = _table(game, chance.randrange(1 << 30), number % 3, verbosity, _options(game, chance))
        for step in range(STEPS):
            if not _step(heard, chance):
                break
            said = [heard.read(utterance, lang) for utterance in heard.batches[-1]]
            assert all(text.endswith((".", "?", "!")) and "  " not in text for text in said), said
            assert all(first != second for first, second in pairwise(said)), said
            if step % 5 == 0:
                assert all("  " not in text for text in all_keys_answer(heard, lang))
    assert not texts.missing
    assert not texts.faults


def _cards_named(utterance: Utterance) -> Iterator[str]:
    for value in utterance.args.values():
        for code in value if isinstance(value, tuple) else (value,):
            if isinstance(code, str) and code.rstrip("*")[-1:] in "hdcs" and code.rstrip("*")[:-1] in _RANKS:
                yield code.rstrip("*")
    for more in utterance.then:
        yield from _cards_named(more)


_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def _cards_known(view: BankView, event: Event | None = None) -> set[str]:
    known: set[str] = {card for hand in view.hands for card in hand.cards}
    known.update(view.returned)
    if view.cut:
        known.add(view.cut)
    for field in ("cards", "shown", "card"):
        value: Any = getattr(event, field, ())
        known |= {value} if isinstance(value, str) else set(value or ())
    return known


@pytest.mark.promise("What is said", "Nobody hears of a card that they may not know")
@pytest.mark.parametrize("game", BANKS)
def test_nobody_hears_of_a_card_they_may_not_know(game: str) -> None:
    """With all suits said, every card named is one that the listener's view, or the event cut for them, shows."""
    chance = random.Random(game)
    named = 0
    for number in range(6):
        heard = _table(game, chance.randrange(1 << 30), 0, "full", _options(game, chance))
        listeners = [Presenter(seat, Settings("full")) for seat in range(3)]
        for _ in range(STEPS):
            chosen = _choose(heard, chance)
            if chosen is None:
                break
            seat, legal = chosen
            amount = chance.randint(legal.least, min(legal.most, legal.least + 60)) if legal.most else 0
            to = chance.choice(legal.targets) if legal.targets else -1
            played = heard.decider.play(heard.table, Command(seat, legal.action, 0, amount, to))
            assert not isinstance(played, Refusal)
            for event, table in zip(played.events, played.tables, strict=True):
                for listener in listeners:
                    cut = redact(event, listener.seat)
                    view = heard.decider.view(table, listener.seat)
                    for utterance in listener.present(cut, view):
                        cards = set(_cards_named(utterance))
                        named += len(cards)
                        assert cards <= _cards_known(view, cut), (listener.seat, event, utterance)
            heard.table = played.table
            for listener in listeners:
                view = heard.decider.view(heard.table, listener.seat)
                queries = Queries(view, Settings("full"), listener.memory)
                for answer in (queries.own_cards(), queries.dealer_cards(), queries.overview(), queries.explain()):
                    assert set(_cards_named(answer)) <= _cards_known(view)
        assert number or named
    assert named > 100


@pytest.mark.promise("What is said", "Calls of the game keep their form in every language")
def test_the_call_of_the_banker_keeps_its_form_in_every_language() -> None:
    heard = ROUNDS["mala-domu"]()
    assert "Twenty takes!" in heard.text("en")
    assert "Dvacet bere!" in heard.text("cs")
    assert "Банкир: хватит, девятнадцать." in heard.text("ru")
    assert "Dvadeset dobija!" in heard.text("sr")


def test_the_banker_hears_as_own_news_that_the_bank_is_broken() -> None:
    heard = whole_bank("oko", 1, banker=0)
    broken = next(one for one in heard.said if one.id == "say-bank-broken")
    assert (broken.priority, broken.seat) == (Priority.MINE, 1)


def test_before_there_is_a_banker_a_key_says_that_one_has_to_be_chosen() -> None:
    heard = Heard("oko", "")
    refusal = heard.decider.play(heard.table, Command(0, "hit"))
    assert isinstance(refusal, Refusal)
    said = refused(refusal, heard.decider.view(heard.table, 0), 0)
    assert heard.read(said, "en") == "A banker has to be chosen first."


@pytest.mark.promise(
    "What is said",
    "Brief names no cards of others; categories can be turned off, one's own news can't",
)
def test_own_news_is_never_dropped_by_a_category() -> None:
    heard = Heard("oko", "10h 7d Ks 9c Ah", names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.presenter.settings = Settings(off=frozenset({"cards", "chips", "results", "turns", "table"}))
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 20)
    assert [u.priority for u in heard.said] == [Priority.MINE] * len(heard.said)
    assert "Your card: ten of hearts. 10." in heard.text("en")


def test_others_hear_only_that_a_card_was_taken() -> None:
    heard = Heard("oko", "10h 7d Ks 9c Ah", names=("Eva", "Ana", "Boris"), seat=1, lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 20)
    heard.play(0, "hit")
    assert heard.text("en")[-1] == "Eva draws a card."
    seat = heard.read(heard.queries().seat(1), "en")
    assert seat == "Seat 1, Eva: 980 chips. Cards: 2 cards face down, stake 20, playing."


def test_a_card_taken_unseen_is_told_as_such_even_to_its_owner() -> None:
    heard = Heard("ochko", "10h 9c Kd 6s 7d", names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 50)
    heard.play(0, "hit-blind")
    assert heard.read(heard.queries().own_cards(), "en") == "Your cards: ten, and 1 card face down."


def test_explain_says_when_there_is_nothing_yet() -> None:
    heard = Heard("oko", "")
    view = heard.decider.view(heard.table, 0)
    assert heard.read(Queries(view, Settings(), RoundMemory()).explain(), "cs").startswith("Zatím tu není")


def _asked(heard: Heard, seat: int = 1) -> str:
    return heard.read(heard.queries().seat(seat + 1), "en")


def test_a_stake_before_the_deal_is_told_as_that_of_its_seat() -> None:
    heard = Heard("twenty-one", "", names=("Eva", "Ana", "Boris"), seat=1, lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 200)
    heard.play(0, "bet", 20)
    assert _asked(heard, 0) == "Seat 1, Eva: 980 chips. Stake: 20."


@pytest.mark.parametrize("game", ["ochko", "ochko-one-card", "twenty-one"])
def test_only_in_oko_the_breaker_is_asked_whether_he_takes_the_bank(game: str) -> None:
    banks = (whole_bank(game, seed, banker=2) for seed in range(1, 200))
    heard = next(one for one in banks if any(isinstance(e, BankBroken) and e.seat == 0 for e in one.events))
    assert "You have broken the bank!" in heard.text("en")


def test_who_must_found_a_new_bank_hears_the_least_that_will_be_accepted() -> None:
    heard = Heard("ochko", "Ah Kc 9c 10h", names=("Eva", "Ana"), lots="9c Kh", options={"min_bank": 50})
    heard.play(0, "draw-lots")
    heard.play(1, "found", 50)
    heard.play(1, "deal")
    heard.play(0, "bet", 20)
    heard.play(0, "hit")
    assert "You win 20. You have 1020 chips." in heard.text("en")
    heard.play(1, "deal")
    heard.play(0, "bet", 30)
    while heard.table.phase == "play" and heard.decider.awaited(heard.table) == 0:
        heard.play(0, "stand")
    while heard.table.phase == "banker":
        heard.play(1, "hit" if any(one.action == "hit" for one in heard.decider.legal(heard.table, 1)) else "stand")
    asked = next(text for text in heard.text("en") if text.startswith("You are the banker"))
    least = next(one.least for one in heard.decider.legal(heard.table, 0) if one.action == "found")
    assert asked == f"You are the banker. Open the bank, at least {least}."


def test_a_raise_to_the_whole_bank_says_what_the_stake_is_then() -> None:
    heard = Heard("oko", "10h 9c 8c", names=("Eva", "Ana", "Boris"), lots="9c 8d Kh")
    heard.play(0, "draw-lots")
    heard.play(2, "found", 100)
    heard.play(2, "deal")
    heard.play(0, "bet", 30)
    heard.play(0, "raise", 70)
    assert heard.text("en")[-1] == "The whole bank! You raise by 70, to 100. You have 900 chips."


def test_the_banker_hears_the_bank_once_and_why_of_every_stake_a_bust_too() -> None:
    heard = whole_bank("ochko", 11, banker=0)
    states = [text for text in heard.text("en") if text.startswith("Your bank: ")]
    assert states == []
    assert heard.read(heard.queries().explain(), "en") == "Ana: your bank won 60. Boris: your bank won 20, bust."


def test_a_banker_who_shows_21_is_called_the_banker() -> None:
    heard = Heard("twenty-one", "5h Ah 6c Kd", lots="9c Kh")
    heard.play(0, "draw-lots")
    heard.play(1, "found", 200)
    heard.play(0, "bet", 20)
    assert "Двадцать одно! Банкомёт: туз и король." in heard.text("ru")
    assert not any(text.startswith("Двадцать одно! Ana") for text in heard.text("ru"))


def test_a_card_of_the_deal_that_one_takes_oneself_is_told_though_not_seen() -> None:
    heard = Heard("twenty-one-pull", "", options={"pull_in_deal": True}, lots="9c Kh")
    heard.play(0, "draw-lots")
    heard.play(1, "found", 200)
    heard.play(0, "bet", 20)
    heard.play(0, "hit-at", 7)
    heard.play(1, "hit")
    assert "You draw a card." in heard.text("en")
    assert "Ana draws a card." in heard.text("en")
    assert not any("new card" in text for text in heard.text("en"))


def test_a_banker_with_an_eight_hears_its_total_once_when_his_turn_comes() -> None:
    heard = Heard("oko", "10h 8d 9c", lots="Kh 9c")
    heard.play(0, "draw-lots")
    heard.play(0, "found", 100)
    heard.play(0, "announce")
    heard.play(0, "deal")
    assert heard.text("en")[-2:] == ["You have to show the eight of diamonds.", "Last round!"]
    heard.play(1, "bet", 10)
    heard.play(1, "hit")
    heard.play(1, "stand")
    assert heard.text("en")[-2:] == ["Your turn as banker.", "You turn up the eight of diamonds. 8."]


@pytest.mark.parametrize(
    ("lang", "another", "own"),
    [
        ("en", "Last banker, Boris: king, five and queen, 25.",
         "You were the banker. Your cards: nine, 9."),
        ("cs", "Předchozí bankéř, Boris: král, pětka a dáma, 25.", "Bank byl váš. Vaše karty: devítka, 9."),
        ("ru", "Прежний банкомёт — Boris. Карты: король, пятёрка и дама, 25.",
         "Банк держали вы. Ваши карты: девятка, 9."),
        ("sr", "Prethodni bankar, Boris: kralj, petica i dama, 25.",
         "Banku ste držali vi. Vaše karte: devetka, 9."),
    ],
)  # fmt: skip
@pytest.mark.promise("What is said", "After a bank has changed hands V tells the cards of who banked the round")
def test_v_tells_who_banked_the_round_that_is_over_after_the_bank_has_changed_hands(
    lang: str, another: str, own: str
) -> None:
    for name, expected in (("bank-twenty-one-pull", another), ("bank-ochko-mine", own)):
        heard = ROUNDS[name]()
        assert heard.table.phase == "found"
        assert heard.read(heard.queries().dealer_cards(), lang) == expected
