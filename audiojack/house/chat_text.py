"""What somebody writes, made fit to be spoken (ONLINE 10): no sign in it may hurt a synthesiser or a display.

The server cleans once, for everybody; what is left is plain text in one line. Nothing is put in its place that was not
written, so that the receiver never hears words of ours in another's mouth.
"""

from __future__ import annotations

import re
import unicodedata

LONGEST = 300
"""Characters of one message after cleaning; longer ones are refused, not cut: half a sentence may say the opposite."""

LONGEST_RUN = 4
"""So many equal signs in a row are left: eSpeak and SAPI read hundreds of them one by one, or fall over."""

LONGEST_WORD = 40
"""Signs of one word; what goes beyond is dropped, since nobody says such a word."""

MARKS_A_LETTER = 2
"""Combining marks on one letter; a pile of them is read sign by sign and drawn over other lines."""

_RUN = re.compile(rf"(.)\1{{{LONGEST_RUN},}}", re.DOTALL)
_MARKUP = str.maketrans({"<": " ", ">": " ", "`": "'", "\\": " ", "|": " "})
_HIDDEN = {"Cc", "Cf", "Co", "Cs", "Cn"}
"""Control, format, private, lone surrogate and unassigned signs: unheard, or heard by one synthesiser alone."""


def cleaned(text: str) -> str:
    """The text in one line as everybody hears it; "" where nothing is left that can be spoken or drawn."""
    composed = unicodedata.normalize("NFC", text.translate(_MARKUP))
    shown = "".join(_shown(sign) for sign in composed)
    words = (_word(word) for word in _marked(shown).split())
    line = " ".join(word for word in words if word)
    line = _RUN.sub(lambda run: run.group(1) * LONGEST_RUN, line)
    return line if any(sign.isalnum() for sign in line) else ""


def _shown(sign: str) -> str:
    category = unicodedata.category(sign)
    if category[0] == "Z" or sign in "\t\n\r":
        return " "
    return "" if category in _HIDDEN else sign


def _marked(text: str) -> str:
    """The text with no more than MARKS_A_LETTER combining marks on a letter, and none that stands on nothing."""
    kept: list[str] = []
    marks = MARKS_A_LETTER
    for sign in text:
        if unicodedata.combining(sign):
            marks += 1
            if marks > MARKS_A_LETTER:
                continue
        else:
            marks = MARKS_A_LETTER if sign.isspace() else 0
        kept.append(sign)
    return "".join(kept)


def _word(word: str) -> str:
    short = _RUN.sub(lambda run: run.group(1) * LONGEST_RUN, word)
    return short[:LONGEST_WORD]
