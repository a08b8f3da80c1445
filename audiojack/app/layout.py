"""Where everything stands in the window: texts wrapped, lists around their focus, cards as large as they fit.

Pure arithmetic over a function that measures text, so that a test can prove that nothing is ever cut.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal, NamedTuple

from audiojack.app.picture import Picture, PlayedHand, Row
from audiojack.app.settings import TEXT_LEAST, TEXT_MOST
from audiojack.engine.cards import Card

Measure = Callable[[str, int], tuple[int, int]]
"""Width and height in pixels of a text in a size."""

SMALLEST = 8
"""Pixels: the last resort in a tiny window, where the alternative is to cut."""
RING_LEAST = 4

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


class CardBox(NamedTuple):
    """A card's face; its texts are boxes of their own. `shape` is where the suit is drawn."""

    rect: Rect
    card: Card
    shape: Rect


class RingBox(NamedTuple):
    """The focus ring, `thick` pixels."""

    rect: Rect
    thick: int


Drawn = TextBox | CardBox | RingBox


def default_size(height: int) -> int:
    """The size of text for a window of that height."""
    return max(TEXT_LEAST, min(TEXT_MOST, height // 20))


def lay_out(picture: Picture, caption: str, window: tuple[int, int], size: int, measure: Measure) -> list[Drawn]:
    """Everything that is drawn. The caption stands below, the title above, and what matters in between."""
    width, height = window
    margin = max(2, min(size // 3, width // 20, height // 20))
    inner = width - 2 * margin
    if inner < 4 * SMALLEST or height < 6 * SMALLEST:
        return []
    page = _Page(measure, margin, inner)
    above = page.block([picture.title], size, height // 5)
    below = page.block([caption] if caption else [], size, height * 2 // 5)
    top = margin + page.height(above)
    bottom = height - margin - page.height(below)
    boxes: list[Drawn] = [*page.placed(above, margin), *page.placed(below, bottom)]
    middle = Rect(margin, top + margin, inner, bottom - top - 2 * margin)
    boxes += page.middle(picture, size, middle)
    return boxes


class _Line(NamedTuple):
    text: str
    size: int


class _Page:
    def __init__(self, measure: Measure, margin: int, width: int) -> None:
        self._measure = measure
        self._margin = margin
        self._width = width

    # --- blocks of text

    def block(self, texts: Sequence[str], size: int, height: int, width: int = 0) -> list[_Line]:
        """The texts wrapped, as large as `size` allows and `height` holds."""
        for smaller in _sizes(size):
            lines = [_Line(line, smaller) for text in texts for line in self.wrap(text, smaller, width or self._width)]
            if self.height(lines) <= height or smaller == SMALLEST:
                return lines
        return []

    def height(self, lines: Sequence[_Line]) -> int:
        return sum(self._measure(line.text, line.size)[1] for line in lines)

    def placed(self, lines: Sequence[_Line], y: int, x: int = -1, ink: Ink = "text") -> Iterator[TextBox]:
        for line in lines:
            width, height = self._measure(line.text, line.size)
            yield TextBox(Rect(self._margin if x < 0 else x, y, width, height), line.text, line.size, ink)
            y += height

    def wrap(self, text: str, size: int, width: int) -> list[str]:
        """The text in lines that are not wider than `width`; a word that is gets broken."""
        lines: list[str] = []
        line = ""
        for word in text.split():
            longer = f"{line} {word}" if line else word
            if self._measure(longer, size)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *whole, line = self._broken(word, size, width)
            lines += whole
        return [*lines, line] if line else lines

    def _broken(self, word: str, size: int, width: int) -> list[str]:
        pieces = []
        while self._measure(word, size)[0] > width and len(word) > 1:
            cut = next((n for n in range(len(word) - 1, 1, -1) if self._measure(word[:n], size)[0] <= width), 1)
            pieces.append(word[:cut])
            word = word[cut:]
        return [*pieces, word]

    # --- what stands in the middle

    def middle(self, picture: Picture, size: int, room: Rect) -> list[Drawn]:
        if room.height <= 0:
            return []
        if picture.rows:
            return self._rows(picture.rows, size, room)
        texts = [*picture.lines, picture.field] if picture.field else list(picture.lines)
        share = room.height * 2 // 5 if picture.hands else room.height
        lines = self.block(texts, size, share)
        boxes: list[Drawn] = list(self.placed(lines, room.y))
        used = self.height(lines) + (self._margin if lines else 0)
        if picture.hands:
            rest = Rect(room.x, room.y + used, room.width, room.height - used)
            boxes += self._hands(picture.hands, size, rest)
        return boxes

    def _rows(self, rows: Sequence[Row], size: int, room: Rect) -> list[Drawn]:
        """The row in focus, and as many around it as there is room for, in their order."""
        ring = max(RING_LEAST, size // 10)
        pad = 2 * ring
        inner = room.width - 2 * pad
        focus = next((n for n, row in enumerate(rows) if row.focused), 0)
        blocks = {focus: self.block([rows[focus].text], size, room.height - 2 * pad, inner)}
        left = room.height - self.height(blocks[focus]) - 2 * pad
        first = last = focus
        while True:
            grown = False
            for place in (last + 1, first - 1):
                if not 0 <= place < len(rows):
                    continue
                lines = [_Line(line, size) for line in self.wrap(rows[place].text, size, inner)]
                need = self.height(lines) + 2 * pad
                if need <= left:
                    blocks[place], left, grown = lines, left - need, True
                    first, last = min(first, place), max(last, place)
            if not grown:
                break
        return list(self._placed_rows(rows, blocks, room, ring))

    def _placed_rows(
        self, rows: Sequence[Row], blocks: dict[int, list[_Line]], room: Rect, ring: int
    ) -> Iterator[Drawn]:
        y, pad = room.y, 2 * ring
        for place in sorted(blocks):
            height = self.height(blocks[place]) + 2 * pad
            if rows[place].focused:
                yield RingBox(Rect(room.x, y, room.width, height), ring)
            yield from self.placed(blocks[place], y + pad, room.x + pad, "faint" if rows[place].off else "text")
            y += height

    def _hands(self, hands: Sequence[PlayedHand], size: int, room: Rect) -> list[Drawn]:
        for smaller in _sizes(size):
            boxes, height = self._hands_at(hands, smaller, room)
            if height <= room.height:
                return boxes
        texts = [", ".join((hand.title, *hand.names, hand.total)) for hand in hands]
        return list(self.placed(self.block(texts, size, room.height), room.y))

    def _hands_at(self, hands: Sequence[PlayedHand], size: int, room: Rect) -> tuple[list[Drawn], int]:
        boxes: list[Drawn] = []
        y = room.y
        for hand in hands:
            begin = y
            head = [_Line(line, size) for line in self.wrap(f"{hand.title}: {hand.total}", size, room.width)]
            boxes += self.placed(head, y)
            y += self.height(head)
            drawn, y = self._cards(hand, size, Rect(room.x, y, room.width, 0))
            boxes += drawn
            if hand.active:
                thick = max(RING_LEAST, size // 10)
                boxes.append(RingBox(Rect(room.x - thick, begin, room.width + 2 * thick, y - begin), thick))
            y += size // 3
        return boxes, y - room.y

    def _cards(self, hand: PlayedHand, size: int, room: Rect) -> tuple[list[Drawn], int]:
        boxes: list[Drawn] = []
        wide = min(round(size * 5.2), room.width)
        pad = max(2, size // 5)
        blocks = [self.block([name], size, 10**6, wide - 2 * pad) for name in hand.names]
        tall = round(size * 2) + max((self.height(block) for block in blocks), default=0) + 2 * pad
        x, y = room.x, room.y + pad
        for card, block in zip(hand.cards, blocks, strict=True):
            if x > room.x and x + wide > room.x + room.width:
                x, y = room.x, y + tall + pad
            shape = Rect(x + wide - pad - round(size * 1.6), y + pad, round(size * 1.6), round(size * 1.6))
            boxes.append(CardBox(Rect(x, y, wide, tall), card, shape))
            boxes += self.placed([_Line(card[:-1], round(size * 1.4))], y + pad, x + pad, "print")
            boxes += self.placed(block, y + pad + size * 2, x + pad, "print")
            x += wide + pad
        return boxes, y + tall + pad


def _sizes(size: int) -> Iterator[int]:
    """Sizes from the wanted one down, in steps that the eye hardly sees."""
    while size > SMALLEST:
        yield size
        size = max(SMALLEST, size * 9 // 10)
    yield SMALLEST
