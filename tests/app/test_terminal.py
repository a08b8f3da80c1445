"""The terminal form: clean lines, and a clean end however it ends."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from audiojack.app.terminal.line_writer import Lines
from tests.support.needs import needs_posix
from tests.support.player import command, environment

PLAIN = ("--terminal", "--lang", "en", "--driver", "none", "--mute", "--pace", "instant", "--seed", "1")


def test_a_text_is_one_line_whatever_the_encoding() -> None:
    raw = io.BytesIO()
    lines = Lines(io.TextIOWrapper(raw, encoding="ascii"))
    lines.write("Blek džek\nnow", "en")
    assert raw.getvalue() == b"Blek dzek now\n"


class Closed(io.StringIO):
    """An output that nobody reads any more."""

    def write(self, text: str) -> int:
        raise BrokenPipeError


def test_a_closed_pipe_is_noticed_and_not_written_to_again() -> None:
    lines = Lines(Closed())
    lines.write("one", "en")
    lines.write("two", "en")
    assert lines.closed


def started(folder: Path, *more: str) -> subprocess.Popen[str]:
    keys = folder / "keys"
    keys.write_text("Enter\n" * 5)
    arguments = command(*PLAIN, "--data-dir", str(folder / "data"), "--keys", str(keys), "--no-window", *more)
    return subprocess.Popen(
        arguments, env=environment(), cwd=folder, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )  # fmt: skip


def until(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdout is not None
    for line in process.stdout:
        if word in line:
            return
    raise AssertionError(f"{word} never came")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_cleanly_and_the_round_is_kept(tmp_path: Path, number: int) -> None:
    needs_posix()
    process = started(tmp_path)
    until(process, "Your turn")
    process.send_signal(number)
    _, errors = process.communicate(timeout=20)
    assert errors == ""
    assert process.returncode == 0
    again = subprocess.run(
        command(*PLAIN, "--data-dir", str(tmp_path / "data")),
        env=environment(), cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Resume: Blek džek" in again.stdout


def test_a_reader_that_goes_away_ends_it_cleanly(tmp_path: Path) -> None:
    needs_posix()
    process = started(tmp_path)
    until(process, "Main menu")
    assert process.stdout is not None
    process.stdout.close()
    end = time.monotonic() + 20
    while process.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
    assert process.returncode == 0
    assert process.stderr is not None
    assert process.stderr.read() == ""


def test_the_command_line_answers_in_the_players_language(tmp_path: Path) -> None:
    wrong = subprocess.run(
        [sys.executable, "-P", "-m", "audiojack", "--pace", "sometimes", "--lang", "cs"],
        env={**os.environ}, capture_output=True, text=True, check=False, cwd=tmp_path,
    )  # fmt: skip
    assert wrong.returncode == 2
    assert wrong.stderr == "--pace nemůže být „sometimes“; může být calm, normal, quick, instant.\n"
