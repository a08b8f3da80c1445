"""The bench: a display, a sound server and speech-dispatcher of our own, a keyboard that knows when it pressed.

Keys go through the X server's XTEST extension, because starting a program for each key would be part of what is
measured. Times are those of time.monotonic, in seconds.
"""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

from Xlib import X
from Xlib import display as xlib
from Xlib.ext import xtest

from tests.support.display import Display, keycodes, running_display
from tests.support.player import QUIET_VARIABLES, Player, environment, playing
from tests.support.processes import stopped
from tests.support.sound import Recorder, SoundServer, running_sound_server

DIALOGUE_FIRST_START = ("Enter", "Enter", "Enter", "Enter")
"""From a first start with --lang to the field of the first stake: name, New table, Blek džek, Deal."""


class Bench:
    """Everything a measurement needs, running."""

    def __init__(self, folder: Path, display: Display, pulse: SoundServer) -> None:
        self.folder = folder
        self.display = display
        self.pulse = pulse
        self._server = xlib.Display(display.name)

    def tap(self, key: str) -> float:
        """Presses and releases a key; answers the moment just before."""
        code = int(keycodes(key)[-1])
        moment = time.monotonic()
        for kind in (X.KeyPress, X.KeyRelease):
            xtest.fake_input(self._server, kind, code)
            self._server.sync()
        return moment

    @contextmanager
    def program(self, *arguments: str, name: str, variables: Mapping[str, str] | None = None) -> Iterator[Player]:
        """Audiojack in its window, in English, without sound effects."""
        folder = self.folder / name
        folder.mkdir(exist_ok=True)
        given = ("--lang", "en", "--mute", "--seed", "1", *arguments)
        around = {**self.pulse.variables, **(variables or {})}
        with playing(folder, *given, display=self.display, variables=around, name="bench") as player:
            yield player

    @contextmanager
    def script(self, module: str, *arguments: str, variables: Mapping[str, str] | None = None) -> Iterator[int]:
        """One of the bench's own little programs in its window; answers its process id."""
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            env=environment(self.pulse.variables, variables or {}, QUIET_VARIABLES, display=self.display),
            stdin=subprocess.DEVNULL,
        )
        with stopped(process):
            self.display.focus(process.pid)
            yield process.pid

    @contextmanager
    def speech_dispatcher(self) -> Iterator[Path]:
        """speech-dispatcher, as Debian sets it up; answers its socket."""
        place = self.folder / "spd"
        place.mkdir(exist_ok=True)
        listening = place / "socket"
        private = {"HOME": str(place), "XDG_RUNTIME_DIR": str(place), "XDG_CONFIG_HOME": str(place)}
        command = ["speech-dispatcher", "--run-single", "-c", "unix_socket", "-S", str(listening), "-t", "0"]
        server = subprocess.Popen(
            [*command, "-P", str(place / "pid"), "-L", str(place)],
            env=environment(self.pulse.variables, private),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        with stopped(server):
            _wait_for_socket(listening)
            yield listening


@contextmanager
def bench() -> Iterator[Bench]:
    """Starts it all, and ends it all."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="aj-")))
        display = stack.enter_context(running_display())
        sound = folder / "pulse"
        sound.mkdir(mode=0o700)
        pulse = stack.enter_context(running_sound_server(sound))
        yield Bench(folder, display, pulse)


def to_the_stake(player: Player) -> None:
    """Leads a first start to the field of the first stake."""
    for key in DIALOGUE_FIRST_START:
        player.ask(key)
        time.sleep(0.2)


def delays_to_sound(rig: Bench, recorder: Recorder, key: str, count: int, hush: str = "") -> list[float]:
    """Milliseconds from `key` to the first sound, `count` times at odd moments, the first two left out.

    `hush` is the key that ends what would go on too long.
    """
    delays = []
    for _ in range(count + 2):
        recorder.wait_for_quiet()
        time.sleep(random.random() * 0.05)
        moment = rig.tap(key)
        time.sleep(0.3)
        heard = recorder.first_sound_after(moment)
        if hush:
            rig.tap(hush)
        if heard is None:
            raise RuntimeError(f"{key} was followed by no sound")
        delays.append((heard - moment) * 1000)
    return delays[2:]


def delays_to_silence(rig: Bench, recorder: Recorder, speak: str, hush: str, count: int) -> list[float]:
    """Milliseconds from `hush`, in the middle of what `speak` makes it say, to the last sound; the first left out."""
    delays = []
    for _ in range(count + 1):
        recorder.wait_for_quiet()
        rig.tap(speak)
        time.sleep(0.9 + random.random() * 0.2)
        moment = rig.tap(hush)
        time.sleep(0.5)
        last = recorder.last_sound()
        if last is None or last < moment - 0.3:
            raise RuntimeError(f"nothing was being said when {hush} was pressed")
        delays.append((last - moment) * 1000)
    return delays[1:]


def processor_seconds(pid: int) -> float:
    """The processor time of a process with all its threads so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _wait_for_socket(path: Path, seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket(socket.AF_UNIX) as trial:
            if path.exists() and trial.connect_ex(str(path)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("speech-dispatcher did not start")
