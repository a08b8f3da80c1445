"""Whole rounds as they were read aloud and approved, in every language.

When a sentence is changed on purpose, `python -m tests.presentation.rounds` writes the files anew.
"""

from __future__ import annotations

import pytest

from tests.presentation.rounds import GOLDEN, ROUNDS, transcript


@pytest.mark.promise(
    "What is said",
    "Whole rounds and banks sound as they were approved, splits and doubles and two boxes too, in four "
    "languages",
)
@pytest.mark.parametrize("name", sorted(ROUNDS))
@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr"])
def test_a_round_sounds_as_it_was_approved(name: str, lang: str) -> None:
    expected = (GOLDEN / f"{name}.{lang}.txt").read_text(encoding="utf-8")
    assert transcript(ROUNDS[name](), lang) + "\n" == expected
