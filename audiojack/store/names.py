"""Names of players: what may be one, and when two are the same.

Two names that look or sound alike to a screen reader must not be two purses, so they are compared after
Unicode compatibility normalisation, without regard to case and to the amount of space.
"""

from __future__ import annotations

import unicodedata

from audiojack.store.errors import NameRefused

LONGEST = 40


def tidy(name: str) -> str:
    """The name as it is kept and spoken: composed, spaces single. NameRefused if it can't be one."""
    kept = " ".join(unicodedata.normalize("NFC", name).split())
    if not kept:
        raise NameRefused(reason="empty", name=name)
    if len(kept) > LONGEST:
        raise NameRefused(reason="long", name=kept, most=LONGEST)
    if any(unicodedata.category(sign)[0] == "C" for sign in kept):
        raise NameRefused(reason="characters", name=kept)
    if not any(sign.isalnum() for sign in kept):
        raise NameRefused(reason="characters", name=kept)
    return kept


def fold(name: str) -> str:
    """The form in which names are compared."""
    spread = unicodedata.normalize("NFKD", name).casefold()
    return " ".join(unicodedata.normalize("NFKC", spread).casefold().split())
