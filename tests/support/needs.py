"""What a test needs from the system: it skips and names the missing package, or fails where skipping is forbidden."""

from __future__ import annotations

import os
import shutil
import sys

import pytest

PACKAGES = {
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "setxkbmap": "x11-xkb-utils",
    "xkbcomp": "x11-xkb-utils",
    "pulseaudio": "pulseaudio",
    "pactl": "pulseaudio-utils",
    "parec": "pulseaudio-utils",
    "aplay": "alsa-utils",
    "dbus-daemon": "dbus",
    "speech-dispatcher": "speech-dispatcher",
    "spd-say": "speech-dispatcher",
    "espeak-ng": "espeak-ng",
    "cc": "gcc",
}
"""The Debian package of each program that a test may ask for."""


def skipping_forbidden() -> bool:
    """Whether every test has to run: true where .ci/run has installed all that they need."""
    return os.environ.get("AUDIOJACK_NO_SKIP") == "1"


def needs(*programs: str) -> None:
    """Skips the calling test, or fails it where skipping is forbidden, unless each program can be run."""
    missing = sorted({PACKAGES.get(program, program) for program in programs if not shutil.which(program)})
    if not missing:
        return
    give_up(f"needs the Debian package {', '.join(missing)}")


def needs_posix() -> None:
    """Skips the calling test on Windows, where there are no POSIX signals, displays or sound servers."""
    if sys.platform == "win32":
        give_up("needs a POSIX system")


def give_up(reason: str) -> None:
    """Skips the calling test for that reason, or fails it where skipping is forbidden."""
    if skipping_forbidden():
        pytest.fail(f"{reason}, and skipping is forbidden", pytrace=False)
    pytest.skip(reason)
