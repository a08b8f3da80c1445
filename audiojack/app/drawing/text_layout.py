"""Texts in lines: wrapped to a width, and made smaller only where they would be cut otherwise.

Pure arithmetic over a function that measures text.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from audiojack.app.drawing.boxes import SMALLEST, Block, CaretBox, Ink, Rect, TextBox


class Measure(Protocol):
    """Width and height in pixels of a text in a size."""

    def __call__(self, text: str, size: int, bold: bool = False, /) -> tuple[int, int]: ...


class Line(NamedTuple):
    """A line of text that is not placed yet."""

    text: str
    size: int
    bold: bool = False


class Paragraphs:
    """Wraps and measures."""

    def __init__(self, measure: Measure) -> None:
        self.measure = measure

    def wrap(self, text: str, size: int, width: int, bold: bool = False) -> list[Line]:
        """The text in lines that are not wider than `width`; a word that is gets broken."""
        lines: list[str] = []
        line = ""
        for word in text.split():
            longer = f"{line} {word}" if line else word
            if self.measure(longer, size, bold)[0] <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            *whole, line = self._broken(word, size, width, bold)
            lines += whole
        return [Line(one, size, bold) for one in ([*lines, line] if line else lines)]

    def fitted(self, texts: Sequence[str], size: int, width: int, height: int, bold: bool = False) -> list[Line]:
        """The texts wrapped, as large as `size` allows and `height` holds."""
        lines: list[Line] = []
        for smaller in sizes(size):
            lines = [line for text in texts for line in self.wrap(text, smaller, width, bold)]
            if self.height(lines) <= height:
                return lines
        return lines

    def height(self, lines: Sequence[Line]) -> int:
        """How many pixels the lines take, one below the other."""
        return sum(self.measure(*line)[1] for line in lines)

    def placed(self, lines: Sequence[Line], x: int, y: int, ink: Ink = "text") -> Iterator[TextBox]:
        """The lines from a place on downwards."""
        for line in lines:
            width, height = self.measure(*line)
            yield TextBox(Rect(x, y, width, height), line.text, line.size, ink, line.bold)
            y += height

    def caret(self, lines: Sequence[Line], before: str, size: int) -> CaretBox:
        """The caret behind so much of the text that was wrapped into the lines, which are laid from (0, 0) on."""
        left, y, spaced = len("".join(before.split())), 0, before[-1:].isspace()
        line = Line("", size)
        for line in lines:
            held = len("".join(line.text.split()))
            if line is lines[-1] or left < held or (left == held and not spaced):
                break
            left, y = left - held, y + self.measure(*line)[1]
        until = _until(line.text, left) + (" " if spaced and left else "")
        x = self.measure(until, line.size, line.bold)[0] if until else 0
        return CaretBox(Rect(x, y, max(2, line.size // 12), self.measure("Äg", line.size, line.bold)[1]))

    def block(self, text: str, size: int, width: int, bold: bool = False, ink: Ink = "text") -> Block:
        """A text of any number of lines."""
        lines = self.wrap(text, size, width, bold)
        boxes = tuple(self.placed(lines, 0, 0, ink))
        return Block(boxes, max((box.rect.width for box in boxes), default=0), self.height(lines))

    def longest_word(self, texts: Sequence[str], size: int, bold: bool = False) -> int:
        """The width of the widest word."""
        return max((self.measure(word, size, bold)[0] for text in texts for word in text.split()), default=0)

    def _broken(self, word: str, size: int, width: int, bold: bool) -> list[str]:
        pieces = []
        while self.measure(word, size, bold)[0] > width and len(word) > 1:
            cut = next((n for n in range(len(word) - 1, 1, -1) if self.measure(word[:n], size, bold)[0] <= width), 1)
            pieces.append(word[:cut])
            word = word[cut:]
        return [*pieces, word]


def _until(text: str, signs: int) -> str:
    """So much of the text as holds that number of signs, spaces not counted."""
    place = 0
    while signs > 0 and place < len(text):
        signs -= not text[place].isspace()
        place += 1
    return text[:place]


def sizes(size: int) -> Iterator[int]:
    """Sizes from the wanted one down, in steps that the eye hardly sees."""
    while size > SMALLEST:
        yield size
        size = max(SMALLEST, size * 9 // 10)
    yield SMALLEST
