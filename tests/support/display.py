"""A display of our own: Xvfb on a free number, with real key events and keyboard layouts.

Keys go through the X server, so that a test sees just what a layout and a keyboard do to the program.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.support.processes import stopped

KEYCODES = {
    "Escape": "Escape",  # its code, 9, would be read as the digit
    **{str(digit): code for code, digit in enumerate((1, 2, 3, 4, 5, 6, 7, 8, 9, 0), start=10)},
    "Minus": 20,
    "Equals": 21,
    "Backspace": 22,
    "Tab": 23,
    **{letter: code for code, letter in enumerate("QWERTYUIOP", start=24)},
    "Enter": 36,
    "Ctrl": 37,
    **{letter: code for code, letter in enumerate("ASDFGHJKL", start=38)},
    "Shift": 50,
    **{letter: code for code, letter in enumerate("ZXCVBNM", start=52)},
    "Alt": 64,
    "Space": 65,
    "NumLock": 77,
    **{
        f"Keypad{digit}": code
        for digit, code in zip((7, 8, 9, 4, 5, 6, 1, 2, 3, 0), (79, 80, 81, 83, 84, 85, 87, 88, 89, 90), strict=True)
    },
    **{f"F{number}": code for code, number in enumerate(range(1, 11), start=67)},
    "F11": 95,
    "F12": 96,
    "KeypadEnter": 104,
    "AltGr": 108,
    "Home": 110,
    "Up": 111,
    "PageUp": 112,
    "Left": 113,
    "Right": 114,
    "End": 115,
    "Down": 116,
    "PageDown": 117,
    "Delete": 119,
}
"""X's codes of the physical keys, named by their US keycaps. A layout changes what they type, never these codes."""


class Display:
    """A running X server and its keyboard."""

    def __init__(self, name: str, server: int) -> None:
        """`server` is the id of its process."""
        self.name = name
        self._server = server
        self.environment = {**os.environ, "DISPLAY": name}

    def layout(self, layout: str, variant: str = "") -> None:
        """Changes the keyboard layout, as a user's desktop would. Raises RuntimeError where it does not stay."""
        self._run("setxkbmap", "-layout", layout, "-variant", variant)
        if layout not in self._run("setxkbmap", "-query").split():
            raise RuntimeError(f"the layout {layout} is not in force")

    def focus(self, pid: int, seconds: float = 20) -> None:
        """Waits for the window of that process and gives it the keyboard. Raises TimeoutError."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = self._run("xdotool", "search", "--onlyvisible", "--pid", str(pid), check=False).split()
            if found:
                self._run("xdotool", "windowfocus", "--sync", found[-1])
                return
            time.sleep(0.05)
        raise TimeoutError(f"process {pid} opened no window within {seconds} s")

    def press(self, key: str) -> None:
        """Presses and releases a physical key, with modifiers before it: "P", "Shift+S", "Ctrl+Q"."""
        self._run("xdotool", "key", "--clearmodifiers", "--delay", "0", "+".join(keycodes(key)))

    def hold(self, key: str, seconds: float) -> None:
        """Keeps a physical key down that long."""
        code = keycodes(key)[-1]
        self._run("xdotool", "keydown", code, "sleep", str(seconds), "keyup", code)

    def destroy_window(self, pid: int) -> None:
        """Destroys the window of that process without asking it."""
        found = self._run("xdotool", "search", "--onlyvisible", "--pid", str(pid)).split()
        self._run("xdotool", "windowclose", found[-1])

    def kill(self) -> None:
        """Ends the server as a crash would."""
        os.kill(self._server, signal.SIGKILL)

    def _run(self, *command: str, check: bool = True) -> str:
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True, check=False)
        if check and done.returncode:
            raise RuntimeError(f"{' '.join(command)}: {done.stderr.strip()}")
        return done.stdout


def keycodes(key: str) -> list[str]:
    """The X key codes of a key with its modifiers."""
    return [str(KEYCODES[part]) for part in key.split("+")]


@contextmanager
def running_display() -> Iterator[Display]:
    """Starts Xvfb on a display number that it finds free itself, and stops it."""
    reading, writing = os.pipe()
    xvfb = shutil.which("Xvfb") or "Xvfb"
    # Without -noreset the layout would be gone as soon as setxkbmap, its last client, has ended.
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", "1024x768x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        command, pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    with stopped(server), os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield Display(f":{number}", server.pid)
