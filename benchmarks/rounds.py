"""How many rounds of Blek džek a second the engine plays, against Blackjack packages from PyPI in the same run.

One player, basic strategy, six packs, nothing printed. Ours makes every event and every table in between, moves chips
and checks every command. Processor time counts, so that other work on the machine doesn't.

    uv run --group bench python -m benchmarks.rounds
"""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from audiojack.engine.cards import Card, rank
from audiojack.engine.casino import Casino
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Action, Command, Refusal
from audiojack.engine.hands import casino_value, count_casino
from audiojack.engine.table import Box, CasinoTable, Seat
from audiojack.games import blek_dzek
from audiojack.games.options import complete
from benchmarks.peers import FORTUNE, PEERS, basic_move, load
from benchmarks.report import Limit, close

STAKE = 10
REPEATS = 5
SECONDS = 1.0
"""Processor time of one repeat of one package."""

MOVES: dict[str, Action] = {"hit": "hit", "stand": "stand", "double": "double", "split": "split"}


def ours(rounds: int) -> None:
    """Plays that many rounds on one table."""
    options = complete(blek_dzek.OPTIONS, {})
    casino = Casino(blek_dzek.BlekDzek(options))
    table = CasinoTable("blek-dzek", options, (Seat("Ana", FORTUNE),), (Box("1", 0),), Chance(state=1))
    for _ in range(rounds):
        table = _play(casino, table, Command(0, "bet", 0, STAKE))
        table = _play(casino, table, Command(0, "deal"))
        while table.phase == "play":
            table = _play(casino, table, Command(0, _move(table), table.turn_box))


def _play(casino: Casino, table: CasinoTable, command: Command) -> CasinoTable:
    played = casino.play(table, command)
    if isinstance(played, Refusal):
        raise RuntimeError(f"{command} was refused: {played}")
    last = played.tables[-1]
    assert isinstance(last, CasinoTable)
    return last


def _move(table: CasinoTable) -> Action:
    box = table.boxes[table.turn_box]
    cards = box.hands[table.turn_hand].cards
    total = count_casino(cards)
    two = len(cards) == 2
    splits = two and len(box.hands) == 1 and rank(cards[0]) == rank(cards[1])
    pair = _value(cards[0]) if splits else 0
    return MOVES[basic_move(total.points, total.soft, pair, _value(table.dealer[0]), two)]


def _value(card: Card) -> int:
    value = casino_value(card)
    return 11 if value == 1 else value


def speed(play: Callable[[int], None]) -> float:
    """Rounds a second of processor time, in about SECONDS."""
    rounds = 200
    while True:
        begin = time.process_time()
        play(rounds)
        spent = time.process_time() - begin
        if spent >= SECONDS / 2:
            return rounds / spent
        rounds = int(rounds * max(2.0, SECONDS / max(spent, 0.01)))


def main() -> int:
    """Measures in turns, so that a slow moment of the machine meets all alike."""
    players: dict[str, Callable[[int], None]] = {"audiojack": ours}
    for name in PEERS:
        peer = load(name)
        if peer is None:
            print(f"{name} is not installed and is left out.")
        else:
            players[name] = peer
    speeds: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(REPEATS):
        for name, play in players.items():
            speeds[name].append(speed(play))
    medians = {name: statistics.median(values) for name, values in speeds.items()}
    for name, value in medians.items():
        print(f"{name}: {value:.0f} rounds a second.")
    rivals = {name: value for name, value in medians.items() if name != "audiojack"}
    if not rivals:
        print("No package to compare with: run it with `uv run --group bench`.")
        return 2
    fastest = max(rivals, key=lambda name: rivals[name])
    ratio = medians["audiojack"] / rivals[fastest]
    return close("rounds", f"{ratio:.2f} times the fastest, {fastest}", [Limit("ratio", ratio, at_least=1.0)])


if __name__ == "__main__":
    sys.exit(main())
