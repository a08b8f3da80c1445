"""A table's journal: committed once, resumed exactly, held by one copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.store import (
    ChipsOnTable,
    ChipStore,
    Move,
    Problem,
    RoundResult,
    Row,
    StoreConflict,
    StoreDamaged,
    journal,
    open_to_read,
    table_account,
    wallet,
)
from tests.store.support import open_store, round_of, seated


def conflict(store: ChipStore, table: int, seq: int, *events: str) -> str:
    with pytest.raises(StoreConflict) as caught:
        store.commit(table, seq, "{}", events)
    return str(caught.value.details["reason"])


def test_resumes_from_the_newest_snapshot(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        seq = store.commit(table, 0, '{"c":1}', ['{"e":1}', b'{"e":"\xc5\xbe"}'], snapshot_json='{"s":1}')
        assert seq == 4
        seq = store.commit(table, seq, '{"c":2}', ['{"e":2}'], round_of(player, table, 50, 50)[:1], round_no=2)
        assert conflict(store, table, 4, '{"e":"another"}') == "sequence"
    with open_store(tmp_path) as store:
        (listed,) = store.open_tables()
        assert (listed.held, listed.seats, listed.game) == ("free", ((1, player),), "blek-dzek")
        found = store.resume(table)
        assert found.snapshot == '{"s":1}'
        assert found.rows == (Row(5, "command", '{"c":2}', 1), Row(6, "event", '{"e":2}'))
        assert (found.seq, found.table.round, found.table.held) == (seq, 2, "mine")
        assert store.balance(table_account(table, player)) == 50
        assert store.commit(table, seq, "{}", []) == 7


def test_a_retried_commit_pays_once(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        moves = round_of(player, table, 10, 20)
        result = [RoundResult(player, 20, ("natural",))]
        for _ in range(3):
            seq = store.commit(table, 0, "{}", ['{"e":1}'], moves, snapshot_json="{}", results=result)
            assert seq == 3
        assert store.balance(wallet(player)) == 1020
        assert store.statistics(player).rounds == 1
        later = store.commit(table, seq, "{}", ['{"e":2}'])
        assert store.commit(table, 0, "{}", ['{"e":1}'], moves, snapshot_json="{}") == 3  # late, but the same
        with pytest.raises(StoreConflict):
            store.commit(table, 0, "{}", ['{"e":1}'], moves[:2], snapshot_json="{}")
        with pytest.raises(StoreConflict):
            store.commit(table, 0, "{}", ['{"e":1}'], moves)
        assert store.open_tables()[0].seq == later


def test_a_table_belongs_to_one_copy(tmp_path: Path) -> None:
    with open_store(tmp_path) as first, open_store(tmp_path) as second:
        player, table = seated(first)
        assert [one.held for one in second.open_tables()] == ["other"]
        with pytest.raises(StoreConflict) as caught:
            second.resume(table)
        assert caught.value.details["reason"] == "held"
        assert conflict(second, table, 0) == "not_held"
        with pytest.raises(StoreConflict):
            second.close_table(table, 0)
        first.release(table)
        assert second.resume(table).table.seats == ((1, player),)
        assert conflict(first, table, 0) == "not_held"


def test_a_table_closes_empty_and_once(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        stake, lost = round_of(player, table, 70, -1)
        seq = store.commit(table, 0, "{}", [], [stake])
        with pytest.raises(ChipsOnTable) as caught:
            store.close_table(table, seq)
        assert caught.value.details == {"table": table, "amount": 70}
        seq = store.commit(table, seq, "{}", [], [lost])
        store.close_table(table, seq)
        store.close_table(table, seq)
        assert store.open_tables() == ()
        assert conflict(store, table, seq) == "closed"
        assert conflict(store, 99, 0) == "unknown"
        with pytest.raises(StoreConflict):
            store.resume(table)


def test_old_rounds_leave_the_journal_and_it_still_verifies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal, "ROUNDS_KEPT", 3)
    monkeypatch.setattr(journal, "TABLES_KEPT", 1)
    with open_store(tmp_path) as store:
        for _ in range(3):
            player, table = seated(store)
            seq = 0
            for number in range(8):
                moves = round_of(player, table, 10, 5)
                seq = store.commit(table, seq, "{}", ["{}"], moves, snapshot_json=f'{{"n":{number}}}')
            assert store.resume(table).snapshot == '{"n":7}'
            store.close_table(table, seq)
        report = store.verify()
        assert report.problems == ()
        assert report.journal_rows == 3 * 3 + 1  # three rounds of the last table, and where they begin
        assert report.entries == 1 + 3 * 8 * 3


def test_a_changed_byte_in_the_journal_is_not_played_on(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        _, table = seated(store)
        store.commit(table, 0, "{}", ['{"card":"10d","to":"all"}'])
    path = tmp_path / "chips.sqlite3"
    content = path.read_bytes()
    assert content.count(b'"10d"') == 1
    path.write_bytes(content.replace(b'"10d"', b'"10s"'))
    with pytest.raises(StoreDamaged) as caught:
        open_store(tmp_path)
    assert (caught.value.details["reason"], caught.value.details["path"]) == ("ledger", str(path))
    with open_to_read(tmp_path, audited=False) as reader:
        assert reader.verify().problems == (Problem("journal", f"table {table}"),)


def test_statistics_sum_up_rounds(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        seq = 0
        for number, net in enumerate([10, 20, -5, 0, 30, 40, 50, -60, -70], start=1):
            tags = ("natural", "split") if net == 50 else ("natural",) if net == 20 else ()
            result = [RoundResult(player, net, tags)]
            seq = store.commit(table, seq, "{}", [], round_no=number, results=result)
        sums = store.statistics(player)
        assert (sums.rounds, sums.won, sums.lost, sums.pushed, sums.net) == (9, 5, 3, 1, 15)
        assert (sums.best, sums.worst, sums.longest_winning, sums.longest_losing) == (50, -70, 3, 2)
        assert sums.tags == {"natural": 2, "split": 1}
        last = store.rounds(player)[-1]
        assert store.statistics(player, since=last.ended).rounds == 1
        assert store.statistics(player, game="oko").rounds == 0


def test_moves_must_be_the_tables_own_even_when_retried(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        other = store.open_table("oko", "{}", "{}")
        with pytest.raises(ValueError, match="account"):
            store.commit(table, 0, "{}", [], [Move(wallet(player), table_account(other), 5, "stake")])
