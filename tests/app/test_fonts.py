"""The window's letters: all of the four languages are in the font, and there is another where it is missing."""

from __future__ import annotations

import pygame
import pytest

from audiojack.app.drawing.fonts import Fonts, drawable, file_of
from audiojack.l10n.localizer import languages
from audiojack.resources import locales

ALPHABETS = (
    "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž"
    "čćžšđ"
    "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"
    "абвгдђежзијклљмнњопрстћуфхцчџш"
    "0123456789.,:;!?…-–—„“”«»()'’/%+&"
)


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


def missing(font: pygame.font.Font, text: str) -> set[str]:
    return {letter for letter in text if font.metrics(letter)[0] is None}


@pytest.mark.parametrize("bold", [False, True])
def test_the_font_has_every_letter_of_the_four_languages(bold: bool) -> None:
    assert file_of(bold) is not None
    font = Fonts().font(24, bold)
    assert not missing(font, ALPHABETS + ALPHABETS.upper())
    folder = locales()
    for language in languages():
        for path in (folder / language.partition("-")[0]).glob("*.ftl"):
            texts = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
            assert not missing(font, "".join(texts)), path


def test_letters_have_the_size_that_was_asked_for() -> None:
    heights = {font.measure("Äg", 48)[1] for font in (Fonts(), Fonts("no_such_font_package"))}
    assert all(40 <= height <= 72 for height in heights)


def test_another_font_serves_where_the_package_is_missing() -> None:
    fonts = Fonts("no_such_font_package")
    for bold in (False, True):
        picture = fonts.draw("Žluťoučký кůň", 32, (255, 255, 255), bold)
        assert picture.get_size() == fonts.measure("Žluťoučký кůň", 32, bold)


@pytest.mark.parametrize("text", ["a\0b", "\ud83c", "line\nline", "\u202eold", "🂡 🎲", "שלום", "x" * 500])
def test_no_text_brings_drawing_down(text: str) -> None:
    fonts = Fonts()
    assert fonts.draw(text, 24, (0, 0, 0)).get_size() == fonts.measure(text, 24)
    assert drawable("plain") == "plain"
