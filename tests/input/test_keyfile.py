"""The file of keys: it reads well, and a mistake in it is told and costs nothing else."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from audiojack import files
from audiojack.input import keyfile
from audiojack.input.keyfile import KeyFault
from audiojack.input.keymap import ESSENTIAL, Keymap


def read(text: str) -> tuple[Keymap, tuple[KeyFault, ...]]:
    keymap, faults = keyfile.understood(tomllib.loads(text))
    for one in ESSENTIAL:
        assert keymap.keys(*one), one
    for context, table in keymap.bindings.items():
        assert all(keymap.clash(context, command, key) is None for command, keys in table.items() for key in keys)
    return keymap, faults


def test_changes_are_kept_in_a_file_that_reads_well(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    keyfile.save(path, Keymap().bind("table", "draw", "kb:c"), "Keys that were changed.")
    assert path.read_text("utf-8") == '# Keys that were changed.\n\n[table]\ndraw = ["c"]\ncards = []\n'
    keymap, faults = keyfile.load(path)
    assert (keymap.keys("table", "draw"), keymap.keys("table", "cards"), faults) == (("c",), (), ())
    assert keyfile.load(tmp_path / "none.toml") == (Keymap(), ())


def test_a_key_without_a_label_can_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    keyfile.save(path, Keymap().bind("table", "draw", "kb:control+key100"), "")
    keymap, faults = keyfile.load(path)
    assert (keymap.keys("table", "draw"), faults) == (("control+key100",), ())


@pytest.mark.promise(
    "Keys",
    "A mistake in the file of keys is told in one sentence that says what holds; the rest of the file "
    "holds too",
)
@pytest.mark.parametrize(
    ("text", "key", "holds", "loses"),
    [
        ('[table]\nsplit = ["m"]\nchips = ["m"]', "m", ("table", "split"), ("table", "chips")),
        ('[table]\nchips = ["m"]\nsplit = ["m"]', "m", ("table", "chips"), ("table", "split")),
        ('[table]\nsplit = "Enter"', "enter", ("table", "stand"), ("table", "split")),
        ('[table]\nsplit = ["c"]', "c", ("table", "split"), ("table", "cards")),
        ('[everywhere]\nmute = ["x"]', "x", ("everywhere", "mute"), ("table", "exchange")),
        ('[table]\nsplit = ["F1"]', "f1", ("everywhere", "help"), ("table", "split")),
    ],
)
def test_two_commands_on_one_key(text: str, key: str, holds: tuple[str, str], loses: tuple[str, str]) -> None:
    """A line of the file goes before a default, the first line before the second, an essential before all."""
    keymap, faults = read(text)
    assert faults == (KeyFault("clash", *loses, key=key, owner=holds),)
    assert key in keymap.keys(*holds)
    assert key not in keymap.keys(*loses)


@pytest.mark.parametrize("word", ["Hyper+1", "ц", "two keys", "", "nokey", "key", "Shift"])
def test_an_unknown_key_leaves_the_usual_one(word: str) -> None:
    keymap, faults = read(f'[table]\ncards = ["{word}"]\nsplit = ["{word}", "m"]')
    assert faults == (KeyFault("unknown-key", "table", "cards", word), KeyFault("unknown-key", "table", "split", word))
    assert (keymap.keys("table", "cards"), keymap.keys("table", "split")) == (("c",), ("m",))


def test_unknown_commands_are_named_and_the_rest_of_the_file_holds() -> None:
    keymap, faults = read('stray = "m"\n[table]\nfly = ["a"]\nsplit = ["m"]\n[kitchen]\ncook = ["q"]')
    assert [one.command for one in faults] == ["stray", "table.fly", "kitchen"]
    assert {one.reason for one in faults} == {"unknown-command"}
    assert keymap.keys("table", "split") == ("m",)


@pytest.mark.promise(
    "Keys",
    "A mistake in the file of keys is told in one sentence that says what holds; the rest of the file "
    "holds too",
)
@pytest.mark.parametrize(
    ("text", "command", "key"),
    [
        ("[table]\ndraw = []\nstand = ['m']", ("table", "draw"), "space"),
        ("[table]\npause = []", ("table", "pause"), "escape"),
        ("[everywhere]\nhelp = []", ("everywhere", "help"), "f1"),
        ("[menu]\nchoose = []", ("menu", "choose"), "enter"),
    ],
)
def test_an_essential_command_keeps_its_usual_key(text: str, command: tuple[str, str], key: str) -> None:
    keymap, faults = read(text)
    assert faults == (KeyFault("essential", *command, key=key),)
    assert keymap.keys("table", "stand") == (("m",) if "stand" in text else ("enter",))


def test_essential_commands_that_take_each_others_keys_are_all_kept() -> None:
    keymap, faults = read('[table]\npause = ["space"]\nstand = ["a"]\ndraw = ["a"]')
    assert keymap.keys("table", "stand") == ("a",)
    assert keymap.keys("table", "draw") == ("space",)
    assert keymap.keys("table", "pause") == ("escape",)
    assert [(one.reason, one.command, one.key) for one in faults] == [
        ("clash", "draw", "a"), ("clash", "pause", "space"), ("essential", "draw", "space"),
        ("essential", "pause", "escape"),
    ]  # fmt: skip


def test_essential_commands_may_change_places() -> None:
    keymap, faults = read('[table]\nstand = ["space"]\ndraw = ["enter"]')
    assert (keymap.keys("table", "stand"), keymap.keys("table", "draw"), faults) == (("space",), ("enter",), ())


@pytest.mark.parametrize("value", ["7", "{ a = 1 }", "true", "[[1]]"])
def test_what_is_no_key_at_all_is_told_too(value: str) -> None:
    keymap, faults = read(f"[table]\ncards = {value}")
    assert [(one.reason, one.command) for one in faults] == [("unknown-key", "cards")]
    assert keymap.keys("table", "cards") == ("c",)


def test_a_line_that_is_no_toml_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(
        '[table]\ndraw = ["a"\n[menu\nback = ["z"]\n[table]\nsplit = [\n  "q",\n  "w",\n]\n= 7\nsplit = ["u"]\n'
        'chips = ["g"]\n', "utf-8",
    )  # fmt: skip
    keymap, faults = keyfile.load(path)
    assert [int(one.key) for one in faults if one.reason == "line"] == [2, 3, 10, 11]
    assert [keymap.keys("table", name) for name in ("draw", "split", "chips")] == [("space",), ("q", "w"), ("g",)]
    assert keymap.keys("menu", "back") == ("escape",)
    assert path.exists()


def test_a_huge_list_of_keys_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    names = ", ".join(f'"key{number}"' for number in range(200, 5200))
    path.write_text(f"[table]\ncards = [{names}]\n", "utf-8")
    keymap, faults = keyfile.load(path)
    assert len(keymap.keys("table", "cards")) == keyfile.MOST_KEYS
    assert len(faults) == 5000 - keyfile.MOST_KEYS


@pytest.mark.parametrize("junk", [b"\xff\xfe\x00", b"#" * (files.LARGEST + 1)])
def test_what_is_no_text_of_a_person_is_set_aside_whole(junk: bytes, tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_bytes(junk)
    with pytest.raises(files.UnreadableFileError) as found:
        keyfile.load(path)
    assert not path.exists()
    assert found.value.path.read_bytes() == junk
