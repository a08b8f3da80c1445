"""A table in large text and little room: what is looked for first at the size that was chosen, the rest smaller.

Own cards in play with their total, the dealer's or banker's cards and what the table waits for stay as large as the
player wants text; everything else gives way to them: the title first, then the others, then the caption.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from audiojack.app.drawing.boxes import RING_LEAST, ArrowBox, Block, Drawn, FrameBox, Rect, RingBox, moved
from audiojack.app.drawing.card_layout import narrow_cards, small_cards
from audiojack.app.drawing.table_layout import lay_beside
from audiojack.app.drawing.text_layout import Paragraphs, sizes
from audiojack.app.options.settings import TEXT_LEAST
from audiojack.app.stage.picture import Face, Gist, Picture

WORDS_LEAST = 12
"""Pixels: how small the caption may get before the whole table is laid out otherwise."""
SUIT_PARTS = (1, 2, 3)
"""What part of the rank's size the suits have, the roomiest first."""


class _Piece(NamedTuple):
    """Blocks that flow side by side, in a ring or a frame of their own."""

    blocks: list[Block]
    ring: bool


def lay_gist(texts: Paragraphs, picture: Picture, caption: str, size: int, room: Rect) -> list[Drawn] | None:
    """The whole window of a table; None where there is no room for it."""
    if picture.gist is None:
        return None
    for least, part in product((TEXT_LEAST, WORDS_LEAST), SUIT_PARTS):
        block = _gist(texts, picture.gist, size, room.width, mine=picture.mine, part=part)
        gap = max(2, size // 12)
        rest = Rect(room.x, room.y + block.height + gap, room.width, room.height - block.height - gap)
        below = _Rest(texts, picture, caption, size, rest).drawn(least) if rest.height > least else None
        if below is not None:
            return [*(moved(box, room.x, room.y) for box in block.boxes), *below]
    return None


class _Rest:
    """Caption, words of the cards, the title and the others, as far as there is room for them."""

    def __init__(self, texts: Paragraphs, picture: Picture, caption: str, size: int, room: Rect) -> None:
        self._texts = texts
        self._picture = picture
        self._caption = caption
        self._wished = min(size, max(TEXT_LEAST, room.height // 8))
        self._room = room
        hands = picture.hands
        self._active = next((one for one in hands if one.active), hands[0] if hands else None)

    def drawn(self, least: int) -> list[Drawn] | None:
        """What the large part shows already gives way: the title first, then what is awaited, then the cards.

        No text gets smaller than `least` pixels; None where even the caption would.
        """
        for words in self._words():
            for size in sizes(self._wished):
                if size < min(TEXT_LEAST if words else least, self._wished):
                    break
                laid = self._laid(words, size)
                if laid is not None:
                    return laid
        return None

    def _words(self) -> Iterator[list[str]]:
        active = self._active
        cards = "" if active is None else ", ".join((active.title, *active.names))
        words = [self._picture.title, self._picture.turn, self._picture.field or "", cards]
        for left in range(len(words) + 1):
            yield [word for word in words[left:] if word]

    def _laid(self, words: Sequence[str], size: int) -> list[Drawn] | None:
        """The words above, the caption in its frame below, the others between; None where the room is too little."""
        texts, room = self._texts, self._room
        lines = [line for text in words for line in texts.wrap(text, size, room.width)]
        pad = max(2, size // 6)
        said = texts.wrap(self._caption, size, room.width - 2 * pad)
        framed = texts.height(said) + 2 * pad if said else 0
        used = texts.height(lines)
        left = room.height - used - framed
        if left < 0:
            return None
        top = room.y + room.height - framed
        frame = [FrameBox(Rect(room.x, top, room.width, framed), 1)] if said else []
        beside = self._beside(size, Rect(room.x, room.y + used + pad, room.width, left - 2 * pad))
        return [*texts.placed(lines, room.x, room.y), *beside, *frame, *texts.placed(said, room.x + pad, top + pad)]

    def _beside(self, size: int, room: Rect) -> list[Drawn]:
        if room.height <= size:
            return []
        others = tuple(one for one in self._picture.hands if one is not self._active)
        return lay_beside(self._texts, replace(self._picture, hands=others, turn="", field=None), size, room)


def _gist(texts: Paragraphs, gist: Gist, size: int, width: int, *, mine: bool, part: int) -> Block:
    """What is awaited, then the own cards with their total, then the others' beside or below."""
    gap = max(2, size // 12)
    boxes: list[Drawn] = []
    y = 0
    if gist.awaited:
        awaited = _awaited(texts, gist.awaited, mine, size, width)
        boxes += awaited.boxes
        y = awaited.height + gap
    x = tall = 0
    for piece in _pieces(texts, gist, size, width, part):
        block = _framed(piece, gap, width)
        if x and x + block.width > width:
            x, y, tall = 0, y + tall + gap, 0
        boxes += [moved(box, x, y) for box in block.boxes]
        x, tall = x + block.width + gap, max(tall, block.height)
    return Block(tuple(boxes), width, y + tall)


def _awaited(texts: Paragraphs, text: str, mine: bool, size: int, width: int) -> Block:
    side = size * 3 // 4 if mine else 0
    block = texts.block(text, size, width - side - size // 8, bold=True)
    if not mine:
        return block
    line = texts.measure("Äg", size, True)[1]
    arrow = ArrowBox(Rect(0, (line - side) // 2, side, side), "right")
    return Block((arrow, *(moved(box, side + size // 8, 0) for box in block.boxes)), width, block.height)


def _pieces(texts: Paragraphs, gist: Gist, size: int, width: int, part: int) -> Iterator[_Piece]:
    if gist.cards or gist.total:
        total = [texts.block(gist.total, size, width, bold=True)] if gist.total else []
        yield _Piece([*_cards(texts, gist.cards, size, width, part), *total], True)
    if gist.others:
        label = [texts.block(gist.whose, max(TEXT_LEAST, size // 3), width)] if gist.whose and part < 3 else []
        yield _Piece([*label, *_cards(texts, gist.others, size, width, part)], False)


def _cards(texts: Paragraphs, cards: Sequence[Face], size: int, width: int, part: int) -> list[Block]:
    if part > 1:
        return narrow_cards(texts, cards, size, part)
    return [small_cards(texts, [card], size, width) for card in cards]


def _framed(piece: _Piece, gap: int, width: int) -> Block:
    """The blocks side by side, in as many rows as they need, in their ring or frame."""
    thick = RING_LEAST if piece.ring else 1
    pad = thick + 2
    boxes: list[Drawn] = []
    x = y = tall = widest = 0
    for block in piece.blocks:
        if x and x + block.width > width - 2 * pad:
            x, y, tall = 0, y + tall + gap, 0
        boxes += [moved(box, x + pad, y + pad) for box in block.boxes]
        widest, tall = max(widest, x + block.width), max(tall, block.height)
        x += block.width + gap
    whole = Rect(0, 0, widest + 2 * pad, y + tall + 2 * pad)
    edge = RingBox(whole, thick) if piece.ring else FrameBox(whole, thick)
    return Block((edge, *boxes), whole.width, whole.height)
