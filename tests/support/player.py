"""The real program as a person uses it: started as a process, driven by keys, known by what it tells the transcript."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support.display import Display
from tests.support.processes import stopped

Line = dict[str, Any]
"""A line of the transcript: an utterance has "id" and "text", a key "key" and "action", a sound "sound"."""

UNWANTED = {"DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"}
QUIET_VARIABLES = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONUNBUFFERED": "1"}
NO_SOUND = {"PULSE_SERVER": "unix:/nonexistent", "SDL_AUDIODRIVER": "pulseaudio"}
"""A machine on which no sound device can be opened."""


FOCUS_SECONDS = 0.25
"""A key that is down before SDL has taken the focus in counts as held from before: no hand is so quick."""


class Player:
    """A running program with its transcript."""

    def __init__(self, process: subprocess.Popen[bytes], transcript: Path, display: Display | None) -> None:
        self.process = process
        self.transcript = transcript
        self._display = display

    def lines(self) -> list[Line]:
        """The whole lines of the transcript so far."""
        try:
            text = self.transcript.read_text(encoding="utf-8")
        except FileNotFoundError:
            return []
        return [json.loads(line) for line in text.split("\n")[:-1] if line]

    def utterances(self, since: int = 0) -> list[Line]:
        """The utterances among the transcript's lines from that index on."""
        return [line for line in self.lines()[since:] if "text" in line]

    def keys(self, since: int = 0) -> list[Line]:
        """The keys that arrived, among the transcript's lines from that index on."""
        return [line for line in self.lines()[since:] if "key" in line]

    def mark(self) -> int:
        """A place in the transcript, for `since`."""
        return len(self.lines())

    def focus(self) -> None:
        """Gives the program's window the keyboard, when it has opened."""
        assert self._display is not None
        self._display.focus(self.process.pid)
        time.sleep(FOCUS_SECONDS)

    def press(self, key: str) -> None:
        """Presses a physical key, named by its US keycap, through the display."""
        assert self._display is not None
        self._display.press(key)

    def ask(self, key: str, seconds: float = 10) -> list[Line]:
        """Presses the key; answers the transcript's lines from the key on, when something has been said.

        An utterance is written down when it is over, with the time at which it began: lines about what went before
        may still come, and are left out.
        """
        before = self.mark()
        self.press(key)
        self.wait_for(lambda lines: any("text" in line for line in since_key(lines)), before, seconds)
        return since_key(self.lines()[before:])

    def tap(self, key: str, seconds: float = 10) -> Line:
        """Presses the key and waits until it has been handled; answers its line."""
        before = self.mark()
        self.press(key)
        self.wait_for(lambda lines: any("key" in line for line in lines), before, seconds)
        return self.keys(before)[0]

    def wait_for_text(self, *words: str, since: int = 0, seconds: float = 20) -> Line:
        """Waits for an utterance that holds one of the words, in any case, and answers it. Raises TimeoutError."""

        def holds(line: Line) -> bool:
            return any(word.casefold() in line.get("text", "").casefold() for word in words)

        self.wait_for(lambda lines: any(map(holds, lines)), since, seconds)
        return next(line for line in self.lines()[since:] if holds(line))

    def wait_for(self, done: Callable[[Sequence[Line]], bool], since: int = 0, seconds: float = 20) -> None:
        """Waits until the lines from that index on satisfy `done`. Raises TimeoutError, RuntimeError."""
        end = time.monotonic() + seconds
        while not done(self.lines()[since:]):
            if time.monotonic() > end:
                raise TimeoutError(f"waited {seconds} s in vain; the last lines are {self.lines()[-8:]}")
            if self.process.poll() is not None and not done(self.lines()[since:]):
                raise RuntimeError(f"the program ended with {self.process.returncode}")
            time.sleep(0.01)

    def kill(self) -> None:
        """Ends the program as a power cut would."""
        self.process.kill()
        self.process.wait()


def since_key(lines: Sequence[Line]) -> list[Line]:
    """The first key among the lines, and what began at its time or later."""
    key = next((line for line in lines if "key" in line), None)
    return [] if key is None else [line for line in lines if line["t"] >= key["t"]]


def command(*arguments: str, python: str = sys.executable) -> list[str]:
    """The command line of the program with those arguments."""
    return [python, "-P", "-m", "audiojack", *arguments]


def environment(*changes: Mapping[str, str], display: Display | None = None) -> dict[str, str]:
    """The variables of a program with that display, or with none, and with these changes."""
    variables = {key: value for key, value in os.environ.items() if key not in UNWANTED}
    if display is not None:
        variables["DISPLAY"] = display.name
    variables.update(QUIET_VARIABLES)
    for change in changes:
        variables.update(change)
    return variables


@contextmanager
def playing(
    folder: Path,
    *arguments: str,
    display: Display | None = None,
    variables: Mapping[str, str] | None = None,
    name: str = "transcript",
) -> Iterator[Player]:
    """Runs the program with its data in `folder` and a transcript there; focuses its window; ends it afterwards."""
    transcript = folder / f"{name}.jsonl"
    data = folder / "data"
    given = ["--data-dir", str(data), "--transcript", str(transcript), *arguments]
    errors = folder / f"{name}.errors"
    with errors.open("wb") as stream:
        process = subprocess.Popen(
            command(*given),
            env=environment(variables or {}, display=display),
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=stream,
            stderr=subprocess.STDOUT,
        )
    with stopped(process):
        player = Player(process, transcript, display)
        if display is not None:
            player.focus()
        yield player
    text = errors.read_text(encoding="utf-8", errors="replace")
    assert "Traceback" not in text, text
    assert not unworded(player.lines())


def run_keys(
    folder: Path,
    keys: Sequence[str],
    *arguments: str,
    variables: Mapping[str, str] | None = None,
    seconds: float = 60,
    program: Sequence[str] | None = None,
) -> tuple[subprocess.CompletedProcess[str], list[Line]]:
    """Runs the program from its first key to its last, Quit; answers how it ended, and its transcript."""
    script = folder / "keys.txt"
    script.write_text("\n".join(keys) + "\n", encoding="utf-8")
    transcript = folder / "transcript.jsonl"
    transcript.unlink(missing_ok=True)
    given = ["--keys", str(script), "--data-dir", str(folder / "data"), "--transcript", str(transcript), *arguments]
    done = subprocess.run(
        [*(program or command()), *given],
        env=environment(variables or {}),
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=seconds,
        check=False,
    )
    text = transcript.read_text(encoding="utf-8").splitlines() if transcript.exists() else []
    lines: list[Line] = [json.loads(line) for line in text]
    assert not unworded(lines)
    return done, lines


def unworded(lines: Sequence[Line]) -> list[Line]:
    """What was said by its id for want of words."""
    return [line for line in lines if "id" in line and line["id"] == line.get("text", "").rstrip(".")]
