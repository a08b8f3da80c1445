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

from audiojack.bots.casino_book import BasicStrategy
from audiojack.engine.casino import Casino
from audiojack.engine.chance import Chance
from audiojack.engine.commands import Action, Command, Refusal
from audiojack.engine.decider import Played
from audiojack.engine.hands import Total, casino_value, count_casino
from audiojack.engine.table import Box, CasinoTable, Seat
from audiojack.games import blek_dzek
from audiojack.games.options import complete
from benchmarks.peers import FORTUNE, PEERS, load
from benchmarks.report import Limit, close

STAKE = 10
REPEATS = 5
SECONDS = 1.0
"""Processor time of one repeat of one package."""

UNSPLIT: tuple[Action, ...] = ("hit", "stand", "double")
PAIR: tuple[Action, ...] = (*UNSPLIT, "split")


class Ours:
    """One table of the engine and the book player's chart, kept from one call to the next like the peers' tables."""

    def __init__(self) -> None:
        options = complete(blek_dzek.OPTIONS, {})
        rules = blek_dzek.BlekDzek(options)
        self.casino = Casino(rules)
        self.book = BasicStrategy(rules)
        self.chart: dict[tuple[Total, bool, bool, int], Action] = {}
        self.table = CasinoTable("blek-dzek", options, (Seat("Ana", FORTUNE),), (Box("1", 0),), Chance(state=1))

    def __call__(self, rounds: int) -> None:
        """Plays that many rounds; a refused command would be a fault."""
        play, table = self.casino.play, self.table
        bet, deal = Command(0, "bet", 0, STAKE), Command(0, "deal")
        for _ in range(rounds):
            table = _after(play(table, bet))
            table = _after(play(table, deal))
            while table.phase == "play":
                table = _after(play(table, Command(0, self._move(table))))
        self.table = table

    def _move(self, table: CasinoTable) -> Action:
        """The chart's answer: by total, number of cards, pair and upcard, as the peers look theirs up."""
        hands = table.boxes[0].hands
        cards = hands[table.turn_hand].cards
        two = len(cards) == 2
        pair = two and len(hands) == 1 and cards[0][0] == cards[1][0]
        key = (count_casino(cards), two, pair, casino_value(table.dealer[0]))
        move = self.chart.get(key)
        if move is None:
            move = self.chart[key] = self.book.action(cards, table.dealer[0], PAIR if pair else UNSPLIT)
        return move


def _after(played: Played | Refusal) -> CasinoTable:
    if isinstance(played, Refusal):
        raise RuntimeError(f"refused: {played}")
    last: CasinoTable = played.table
    return last


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
    players: dict[str, Callable[[int], None]] = {"audiojack": Ours()}
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
