"""The same program in a terminal: each utterance a line of text, which braille and terminal screen readers read.

Ctrl+C, a closed pipe or a terminal that goes away end it cleanly, with the round kept.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator

from audiojack.app.program import Program, clock
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.terminal.line_writer import Lines
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
    with _ended_by_signals(program), contextlib.suppress(KeyboardInterrupt):
        try:
            program.begin()
            _run(program, lines)
        except Exception:
            program.failed()
            raise
        finally:
            program.close()
    _drop_closed_stream(lines)


def _run(program: Program, lines: Lines) -> None:
    with keys(lambda: program.services.language) as source:
        open_source: Keys | None = source
        while not program.stage.over and not lines.closed:
            open_source = _take_keys(program, open_source)
            program.poll(clock())
            if open_source is None and not program.waiting and program.launch.show:
                break


def _take_keys(program: Program, source: Keys | None) -> Keys | None:
    """Handles the keys that arrive; the source, or None once it has ended."""
    wait = BUSY_SECONDS if program.waiting else IDLE_SECONDS
    if program.stage.busy:
        program.stage.rest(KEPT_SECONDS)
        wait = 0.0
    if source is None:
        time.sleep(wait)
        return None
    try:
        for gesture in source.read(wait):
            program.stage.press(gesture)
    except TerminalClosedError:
        return None
    return source


@contextlib.contextmanager
def _ended_by_signals(program: Program) -> Iterator[None]:
    """Has the program end by itself when it is told to stop or its terminal hangs up.

    Ctrl+C does it, too: as an exception it could come in the middle of handing work to the thread that keeps it. Where
    a disk never answers, a second one ends it all the same.
    """

    def stop(number: int, frame: object) -> None:
        if program.stage.over and number == signal.SIGINT:
            raise KeyboardInterrupt
        program.stage.over = True

    names = [name for name in ("SIGTERM", "SIGHUP", "SIGINT") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), stop) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _drop_closed_stream(lines: Lines) -> None:
    """Keeps Python from complaining at its end about an output that nobody reads."""
    if lines.closed and sys.stdout is not None:
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
