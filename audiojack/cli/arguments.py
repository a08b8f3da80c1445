"""The command line read: words to values, and what is wrong with them as a message, never as a traceback.

Nothing heavy is imported here, so that the game's first word is not kept waiting.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

PACES = ("calm", "normal", "quick", "instant")
DRIVERS = ("auto", "embedded", "screen-reader", "speechd", "sapi", "pyttsx3", "captions", "none")

COMMANDS = ("check", "chips", "ranking", "stats", "odds", "l10n", "doctor", "serve", "server")
SERVER = ("status", "tables", "people", "announce", "stop", "audit")
CHIPS = ("list", "history", "verify", "backup", "restore", "export")
_EVERYWHERE = {"--lang": 2, "--data-dir": 2, "--json": 1}
"""The options of every command, each with the number of its words."""
L10N = ("audit", "missing", "say")


class UsageError(Exception):
    """Wrong use. `id` is the message (`cli-…`), `args` its arguments."""

    def __init__(self, id: str, **details: str | int) -> None:
        super().__init__(id, details)
        self.id = id
        self.details = details


class NoHomeError(Exception):
    """The system names no folder in which anything could be kept."""


class _Parser(argparse.ArgumentParser):
    """argparse that raises UsageError instead of printing English and exiting."""

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli-wrong-use", what=message.rstrip("."))


def data_dir(arguments: Sequence[str]) -> Path:
    """Where everything is kept: after --data-dir, else the place that the system has for such things.

    Raises NoHomeError where there is none.
    """
    for place, argument in enumerate(arguments):
        if argument == "--data-dir" and place + 1 < len(arguments):
            return Path(arguments[place + 1])
        if argument.startswith("--data-dir="):
            return Path(argument.partition("=")[2])
    kept = os.environ.get("AUDIOJACK_DATA_DIR")
    if kept:
        return Path(kept)
    import platformdirs  # noqa: PLC0415 - not needed with --data-dir

    try:
        return Path(platformdirs.user_data_dir("audiojack", appauthor=False))
    except RuntimeError as error:
        raise NoHomeError from error


def value_of(arguments: Sequence[str], option: str) -> str | None:
    """The value of an option wherever it stands, before anything else is understood."""
    for place, argument in enumerate(arguments):
        if argument == option and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith(option + "="):
            return argument.partition("=")[2]
    return None


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for: `command` ("play" where none is named), and its options. Raises UsageError."""
    words = _command_first(list(arguments))
    if words and not words[0].startswith("-"):
        return _command(words[0], words[1:])
    return _play(words)


def _command_first(words: list[str]) -> list[str]:
    """The options that every command takes may stand before it, too."""
    place = 0
    while place < len(words) and words[place].partition("=")[0] in _EVERYWHERE:
        place += _EVERYWHERE[words[place].partition("=")[0]] if "=" not in words[place] else 1
    if place < len(words) and words[place] in (*COMMANDS, "help"):
        return [words[place], *words[:place], *words[place + 1 :]]
    return words


def _play(words: list[str]) -> argparse.Namespace:
    parser = _parser()
    parser.add_argument("--lang")
    parser.add_argument("--seed", type=_number)
    parser.add_argument("--pace")
    parser.add_argument("--driver")
    parser.add_argument("--mute", action="store_true")
    parser.add_argument("--window", type=_size)
    parser.add_argument("--no-window", action="store_true")
    parser.add_argument("--terminal", action="store_true")
    parser.add_argument("--transcript", type=Path)
    parser.add_argument("--keys", type=Path)
    parser.add_argument("--deal", type=Path)
    _arrival(parser)
    parser.add_argument("--version", action="store_true")
    found = _parsed(parser, words)
    found.command = "help" if found.help else "version" if found.version else "play"
    _one_of(found.pace, "--pace", PACES)
    _one_of(found.driver, "--driver", DRIVERS)
    _check_arrival(found)
    return found


def _arrival(parser: argparse.ArgumentParser) -> None:
    """Straight to a house (INTERFACE.md 8)."""
    for option in ("--server", "--account", "--table", "--word"):
        parser.add_argument(option)
    parser.add_argument("--passphrase-file", type=Path)
    parser.add_argument("--company", type=_company)


def _check_arrival(found: argparse.Namespace) -> None:
    needs = ("account", "passphrase_file", "table", "word", "company")
    given = next((name for name in needs if getattr(found, name) is not None), None)
    if given is not None and found.server is None:
        raise UsageError("cli-needs", option="--" + given.replace("_", "-"), needed="--server")
    if (found.account is None) != (found.passphrase_file is None):
        raise UsageError("cli-needs", option="--account", needed="--passphrase-file")
    kind, _, rest = (found.table or "new:").partition(":")
    number = rest if kind == "listen" else kind
    if kind != "new" and not (number.isascii() and number.isdigit() and len(number) < 10):
        raise UsageError("cli-option-value", option="--table")


def _company(text: str) -> int:
    number = int(text)
    if not 0 <= number < 10:
        raise ValueError(text)
    return number


def _command(name: str, words: list[str]) -> argparse.Namespace:
    if name == "help":
        return argparse.Namespace(command="help", help=True, lang=value_of(words, "--lang"))
    if name not in COMMANDS:
        raise UsageError("cli-unknown-command", word=name, known=", ".join(COMMANDS))
    parser = _parser()
    parser.add_argument("--lang")
    parser.add_argument("--json", action="store_true")
    if name == "check":
        parser.add_argument("--transcript", action="store_true")
        parser.add_argument("words", nargs="*", type=Path)
    elif name == "doctor":
        parser.add_argument("--silent", action="store_true")
    elif name not in ("ranking", "serve"):
        parser.add_argument("words", nargs="*")
    if name == "serve":
        _serve(parser)
    if name == "odds":
        _odds(parser)
    if name == "ranking":
        parser.add_argument("--people", action="store_true")
        parser.add_argument("--ever", action="store_true")
    elif name == "stats":
        parser.add_argument("--week", action="store_true")
        parser.add_argument("--plot", type=Path)
    found = _parsed(parser, words)
    found.command = "help" if found.help else name
    return found


def _odds(parser: argparse.ArgumentParser) -> None:
    for option in ("--options", "--hand", "--up", "--seen"):
        parser.add_argument(option)
    for option in ("--dealer", "--chart"):
        parser.add_argument(option, action="store_true")
    parser.add_argument("--plot", type=Path)


def _serve(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--address", default="")
    parser.add_argument("--port", type=_port, default=None)
    parser.add_argument("--name", default="")
    parser.add_argument("--certificate", type=Path)
    parser.add_argument("--key", type=Path)
    parser.add_argument("--behind-proxy", default="")
    parser.add_argument("--seed", type=_number)


def _parser() -> _Parser:
    parser = _Parser(add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--data-dir", type=_folder)
    return parser


def _parsed(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    try:
        found, rest = parser.parse_known_intermixed_args(words)
    except argparse.ArgumentError as error:
        option = error.argument_name or ""
        raise UsageError("cli-option-value", option=option.split("/")[-1]) from error
    except argparse.ArgumentTypeError as error:
        raise UsageError("cli-wrong-use", what=str(error)) from error
    if rest:
        known = rest[0].startswith("-")
        raise UsageError("cli-unknown-option" if known else "cli-unknown-word", word=rest[0].partition("=")[0])
    return found


def _one_of(value: str | None, option: str, known: Sequence[str]) -> None:
    if value is not None and value not in known:
        raise UsageError("cli-not-among", option=option, word=value, known=", ".join(known))


def _number(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << 64:
        raise ValueError(text)
    return number


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number < 1 << 16:
        raise ValueError(text)
    return number


def _folder(text: str) -> Path:
    if not text:  # as of a variable that is not set; it would be the folder that one happens to be in
        raise ValueError(text)
    return Path(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    size = int(width), int(height)
    if not all(1 <= length <= 16384 for length in size):
        raise ValueError(text)
    return size
