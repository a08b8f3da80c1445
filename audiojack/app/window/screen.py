"""Draws what a scene shows and the caption of what is said, only when something has changed.

Nothing moves and nothing flashes; with the curtain drawn the window is black.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pygame

from audiojack.app.drawing.boxes import ArrowBox, BackBox, CardBox, CaretBox, Drawn, FrameBox, RingBox, TextBox
from audiojack.app.drawing.fonts import Fonts
from audiojack.app.drawing.layout import default_size, lay_out
from audiojack.app.drawing.suit_shapes import draw_arrow, draw_pattern, draw_suit
from audiojack.app.drawing.text_layout import Measure
from audiojack.app.drawing.theme import THEMES, Colour, Colours
from audiojack.app.options.settings import TEXT_LEAST, Settings
from audiojack.app.stage.picture import Picture
from audiojack.engine.cards import suit

DEFAULT_WINDOW = (960, 640)
BESIDE_WINDOW = 80
"""Pixels of a desktop's height that a window's title and the desktop's panel take."""
TITLE = "Audiojack"
_BLACK = (0, 0, 0)
_LOOK_EVERY = 64
"""Texts measured between two looks whether drawing has to give way."""


class _GaveWayError(Exception):
    """Something more urgent has come."""


def fitting(window: tuple[int, int], desktops: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """The size of a window that fits the first of the desktops with its title and a panel beside it."""
    if not desktops:
        return window
    width, height = desktops[0]
    return min(window[0], width), min(window[1], max(1, height - BESIDE_WINDOW))


class Screen:
    """The window."""

    def __init__(self, window: tuple[int, int] | None, full_screen: bool) -> None:
        self._windowed = window or fitting(DEFAULT_WINDOW, pygame.display.get_desktop_sizes())
        self._full = full_screen
        self._fonts = Fonts()
        self._drawn: Any = None
        """What the window shows, so that the same is not drawn again; None where it has to be."""
        self._surface = self._opened()

    @property
    def surface(self) -> pygame.Surface:
        """What the window shows."""
        return self._surface

    def own_text(self) -> int:
        """The size of text that suits the window, where none was chosen."""
        return default_size(self._surface.get_size()[1])

    def _opened(self) -> pygame.Surface:
        flags = pygame.FULLSCREEN if self._full else pygame.RESIZABLE
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)  # a desktop may give another size: it is drawn for that
            surface = pygame.display.set_mode((0, 0) if self._full else self._windowed, flags)
        pygame.display.set_caption(TITLE)
        self._drawn = None
        return surface

    def resized(self) -> None:
        """The window has another size now, or something has lain over it."""
        self._drawn = None
        current = pygame.display.get_surface()
        if current is not None:
            self._surface = current
            if not self._full:
                self._windowed = current.get_size()

    def draw(
        self, picture: Picture, caption: str, settings: Settings, urgent: Callable[[], bool] = lambda: False
    ) -> bool:
        """Has the window show this; nothing is done where it does already.

        False where something `urgent` came before it was laid out; the window is then as it was.
        """
        if settings.full_screen != self._full:
            self._full = settings.full_screen
            self._surface = self._opened()
        wanted = settings.curtain or (picture, caption, settings.theme, settings.text_size)
        if wanted == self._drawn:
            return True
        if settings.curtain:
            self._surface.fill(_BLACK)
        else:
            try:
                boxes = self._laid_out(picture, caption, settings, urgent)
            except _GaveWayError:
                return False
            if urgent():
                return False
            colours = THEMES[settings.theme]
            self._surface.fill(colours.background)
            for box in boxes:
                self._draw(box, colours)
        self._drawn = wanted
        pygame.display.flip()
        return True

    def _laid_out(self, picture: Picture, caption: str, settings: Settings, urgent: Callable[[], bool]) -> list[Drawn]:
        window = self._surface.get_size()
        size = settings.text_size or self.own_text()
        least = 0 if settings.text_size else max(TEXT_LEAST, size * 2 // 3)
        return list(lay_out(picture, caption, window, size, self._giving_way(urgent), least=least))

    def _giving_way(self, urgent: Callable[[], bool]) -> Measure:
        """Measures texts, and looks now and then whether that can go on."""
        looks = count(1)

        def measure(text: str, size: int, bold: bool = False, /) -> tuple[int, int]:
            if not next(looks) % _LOOK_EVERY and urgent():
                raise _GaveWayError
            return self._fonts.measure(text, size, bold)

        return measure

    def _draw(self, box: Drawn, colours: Colours) -> None:
        surface, rect = self._surface, pygame.Rect(box.rect)
        match box:
            case TextBox(_, text, size, ink, bold):
                colour: Colour = getattr(colours, ink)
                surface.blit(self._fonts.draw(text, size, colour, bold), rect)
            case CaretBox():
                surface.fill(colours.focus, rect)
            case RingBox(_, thick):
                pygame.draw.rect(surface, colours.focus, rect, thick, border_radius=thick * 2)
            case FrameBox(_, thick):
                pygame.draw.rect(surface, colours.frame, rect, thick)
            case ArrowBox(_, points):
                draw_arrow(surface, points, rect, colours.focus)
            case CardBox(_, card, shape):
                self._card(rect, colours)
                draw_suit(surface, suit(card), pygame.Rect(shape), colours.suits[suit(card)])
            case BackBox(_, pattern):
                self._card(rect, colours)
                draw_pattern(surface, pygame.Rect(pattern), colours.edge)

    def _card(self, rect: pygame.Rect, colours: Colours) -> None:
        round_by = max(2, rect.width // 16)
        pygame.draw.rect(self._surface, colours.face, rect, border_radius=round_by)
        pygame.draw.rect(self._surface, colours.edge, rect, max(2, rect.width // 40), border_radius=round_by)
