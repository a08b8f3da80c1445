"""Chips move whole, between two accounts, and never below nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from audiojack.store import (
    HOUSE,
    MINT,
    FloorWhen,
    InsufficientChips,
    Move,
    UnknownPlayer,
    bank_account,
    table_account,
    wallet,
)
from tests.store.support import Clock, enrich, open_store, round_of, seated


@pytest.mark.parametrize(
    ("purse", "when", "granted"),
    [
        (0, "below_1000", 1000), (1, "below_1000", 999), (999, "below_1000", 1), (1000, "below_1000", 0),
        (25000, "below_1000", 0), (0, "zero_only", 1000), (1, "zero_only", 0), (999, "zero_only", 0),
        (1000, "zero_only", 0), (25000, "zero_only", 0),
    ],
)  # fmt: skip
@pytest.mark.promise("Rules, chips and company", "The floor of 1000, and purses that outlive the program")
def test_floor(tmp_path: Path, purse: int, when: FloorWhen, granted: int) -> None:
    with open_store(tmp_path) as store:
        player = store.create_player("Ana").id
        assert store.sit_down(player, floor_when=when) == 1000  # a first-time profile, with either option
        if purse != 1000:
            enrich(store, player, purse)
        assert store.sit_down(player, floor_when=when) == granted
        assert store.balance(wallet(player)) == purse + granted
        assert store.sit_down(player, floor_when=when) == 0
        assert store.balance(MINT) == -1000 - granted


@pytest.mark.promise("Rules, chips and company", "The floor of 1000, and purses that outlive the program")
def test_purse_outlives_the_program(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player = store.create_player("Ana").id
        store.sit_down(player)
        enrich(store, player, 25000)
    with open_store(tmp_path) as store:
        assert store.sit_down(player) == 0
        assert store.balance(wallet(player)) == 25000


def test_purse_per_game_is_its_own(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, _ = seated(store)
        assert store.sit_down(player, game="oko") == 1000
        assert store.balance(wallet(player, "oko")) == 1000
        assert store.wealth(player) == 2000


def test_unknown_player_gets_nothing(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        with pytest.raises(UnknownPlayer):
            store.sit_down(7)
        table = store.open_table("oko", "{}", "{}")
        with pytest.raises(UnknownPlayer):
            store.commit(table, 0, "{}", [], [Move(HOUSE, wallet(7), 1, "won")])
        assert store.open_tables()[0].seq == 0


def test_a_stake_above_the_purse_leaves_no_trace(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        place = table_account(table)
        moves = [Move(wallet(player), place, 600, "stake"), Move(wallet(player), place, 401, "double")]
        with pytest.raises(InsufficientChips) as caught:
            store.commit(table, 0, "{}", ["{}"], moves)
        assert caught.value.details == {"account": wallet(player), "balance": 400, "amount": 401}
        assert store.balance(wallet(player)) == 1000
        assert store.open_tables()[0].seq == 0
        assert store.commit(table, 0, "{}", ["{}"], moves[:1]) == 2


@pytest.mark.parametrize("amount", [0, -5, 2.5, True, 10**19])
def test_only_whole_positive_amounts(tmp_path: Path, amount: int) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        with pytest.raises(ValueError, match="amount"):
            store.commit(table, 0, "{}", [], [Move(HOUSE, wallet(player), amount, "won")])


@pytest.mark.parametrize("account", ["mint", "table:99", "bank:99:1", "purse:1", "wallet:0", "wallet:1:Ř"])
def test_a_table_reaches_only_its_own_accounts(tmp_path: Path, account: str) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        with pytest.raises(ValueError, match="account"):
            store.commit(table, 0, "{}", [], [Move(account, wallet(player), 1, "won")])


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET amount = 1",
        "DELETE FROM entries",
        "INSERT OR REPLACE INTO entries SELECT id, 'x', source, target, 5, 'x', 0, NULL, NULL, NULL, x''"
        " FROM entries LIMIT 1",
        "INSERT OR REPLACE INTO journal SELECT id, table_id, seq, kind, 'x', 9, digest FROM journal",
        "UPDATE accounts SET name = 'wallet:9' WHERE kind = 'wallet'",
        "UPDATE accounts SET balance = -1 WHERE kind = 'wallet'",
        "DELETE FROM accounts",
        "DELETE FROM players",
        "UPDATE journal SET payload = '{}'",
        "DELETE FROM journal",
        "DELETE FROM tables",
        "INSERT INTO entries SELECT 900, 'x', source, target, 2.5, 'x', 0, NULL, NULL, NULL, x'' FROM entries",
        "INSERT INTO entries SELECT 900, 'x', source, source, 2, 'x', 0, NULL, NULL, NULL, x'' FROM entries",
    ],
)
def test_the_file_itself_refuses_change(tmp_path: Path, statement: str) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        store.commit(table, 0, "{}", ["{}"], round_of(player, table, 10, 10)[:1])
    connection = sqlite3.connect(tmp_path / "chips.sqlite3")
    connection.execute("PRAGMA foreign_keys=ON")
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(statement)
    connection.close()
    with open_store(tmp_path) as store:
        assert store.verify().problems == ()


def test_wealth_counts_own_stakes_and_its_peak_is_remembered(tmp_path: Path) -> None:
    clock = Clock()
    with open_store(tmp_path, clock) as store:
        player, table = seated(store)
        computer = store.create_player("Bořek", "computer", "calm").id
        store.sit_down(computer)
        seq = store.commit(table, 0, "{}", [], round_of(player, table, 100, 500))
        won_at = clock.now
        bank = Move(wallet(player), bank_account(table, player), 300, "bank")
        seq = store.commit(table, seq, "{}", [], [bank])
        assert (store.balance(wallet(player)), store.wealth(player)) == (1200, 1500)
        store.commit(table, seq, "{}", [], round_of(player, table, 900, -1))
        first, second = store.richest()
        assert (first.player.id, second.player.id) == (computer, player)
        assert (second.wealth, second.peak, second.peak_at, second.peak_game) == (
            600,
            1500,
            won_at,
            "blek-dzek",
        )
        assert [one.player.id for one in store.richest(by_peak=True)] == [player, computer]
        assert [one.player.id for one in store.richest(include_computers=False)] == [player]


def test_history_reads_backwards_in_pages(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, table = seated(store)
        store.commit(table, 0, "{}", [], round_of(player, table, 10, 15), round_no=3)
        entries = store.history(player)
        assert [entry.reason for entry in entries] == ["won", "returned", "stake", "floor"]
        assert (entries[0].table, entries[0].round, entries[0].seq) == (table, 3, 1)
        assert store.history(player, limit=2) == entries[:2]
        assert store.history(player, before=entries[1].id) == entries[2:]


ACCOUNTS = ["wallet:1", "wallet:2", "wallet:2:oko", "table:1", "table:1:2", "bank:1", "house"]
MOVES = st.lists(
    st.builds(
        Move,
        st.sampled_from(ACCOUNTS),
        st.sampled_from(ACCOUNTS),
        st.integers(1, 1500),
        st.just("any"),
    ).filter(lambda move: move.source != move.target),
    max_size=4,
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(commits=st.lists(MOVES, max_size=8))
def test_any_moves_keep_the_ledger_true(
    tmp_path_factory: pytest.TempPathFactory, commits: list[list[Move]]
) -> None:
    expected = {**dict.fromkeys(ACCOUNTS, 0), "wallet:1": 1000, "wallet:2": 1000}
    with open_store(tmp_path_factory.mktemp("ledger")) as store:
        for name in ("Ana", "Bojan"):
            store.sit_down(store.create_player(name).id)
        table, seq = store.open_table("oko", "{}", "{}"), 0
        for moves in commits:
            after = dict(expected)
            short = False
            for move in moves:
                short = short or (move.source != HOUSE and after[move.source] < move.amount)
                after[move.source] -= move.amount
                after[move.target] += move.amount
            if short:
                with pytest.raises(InsufficientChips):
                    store.commit(table, seq, "{}", [], moves)
            else:
                seq = store.commit(table, seq, "{}", [], moves)
                expected = after
        assert {name: store.balance(name) for name in ACCOUNTS} == expected
        assert sum(chips for _, chips in store.balances()) == 0
        assert all(chips >= 0 for name, chips in store.balances() if name not in (HOUSE, MINT))
        assert store.verify().problems == ()
