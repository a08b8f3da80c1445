"""What a desktop does to keys and windows: sticky keys, keys held while the window comes, small and absent screens."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path

import pytest

from tests.e2e.table import PLAIN, sit_down, to_my_turn
from tests.support.display import Display, running_display
from tests.support.needs import needs
from tests.support.player import Player, command, environment, playing

pytestmark = pytest.mark.display


def actions(player: Player, since: int) -> list[str]:
    return [str(line["action"]) for line in player.keys(since)]


def tapped(player: Player, display: Display, *keys: str) -> list[str]:
    """Taps the keys one after another; what they were taken for."""
    before = player.mark()
    for key in keys:
        display.tap(key)
        time.sleep(0.1)  # as a hand would
    player.tap("T")
    return [action for action in actions(player, before) if action != "turn"]


def test_sticky_keys_make_chords(display: Display, tmp_path: Path) -> None:
    with playing(tmp_path, *PLAIN, display=display) as player:
        sit_down(player)
        player.wait_for_text("Stake: ")
        player.ask("Enter")
        to_my_turn(player)
        display.sticky_keys(True)
        try:
            assert tapped(player, display, "Shift", "S") == ["others"]
            assert tapped(player, display, "S") == ["chips"]
            assert tapped(player, display, "Ctrl", "R")[-1] == "say-again"
            assert tapped(player, display, "Shift", "F2") == ["verbosity-back"]
            assert tapped(player, display, "Shift", "Shift", "S", "S", "Shift", "S") == ["others", "others", "chips"]
        finally:
            display.sticky_keys(False)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_that_was_held_when_the_window_came_is_no_press(key: str, display: Display, tmp_path: Path) -> None:
    with playing(tmp_path, *PLAIN, display=display) as player:
        sit_down(player)
        player.wait_for_text("Stake: ")
        display.unfocus()
        before = player.mark()
        display.down(key)
        try:
            player.focus()
            player.tap("T")
            display.hold("Ctrl", 1.0)
        finally:
            display.up(key)
        assert set(actions(player, before)) <= {"turn", "silence"}
        assert not [line for line in player.lines()[before:] if line.get("sound") == "nothing-here"]
        assert player.tap(key)["action"] in {"place", "same"}


def test_volume_keys_are_the_systems(display: Display, tmp_path: Path) -> None:
    with playing(tmp_path, *PLAIN, display=display) as player:
        player.wait_for_text("Your name?", "Main menu")
        before = player.mark()
        display.tap("VolumeUp")
        display.tap("VolumeDown")
        player.tap("F2")
        assert actions(player, before) == ["verbosity"]


def test_the_window_fits_a_small_screen(tmp_path: Path) -> None:
    needs("Xvfb", "xdotool", "setxkbmap", "xkbcomp")
    with running_display("640x480") as small, playing(tmp_path, *PLAIN, display=small) as player:
        width, height = small.window_size(player.process.pid)
        assert width <= 640
        assert height < 480


def test_a_display_that_cannot_be_reached_leads_to_the_terminal(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text("Enter\nQuit\n", encoding="utf-8")
    done = subprocess.run(
        command(*PLAIN, "--keys", str(keys), "--data-dir", str(tmp_path / "data")),
        env=environment({"DISPLAY": ":98765"}), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        timeout=30,
    )  # fmt: skip
    assert done.returncode == 0
    assert "Main menu." in done.stdout


def test_no_window_and_no_more_keys_is_the_end(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.write_text("Enter\n", encoding="utf-8")
    done = subprocess.run(
        command(*PLAIN, "--no-window", "--keys", str(keys), "--data-dir", str(tmp_path / "data")),
        env=environment(dict(os.environ)), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
        timeout=30,
    )  # fmt: skip
    assert done.returncode == 0
    assert "Main menu." in done.stdout
