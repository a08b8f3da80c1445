"""Chips that lie on another table are one's own: whoever has staked them gets no new ones for it (GEN-R03)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from audiojack.app.scenes.main import MainMenu
from audiojack.app.stage.effects import over
from audiojack.engine.commands import Command
from audiojack.play.setup import Purses, TableSetup
from audiojack.store import ChipsElsewhere, wallet
from audiojack.store.store import ChipStore
from tests.app.table import Play, rows_read
from tests.app.test_players import in_the_menu, to
from tests.support.sessions import table_of
from tools.kill_games import act, tables_of


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChipStore]:
    with ChipStore.open(tmp_path, care=False) as opened:
        yield opened


ALONE = TableSetup(computers=0)


def staked(play: Play, amount: int, setup: TableSetup = ALONE, purses: Purses | None = None) -> int:
    """A table of Blek Džek at which Ana stakes so much and leaves; its number."""
    session = play.services.lobby.open("blek-dzek", setup, purses)
    session.do(Command(0, "bet", amount=amount))
    session.leave_open()
    kept = play.services.lobby.kept()
    assert kept is not None
    return kept.id


def ana(store: ChipStore) -> int:
    found = store.find_player("Ana")
    assert found is not None
    return found.id


def test_everything_staked_and_left_brings_no_new_chips(store: ChipStore) -> None:
    play = in_the_menu(store)
    table = staked(play, 1000)
    with pytest.raises(ChipsElsewhere) as caught:
        play.services.lobby.open("oko", TableSetup())
    assert caught.value.details == {"table": table, "game": "blek-dzek", "chips": 1000}
    assert (store.balance(wallet(ana(store))), store.wealth(ana(store))) == (0, 1000)
    assert len(store.open_tables()) == 1


def test_what_purse_and_table_lack_to_the_floor_is_granted(store: ChipStore) -> None:
    play = in_the_menu(store)
    staked(play, 400)
    player = ana(store)
    assert store.sit_down(player) == 0
    session = play.services.lobby.open("blek-dzek", TableSetup(computers=0))
    assert (session.granted, store.balance(wallet(player)), store.wealth(player)) == (0, 600, 1000)


def test_a_purse_of_another_game_is_filled_for_itself(store: ChipStore) -> None:
    play = in_the_menu(store)
    staked(play, 1000, purses=Purses("per_game"))
    player = ana(store)
    assert store.sit_down(player, game="oko") == 1000
    assert store.sit_down(player, game="blek-dzek") == 0


def test_a_bank_that_was_founded_counts_for_its_banker(store: ChipStore) -> None:
    chance = random.Random(5)
    tables = tables_of(store, chance)
    for _ in range(20):
        session = tables.open("oko", TableSetup())
        for _ in range(200):
            if (table_of(session).bank and table_of(session).banker == session.seat) or not act(session, chance):
                break
        if table_of(session).bank and table_of(session).banker == session.seat:
            break
        session.leave_open()
    bank, player = table_of(session).bank, tables.person
    assert player is not None
    assert bank > 0
    session.leave_open()
    assert store.on_tables(player.id)[store.open_tables()[0].id] >= bank
    owned = store.balance(wallet(player.id)) + sum(store.on_tables(player.id).values())
    assert store.sit_down(player.id) == max(0, 1000 - owned)


def test_play_again_says_where_the_chips_lie_and_goes_on_there(store: ChipStore) -> None:
    play = in_the_menu(store)
    staked(play, 1000)
    play.stage.apply((over("open-table", game="oko"),))
    play.settle()
    assert "Your other chips are on a table that you left, Blek džek: 1000 chips." in play.ear.texts[-1]
    play.press("Down")
    said = play.press("Enter")
    assert play.scene.startswith("table"), said


def test_every_round_that_was_left_can_be_reached(store: ChipStore) -> None:
    play = in_the_menu(store)
    tables = {staked(play, amount) for amount in (100, 200, 300)}
    play = in_the_menu(store)
    assert any("Resume: 3 rounds" in text for text in play.ear.texts), play.ear.texts
    opened = to(play, "Resume")[-1]
    assert opened.startswith("Rounds that were left.")
    assert {int(item.key) for item in play.stage.top.menu.items} == tables  # type: ignore[attr-defined]
    for _ in range(2):
        play.press("Down")
    play.press("Enter")
    session = play.stage.session
    assert session is not None
    assert table_of(session).boxes[0].stake == 100


def test_the_rounds_of_other_players_are_not_ones_own(store: ChipStore) -> None:
    staked(in_the_menu(store), 1000)
    play = in_the_menu(store)
    play.services.lobby.be("Petr")
    play.begin(MainMenu(play.services))
    assert "resume" not in {item.key for item in rows_read(MainMenu(play.services))}
    session = play.services.lobby.open("oko", TableSetup())
    assert session.granted == 1000
