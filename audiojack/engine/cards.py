"""Cards and packs. A card is its own short text, rank and suit: "10d" is the ten of diamonds.

Text makes tables readable in a test, in the journal and in a scenario file, and costs nothing to compare.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

Card = NewType("Card", str)

SUITS = ("h", "d", "c", "s")
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
PICTURES = frozenset({"J", "Q", "K"})

SANTAL = Card("7h")
HEART_KING = Card("Kh")


class CardError(ValueError):
    """A text that names no card."""


def rank(card: Card) -> str:
    """The rank of a card: "2" to "10", "J", "Q", "K" or "A"."""
    return card[:-1]


def suit(card: Card) -> str:
    """The suit of a card: "h", "d", "c" or "s"."""
    return card[-1]


def is_picture(card: Card) -> bool:
    """Whether the card is a jack, a queen or a king."""
    return card[0] in "JQK"


def full_pack(ranks: Iterable[str] = RANKS, copies: int = 1) -> tuple[Card, ...]:
    """`copies` packs of the given ranks in four suits, in a fixed order."""
    one = tuple(Card(r + s) for s in SUITS for r in ranks)
    return one * copies


PACK_52 = full_pack()
PACK_36 = full_pack(RANKS[4:])
PACK_32 = full_pack(RANKS[5:])

_KNOWN = frozenset(PACK_52)


def parse_card(text: str) -> Card:
    """The card that a text such as "10d" names. Raises CardError."""
    card = Card(text)
    if card not in _KNOWN:
        raise CardError(text)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text such as "Jh 9d Qh". Raises CardError for the first that names none."""
    return tuple(parse_card(word) for word in text.split())


def face_order(card: Card) -> int:
    """How high a card is when lots are drawn (GEN-R07): ace highest, then K, Q, J, 10 …; suits don't count."""
    return RANKS.index(rank(card))
