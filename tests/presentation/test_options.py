"""Each value of a table option has a sentence of its own, at the table and where the table is set up."""

from __future__ import annotations

from pathlib import Path

import pytest

from audiojack.games.registry import GAMES
from audiojack.l10n.localizer import Localizer
from audiojack.presentation.options import LIMITS, spoken_value


@pytest.mark.parametrize("lang", ["en", "cs", "ru", "sr"])
def test_every_value_of_an_option_is_told_from_the_others(lang: str, tmp_path: Path) -> None:
    texts = Localizer(lang, cache=tmp_path)
    for game in GAMES.values():
        for option in game.options:
            if option.name in LIMITS:
                continue
            values = (True, False) if isinstance(option.default, bool) else option.choices
            id = f"option-{option.name.replace('_', '-')}"
            said = [texts.text(id, {"value": spoken_value(value), "play": game.traits.play}) for value in values]
            assert len(set(said)) == len(values), (game.id, option.name, said)
    assert not texts.faults
