"""The picture as a tree for screen readers: the same texts, in reading order, with what is in focus.

Pure, as the layout is: a picture and what was said go in, values come out. The cards of the others and the gist add
nothing to the texts, so they have no nodes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from audiojack.app.stage.picture import Picture, PlayedHand, Row
from audiojack.output.accessible.node import Key, Node, Numbers, Role, Tree

WINDOW_NAME = "Audiojack"
ROWS_MOST = 200
"""How many rows of a list stand in the tree, around the focus: each costs the reader time."""
SAID_MOST = 8
"""How many of the last utterances can be reviewed in the window."""

_ROOT: Key = ("window",)


@dataclass(frozen=True)
class _Part:
    """A node before it has a number; the number inside `node` means nothing yet."""

    key: Key
    node: Node
    inside: tuple[_Part, ...] = field(default=())


def tree_of(picture: Picture, said: Sequence[str], numbers: Numbers) -> Tree:
    """The tree of `picture`. `said` is what began to be said, the oldest first; `numbers` is kept for the whole run.

    The focus is the row in focus, else the field, else what was said last.
    """
    parts = _parts(picture, said)
    root = _Part(_ROOT, _node(Role.WINDOW, WINDOW_NAME), parts)
    flat = _flat(root)
    taken = numbers.take([part.key for part in flat])
    nodes = tuple(_numbered(part, taken) for part in flat)
    return Tree(nodes, taken[_ROOT], taken[_focus(picture)])


def _node(
    role: Role, name: str = "", value: str = "", *, position: int = -1, size: int = -1, off: bool = False,
    caret: int | None = None,
) -> Node:  # fmt: skip
    return Node(0, role, name, value, (), position, size, off, caret)


def _flat(part: _Part) -> list[_Part]:
    return [part, *(below for child in part.inside for below in _flat(child))]


def _numbered(part: _Part, taken: dict[Key, int]) -> Node:
    node = part.node
    children = tuple(taken[child.key] for child in part.inside)
    return Node(
        taken[part.key], node.role, node.name, node.value, children, node.position, node.size, node.off, node.caret
    )


# --- what there is


def _parts(picture: Picture, said: Sequence[str]) -> tuple[_Part, ...]:
    if picture.rows:
        return (*_labels(picture), _list(picture))
    if picture.field is not None and not _is_table(picture):
        return (*_labels(picture), _field(picture, picture.field))
    return (_group(picture), _reading(said))


def _focus(picture: Picture) -> Key:
    if picture.rows:
        return ("row", picture.title, _focused(picture.rows))
    return _field_key(picture) if picture.field is not None else ("said",)


def _field_key(picture: Picture) -> Key:
    return ("field", picture.title)


def _is_table(picture: Picture) -> bool:
    return bool(picture.hands or picture.places or picture.turn)


def _focused(rows: Sequence[Row]) -> int:
    return next((place for place, row in enumerate(rows) if row.focused), 0)


def _list(picture: Picture) -> _Part:
    """The list with its rows, or with those around the focus where there are too many."""
    count = len(picture.rows)
    first = max(0, min(_focused(picture.rows) - ROWS_MOST // 2, count - ROWS_MOST))
    shown = range(first, min(count, first + ROWS_MOST))
    rows = tuple(_row(picture, place) for place in shown)
    return _Part(("list", picture.title), _node(Role.LIST, picture.title, size=count), rows)


def _row(picture: Picture, place: int) -> _Part:
    row = picture.rows[place]
    node = _node(Role.ROW, row.text, position=place, size=len(picture.rows), off=row.off)
    return _Part(("row", picture.title, place), node)


def _field(picture: Picture, text: str) -> _Part:
    return _Part(_field_key(picture), _node(Role.FIELD, picture.title, text, caret=picture.caret))


def _labels(picture: Picture) -> tuple[_Part, ...]:
    return tuple(_label(("line", place), text) for place, text in enumerate(picture.lines))


def _label(key: Key, text: str) -> _Part:
    return _Part(key, _node(Role.LABEL, text))


def _reading(said: Sequence[str]) -> _Part:
    """What was said last, an utterance a line, the caret before the newest."""
    last = [" ".join(text.split()) for text in said[-SAID_MOST:]]
    value = "\n".join(last)
    caret = len(value) - len(last[-1]) if last else 0
    return _Part(("said",), _node(Role.READING, "", value, caret=caret))


# --- a table, or a page without a list


def _group(picture: Picture) -> _Part:
    """Who is to act, what is typed, one's own hands and chips, and everybody else."""
    turn = (_label(("turn",), picture.turn),) if picture.turn else ()
    typed = (_amount(picture, picture.field),) if picture.field is not None else ()
    hands = tuple(_hand(place, hand) for place, hand in enumerate(picture.hands))
    places = tuple(_label(("place", place), one.text) for place, one in enumerate(picture.places))
    inside = (*turn, *typed, *hands, *_labels(picture), *places)
    return _Part(("group", picture.title), _node(Role.GROUP, picture.title), inside)


def _amount(picture: Picture, text: str) -> _Part:
    """The amount that is being typed at a table; the text tells what it is for."""
    return _Part(_field_key(picture), _node(Role.FIELD, "", text, caret=picture.caret))


def _hand(place: int, hand: PlayedHand) -> _Part:
    """One of the listener's hands: its title, each card, and what they come to in digits."""
    cards = tuple(_label(("card", place, number), name) for number, name in enumerate(hand.names))
    total = (_label(("total", place), hand.total),) if hand.total else ()
    return _Part(("hand", place), _node(Role.GROUP, hand.title), (*cards, *total))
