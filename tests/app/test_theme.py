"""Every colour can be read: contrasts are measured, and nothing is told by colour alone."""

from __future__ import annotations

import itertools

import pygame
import pytest

from audiojack.app.drawing.suit_shapes import draw_pattern, draw_suit
from audiojack.app.drawing.theme import THEMES as COLOURS
from audiojack.app.drawing.theme import contrast
from audiojack.app.options.settings import THEMES, Theme
from audiojack.engine.cards import SUITS


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((119, 119, 119), (255, 255, 255)) == pytest.approx(4.48, abs=0.01)


@pytest.mark.promise("What is shown", "Text has 7:1, shapes 3:1 in every theme; suits differ in shape and lightness")
@pytest.mark.parametrize("theme", THEMES)
def test_texts_have_seven_to_one_and_shapes_three_to_one(theme: Theme) -> None:
    colours = COLOURS[theme]
    for ink in (colours.text, colours.faint):
        assert contrast(ink, colours.background) >= 7
    assert contrast(colours.print, colours.face) >= 7
    for shape in (colours.focus, colours.frame):
        assert contrast(shape, colours.background) >= 3
    assert max(contrast(colours.edge, colours.background), contrast(colours.face, colours.background)) >= 3
    assert contrast(colours.edge, colours.face) >= 3  # the pattern of a card's back
    for suit in colours.suits.values():
        assert contrast(suit, colours.face) >= 3


@pytest.mark.promise("What is shown", "Text has 7:1, shapes 3:1 in every theme; suits differ in shape and lightness")
@pytest.mark.parametrize("theme", THEMES)
def test_suits_differ_in_lightness_too(theme: Theme) -> None:
    suits = COLOURS[theme].suits
    assert set(suits) == set(SUITS)
    for one, other in itertools.combinations(suits.values(), 2):
        assert contrast(one, other) >= 1.45


@pytest.mark.promise("What is shown", "Text has 7:1, shapes 3:1 in every theme; suits differ in shape and lightness")
def test_suits_and_backs_differ_in_shape_without_any_colour() -> None:
    rect = pygame.Rect(0, 0, 60, 60)
    seen = []
    for suit in SUITS:
        seen.append(pygame.Surface(rect.size))
        draw_suit(seen[-1], suit, rect, (255, 255, 255))
    seen.append(pygame.Surface(rect.size))
    draw_pattern(seen[-1], rect, (255, 255, 255))
    for one, other in itertools.combinations(seen, 2):
        pair = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(other, "RGB"), strict=True)
        assert sum(a != b for a, b in pair) > 0.04 * 60 * 60 * 3
