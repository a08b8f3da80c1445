"""The engine itself plays rounds from fresh shoes by exact best play, and its mean must agree with the exact worth.

Every round is shuffled anew and every command checked, as at a table. Twenty million rounds take hours on one core, so
the work is spread over processes; the limit is four standard errors.

    uv run python -m benchmarks.odds_simulation [GAME] [--rounds N] [--options k=v,…] [--processes P]
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from audiojack.cli.odds import options_given
from audiojack.games.registry import game as find_game
from audiojack.odds.house import house_of
from audiojack.odds.simulation import Sum, play_rounds
from audiojack.odds.whole_game import work_out
from benchmarks.report import Limit, close

ROUNDS = 20_000_000
PART = 20_000


def main() -> int:
    """Plays, tells the mean as it grows, and closes with the distance in standard errors."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default="blek-dzek")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--options", default="")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    wanted = parser.parse_args()
    options = dict(options_given(find_game(wanted.game), wanted.options))
    exact = work_out(house_of(wanted.game, options)).ev
    parts = math.ceil(wanted.rounds / PART)
    total = Sum()
    with ProcessPoolExecutor(wanted.processes) as pool:
        runs = [pool.submit(play_rounds, wanted.game, options, PART, seed) for seed in range(parts)]
        for done, run in enumerate(runs, start=1):
            total = total.plus(run.result())
            if done % max(1, parts // 20) == 0:
                print(f"{total.rounds} rounds: {total.mean:.6f}, exactly {exact:.6f}.", flush=True)
    away = abs(total.mean - exact) / total.error
    text = f"{total.rounds} rounds of {wanted.game}: {total.mean:.6f} ± {total.error:.6f}, exactly {exact:.6f}"
    return close("odds_simulation", text, [Limit("standard errors", away, at_most=4.0)])


if __name__ == "__main__":
    sys.exit(main())
