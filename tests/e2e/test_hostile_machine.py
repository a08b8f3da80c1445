"""What a machine does to the program: closed and full outputs, narrow encodings, signals, and a mistake of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from audiojack.app import crash_report
from audiojack.cli import main as cli
from tests.e2e.table import PLAIN, TO_THE_STAKE, sit_down
from tests.support.display import running_display
from tests.support.needs import needs, needs_posix
from tests.support.player import command, environment, playing

DUMMY_SOUND = {"SDL_AUDIODRIVER": "dummy"}
CLOSED = {"stdin": "<&-", "stdout": ">&-", "stderr": "2>&-"}


def shell(folder: Path, redirected: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program by a shell that redirects its streams; standard error is kept unless it is redirected."""
    line = f'exec "$@" {redirected}'
    given = [*arguments, "--data-dir", str(folder / "data")]
    return subprocess.run(
        ["sh", "-c", line, "sh", *command(*given)],
        env=environment(),
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("stream", CLOSED)
def test_a_stream_that_is_closed_from_the_start_is_done_without(stream: str, tmp_path: Path) -> None:
    needs_posix()
    script = tmp_path / "keys"
    script.write_text("\n".join([*TO_THE_STAKE, "Enter", "Quit", "Quit"]))
    transcript = tmp_path / "transcript"
    given = ("--no-window", "--keys", str(script), "--transcript", str(transcript))
    done = shell(tmp_path, CLOSED[stream], *PLAIN, *given)
    assert (done.returncode, done.stderr) == (0, "")
    assert transcript.read_text("utf-8").count('"key"') >= 5


def test_an_output_that_is_full_is_told_in_a_sentence(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    done = shell(tmp_path, ">/dev/full", "--help", "--lang", "cs")
    assert done.returncode == 1
    assert done.stderr.startswith("Výstup nejde zapsat")
    assert len(done.stderr.splitlines()) == 1


def test_an_encoding_without_the_letters_ends_nothing(tmp_path: Path) -> None:
    for arguments in (("--help",), ("--no-such",), ("--terminal", "--driver", "none", "--mute")):
        done = subprocess.run(
            command(*arguments, "--lang", "ru", "--data-dir", str(tmp_path / "data")),
            env=environment({"PYTHONIOENCODING": "ascii", "LC_ALL": "C", "PYTHONUTF8": "0"}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="ascii",
            timeout=60,
            check=False,
        )
        assert "Traceback" not in done.stderr
        assert "Audiojack" in done.stdout or "--no-such" in done.stderr


def test_names_of_files_that_are_no_text_are_told_and_transcribed(tmp_path: Path) -> None:
    needs_posix()
    (tmp_path / "file").write_text("")
    odd = os.fsdecode(bytes(tmp_path / "file") + b"/\xff\xfe")
    transcript = tmp_path / "transcript"
    given = ("--terminal", "--transcript", str(transcript), "--data-dir", odd)
    done = shell(tmp_path, "</dev/null", *PLAIN, *given)
    assert (done.returncode, done.stderr) == (0, "")
    assert '"store-read-only"' in transcript.read_text("utf-8")


@pytest.mark.promise("Command line", "It ends cleanly on signals, closed pipes, full outputs and its own mistakes")
@pytest.mark.parametrize(("name", "status"), [("SIGINT", 130), ("SIGTERM", 0), ("SIGHUP", 0)])
def test_a_signal_ends_it_cleanly_with_the_round_kept(name: str, status: int, tmp_path: Path) -> None:
    needs_posix()
    script = tmp_path / "keys"
    script.write_text("\n".join([*TO_THE_STAKE, *(["Enter", "Space"] * 4000)]))
    with playing(tmp_path, *PLAIN, "--no-window", "--keys", str(script)) as player:
        player.wait_for(lambda lines: len(lines) > 60)
        player.process.send_signal(getattr(signal, name))
        began = time.monotonic()
        assert player.process.wait(20) in (0, status)
        assert time.monotonic() - began < 10
    done = shell(tmp_path, "", "chips", "verify")
    assert done.returncode == 0, done.stderr


@pytest.mark.promise("Command line", "It ends cleanly on signals, closed pipes, full outputs and its own mistakes")
def test_a_mistake_of_the_program_is_a_sentence_and_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "_version", lambda wanted, words: 1 // 0)
    assert cli.main(["--version", "--lang", "en", "--data-dir", str(tmp_path)]) == cli.FAILED
    told = capsys.readouterr()
    report = tmp_path / crash_report.FILE
    assert told.out == ""
    assert str(report) in told.err
    assert len(told.err.splitlines()) == 1
    assert "ZeroDivisionError" in report.read_text("utf-8")


def test_where_no_report_can_be_written_the_mistake_itself_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(cli, "_version", lambda wanted, words: 1 // 0)
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "file"))
    assert cli.main(["--version", "--lang", "en", "--data-dir", str(tmp_path / "file")]) == cli.FAILED
    assert "ZeroDivisionError" in capsys.readouterr().err


def test_the_report_of_faults_does_not_grow_without_end(tmp_path: Path) -> None:
    (tmp_path / crash_report.FILE).write_text("x" * (crash_report.LARGEST + 1))
    assert crash_report.write_down(ValueError("new"), tmp_path) == tmp_path / crash_report.FILE
    assert (tmp_path / crash_report.FILE).stat().st_size < 1000


def test_a_thread_that_is_still_working_is_not_waited_for(tmp_path: Path) -> None:
    program = (
        "import sys, threading, time; from audiojack.cli import main as cli;"
        "threading.Thread(target=time.sleep, args=(60,)).start(); sys.exit(cli.main())"
    )
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-P", "-c", program, "--version", "--data-dir", str(tmp_path)],
        env=environment(),
        capture_output=True,
        timeout=50,
        check=False,
    )
    assert done.returncode == 0
    assert b"Audiojack" in done.stdout
    assert time.monotonic() - began < 40


@pytest.mark.display
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_the_window_cleanly_with_the_round_kept(name: str, tmp_path: Path) -> None:
    needs("Xvfb", "xdotool")
    with running_display() as display, playing(tmp_path, *PLAIN, display=display, variables=DUMMY_SOUND) as player:
        sit_down(player)
        player.tap("Enter")
        player.process.send_signal(getattr(signal, name))
        assert player.process.wait(20) == 0
    assert shell(tmp_path, "", "chips", "verify").returncode == 0
    assert not list((tmp_path / "data" / "copies").iterdir()), "it has given back what it held"


@pytest.mark.display
@pytest.mark.parametrize("way", ["window destroyed", "server killed"])
def test_a_window_that_is_gone_is_told_and_the_round_kept(way: str, tmp_path: Path) -> None:
    needs("Xvfb", "xdotool")
    with running_display() as display, playing(tmp_path, *PLAIN, display=display, variables=DUMMY_SOUND) as player:
        sit_down(player)
        player.tap("Enter")
        if way == "server killed":
            display.kill()
        else:
            display.destroy_window(player.process.pid)
        assert player.process.wait(20) == 1
        # Lines are written when an utterance is over; the last that began is the one that counts.
        last = max(player.utterances(), key=lambda line: int(line["t"]))
        assert last["id"] == "window-gone"
    assert (tmp_path / "transcript.errors").read_text() == last["text"] + "\n"
    assert shell(tmp_path, "", "chips", "verify").returncode == 0
