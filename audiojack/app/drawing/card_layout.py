"""Cards in the window: one's own large with rank, suit and name, the others' small with rank and suit.

A card whose face is not known lies on its face; its back has a pattern, and the word for it where there is room.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from audiojack.app.drawing.boxes import NO_BLOCK, BackBox, Block, CardBox, Drawn, Rect, TextBox, moved
from audiojack.app.drawing.text_layout import Line, Paragraphs
from audiojack.app.stage.picture import Face, PlayedHand
from audiojack.engine.cards import Card, rank


class _Form(NamedTuple):
    """The measures of a kind of card, in pixels."""

    width: int
    height: int
    rank: int
    """The size of the rank."""
    shape: int
    """How wide and tall the suit is."""
    pad: int


def hand_cards(texts: Paragraphs, hand: PlayedHand, size: int, width: int, times: float) -> Block:
    """Cards with their names; rank and suit are so many times as tall as the text."""
    figure = round(size * times)
    pad = max(4, size * 3 // 10, figure // 10)
    least = max(round(size * (3 + times)), texts.longest_word(hand.names, size) + 2 * pad)
    widest = max((texts.measure(_rank(card), figure, True)[0] for card in hand.cards), default=0)
    if widest + figure > width - 3 * pad:
        figure = figure * max(1, width - 3 * pad) // (widest + figure)
        widest = max((texts.measure(_rank(card), figure, True)[0] for card in hand.cards), default=0)
    wide = min(width, max(least, widest + figure + 3 * pad))
    names = [texts.wrap(name, size, wide - 2 * pad) for name in hand.names]
    head = max(figure, texts.measure("Q", figure, True)[1])
    tall = head + max((texts.height(lines) for lines in names), default=0) + 2 * pad
    form = _Form(wide, tall, figure, figure, pad)
    faces = [
        Block((*_face(texts, card, form), *_name(texts, lines, pad, pad + head)), wide, tall)
        for card, lines in zip(hand.cards, names, strict=True)
    ]
    return _flowing(faces, width, pad)


def small_cards(texts: Paragraphs, cards: Sequence[Face], size: int, width: int) -> Block:
    """Cards with rank and suit alone; their words stand beside them."""
    pad = max(2, size // 6)
    ranks = max((texts.measure(_rank(card), size, True)[0] for card in cards), default=0)
    tall = texts.measure("Q", size, True)[1] + pad
    form = _Form(ranks + size + 3 * pad, tall, size, size, pad)
    return _flowing([Block(tuple(_face(texts, card, form)), form.width, tall) for card in cards], width, pad)


def narrow_cards(texts: Paragraphs, cards: Sequence[Face], size: int, part: int) -> list[Block]:
    """Cards one by one with a rank as tall as the text and the suit a `part` of that (2: half), for little room."""
    pad = max(2, size // 32)
    tall = texts.measure("Q", size, True)[1]
    blocks = []
    for card in cards:
        ranks = texts.measure(_rank(card) or "Q", size, True)[0]
        form = _Form(ranks + size // part + 3 * pad, tall, size, size // part, pad)
        blocks.append(Block(tuple(_face(texts, card, form)), form.width, tall))
    return blocks


def _rank(card: Face) -> str:
    return "" if card is None else rank(card)


def _face(texts: Paragraphs, card: Face, form: _Form) -> list[Drawn]:
    whole = Rect(0, 0, form.width, form.height)
    if card is None:
        tall = min(form.height - 2 * form.pad, max(form.shape, form.rank))
        return [BackBox(whole, Rect(form.pad, form.pad, form.width - 2 * form.pad, tall))]
    return _open_face(texts, card, form, whole)


def _open_face(texts: Paragraphs, card: Card, form: _Form, whole: Rect) -> list[Drawn]:
    wide, tall = texts.measure(rank(card), form.rank, True)
    large = form.height > tall + form.pad
    top = form.pad if large else (form.height - tall) // 2
    down = form.pad + max(0, (tall - form.shape) // 2) if large else (form.height - form.shape) // 2
    shape = Rect(form.width - form.pad - form.shape, down, form.shape, form.shape)
    figure = TextBox(Rect(form.pad, top, wide, tall), rank(card), form.rank, "print", True)
    return [CardBox(whole, card, shape), figure]


def _name(texts: Paragraphs, lines: Sequence[Line], x: int, y: int) -> list[Drawn]:
    return list(texts.placed(lines, x, y, "print"))


def _flowing(cards: Sequence[Block], width: int, gap: int) -> Block:
    """Cards side by side, in as many rows as they need."""
    boxes: list[Drawn] = []
    x = y = widest = tallest = 0
    for card in cards:
        if x and x + card.width > width:
            x, y, tallest = 0, y + tallest + gap, 0
        boxes += [moved(box, x, y) for box in card.boxes]
        widest, tallest = max(widest, x + card.width), max(tallest, card.height)
        x += card.width + gap
    return Block(tuple(boxes), widest, y + tallest) if boxes else NO_BLOCK
