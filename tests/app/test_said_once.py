"""What a soak of random keys once found: said twice, or by a sign that no voice reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.app.options.settings import Settings
from audiojack.app.scenes.main import MainMenu
from audiojack.store.accounts import HOUSE, Move, wallet
from audiojack.store.store import ChipStore
from tests.app.table import WORDS, Play, at_the_table, session_of


@pytest.mark.parametrize("language", ["en", "cs", "ru", "sr", "sr-Cyrl"])
def test_a_key_with_a_sign_is_called_by_its_name(language: str) -> None:
    play = at_the_table(None, language=language)
    name = WORDS[language].text("sign-003f")
    assert play.services.key("?") == name
    assert play.services.key("control+?").endswith(f"+{name}")
    assert play.services.key("shift+s").endswith("+S")


def test_whose_chips_do_not_reach_is_told_so_once_while_the_others_begin(tmp_path: Path) -> None:
    settings = Settings(
        language="en", name="Ana", pace="instant", last_game="twenty-one", played=True, floor_when="zero_only"
    )
    with ChipStore.open(tmp_path, care=False) as store:
        play = Play(store, settings=settings, seed=3)
        play.services.lobby.be("Ana")
        _spend_all_but(store, 5)
        play.begin(MainMenu(play.services))
        said = play.press("Enter", "C", "T")
    assert said.count(WORDS["en"].text("table-broke", {"key": "Enter"})) == 1, said


def _spend_all_but(store: ChipStore, rest: int) -> None:
    player = store.find_player("Ana")
    assert player is not None
    store.sit_down(player.id, game=None, floor_when="zero_only")
    purse = wallet(player.id)
    table = store.open_table("elsewhere", "{}", "{}")
    move = Move(purse, HOUSE, store.balance(purse) - rest, "loss")
    seq = store.commit(table, 0, "{}", [], [move])
    store.close_table(table, seq)


@pytest.mark.parametrize("game", ["twenty-one", "blek-dzek"])
def test_a_stake_out_of_the_menu_of_actions_begins_the_next_round_as_its_key_does(game: str) -> None:
    play = at_the_table(None, game)
    for _ in range(60):
        if play.scene == "table:between" and any(one.action == "bet" for one in session_of(play).legal):
            break
        play.press("Enter")
    assert play.scene == "table:between"
    said = play.press("Tab", "Enter", "Enter")
    assert play.scene == "table:turn", said
    assert WORDS["en"].text("between-rounds", {"key": "Enter"}) not in said
    assert play.press("Space")
