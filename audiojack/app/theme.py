"""The colours of the window: four themes, each readable at a contrast of 7:1 and more.

Suits have four colours that differ in lightness too, and a shape each: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from audiojack.app.settings import Theme

Colour = tuple[int, int, int]


class Colours(msgspec.Struct, frozen=True):
    """Text stands on `background`, cards have their own face; `focus` is the ring, `suits` the shapes on cards."""

    background: Colour
    text: Colour
    faint: Colour
    focus: Colour
    face: Colour
    print: Colour
    edge: Colour
    suits: Mapping[str, Colour]


_ON_WHITE: Mapping[str, Colour] = {"h": (200, 0, 30), "d": (0, 80, 200), "c": (0, 95, 40), "s": (0, 0, 0)}
_ON_BLACK: Mapping[str, Colour] = {
    "h": (255, 110, 110),
    "d": (120, 190, 255),
    "c": (90, 220, 120),
    "s": (255, 255, 255),
}

THEMES: Mapping[Theme, Colours] = {
    "dark": Colours(
        background=(18, 22, 28),
        text=(240, 242, 245),
        faint=(190, 196, 204),
        focus=(255, 200, 60),
        face=(250, 250, 250),
        print=(15, 15, 15),
        edge=(150, 156, 164),
        suits=_ON_WHITE,
    ),
    "light": Colours(
        background=(246, 245, 240),
        text=(20, 22, 26),
        faint=(66, 70, 76),
        focus=(0, 82, 204),
        face=(255, 255, 255),
        print=(10, 10, 10),
        edge=(90, 94, 100),
        suits=_ON_WHITE,
    ),
    "yellow-on-black": Colours(
        background=(0, 0, 0),
        text=(255, 236, 0),
        faint=(220, 204, 60),
        focus=(255, 255, 255),
        face=(0, 0, 0),
        print=(255, 236, 0),
        edge=(255, 236, 0),
        suits={**_ON_BLACK, "s": (255, 255, 160)},
    ),
    "black-on-white": Colours(
        background=(255, 255, 255),
        text=(0, 0, 0),
        faint=(50, 50, 50),
        focus=(0, 0, 0),
        face=(255, 255, 255),
        print=(0, 0, 0),
        edge=(0, 0, 0),
        suits=_ON_WHITE,
    ),
}


def contrast(one: Colour, other: Colour) -> float:
    """How far apart two colours are in lightness, 1 to 21 (WCAG 2.2)."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [value / 255 for value in colour]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
