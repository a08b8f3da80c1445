"""The letters of the window: Fira Sans, made for reading on screens, with Latin and Cyrillic whole.

It is loaded when the first text is drawn, after the first word has been spoken; where its package is missing,
pygame's own font serves.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path

import pygame

PACKAGE = "fontpkg_fira_sans"
FILES = {False: "FiraSans-Medium.ttf", True: "FiraSans-Bold.ttf"}
"""The font's files, by whether the letters are bold."""

_OWN_SCALE = 0.6875
"""By how much pygame draws its own font smaller than it is asked to."""


class Fonts:
    """Sizes are pixels of the em square. pygame.font is to be initialised before the first text is measured."""

    def __init__(self, package: str = PACKAGE) -> None:
        self._package = package
        self.font = lru_cache(maxsize=128)(self._opened)
        self.measure = lru_cache(maxsize=1 << 12)(self._measured)

    def draw(self, text: str, size: int, colour: tuple[int, int, int], bold: bool = False) -> pygame.Surface:
        """The text as a picture as large as `measure` says."""
        return self.font(size, bold).render(drawable(text), True, colour)

    def _measured(self, text: str, size: int, bold: bool = False) -> tuple[int, int]:
        return self.font(size, bold).size(drawable(text))

    def _opened(self, size: int, bold: bool = False) -> pygame.font.Font:
        path = file_of(bold, self._package)
        if path is not None:
            return pygame.font.Font(path, size)
        font = pygame.font.Font(None, round(size / _OWN_SCALE))
        font.set_bold(bold)
        return font


def file_of(bold: bool, package: str = PACKAGE) -> Path | None:
    """The font's file; None where the package is missing."""
    try:
        path = Path(str(resources.files(package) / "files" / FILES[bold]))
    except ModuleNotFoundError:
        return None
    return path if path.is_file() else None


def drawable(text: str) -> str:
    """The text without what no font can draw: control characters and halves of surrogate pairs."""
    if text.isprintable():
        return text
    return "".join(character if character.isprintable() else " " for character in text)
