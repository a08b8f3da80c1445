"""The game in a real terminal: keys however they arrive, signals, pastes, and the terminal given back."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.needs import needs
from tests.support.player import command, environment
from tests.support.terminal import Terminal, in_terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals on Windows")

PLAIN = ("--terminal", "--driver", "none", "--mute", "--pace", "instant", "--seed", "1")
MENU = "Main menu"


@contextmanager
def playing(
    folder: Path, language: str = "en", columns: int = 200, encoding: str = "utf-8", **variables: str
) -> Iterator[Terminal]:
    arguments = command(*PLAIN, "--lang", language, "--data-dir", str(folder / "data"))
    with in_terminal(arguments, environment(variables), columns, encoding) as terminal:
        yield terminal


def to_my_turn(terminal: Terminal) -> None:
    """From the first start to the first turn."""
    for awaited in ("Your name?", MENU, "Choose a game", "Deal", "Stake:"):
        terminal.until(awaited)
        before = len(terminal.text)
        terminal.send("\r")
        terminal.until(".", since=before)
    terminal.until("Your turn")


def test_caps_lock_stops_no_key(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        to_my_turn(terminal)
        assert "Caps Lock is on." in terminal.ask("C", "Your cards")
        assert "chips" in terminal.ask("S", "You have")  # one's own, not the others'
        assert "Caps Lock" not in terminal.ask("T", "our turn")
        assert "Your cards" in terminal.ask("c", "Your cards")


def test_a_name_keeps_its_capital_letters(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        terminal.until("Your name?")
        assert "Caps" not in terminal.ask("ANA\x1b[A", "ANA.")


def test_a_key_in_pieces_is_one_key(tmp_path: Path) -> None:
    with playing(tmp_path, ESCDELAY="500") as terminal:
        to_my_turn(terminal)
        before = len(terminal.text)
        terminal.send("\x1b")
        time.sleep(0.1)
        terminal.send("[")
        time.sleep(0.1)
        terminal.send("5~")
        terminal.until("Your turn", "Stake", since=before)  # Page Up: what was said before
        assert "Pause" not in terminal.text[before:]


def test_the_rest_of_a_key_that_came_too_late_is_not_searched(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        to_my_turn(terminal)
        terminal.ask("\x1b", "Pause")
        before = len(terminal.text)
        terminal.send("[A")
        time.sleep(0.3)
        assert "begins with" not in terminal.text[before:]


def test_pastes_and_mouse_reports_play_nothing(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        to_my_turn(terminal)
        assert b"\x1b[?2004h" in terminal.raw
        said = terminal.ask("\x1b[200~hello\r\x1b[201~", "Text can be pasted only where something is typed.")
        assert said.count(".") == 1
        before = len(terminal.text)
        terminal.send(b"\x1b[M !!\x1b[M#\xc3\xa4\x1b[<0;5;5M\x1b[<0;5;5m\x1b[32;5;5M\x1b[I\x1b[O")
        time.sleep(0.4)
        assert terminal.text[before:] == ""
        assert "Your cards" in terminal.ask("c", "Your cards")


def test_a_paste_goes_into_a_field(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        terminal.until("Your name?")
        terminal.ask("\x1b[200~Jiří\x1b[201~", "Pasted: Jiří.")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT])
def test_a_signal_gives_the_terminal_back(number: int, tmp_path: Path) -> None:
    import termios

    with playing(tmp_path) as terminal:
        terminal.until("Your name?")
        assert not termios.tcgetattr(terminal.inner)[3] & termios.ECHO
        terminal.process.send_signal(number)
        assert terminal.ended() == 0
        assert termios.tcgetattr(terminal.inner)[3] & (termios.ECHO | termios.ICANON) == termios.ECHO | termios.ICANON
        assert terminal.text.endswith("\x1b[?2004l")


def test_control_c_asks_in_the_middle_of_a_round(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        to_my_turn(terminal)
        terminal.ask("\x03", "?")
        assert terminal.process.poll() is None
        terminal.send("\x03")
        assert terminal.ended() == 0


def test_lines_break_between_words(tmp_path: Path) -> None:
    with playing(tmp_path, columns=30) as terminal:
        terminal.until("Guest")
        lines = terminal.text.replace("\x1b[?2004h", "").splitlines()
        assert max(map(len, lines)) <= 30
        assert "Your name? Type it, or press\nEnter to be called Guest." in terminal.text


def test_help_names_only_keys_that_a_terminal_sends(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        to_my_turn(terminal)
        terminal.ask("\x1bOP", "1 of")
        terminal.send("\x1b[B" * 47)
        terminal.until("46 of 46")
        text = terminal.text
        assert "Ctrl+Plus" not in text
        assert "Shift+Space" not in text
        assert "Quit the program: Ctrl+Q. 46 of 46" in text
        assert "Delete" in text


@pytest.mark.parametrize(
    ("language", "encoding", "keys", "said"),
    [("ru", "koi8-r", "Жа", "аглавная"), ("cs", "iso8859-2", "ř", "ř.")],
)
def test_letters_of_other_encodings_are_typed(
    language: str, encoding: str, keys: str, said: str, tmp_path: Path
) -> None:
    with playing(tmp_path, language, encoding=encoding, PYTHONIOENCODING=encoding, PYTHONUTF8="0") as terminal:
        terminal.until("?")
        terminal.ask(keys, said)


def test_an_encoding_without_the_letters_gets_plainer_ones(tmp_path: Path) -> None:
    with playing(tmp_path, "cs", PYTHONIOENCODING="ascii", PYTHONUTF8="0") as terminal:
        terminal.until("Vase jmeno? Napiste ho, nebo stisknete Enter")


def test_after_being_stopped_it_goes_on_with_its_last_words(tmp_path: Path) -> None:
    needs("bash")
    game = " ".join(command(*PLAIN, "--lang", "en", "--data-dir", str(tmp_path / "data")))
    shell = ["bash", "--norc", "--noprofile", "-i"]
    with in_terminal(shell, environment({"PS1": "shell> "}), 200) as terminal:
        terminal.until("shell> ")
        terminal.send(game + "\n")
        to_my_turn(terminal)
        terminal.ask("\x1a", "shell> ")
        assert "\x1b[?2004l" in terminal.text
        terminal.ask("fg\n", "Your turn")
        said = terminal.ask("c", "Your cards")
        assert not said.startswith("c")  # not echoed
        assert "stand" not in said.casefold()


def test_ssh_waits_longer_for_the_rest_of_a_key() -> None:
    from audiojack.input.terminal import patience

    assert patience({}) == 0.04
    assert patience({"SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"}) == 0.3
    assert patience({"SSH_TTY": "/dev/pts/1", "ESCDELAY": "1000"}) == 1.0
    assert patience({"ESCDELAY": "99999"}) == 2.0
    assert patience({"ESCDELAY": "soon"}) == 0.04


def test_an_exception_gives_the_terminal_back() -> None:
    import termios

    from audiojack.input.terminal import PosixKeys

    outer, inner = os.openpty()
    before = termios.tcgetattr(inner)
    with pytest.raises(ZeroDivisionError), PosixKeys(lambda: "en", inner):
        raise ZeroDivisionError
    assert termios.tcgetattr(inner) == before
    os.close(outer)
    os.close(inner)


def test_the_bell_of_a_crash_is_no_signal(tmp_path: Path) -> None:
    """The keyboard's quit signal (Ctrl+backslash) ends it in order, with the round kept."""
    with playing(tmp_path) as terminal:
        to_my_turn(terminal)
        terminal.send("\x1c")
        assert terminal.ended() == 0
    again = subprocess.run(
        command(*PLAIN, "--lang", "en", "--data-dir", str(tmp_path / "data")),
        env=environment(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "Resume" in again.stdout
