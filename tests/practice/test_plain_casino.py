"""The exact odds against plain recursion (plain_casino.py) on small shoes: every value of every option, and pairs."""

from __future__ import annotations

import pytest

from audiojack.engine.cards import Card
from audiojack.odds.casino import odds_of
from audiojack.odds.kinds import SHOE_RANKS
from tests.practice.plain_casino import Rules, Table

TABLES = [
    ("black-jack", {}, "66", "6", "6655TTTTAA33KK77"),
    ("black-jack", {}, "AA", "9", "A8899TTTT55666"),
    ("black-jack", {}, "TK", "6", "TTJQ889955AA"),
    ("black-jack", {"double_after_split": False}, "66", "5", "655TTTTAA33KK77"),
    ("black-jack", {"double_on": "9-11"}, "33", "6", "388TTTTAA55JJ"),
    ("black-jack", {"double_on": "9-11", "enhc_loss": "original_only"}, "88", "A", "8TTTTAA3377KK"),
    ("black-jack", {"enhc_loss": "original_only"}, "88", "T", "88TTTTA3377KK9"),
    ("black-jack", {"enhc_loss": "original_only", "double_after_split": False}, "33", "A", "388TTTTA7755K"),
    ("blek-dzek", {}, "88", "9", "88TTTTAA3377K"),
    ("blek-dzek", {}, "AA", "A", "ATTTK9988556"),
    ("blek-dzek", {"soft17": "hit"}, "77", "6", "7TTTTAA55KK66"),
    ("blek-dzek", {"ten_blackjack": False}, "99", "K", "9TTTKKAAA558"),
    ("blek-dzek", {"ten_blackjack": False, "split_blackjack": True}, "TT", "A", "TTKKAAA5599"),
    ("blek-dzek", {"split_by": "value", "max_splits": 2}, "JQ", "8", "TKKAA5599887"),
    ("blek-dzek", {"split_by": "value", "ten_blackjack": False, "max_splits": 3}, "TK", "5", "TTKQAA559988"),
    ("blek-dzek", {"max_splits": 3, "split_blackjack": True}, "AA", "7", "AATTTT558899KK"),
    ("blek-dzek", {"insurance_on": "ace", "max_splits": 2}, "KK", "A", "KKTTQAA5599"),
    ("blek-dzek", {"insurance_on": "ace_and_ten_values", "soft17": "hit"}, "88", "T", "8TTKKAAA5599"),
]


@pytest.mark.parametrize(("game", "options", "pair", "up", "left"), TABLES)
def test_small_shoes_by_plain_recursion(
    game: str, options: dict[str, object], pair: str, up: str, left: str
) -> None:
    """Standing, drawing, doubling and each number of splits: every card of every hand in turn, nothing averaged."""
    one, other, upcard = (_rank(sign) for sign in (*pair, up))
    shoe = tuple((name, sum(_rank(sign) == name for sign in left)) for name in SHOE_RANKS)
    table = Table(Rules(game, **options), upcard, shoe)  # type: ignore[arg-type]
    table.begin((one, other))
    odds = odds_of(game, options)
    held = {name: odds.house.shoe.of(name) - many for name, many in shoe}
    for name in (one, other, upcard):
        held[name] -= 1
    seen = [Card(name + "h") for name, many in held.items() for _ in range(many)]
    hand = (Card(one + "h"), Card(other + "d"))
    expected = table.choices((one, other), False, shoe)
    for splits in range(1, table.splits(one) + 1):
        worth = table.split(one, other, splits)
        expected["split"] = max(expected.get("split", worth), worth)
        found = odds.actions(hand, Card(upcard + "c"), seen, splits=splits).actions
        found.pop("surrender", None)
        assert found == pytest.approx(expected, abs=1e-8)


def _rank(sign: str) -> str:
    return "10" if sign == "T" else sign
