"""A file of keys: read whole before the first is pressed, waited for, and quitting at its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.app.key_script import KeyScript, KeysFileError


def feed(folder: Path, text: str) -> KeyScript:
    path = folder / "keys.txt"
    path.write_text(text, "utf-8")
    return KeyScript.read(path)


@pytest.mark.promise("Command line", "Keys come out of a file, in order, with pauses")
def test_keys_come_in_order_and_pauses_are_kept(tmp_path: Path) -> None:
    given = feed(tmp_path, "# a note\nEnter\nwait 200\n\nShift+S\nQuit\n")
    assert given.quits
    assert given.next(0.0) == ("kb:enter", "", False)
    assert given.next(1.0) is None
    assert given.next(1.1) is None
    last = given.next(1.3)
    assert last is not None
    assert last.name == "kb:shift+s"
    assert given.done


def test_quit_before_the_end_is_the_key_of_quitting(tmp_path: Path) -> None:
    given = feed(tmp_path, "Quit\nQuit\n")
    first = given.next(0.0)
    assert first is not None
    assert first.name == "kb:control+q"
    assert given.done
    assert given.quits


@pytest.mark.parametrize(("text", "line"), [("Enter\nEntre\n", 2), ("wait long\n", 1)])
def test_a_mistake_is_named_with_its_line(tmp_path: Path, text: str, line: int) -> None:
    with pytest.raises(KeysFileError) as found:
        feed(tmp_path, text)
    assert found.value.line == line


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(KeysFileError) as found:
        KeyScript.read(tmp_path / "none")
    assert found.value.line == 0
