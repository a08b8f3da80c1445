"""The shapes on cards and the marks of turn and scrolling: each can be told from the others without any colour."""

from __future__ import annotations

from typing import Literal

import pygame

Colour = tuple[int, int, int]


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
            filled((0.08, 0.43), (0.29, 0.3), (0.71, 0.3), (0.92, 0.43), (0.5, 0.95))
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


def draw_arrow(
    surface: pygame.Surface, points: Literal["right", "up", "down"], rect: pygame.Rect, colour: Colour
) -> None:
    """Draws a triangle that points there."""
    corners = {
        "right": (rect.topleft, rect.midright, rect.bottomleft),
        "up": (rect.bottomleft, rect.midtop, rect.bottomright),
        "down": (rect.topleft, rect.midbottom, rect.topright),
    }
    pygame.draw.polygon(surface, colour, corners[points])


def draw_pattern(surface: pygame.Surface, rect: pygame.Rect, colour: Colour) -> None:
    """Draws the crossed lines of a card's back."""
    before = surface.get_clip()
    surface.set_clip(rect.clip(before))
    step = max(5, rect.height // 4)
    thick = max(2, step // 5)
    for start in range(rect.left - rect.height, rect.right + rect.height, step):
        pygame.draw.line(surface, colour, (start, rect.top), (start + rect.height, rect.bottom), thick)
        pygame.draw.line(surface, colour, (start, rect.bottom), (start + rect.height, rect.top), thick)
    surface.set_clip(before)
    pygame.draw.rect(surface, colour, rect, thick)
