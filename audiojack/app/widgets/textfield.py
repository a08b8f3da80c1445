"""A field for a short text such as a name: typed letters, one cursor at its end."""

from __future__ import annotations

import unicodedata

LONGEST = 40


class TextField:
    """What has been typed so far; `start` is there at first and is replaced by the first letter typed."""

    def __init__(self, start: str = "") -> None:
        self.text = start
        self._fresh = bool(start)

    def type(self, text: str) -> bool:
        """Adds typed text; False where it doesn't fit or holds signs that can't be in a name."""
        if any(unicodedata.category(sign)[0] == "C" for sign in text):
            return False
        kept = text if self._fresh else self.text + text
        if len(kept) > LONGEST:
            return False
        self.text, self._fresh = kept, False
        return True

    def delete(self) -> str:
        """Takes the last letter away, with the marks upon it, and answers it; "" where there was none."""
        self._fresh = False
        end = len(self.text)
        begin = max(0, end - 1)
        while begin > 0 and unicodedata.combining(self.text[begin]):
            begin -= 1
        gone, self.text = self.text[begin:end], self.text[:begin]
        return gone
