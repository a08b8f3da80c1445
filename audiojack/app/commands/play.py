"""`audiojack` alone: plays, in a window where there can be one, else in the terminal."""

from __future__ import annotations

import argparse
import os
import sys

from audiojack.app.commands.words import Words
from audiojack.app.feed import KeysFileError
from audiojack.app.program import Launch
from audiojack.output.transcript import TranscriptError


def play(wanted: argparse.Namespace, words: Words) -> int:
    """Plays until the player quits."""
    launch = Launch(
        data_dir=wanted.data_dir,
        language=wanted.lang,
        seed=wanted.seed,
        pace=wanted.pace,
        driver=wanted.driver,
        mute=wanted.mute,
        window=wanted.window,
        show=not wanted.no_window,
        terminal=wanted.terminal or wanted.no_window or not has_display(),
        transcript=wanted.transcript,
        keys=wanted.keys,
    )
    try:
        return _play(launch, words)
    except TranscriptError as error:
        print(words.text("cli-transcript", path=str(error.path), detail=error.detail), file=sys.stderr)
    except KeysFileError as error:
        id = "cli-keys-line" if error.line else "cli-keys-file"
        print(words.text(id, path=str(error.path), line=error.line, text=error.text), file=sys.stderr)
    return 1


def _play(launch: Launch, words: Words) -> int:
    if not launch.terminal:
        from audiojack.app import loop  # noqa: PLC0415 - one of the two is needed

        try:
            loop.play(launch)
            return 0
        except loop.NoWindowError:
            pass  # the terminal is always there
    from audiojack.app import terminal  # noqa: PLC0415

    terminal.play(launch)
    return 0


def has_display() -> bool:
    """Whether a window can be expected to open."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
