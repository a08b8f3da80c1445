"""The computer players by name."""

from __future__ import annotations

import pytest

from audiojack.bots.characters import CHARACTERS, character


@pytest.mark.promise(
    "Rules, chips and company",
    "A dozen characters or more, who choose from their own view; the book is worked out",
)
def test_a_dozen_characters_or_more_each_of_its_own() -> None:
    assert len(CHARACTERS) >= 12
    for field in ("id", "name", "cyrillic"):
        assert len({getattr(one, field) for one in CHARACTERS}) == len(CHARACTERS)
    assert len({(one.style, one.staking) for one in CHARACTERS}) == len(CHARACTERS)
    assert all(character(one.id) is one for one in CHARACTERS)
    assert {one.style for one in CHARACTERS} >= {"book", "cautious", "bold", "superstitious"}


def test_names_are_written_in_both_scripts() -> None:
    assert all(one.name.isascii() and not one.cyrillic.isascii() for one in CHARACTERS)
    assert all(len(one.name) == len(one.cyrillic) for one in CHARACTERS)
