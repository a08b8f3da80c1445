"""A field for an amount of chips: typed, stepped, held to the limits only when it is placed.

What was typed is kept until it is placed or withdrawn, even out of range, so that it can be mended.
"""

from __future__ import annotations

from typing import Literal

LONGEST = 12
"""Digits that can be typed: more than any purse has."""

Fault = Literal["too-little", "too-much", "not-a-step"]


class AmountField:
    """An amount from `least` to `most` in steps of `step` counted from `least`; `start` is there at first."""

    def __init__(self, least: int, most: int, step: int, start: int) -> None:
        self.least = least
        self.most = most
        self.step = max(1, step)
        self._amount = self._fitted(start)
        self._typed: str | None = None
        self.touched = False

    @property
    def amount(self) -> int:
        """The amount now; what is typed counts, nothing typed is 0."""
        return self._amount if self._typed is None else int(self._typed or "0")

    def digit(self, digit: int) -> bool:
        """Types a digit; False where there are too many already. The first replaces what was there."""
        typed = (self._typed or "").lstrip("0")
        if len(typed) >= LONGEST:
            return False
        self._typed = typed + str(digit)
        self.touched = True
        return True

    def delete(self) -> bool:
        """Takes the last digit away; False where there was none."""
        text = str(self._amount) if self._typed is None else self._typed
        self.touched = True
        self._typed = text[:-1]
        return bool(text)

    def change(self, steps: int) -> bool:
        """Moves by so many steps, onto a lawful amount; False at a limit."""
        before = self.amount
        off = (before - self.least) % self.step
        base = before - off + (self.step if off and steps < 0 else 0)
        self._set(base + steps * self.step)
        return self.amount != before

    def to_least(self) -> None:
        """The smallest amount."""
        self._set(self.least)

    def to_most(self) -> None:
        """The largest amount."""
        self._set(self.most)

    def put(self, amount: int) -> None:
        """This amount, as near as is lawful."""
        self._set(amount)

    def fault(self) -> Fault | None:
        """Why the amount can't be placed."""
        if self.amount < self.least:
            return "too-little"
        if self.amount > self.most:
            return "too-much"
        if (self.amount - self.least) % self.step and self.amount != self.most:
            return "not-a-step"
        return None

    def _set(self, amount: int) -> None:
        self._typed = None
        self.touched = True
        self._amount = self._fitted(amount)

    def _fitted(self, amount: int) -> int:
        held = max(self.least, min(self.most, amount))
        return held if held == self.most else held - (held - self.least) % self.step
