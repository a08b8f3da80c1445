"""What a window is made of, as values with their places in pixels: texts, cards, frames and marks.

The layout makes them, the screen draws them, and a test can prove that none of them is cut or covered.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from audiojack.engine.cards import Card

SMALLEST = 8
"""Pixels: the last resort in a tiny window, where the alternative is to cut."""
RING_LEAST = 4
"""Pixels: how thick the ring round what is in focus is at least."""

Ink = Literal["text", "faint", "print"]


class Rect(NamedTuple):
    """A place in the window, in pixels."""

    x: int
    y: int
    width: int
    height: int


class TextBox(NamedTuple):
    """A line of text."""

    rect: Rect
    text: str
    size: int
    ink: Ink = "text"
    bold: bool = False


class CardBox(NamedTuple):
    """A card's face; its texts are boxes of their own. `shape` is where the suit is drawn."""

    rect: Rect
    card: Card
    shape: Rect


class BackBox(NamedTuple):
    """The back of a card, its pattern in `pattern`; its texts are boxes of their own."""

    rect: Rect
    pattern: Rect


class RingBox(NamedTuple):
    """The ring round what is in focus, `thick` pixels, inside of its rectangle."""

    rect: Rect
    thick: int


class FrameBox(NamedTuple):
    """A thin frame round what belongs together."""

    rect: Rect
    thick: int


class ArrowBox(NamedTuple):
    """A triangle: to the right beside who is to act, up and down where a list goes on."""

    rect: Rect
    points: Literal["right", "up", "down"]


class CaretBox(NamedTuple):
    """The caret in a text that is being typed."""

    rect: Rect


Drawn = TextBox | CaretBox | CardBox | BackBox | RingBox | FrameBox | ArrowBox


class Block(NamedTuple):
    """Boxes that stay together, laid from (0, 0) on, and how much room they take."""

    boxes: tuple[Drawn, ...]
    width: int
    height: int


NO_BLOCK = Block((), 0, 0)


def moved(box: Drawn, x: int, y: int) -> Drawn:
    """The box, so many pixels further right and down."""
    rect = _moved(box.rect, x, y)
    match box:
        case CardBox(_, card, shape):
            return CardBox(rect, card, _moved(shape, x, y))
        case BackBox(_, pattern):
            return BackBox(rect, _moved(pattern, x, y))
        case _:
            return box._replace(rect=rect)


def _moved(rect: Rect, x: int, y: int) -> Rect:
    return Rect(rect.x + x, rect.y + y, rect.width, rect.height)
