"""The owner of a table with several people on its chairs, and what each of them is told."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from audiojack.engine import events as ev
from audiojack.engine.bank import Bank
from audiojack.engine.casino import Casino
from audiojack.engine.commands import Command
from audiojack.engine.events import DEALER
from audiojack.engine.table import Seat
from audiojack.engine.views import LISTENER
from audiojack.games.registry import GAMES
from audiojack.play.computer_players import Characters
from audiojack.play.host import Kept, Sitter, TableOwner
from audiojack.play.listener import Listener
from audiojack.play.setup import TableSetup
from audiojack.play.table_journal import NoJournal
from audiojack.play.telling import position_of, told
from audiojack.store.store import ChipStore
from tests.support.sessions import lobby

PEOPLE = (Seat("Eva", 1000), Seat("Ana", 1000))
VERA = Seat("Vera", 1000, "computer", character="vera")


def opened(game: str, seats: Sequence[Seat] = PEOPLE, **options: Any) -> TableOwner:
    """A shared table of these seats; those without a name are free."""
    entry = GAMES[game]
    table = entry.open(list(seats), entry.complete(options), 7)
    table = replace(table, seats=tuple(replace(seat, gone=not seat.name) for seat in table.seats))
    if entry.family == "casino":
        table = replace(table, shared=True)
    characters = Characters(str.title)
    minds = {place: characters.chooser("vera", 1) for place, seat in enumerate(seats) if seat.kind == "computer"}
    owner = TableOwner(entry, table, [Sitter(seat).chair for seat in seats], minds, NoJournal())
    owner.replay(())
    return owner


def done(kept: Kept) -> list[str]:
    """The events of what was kept, by their names."""
    assert kept.refusal is None, kept.refusal
    assert kept.error is None
    return [type(event).__name__ for event, _ in kept.told]


def stepped(owner: TableOwner) -> list[str]:
    """Lets happen what happens without people."""
    names: list[str] = []
    for _ in range(200):
        if owner.now.next() is None:
            return names
        names += done(owner.step())
    raise AssertionError("the table never waits for people")


def round_played(owner: TableOwner) -> None:
    """People stake 10 and stand until the round is over."""
    for _ in range(60):
        stepped(owner)
        if owner.now.between:
            return
        awaited = owner.now.decider.awaited(owner.table)
        if awaited is None:
            seat = next(seat for seat in owner.now.people() if owner.now.betting(seat))
            done(owner.do(seat, Command(seat, "bet", seat, 10)))
        else:
            legal = {one.action: one for one in owner.now.decider.legal(owner.table, awaited)}
            wanted = ("found", "deal", "bet", "stand", "decline", "keep", "hit")
            one = next(legal[action] for action in wanted if action in legal)
            done(owner.do(awaited, Command(awaited, one.action, one.box, one.least)))
    raise AssertionError("the round is never over")


def test_the_table_deals_when_everybody_has_staked_or_sits_out() -> None:
    owner = opened("blek-dzek")
    done(owner.do(0, Command(0, "bet", 0, 10)))
    assert owner.now.next() is None
    refused = owner.do(0, Command(0, "deal"))
    assert refused.refusal is not None
    assert refused.refusal.reason == "table-deals"
    done(owner.do(1, Command(1, "sit-out")))
    assert owner.now.next() == Command(DEALER, "deal")
    assert "CardsDealt" in stepped(owner)


def test_when_the_time_for_stakes_is_over_those_who_have_staked_are_dealt_to() -> None:
    owner = opened("blek-dzek")
    nothing = owner.deal()
    assert nothing.refusal is not None
    assert nothing.refusal.reason == "no-bet-yet"
    done(owner.do(1, Command(1, "bet", 1, 10)))
    assert "CardsDealt" in done(owner.deal())
    assert not owner.table.boxes[0].hands  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["blek-dzek", "oko"])
def test_the_next_round_begins_when_all_are_ready(game: str) -> None:
    owner = opened(game)
    round_played(owner)
    assert owner.now.not_ready() == (0, 1)
    assert not done(owner.begin()), "never while nobody is ready"
    done(owner.ready(1))
    position = position_of(owner.now, 0)
    assert (position.between, position.ready, position.people) == (True, (1,), (0, 1))
    done(owner.ready(0))
    assert not owner.now.between
    assert position_of(owner.now, 0).ready == ()


def test_a_stake_between_rounds_is_a_wish_to_go_on_that_waits_for_the_others() -> None:
    owner = opened("blek-dzek")
    round_played(owner)
    early = owner.do(0, Command(0, "bet", 0, 10))
    assert early.refusal is not None
    assert early.refusal.reason == "others-not-ready"
    assert owner.now.chairs[0].ready
    assert done(owner.do(1, Command(1, "bet", 1, 10))) == ["RoundBegan", "StakeLaid"]
    assert done(owner.do(0, Command(0, "bet", 0, 10))) == ["StakeLaid"]


def test_when_the_time_for_getting_ready_is_over_the_round_begins_for_who_is() -> None:
    owner = opened("blek-dzek")
    round_played(owner)
    done(owner.ready(0))
    done(owner.begin())
    assert not owner.now.between


def test_who_is_away_is_waited_for_neither_between_rounds_nor_with_a_stake() -> None:
    owner = opened("blek-dzek")
    round_played(owner)
    done(owner.ready(0))
    done(owner.away(1, True))
    assert not owner.now.between
    assert position_of(owner.now, 0).away == (1,)
    done(owner.do(0, Command(0, "bet", 0, 10)))
    assert owner.now.next() == Command(1, "sit-out")
    assert stepped(owner)[0] == "SatOut"
    assert owner.table.boxes[0].hands  # type: ignore[union-attr]
    done(owner.away(1, False))
    assert owner.now.present() == (0, 1)


def test_a_free_chair_is_taken_between_rounds_and_left_again() -> None:
    owner = opened("blek-dzek", (PEOPLE[0], Seat("", 0)))
    assert [chair.occupant for chair in owner.now.chairs] == ["person", "free"]
    assert done(owner.sit(1, Sitter(Seat("Ivo", 500), 12))) == ["SeatTaken"]
    assert (owner.now.people(), owner.now.chairs[1].player) == ((0, 1), 12)
    round_played(owner)
    assert done(owner.stand_up(1)) == ["SeatLeft"]
    assert owner.now.people() == (0,)
    done(owner.ready(0))
    late = owner.do(1, Command(1, "bet", 1, 10))
    assert late.refusal is not None
    assert late.refusal.reason == "left-already"


def test_nobody_acts_for_another_chair() -> None:
    owner = opened("blek-dzek")
    refused = owner.do(0, Command(1, "bet", 1, 10))
    assert refused.refusal is not None
    assert refused.refusal.reason == "no-such-seat"


def test_each_hears_the_same_command_as_their_seat_may_know_it() -> None:
    owner = opened("oko", first_banker="lot")
    kept = owner.step()
    while not any(isinstance(event, ev.CardsDealt) for event, _ in kept.told):
        awaited = owner.now.decider.awaited(owner.table)
        assert awaited is not None
        one = next(one for one in owner.now.decider.legal(owner.table, awaited) if one.action in ("found", "deal"))
        kept = owner.do(awaited, Command(awaited, one.action, one.box, one.least))
    heard = {seat: told(kept, seat).heard for seat in (0, 1, LISTENER)}
    assert [type(one.event) for one in heard[0]] == [type(one.event) for one in heard[LISTENER]]
    for seat, ears in heard.items():
        for event, view in ears:
            assert view.seat == seat
            if isinstance(event, ev.CardsDealt) and event.to == "owner":
                assert bool(event.cards) == (event.seat == seat)
            if isinstance(event, ev.Shuffled):
                assert event.order == ()


def test_a_listener_without_a_seat_is_asked_for_nothing() -> None:
    owner = opened("blek-dzek")
    position = told(owner.do(0, Command(0, "bet", 0, 10)), LISTENER).position
    assert position.legal == ()
    asked = (position.mine, position.betting, position.out, position.chips_out, position.kept_if_left)
    assert not any(asked)


@pytest.mark.parametrize(("language", "name"), [("cs", "Věra"), ("ru", "Вера")])
def test_a_computer_player_has_a_name_in_each_listener_s_language(language: str, name: str) -> None:
    owner = opened("blek-dzek", (PEOPLE[0], VERA))
    ear = Listener(0, position_of(owner.now, 0), lambda character: name if character == "vera" else "")
    ear.hear(told(owner.do(0, Command(0, "bet", 0, 10)), 0))
    said = ear.hear(told(owner.step(), 0))
    assert [one.args["name"] for one in said if "name" in one.args] == [name]
    assert ear.position.view.seats[1].name == name
    assert owner.table.seats[1].name == "Vera", "the table knows of no language"


class Counter:
    """Counts how often the deciders are asked what is legal, and how often they fold an event."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.legal = self.folded = 0
        for kind in (Casino, Bank):
            monkeypatch.setattr(kind, "legal", self._counted(kind.legal, "legal"))
            monkeypatch.setattr(kind, "evolve", self._counted(kind.evolve, "folded"))

    def _counted(self, asked: Any, what: str) -> Any:
        def counting(*args: Any) -> Any:
            setattr(self, what, getattr(self, what) + 1)
            return asked(*args)

        return counting


@pytest.mark.parametrize("game", GAMES)
def test_a_card_asks_what_is_legal_at_most_twice_and_folds_no_event_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = lobby(None).open(game, TableSetup(computers=2))
    counter = Counter(monkeypatch)
    cards = 0
    for _ in range(200):
        while session.step() is not None:
            pass
        if session.out:
            break
        if session.between:
            session.go_on()
            continue
        legal = {one.action: one for one in session.legal}
        one = legal["hit"] if "hit" in legal else session.legal[0]
        counter.legal = counter.folded = 0
        told = session.doing(Command(session.seat, one.action, one.box, one.least, *one.targets[:1]))()
        stopped = sum(isinstance(heard.event, ev.Stood) and not heard.event.own for heard in told.heard)
        session.take(told)
        if one.action == "hit":
            cards += 1
            assert counter.legal <= 2 + stopped, [heard.event for heard in told.heard]
            assert counter.folded == 0
    assert cards > 3


def test_enough_stakes_outlive_a_crash(tmp_path: Path) -> None:
    with ChipStore.open(tmp_path, care=False) as store:
        made = lobby(store)
        session = made.open("black-jack", TableSetup(computers=0, boxes=2, options={"boxes_per_human": 2}))
        session.do(Command(0, "bet", 0, 10))
        assert session.betting
        session.do(Command(0, "done-staking"))
        session.leave_open()
        kept = made.kept()
        assert kept is not None
        again = made.resume(kept)
        assert not again.betting
        assert again.pending
        assert again.step()
        assert not store.verify().problems


@pytest.mark.parametrize("away", [(1,), (0, 2), (1, 2)])
@pytest.mark.parametrize("game", GAMES)
def test_a_round_comes_to_its_end_whoever_is_away_and_they_lay_no_more_than_they_must(
    game: str, away: tuple[int, ...]
) -> None:
    owner = opened(game, (*PEOPLE, Seat("Ivo", 1000)))
    for seat in away:
        done(owner.away(seat, True))
    for _ in range(400):
        if owner.now.between:
            break
        if (due := owner.now.next()) is not None:
            least = least_stake(owner, due) if isinstance(due, int) else 0
            kept = owner.step()
            done(kept)
            assert all(event.amount == least for event, _ in kept.told if isinstance(event, ev.StakeLaid))
            continue
        awaited = owner.now.decider.awaited(owner.table)
        seat = awaited if awaited is not None else next(one for one in owner.now.present() if owner.now.betting(one))
        assert seat not in away
        legal = [one for one in owner.now.decider.legal(owner.table, seat) if one.action != "leave"]
        done(owner.do(seat, Command(seat, legal[0].action, legal[0].box, legal[0].least)))
    assert owner.now.between


def least_stake(owner: TableOwner, seat: int) -> int:
    """The least stake that the seat may lay in its turn; -1 for none."""
    legal = owner.now.decider.legal(owner.table, seat)
    return next((one.least for one in legal if one.action == "bet"), -1)


def test_a_table_rests_while_all_are_away() -> None:
    owner = opened("blek-dzek", (PEOPLE[0], VERA))
    done(owner.do(0, Command(0, "bet", 0, 10)))
    assert owner.now.next() == 1
    done(owner.away(0, True))
    assert owner.now.next() is None
    assert not done(owner.step())
    done(owner.away(0, False))
    assert owner.now.next() == 1
