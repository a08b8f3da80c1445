"""Draws what a scene shows and the caption of what is said, only when something has changed."""

from __future__ import annotations

from functools import lru_cache

import pygame

from audiojack.app.layout import CardBox, Drawn, RingBox, TextBox, default_size, lay_out
from audiojack.app.picture import Picture
from audiojack.app.settings import Settings
from audiojack.app.theme import THEMES, Colour, Colours
from audiojack.engine.cards import suit

DEFAULT_WINDOW = (960, 640)
TITLE = "Audiojack"


@lru_cache(maxsize=64)
def _font(size: int) -> pygame.font.Font:
    return pygame.font.Font(None, size)


def measure(text: str, size: int) -> tuple[int, int]:
    """Width and height of a text as it will be drawn."""
    return _font(size).size(text)


class Screen:
    """The window."""

    def __init__(self, window: tuple[int, int] | None, full_screen: bool) -> None:
        self._windowed = window or DEFAULT_WINDOW
        self._full = full_screen
        self._surface = self._opened()

    def _opened(self) -> pygame.Surface:
        flags = pygame.FULLSCREEN if self._full else pygame.RESIZABLE
        surface = pygame.display.set_mode((0, 0) if self._full else self._windowed, flags)
        pygame.display.set_caption(TITLE)
        return surface

    def resized(self) -> None:
        """The window has another size now."""
        current = pygame.display.get_surface()
        if current is not None:
            self._surface = current
            if not self._full:
                self._windowed = current.get_size()

    def draw(self, picture: Picture, caption: str, settings: Settings) -> None:
        """Draws everything anew."""
        if settings.full_screen != self._full:
            self._full = settings.full_screen
            self._surface = self._opened()
        colours = THEMES[settings.theme]
        self._surface.fill((0, 0, 0) if settings.curtain else colours.background)
        if not settings.curtain:
            window = self._surface.get_size()
            size = settings.text_size or default_size(window[1])
            for box in lay_out(picture, caption, window, size, measure):
                self._draw(box, colours)
        pygame.display.flip()

    def _draw(self, box: Drawn, colours: Colours) -> None:
        match box:
            case TextBox(rect, text, size, ink):
                colour: Colour = getattr(colours, ink)
                self._surface.blit(_font(size).render(text, True, colour), (rect.x, rect.y))
            case RingBox(rect, thick):
                pygame.draw.rect(self._surface, colours.focus, rect, thick, border_radius=thick * 2)
            case CardBox(rect, card, shape):
                round_by = max(2, rect.width // 16)
                pygame.draw.rect(self._surface, colours.face, rect, border_radius=round_by)
                pygame.draw.rect(self._surface, colours.edge, rect, max(2, rect.width // 40), border_radius=round_by)
                draw_suit(self._surface, suit(card), pygame.Rect(shape), colours.suits[suit(card)])


def draw_suit(surface: pygame.Surface, which: str, rect: pygame.Rect, colour: Colour) -> None:
    """Draws the shape of a suit ("h", "d", "c" or "s") as large as the rectangle."""
    x, y, w, h = rect

    def at(across: float, down: float) -> tuple[int, int]:
        return round(x + across * w), round(y + down * h)

    def disc(across: float, down: float, radius: float) -> None:
        pygame.draw.circle(surface, colour, at(across, down), max(1, round(radius * w)))

    def filled(*points: tuple[float, float]) -> None:
        pygame.draw.polygon(surface, colour, [at(*point) for point in points])

    match which:
        case "h":
            disc(0.29, 0.32, 0.24)
            disc(0.71, 0.32, 0.24)
            filled((0.07, 0.41), (0.5, 0.3), (0.93, 0.41), (0.5, 0.95))
        case "d":
            filled((0.5, 0.02), (0.88, 0.5), (0.5, 0.98), (0.12, 0.5))
        case "c":
            disc(0.5, 0.26, 0.21)
            disc(0.25, 0.57, 0.21)
            disc(0.75, 0.57, 0.21)
            filled((0.44, 0.4), (0.56, 0.4), (0.56, 0.65), (0.68, 0.96), (0.32, 0.96), (0.44, 0.65))
        case _:
            disc(0.29, 0.56, 0.23)
            disc(0.71, 0.56, 0.23)
            filled((0.5, 0.02), (0.92, 0.5), (0.5, 0.7), (0.08, 0.5))
            filled((0.46, 0.6), (0.54, 0.6), (0.68, 0.96), (0.32, 0.96))
