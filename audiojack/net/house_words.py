"""A house's certificate as five cards, so that host and guest can compare it by voice (ONLINE 10)."""

from __future__ import annotations

from audiojack.engine.cards import PACK_52, Card

COUNT = 5
"""Cards: with 52 to choose from about as much as nine decimal digits."""


def cards_of(fingerprint: str) -> tuple[Card, ...]:
    """The cards that stand for a fingerprint in hexadecimal digits. Raises ValueError for what is none."""
    number = int(fingerprint, 16)
    cards = []
    for _ in range(COUNT):
        number, place = divmod(number, len(PACK_52))
        cards.append(PACK_52[place])
    return tuple(cards)
