"""The command line: every command with right and wrong words, its status, its JSON, its errors in every language."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from audiojack.cli import keyboard
from audiojack.cli.main import main
from audiojack.files import reason_of
from audiojack.l10n.localizer import Localizer
from tests.support.player import run_keys

LANGUAGES = ("en", "cs", "ru", "sr", "sr-Cyrl")

WRONG: tuple[tuple[str, ...], ...] = (
    ("check",),
    ("chips", "borrow"),
    ("chips", "list", "more"),
    ("chips", "history"),
    ("chips", "verify", "more"),
    ("chips", "backup"),
    ("chips", "restore"),
    ("chips", "export"),
    ("ranking", "more"),
    ("stats", "Ana", "Vera"),
    ("odds",),
    ("odds", "poker"),
    ("odds", "black-jack", "--hand", "1x"),
    ("l10n",),
    ("l10n", "sing"),
    ("l10n", "missing"),
    ("l10n", "missing", "xx"),
    ("l10n", "say", "cs"),
    ("l10n", "say", "cs", "value-percent", "n"),
    ("doctor", "more"),
    ("juggle",),
    ("--juggle",),
    ("--pace", "sometimes"),
    ("--driver", "nobody"),
    ("--seed", "x"),
    ("--window", "10"),
    ("--deal",),
    ("--data-dir=",),
    ("chips", "list", "--data-dir", ""),
)

Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Said:
    def run(*words: str) -> tuple[int, str, str]:
        status = main([*words, "--data-dir", str(tmp_path / "data")])
        out, err = capsys.readouterr()
        return status, out, err

    return run


@pytest.mark.promise("Command line", "Wrong use is one sentence in the player's language and status 2")
@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_wrong_use_is_one_sentence_of_the_players_language_and_status_2(words: tuple[str, ...], said: Said) -> None:
    told = set()
    for language in LANGUAGES:
        status, out, err = said(*words, "--lang", language)
        assert (status, out, err.count("\n")) == (2, "", 1), (language, out, err)
        assert err.rstrip()[-1] in ".?!"
        told.add(err)
    assert len(told) == len(LANGUAGES), "each language has its own words"


def test_options_of_every_command_may_stand_before_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("--lang", "en", "--json"), ("--json", "--lang=en")):
        assert main([*words, f"--data-dir={tmp_path}", "chips", "list"]) == 0
        assert json.loads(capsys.readouterr().out) == []
    assert main(["--lang", "en", "--data-dir", str(tmp_path), "chips"]) == 0
    assert main(["--lang", "en", "--seed", "1", "chips"]) == 2


@pytest.mark.promise("Command line", "What the system refuses is told in the player's words")
@pytest.mark.parametrize("language", ["cs", "ru", "sr", "sr-Cyrl"])
def test_what_the_system_refuses_is_told_in_the_players_words(language: str, said: Said) -> None:
    words = Localizer(language)
    for number in (errno.ENOENT, errno.EISDIR, errno.ENOTDIR, errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC):
        text = words.text("system-reason", {"detail": reason_of(OSError(number, os.strerror(number)))})
        assert text.isprintable()
        assert os.strerror(number) not in text
        assert text != reason_of(OSError(number, os.strerror(number)))
    status, out, _ = said("check", "nowhere.toml", "--lang", language)
    assert status == 2
    assert "No such file" not in out


@pytest.mark.promise("Command line", "Every --json is one document")
def test_every_json_is_one_document(said: Said, tmp_path: Path) -> None:
    run_keys(tmp_path, ["Enter"] * 8 + ["Quit"], "--terminal", "--lang", "en", "--driver", "none", "--pace", "instant")
    for words in (
        ("chips", "list"), ("chips", "history", "Guest"), ("chips", "verify"), ("ranking",), ("stats",),
        ("stats", "Guest"), ("odds", "black-jack", "--hand", "10h 6d", "--up", "Ks"), ("l10n", "audit"),
        ("l10n", "missing", "cs"), ("doctor", "--silent"),
    ):  # fmt: skip
        status, out, err = said(*words, "--json")
        assert status == 0, (words, err)
        json.loads(out)


@pytest.mark.promise(
    "Command line",
    "The doctor tells drivers, sound, keyboard layout and paths, reads well aloud, and each voice says a "
    "sentence",
)
def test_the_doctor_tells_all_that_it_should_in_words(said: Said) -> None:
    for language in LANGUAGES:
        _, out, err = said("doctor", "--silent", "--lang", language)
        assert not err
        lines = out.splitlines()
        assert all(line[-1] in ".?!" for line in lines)
        words = Localizer(language)
        for id in ("doctor-path-store", "doctor-path-settings", "doctor-path-keys", "doctor-keyboard"):
            begin = words.text(id, {"path": "|", "layouts": "|", "known": "yes"}).partition("|")[0]
            assert any(line.startswith(begin) for line in lines), (language, begin)
        assert not any("(" in line for line in lines), "no value as a programming language writes it"


@pytest.mark.promise(
    "Command line",
    "The doctor tells drivers, sound, keyboard layout and paths, reads well aloud, and each voice says a "
    "sentence",
)
def test_the_keyboard_layout_is_that_of_the_display(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "setxkbmap"
    program.write_text("#!/bin/sh\necho 'rules:      evdev'\necho 'layout:     cz,us'\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("sys.platform", "linux")
    assert keyboard.layouts() == "cz, us"
