"""The measuring tool, shortened: no chip comes or goes, and the book loses to no simple policy but by luck."""

from __future__ import annotations

import pytest

from audiojack.games.registry import GAMES, Game
from tools.measure_bots import PURSE, Simple, book, compare, play_bank, seek_tricks

BANKS = [game for game in GAMES.values() if game.family == "bank"]


@pytest.mark.parametrize("game", BANKS, ids=lambda game: game.id)
def test_a_bank_moves_chips_from_seat_to_seat_only(game: Game) -> None:
    for seed in range(4):
        won, over = play_bank(game, game.complete({}), [book, Simple(17, True), seek_tricks, Simple(15, False)], seed)
        assert over
        assert sum(won) == 0
        assert min(won) >= -PURSE


@pytest.mark.promise(
    "Rules, chips and company",
    "A dozen characters or more, who choose from their own view; the book is worked out",
)
@pytest.mark.parametrize("game", BANKS, ids=lambda game: game.id)
def test_the_book_does_not_lose(game: Game) -> None:
    for policy in (Simple(15, True), Simple(19, False)):
        result = compare(game, game.complete({}), policy, banks=30)
        assert not result.loses
        assert result.unfinished == 0
