"""The real program on a disk that takes half a second a sync: questions are answered, and nothing is told too soon."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.table import PLAIN
from tests.support.player import Line, Player, command, environment
from tests.support.processes import stopped
from tests.support.slow_disk import SlowDisk

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the slow disk is preloaded as Linux does it")

SYNC_MS = 500
SYNCS = 2
"""A commit syncs more often than that: the journal, the file, their folder."""
AT_ONCE_MS = 250


class Typist(Player):
    """A program in a terminal, with its keyboard."""

    def press(self, key: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write({"Enter": b"\r", "Space": b" ", "Ctrl+Q": b"\x11"}.get(key) or key.lower().encode())
        self.process.stdin.flush()


@contextmanager
def typing(folder: Path, disk: SlowDisk, name: str = "first") -> Iterator[Typist]:
    transcript = folder / f"{name}.jsonl"
    given = ("--no-window", "--data-dir", str(folder / "data"), "--transcript", str(transcript))
    process = subprocess.Popen(
        command(*PLAIN, *given),
        env=environment(disk.variables),
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
    )
    with stopped(process):
        yield Typist(process, transcript, None)


def at_the_stake(player: Typist) -> None:
    for _ in range(4):
        player.ask("Enter")
    player.wait_for_text("Stake: ")


def answer(player: Typist, key: str) -> tuple[float, Line]:
    """Milliseconds until a key was answered, and the answer."""
    before, began = player.mark(), time.monotonic()
    player.press(key)
    player.wait_for(lambda lines: any("text" in line for line in lines), before)
    return (time.monotonic() - began) * 1000, player.utterances(before)[0]


@pytest.mark.promise(
    "Speech, sound and braille",
    "A slow disk holds up no key that asks; nothing is told before it is kept, and nothing is lost on "
    "the way",
)
def test_a_question_is_answered_while_a_commit_takes_seconds_and_nothing_is_told_before_it_is_kept(
    tmp_path: Path,
) -> None:
    disk = SlowDisk(tmp_path / "data")
    with typing(tmp_path, disk) as player:
        at_the_stake(player)
        disk.slow_by(SYNC_MS)
        placed = time.monotonic()
        begun = player.mark()
        player.press("Enter")
        for key, words in (("S", "You have 1000"), ("T", "Waiting for yours")):
            took, line = answer(player, key)
            assert words in line["text"]
            assert took < AT_ONCE_MS
        player.wait_for_text("You bet ", since=begun)
        assert (time.monotonic() - placed) * 1000 > SYNC_MS * SYNCS
        took, line = answer(player, "S")
        assert "990" in line["text"]
        assert took < AT_ONCE_MS
        disk.slow_by(0)
        player.wait_for_text("Your cards", since=begun)


@pytest.mark.promise(
    "Speech, sound and braille",
    "A slow disk holds up no key that asks; nothing is told before it is kept, and nothing is lost on "
    "the way",
)
def test_a_program_that_is_told_to_end_while_a_step_is_kept_resumes_it(tmp_path: Path) -> None:
    disk = SlowDisk(tmp_path / "data")
    with typing(tmp_path, disk) as player:
        at_the_stake(player)
        disk.slow_by(SYNC_MS)
        begun = player.mark()
        player.press("Enter")
        player.wait_for_text("You bet ", since=begun)
        player.process.terminate()
        disk.slow_by(0)
        assert player.process.wait(20) == 0
        told = [line["text"] for line in player.utterances(begun)]
    assert not any(" bets " in text for text in told)
    with typing(tmp_path, disk, "second") as player:
        player.wait_for_text("Main menu")
        player.press("Enter")
        player.wait_for_text("The round goes on")
        player.wait_for_text("Your cards")
    done = subprocess.run(
        command("chips", "verify", "--data-dir", str(tmp_path / "data")),
        env=environment(),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
