"""A field for one line of text such as a name: a caret between letters, and all of it selected or nothing.

A letter is what a reader takes for one: a base with every mark upon it, so that no key ever parts the two.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Literal

LONGEST = 40

Fault = Literal["long", "sign"]
"""Why a text can't be typed: it does not fit, or it holds signs that no line of text has."""


class TextField:
    """What has been typed so far; `start` is there at first, selected, so that the first letter typed replaces it."""

    def __init__(self, start: str = "", longest: int = LONGEST) -> None:
        self._longest = longest
        self._letters = letters(start)
        self.caret = len(self._letters)
        self.selected = bool(start)

    @property
    def text(self) -> str:
        """The whole line."""
        return "".join(self._letters)

    @property
    def here(self) -> str:
        """The letter after the caret; "" at the end."""
        return self._letters[self.caret] if self.caret < len(self._letters) else ""

    @property
    def word(self) -> str:
        """The word that begins at the caret, or what is left of it."""
        return "".join(self._letters[self.caret : self._word_end(self.caret)])

    @property
    def before(self) -> str:
        """What stands before the caret."""
        return "".join(self._letters[: self.caret])

    def type(self, text: str) -> Fault | None:
        """Puts text in at the caret, or in the place of what is selected; why it can't be, else None."""
        if any(unicodedata.category(sign)[0] == "C" for sign in text):
            return "sign"
        before, after = ("", "") if self.selected else (self.before, "".join(self._letters[self.caret :]))
        whole = letters(before + text + after)
        if len("".join(whole)) > self._longest:
            return "long"
        self._letters, self.selected = whole, False
        self.caret = min(len(letters(before + text)), len(whole))
        return None

    def move(self, by: int) -> bool:
        """Moves the caret by so many letters; whether it has moved. Out of a selection it comes to its end."""
        if self.selected:
            return self._go(0 if by < 0 else len(self._letters)) or True
        return self._go(self.caret + by)

    def to_start(self) -> bool:
        """The caret before the first letter; whether it has moved."""
        return self._go(0)

    def to_end(self) -> bool:
        """The caret behind the last letter; whether it has moved."""
        return self._go(len(self._letters))

    def to_word(self, by: int) -> bool:
        """The caret to the beginning of the next word, or of the one before; whether it has moved."""
        starts = [at for at in range(len(self._letters)) if self._begins(at)]
        if by > 0:
            return self._go(next((at for at in starts if at > self.caret), len(self._letters)))
        return self._go(next((at for at in reversed(starts) if at < self.caret), 0))

    def select_all(self) -> bool:
        """Selects everything; False where there is nothing."""
        self.caret = len(self._letters)
        self.selected = bool(self._letters)
        return self.selected

    def delete_before(self) -> str:
        """Takes away the letter before the caret, or what is selected, and answers it; "" where there was none."""
        if self.selected:
            return self._clear()
        if self.caret == 0:
            return ""
        self.caret -= 1
        return self._letters.pop(self.caret)

    def delete_here(self) -> str:
        """Takes away the letter after the caret, or what is selected, and answers it; "" where there was none."""
        if self.selected:
            return self._clear()
        return self._letters.pop(self.caret) if self.here else ""

    def _go(self, place: int) -> bool:
        before, self.selected = self.caret, False
        self.caret = max(0, min(len(self._letters), place))
        return self.caret != before

    def _clear(self) -> str:
        gone = self.text
        self._letters, self.caret, self.selected = [], 0, False
        return gone

    def _begins(self, at: int) -> bool:
        return not self._letters[at].isspace() and (at == 0 or self._letters[at - 1].isspace())

    def _word_end(self, at: int) -> int:
        ends = (place for place in range(at, len(self._letters)) if self._letters[place].isspace())
        return next(ends, len(self._letters))


def letters(text: str) -> list[str]:
    """The letters of a text, composed, each with the marks upon it."""
    return list(_letters(unicodedata.normalize("NFC", text)))


def _letters(text: str) -> Iterator[str]:
    letter = ""
    for sign in text:
        if letter and not unicodedata.category(sign).startswith("M"):
            yield letter
            letter = ""
        letter += sign
    if letter:
        yield letter
