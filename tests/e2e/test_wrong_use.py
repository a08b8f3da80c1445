"""Wrong use and broken files: one clear sentence, the right exit status, and nothing lost or overwritten."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.e2e.table import PLAIN
from tests.support.player import run_keys

QUIT = ["Quit"]


def refused(folder: Path, *arguments: str, keys: Sequence[str] = QUIT, status: int | None = None) -> str:
    """Runs the program, wants it to end with an error of one sentence, and answers the sentence."""
    done, _ = run_keys(folder, keys, *arguments)
    text = done.stdout.strip()
    assert done.returncode in ((1, 2) if status is None else (status,)), text
    assert "Traceback" not in text
    assert text, "it ended without a word"
    assert text[-1] in ".!?"
    return text


@pytest.mark.promise("Command line", "Wrong use is one sentence in the player's language and status 2")
@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "xx"),
        ("--pace", "sometimes"),
        ("--driver", "no-such-voice"),
        ("--seed", "many"),
        ("--window", "large"),
        ("--no-such-option",),
        ("nonsense",),
    ],
    ids=" ".join,
)
def test_wrong_options_are_refused_with_status_2(arguments: tuple[str, ...], tmp_path: Path) -> None:
    refused(tmp_path, "--terminal", *arguments, status=2)


def test_a_transcript_that_cannot_be_written_is_said_before_the_game(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("")
    text = refused(tmp_path, *PLAIN, "--terminal", "--transcript", str(nowhere / "transcript"))
    assert len(text.split("\n")) == 1


def test_a_keys_file_with_a_mistake_names_it(tmp_path: Path) -> None:
    text = refused(tmp_path, *PLAIN, "--terminal", keys=["Enter", "Hyperspace", "Quit"])
    assert "Hyperspace" in text


def test_a_damaged_store_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    run_keys(tmp_path, QUIT, *PLAIN, "--terminal")
    stores = [path for path in (tmp_path / "data").rglob("*") if is_database(path)]
    assert len(stores) == 1, "where is the store?"
    junk = b"SQLite format 3\0" + b"this was chips once" * 400
    stores[0].write_bytes(junk)
    done, _ = run_keys(tmp_path, QUIT, *PLAIN, "--terminal")
    assert "Traceback" not in done.stdout
    assert done.stdout.strip(), "not a word about the damage"
    assert junk in [path.read_bytes() for path in (tmp_path / "data").rglob("*") if path.is_file()]


def is_database(path: Path) -> bool:
    return path.is_file() and path.read_bytes()[:15] == b"SQLite format 3" and "backup" not in str(path)
