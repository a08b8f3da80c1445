"""Keys can be moved, and the program never loses one that it can't do without."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack import files
from audiojack.input import keymap
from audiojack.input.keymap import Clash, Keymap, KeymapError

TABLE = ("table", "everywhere")


def test_the_first_context_decides() -> None:
    keys = Keymap()
    assert keys.command("kb:enter", TABLE) == ("table", "stand")
    assert keys.command("kb:enter", ("amount", *TABLE)) == ("amount", "place")
    assert keys.command("kb:pageup", ("amount", *TABLE)) == ("amount", "much-more")
    assert keys.command("kb:pageup", TABLE) == ("everywhere", "history-back")
    assert keys.command("kb:y", TABLE) is None


def test_no_default_clashes_and_none_uses_a_wandering_key() -> None:
    keys = Keymap()
    for context, table in keymap.DEFAULTS.items():
        for command, names in table.items():
            assert names, command
            for name in names:
                assert keys.clash(context, command, name) is None, (context, command, name)
                assert name.split("+")[-1] not in ("y", "z")


def test_binding_takes_the_key_from_its_owner() -> None:
    keys = Keymap()
    assert keys.clash("table", "draw", "kb:c") == Clash("table", "cards")
    changed = keys.bind("table", "draw", "kb:c")
    assert changed.command("kb:c", TABLE) == ("table", "draw")
    assert changed.keys("table", "cards") == ()


def test_an_essential_command_keeps_a_key() -> None:
    keys = Keymap()
    with pytest.raises(KeymapError) as refused:
        keys.bind("table", "draw", "kb:f1")
    assert refused.value.reason == "essential"
    with pytest.raises(KeymapError):
        keys.unbind("everywhere", "help")


def test_changes_are_kept_in_a_file_that_reads_well(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    keymap.save(path, Keymap().bind("table", "draw", "kb:m"), "Keys that were changed.")
    assert path.read_text("utf-8") == '# Keys that were changed.\n\n[table]\ndraw = ["m"]\n'
    assert keymap.load(path).keys("table", "draw") == ("m",)


@pytest.mark.parametrize(
    "junk", ["[table\n", '[table]\nfly = ["a"]\n', '[table]\ndraw = ["Hyper+1"]\n', "[table]\ndraw = []\n"]
)
def test_junk_is_set_aside_whole(tmp_path: Path, junk: str) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(junk, "utf-8")
    with pytest.raises(files.UnreadableFileError) as found:
        keymap.load(path)
    assert not path.exists()
    assert found.value.path.read_text("utf-8") == junk
