"""A casino chart as a picture: rows of totals and pairs, columns of upcards, a letter and a shade in each field.

Letters say what the shade says, so that nothing hangs on colour alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pygame

from audiojack.odds.chart import Advice, Column

UPCARDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
FIELD = (64, 40)
MARGIN = 90
GAP = 24
FONT = 26

LETTERS = {"stand": "S", "hit": "H", "double": "D", "split": "P", "surrender": "R"}
SHADES = {
    "stand": (250, 236, 160),
    "hit": (255, 255, 255),
    "double": (168, 212, 255),
    "split": (176, 232, 176),
    "surrender": (240, 180, 200),
}
INK = (0, 0, 0)
PAPER = (255, 255, 255)


def draw(path: Path, chart: Mapping[str, Column]) -> None:
    """Writes the picture; its kind follows the file's ending (PNG, JPEG, BMP). Raises OSError."""
    pygame.font.init()
    blocks = [_block(chart, place) for place in range(3)]
    rows = sum(len(block) for block in blocks)
    size = (MARGIN + FIELD[0] * len(UPCARDS) + 10, FIELD[1] * (rows + 1) + GAP * len(blocks) + 10)
    surface = pygame.Surface(size)
    surface.fill(PAPER)
    font = pygame.font.Font(None, FONT)
    for column, name in enumerate(UPCARDS):
        _text(surface, font, name, (MARGIN + column * FIELD[0], 0))
    top = FIELD[1]
    for block in blocks:
        for label, advices in block:
            _text(surface, font, label, (0, top), MARGIN)
            for column, advice in enumerate(advices):
                _field(surface, font, advice, (MARGIN + column * FIELD[0], top))
            top += FIELD[1]
        top += GAP
    try:
        pygame.image.save(surface, str(path))
    except pygame.error as error:
        raise OSError(0, str(error)) from error


Row = tuple[str, list[Advice]]


def _block(chart: Mapping[str, Column], place: int) -> list[Row]:
    """The rows of hard totals (0), soft totals (1) or pairs (2)."""
    keys = sorted({key for name in UPCARDS if name in chart for key in chart[name].rows[place]})
    label = (str, lambda key: f"A,{key - 11}", lambda key: f"{_rank(key)},{_rank(key)}")[place]
    return [(label(key), [_advice(chart, name, place, key) for name in UPCARDS]) for key in keys]


def _advice(chart: Mapping[str, Column], name: str, place: int, key: int) -> Advice:
    """What the chart says; nothing against an upcard of which none is left."""
    return chart[name].rows[place].get(key, ()) if name in chart else ()


def _rank(value: int) -> str:
    return "A" if value == 1 else str(value)


def _field(surface: pygame.Surface, font: pygame.font.Font, advice: Sequence[str], at: tuple[int, int]) -> None:
    if not advice:
        return
    pygame.draw.rect(surface, SHADES[advice[0]], (*at, *FIELD))
    pygame.draw.rect(surface, INK, (*at, *FIELD), 1)
    _text(surface, font, "".join(LETTERS[action] for action in advice), at)


def _text(
    surface: pygame.Surface, font: pygame.font.Font, text: str, at: tuple[int, int], width: int = FIELD[0]
) -> None:
    image = font.render(text, True, INK)
    surface.blit(image, (at[0] + (width - image.get_width()) // 2, at[1] + (FIELD[1] - image.get_height()) // 2))
