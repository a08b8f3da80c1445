"""Where everything stands in the window: the title above, the caption below, a list or a table in between.

Lists are shown around their focus, which is always whole. A text is as large as was wished; it gets smaller only
where it would be cut otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from audiojack.app.drawing.boxes import (
    RING_LEAST,
    SMALLEST,
    ArrowBox,
    Drawn,
    FrameBox,
    Ink,
    Rect,
    RingBox,
    moved,
)
from audiojack.app.drawing.gist_layout import lay_gist
from audiojack.app.drawing.table_layout import field_block, lay_roomy, lay_table
from audiojack.app.drawing.text_layout import Line, Measure, Paragraphs
from audiojack.app.options.settings import TEXT_LEAST, TEXT_MOST
from audiojack.app.stage.picture import Picture, Row

CAPTION_LINES = 2
"""How many lines are kept free for captions, so that the rest stays in its place from one to the next."""


def default_size(height: int) -> int:
    """The size of text for a window of that height."""
    return max(TEXT_LEAST, min(TEXT_MOST, height // 20))


def lay_out(
    picture: Picture, caption: str, window: tuple[int, int], size: int, measure: Measure, *, least: int = 0
) -> list[Drawn]:
    """Everything that is drawn with texts of `size` pixels.

    `least` is the size down to which a table may get smaller for everybody at it to be seen; 0 for not at all.
    """
    width, height = window
    margin = max(2, min(size // 3, width // 40, height // 40))
    inner = width - 2 * margin
    if inner < 4 * SMALLEST or height < 6 * SMALLEST:
        return []
    texts = Paragraphs(measure)
    whole = Rect(margin, margin, inner, height - 2 * margin)
    if not _is_table(picture):
        around, room = _framed(texts, picture, caption, size, whole, margin=margin)
        return [*around, *(_middle(texts, picture, size, room) if room.height > 0 else [])]
    return _table(texts, picture, caption, size, whole, margin=margin, least=min(size, least))


def _table(
    texts: Paragraphs, picture: Picture, caption: str, size: int, whole: Rect, *, margin: int, least: int
) -> list[Drawn]:
    """A table: all of it in the size that was wished, where title and caption leave the room for it; otherwise what is
    looked for first in that size and the rest smaller; in a tiny window whatever there is room for.
    """
    for around_size in _around(size):
        around, room = _framed(texts, picture, caption, around_size, whole, margin=margin)
        middle = lay_roomy(texts, picture, size, room, least) if room.height > 0 else None
        if middle is not None:
            return [*around, *middle]
    gist = lay_gist(texts, picture, caption, size, whole)
    if gist is not None:
        return gist
    around, room = _framed(texts, picture, caption, min(size, TEXT_LEAST), whole, margin=margin)
    return [*around, *(lay_table(texts, picture, size, room) if room.height > 0 else [])]


def _framed(
    texts: Paragraphs, picture: Picture, caption: str, size: int, whole: Rect, *, margin: int
) -> tuple[list[Drawn], Rect]:
    """Title above and caption below, and the room between them."""
    title = texts.fitted([picture.title], size, whole.width, (whole.height + 2 * margin) // 8, bold=True)
    below, bottom = _caption(texts, caption, size, whole)
    top = whole.y + texts.height(title) + margin
    return [*texts.placed(title, whole.x, whole.y), *below], Rect(whole.x, top, whole.width, bottom - margin - top)


def _around(size: int) -> Iterator[int]:
    """Sizes for the title and the caption: they give way to a table."""
    yield from dict.fromkeys(max(min(size, TEXT_LEAST), one) for one in (size, size * 2 // 3, size // 2, size // 3))


def _caption(texts: Paragraphs, caption: str, size: int, room: Rect) -> tuple[list[Drawn], int]:
    """The caption in its frame, and where its frame begins."""
    thick = max(1, size // 16)
    pad = thick + max(2, size // 6)
    lines = texts.fitted([caption] if caption else [], size, room.width - 2 * pad, room.height * 2 // 5 - 2 * pad)
    kept = min(CAPTION_LINES * texts.measure("Äg", size)[1], room.height // 5)
    height = max(texts.height(lines), kept) + 2 * pad
    top = room.y + room.height - height
    frame = FrameBox(Rect(room.x, top, room.width, height), thick)
    return [frame, *texts.placed(lines, room.x + pad, top + pad)], top


def _is_table(picture: Picture) -> bool:
    return bool(picture.hands or picture.places or picture.turn)


def _middle(texts: Paragraphs, picture: Picture, size: int, room: Rect) -> list[Drawn]:
    share = room.height // 3 if picture.rows else room.height * 2 // 3 if picture.field is not None else room.height
    lines = texts.fitted(picture.lines, size, room.width, share)
    boxes: list[Drawn] = list(texts.placed(lines, room.x, room.y))
    used = texts.height(lines) + (size // 3 if lines else 0)
    rest = Rect(room.x, room.y + used, room.width, room.height - used)
    if picture.rows:
        boxes += _List(texts, picture.rows, size, rest).drawn()
    elif picture.field is not None:
        field = field_block(texts, picture.field, size, rest.width, rest.height, caret=picture.caret)
        boxes += [moved(box, rest.x, rest.y) for box in field.boxes]
    return boxes


class _List:
    """The row in focus, and as many around it as there is room for, in their order."""

    def __init__(self, texts: Paragraphs, rows: Sequence[Row], size: int, room: Rect) -> None:
        self._texts = texts
        self._rows = rows
        self._size = size
        self._room = room
        self._ring = max(RING_LEAST, size // 12)
        self._pad = self._ring + max(2, size // 10)
        self._mark = max(4, size // 2)
        """How wide the triangles are that tell that the list goes on."""
        self._inner = room.width - 2 * self._pad - 2 * self._mark

    def drawn(self) -> Iterator[Drawn]:
        shown = self._shown()
        y, places = self._room.y, sorted(shown)
        for place in places:
            height = self._texts.height(shown[place]) + 2 * self._pad
            row = self._rows[place]
            if row.focused:
                yield RingBox(Rect(self._room.x, y, self._room.width - 2 * self._mark, height), self._ring)
            ink: Ink = "faint" if row.off else "text"
            yield from self._texts.placed(shown[place], self._room.x + self._pad, y + self._pad, ink)
            y += height
        if places[0] > 0:
            yield self._arrow(self._room.y, up=True)
        if places[-1] + 1 < len(self._rows):
            yield self._arrow(min(y, self._room.y + self._room.height) - self._mark, up=False)

    def _arrow(self, y: int, up: bool) -> ArrowBox:
        x = self._room.x + self._room.width - self._mark
        return ArrowBox(Rect(x, y, self._mark, self._mark), "up" if up else "down")

    def _shown(self) -> dict[int, list[Line]]:
        """The lines of the rows that there is room for."""
        focus = next((place for place, row in enumerate(self._rows) if row.focused), 0)
        room = self._room.height - 2 * self._pad
        shown = {focus: self._texts.fitted([self._rows[focus].text], self._size, self._inner, room)}
        left = room - self._texts.height(shown[focus])
        ahead, behind = focus + 1, focus - 1
        while left > 0 and (ahead < len(self._rows) or behind >= 0):
            for place in (ahead, behind):
                if not 0 <= place < len(self._rows):
                    continue
                lines = self._texts.wrap(self._rows[place].text, self._size, self._inner)
                left -= self._texts.height(lines) + 2 * self._pad
                if left < 0:
                    return shown
                shown[place] = lines
            ahead, behind = ahead + 1, behind - 1
        return shown
