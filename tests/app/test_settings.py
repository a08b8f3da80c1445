"""Settings: kept in a file that reads well, mended where they can be, set aside where they can't."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from audiojack import files
from audiojack.app.options.settings import FILE, GAME_IDS, Settings, SettingsFile, load, save
from audiojack.games.registry import GAMES
from audiojack.output.speech.settings import LanguageVoice
from audiojack.play.setup import TableSetup


@pytest.mark.promise("Rules, chips and company", "Settings come back from their file")
def test_everything_comes_back_from_the_file(tmp_path: Path) -> None:
    settings = Settings(language="sr-Cyrl", name='Ž "q" #', pace="quick", silent_categories=frozenset({"chips"}))
    settings = settings.with_voice("sr-Cyrl", LanguageVoice(variant="f4", rate=400))
    settings = settings.with_table("oko", TableSetup(4, 1, {"min_bank": 200, "raise": False, "direction": "right"}, 30))
    save(tmp_path / FILE, settings, "Heading.")
    assert load(tmp_path / FILE) == settings
    assert (tmp_path / FILE).read_text("utf-8").startswith("# Heading.\n\n[player]\n")


def test_one_wrong_value_costs_only_itself(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('[narration]\npace = "sometimes"\nverbosity = "full"\n[sounds]\nmono = 3\n', "utf-8")
    assert load(tmp_path / FILE) == replace(Settings(), verbosity="full")


@pytest.mark.parametrize(
    "junk",
    [b"[player\n", b"\xff\xfe\x00", b"= = =", b"[player]\nname = 'x", b"a = " + b"[" * 99999, b"a = " + b"9" * 9999],
)
def test_junk_is_set_aside_whole(tmp_path: Path, junk: bytes) -> None:
    (tmp_path / FILE).write_bytes(junk)
    with pytest.raises(files.UnreadableFileError) as found:
        load(tmp_path / FILE)
    assert found.value.path.read_bytes() == junk
    assert load(tmp_path / FILE) == Settings()


def test_what_the_command_line_lends_is_not_kept_but_what_is_changed_is(tmp_path: Path) -> None:
    own = Settings(language="cs", pace="calm")
    settings_file = SettingsFile(tmp_path / FILE, replace(own, pace="instant", engine="none"), lambda: "", own)
    settings_file.change(replace(settings_file.now, name="Ana"))
    assert load(tmp_path / FILE) == replace(own, name="Ana")
    settings_file.change(replace(settings_file.now, pace="quick"))
    assert load(tmp_path / FILE).pace == "quick"


def test_a_disk_that_fails_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = []
    settings_file = SettingsFile(tmp_path / "file" / FILE, Settings(), lambda: "")
    settings_file.on_fault = lambda: told.append(True)
    settings_file.change(Settings(name="Ana"))
    settings_file.change(Settings(name="Eva"))
    assert (told, settings_file.now.name) == ([True], "Eva")


def test_the_games_that_settings_know_are_those_of_the_registry() -> None:
    assert set(GAME_IDS) == set(GAMES)


def test_a_name_or_a_game_that_cannot_be_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'[player]\nname = "{"a" * 200}"\nlast_game = "poker"\nplayed = true\nlanguage = "cs"\n')
    found = load(path)
    assert (found.name, found.last_game, found.played, found.language) == ("", "blek-dzek", False, "cs")


def test_what_is_no_file_is_set_aside_and_never_waited_for(tmp_path: Path) -> None:
    for kind in ("folder", "pipe"):
        path = tmp_path / f"{kind}.toml"
        if kind == "folder":
            path.mkdir()
        elif sys.platform == "win32":
            continue
        else:
            os.mkfifo(path)
        with pytest.raises(files.UnreadableFileError) as told:
            load(path)
        assert told.value.path != path
        assert told.value.path.exists()


def test_below_a_file_there_are_no_settings(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert load(tmp_path / "file" / "settings.toml") == Settings()


def test_a_reset_leaves_what_the_command_line_wants_of_this_run(tmp_path: Path) -> None:
    kept = Settings()
    settings_file = SettingsFile(tmp_path / FILE, replace(kept, pace="instant"), lambda: "", kept)
    assert settings_file.lent == {"pace": "instant"}
    settings_file.change(replace(settings_file.now, pace="calm"))
    assert settings_file.lent == {}


def test_two_copies_never_undo_each_others_settings(tmp_path: Path) -> None:
    path = tmp_path / FILE
    start = Settings(language="en", name="Ana")
    first = SettingsFile(path, start, lambda: "")
    first.change(replace(start, wrap=False))
    second = SettingsFile(path, load(path), lambda: "")
    first.change(replace(first.now, theme="light", verbosity="full").with_table("oko", TableSetup(computers=3)))
    second.change(replace(second.now, pace="calm").with_table("ochko", TableSetup(computers=2)))
    first.change(replace(first.now, theme="yellow-on-black"))
    found = load(path)
    assert (found.theme, found.verbosity, found.pace, found.wrap) == ("yellow-on-black", "full", "calm", False)
    assert (found.table("oko").computers, found.table("ochko").computers) == (3, 2)


def test_an_option_that_went_is_gone_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / FILE
    settings_file = SettingsFile(path, Settings(), lambda: "")
    settings_file.change(settings_file.now.with_table("oko", TableSetup(options={"santal": True, "double": False})))
    settings_file.change(settings_file.now.with_table("oko", TableSetup(options={"santal": True})))
    assert load(path).table("oko").options == {"santal": True}
    settings_file.change(replace(settings_file.now, tables={}))
    assert load(path).tables == {}


def test_values_that_do_not_fit_are_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text(
        '[narration]\npace = "sometimes"\nwrap = "yes"\nverbosity = "full"\n[speech]\nvoice_volume = 900\n'
        '[voice-cs]\nrate = "fast"\n[table-oko]\nboxes = 7\n', "utf-8",
    )  # fmt: skip
    unfit: list[str] = []
    assert load(tmp_path / FILE, unfit).verbosity == "full"
    assert sorted(unfit) == ["boxes", "pace", "rate", "voice_volume", "wrap"]
