"""Flips bytes of a store with kept rounds, one at a time, and looks whether the program knows each.

A flipped byte may be harmless: then everything that can be asked answers as before, and play goes on. Otherwise it has
to be known, at the start and by `verify` alike, and leave the three ways out: a backup can be brought back, one can
begin anew, and one can play without keeping.

    python -m tools.flip_bytes [--bytes 10000] [--seed 1] [--jobs 1]
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

from audiojack.store import backup
from audiojack.store.accounts import HOUSE, Move, table_account, wallet
from audiojack.store.clock import Clock
from audiojack.store.errors import StoreDamaged, StoreError
from audiojack.store.reader import ChipReader, open_to_read
from audiojack.store.statistics import RoundResult
from audiojack.store.store import ChipStore

ROUNDS = 30
STAKE = 10
WON = 5
PIECE = 250
"""Bytes that one process flips in a row."""
MIDDAY = 1_700_000_000_000
"""When the store of the test was played, in milliseconds since 1970 UTC."""

Fate = str
"""What became of a flip: `harmless`, `told`, or what is wrong."""


class Kept(NamedTuple):
    """All that a store answers with; two stores that answer alike are the same to a player."""

    players: object
    standings: object
    entries: object
    rounds: object
    tables: object
    journals: object


def _clock() -> Clock:
    now = MIDDAY

    def tick() -> int:
        nonlocal now
        now += 1
        return now

    return tick


def fill(folder: Path) -> None:
    """A store of two people and a computer player, with rounds played, tables open and closed, and a daily backup."""
    with ChipStore.open(folder, clock=_clock(), care=False) as store:
        people = [store.create_player(name).id for name in ("Žofie", "Радован")]
        people.append(store.create_player("Bořek", "computer", "calm").id)
        for player in people:
            store.sit_down(player)
        store.sit_down(people[1], game="oko")
        store.set_settings(people[0], '{"language":"cs","theme":"dark"}')
        for game in ("blek-dzek", "oko", "blek-dzek"):
            table = store.open_table(game, '{"packs":6}', '{"round":0}', list(enumerate(people, start=1)))
            seq = _play(store, table, people)
            if game == "oko":
                store.close_table(table, seq)
            else:
                laid = Move(wallet(people[0]), table_account(table, people[0]), STAKE, "stake")
                store.commit(table, seq, '{"bet":10}', ['{"e":"ž"}'], [laid], round_no=ROUNDS + 1)
        store.retire(people[2])
        store.care()


def _play(store: ChipStore, table: int, people: Sequence[int]) -> int:
    seq = 0
    for number in range(1, ROUNDS + 1):
        player = people[number % 2]
        purse, place = wallet(player), table_account(table, player)
        moves = [Move(purse, place, STAKE, "stake"), Move(place, purse, STAKE, "returned")]
        results = [RoundResult(player, WON, ("natural",)), RoundResult(people[2], -WON)]
        seq = store.commit(
            table, seq, f'{{"round":{number}}}', ['{"e":"draw"}'] * 3, [*moves, Move(HOUSE, purse, WON, "won")],
            snapshot_json=f'{{"round":{number}}}', round_no=number, results=results,
        )  # fmt: skip
    return seq


def _asked(store: ChipReader) -> Kept:
    people = store.players(retired=True)
    journals = [store.rows_after(table, -1) for table in range(1, 4)]
    tables = store.open_tables() if isinstance(store, ChipStore) else ()
    rounds = [store.rounds(one.id) for one in people]
    return Kept(people, store.richest(), store.entries(), rounds, tables, journals)


def played_before(folder: Path) -> Kept:
    """What the sound store in the folder answers with."""
    with ChipStore.open(folder, clock=_clock(), care=False) as store:
        return _asked(store)


def _played_on(store: ChipStore) -> None:
    """What a game does next on a store that passes for sound."""
    for table in store.open_tables():
        resumed = store.resume(table.id)
        store.commit(table.id, resumed.seq, '{"c":1}', ['{"e":1}'], snapshot_json="{}")
        store.release(table.id)
    store.sit_down(store.create_player("Nová").id)


def _at_the_start(folder: Path, before: Kept) -> Fate:
    """What the start of the game makes of the store, and the check that follows it."""
    with ExitStack() as stack:
        try:
            store = stack.enter_context(ChipStore.open(folder, clock=_clock(), care=False))
            store.check()
        except StoreDamaged as error:
            return "told" if error.details["rescue"] == "backup" else "told, but there should be a backup"
        except StoreError as error:
            return f"told as {error.code}"
        if _asked(store) != before:
            return "unknown at the start"
        try:
            _played_on(store)
        except StoreError as error:
            return f"harmless, but play stops with {error.code}"
    return "harmless"


def _by_verify(folder: Path) -> Fate:
    """What `audiojack chips verify` makes of it."""
    try:
        with open_to_read(folder, audited=False) as reader:
            return "told" if reader.verify().problems else "harmless"
    except StoreDamaged:
        return "told"
    except StoreError as error:
        return f"told as {error.code}"


def _ways_out(folder: Path) -> Fate:
    """Whether a backup can be brought back, and one can begin anew."""
    backup.restore(folder, backup.backups(folder)[0].path, MIDDAY)
    with ChipStore.open(folder, care=False, whole=True) as store:
        if not store.players():
            return "the backup is empty"
    backup.set_aside(folder, MIDDAY)
    with ChipStore.open(folder, fresh=True, care=False) as store:
        return "told" if not store.players(retired=True) else "not begun anew"


def flip(whole: bytes, place: int, bit: int, folder: Path, before: Kept, *, ways: bool) -> Fate:
    """Flips one bit and says what became of it; with `ways` the ways out are gone as well."""
    path = folder / backup.FILE
    changed = bytearray(whole)
    changed[place] ^= 1 << bit
    path.write_bytes(changed)
    verified = _by_verify(folder)
    started = _at_the_start(folder, before)
    if verified != started:
        return f"{started} at the start, {verified} by verify"
    if started == "told" and ways:
        path.write_bytes(changed)
        copies = [(one.path, one.path.read_bytes()) for one in backup.backups(folder)]
        try:
            return _ways_out(folder)
        finally:
            for aside in folder.glob("chips-set-aside-*"):
                aside.unlink()
            for copy, content in copies:
                copy.write_bytes(content)
    return started


def _piece(places: Sequence[tuple[int, int]], ways_every: int) -> list[tuple[int, int, Fate]]:
    folder = Path(tempfile.mkdtemp(prefix="flip-"))
    try:
        fill(folder)
        whole = (folder / backup.FILE).read_bytes()
        before = played_before(folder)
        return [
            (place, bit, flip(whole, place, bit, folder, before, ways=number % ways_every == 0))
            for number, (place, bit) in enumerate(places)
        ]
    finally:
        shutil.rmtree(folder)


def run(count: int, seed: int, jobs: int = 1, ways_every: int = 25) -> list[tuple[int, int, Fate]]:
    """Flips a bit in `count` bytes that chance chooses, each once; place, bit and what became of it.

    The ways out are gone after each `ways_every`-th flip of a piece that is told.
    """
    folder = Path(tempfile.mkdtemp(prefix="flip-"))
    try:
        fill(folder)
        size = (folder / backup.FILE).stat().st_size
    finally:
        shutil.rmtree(folder)
    chance = random.Random(seed)
    chosen = chance.sample(range(size), min(count, size))
    places = [(place, chance.randrange(8)) for place in chosen]
    pieces = [places[start : start + PIECE] for start in range(0, len(places), PIECE)]
    if jobs == 1:
        return [one for piece in pieces for one in _piece(piece, ways_every)]
    with ProcessPoolExecutor(jobs) as pool:
        return [one for done in pool.map(_piece, pieces, [ways_every] * len(pieces)) for one in done]


def main() -> int:
    """Flips bytes, and tells what became of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bytes", type=int, default=10_000, help="how many bytes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    given = parser.parse_args()
    fates = run(given.bytes, given.seed, given.jobs)
    faults = [one for one in fates if one[2] not in ("harmless", "told")]
    for place, bit, fate in faults:
        print(f"byte {place}, bit {bit}: {fate}")
    counted = Counter(fate for _, _, fate in fates)
    print(f"{len(fates)} bytes: {counted['harmless']} harmless, {counted['told']} told, {len(faults)} faults.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
