"""Public Blackjack packages, each driven at full speed: one player, six packs where it can, nothing printed.

The comparison in `rounds` is only honest if each peer plays as fast as its own public interface lets it, so
every driver keeps to that interface and switches off what it can: logs, progress bars, captions.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.metadata
import io
from collections.abc import Callable
from typing import Any

Play = Callable[[int], None]
"""Plays that many rounds."""

FORTUNE = 10**9
"""Chips enough that no peer's player is ever broke in the middle of a run."""


def basic_move(total: int, soft: bool, pair: int, up: int, first: bool) -> str:
    """Basic strategy for six packs: "hit", "stand", "double" or "split".

    `pair` is the value of each of two equal cards, or 0; `up` the dealer's upcard with an ace as 11; `first`
    says that the hand has its first two cards.
    """
    if pair and _splits(pair, up):
        return "split"
    if soft and total > 12:
        return _soft(total, up, first)
    return _hard(total, up, first)


def _splits(pair: int, up: int) -> bool:
    if pair in {8, 11}:
        return True
    if pair == 9:
        return up not in {7, 10, 11}
    return up <= {2: 7, 3: 7, 6: 6, 7: 7}.get(pair, 0)


def _soft(total: int, up: int, first: bool) -> str:
    lowest = {13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: 3}.get(total, 99)
    if first and lowest <= up <= 6:
        return "double"
    return "stand" if total >= 19 or (total == 18 and up <= 8) else "hit"


def _hard(total: int, up: int, first: bool) -> str:
    if first and ((total == 11 and up <= 10) or (total == 10 and up <= 9) or (total == 9 and 3 <= up <= 6)):
        return "double"
    if total >= 17 or (total >= 13 and up <= 6) or (total == 12 and 4 <= up <= 6):
        return "stand"
    return "hit"


def cardsharp() -> Play:
    """cardsharp: its own basic strategy; it always plays from one freshly shuffled pack."""
    from cardsharp.blackjack.actor import Player
    from cardsharp.blackjack.blackjack import BlackjackGame
    from cardsharp.blackjack.state import PlacingBetsState
    from cardsharp.blackjack.strategy import BasicStrategy
    from cardsharp.common.io_interface import DummyIOInterface

    async def play(rounds: int) -> None:
        channel = DummyIOInterface()
        rules = {"blackjack_payout": 1.5, "allow_insurance": True, "min_players": 1, "max_players": 6}
        game = BlackjackGame(rules, channel)
        await game.add_player(Player("Ana", channel, BasicStrategy()))
        await game.set_state(PlacingBetsState())
        for _ in range(rounds):
            await game.play_round()
            game.reset()

    return lambda rounds: asyncio.run(play(rounds))


def py21() -> Play:
    """py21: its own basic strategy, six packs."""
    from py21.game import Game
    from py21.player import Player

    def play(rounds: int) -> None:
        game = Game([Player(FORTUNE)], rules={"num_decks": 6})
        for _ in range(rounds):
            game.play_round()

    return play


def blackjack21() -> Play:
    """blackjack21: brings no strategy, so it is given `basic_move`; six packs."""
    from blackjack21 import DEFAULT_SUITS, Action, Deck, GameState, Table, shoe_reset_hook
    from blackjack21.utils import calculate_hand

    def turn(table: Any, up: int) -> None:
        hand = table.current_hand
        two = len(hand) == 2
        pair = hand[0].value if two and hand[0].value == hand[1].value else 0
        state = calculate_hand(hand)
        move = basic_move(state.value, state.is_soft, pair, up, two)
        moves[move](table)

    def play(rounds: int) -> None:
        deck = Deck(DEFAULT_SUITS, count=6)
        table = Table([("Ana", 10)], deck, on_round_reset=shoe_reset_hook(deck))
        for _ in range(rounds):
            table.start_game()
            up = table.dealer.hand[0].value
            while table.state == GameState.PLAYERS_TURN:
                turn(table, up)

    moves: dict[str, Callable[[Any], object]] = {
        Action.HIT.value: Table.hit,
        Action.STAND.value: Table.stand,
        Action.DOUBLE.value: Table.double_down,
        Action.SPLIT.value: Table.split,
    }
    return play


def jackblack() -> Play:
    """jackblack: its simulation class with a strategy made of `basic_move`; six packs."""
    from jackblack import Deck, Player, Simulation, Strategy

    words = {"hit": "hit", "stand": "stay", "double": "double down", "split": "split"}

    class Basic(Strategy):  # type: ignore[misc]
        def decide(self, player: Any, choices: list[str], dealer: Any = None, players: Any = ()) -> str:
            hand = player.hand
            total = hand.value()
            two = len(hand) == 2
            pair = hand[0].value if "split" in choices and two else 0
            soft = hand.lowest_value() != total
            word = words[basic_move(total, soft, pair, dealer.showing(), "double down" in choices)]
            return word if word in choices else "hit"

    def play(rounds: int) -> None:
        player = Player("Ana", chips=FORTUNE, strategy=Basic(auto_log=False))
        Simulation([player], deck=Deck(num_decks=6, shuffle=True)).run(rounds)

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "cardsharp": cardsharp,
    "py21": py21,
    "blackjack21": blackjack21,
    "jackblack": jackblack,
}


def load(name: str) -> Play | None:
    """The driver of an installed peer; None where the package isn't installed."""
    try:
        importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return None
    with contextlib.redirect_stdout(io.StringIO()):
        return PEERS[name]()
