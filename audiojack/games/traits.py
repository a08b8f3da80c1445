"""What kind of game it is, for speech, drills and menus to ask instead of its name.

A new game says it in its own file (TRAITS) and speaks in the words of its kind from the first round on.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Play = Literal["house", "croupier", "matched", "duels", "club"]
"""How it is played, which also settles its words:

* house: each hand against a dealer; croupier: the same, called box by box with points and decisions (CBJ-R13);
* matched: stakes matched from the bank, malá domů (Oko); duels: each punter alone against the banker, in circles, the
  banker knocks (Ochko); club: stakes before closed cards, which are opened at the end (Twenty-one of the clubs).
"""


class Traits(msgspec.Struct, frozen=True):
    """`suits_matter` where single cards count by their suit: Šantal, the king of hearts."""

    play: Play
    suits_matter: bool = False

    @property
    def closed_bust(self) -> bool:
        """Whether two cards are dealt after the stakes, and a bust stays closed until the opening (OCV-R12)."""
        return self.play == "club"

    @property
    def duels(self) -> bool:
        """Whether every punter plays the banker alone, and each stake is settled before the next."""
        return self.play == "duels"
