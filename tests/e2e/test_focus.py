"""Another window takes the keyboard: the program falls silent and the table waits, and both go on afterwards."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.conftest import needs
from tests.e2e.table import sit_down
from tests.support.display import Display
from tests.support.player import Player, environment, playing
from tests.support.processes import stopped
from tests.support.sound import SoundServer

pytestmark = [pytest.mark.display, pytest.mark.sound]

OTHER_WINDOW = """
import pygame, time
pygame.display.init()
pygame.display.set_mode((200, 100))
while not pygame.key.get_focused():
    pygame.event.pump()
    time.sleep(0.02)
print(flush=True)
while True:
    pygame.event.pump()
    time.sleep(0.02)
"""
"""A window that says when it has the keyboard: SDL takes it for a new window, on a busy machine late."""
SILENT_WITHIN = 0.6
"""Seconds from the other window's focus to silence; asking the display for it takes a part of them."""
AWAY = 1.5
IN_THE_OPTIONS = ("F10", "Enter", "End")
"""From the table to the last row of what is said: whether it goes on in the background."""


@contextmanager
def another_window(display: Display) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-c", OTHER_WINDOW],
        env=environment({"SDL_AUDIODRIVER": "dummy"}, display=display),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with stopped(process):
        assert process.stdout is not None
        lines = (line for line in process.stdout if not line.strip())  # pygame greets before it
        next(lines)
        yield process


def narrating(player: Player) -> int:
    """Lays the stake and waits until the first cards are being told; answers where the round began."""
    mark = player.mark()
    player.tap("Enter")
    player.wait_for(lambda lines: any("text" in line for line in lines), mark, 30)
    return mark


@pytest.mark.promise(
    "Speech, sound and braille",
    "Silent while another window has the keyboard, going on afterwards; an option that says its state",
)
def test_it_is_silent_while_another_window_has_the_keyboard_and_goes_on_afterwards(
    display: Display, pulse: SoundServer, tmp_path: Path
) -> None:
    needs("pulseaudio", "pactl", "parec")
    given = ("--lang", "en", "--seed", "1", "--pace", "calm")
    variables = {**pulse.variables, "SDL_AUDIODRIVER": "pulseaudio"}
    with (
        pulse.recording() as recorder,
        playing(tmp_path, *given, display=display, variables=variables) as player,
        another_window(display) as other,
    ):
        display.focus(other.pid)
        player.focus()
        sit_down(player)
        player.wait_for_text("Stake: 10")
        mark = narrating(player)
        display.focus(other.pid)
        left = time.monotonic()
        time.sleep(AWAY)
        told = len(player.utterances(mark))
        last = recorder.last_sound()
        assert last is not None
        assert last < left + SILENT_WITHIN
        time.sleep(0.5)
        assert recorder.last_sound() == pytest.approx(last, abs=0.05)
        assert len(player.utterances(mark)) == told
        player.focus()
        back = time.monotonic()
        player.wait_for_text("your turn", "you stand", "blackjack", since=mark, seconds=60)
        heard = recorder.first_sound_after(back)
        assert heard is not None
        assert heard < back + 1.0
        round_ = [line for line in player.utterances(mark) if line["t"] >= player.keys(mark)[0]["t"]]
        texts = [line["text"] for line in round_]
        assert len(texts) == len(set(texts)), texts
        assert {line["spoken"] for line in round_[:-1]} == {"whole"}, round_


@pytest.mark.promise(
    "Speech, sound and braille",
    "Silent while another window has the keyboard, going on afterwards; an option that says its state",
)
def test_the_option_lets_it_go_on_and_says_its_state(display: Display, tmp_path: Path) -> None:
    given = ("--lang", "en", "--seed", "1", "--pace", "calm", "--driver", "captions", "--mute")
    with playing(tmp_path, *given, display=display) as player, another_window(display) as other:
        display.focus(other.pid)
        player.focus()
        sit_down(player)
        player.wait_for_text("Stake: 10")
        for key in IN_THE_OPTIONS:
            player.tap(key)
        player.wait_for_text("Go on in the background: off")
        player.tap("Right")
        player.wait_for_text("On.")
        for key in ("Escape", "Escape"):
            player.tap(key)
        mark = narrating(player)
        display.focus(other.pid)
        told = len(player.utterances(mark))
        player.wait_for(lambda lines: len([line for line in lines if "text" in line]) >= told + 3, mark, 30)
        player.focus()
        player.tap("F10")
        for key in ("Enter", "End", "Left"):
            player.tap(key)
        player.wait_for_text("Off.")
