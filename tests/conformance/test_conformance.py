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
from audiojack.engine.commands import ACTIONS, Command, Refusal
from audiojack.engine.events import Event, Shuffled
from audiojack.engine.journal import Journal
from audiojack.engine.redaction import redact
from audiojack.engine.table import CasinoTable
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES, Game
from tests.conformance.walking import command_of, is_closed, next_command, open_table, picks

pytestmark = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda g: g.id)
journal = Journal()


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
    """A listener without a seat is told no more than any seat, and no view has what chance holds."""
    outside = msgspec.to_builtins(redact(event, LISTENER))
    for seat in range(len(table.seats)):
        inside = msgspec.to_builtins(redact(event, seat))
        assert inside == outside or getattr(event, "seat", None) == seat
    if isinstance(event, Shuffled):
        assert (outside["order"], outside["state"], outside["key"]) == ((), 0, "")
    for seat in (LISTENER, *range(len(table.seats))):
        view = decider.view(table, seat)
        assert view.seat == seat
        assert not {"shoe", "stock", "chance", "under"} & set(view.__struct_fields__)


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


@pytest.mark.promise("What is said", "Nobody hears of a card that they may not know")
@pytest.mark.promise(
    "Rules, chips and company",
    "Chips and cards are conserved, replay equals play, refused commands change nothing, in all seven "
    "games",
)
@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), numbers=picks())
def test_random_play_keeps_every_promise(game: Game, data: st.DataObject, numbers: list[int]) -> None:
    decider, table = open_table(game, data)
    first = table
    accounts = Accounts(game, table)
    told: list[Event] = []
    commands: list[Command] = []
    for number in numbers:
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


@pytest.mark.promise("Amounts", "A stake above the purse is refused, never capped")
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), numbers=picks(40))
def test_every_legal_command_is_accepted_and_every_other_amount_refused(
    game: Game, data: st.DataObject, numbers: list[int]
) -> None:
    decider, table = open_table(game, data)
    for number in numbers:
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
