"""Machines that lack something: no display, no sound device, a real terminal. None ends in a traceback."""

from __future__ import annotations

import os
import select
import subprocess
import time
from pathlib import Path

import pytest

from tests.e2e.table import PLAIN, TO_THE_STAKE
from tests.support.needs import needs_posix
from tests.support.player import NO_SOUND, command, environment, run_keys

ROUND = [*TO_THE_STAKE, "Enter", "C", "V", "Enter", "S", "Quit", "Quit"]
IN_WRITING = ("--lang", "en", "--seed", "1", "--pace", "instant")


@pytest.mark.promise(
    "Menus and scenes",
    "Without a display the same game runs in the terminal; without sound it says so in writing",
)
def test_without_a_display_it_plays_in_the_terminal_and_writes_each_utterance(tmp_path: Path) -> None:
    done, lines = run_keys(tmp_path, ROUND, *PLAIN)
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in done.stdout
    texts = [line["text"] for line in lines if "text" in line]
    assert any(text.startswith("You ") for text in texts)
    written = done.stdout.split("\n")
    for text in texts:
        assert text in written


@pytest.mark.promise(
    "Menus and scenes",
    "Without a display the same game runs in the terminal; without sound it says so in writing",
)
def test_without_a_sound_device_it_says_so_in_writing_and_plays_on(tmp_path: Path) -> None:
    needs_posix()
    # Who speaks without a device is known when every voice has been tried: a service may take seconds to refuse.
    done, lines = run_keys(tmp_path, ["wait 5000", *ROUND], *IN_WRITING, variables=NO_SOUND)
    assert done.returncode == 0, done.stdout
    assert "Traceback" not in done.stdout
    texts = [line["text"] for line in lines if "text" in line]
    assert any("sound" in text.casefold() for text in texts), texts
    assert any(text.startswith("You ") for text in texts)
    # The first words may have been begun by a voice that then found no device; none pretends to have spoken.
    assert "whole" not in {line["spoken"] for line in lines if "text" in line}


@pytest.mark.promise(
    "Menus and scenes",
    "Without a display the same game runs in the terminal; without sound it says so in writing",
)
def test_a_terminal_is_played_with_its_own_keys(tmp_path: Path) -> None:
    needs_posix()
    import pty  # not on Windows

    master, slave = pty.openpty()
    process = subprocess.Popen(
        command("--terminal", *PLAIN, "--data-dir", str(tmp_path / "data")),
        env=environment({"TERM": "xterm"}),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        start_new_session=True,
    )
    os.close(slave)
    try:
        seen = read_until(master, "name")
        for _ in range(5):
            os.write(master, b"\r")
            seen += read_until(master, ".")
        os.write(master, b"c")
        assert "Your cards" in read_until(master, "Your cards")
        os.write(master, b"\x11")  # Ctrl+Q, which asks while a stake lies on the table
        time.sleep(0.3)
        os.write(master, b"\x11")
        process.wait(10)
    finally:
        process.kill()
        os.close(master)
    assert process.returncode == 0
    assert "Traceback" not in seen


def read_until(terminal: int, word: str, seconds: float = 15) -> str:
    """What the terminal shows, until the word is in it and nothing more comes. Raises TimeoutError."""
    seen = b""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        ready, _, _ = select.select([terminal], [], [], 0.3)
        if ready:
            seen += os.read(terminal, 65_536)
        elif word in seen.decode(errors="replace"):
            return seen.decode(errors="replace")
    raise TimeoutError(f"{word!r} did not come: {seen!r}")
