"""The command `audiojack`: without a command it plays; errors are one sentence in the player's language.

Exit status: 0 when all is well, 1 for a failed check or a fault, 2 for wrong use. What a command needs is imported
when it runs, so that the game speaks at once.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import os
import signal
import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path

from audiojack import lean_imports  # noqa: F401 - before anything that reads msgspec
from audiojack.cli.arguments import NoHomeError, UsageError, data_dir, parse, value_of
from audiojack.cli.words import Words, words_for
from audiojack.files import reason_of
from audiojack.l10n import plain

WRONG_USE = 2
FAILED = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; answers the exit status. Without arguments it is this process's own command, and its last."""
    if arguments is not None:
        return _main(list(arguments))
    status = _main(sys.argv[1:])
    _leave_threads(status)
    return status


def _main(given: list[str]) -> int:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for each more it takes memory, and without it ends the process
    _mend_streams()
    try:
        folder = data_dir(given)
    except NoHomeError:
        _tell(words_for(value_of(given, "--lang"), None).text("cli-no-home"))
        return FAILED
    words = words_for(value_of(given, "--lang"), folder)
    try:
        wanted = parse(given)
        words.expect_known()
        status = _run(wanted, given, words)
        sys.stdout.flush()
    except UsageError as error:
        _tell(words.text(error.id, **error.details))
        return WRONG_USE
    except BrokenPipeError:
        _forget_output()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        return _failed(error, words, folder)
    return status


def _leave_threads(status: int) -> None:
    """Ends the process now where a thread still works something out: nobody waits for that any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if all(thread.daemon for thread in threading.enumerate() if thread is not threading.main_thread()):
        return
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(OSError, ValueError):
            stream.flush()
    os._exit(status)


def _failed(error: Exception, words: Words, folder: Path) -> int:
    """Tells of an output that can't be written, or of a mistake of the program; the exit status."""
    if isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EIO) and error.filename is None:
        _forget_output()
        _tell(words.text("cli-output", detail=reason_of(error)))
        return FAILED
    from audiojack.app import crash_report  # noqa: PLC0415

    path = crash_report.write_down(error, folder)
    if path is None:
        _tell(words.text("cli-fault-unwritten", detail=crash_report.in_short(error)))
    else:
        _tell(words.text("cli-fault", path=str(path)))
    return FAILED


def _tell(sentence: str) -> None:
    with contextlib.suppress(OSError):
        print(sentence, file=sys.stderr, flush=True)


def _run(wanted: argparse.Namespace, given: Sequence[str], words: Words) -> int:
    wanted.data_dir = data_dir(given)
    wanted.named_data_dir = value_of(given, "--data-dir") is not None
    commands: dict[str, Callable[[argparse.Namespace, Words], int]] = {
        "play": _play,
        "help": _help,
        "version": _version,
        "check": _check,
        "chips": _chips,
        "ranking": _ranking,
        "stats": _stats,
        "odds": _odds,
        "l10n": _l10n,
        "doctor": _doctor,
        "serve": _serve,
        "server": _server,
    }
    return commands[wanted.command](wanted, words)


def _help(wanted: argparse.Namespace, words: Words) -> int:
    print(words.text("cli-help"))
    return 0


def _version(wanted: argparse.Namespace, words: Words) -> int:
    from importlib.metadata import version  # noqa: PLC0415

    print(f"Audiojack {version('audiojack')}")
    return 0


def _play(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.play import play  # noqa: PLC0415

    return play(wanted, words)


def _check(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.check import check  # noqa: PLC0415

    return check(wanted, words)


def _chips(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.chips import chips  # noqa: PLC0415

    return chips(wanted, words)


def _ranking(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.ranking import ranking  # noqa: PLC0415

    return ranking(wanted, words)


def _stats(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.stats import stats  # noqa: PLC0415

    return stats(wanted, words)


def _odds(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.odds import odds  # noqa: PLC0415

    return odds(wanted, words)


def _l10n(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.translate import translate  # noqa: PLC0415

    return translate(wanted, words)


def _doctor(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.doctor import doctor  # noqa: PLC0415

    return doctor(wanted, words)


def _serve(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.serve import serve  # noqa: PLC0415

    return serve(wanted, words)


def _server(wanted: argparse.Namespace, words: Words) -> int:
    from audiojack.cli.server import server  # noqa: PLC0415

    return server(wanted, words)


def _mend_streams() -> None:
    """Gives the program all three streams, and has it write what an encoding lacks in plainer letters.

    A closed stream's number would go to the next file that is opened, and that file would get what is printed.
    """
    plain.register()
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 - open until the end
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=plain.HANDLER)


def _forget_output() -> None:
    """Keeps Python from complaining at its end about an output that nobody reads."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
