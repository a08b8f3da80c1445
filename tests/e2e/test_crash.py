"""A power cut in the middle of a round: the store is whole, the round goes on, and no chip is lost or made."""

from __future__ import annotations

import random
import subprocess
import time
from pathlib import Path

import pytest

from tests.e2e.table import PLAIN, TO_THE_STAKE
from tests.support.needs import needs_posix
from tests.support.player import command, environment, playing, run_keys

CARDS = ("C", "V", "S")


def write_keys(folder: Path, *keys: str) -> str:
    script = folder / "script.txt"
    script.write_text("\n".join(keys) + "\n", encoding="utf-8")
    return str(script)


def verify(folder: Path) -> None:
    """The program's own audit of the ledger, in a process of its own."""
    done = subprocess.run(
        command("chips", "verify", "--data-dir", str(folder / "data")),
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.promise(
    "Menus and scenes",
    "A table that was cut off, by a crash too, goes on with the same cards and chips",
)
def test_a_round_cut_off_by_sigkill_goes_on_with_the_same_cards_and_chips(tmp_path: Path) -> None:
    needs_posix()
    script = write_keys(tmp_path, *TO_THE_STAKE, "Enter", *CARDS)
    with playing(tmp_path, *PLAIN, "--no-window", "--keys", script, name="first") as player:
        player.wait_for(lambda lines: any(line.get("action") == "chips" for line in lines))
        player.wait_for(lambda lines: "text" in lines[-1])
        asked = next(i for i, line in enumerate(player.lines()) if line.get("action") == "cards")
        before = [line["text"] for line in player.utterances(asked)]
        player.kill()
    verify(tmp_path)
    done, lines = run_keys(tmp_path, ["Enter", *CARDS, "Quit", "Quit"], *PLAIN, "--no-window")
    assert done.returncode == 0, done.stdout
    asked = next(i for i, line in enumerate(lines) if line.get("action") == "cards")
    after = [line["text"] for line in lines[asked:] if "text" in line]
    assert after[: len(before)] == before


def test_sigkill_at_any_moment_leaves_a_ledger_that_balances(tmp_path: Path) -> None:
    needs_posix()
    chance = random.Random(21)
    script = write_keys(tmp_path, *TO_THE_STAKE, *(["Enter"] * 2000))
    for attempt in range(6):
        with playing(tmp_path, *PLAIN, "--no-window", "--keys", script, name=f"run{attempt}") as player:
            player.wait_for(lambda lines: len(lines) > 12)
            time.sleep(chance.random() * 0.4)
            player.kill()
        verify(tmp_path)
