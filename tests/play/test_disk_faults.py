"""A disk that fails under a game: nothing is said that is not kept, and nothing that is kept goes unsaid."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from audiojack import files
from audiojack.engine.commands import Command
from audiojack.play.computer_players import open_tables
from audiojack.play.lobby import Lobby
from audiojack.play.session import LocalSession
from audiojack.play.setup import TableSetup
from audiojack.play.table_journal import NoJournal
from audiojack.store import ChipStore, StoreError, StoreFull, StoreIOError, wallet
from tests.support.sessions import session_at as own_session
from tests.support.sessions import table_of


class Failing(ChipStore):
    """A store whose next commit fails: before anything is written, or after all of it was."""

    fault: type[StoreError] | None = None
    kept = False

    def commit(self, *args: Any, **kwargs: Any) -> int:
        fault, self.fault = self.fault, None
        seq = super().commit(*args, **kwargs) if fault is None or self.kept else 0
        if fault is not None:
            raise fault(path="chips")
        return seq


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Failing]:
    with Failing.open(tmp_path, care=False) as opened:
        yield opened


def session_at(store: Failing) -> LocalSession:
    seeds = iter(range(1, 10**6))
    lobby = Lobby(store, lambda kept: open_tables(kept, lambda: next(seeds), str.title))
    lobby.be("Zuzana")
    return lobby.open("blek-dzek", TableSetup(computers=1))


@pytest.mark.parametrize("fault", [StoreIOError, StoreFull])
def test_what_was_not_kept_has_not_happened(store: Failing, fault: type[StoreError]) -> None:
    session = session_at(store)
    store.fault = fault
    with pytest.raises(fault):
        session.do(Command(0, "bet", amount=50))
    assert table_of(session).seats[0].chips == store.balance(wallet(1)) == 1000
    said = session.do(Command(0, "bet", amount=30))
    assert isinstance(said, tuple)
    assert table_of(session).seats[0].chips == store.balance(wallet(1)) == 970


def test_what_was_kept_after_all_is_told_and_not_done_twice(store: Failing) -> None:
    session = session_at(store)
    store.fault, store.kept = StoreIOError, True
    with pytest.raises(StoreIOError):
        session.do(Command(0, "bet", amount=50))
    said = session.do(Command(0, "bet", amount=50))
    assert isinstance(said, tuple)
    assert [one.args.get("amount") for one in said if "amount" in one.args] == [50]
    assert table_of(session).seats[0].chips == store.balance(wallet(1)) == 950
    while session.step() is not None:
        pass
    assert not store.verify().problems


def test_a_fault_in_any_step_of_a_round_leaves_the_round_as_it_is_kept(store: Failing) -> None:
    session = session_at(store)
    session.do(Command(0, "bet", amount=50))
    for number in range(40):
        store.fault, store.kept = StoreIOError, number % 2 == 0
        try:
            if session.pending:
                session.step()
            elif session.between:
                break
            else:
                session.do(Command(0, "stand"))
        except StoreIOError:
            continue
    store.fault = None
    assert session.between, "forty tries are enough for a round in which every second one fails"
    assert len(store.rounds(1)) == 1
    assert not store.verify().problems
    again = Lobby(store, lambda kept: open_tables(kept, iter(range(99)).__next__, str.title))
    again.be("Zuzana")
    kept = again.kept()
    assert kept is not None
    assert table_of(again.resume(kept)) == table_of(session)


class FailingSecond(NoJournal):
    """A journal whose second command can't be written."""

    count = 0

    def keep(self, *args: Any, **kwargs: Any) -> None:
        self.count += 1
        if self.count == 2:
            raise StoreFull(path="chips")


def test_what_was_kept_before_a_fault_is_told_once_the_disk_is_back() -> None:
    lobby = Lobby(None, lambda kept: open_tables(kept, iter(range(99)).__next__, str.title))
    lobby.be("Zuzana")
    opened = lobby.open("blek-dzek", TableSetup(computers=2))
    table = table_of(opened)
    poor = tuple(replace(seat, chips=0) if number else seat for number, seat in enumerate(table.seats))
    laid = replace(table, seats=poor, round=1)
    session = own_session(opened.game, laid, dict.fromkeys((1, 2), _never), FailingSecond())
    with pytest.raises(StoreFull):
        session.go_on()
    assert [seat.gone for seat in table_of(session).seats] == [False, True, False]
    told = session.go_on()
    assert [one.seat for one in told if one.id.startswith("say-left")] == [1, 2]


def _never(view: Any) -> Command:
    raise AssertionError(view)


def test_a_folder_that_vanished_does_not_come_back_without_its_chips(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    with pytest.raises(FileNotFoundError):
        files.write_text(folder / "settings.toml", "")
    assert not folder.exists()
