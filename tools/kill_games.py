"""Kill real games, two copies at a time, and prove after each kill that no chip is lost, made or doubled.

Two copies play all seven games, one person and computer players sharing one store, and are killed at random moments,
some in the midst of the store's first start. Then every round that was left is resumed: with the same cards, with all
that was acknowledged, and to its end. Lastly writes and locks fail in the midst of games.

    python -m tools.kill_games [--kills 1000] [--writes 200] [--seed 1]
"""

from __future__ import annotations

import argparse
import errno
import hashlib
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from audiojack.bots.characters import CHARACTERS
from audiojack.engine.commands import Command, Refusal
from audiojack.games.registry import GAMES
from audiojack.play.computer_players import Characters
from audiojack.play.session import LocalSession
from audiojack.play.setup import TableSetup
from audiojack.play.table_journal import StoreJournal
from audiojack.play.tables import Tables
from audiojack.store import (
    ChipStore,
    StoreBusy,
    StoreError,
    StoreFull,
    StoreIOError,
    StoreReadOnly,
    bank_account,
    table_account,
)
from audiojack.store.reader import BUSY_MS
from tools.kill_store import FAULTS, PATIENCE_MS, failing_disk

PERSON = "Ana"
FRESH_AFTER = 20
"""Kills after which a new store is begun."""
EARLIEST, LATEST = 0.005, 0.4
"""How long copies play before they are killed, in seconds."""
OPENING = 0.06
"""The same for copies that begin with a new store: they may be killed while they make it."""
STEPS = 400
"""Steps within which a resumed round has to be over."""

Result = TypeVar("Result")


class Told(msgspec.Struct, frozen=True):
    """What a copy was sure of: a table, the number of its last commit, and what the table looked like then."""

    table: int
    seq: int
    digest: str


class Company(Characters):
    """The characters of the game, who work out what they need when they need it: threads don't survive a fork."""

    def __init__(self) -> None:
        super().__init__(str.title)

    def prepare(self, game: str, options: Mapping[str, Any]) -> None:
        return


# --- playing


def tables_of(store: ChipStore | None, chance: random.Random) -> Tables:
    """Tables with the person and the company."""
    tables = Tables(store, lambda: chance.randrange(1 << 63), Company())
    tables.name = PERSON
    if store is not None:
        tables.person = again(lambda: store.ensure_player(PERSON))
    return tables


def again(work: Callable[[], Result]) -> Result:
    """Do what can be done twice, up to three times more if the disk fails or somebody else holds it."""
    for _ in range(3):
        with suppress(StoreIOError, StoreFull, StoreReadOnly, StoreBusy):
            return work()
    return work()


def digest_of(table: Any) -> str:
    """What the table looks like, cards to come included. The purses are shared with the other copy and left out."""
    seats = tuple(replace(seat, chips=0) for seat in table.seats)
    return hashlib.blake2b(msgspec.json.encode(replace(table, seats=seats)), digest_size=8).hexdigest()


def told(session: LocalSession) -> Told | None:
    """What is sure of a session now."""
    journal, table = session.owner.journal, session.owner.table
    return Told(journal._id, journal.seq, digest_of(table)) if isinstance(journal, StoreJournal) else None


def act(session: LocalSession, chance: random.Random) -> bool:
    """Let one thing happen at the table; False where the person can't go on."""
    if session.pending:
        session.step()
    elif session.out or session.over:
        return False
    elif session.between:
        session.go_on()
    else:
        _person(session, chance)
    return True


def _person(session: LocalSession, chance: random.Random) -> None:
    """The person does something that is legal now, a character's choice where there is one."""
    if chance.random() < 0.7:
        with suppress(ValueError):
            who = chance.choice(CHARACTERS).id
            if not isinstance(session.do(Company().chooser(who, chance.randrange(99))(session.view)), Refusal):
                return
    legal = [one for one in session.legal if one.action != "reshuffle"] or list(session.legal)
    if not legal:  # the other copy has emptied the purse meanwhile
        return
    one = chance.choice(legal)
    to = chance.choice(one.targets) if one.targets else -1
    session.do(Command(session.seat, one.action, one.box, chance.choice((one.least, one.most)), to))


def table_to_play(tables: Tables, store: ChipStore, chance: random.Random) -> LocalSession:
    """A table that was left, if one is free, else a new one of any game."""
    for kept in store.open_tables():
        if kept.held == "free" and chance.random() < 0.5:
            with suppress(StoreError):
                return tables.resume(kept)
    return tables.open(chance.choice(list(GAMES)), TableSetup())


def play(
    folder: Path, seed: int, tell: Callable[[Told], None], steps: int | None = None, patience: int = BUSY_MS
) -> None:
    """One copy: plays table after table, and says after each commit what it is sure of."""
    chance = random.Random(seed)
    with again(lambda: ChipStore.open(folder, care=False, busy_ms=patience)) as store:
        tables = tables_of(store, chance)
        done = 0
        while steps is None or done < steps:
            session = again(lambda: table_to_play(tables, store, chance))
            for _ in range(chance.randrange(5, 60)):
                going = again(lambda: act(session, chance))  # noqa: B023 - called at once
                sure = told(session)
                if sure is not None:
                    tell(sure)
                done += 1
                if not going or (steps is not None and done >= steps):
                    break
            again(session.leave_open if session.kept_if_left else session.close)


# --- killing


def copy_at(folder: Path, seed: int) -> tuple[int, int]:
    """A copy that plays at the store in `folder`: its process and the pipe of what it tells."""
    out, into = os.pipe()
    child = os.fork()
    if child:
        os.close(into)
        return child, out
    try:  # pragma: no cover - the child, which is killed
        os.close(out)
        play(folder, seed, lambda sure: _tell(into, sure))
    except BaseException as error:
        os.write(into, f"! {type(error).__name__} {error}\n".encode())
    finally:
        os._exit(1)


def _tell(into: int, sure: Told) -> None:
    os.write(into, f"{sure.table} {sure.seq} {sure.digest}\n".encode())


def lines_of(out: int) -> Iterator[str]:
    """What a copy told, but for a last line that was cut off."""
    with os.fdopen(out, encoding="utf-8") as pipe:
        yield from (line for line in pipe.read().splitlines(keepends=True) if line.endswith("\n"))


def killed(folder: Path, chance: random.Random, latest: float = LATEST) -> tuple[list[Told], list[str]]:
    """Two copies play until both are killed at some moment: what they were sure of, and what ended them before."""
    copies = [copy_at(folder, chance.randrange(10**6)) for _ in range(2)]
    time.sleep(chance.uniform(EARLIEST, latest))
    for child, _ in copies:
        os.kill(child, signal.SIGKILL)
    for child, _ in copies:
        os.waitpid(child, 0)
    lines = [line for _, out in copies for line in lines_of(out)]
    return list(understood(lines)), [line.strip() for line in lines if line.startswith("!")]


def understood(lines: list[str]) -> Iterator[Told]:
    """The lines that a copy told, as values."""
    for line in lines:
        if not line.startswith("!"):
            table, seq, digest = line.split()
            yield Told(int(table), int(seq), digest)


# --- proving


def faults(folder: Path, sure: list[Told], chance: random.Random, resumed: dict[str, int]) -> list[str]:
    """What is wrong with the store after a kill: nothing, or else a finding a line. Counts resumed games."""
    found: list[str] = []
    with ChipStore.open(folder, care=False) as store:
        found += [f"{problem.code}: {problem.where}" for problem in store.verify().problems]
        last = {one.table: one for one in sure}
        tables = tables_of(store, chance)
        for kept in store.open_tables():
            if kept.held != "free":
                found.append(f"table {kept.id} is held by a dead copy")
                continue
            findings = _resumed(tables, kept, last.get(kept.id), chance)
            found += [f"table {kept.id}, {kept.game}: {finding}" for finding in findings]
            resumed[kept.game] = resumed.get(kept.game, 0) + 1
        found += [f"afterwards: {problem.code}: {problem.where}" for problem in store.verify().problems]
    return found


def _resumed(tables: Tables, kept: Any, sure: Told | None, chance: random.Random) -> Iterator[str]:
    session = tables.resume(kept)
    now = told(session)
    assert now is not None
    if sure is not None and now.seq < sure.seq:
        yield f"{sure.seq} was acknowledged, {now.seq} is there"
    if sure is not None and now.seq == sure.seq and now.digest != sure.digest:
        yield "the table is not the one that was left"
    for _ in range(STEPS):
        if session.between or session.out:
            break
        act(session, chance)
    else:
        yield "the round does not come to its end"
    if GAMES[kept.game].family == "casino":
        assert tables.store is not None
        if lying := _lying(tables.store, kept):
            yield f"{lying} chips lie on the table after the round"
    (session.leave_open if session.kept_if_left else session.close)()


def _lying(store: ChipStore, kept: Any) -> int:
    names = [bank_account(kept.id), *(table_account(kept.id, player) for _, player in kept.seats)]
    return sum(store.balances_of(names))


def kill(times: int, seed: int, parent: Path) -> tuple[list[str], int, dict[str, int]]:
    """Kill so many times: the findings, how many commits were acknowledged, and how often each game was resumed."""
    chance = random.Random(seed)
    found: list[str] = []
    acknowledged = 0
    resumed: dict[str, int] = {}
    warm_up(chance)
    for number in range(times):
        folder = parent / f"games-{number // FRESH_AFTER}"
        sure, ended = killed(folder, chance, LATEST if folder.exists() else OPENING)
        found += [f"kill {number}: {one}" for one in (*ended, *faults(folder, sure, chance, resumed))]
        acknowledged += len(sure)
    return found, acknowledged, resumed


def warm_up(chance: random.Random) -> None:
    """Let the characters work out every game once, so that each copy need not."""
    tables = tables_of(None, chance)
    for game in GAMES:
        session = tables.open(game, TableSetup())
        for _ in range(30):
            act(session, chance)


# --- the failing disk


def starve(parent: Path, *, writes: int, seed: int, steps: int = 25) -> tuple[list[str], int]:
    """Let single writes and locks of real games fail, in each of the ways; the findings and how many failed."""
    library, chance = failing_disk(parent), random.Random(seed)
    found: list[str] = []
    failed = 0
    for number in range(writes):
        error, onwards = chance.choice(FAULTS), chance.choice("01")
        folder = parent / f"disk-{number}"
        at = chance.randrange(1, 60 if error == errno.EAGAIN else 250)  # a write takes several calls, a lock one
        seen, findings = _starved(folder, library, chance, at=at, error=error, onwards=onwards, steps=steps)
        failed += seen >= at
        found += [f"write {at}, error {error}, onwards {onwards}: {one}" for one in findings]
    return found, failed


def _starved(
    folder: Path, library: Path, chance: random.Random, *, at: int, error: int, onwards: str, steps: int
) -> tuple[int, list[str]]:
    with ChipStore.open(folder, care=False):
        pass
    count = folder.with_suffix(".count")
    command = [sys.executable, "-m", "tools.kill_games", "--play", str(folder), "--steps", str(steps),
               "--patience", str(PATIENCE_MS)]  # fmt: skip
    fault = {"LD_PRELOAD": str(library), "FAIL_UNDER": str(folder), "FAIL_AT": str(at), "FAIL_WITH": str(error),
             "FAIL_ON": onwards, "FAIL_COUNT": str(count)}  # fmt: skip
    child = subprocess.run(
        [*command, "--seed", str(chance.randrange(10**6))],
        cwd=Path(__file__).parents[1], env={**os.environ, **fault}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    findings = faults(folder, list(understood(child.stdout.splitlines())), chance, {})
    last = child.stderr.strip().splitlines()[-1:] if child.returncode else []
    if last and not last[0].startswith("audiojack.store.errors.Store"):
        findings.append(f"ended by {last[0]}")
    if onwards == "0" and child.returncode:
        findings.append(f"one failure was not outlived: {last}")
    return int(count.read_text()) if count.exists() else 0, findings


def _play_aloud(folder: Path, seed: int, steps: int | None, patience: int) -> None:
    """One copy that says what it is sure of on its standard output."""
    play(folder, seed, lambda sure: print(sure.table, sure.seq, sure.digest, flush=True), steps, patience)


def main() -> int:
    """Kill, starve, and tell the figures."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--writes", type=int, default=200, help="how many writes or locks fail")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--steps", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--patience", type=int, default=BUSY_MS, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        _play_aloud(given.play, given.seed, given.steps, given.patience)
        return 0
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="kill-games-") as name:
        found, acknowledged, resumed = kill(given.kills, given.seed, Path(name))
        starved, failed = starve(Path(name), writes=given.writes, seed=given.seed) if given.writes else ([], 0)
    for finding in (*found, *starved):
        print(finding)
    games = ", ".join(f"{game} {count}" for game, count in sorted(resumed.items()))
    findings = len(found) + len(starved)
    print(f"{given.kills} kills of two copies, {acknowledged} commits acknowledged, {failed} writes or locks failed.")
    print(f"Tables resumed: {games}. Findings: {findings}. Minutes: {(time.monotonic() - began) / 60:.1f}.")
    print("| kills | commits acknowledged | rounds resumed | failing writes and locks | findings |")
    print("|---|---|---|---|---|")
    print(f"| {given.kills} | {acknowledged} | {sum(resumed.values())} | {failed} | {findings} |")
    return 1 if found or starved else 0


if __name__ == "__main__":
    sys.exit(main())
