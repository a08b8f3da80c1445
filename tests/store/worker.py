"""A copy of the program, as far as the store sees it: run as a child, and killed in the midst of it.

`play`: commit without end, saying each number after it was acknowledged. `stake`: lay the purse on a table
ten chips at a time until nothing is left, saying how much was laid.
"""

from __future__ import annotations

import sys
from pathlib import Path

from audiojack.store import ChipStore, InsufficientChips, Move, StoreConflict, table_account, wallet
from tests.store.support import round_of, seated


def take(store: ChipStore) -> tuple[int, int, int]:
    """Resume whatever table is free, or open one: (player, table, number)."""
    for table in store.open_tables():
        try:
            found = store.resume(table.id)
        except StoreConflict:
            continue
        return table.seats[0][1], table.id, found.seq
    player, opened = seated(store)
    return player, opened, 0


def play(folder: Path) -> None:
    """Win and lose by turns; every seventh commit is a snapshot."""
    with ChipStore.open(folder, care=False) as store:
        player, table, seq = take(store)
        turn = seq
        while True:
            turn += 1
            moves = round_of(player, table, 10, 10 if store.balance(wallet(player)) == 1000 else -1)
            snapshot = f'{{"turn":{turn}}}' if turn % 7 == 0 else None
            events = [f'{{"event":{number}}}' for number in range(turn % 5)]
            seq = store.commit(table, seq, f'{{"turn":{turn}}}', events, moves, snapshot_json=snapshot)
            print(table, seq, flush=True)


def stake(folder: Path, player: int) -> None:
    """Lay all chips, ten at a time."""
    laid = 0
    with ChipStore.open(folder, care=False) as store:
        table = store.open_table("blek-dzek", "{}", "{}", [(1, player)])
        seq = 0
        print("ready", flush=True)
        sys.stdin.readline()
        try:
            while True:
                move = Move(wallet(player), table_account(table, player), 10, "stake")
                seq = store.commit(table, seq, "{}", [], [move])
                laid += 10
        except InsufficientChips:
            print(laid, flush=True)


def hold(folder: Path) -> None:
    """Keep a table until the end of input."""
    with ChipStore.open(folder, care=False) as store:
        print(take(store)[1], flush=True)
        sys.stdin.readline()


if __name__ == "__main__":
    mode, where = sys.argv[1], Path(sys.argv[2])
    if mode == "stake":
        stake(where, int(sys.argv[3]))
    else:
        {"play": play, "hold": hold}[mode](where)
