"""Nothing is cut at any size, every colour can be read, and the loop sleeps on the window's connection."""

from __future__ import annotations

import itertools
import os
import threading
import time

import pygame
import pytest

from audiojack.app.layout import CardBox, Drawn, Rect, RingBox, TextBox, default_size, lay_out
from audiojack.app.picture import Picture, PlayedHand, Row
from audiojack.app.scenes.main import MainMenu
from audiojack.app.screen import draw_suit, measure
from audiojack.app.settings import TEXT_LEAST, TEXT_MOST, THEMES
from audiojack.app.theme import THEMES as COLOURS
from audiojack.app.theme import contrast
from audiojack.app.waiting import SocketWaiter
from audiojack.engine.cards import PACK_52, Card
from tests.app.table import WORDS, Play

WINDOWS = [(640, 480), (960, 640), (1920, 1080), (3840, 2160), (300, 900)]
SIZES = [TEXT_LEAST, 48, TEXT_MOST]
LANGUAGES = ["en", "cs", "ru", "sr-Cyrl"]


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def hand(language: str, *cards: str) -> PlayedHand:
    words = WORDS[language]
    names = tuple(words.text("picture-card", {"card": card}) for card in cards)
    title = words.text("picture-hand", {"number": 2, "stake": 12500})
    return PlayedHand(title, tuple(Card(card) for card in cards), names, "21", True)


def pictures(language: str) -> list[Picture]:
    play = Play(language=language)
    play.desk.lobby.be("Ana")
    play.begin(MainMenu(play.desk))
    longest = max((WORDS[language].text(f"does-{key}") for key in ("table-stand", "everywhere-voice")), key=len)
    rows = tuple(Row(f"{longest} {number}", number == 30) for number in range(50))
    hands = (hand(language, "10d", "5h", "2c", "3s", "As"), hand(language, "Qd", "8h"), hand(language, "Kc"))
    lines = (WORDS[language].text("store-damaged", {"path": "/home/somebody/.local/share/audiojack/chips.sqlite3"}),)
    return [play.stage.picture(), Picture(longest, rows=rows), Picture("Oko", lines, hands=hands, field="12500")]


def inside(box: Drawn, window: tuple[int, int]) -> bool:
    x, y, width, height = box.rect
    slack = 12 if isinstance(box, RingBox) else 0
    return x >= -slack and y >= -slack and x + width <= window[0] + slack and y + height <= window[1] + slack


def overlap(one: Rect, other: Rect) -> bool:
    return pygame.Rect(one).colliderect(pygame.Rect(other))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_no_text_is_cut_or_covered(language: str, window: tuple[int, int]) -> None:
    caption = WORDS[language].text("store-io", {})
    for picture, size in itertools.product(pictures(language), SIZES):
        boxes = lay_out(picture, caption, window, size, measure)
        texts = [box for box in boxes if isinstance(box, TextBox)]
        assert texts
        for box in texts:
            assert inside(box, window), (box, size)
            assert measure(box.text, box.size) == (box.rect.width, box.rect.height)
        for one, other in itertools.combinations(texts, 2):
            assert not overlap(one.rect, other.rect), (one, other)
        shown = " ".join(box.text for box in texts).replace(" ", "")
        for whole in (caption, picture.title, *picture.lines, picture.field):
            assert whole.replace(" ", "") in shown
        for card in (box for box in boxes if isinstance(box, CardBox)):
            assert inside(card, window)
        focused = [row.text for row in picture.rows if row.focused]
        assert all(text.replace(" ", "") in shown for text in focused)


def test_the_ring_is_at_least_four_pixels_and_round_the_row_in_focus() -> None:
    picture = Picture("Menu", rows=(Row("one"), Row("two", True)))
    boxes = lay_out(picture, "", (640, 480), 24, measure)
    ring = next(box for box in boxes if isinstance(box, RingBox))
    focused = next(box for box in boxes if isinstance(box, TextBox) and box.text == "two")
    assert ring.thick >= 4
    assert pygame.Rect(ring.rect).contains(pygame.Rect(focused.rect))


@pytest.mark.parametrize("window", [(1, 1), (10, 400), (400, 10), (48, 48)])
def test_a_tiny_window_draws_what_fits_and_no_error(window: tuple[int, int]) -> None:
    for picture in pictures("ru"):
        lay_out(picture, "Caption.", window, TEXT_MOST, measure)


def test_the_size_follows_the_window_within_its_limits() -> None:
    assert [default_size(height) for height in (100, 640, 1080, 4320)] == [24, 32, 54, 96]


@pytest.mark.parametrize("theme", THEMES)
def test_texts_have_seven_to_one_and_shapes_three_to_one(theme: str) -> None:
    colours = COLOURS[theme]  # type: ignore[index]
    for ink in (colours.text, colours.faint):
        assert contrast(ink, colours.background) >= 7
    assert contrast(colours.print, colours.face) >= 7
    assert contrast(colours.focus, colours.background) >= 3
    assert contrast(colours.edge, colours.face) >= 3 or contrast(colours.edge, colours.background) >= 3
    for suit in colours.suits.values():
        assert contrast(suit, colours.face) >= 3


def test_suits_differ_in_shape_without_any_colour() -> None:
    seen = set()
    for suit in "hdcs":
        surface = pygame.Surface((60, 60))
        draw_suit(surface, suit, pygame.Rect(0, 0, 60, 60), (255, 255, 255))
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 4
    assert {card[-1] for card in PACK_52} == set("hdcs")


@pytest.mark.skipif(not hasattr(os, "pipe2"), reason="needs POSIX pipes")
def test_the_waiter_wakes_for_its_connection_and_for_other_threads() -> None:
    out, into = os.pipe()
    resting = SocketWaiter(out)
    begin = time.monotonic()
    resting.wait(0.05)
    assert time.monotonic() - begin >= 0.045
    for wake in (lambda: os.write(into, b"x"), resting.wake):
        timer = threading.Timer(0.05, wake)
        timer.start()
        begin = time.monotonic()
        resting.wait(5)
        assert time.monotonic() - begin < 1
        timer.join()
        if wake != resting.wake:
            os.read(out, 1)
    os.close(out)
    os.close(into)
