"""The colours of the window: four themes, each readable at a contrast of 7:1 and more.

Suits have four colours that differ in lightness too, and a shape each: nothing is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from audiojack.app.options.settings import Theme

Colour = tuple[int, int, int]


class Colours(msgspec.Struct, frozen=True):
    """Text stands on `background`, what is off is `faint`. Cards have a `face` with an `edge`, `print` and `suits`.
    `focus` is the ring of what is in focus and the mark of who acts, `frame` what goes round the caption.
    """

    background: Colour
    text: Colour
    faint: Colour
    focus: Colour
    frame: Colour
    face: Colour
    print: Colour
    edge: Colour
    suits: Mapping[str, Colour]


_ON_WHITE: Mapping[str, Colour] = {"h": (226, 54, 54), "d": (15, 80, 190), "c": (0, 72, 34), "s": (0, 0, 0)}
_ON_BLACK: Mapping[str, Colour] = {
    "h": (228, 62, 62),
    "d": (90, 170, 255),
    "c": (120, 235, 140),
    "s": (255, 255, 255),
}

THEMES: Mapping[Theme, Colours] = {
    "dark": Colours(
        background=(18, 22, 28),
        text=(240, 242, 245),
        faint=(190, 196, 204),
        focus=(255, 200, 60),
        frame=(120, 128, 140),
        face=(250, 250, 250),
        print=(15, 15, 15),
        edge=(112, 120, 132),
        suits=_ON_WHITE,
    ),
    "light": Colours(
        background=(246, 245, 240),
        text=(20, 22, 26),
        faint=(66, 70, 76),
        focus=(0, 82, 204),
        frame=(110, 114, 120),
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
        frame=(255, 236, 0),
        face=(0, 0, 0),
        print=(255, 236, 0),
        edge=(255, 236, 0),
        suits=_ON_BLACK,
    ),
    "black-on-white": Colours(
        background=(255, 255, 255),
        text=(0, 0, 0),
        faint=(50, 50, 50),
        focus=(0, 0, 0),
        frame=(0, 0, 0),
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
