"""Braille: lines cut between words, scrolled and come back to, on a display that may come and go."""

from __future__ import annotations

import pytest

from audiojack.output.braille import BrailleDisplay, Scrolled, windows
from audiojack.output.speech.driver import DriverError, Reason
from tests.output.fakes import FakeClock, until


@pytest.mark.parametrize(
    ("text", "width", "expected"),
    [
        ("You draw the ten of hearts. 17.", 12, ("You draw the", "ten of", "hearts. 17.")),
        ("Дилер показывает девятку.", 10, ("Дилер", "показывает", "девятку.")),
        ("incomprehensible", 6, ("incomp", "rehens", "ible")),
        ("short", 40, ("short",)),
        ("", 40, ("",)),
    ],
)
def test_long_lines_are_cut_between_words(text: str, width: int, expected: tuple[str, ...]) -> None:
    assert windows(text, width) == expected


class Display:
    def __init__(self) -> None:
        self.lines: list[str] = []
        self.broken = False

    def braille(self, text: str) -> None:
        if self.broken:
            raise DriverError(Reason.VANISHED)
        self.lines.append(text)


def test_a_line_scrolls_to_both_ends_and_back() -> None:
    display = Display()
    braille = BrailleDisplay(lambda: display, 12)
    braille.show("You draw the ten of hearts. 17.")
    until(lambda: display.lines == ["You draw the"])
    assert braille.scroll(1) == Scrolled(2, 3)
    assert braille.scroll(1) == Scrolled(3, 3)
    assert not braille.scroll(1).within
    assert not braille.scroll(1).within
    until(lambda: display.lines[-1] == "hearts. 17.")
    braille.aside("That is the end.")
    until(lambda: display.lines[-1] == "That is the")
    assert braille.scroll(-1) == Scrolled(3, 3)
    until(lambda: display.lines[-1] == "hearts. 17.")
    assert [braille.scroll(-1).place for _ in range(4)] == [2, 1, 0, 0]
    assert braille.scroll(1) == Scrolled(1, 3)
    braille.use(80)
    assert braille.scroll(1) == Scrolled(2, 1)
    braille.close()


@pytest.mark.promise(
    "Speech, sound and braille",
    "Braille is cut between words, scrolled by keys that say why they can't, and survives its reader",
)
def test_a_display_that_goes_is_told_of_and_one_that_comes_is_found() -> None:
    display, lost, clock = Display(), list[DriverError](), FakeClock()
    there = [display]

    def opened() -> Display:
        if not there:
            raise DriverError(Reason.UNAVAILABLE)
        return there[0]

    braille = BrailleDisplay(opened, 12, lost.append, clock=clock, look_again=10)
    braille.show("16.")
    until(lambda: display.lines == ["16."])
    display.broken = True
    there.clear()
    braille.show("17.")
    until(lambda: len(lost) == 1)
    assert not braille.available
    braille.show("18.")
    display.broken = False
    there.append(display)
    braille.show("19.")
    assert not braille.available
    clock.now += 10
    braille.show("20.")
    until(lambda: display.lines == ["16.", "20."])
    assert len(lost) == 1
    braille.close()


def test_a_player_who_starts_their_reader_need_not_wait() -> None:
    display = Display()
    there: list[Display] = []

    def opened() -> Display:
        if not there:
            raise DriverError(Reason.UNAVAILABLE)
        return there[0]

    braille = BrailleDisplay(opened, 12)
    braille.show("16.")
    assert not braille.available
    there.append(display)
    braille.reopen()
    until(lambda: braille.available)
    braille.show("17.")
    until(lambda: display.lines[-1:] == ["17."])
    braille.close()
