"""Which keyboard layouts the system has, for `audiojack doctor`: letters work in all, but reports name them.

Each system is asked in its own way; a name such as "cz" or "us, ru", "" where it can't be told.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

DEBIAN_FILE = Path("/etc/default/keyboard")
ANSWER_SECONDS = 2.0
_APPLE_SOURCES = ("com.apple.HIToolbox", "AppleSelectedInputSources")


def layouts() -> str:
    """The layouts in force: of the display, else of the console."""
    if sys.platform == "win32":
        return _of_windows()
    if sys.platform == "darwin":
        return _from(_answer("defaults", "read", *_APPLE_SOURCES), "KeyboardLayout Name")
    named = os.environ.get("XKB_DEFAULT_LAYOUT", "")
    shown = _answer("setxkbmap", "-query") if os.environ.get("DISPLAY") else ""
    return _from(shown, "layout:") or _spread(named) or _from(_text(DEBIAN_FILE), "XKBLAYOUT")


def _from(text: str, name: str) -> str:
    """The value in the line that begins with the name, whatever stands between and around."""
    for line in text.splitlines():
        bare = line.strip().strip('"')
        if bare.startswith(name):
            return _spread(bare.removeprefix(name).strip(' \t"=:;'))
    return ""


def _spread(value: str) -> str:
    return ", ".join(part.strip() for part in value.split(",") if part.strip())


def _answer(*command: str) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=ANSWER_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired, UnicodeDecodeError):
        return ""
    return done.stdout


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _of_windows() -> str:
    import ctypes  # noqa: PLC0415 - there only

    name = ctypes.create_unicode_buffer(9)
    user32 = getattr(ctypes, "windll").user32  # noqa: B009 - the attribute exists on Windows alone
    return name.value if user32.GetKeyboardLayoutNameW(name) else ""
