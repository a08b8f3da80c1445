"""A key is never held up for long: drawing gives way to it, and a computer player's move is short."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from audiojack.app.launch import Launch
from audiojack.app.options.settings import Settings
from audiojack.app.program import Program
from audiojack.app.scenes.main import MainMenu
from audiojack.app.speaking.outputs import Outputs
from audiojack.app.window.screen import Screen
from audiojack.input.gestures import parse
from audiojack.store.store import ChipStore
from tests.app.table import Play, at_a_table

MOST_SECONDS = 0.02


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Screen]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    yield Screen((960, 640), False)
    pygame.display.quit()


def full_table() -> Play:
    return at_a_table("black-jack", computers=8, options={"boxes": 9})


@pytest.mark.promise("Speech, sound and braille", "A key is not held up by computer players or by drawing")
def test_drawing_gives_way_to_a_key_and_leaves_the_window_as_it_was(screen: Screen) -> None:
    play = full_table()
    settings = Settings()
    assert screen.draw(play.stage.picture(), "One.", settings)
    before = pygame.image.tobytes(screen.surface, "RGB")
    looks = count()
    assert not screen.draw(play.stage.picture(), "Two.", settings, lambda: next(looks) >= 1)
    assert pygame.image.tobytes(screen.surface, "RGB") == before
    assert screen.draw(play.stage.picture(), "Two.", settings)
    assert pygame.image.tobytes(screen.surface, "RGB") != before


@pytest.mark.promise("Speech, sound and braille", "A key is not held up by computer players or by drawing")
def test_twenty_moves_of_computer_players_take_less_than_a_fiftieth_of_a_second_each(tmp_path: Path) -> None:
    with ChipStore.open(tmp_path, care=False) as store:
        settings = full_table().services.settings
        play = Play(store, settings=settings)
        play.services.lobby.be("Eva")
        play.begin(MainMenu(play.services))
        play.press("Enter")
        spent: list[float] = []
        for _ in range(12):
            play.stage.press(parse("Enter"))
            while play.stage.top.pending:
                play.now += 1
                begun = time.thread_time()
                play.stage.tick(play.now)
                spent.append(time.thread_time() - begun)
    assert len(spent) >= 20
    assert sorted(spent)[-2] < MOST_SECONDS, "one may read something for the first time"


def test_what_has_been_read_at_the_start_is_not_looked_through_for_garbage_while_a_key_waits(tmp_path: Path) -> None:
    program = Program(Outputs(Launch(tmp_path, language="en", seed=1, driver="none", mute=True)))
    before = gc.get_freeze_count()
    program.begin()
    try:
        end = time.monotonic() + 20
        while gc.get_freeze_count() <= before and time.monotonic() < end:
            program.poll(time.monotonic())
            time.sleep(0.01)
        begun = time.thread_time()
        gc.collect()
        assert time.thread_time() - begun < MOST_SECONDS
    finally:
        program.close()
        gc.unfreeze()
