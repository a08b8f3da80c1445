"""Players keep one name, one purse, and stay in the ledger when they have gone."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.store import NameRefused, UnknownPlayer
from tests.store.support import open_store, seated


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Ана", "аНА"), ("Řehoř", "ŘEHOŘ"), ("Žarko", "Z\u030carko"), ("Straße", "STRASSE"),
        ("Ana  Marie", " ana marie "), ("Ana", "\uff21\uff4e\uff41"), ("Ｋ", "k"),
    ],
)  # fmt: skip
def test_names_alike_are_one(tmp_path: Path, first: str, second: str) -> None:
    with open_store(tmp_path) as store:
        player = store.create_player(first)
        with pytest.raises(NameRefused) as caught:
            store.create_player(second)
        assert caught.value.details["reason"] == "taken"
        assert store.find_player(second) == player
        assert store.rename(player.id, second).id == player.id  # one's own name in another case is free


def test_names_unlike_are_each_their_own(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        names = ["Ana", "Ána", "Anna", "Ана", "Žana", "Жана"]
        assert len({store.create_player(name).id for name in names}) == len(names)
        assert [store.find_player(name.upper()) for name in names] == list(store.players())
        assert store.find_player("Jana") is None


def test_a_player_is_made_once_whoever_comes_first(tmp_path: Path) -> None:
    with open_store(tmp_path) as first, open_store(tmp_path) as second:
        vera = first.ensure_player("Vera", "computer", "vera")
        assert second.ensure_player("VERA", "computer", "vera") == vera
        for kind, character in (("human", None), ("computer", "boris")):
            with pytest.raises(NameRefused):
                second.ensure_player("Vera", kind, character)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "empty"), ("  \t ", "empty"), ("x" * 41, "long"), ("A\x00na", "characters"),
        ("A\u202ena", "characters"), ("...", "characters"), ("\ud800", "characters"),
    ],
)  # fmt: skip
def test_what_is_no_name(tmp_path: Path, name: str, reason: str) -> None:
    with open_store(tmp_path) as store:
        with pytest.raises(NameRefused) as caught:
            store.create_player(name)
        assert caught.value.details["reason"] == reason
        assert store.players() == ()


def test_retired_players_keep_chips_and_name(tmp_path: Path) -> None:
    with open_store(tmp_path) as store:
        player, _ = seated(store)
        store.set_settings(player, '{"lang":"sr"}')
        retired = store.retire(player)
        assert retired.retired is not None
        assert store.players() == ()
        assert [one.id for one in store.players(retired=True)] == [player]
        assert store.wealth(player) == 1000
        assert [one.player.id for one in store.richest()] == [player]
        assert store.richest(retired=False) == ()
        with pytest.raises(NameRefused) as caught:
            store.create_player("ana")
        assert caught.value.details["retired"] == 1
        back = store.bring_back(player)
        assert (back.retired, back.settings) == (None, '{"lang":"sr"}')
        with pytest.raises(UnknownPlayer):
            store.rename(77, "Someone")
