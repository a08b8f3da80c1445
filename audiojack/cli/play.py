"""`audiojack` alone: plays, in a window where there can be one, else in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys

from msgspec.structs import replace

from audiojack.app import crash_report
from audiojack.app.key_script import KeysFileError
from audiojack.app.launch import Arrival, Launch
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.terminal.line_writer import Lines
from audiojack.cli.words import Words
from audiojack.output.transcript import TranscriptError
from audiojack.store.own_files import is_own

WRONG_USE = 2
SWITCH_SECONDS = 0.0005
"""How soon a thread that works gives way to the voice: a tenth of Python's usual."""


def play(wanted: argparse.Namespace, words: Words) -> int:
    """Plays until the player quits. A file named with --keys or --transcript that can't be used is wrong use."""
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
        deal=wanted.deal,
        arrival=_arrival(wanted),
    )
    try:
        _refuse_store(launch)
        return _play(launch, words)
    except TranscriptError as error:
        print(words.text("cli-transcript", path=str(error.path), detail=error.detail), file=sys.stderr)
    except KeysFileError as error:
        id = "cli-keys-line" if error.line else "cli-keys-file" if error.text else "cli-keys-not-text"
        sentence = words.text(id, path=str(error.path), line=error.line, text=error.text, detail=error.text)
        print(sentence, file=sys.stderr)
    return WRONG_USE


def _arrival(wanted: argparse.Namespace) -> Arrival | None:
    if wanted.server is None:
        return None
    return Arrival(
        wanted.server, wanted.account or "", wanted.passphrase_file, wanted.table or "", wanted.word or "",
        wanted.company,
    )  # fmt: skip


def _refuse_store(launch: Launch) -> None:
    """A transcript in the place of the store, or of what SQLite keeps beside it, would cost all chips."""
    if launch.transcript is None:
        return
    with contextlib.suppress(OSError):  # a path that can't even be looked at is told where it is opened
        if is_own(launch.data_dir, launch.transcript):
            raise TranscriptError(launch.transcript, "in-the-way")


def _play(launch: Launch, words: Words) -> int:
    sys.setswitchinterval(SWITCH_SECONDS)
    with contextlib.suppress(OSError):  # the store tells why
        launch.data_dir.mkdir(parents=True, exist_ok=True)
    crash_report.watch_threads(launch.data_dir)
    lines = Lines(sys.stdout)
    outputs = Outputs(launch, lines.write if launch.terminal else _shown_only)
    if not launch.terminal:
        from audiojack.app.window import loop  # noqa: PLC0415 - after the first word

        try:
            loop.play(outputs)
            return outputs.status
        except loop.NoWindowError:
            outputs.launch = replace(launch, terminal=True)
            outputs.narrator.on_text = lines.write  # the terminal is always there
    from audiojack.app.terminal import loop as terminal  # noqa: PLC0415

    terminal.play(outputs, lines)
    return outputs.status


def _shown_only(text: str, language: str) -> None:
    """In a window the captions show what is said."""


def has_display() -> bool:
    """Whether a window can be expected to open."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
