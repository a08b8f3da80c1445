"""The functions that messages may call: cards, counted nouns, lists (docs/translators.md describes them).

They choose and join; every word comes from cards.ftl and words.ftl of the language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from audiojack.l10n.render import Args, Function, Value

Text = Callable[[str, Args], str]

SANTAL = "7h"
HIDDEN = "?"
_HIDDEN_RANK = "hidden"
_SANTAL_MARK = "*"
_SUITS = frozenset("hdcs")


class Words:
    """Words of one language; `text` renders one of its messages by id."""

    def __init__(self, text: Text) -> None:
        self._text = text
        self._cards: dict[tuple[str, str, str, str, bool], str] = {}

    def functions(self) -> Mapping[str, Function]:
        """Every function by the name that messages use."""
        return {
            "CARD": self.card,
            "CARDS": self.cards,
            "RANKS": self.ranks,
            "NOUN": self.noun,
            "CHIPS": lambda n, case="nom": self.noun(n, "chip", case),
            "POINTS": lambda n, case="nom": self.noun(n, "point", case),
            "CARDCOUNT": lambda n, case="nom": self.noun(n, "card", case),
            "THRESHOLD": self.threshold,
            "LIST": self.row,
        }

    def card(self, card: Value, case: str = "nom", suits: str = "yes", santal: str = "no") -> str:
        """The name of a card. `card` is "10d", a bare rank "10", "7h*" for the seven of hearts where it is
        Šantal, or "?" for a card that is not known. `santal="yes"` marks every seven of hearts.
        """
        return self._card(str(card), case, suits, santal)

    def cards(self, cards: Value, case: str = "nom", suits: str = "yes", santal: str = "no") -> str:
        """Several cards, joined as the language joins a list; without suits, equal ranks are counted:
        "two eights and king".
        """
        plain = suits == "no"
        names = [_split(code)[0] if plain and not _is_santal(code, santal) else code for code in _several(cards)]
        alike = {name: names.count(name) for name in names if not _split(name)[1]}
        row: list[str] = []
        for name in names:
            count = alike.get(name, 1)
            if count == 1:
                row.append(self._card(name, case, suits, santal, listed=True))
            elif count > 1:
                row.append(self.ranks(count, _split(name)[0], case))
                alike[name] = 0
        return self._join(row)

    def ranks(self, n: Value, rank: str, case: str = "nom") -> str:
        """Several cards of one rank: "two aces". From five on the number is in digits."""
        return self._text(f"ranks-{rank}", {"n": n, "case": case})

    def noun(self, n: Value, noun: str, case: str = "nom") -> str:
        """A number with its noun: "21 chips". `case` is "nom" or "acc"."""
        return self._text(f"noun-{noun}", {"n": n, "case": case})

    def threshold(self, n: Value) -> str:
        """The word of the banker's call, whose own total is `n` - 1. Raises ValueError outside 3 to 21."""
        if not isinstance(n, int) or not 3 <= n <= 21:
            raise ValueError(f"{n} is not a threshold")
        return self._text("threshold-word", {"n": n})

    def row(self, items: Value) -> str:
        """Names one after another, with commas and the word "and" of the language."""
        return self._join(_several(items))

    def _card(self, code: str, case: str, suits: str, santal: str, listed: bool = False) -> str:
        key = (code, case, suits, santal, listed)
        name = self._cards.get(key)
        if name is None:
            name = self._cards[key] = self._card_name(*key)
        return name

    def _card_name(self, code: str, case: str, suits: str, santal: str, listed: bool) -> str:
        rank, suit = _split(code)
        name = self._text(f"rank-{rank}", {"case": case})
        if suit and suits != "no":
            gender = self._text(f"rank-{rank}.gender", {})
            suit_name = self._text(f"suit-{suit}", {"case": case, "gender": gender})
            name = self._text("card-name", {"rank": name, "suit": suit_name})
        if not _is_santal(code, santal):
            return name
        return self._text("card-santal-listed" if listed else "card-santal", {"card": name})

    def _join(self, items: Sequence[str]) -> str:
        if not items:
            return ""
        head = items[0]
        for item in items[1:-1]:
            head = self._text("list-more", {"head": head, "next": item})
        return head if len(items) == 1 else self._text("list-end", {"head": head, "last": items[-1]})


def _split(code: str) -> tuple[str, str]:
    """Rank and suit of a card's code; no suit for a bare rank or a hidden card."""
    if code in (HIDDEN, _HIDDEN_RANK):
        return _HIDDEN_RANK, ""
    code = code.removesuffix(_SANTAL_MARK)
    return (code[:-1], code[-1]) if code[-1:] in _SUITS else (code, "")


def _is_santal(code: str, santal: str) -> bool:
    return code.endswith(_SANTAL_MARK) or (santal == "yes" and code == SANTAL)


def _several(value: Value) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (str(value),)
