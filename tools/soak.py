"""Random keys, weighed to be nasty, into the real program for hours; and what never may happen meanwhile.

The keys change options, languages and key bindings in mid-round, leave and resume, and mean nothing; each run goes on
with the data of the run before. What is checked over the transcript says `judge`, over the data `run`.

    python -m tools.soak [--keys 20000] [--seed 1] [--jobs 1] [GAME ...]
"""

from __future__ import annotations

import argparse
import gc
import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from msgspec.structs import replace

from audiojack.app.crash_report import FILE as FAULT_FILE
from audiojack.app.options import settings as kept
from audiojack.games.registry import GAMES
from audiojack.input.keymap import DEFAULTS

PIECE = 500
"""Keys of one run of the program."""
SECONDS = 60.0
"""After so long a run is told to end: the keys have led it to a table that waits for a voice."""
END_SECONDS = 10.0
"""How long it may take to do so."""
GRACE_SECONDS = 9.0
"""How long after a run its processes may still be there: speech-dispatcher waits five seconds for another client."""
MOST_IDLE = 3
"""Runs without a single key after which a game is given up."""
NAME = "Ana"
LANGUAGES = ("en", "cs", "ru", "sr", "sr-Cyrl")
MARK = "AUDIOJACK_SOAK"
REPORT = "AUDIOJACK_SOAK_WORDS"
SOUND = ({"SDL_AUDIODRIVER": "dummy"}, {"SDL_AUDIODRIVER": "pulseaudio", "PULSE_SERVER": "unix:/nonexistent"})
"""With a device that plays into nothing, and with none."""

SILENT = "none"
"""The driver that takes no time."""
LEAVES = frozenset(("alt+f4", "control+q"))
WORDLESS = frozenset(("nothing-here",))
"""The sound of a key that means nothing: all that it has to tell."""
ALONE = frozenset(("silence",))
"""What is answered by silence, because that is what was asked for."""
CLOSED = frozenset(("say-blind", "say-takes", "say-banker-takes", "say-pull", "say-new-card", "say-total-brief"))
"""What may be said again at once: somebody takes one closed card after another, or one that changes no total."""
OFTEN = frozenset(("table",))
"""Priorities of what may be said again after other things: one player after another goes through the same."""
TYPED = ("typed", "deleted", "text-", "name-", "search-none")
"""How the ids of those begin that say what was typed, whatever it is."""

Line = dict[str, Any]
Answer = tuple[Line, list[Line]]

_NO_ANSWER: Answer = ({"t": -1}, [])
_ENDS = re.compile(r"[.?!][»“”\"')]?$")
_BROKEN = re.compile(r"[{}]|\bNone\b|  | [.,!?;:]|[.,!?;:]{2}|^\s|\s$")
_SIGNS = re.compile(r"[^\W_]")


# --- the keys

_TABLE = [name for names in DEFAULTS["table"].values() for name in names]
_ANYWHERE = [name for keys in DEFAULTS.values() for names in keys.values() for name in names if name not in LEAVES]
_STRAY = [
    *"abcdefghijklmnopqrstuvwxyz0123456789", *"yzžšěřđћяЖ?!.,-'\"@#", "Insert", "Pause", "Decimal", "Multiply",
    *(f"Alt+{letter}" for letter in "abcdehmopqrstvx"), *(f"Ctrl+{letter}" for letter in "abdehlmpstvxz"),
    *(f"{held}F{number}" for held in ("Alt+", "Ctrl+", "Ctrl+Shift+") for number in range(1, 13) if number != 4),
]  # fmt: skip


def _walk(chance: random.Random, most: int) -> list[str]:
    return [chance.choice(("Down", "Down", "Up"))] * chance.randrange(most)


def _turn(chance: random.Random) -> list[str]:
    return chance.choices(("Left", "Right", "Enter"), k=chance.randrange(1, 4))


def _option(chance: random.Random) -> list[str]:
    """Options in mid-round: a section, a row, another value, and back."""
    return ["F10", *["Down"] * chance.randrange(6), "Enter", *_walk(chance, 14), *_turn(chance), "Escape", "Escape"]


def _language(chance: random.Random) -> list[str]:
    """Another language in mid-round."""
    return ["F10", "End", "Up", "Enter", *_walk(chance, 5), "Enter", "Escape", "Escape"]


def _binding(chance: random.Random) -> list[str]:
    """Another key for a command."""
    wanted = chance.choice((*_TABLE, *_STRAY))
    return ["F10", "End", "Up", "Up", "Enter", *_walk(chance, 60), "Enter", wanted, "Down", "Enter", "Escape", "Escape"]


def _away(chance: random.Random) -> list[str]:
    """Leaves the table, and comes back."""
    back = ["Escape", "Home", "Enter", "Enter"] if chance.random() < 0.8 else []
    return ["Escape", "End", "Enter", "Down", "Enter", *back]


def _setup(chance: random.Random) -> list[str]:
    """Leaves the table and opens one with other options."""
    rows = [key for _ in range(chance.randrange(1, 5)) for key in (*_walk(chance, 14), *_turn(chance))]
    there = ["Home", *["Down"] * chance.randrange(1, 4), "Enter", "Enter"]
    return ["Escape", "End", "Enter", "Down", "Enter", *there, *rows, "Home", "Enter", "Enter"]


def _menu(chance: random.Random) -> list[str]:
    """A menu over the table, and a row of it."""
    return [chance.choice(("Tab", "F1", "F1", "Shift+F1", "Escape")), *_walk(chance, 40), "Enter"]


def _elsewhere(chance: random.Random) -> list[str]:
    """Something of the main menu: practice, players, statistics, the history."""
    deeper = [key for _ in range(chance.randrange(4)) for key in (*_walk(chance, 4), "Enter")]
    return ["Escape", "Escape", "Home", *["Down"] * chance.randrange(8), "Enter", *deeper]


def _amount(chance: random.Random) -> list[str]:
    keys = (*"0123456789", "Backspace", "Up", "Down", "PageUp", "PageDown", "Home", "End")
    return ["B", *chance.choices(keys, k=chance.randrange(1, 6)), chance.choice(("Enter", "Enter", "Escape", "Space"))]


def _pace(chance: random.Random) -> list[str]:
    """Another pace for some keys, not for long: the table then waits."""
    return ["Shift+F3", *chance.choices(("Enter", "Space", "C"), k=chance.randrange(1, 4)), "F3"]


def _play(chance: random.Random) -> list[str]:
    return [chance.choice(("Enter", "Space"))]


def _asked(chance: random.Random) -> list[str]:
    return [chance.choice(_TABLE)]


def _any(chance: random.Random) -> list[str]:
    return [chance.choice(_ANYWHERE)]


def _stray(chance: random.Random) -> list[str]:
    return [chance.choice(_STRAY)]


def _leave(chance: random.Random) -> list[str]:
    return [chance.choice(sorted(LEAVES))]


_HABITS = {
    _play: 480, _asked: 660, _any: 240, _stray: 140, _amount: 40, _menu: 32, _option: 16, _away: 16, _setup: 12,
    _language: 6, _elsewhere: 8, _binding: 2, _pace: 2, _leave: 1,
}  # fmt: skip


def nasty_keys(chance: random.Random, count: int) -> list[str]:
    """So many random keys; many of them belong together."""
    keys: list[str] = []
    while len(keys) < count:
        (habit,) = chance.choices(list(_HABITS), list(_HABITS.values()))
        keys += habit(chance)
    return [key for key in keys[:count] if key.lower() not in ("f9", "f3", "shift+f3") or chance.random() < 0.2]


# --- what never may happen


def answers(lines: Sequence[Line]) -> Iterator[Answer]:
    """Each key, with all that was told before the next one. Lines are written when utterances end; `t` orders them."""
    ordered = sorted(lines, key=lambda line: line["t"])
    keys = [place for place, line in enumerate(ordered) if "key" in line]
    return ((ordered[here], ordered[here + 1 : after]) for here, after in pairwise([*keys, len(ordered)]))


def judge(lines: Sequence[Line]) -> list[str]:
    """Every key is answered, no sound comes without words, nothing is said twice, every text is a whole sentence.

    Which words a sound and which key an answer goes with can only be told while no voice takes time.
    """
    faults = [f"{fault}: {line}" for line in lines if "text" in line for fault in text_faults(line)]
    first = min((line["t"] for line in lines if line.get("driver", SILENT) != SILENT), default=math.inf)
    for (key, after), following in pairwise([*answers(lines), _NO_ANSWER]):
        words = [line for line in after if "text" in line]
        sounds = {line["sound"] for line in after if "sound" in line}
        fitting = WORDLESS if key["t"] < first else sounds
        if not words and not _asks_for_silence(key) and not _late(following) and not (sounds and sounds <= fitting):
            faults.append(f"answered by {sorted(sounds) or 'silence'} alone: {key}")
        if not key["action"] and not sounds:
            faults.append(f"means nothing, and it was not told: {key}")
        asked = [line for line in words if key["t"] < first or line["priority"] != "answer"]
        faults += [f"said twice after {key}: {one}" for one in twice(asked)]
    return faults


def _asks_for_silence(key: Line) -> bool:
    """Whether the key asked for silence, be it by the row of the help that does."""
    return key["action"] in ALONE or (key["scene"], key["action"]) == ("help", "choose")


def _late(answer: Answer) -> bool:
    """Whether this answer may hold something of the key before, which came in the same millisecond as this one.

    A voice that takes time is not waited for, and then the lines don't stand in their order.
    """
    key, after = answer
    return any(line.get("driver", SILENT) != SILENT and line["t"] == key["t"] for line in after)


def twice(words: Sequence[Line]) -> list[str]:
    """What was said twice after one key: one thing twice running, or what is told to the player alone."""
    open_ = [line for line in words if line["id"] not in CLOSED]
    running = [one["text"] for one, other in pairwise(words) if _said(one) == _said(other) and one in open_]
    own = Counter(_said(line) for line in open_ if line["priority"] not in OFTEN)
    return [*running, *(text for (_, text), count in own.items() if count > 1)]


def _said(line: Line) -> tuple[str, str]:
    return line["id"], line["text"]


def text_faults(line: Line) -> list[str]:
    """What is wrong with the text of an utterance by itself."""
    text = line["text"]
    if line["id"].startswith(TYPED):
        return [] if text.strip() else ["empty"]
    faults = [] if _ENDS.search(text) else ["no mark at the end"]
    faults += [] if _SIGNS.search(text) else ["no word"]
    faults += ["broken"] if _BROKEN.search(text) else []
    return faults


# --- runs


class Run(NamedTuple):
    """What came of one run: how many keys arrived, how many utterances were told, and what was wrong."""

    keys: int
    utterances: int
    faults: list[str]


def run(
    folder: Path, game: str, language: str, chance: random.Random, *, count: int = PIECE, seconds: float = SECONDS
) -> Run:
    """Plays the game with random keys, on the data that `folder` holds, for so many seconds at most."""
    data, script, transcript = folder / "data", folder / "keys.txt", folder / "transcript.jsonl"
    _prepare(data, game, language, chance)
    script.write_text("\n".join([*nasty_keys(chance, count), "Quit"]) + "\n", encoding="utf-8")
    words = folder / "words.txt"
    for path in (words, transcript):
        path.unlink(missing_ok=True)
    token = uuid.uuid4().hex
    given = [
        "--terminal", "--pace", "instant", "--driver", "none", "--seed", str(chance.randrange(1 << 30)),
        "--data-dir", str(data), "--keys", str(script), "--transcript", str(transcript),
    ]  # fmt: skip
    ours = {MARK: token, REPORT: str(words), "PYTHONIOENCODING": "utf-8", "PYTHONFAULTHANDLER": "1"}
    variables = {**os.environ, **chance.choice(SOUND), **ours}
    faults, stopped = _played(["--program", *given], variables, data, seconds)
    left = left_over(token)
    faults += [f"still running: {left}"] if left else []
    faults += words.read_text(encoding="utf-8").splitlines() if words.exists() else []
    written = transcript.read_text(encoding="utf-8") if transcript.exists() else ""
    lines = [json.loads(line) for line in written.splitlines()]
    faults += judge(_answered(lines) if stopped else lines)
    return Run(sum("key" in line for line in lines), sum("text" in line for line in lines), faults)


def _answered(lines: Sequence[Line]) -> list[Line]:
    """What was told before the last key: a program that is told to end may end before it has answered that one."""
    last = max((line["t"] for line in lines if "key" in line), default=0)
    return [line for line in lines if line["t"] < last]


def _prepare(data: Path, game: str, language: str, chance: random.Random) -> None:
    """Has `Play again` play this game, and the language be this one; sometimes with the usual keys again."""
    data.mkdir(parents=True, exist_ok=True)
    path = data / kept.FILE
    before = kept.load(path)
    named = before.name or NAME
    kept.save(path, replace(before, language=language, name=named, last_game=game, played=True), "")
    if chance.random() < 0.3:
        (data / "keys.toml").unlink(missing_ok=True)


def _played(
    arguments: Sequence[str], variables: dict[str, str], data: Path, seconds: float
) -> tuple[list[str], bool]:
    """Runs this module as the program, and the check of the chips after it; also whether it had to be told to end."""
    here = Path(__file__).parents[1]
    command = [sys.executable, "-m", "tools.soak", *arguments]
    with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as output:
        process = subprocess.Popen(
            command, cwd=here, env=variables, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
        )
        status, stopped = _ended(process, seconds)
        output.seek(0)
        printed = output.read()
    faults = [] if status == 0 else [f"exit status {status}: {printed[-2000:]}"]
    faults += ["a traceback was printed"] if "Traceback" in printed else []
    fault = data / FAULT_FILE
    faults += [fault.read_text(encoding="utf-8")[-2000:]] if fault.exists() else []
    fault.unlink(missing_ok=True)
    verify = [sys.executable, "-m", "audiojack", "chips", "verify", "--data-dir", str(data)]
    checked = subprocess.run(verify, cwd=here, capture_output=True, encoding="utf-8", check=False)
    faults += [] if checked.returncode == 0 else [f"chips verify: {checked.stdout}{checked.stderr}"]
    return faults, stopped


def _ended(process: subprocess.Popen[bytes], seconds: float) -> tuple[int, bool]:
    """The exit status, -9 for a program that would not end; and whether it had to be told to."""
    stopped = False
    for patience, after in ((seconds, process.terminate), (END_SECONDS, process.kill)):
        try:
            return process.wait(patience), stopped
        except subprocess.TimeoutExpired:
            stopped = True
            after()
    return process.wait(), stopped


def left_over(token: str) -> list[str]:
    """The processes of a run that are still there after a grace; where the system tells of them."""
    end = time.monotonic() + GRACE_SECONDS
    while (found := _marked(f"{MARK}={token}".encode())) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def _marked(mark: bytes) -> list[str]:
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if mark in (place / "environ").read_bytes():
                found.append((place / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace"))
        except OSError:
            continue
    return found


def program(arguments: Sequence[str]) -> None:
    """The program itself; at its end, what its words lacked is written down."""
    from audiojack.cli.main import main as play  # noqa: PLC0415 - the tool itself needs nothing of it
    from audiojack.l10n.localizer import Localizer  # noqa: PLC0415

    status = play(arguments)
    lacking = sorted(
        f"{words.lang} lacks {what}"
        for words in gc.get_objects()
        if isinstance(words, Localizer)
        for what in (*words.missing, *words.faults)
    )
    if lacking:
        Path(os.environ[REPORT]).write_text("\n".join(lacking) + "\n", encoding="utf-8")
    sys.stdout.flush()
    os._exit(status)  # as the command does: nobody waits for a thread that works something out


# --- hours of it


def soak(game: str, keys: int, seed: int) -> tuple[str, int]:
    """Plays a game until so many keys have arrived; what came of it as a text, and how many faults there were."""
    chance = random.Random(f"{game} {seed}")
    folder = Path(tempfile.mkdtemp(prefix=f"soak-{game}-"))
    told, spoken, faults, runs = 0, 0, list[str](), 0
    idle = 0
    while told < keys and idle < MOST_IDLE:
        language = LANGUAGES[runs % len(LANGUAGES)]
        done = run(folder, game, language, chance)
        runs, told, spoken = runs + 1, told + done.keys, spoken + done.utterances
        idle = 0 if done.keys else idle + 1
        if done.faults:
            faults += [f"{game}, run {runs} ({language}): {fault}" for fault in done.faults]
            for name in ("keys.txt", "transcript.jsonl"):
                (folder / name).rename(folder / f"{runs}-{name}")
    text = "\n".join([*faults, f"{game}: {told} keys in {runs} runs, {spoken} utterances, {len(faults)} faults."])
    if not faults:
        _remove(folder)
    return text + (f" See {folder}." if faults else ""), len(faults)


def _remove(folder: Path) -> None:
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() else path.unlink()
    folder.rmdir()


def main() -> int:
    """Soaks the games, and tells what it found."""
    if sys.argv[1:2] == ["--program"]:
        program(sys.argv[2:])
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME", help="by default all")
    parser.add_argument("--keys", type=int, default=20_000, help="keys a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    given = parser.parse_args()
    count = 0
    with ThreadPoolExecutor(given.jobs) as pool:
        for text, faults in pool.map(lambda game: soak(game, given.keys, given.seed), given.games):
            print(text, flush=True)
            count += faults
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
