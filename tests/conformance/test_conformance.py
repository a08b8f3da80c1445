"""What every game must hold to, whatever its rules: played at random, with options drawn at random.

One suite for all games of the registry. A walk is a list of numbers; each picks a legal command, or now and then
any command at all, which may be refused but must then change nothing.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from audiojack.engine.bank_table import BankTable
from audiojack.engine.commands import ACTIONS, Command, Legal, Refusal
from audiojack.engine.events import Event, Shuffled
from audiojack.engine.journal import Journal
from audiojack.engine.table import CasinoTable, Seat
from audiojack.engine.views import redact
from audiojack.games.options import Option
from audiojack.games.registry import GAMES, Game

pytestmark = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda g: g.id)
journal = Journal()


def option_values(option: Option) -> st.SearchStrategy[Any]:
    if option.choices:
        return st.sampled_from(option.choices)
    if isinstance(option.default, bool):
        return st.booleans()
    most = min(option.most, option.least + 300 * option.step)
    numbers = st.integers(option.least, most).map(lambda n: n - (n - option.least) % option.step)
    return st.one_of(st.just(option.default), numbers)


@st.composite
def walks(draw: st.DrawFn) -> tuple[int, tuple[int, ...], dict[str, Any], list[int]]:
    """A seed, purses, a choice of options by number and the numbers that pick commands."""
    seed = draw(st.integers(0, 2**32))
    purses = tuple(draw(st.lists(st.sampled_from([4, 10, 30, 150, 1000, 5000]), min_size=1, max_size=7)))
    picks = draw(st.lists(st.integers(0, 10_000), min_size=1, max_size=120))
    return seed, purses, {"draw": draw}, picks


def open_table(game: Game, seed: int, purses: tuple[int, ...], draw: Any) -> tuple[Any, Any]:
    options = game.complete({option.name: draw(option_values(option)) for option in game.options})
    count = min(max(len(purses), game.places[0]), game.places[1])
    chips = [purses[i % len(purses)] for i in range(count)]
    seats = [Seat(f"P{i}", amount) for i, amount in enumerate(chips)]
    if isinstance(options.get("boxes"), int):
        seats = seats[: int(options["boxes"])]
    return game.decider(options), game.open(seats, options, seed)


def command_of(legal: Legal, seat: int, number: int) -> Command:
    """One of the commands that a legal entry allows: the least, the most or one between."""
    amount = legal.least
    if legal.most > legal.least:
        steps = (legal.most - legal.least) // legal.step
        amount = (legal.least, legal.most - (legal.most - legal.least) % legal.step)[number % 2]
        if number % 5 == 4:
            amount = legal.least + legal.step * (number % (steps + 1))
    to = legal.targets[number % len(legal.targets)] if legal.targets else -1
    return Command(seat, legal.action, legal.box, amount, to)


def next_command(decider: Any, table: Any, number: int) -> Command:
    """A legal command of a seat that is asked; leaving is rare."""
    seats = [i for i, who in enumerate(table.seats) if not who.gone]
    awaited = decider.awaited(table)
    seat = awaited if awaited is not None else seats[number % len(seats)]
    legal = decider.legal(table, seat)
    assert legal, "the legal set is empty"
    chosen = [entry for entry in legal if entry.action != "leave"]
    if not chosen or number % 997 == 0:
        chosen = list(legal)
    return command_of(chosen[number // 7 % len(chosen)], seat, number)


def is_closed(table: Any) -> bool:
    return table.phase == "closed" or all(who.gone for who in table.seats)


def junk_command(table: Any, number: int) -> Command:
    return Command(
        number % (len(table.seats) + 2) - 1,
        ACTIONS[number % len(ACTIONS)],
        number % 11 - 1,
        (number * 7919) % 3001 - 1,
        number % 5 - 2,
    )


def secret_cards(table: Any) -> Counter[str]:
    """The cards that lie hidden: what is left of the shoe."""
    return Counter(table.shoe[table.drawn :])


def cards_on(table: CasinoTable) -> list[str]:
    return [*table.dealer, *(card for box in table.boxes for hand in box.hands for card in hand.cards)]


def check_cards(decider: Any, table: Any) -> None:
    """No card is lost or doubled: hands and the rest of the pack are the pack, or (a shoe in use) fit into it."""
    whole = Counter(decider.rules.pack)
    if isinstance(table, BankTable):
        assert Counter(card for hand in table.hands for card in hand.cards) + Counter(table.spare) == whole
        return
    seen = Counter(cards_on(table)) + secret_cards(table)
    assert not seen - whole
    assert len(table.shoe) <= sum(whole.values())


def check_hidden(decider: Any, table: Any, event: Event) -> None:
    for seat in range(len(table.seats)):
        told = redact(event, seat)
        if isinstance(told, Shuffled):
            assert told.order == ()
            assert told.state == 0
        view = decider.view(table, seat)
        for secret in ("shoe", "stock", "chance"):
            assert not hasattr(view, secret)


class Accounts:
    """The ledger's side: what the moves of the events add up to."""

    def __init__(self, game: Game, table: Any) -> None:
        self.moves = game.moves
        self.chips: Counter[str] = Counter({f"seat:{i}": seat.chips for i, seat in enumerate(table.seats)})

    def follow(self, event: Event, table: Any) -> None:
        for move in self.moves(event):
            assert move.amount > 0
            self.chips[move.source] -= move.amount
            self.chips[move.target] += move.amount
        assert self.chips["table"] >= 0
        for i, seat in enumerate(table.seats):
            assert seat.chips == self.chips[f"seat:{i}"] >= 0
        if isinstance(table, BankTable):
            assert self.chips["bank"] == table.bank >= 0
            assert self.chips["table"] == table.staked
        elif table.phase == "between":
            assert self.chips["table"] == 0


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(walk=walks())
def test_random_play_keeps_every_promise(
    game: Game, walk: tuple[int, tuple[int, ...], dict[str, Any], list[int]]
) -> None:
    seed, purses, drawn, picks = walk
    decider, table = open_table(game, seed, purses, drawn["draw"])
    first = table
    accounts = Accounts(game, table)
    told: list[Event] = []
    commands: list[Command] = []
    for number in picks:
        if is_closed(table):
            break
        if number % 4 == 3:
            junk = junk_command(table, number)
            answer = decider.decide(table, junk)
            if isinstance(answer, Refusal):
                continue
            command = junk
        else:
            command = next_command(decider, table, number)
        played = decider.play(table, command)
        assert not isinstance(played, Refusal), (command, played)
        assert decider.decide(table, command) == tuple(played.events)
        folded = table
        for event, after in zip(played.events, played.tables, strict=True):
            folded = decider.evolve(folded, event)
            assert folded == after
            accounts.follow(event, after)
            check_hidden(decider, after, event)
            assert journal.event(journal.write(event)) == event
        check_cards(decider, folded)
        table = folded
        told += played.events
        commands.append(command)
    replayed = first
    for event in told:
        replayed = decider.evolve(replayed, event)
    assert replayed == table
    again = first
    for command in commands:
        outcome = decider.play(again, command)
        assert not isinstance(outcome, Refusal)
        again = outcome.table
    assert again == table
    assert msgspec.json.decode(msgspec.json.encode(table), type=type(table)) == table


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(walk=walks())
def test_every_legal_command_is_accepted_and_every_other_amount_refused(
    game: Game, walk: tuple[int, tuple[int, ...], dict[str, Any], list[int]]
) -> None:
    seed, purses, drawn, picks = walk
    decider, table = open_table(game, seed, purses, drawn["draw"])
    for number in picks[:40]:
        if is_closed(table):
            break
        for seat in range(len(table.seats)):
            legal = decider.legal(table, seat)
            for entry in legal:
                for pick in (0, 1, 4 + 5 * number):
                    command = command_of(entry, seat, pick)
                    assert not isinstance(decider.decide(table, command), Refusal), command
                if entry.most:
                    over = Command(seat, entry.action, entry.box, entry.most + entry.step, -1)
                    assert isinstance(decider.decide(table, over), Refusal), over
            named = {(entry.action, entry.box) for entry in legal}
            for action in ACTIONS:
                command = Command(seat, action, getattr(table, "turn_box", 0), 0, -1)
                box = getattr(table, "turn_box", 0)
                if (action, box) not in named and not isinstance(decider.decide(table, command), Refusal):
                    assert action in {entry.action for entry in legal}, (action, legal)
        played = decider.play(table, next_command(decider, table, number))
        assert not isinstance(played, Refusal)
        table = played.table
