"""Any table of any game, and a way through it, drawn by Hypothesis."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from audiojack.engine.commands import Command, Legal
from audiojack.engine.table import Seat
from audiojack.games.options import Option
from audiojack.games.registry import Game


def option_values(option: Option) -> st.SearchStrategy[Any]:
    """The values that an option can have."""
    if option.choices:
        return st.sampled_from(option.choices)
    if isinstance(option.default, bool):
        return st.booleans()
    most = min(option.most, option.least + 300 * option.step)
    numbers = st.integers(option.least, most).map(lambda n: n - (n - option.least) % option.step)
    return st.one_of(st.just(option.default), numbers)


def picks(most: int = 120) -> st.SearchStrategy[list[int]]:
    """The numbers that pick commands."""
    return st.lists(st.integers(0, 10_000), min_size=1, max_size=most)


def open_table(game: Game, data: st.DataObject) -> tuple[Any, Any]:
    """A decider and a table of any options, purses and seed."""
    seed = data.draw(st.integers(0, 2**32), "seed")
    purses = data.draw(st.lists(st.sampled_from([4, 10, 30, 150, 1000, 5000]), min_size=1, max_size=7), "purses")
    options = game.complete({option.name: data.draw(option_values(option), option.name) for option in game.options})
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
    """Whether nothing can be played any more."""
    return table.phase == "closed" or all(who.gone for who in table.seats)
