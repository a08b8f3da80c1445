"""A table in the window: the turn and the amount above, one's own cards large, the others with theirs beside or below.

Several arrangements are tried, from the roomiest on, until everybody can be seen; where even the last has no room
for all, those that matter now are shown, and how many more there are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from audiojack.app.drawing.boxes import (
    RING_LEAST,
    ArrowBox,
    Block,
    Drawn,
    Rect,
    RingBox,
    moved,
)
from audiojack.app.drawing.card_layout import hand_cards, small_cards
from audiojack.app.drawing.text_layout import Paragraphs, sizes
from audiojack.app.stage.picture import Picture, Place, PlayedHand

WIDE = 24
"""From how many times the size of the text on a table may have two columns."""
PLACE_WIDTH = 15
"""How many times the size of the text a place is wide at least, where several stand side by side."""


class _Manner(NamedTuple):
    """How generously a table is laid out."""

    times: float
    """How many times as tall as the text rank and suit of one's own cards are."""
    all_hands: bool
    """All one's hands with large cards, or just the one being played."""
    cards: bool
    """The others' cards as pictures too, or in words alone; those of the dealer or banker always are pictures."""
    scanty: bool = False
    """The turn, the amount and the hand being played come first, all else as far as there is room."""


_TIMES = (12, 9, 6.5, 4.5, 3, 2, 1.25)
_MANNERS = (
    *(_Manner(times, True, cards) for cards in (True, False) for times in _TIMES),
    _Manner(_TIMES[-1], False, False),
)
_SCANTY = (_Manner(_TIMES[-1], False, False, scanty=True),)


class _Item(NamedTuple):
    """What stands in a column. `needed` items are never left out; `holds` places go with an item that is."""

    block: Block
    needed: bool
    holds: int = 0


class _Tried(NamedTuple):
    boxes: list[Drawn]
    hidden: int


def lay_roomy(texts: Paragraphs, picture: Picture, size: int, room: Rect, least: int) -> list[Drawn] | None:
    """The boxes of a table in texts of `size`, or down to `least` where that shows everybody; None without the room."""
    wished = [one for one in sizes(size) if one >= (least or size)]
    return _best(texts, picture, room, wished, least=least, manners=_MANNERS)


def lay_table(texts: Paragraphs, picture: Picture, size: int, room: Rect) -> list[Drawn]:
    """The boxes of a table, smaller than was wished, where what matters would be cut otherwise."""
    best = _best(texts, picture, room, sizes(size), least=0, manners=_SCANTY)
    return best if best is not None else _in_words(texts, picture, size, room)


def lay_beside(texts: Paragraphs, picture: Picture, size: int, room: Rect) -> list[Drawn]:
    """So much of a table as there is room for: one's other hands, the lines, and the others."""
    tried = _Table(texts, picture, size, room, _SCANTY[0]).tried(None)
    return [] if tried is None else tried.boxes


def _best(
    texts: Paragraphs,
    picture: Picture,
    room: Rect,
    tries: Iterable[int],
    *,
    least: int,
    manners: Sequence[_Manner],
) -> list[Drawn] | None:
    """The largest size that leaves nobody out; if there is none, the one of `least` or more that leaves out fewest,
    or, if that isn't either, the largest that has room for what is needed. In that size, the roomiest manner.
    """
    *roomier, leanest = manners
    best: _Tried | None = None
    found = 0
    for size in tries:
        if best is not None and (not best.hidden or size < least or not least):
            break
        tried = _Table(texts, picture, size, room, leanest).tried(best.hidden - 1 if best else None)
        if tried is not None:
            best, found = tried, size
    if best is None:
        return None
    for manner in roomier:
        tried = _Table(texts, picture, found, room, manner).tried(best.hidden)
        if tried is not None:
            return tried.boxes
    return best.boxes


def _in_words(texts: Paragraphs, picture: Picture, size: int, room: Rect) -> list[Drawn]:
    """What matters, where there is no room for any card."""
    hands = [", ".join((hand.title, *hand.names)) for hand in picture.hands]
    whole = [one for one in (picture.turn, picture.field, *hands, *picture.lines) if one]
    return list(texts.placed(texts.fitted(whole, size, room.width, room.height), room.x, room.y))


def field_block(
    texts: Paragraphs, text: str, size: int, width: int, height: int = 1 << 20, *, caret: int | None = None
) -> Block:
    """A text that is being typed, in the ring of the focus, and the caret before its sign of that number."""
    ring = max(RING_LEAST, size // 12)
    pad = ring + max(2, size // 6)
    lines = texts.fitted([text], size, width - 2 * pad, height - 2 * pad, bold=True)
    tall = (texts.height(lines) or texts.measure("Äg", size)[1]) + 2 * pad
    boxes: list[Drawn] = [RingBox(Rect(0, 0, width, tall), ring), *texts.placed(lines, pad, pad)]
    if caret is not None:
        boxes.append(moved(texts.caret(lines, text[:caret], size), pad, pad))
    return Block(tuple(boxes), width, tall)


class _Table:
    def __init__(self, texts: Paragraphs, picture: Picture, size: int, room: Rect, manner: _Manner) -> None:
        self._texts = texts
        self._picture = picture
        self._size = size
        self._room = room
        self._manner = manner
        self._gap = max(2, size // 3)

    def tried(self, most: int | None) -> _Tried | None:
        """Everything in its place; None where there is no room for what is needed, or more than `most` are left out."""
        wide = self._room.width >= WIDE * self._size and self._picture.hands and self._picture.places
        found = [tried for tried in (self._two_columns() if wide else None, self._one_column()) if tried is not None]
        best = min(found, key=lambda tried: tried.hidden, default=None)
        return best if best is not None and (most is None or best.hidden <= most) else None

    def _two_columns(self) -> _Tried | None:
        above, used = self._column([*self._head(self._room.width)], 0, self._room.height)
        if above is None:
            return None
        height = self._room.height - used
        left = (self._room.width - 2 * self._gap) // 2
        right = self._room.width - 2 * self._gap - left
        own, _ = self._column([*self._hands(left), *self._lines(left)], used, height)
        others = self._places_in(right, used, height, [])
        if own is None or others is None:
            return None
        beside = [moved(box, left + 2 * self._gap, 0) for box in others.boxes]
        return self._at_room([*above.boxes, *own.boxes, *beside], others.hidden)

    def _one_column(self) -> _Tried | None:
        width = self._room.width
        first = [*self._head(width), *self._hands(width), *self._lines(width)]
        tried = self._places_in(width, 0, self._room.height, first)
        return None if tried is None else self._at_room(tried.boxes, tried.hidden)

    def _at_room(self, boxes: Sequence[Drawn], hidden: int) -> _Tried:
        return _Tried([moved(box, self._room.x, self._room.y) for box in boxes], hidden)

    # --- columns

    def _column(self, items: Sequence[_Item], y: int, height: int) -> tuple[_Tried | None, int]:
        """The items one below the other from `y` on, and how much they take; None where the needed ones don't fit."""
        needed = [item.block.height + self._gap for item in items if item.needed]
        spare = height + self._gap - sum(needed)
        if spare < 0:
            return None, 0
        boxes: list[Drawn] = []
        begin, hidden = y, 0
        for item in items:
            if not item.needed:
                spare -= item.block.height + self._gap
            if not item.needed and spare < 0:
                hidden += item.holds
                continue
            boxes += [moved(box, 0, y) for box in item.block.boxes]
            y += item.block.height + self._gap
        return _Tried(boxes, hidden), y - begin

    def _places_in(self, width: int, y: int, height: int, first: Sequence[_Item]) -> _Tried | None:
        """What comes first and then the places; how many are left out is told at the end."""
        items = [*first, *self._places(width)]
        tried, _ = self._column(items, y, height)
        if tried is None or not tried.hidden or not self._picture.more:
            return tried
        most = len(self._picture.more)
        kept = max(self._texts.block(more, self._size, width).height for more in self._picture.more) + self._gap
        fewer, used = self._column(items, y, height - kept)
        if self._manner.scanty and (fewer is None or fewer.hidden > tried.hidden):
            return tried
        if fewer is None:
            return None
        more = self._texts.block(self._picture.more[min(fewer.hidden, most) - 1], self._size, width, ink="faint")
        return _Tried([*fewer.boxes, *(moved(box, 0, y + used) for box in more.boxes)], fewer.hidden)

    # --- what stands in them

    def _head(self, width: int) -> Iterator[_Item]:
        if self._picture.turn:
            yield _Item(self._marked(self._picture.turn, width, acts=self._picture.mine), True)
        if self._picture.field is not None:
            yield _Item(field_block(self._texts, self._picture.field, self._size, width), True)

    def _lines(self, width: int) -> Iterator[_Item]:
        for line in self._picture.lines:
            yield _Item(self._texts.block(line, self._size, width), not self._manner.scanty)

    def _marked(self, text: str, width: int, acts: bool) -> Block:
        """A text with the triangle of the one who is to act before it."""
        if not acts:
            return self._texts.block(text, self._size, width)
        side = self._size * 3 // 4
        block = self._texts.block(text, self._size, width - side - self._gap, bold=True)
        line = self._texts.measure("Äg", self._size, True)[1]
        arrow = ArrowBox(Rect(0, max(0, (line - side) // 2), side, side), "right")
        return Block((arrow, *(moved(box, side + self._gap, 0) for box in block.boxes)), width, block.height)

    def _hands(self, width: int) -> Iterator[_Item]:
        hands = self._picture.hands
        shown = next((one for one in hands if one.active), hands[0] if hands else None)
        for hand in hands:
            whole = self._manner.all_hands or hand is shown
            yield _Item(self._hand(hand, width, whole), hand is shown or not self._manner.scanty)

    def _hand(self, hand: PlayedHand, width: int, whole: bool) -> Block:
        ring = max(RING_LEAST, self._size // 12) if hand.active else 0
        pad = ring + max(2, self._size // 8) if ring else 0
        inner = width - 2 * pad
        head = self._texts.block(hand.title, self._size, inner, bold=hand.active)
        if whole:
            cards = hand_cards(self._texts, hand, self._size, inner, self._manner.times)
        else:
            cards = small_cards(self._texts, hand.cards, self._size, inner)
        block = _below(head, cards, max(2, self._size // 6))
        if not ring:
            return block
        height = block.height + 2 * pad
        boxes = (RingBox(Rect(0, 0, width, height), ring), *(moved(box, pad, pad) for box in block.boxes))
        return Block(boxes, width, height)

    def _places(self, width: int) -> Iterator[_Item]:
        """Those that come first over the whole width, the others side by side."""
        places = self._picture.places
        for place in places:
            if place.first:
                yield _Item(self._place(place, width), not self._manner.scanty, 1)
        others = [place for place in places if not place.first]
        columns = max(1, min(len(others), width // (PLACE_WIDTH * self._size)))
        each = (width - (columns - 1) * self._gap) // columns
        for begin in range(0, len(others), columns):
            row = others[begin : begin + columns]
            blocks = [self._place(place, each) for place in row]
            boxes = [
                moved(box, column * (each + self._gap), 0) for column, block in enumerate(blocks) for box in block.boxes
            ]
            tall = max(block.height for block in blocks)
            yield _Item(
                Block(tuple(boxes), width, tall), not self._manner.scanty and any(place.acts for place in row), len(row)
            )

    def _place(self, place: Place, width: int) -> Block:
        """The words of a place, its cards beside them or below, whichever takes less room."""
        if not place.cards or not (self._manner.cards or (place.first and not self._manner.scanty)):
            return self._marked(place.text, width, place.acts)
        cards = small_cards(self._texts, place.cards, self._size, width)
        below = _below(self._marked(place.text, width, place.acts), cards, max(2, self._size // 8))
        left = width - cards.width - self._gap
        if left < width // 2:
            return below
        text = self._marked(place.text, left, place.acts)
        height = max(text.height, cards.height)
        if height >= below.height:
            return below
        return Block((*text.boxes, *(moved(box, left + self._gap, 0) for box in cards.boxes)), width, height)


def _below(one: Block, other: Block, gap: int) -> Block:
    """One block below another."""
    if not other.height:
        return one
    boxes = (*one.boxes, *(moved(box, 0, one.height + gap) for box in other.boxes))
    return Block(boxes, max(one.width, other.width), one.height + gap + other.height)
