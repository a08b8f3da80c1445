"""What several tables keep together comes to the disk at once, and a part that fails is undone alone."""

import sqlite3
from pathlib import Path

import pytest

from audiojack.store.accounts import HOUSE, Move, wallet
from audiojack.store.errors import InsufficientChips, StoreError
from audiojack.store.store import ChipStore


def _table(store: ChipStore, name: str) -> tuple[int, str]:
    player = store.create_player(name).id
    store.sit_down(player)
    return store.open_table("oko", "{}", "{}", ((0, player),)), wallet(player)


def _fails_after(kept: int) -> None:
    raise ZeroDivisionError(kept)


def test_a_part_that_fails_is_undone_alone(tmp_path: Path) -> None:
    with ChipStore.open(tmp_path) as store:
        (ana, anas), (ivo, ivos) = _table(store, "Ana"), _table(store, "Ivo")
        with store.together():
            store.commit(ana, 0, "{}", [], [Move(anas, HOUSE, 400, "stake")])
            with pytest.raises(InsufficientChips):
                store.commit(ivo, 0, "{}", [], [Move(ivos, HOUSE, 400, "stake"), Move(ivos, HOUSE, 700, "stake")])
            store.commit(ivo, 0, "{}", ["{}"], [Move(ivos, HOUSE, 1, "stake")])
        assert (store.balance(anas), store.balance(ivos)) == (600, 999)
        assert [row.kind for row in store.rows_after(ivo, 0)] == ["command", "event"]
        assert store.verify().problems == ()


def test_nothing_is_kept_where_the_end_is_not_reached(tmp_path: Path) -> None:
    with ChipStore.open(tmp_path) as store:
        table, purse = _table(store, "Ana")
        with pytest.raises(ZeroDivisionError), store.together():
            _fails_after(store.commit(table, 0, "{}", [], [Move(purse, HOUSE, 400, "stake")]))
        assert store.balance(purse) == 1000
        assert not store.rows_after(table, 0)
        assert store.commit(table, 0, "{}", [], [Move(purse, HOUSE, 100, "stake")]) == 1


def test_others_wait_for_the_end(tmp_path: Path) -> None:
    with ChipStore.open(tmp_path) as store, ChipStore.open(tmp_path, busy_ms=50) as other:
        table, purse = _table(store, "Ana")
        with store.together():
            store.commit(table, 0, "{}", [], [Move(purse, HOUSE, 400, "stake")])
            with pytest.raises(StoreError):
                other.create_player("Ivo")
            looking = sqlite3.connect(tmp_path / "chips.sqlite3")
            assert looking.execute("SELECT balance FROM accounts WHERE name = ?", (purse,)).fetchone() == (1000,)
            looking.close()
        assert other.balance(purse) == 600
