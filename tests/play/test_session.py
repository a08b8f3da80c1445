"""Nothing is told before it is kept; a round that was cut off goes on; purses outlive tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from audiojack.app.program import _keys as program_keys
from audiojack.app.scenes.table.pacing import CALM_PAUSE, Pacer
from audiojack.engine.chance import KEY_BYTES
from audiojack.engine.commands import Command, Refusal
from audiojack.games.registry import GAMES
from audiojack.play.session import LocalSession
from audiojack.play.setup import TableSetup
from audiojack.play.table_journal import NoJournal
from audiojack.play.telling import Told
from audiojack.practice.coach import Coach
from audiojack.scenarios.model import parse
from audiojack.scenarios.runner import run
from audiojack.store.accounts import wallet
from audiojack.store.errors import StoreFull
from audiojack.store.store import ChipStore
from tests.support.sessions import lobby, session_at, table_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


def play_on(session: LocalSession, steps: int = 60) -> None:
    """Plays the person by the first legal action, the others by themselves."""
    for _ in range(steps):
        while session.step() is not None:
            pass
        if session.out:
            return
        if session.between:
            session.go_on()
            continue
        legal = next(
            one for one in session.legal if one.action not in ("leave", "deal", "reshuffle") or session.my_turn
        )
        to = legal.targets[0] if legal.targets else -1
        assert not isinstance(session.do(Command(session.seat, legal.action, legal.box, legal.least, to)), Refusal)


@pytest.mark.promise(
    "Menus and scenes",
    "A table that was cut off, by a crash too, goes on with the same cards and chips",
)
@pytest.mark.parametrize("keyed", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_cut_off_anywhere_goes_on_as_the_same_table(store: ChipStore, game: str, keyed: bool) -> None:
    made = lobby(store, keyed=keyed)
    for steps in (1, 2, 3, 9, 30):
        session = made.open(game, TableSetup())
        play_on(session, steps)
        session.leave_open()
        kept = made.kept()
        assert kept is not None
        again = made.resume(kept)
        assert table_of(again) == table_of(session)
        assert (table_of(again).chance.state is None) is keyed
        assert not store.verify().problems
        play_on(again, 5)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_keys_goes_on_under_a_seed_and_one_of_a_seed_under_keys(store: ChipStore, game: str) -> None:
    for keyed in (True, False):
        first = lobby(store, keyed=keyed)
        session = first.open(game, TableSetup())
        play_on(session, 3)
        session.leave_open()
        kept = first.kept()
        assert kept is not None
        play_on(lobby(store, keyed=not keyed).resume(kept), 30)
        assert not store.verify().problems


def test_a_seed_makes_all_repeatable_and_without_one_every_key_is_fresh() -> None:
    assert program_keys(5) is None
    keys = program_keys(None)
    assert keys is not None
    assert len({keys() for _ in range(100)}) == 100
    assert len(keys()) == KEY_BYTES


@pytest.mark.promise("Menus and scenes", "After that E still explains the round before")
@pytest.mark.parametrize("game", GAMES)
def test_a_resumed_table_explains_the_round_before_as_before(store: ChipStore, game: str) -> None:
    """Left at any step, after one round and after several."""
    made = lobby(store)
    told = []
    for steps in (4, 7, 10, 15, 26):
        session = made.open(game, TableSetup())
        play_on(session, steps)
        told.append(session.queries().explain())
        session.leave_open()
        kept = made.kept()
        assert kept is not None
        again = made.resume(kept)
        assert again.queries().explain() == told[-1]
        assert again.memory.now == session.memory.now
        again.leave_open()
    assert any(one.id != "why-nothing" for one in told)


@pytest.mark.parametrize("game", ["blek-dzek", "ochko"])
def test_a_resumed_table_tells_what_choices_cost_as_before(store: ChipStore, game: str) -> None:
    """Each round's choices are the same before and after, and so is what they cost; the review counts none of them."""
    made = lobby(store)
    session = made.open(game, TableSetup())
    before = Coach(game, table_of(session).options)
    for _ in range(40):
        while session.step() is not None:
            pass
        if session.between:
            session.go_on()
            continue
        legal = next(one for one in session.legal if one.action not in ("leave", "deal") or session.my_turn)
        command = Command(session.seat, legal.action, legal.box, legal.least, legal.targets[0] if legal.targets else -1)
        before.watch(session.view, command)
        session.do(command)
    told = session.memory.telling.round
    session.leave_open()
    kept = made.kept()
    assert kept is not None
    again = made.resume(kept)
    assert again.memory.telling.round == told
    after = Coach(game, table_of(again).options)
    after.recall(again.chosen)
    after.watch(again.view, Command(again.seat, "leave"))  # judged after what is recalled
    assert after.review().of_round(told) == before.review().of_round(told)
    assert (after.review().choices, after.review().mistakes) == (0, 0)
    before.close()
    after.close()


@pytest.mark.parametrize("game", GAMES)
def test_purses_at_the_table_are_those_of_the_store(store: ChipStore, game: str) -> None:
    session = lobby(store).open(game, TableSetup(computers=3))
    play_on(session, 40)
    for seat in table_of(session).seats:
        player = store.find_player(seat.name)
        assert player is not None
        assert store.balance(wallet(player.id)) == seat.chips


@pytest.mark.parametrize("game", GAMES)
def test_leaving_between_rounds_ends_the_table_and_keeps_the_purse(store: ChipStore, game: str) -> None:
    made = lobby(store)
    session = made.open(game, TableSetup())
    for _ in range(40):
        play_on(session, 1)
        while session.step() is not None:
            pass
        if session.between and not session.kept_if_left:
            break
    session.close()
    assert made.kept() is None
    assert not [row for row in store.balances() if row[0].startswith(("table:", "bank:")) and row[1]]
    person = store.find_player("Zuzana")
    assert person is not None
    after = made.open(game, TableSetup())
    assert table_of(after).seats[0].chips == max(1000, table_of(session).seats[0].chips)


class FullDisk(NoJournal):
    """A journal that can't be written."""

    def keep(self, *args: Any, **kwargs: Any) -> None:
        raise StoreFull(path="chips")


@pytest.mark.promise(
    "Rules, chips and company",
    "Chips are kept before they are told; a damaged, newer, full or read-only store is said and left "
    "alone",
)
def test_what_cannot_be_kept_is_not_told_and_changes_nothing() -> None:
    made = lobby(None)
    opened = made.open("blek-dzek", TableSetup(computers=0))
    session = session_at(opened.game, table_of(opened), {}, FullDisk())
    before = table_of(session)
    with pytest.raises(StoreFull):
        session.do(Command(0, "bet", amount=10))
    assert table_of(session) == before
    assert not session.memory.now.laid


def test_rounds_are_counted_for_everybody_with_chips_in_them(store: ChipStore) -> None:
    session = lobby(store).open("blek-dzek", TableSetup(computers=2))
    play_on(session, 30)
    while not session.between:
        play_on(session, 1)
        while session.step() is not None:
            pass
    for seat in table_of(session).seats:
        player = store.find_player(seat.name)
        assert player is not None
        figures = store.statistics(player.id)
        assert figures.rounds
        assert figures.net == store.wealth(player.id) - 1000


def test_without_a_store_one_plays_with_chips_that_last_for_the_run() -> None:
    made = lobby(None)
    session = made.open("blek-dzek", TableSetup(computers=1))
    play_on(session, 20)
    made.left(session)
    assert table_of(made.open("oko", TableSetup())).seats[0].chips == max(1000, table_of(session).seats[0].chips)


@pytest.mark.promise(
    "Speech, sound and braille",
    "The table waits for speech at calm and normal, and for nothing at instant",
)
def test_the_table_waits_for_speech_and_at_instant_for_nothing() -> None:
    quiet = False
    pacer = Pacer(lambda: quiet)
    assert not pacer.due(0.0, "normal")
    assert pacer.due(0.0, "instant")
    quiet = True
    assert pacer.due(1.0, "normal")
    assert not pacer.due(1.0, "calm")
    assert pacer.due(1.0 + CALM_PAUSE, "calm")


def _oko(*, person_banks: bool) -> LocalSession:
    """A table of Oko with a stake laid; the next card makes 21. A computer that banks or plays at seat 1 wants it."""
    text = f"""
id = "T"
game = "oko"
play = ["{"Ivo" if person_banks else "Zuzana"} bet 20"]
[table]
seats = [
    {{ name = "Zuzana", chips = 1000, banker = {str(person_banks).lower()} }},
    {{ name = "Ivo", chips = 1000, banker = {str(not person_banks).lower()} }},
]
bank = 100
pack = "10h 7s Ac"
[expect]
"""
    scenario = parse(text, Path("t.toml"))
    table = run(scenario).heard[-1].table
    table = replace(table, seats=(table.seats[0], replace(table.seats[1], kind="computer")))

    def chooser(view: Any) -> Command:
        return Command(view.seat, "hit" if any(one.action == "hit" for one in view.legal) else "stand")

    return session_at(scenario.game, table, {1: chooser}, NoJournal())


def _names(told: Told) -> list[str]:
    return [type(event).__name__ for event, _ in told.heard]


def _stepped(session: LocalSession) -> list[str]:
    """The names of the events of the next step."""
    work = session.stepping()
    assert work is not None
    done = work()
    session.take(done)
    return _names(done)


def test_one_s_own_forced_stop_is_told_with_the_card_and_another_s_a_pace_later() -> None:
    told = _oko(person_banks=False).doing(Command(0, "hit"))()
    assert _names(told)[:2] == ["CardsDealt", "Stood"]
    theirs = _oko(person_banks=True)
    assert _stepped(theirs) == ["CardsDealt"]
    assert _stepped(theirs)[0] == "Stood"


def test_a_forced_stop_that_a_crash_has_cut_off_comes_by_itself() -> None:
    session = _oko(person_banks=False)
    dealt = session.game.decider(table_of(session).options).play(table_of(session), Command(0, "hit"))
    assert not isinstance(dealt, Refusal)
    assert [type(event).__name__ for event in dealt.events] == ["CardsDealt"]
    assert _stepped(session_at(session.game, dealt.table, {}, NoJournal()))[0] == "Stood"
