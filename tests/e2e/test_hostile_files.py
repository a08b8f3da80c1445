"""Files that no person has written, named on the command line: one short sentence, and an end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.player import command, environment, run_keys

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="devices and pipes are of POSIX")

PLAIN = ("--lang", "en", "--terminal", "--driver", "none", "--mute", "--pace", "instant")
MEMORY = 2 << 30
"""Bytes of address space: reading without an end would soon reach it."""


def ran(folder: Path, *arguments: str, memory: int = MEMORY) -> tuple[int, str]:
    """How the program ended, and all that it printed, with so many bytes of address space."""
    script = 'ulimit -v "$0"; exec "$@"'
    done = subprocess.run(
        ["sh", "-c", script, str(memory // 1024), *command(*arguments)],
        env=environment(), cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("file", "words"), [("/dev/zero", "it is too large"), ("/dev/urandom", "it is too large"), ("long", "line 1: ")]
)
def test_a_file_of_keys_without_an_end(file: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "long").write_text("x" * 200_000)
    status, text = ran(tmp_path, *PLAIN, "--keys", file, "--data-dir", str(tmp_path / "data"))
    assert status == 2
    assert words in text
    start, told = text.splitlines()
    assert start == "Audiojack."
    assert len(told) < 200


@pytest.mark.parametrize("file", ["/dev/zero", "/dev/urandom"])
def test_a_device_is_no_scenario(file: str, tmp_path: Path) -> None:
    status, text = ran(tmp_path, "check", file, "--lang", "en")
    assert status == 2
    assert text.splitlines()[0] == f"{file}: the file can't be read, it is a device and not a file."


def test_an_empty_folder_is_no_success(tmp_path: Path) -> None:
    assert ran(tmp_path, "check", str(tmp_path), "--lang", "en") == (2, "There is no scenario file here.\n")


def test_a_pipe_that_nobody_reads_keeps_nothing_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    given = (*PLAIN, "--transcript", "pipe", "--data-dir", str(tmp_path / "data"))
    status, text = ran(tmp_path, *given)
    assert (status, text) == (2, "The transcript can't be written to pipe: nobody reads it.\n")


@pytest.mark.parametrize("given", [(), ("--help",), ("--version",), ("doctor",), ("chips", "list"), ("check", "x")])
def test_without_a_home_it_is_told_what_to_name(given: tuple[str, ...], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", NO_HOME, *given], env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}, cwd=tmp_path,
        capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=60,
    )  # fmt: skip
    assert done.stderr.splitlines() == [
        "No folder is known in which anything could be kept. Name one after --data-dir."
    ]
    assert done.returncode == 1


NO_HOME = """
import sys, platformdirs
def none(*given, **named):
    raise RuntimeError("could not determine the home directory")
platformdirs.user_data_dir = platformdirs.user_cache_dir = none
sys.argv = ["audiojack", *sys.argv[1:]]
from audiojack.cli.main import main
sys.exit(main())
"""


def test_settings_that_went_are_found_with_the_player(tmp_path: Path) -> None:
    quick = ("--seed", "1")
    run_keys(tmp_path, ["A", "N", "A", "Enter", "Quit"], *PLAIN, *quick)
    file = tmp_path / "data" / "settings.toml"
    file.write_bytes(b"\xff\xfe\x00")
    without_language = tuple(one for one in PLAIN if one not in ("--lang", "en"))
    _, lines = run_keys(tmp_path, ["Quit"], *without_language, *quick, variables={"LANG": "cs_CZ.UTF-8"})
    said = [line["text"] for line in lines if "text" in line]
    assert any("settings.unreadable-1.toml" in text for text in said)
    assert any("Main menu" in text for text in said)


def test_wrong_values_are_told_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "data" / "settings.toml"
    file.parent.mkdir()
    file.write_text('[player]\nname = "Ana"\nlanguage = "en"\n[narration]\nwrap = "yes"\npace = 7\n', "utf-8")
    _, lines = run_keys(tmp_path, ["Quit"], *PLAIN)
    told = [line["text"] for line in lines if "settings.toml" in line.get("text", "")]
    assert len(told) == 1
    assert told[0].startswith("In settings.toml these values can't be used: pace, wrap. ")


@pytest.mark.parametrize("megabytes", [600, 450])
def test_too_little_memory_for_hints_ends_no_game(megabytes: int, tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text("\n".join([*["Enter"] * 5, "wait 3000", "H", "Enter", "Quit"]), encoding="utf-8")
    given = ("--seed", "1", "--no-window", "--keys", str(keys), "--data-dir", str(tmp_path / "data"))
    status, text = ran(tmp_path, *PLAIN, *given, memory=megabytes << 20)
    assert (status, "has failed" in text) == (0, False), text
    assert text.splitlines()[-1] == "Enter for the next round."
