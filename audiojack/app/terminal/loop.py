"""The same program in a terminal: each utterance a line of text, which braille and terminal screen readers read.

A signal, a closed pipe or a terminal that goes away end it cleanly, with the round kept. Ctrl+C is the key of
quitting, which asks while a stake is on the table; after Ctrl+Z and `fg` the last words are said once more.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass

from audiojack.app.program import Program, clock
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.stage.effects import news
from audiojack.app.terminal.line_writer import Lines
from audiojack.input.caps_lock import CapsLock
from audiojack.input.terminal import Keys, TerminalClosedError, keys

BUSY_SECONDS = 0.01
"""How long to wait for a key while something is due soon."""
KEPT_SECONDS = 0.002
"""How long to wait at a time for what is on its way to be kept: a key that comes meanwhile is seen after it."""
IDLE_SECONDS = 0.25
"""How long to wait for a key otherwise."""


def play(outputs: Outputs, lines: Lines) -> None:
    """Plays in the terminal until the player quits or the terminal goes away; `outputs` write to `lines`."""
    program = Program(outputs)
    asked = _Asked()

    def resumed() -> None:
        asked.again = True

    source = keys(lambda: program.services.language, resumed)
    with _ended_by_signals(program, asked), contextlib.suppress(KeyboardInterrupt), source:
        try:
            program.begin()
            _run(program, lines, asked, source)
        except Exception:
            program.failed()
            raise
        finally:
            program.close()
    _drop_closed_stream(lines)


@dataclass
class _Asked:
    """What signals have asked for and the loop has not done yet."""

    leave: bool = False
    again: bool = False


def _run(program: Program, lines: Lines, asked: _Asked, source: Keys) -> None:
    caps = CapsLock()
    open_source: Keys | None = source
    while not program.stage.over and not lines.closed:
        open_source = _take_keys(program, open_source, caps)
        _do_what_is_asked(program, asked)
        program.poll(clock())
        if open_source is None and not program.waiting and _is_over(program):
            break


def _is_over(program: Program) -> bool:
    """Whether nothing more can come, now that there is no keyboard and no key of a file is left."""
    launch = program.launch
    return launch.show or (launch.keys is not None and program.services.idle())


def _do_what_is_asked(program: Program, asked: _Asked) -> None:
    if asked.leave:
        asked.leave = False
        program.stage.command("everywhere", "quit")
    if asked.again:
        asked.again = False
        program.stage.command("everywhere", "say-again")


def _take_keys(program: Program, source: Keys | None, caps: CapsLock) -> Keys | None:
    """Handles the keys that arrive; the source, or None once it has ended."""
    wait = BUSY_SECONDS if program.waiting else IDLE_SECONDS
    stage = program.stage
    if stage.busy:
        stage.rest(KEPT_SECONDS)
        wait = 0.0
    if source is None:
        time.sleep(wait)
        return None
    try:
        for gesture in source.read(wait):
            was_on = caps.on
            stage.press(caps.settled(gesture, stage.means))
            if caps.on and not was_on:
                stage.apply((news("caps-lock-on"),))
    except TerminalClosedError:
        return None
    return source


@contextlib.contextmanager
def _ended_by_signals(program: Program, asked: _Asked) -> Iterator[None]:
    """Has the program end by itself when it is told to stop or its terminal hangs up.

    Ctrl+C in a terminal is a key that quits: as an exception it could come in the middle of handing work to the thread
    that keeps it. Where a disk never answers, a second one ends it all the same.
    """

    def stop(number: int, frame: object) -> None:
        program.stage.over = True

    def interrupt(number: int, frame: object) -> None:
        if program.stage.over or asked.leave:
            raise KeyboardInterrupt
        if sys.stdin.isatty():
            asked.leave = True
        else:
            program.stage.over = True

    names = [name for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]
    handlers = {"SIGINT": interrupt, **dict.fromkeys(names, stop)}
    before = {name: signal.signal(getattr(signal, name), handler) for name, handler in handlers.items()}
    try:
        yield
    finally:
        for name, kept in before.items():
            signal.signal(getattr(signal, name), kept)


def _drop_closed_stream(lines: Lines) -> None:
    """Keeps Python from complaining at its end about an output that nobody reads."""
    if lines.closed and sys.stdout is not None:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
