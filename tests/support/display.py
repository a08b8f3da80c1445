"""A display of our own: Xvfb on a free number, with real key events and keyboard layouts.

Keys go through the X server, so that a test sees just what a layout and a keyboard do to the program.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

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
    "VolumeDown": 122,
    "VolumeUp": 123,
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

    def tap(self, key: str) -> None:
        """Presses and releases one physical key, whatever other keys do."""
        self._run("xdotool", "key", "--delay", "0", *keycodes(key))

    def down(self, key: str) -> None:
        """Presses one physical key and keeps it down."""
        self._run("xdotool", "keydown", *keycodes(key))

    def up(self, key: str) -> None:
        """Lets a physical key go."""
        self._run("xdotool", "keyup", *keycodes(key))

    def unfocus(self) -> None:
        """Takes the keyboard from every window, as if another program had it."""
        self._with_xlib(lambda library, display: library.XSetInputFocus(display, 0, 0, 0))

    def sticky_keys(self, on: bool) -> None:
        """Turns StickyKeys of the desktop's accessibility on or off."""
        mask = 1 << 3

        def change(library: Any, display: Any) -> None:
            library.XkbChangeEnabledControls.argtypes = (ctypes.c_void_p, *([ctypes.c_uint] * 3))
            if not library.XkbChangeEnabledControls(display, 0x100, mask, mask if on else 0):
                raise RuntimeError("the X server has no sticky keys")
            library.XkbLockModifiers.argtypes = library.XkbLatchModifiers.argtypes = (
                ctypes.c_void_p, *([ctypes.c_uint] * 3),
            )  # fmt: skip
            if not on:
                library.XkbLockModifiers(display, 0x100, 0xFF, 0)
                library.XkbLatchModifiers(display, 0x100, 0xFF, 0)

        self._with_xlib(change)

    def window_size(self, pid: int) -> tuple[int, int]:
        """Width and height in pixels of the window of that process."""
        found = self._run("xdotool", "search", "--onlyvisible", "--pid", str(pid)).split()
        told = dict(
            line.split("=") for line in self._run("xdotool", "getwindowgeometry", "--shell", found[-1]).splitlines()
        )
        return int(told["WIDTH"]), int(told["HEIGHT"])

    def _with_xlib(self, work: Callable[[Any, Any], object]) -> None:
        library: Any = ctypes.CDLL("libX11.so.6")
        library.XOpenDisplay.restype = ctypes.c_void_p
        display = ctypes.c_void_p(library.XOpenDisplay(self.name.encode()))
        try:
            work(library, display)
        finally:
            library.XSync(display, 0)
            library.XCloseDisplay(display)

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
def running_display(size: str = "1024x768") -> Iterator[Display]:
    """Starts Xvfb with a screen of that size on a display number that it finds free itself, and stops it."""
    reading, writing = os.pipe()
    xvfb = shutil.which("Xvfb") or "Xvfb"
    # Without -noreset the layout would be gone as soon as setxkbmap, its last client, has ended.
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(
        command, pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    with stopped(server), os.fdopen(reading) as numbers:
        number = numbers.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield Display(f":{number}", server.pid)
