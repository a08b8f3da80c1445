"""Computer players at bank tables: every phase answered within what is legal, whatever the options, whoever leaves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from audiojack.bots.bank_player import worked_out
from audiojack.bots.characters import CHARACTERS, character
from audiojack.bots.player import NothingToChooseError, choose, due
from audiojack.engine.bank_table import BankTable
from audiojack.engine.cards import parse_cards
from audiojack.engine.commands import Command, Refusal
from audiojack.engine.table import OptionValue, Seat
from audiojack.games.ochko.cut_card import Ochko
from audiojack.games.oko import Oko
from audiojack.games.options import OptionError
from audiojack.games.registry import GAMES, Game
from audiojack.games.twenty_one.club import Club
from audiojack.games.twenty_one.from_the_top import FromTheTop
from audiojack.odds.club_model import ClubModel
from audiojack.odds.duel_model import NO_CARD, DuelModel
from audiojack.odds.oko_model import OkoModel
from tests.bots.tables import allowed, options_of

BANKS = [game for game in GAMES.values() if game.family == "bank"]
COMMANDS = 160


def _decider(game: Game, options: dict[str, OptionValue]) -> Any:
    try:
        return game.decider(options)
    except OptionError:
        return None


@pytest.mark.parametrize("game", BANKS, ids=lambda game: game.id)
def test_every_choice_is_legal_under_all_options(game: Game) -> None:
    @settings(max_examples=8, deadline=None)
    @given(
        options=options_of(game),
        seed=st.integers(0, 1 << 64),
        first=st.integers(0, len(CHARACTERS) - 1),
        leaver=st.integers(0, COMMANDS),
    )
    def play(options: dict[str, OptionValue], seed: int, first: int, leaver: int) -> None:
        decider = _decider(game, options)
        if decider is None:
            return
        company = [CHARACTERS[(first + i) % len(CHARACTERS)] for i in range(4)]
        seats = [Seat(one.name, 150 + 400 * i, "computer") for i, one in enumerate(company)]
        table: BankTable = game.open(seats, options, seed)
        for number in range(COMMANDS):
            seat = decider.awaited(table)
            if seat is None:
                break
            view = decider.view(table, seat)
            assert due(view)
            command = choose(view, company[seat], seed)
            if number == leaver:
                command = Command((seat + 1) % 4, "leave")
            else:
                assert allowed(view.legal, command), (command, view.legal)
                assert choose(view, company[seat], seed) == command
            played = decider.play(table, command)
            assert not isinstance(played, Refusal), (command, played)
            last = played.table
            assert isinstance(last, BankTable)
            table = last

    play()


@pytest.mark.parametrize("game", BANKS, ids=lambda game: game.id)
def test_whose_turn_it_is_not_chooses_nothing(game: Game) -> None:
    options = game.complete({})
    decider = game.decider(options)
    table = game.open([Seat(one.name, 1000, "computer") for one in CHARACTERS[:3]], options, 5)
    for _ in range(12):
        seat = decider.awaited(table)
        assert seat is not None
        other = decider.view(table, (seat + 1) % 3)
        if table.phase != "choose":
            assert not due(other)
            with pytest.raises(NothingToChooseError):
                choose(other, CHARACTERS[0], 5)
        played = decider.play(table, choose(decider.view(table, seat), CHARACTERS[0], 5))
        assert not isinstance(played, Refusal)
        table = played.table


def _playing(id: str, **options: object) -> tuple[Any, float]:
    game = GAMES[id]
    playing = worked_out(id, tuple(sorted(game.complete(options).items())))
    return playing, playing.edge


def test_who_is_favoured_in_each_game() -> None:
    """A chip staked on any card favours Oko's banker; well chosen stakes make up for it. Double payments cost most."""
    oko = OkoModel(Oko(GAMES["oko"].complete({})), GAMES["oko"].complete({}))
    assert sum(chance * worth for chance, worth in oko.promises[: len(oko.whole)]) < -0.1
    assert abs(_playing("oko")[1]) < 0.1
    assert _playing("ochko")[1] < 0
    assert _playing("ochko")[1] < _playing("ochko", dark=False)[1]
    assert _playing("twenty-one")[1] < -0.1
    assert _playing("twenty-one")[1] == _playing("twenty-one-pull")[1]


def _oko_turn(first: str, **options: object) -> Command:
    """What the book player does first with this card, a bank of 1000 and a purse of 1000."""
    game = GAMES["oko"]
    chosen = game.complete(options)
    decider = game.decider(chosen)
    for seed in range(400):
        table = game.open([Seat("A", 2000), Seat("B", 1000)], chosen, seed)
        for command in (Command(0, "draw-lots"), Command(0, "found", amount=1000), Command(0, "deal")):
            played = decider.play(table, command)
            if isinstance(played, Refusal):
                break
            table = played.table
        if table.phase == "play" and table.hands[1].cards == parse_cards(first):
            return choose(decider.view(table, 1), character("vera"), 1)
    raise AssertionError(f"{first} was never dealt")


def test_stakes_in_oko_follow_the_first_card() -> None:
    poor, ace, santal = (_oko_turn(card).amount for card in ("8d", "Ah", "7h"))
    assert poor == 10
    assert poor < ace < santal


def test_without_a_duty_to_stake_a_poor_card_draws_for_nothing() -> None:
    assert _oko_turn("8d", mandatory_first_bet=False).action == "hit"
    assert _oko_turn("7h", mandatory_first_bet=False).action == "bet"


def test_an_open_eight_of_the_banker_is_made_use_of() -> None:
    """In the last round under malá domů the banker shows an eight that he may not return: good hands are worth more."""
    model = OkoModel(Oko(GAMES["oko"].complete({})), GAMES["oko"].complete({}))
    eight = model.tree.counts(parse_cards("8h")).index(1)
    hidden, shown = model.dealer_curve(model.whole), model.dealer_curve(model.whole, eight, True)
    assert all(shown[points] > hidden[points] for points in range(18, 22))


def _duel_worths(hand: str) -> dict[str, float]:
    """What the actions of a hand are worth in Ochko against a hidden card."""
    model = DuelModel(Ochko(GAMES["ochko"].complete({})))
    place = model.tree.find(parse_cards(hand))
    assert place is not None
    rest = model.tree.without(parse_cards(hand))
    worth = model.punter_worth(model.whole, model.curves(rest, NO_CARD), place)
    points = model.tree.nodes[place].points
    return {"hit": worth.hit[place], "stand": worth.stand[points], "blind": worth.blind[1][place]}


def test_in_ochko_the_last_card_is_bought_unseen_where_that_pays() -> None:
    """A tie and a double bust are won unseen: so fifteen buys unseen, while nine looks and nineteen stands."""
    for hand, best in (("9h 6d", "blind"), ("7h Jd", "hit"), ("10h 9d", "stand")):
        worths = _duel_worths(hand)
        assert max(worths, key=lambda action: worths[action]) == best


def test_the_banker_of_ochko_minds_the_unseen_cards() -> None:
    """Against a hand that is often over 21 he stands lower than against one that was stopped openly."""
    model = DuelModel(Ochko(GAMES["ochko"].complete({})))
    plans = model.plans(NO_CARD)
    lowest = [
        min(node.points for place, node in enumerate(model.tree.nodes) if node.size == 2 and not draws[place])
        for draws in (plans.draws_blind, plans.draws_open)
    ]
    assert lowest[0] < lowest[1]


def test_club_thresholds() -> None:
    """Standing pays from a hard sixteen on, since the banker's bust pays double; a soft seventeen buys."""
    model = ClubModel(Club(GAMES["twenty-one"].complete({}), FromTheTop()))
    worth = model.punter_worth(model.whole, model.curve(model.whole), 0)
    for hand, buys in (("10h 4d", True), ("10h 6d", False), ("Ah 6d", True), ("Ah 7d", False)):
        place = model.tree.find(parse_cards(hand))
        assert place is not None
        assert (worth.hit[place] > worth.stand[model.tree.nodes[place].points]) == buys


def _announces(who: str, bank: int, founded: int) -> bool:
    """Whether a banker of Oko announces malá domů before a deal with such a bank."""
    game = GAMES["oko"]
    options = game.complete({})
    decider = game.decider(options)
    table = game.open([Seat("A", 2000, "computer"), Seat("B", 1000, "computer")], options, 3)
    played = decider.play(table, Command(0, "draw-lots"))
    assert not isinstance(played, Refusal)
    table = played.table
    founding = decider.play(table, Command(table.banker, "found", amount=founded))
    assert not isinstance(founding, Refusal)
    view = decider.view(founding.tables[-1], table.banker)
    return choose(msgspec.structs.replace(view, bank=bank), character(who), 1).action == "announce"


def test_when_mala_domu_is_announced() -> None:
    """At once where the bank costs its holder; by the bold when it has grown well; by the cautious when it is whole."""
    assert _announces("viktor", bank=100, founded=100)
    assert not _announces("boris", bank=200, founded=100)
    assert _announces("boris", bank=300, founded=100)
    assert not _announces("ana", bank=90, founded=100)
    assert _announces("ana", bank=100, founded=100)
