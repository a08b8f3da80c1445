"""Nothing is cut at any size, what is in focus is whole, and the window is drawn only when something has changed."""

from __future__ import annotations

import itertools
import os
import threading
import time
from collections.abc import Iterator

import pygame
import pytest
from msgspec.structs import replace

from audiojack.app.drawing.boxes import ArrowBox, BackBox, CardBox, Drawn, Rect, RingBox, TextBox
from audiojack.app.drawing.fonts import Fonts
from audiojack.app.drawing.layout import default_size, lay_out
from audiojack.app.options.settings import TEXT_LEAST, TEXT_MOST, Settings
from audiojack.app.stage.picture import Picture, Place, PlayedHand, Row
from audiojack.app.window.event_wait import SocketWaiter
from audiojack.app.window.screen import Screen
from audiojack.engine.cards import Card
from audiojack.games.registry import GAMES
from tests.app.pictures import at_table, menu_pictures, table_pictures
from tests.app.table import WORDS

SMALL = (640, 480)
WINDOWS = [SMALL, (960, 640), (1280, 720), (1920, 1080), (3840, 2160), (600, 900)]
EXTREMES = [SMALL, (1280, 720), (3840, 2160)]
"""Windows in which a full table is tried with the smallest and the largest text, too."""
LANGUAGES = ["en", "cs", "ru", "sr", "sr-Cyrl"]

pygame.font.init()
measure = Fonts().measure


@pytest.fixture
def dummy() -> Iterator[None]:
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()
    pygame.display.init()
    pygame.font.init()
    yield
    pygame.display.quit()
    if before is None:
        del os.environ["SDL_VIDEODRIVER"]
    else:
        os.environ["SDL_VIDEODRIVER"] = before


# --- nothing is cut


def inside(rect: Rect, window: tuple[int, int]) -> bool:
    return rect.x >= 0 and rect.y >= 0 and rect.x + rect.width <= window[0] and rect.y + rect.height <= window[1]


def bare(text: str) -> str:
    return "".join(text.split())


def whole(picture: Picture) -> list[str]:
    """The texts that are to be seen whole in every window."""
    active = next((hand for hand in picture.hands if hand.active), picture.hands[0] if picture.hands else None)
    hand = [active.title, *active.names] if active else []
    focused = [row.text for row in picture.rows if row.focused]
    return [picture.title, picture.turn, picture.field or "", *hand, *focused]


def check(picture: Picture, caption: str, window: tuple[int, int], size: int, least: int = 0) -> list[Drawn]:
    boxes = lay_out(picture, caption, window, size, measure, least=least)
    texts = [box for box in boxes if isinstance(box, TextBox)]
    for box in boxes:
        assert inside(box.rect, window), (box, size)
    for text in texts:
        assert measure(text.text, text.size, text.bold) == (text.rect.width, text.rect.height)
    for one, other in itertools.combinations(texts, 2):
        assert not pygame.Rect(one.rect).colliderect(pygame.Rect(other.rect)), (one, other, size)
    for card in (box for box in boxes if isinstance(box, CardBox)):
        shape = pygame.Rect(card.shape)
        assert pygame.Rect(card.rect).contains(shape)
        assert shape.collidelist([pygame.Rect(text.rect) for text in texts]) == -1, (card, size)
    shown = bare(" ".join(box.text for box in texts))
    crowded = picture.gist is not None and size > window[1] // 8
    for text_ in (caption, *(() if crowded and not missed(boxes, picture, size) else whole(picture))):
        assert bare(text_) in shown, (text_, window, size)
    return boxes


def least_text(boxes: list[Drawn]) -> int:
    return min(box.size for box in boxes if isinstance(box, TextBox))


@pytest.mark.promise("What is shown", "Nothing is cut at any size of text and window")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_no_menu_is_cut(language: str, window: tuple[int, int]) -> None:
    for picture, caption in menu_pictures(language):
        for size in (TEXT_LEAST, default_size(window[1]), TEXT_MOST):
            check(picture, caption, window, size)


@pytest.mark.promise("What is shown", "Nothing is cut at any size of text and window")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_table_of_seven_is_cut(language: str, game: str) -> None:
    pictures = table_pictures(language, game)
    assert len(pictures) > 3
    assert max(len(picture.places) for picture, _ in pictures) >= 6
    for (picture, caption), window in itertools.product(pictures, WINDOWS):
        auto = default_size(window[1])
        check(picture, caption, window, auto, least=max(TEXT_LEAST, auto * 2 // 3))
        if window in EXTREMES:
            check(picture, caption, window, TEXT_MOST)
            boxes = check(picture, caption, window, TEXT_LEAST)
            assert least_text(boxes) >= TEXT_LEAST or window == SMALL


SIZES = (24, 32, 48, 64, 80, 96)
USUAL = (SMALL, (800, 600), (1024, 600), (1366, 768), (1920, 1080))


def missed(boxes: list[Drawn], picture: Picture, size: int) -> list[str]:
    """What of the cards, the total and what is awaited isn't in the picture at this size or larger."""
    assert picture.gist is not None
    large = [box for box in boxes if isinstance(box, TextBox) and box.size >= size]
    ranks = [box for box in large if box.bold]
    faces = [box for box in boxes if isinstance(box, CardBox)
             if any(pygame.Rect(box.rect).contains(pygame.Rect(text.rect)) for text in ranks)]  # fmt: skip
    shown = [face.card for face in faces]
    backs = [box for box in boxes if isinstance(box, BackBox) and box.rect.height >= size]
    found = []
    for card in (*picture.gist.cards, *picture.gist.others):
        if card is None and backs:
            backs.pop()
        elif card is not None and card in shown:
            shown.remove(card)
        else:
            found.append(str(card))
    text = bare(" ".join(box.text for box in large))
    title = next((hand.title for hand in picture.hands if hand.active or hand is picture.hands[0]), "")
    if picture.gist.total and bare(picture.gist.total) not in text and bare(title) not in text:
        found.append(picture.gist.total)
    awaited = (picture.gist.awaited, picture.field or picture.turn)
    if picture.gist.awaited and not any(bare(one) in text for one in awaited):
        found.append(picture.gist.awaited)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["cs", "ru"])
def test_cards_total_and_what_is_awaited_are_as_large_as_was_chosen(language: str, game: str) -> None:
    for (picture, caption), window, size in itertools.product(table_pictures(language, game), USUAL, SIZES):
        boxes = check(picture, caption, window, size)
        assert missed(boxes, picture, size) == [], (window, size, picture.gist)


def test_room_that_is_there_is_used_by_the_own_cards() -> None:
    for picture, caption in table_pictures("en", "blek-dzek"):
        if not picture.hands or not picture.mine:
            continue
        own = [box.rect.height for box in check(picture, caption, (1920, 1080), 24) if isinstance(box, CardBox)]
        assert max(own) >= 240


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("window", [SMALL, (1024, 768), (1920, 1080)])
def test_a_larger_text_is_never_smaller_than_the_smallest_one(window: tuple[int, int], game: str) -> None:
    """Where there is little room the title and the caption give way before a table's own text does."""
    for language, (picture, caption) in ((one, shot) for one in ("cs", "ru") for shot in table_pictures(one, game)):
        usual = min(TEXT_LEAST, least_text(check(picture, caption, window, TEXT_LEAST)))
        for size in (48, TEXT_MOST if window != SMALL else 80):
            assert least_text(check(picture, caption, window, size)) >= usual, (language, size, caption)


@pytest.mark.parametrize("game", GAMES)
def test_everybody_is_seen_in_a_usual_window(game: str) -> None:
    for picture, caption in table_pictures("cs", game):
        size = default_size(1080)
        shown = bare(" ".join(
            box.text for box in check(picture, caption, (1920, 1080), size, least=size * 2 // 3)
            if isinstance(box, TextBox)
        ))  # fmt: skip
        for place in picture.places:
            assert bare(place.text) in shown


def split_hands() -> Picture:
    cards = tuple(Card(card) for card in ("8h", "2d", "3c", "As", "2h"))
    names = tuple(WORDS["cs"].text("picture-card", {"card": card}) for card in cards)
    hands = tuple(PlayedHand(f"Ruka {n}, sázka 12500: 16", cards, names, n == 3) for n in range(1, 5))
    places = (Place("Krupiér: deset, 10.", (Card("10s"),), first=True),)
    return Picture("Blek džek", ("Máte 87500 žetonů.",), hands=hands, turn="Hrajete.", mine=True, places=places)


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("size", [TEXT_LEAST, 48, TEXT_MOST])
def test_four_hands_of_five_cards_show_the_one_that_is_played(window: tuple[int, int], size: int) -> None:
    check(split_hands(), "Třetí ruka: 16.", window, size)


def test_the_wished_size_is_kept_where_there_is_room() -> None:
    picture = Picture("Menu", rows=tuple(Row(f"row {n}", n == 5) for n in range(9)))
    for size in range(TEXT_LEAST, TEXT_MOST + 1, 8):
        assert {box.size for box in check(picture, "Row.", (1920, 1080), size) if isinstance(box, TextBox)} == {size}


@pytest.mark.parametrize("window", [(1, 1), (10, 400), (400, 10), (48, 48), (120, 90)])
def test_a_tiny_window_draws_what_fits_and_no_error(window: tuple[int, int]) -> None:
    for picture, caption in (*menu_pictures("ru"), *table_pictures("ru", "ochko")):
        lay_out(picture, caption, window, TEXT_MOST, measure)


def test_the_size_follows_the_window_within_its_limits() -> None:
    assert [default_size(height) for height in (100, 640, 1080, 4320)] == [24, 32, 54, 96]


# --- what is in focus, who acts, and what is hidden


@pytest.mark.promise("What is shown", "The focus has a ring of four pixels; whose turn it is has a shape and a word")
def test_the_ring_is_at_least_four_pixels_and_round_the_row_in_focus() -> None:
    rows = tuple(Row(f"row {n}", n == 7) for n in range(40))
    boxes = check(Picture("Menu", rows=rows), "", SMALL, 24)
    ring = next(box for box in boxes if isinstance(box, RingBox))
    focused = next(box for box in boxes if isinstance(box, TextBox) and box.text == "row 7")
    assert ring.thick >= 4
    assert pygame.Rect(ring.rect).inflate(-2 * ring.thick, -2 * ring.thick).contains(pygame.Rect(focused.rect))
    assert {box.points for box in boxes if isinstance(box, ArrowBox)} == {"up", "down"}


@pytest.mark.promise("What is shown", "The focus has a ring of four pixels; whose turn it is has a shape and a word")
@pytest.mark.parametrize("game", GAMES)
def test_who_acts_is_marked_by_a_shape_and_a_word(game: str) -> None:
    marked = 0
    for picture, caption in table_pictures("en", game):
        arrows = [box for box in check(picture, caption, (1920, 1080), 32) if isinstance(box, ArrowBox)]
        acting = [place for place in picture.places if place.acts]
        assert len(arrows) == len(acting) + picture.mine
        assert all(place.text.startswith("On turn.") for place in acting)
        assert not picture.mine or picture.turn
        marked += len(arrows)
    assert marked


def test_closed_cards_are_backs_and_nobody_elses_cards_are_known() -> None:
    """OCV-R05: two closed cards each; their faces are not even in the picture."""
    picture = next(
        one for one, _ in table_pictures("en", "twenty-one") if any(p.cards for p in one.places if not p.first)
    )
    others = [place for place in picture.places if place.cards and not place.first]
    assert others
    assert all(card is None for place in others for card in place.cards)
    boxes = check(picture, "", (3840, 2160), 48)
    assert sum(isinstance(box, BackBox) for box in boxes) >= 2 * len(others)


def test_a_card_taken_unseen_is_a_back_with_the_word_on_it() -> None:
    hand = PlayedHand("Your cards", (Card("9d"), None), ("nine of diamonds", "face down"), True)
    boxes = check(Picture("Oko", hands=(hand,), turn="Your turn.", mine=True), "", SMALL, 24)
    assert sum(isinstance(box, BackBox) for box in boxes) == 1
    assert any(isinstance(box, TextBox) and box.text == "face down" for box in boxes)


def test_the_seat_that_was_asked_for_is_shown_first() -> None:
    play = at_table("en", "blek-dzek")
    play.press("Enter", "Enter")
    for seat in ("3", "6"):
        play.press(seat)
        picture = play.stage.picture()
        place = picture.places[int(seat) - 1]
        assert place.first
        shown = bare(" ".join(b.text for b in check(picture, "", SMALL, 24) if isinstance(b, TextBox)))
        assert bare(place.text) in shown


def test_the_amount_is_shown_with_what_it_is_for() -> None:
    play = at_table("en", "blek-dzek")
    play.press("Enter", "5")
    assert play.stage.picture().field == "Stake: 5. You have 1000."


def test_ctrl_plus_and_minus_go_on_from_the_size_that_is_seen() -> None:
    play = at_table("en", "blek-dzek")
    play.services.window_text = lambda: 36
    sizes = []
    for key in ("Ctrl+Plus", "Ctrl+Plus", "Ctrl+Minus", "Ctrl+0", "Ctrl+Minus", *("Ctrl+Minus",) * 3, "Ctrl+0"):
        play.press(key)
        sizes.append(play.services.settings.text_size)
    assert sizes == [40, 48, 40, 0, 32, 24, 24, 24, 0]
    play.press(*("Ctrl+Plus",) * 12)
    assert play.services.settings.text_size == TEXT_MOST


# --- the window


@pytest.mark.promise("What is shown", "The curtain is black")
def test_the_same_is_not_drawn_twice_and_the_curtain_is_black(dummy: None, monkeypatch: pytest.MonkeyPatch) -> None:
    flips = []
    monkeypatch.setattr(pygame.display, "flip", lambda: flips.append(1))
    screen = Screen((640, 480), False)
    picture, settings = Picture("Menu", rows=(Row("one", True),)), Settings()
    for _ in range(3):
        screen.draw(picture, "One.", settings)
    assert len(flips) == 1
    screen.draw(picture, "Two.", settings)
    screen.resized()
    screen.draw(picture, "Two.", settings)
    assert len(flips) == 3
    assert screen.surface.get_at((2, 2))[:3] != (0, 0, 0)
    for caption in ("Three.", "Four."):
        screen.draw(picture, caption, replace(settings, curtain=True))
    assert len(flips) == 4
    assert set(pygame.image.tobytes(screen.surface, "RGB")) == {0}
    screen.draw(picture, "Four.", settings)
    assert len(flips) == 5


def test_a_window_of_one_pixel_draws_nothing_and_goes_on(dummy: None) -> None:
    screen = Screen((1, 1), False)
    for picture, caption in table_pictures("cs", "oko"):
        screen.draw(picture, caption, Settings())


# --- the loop rests


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
