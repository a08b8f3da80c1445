"""Keys can be moved, and the program never loses one that it can't do without."""

from __future__ import annotations

import pytest

from audiojack.input import keymap
from audiojack.input.keymap import Clash, Keymap, KeymapError

TABLE = ("table", "everywhere")


def test_the_first_context_decides() -> None:
    keys = Keymap()
    assert keys.command("kb:enter", TABLE) == ("table", "stand")
    assert keys.command("kb:enter", ("amount", *TABLE)) == ("amount", "place")
    assert keys.command("kb:pageup", ("amount", *TABLE)) == ("amount", "much-more")
    assert keys.command("kb:pageup", TABLE) == ("everywhere", "history-back")
    assert keys.command("kb:y", TABLE) is None


@pytest.mark.promise("Keys", "No default uses Y, Z or punctuation, and none clashes")
def test_no_default_clashes_and_none_uses_a_wandering_key() -> None:
    keys = Keymap()
    for context, table in keymap.DEFAULTS.items():
        for command, names in table.items():
            assert names, command
            for name in names:
                assert keys.clash(context, command, name) is None, (context, command, name)
                assert name.split("+")[-1] not in ("y", "z")


def test_binding_takes_the_key_from_its_owner() -> None:
    keys = Keymap()
    assert keys.clash("table", "draw", "kb:c") == Clash("table", "cards")
    changed = keys.bind("table", "draw", "kb:c")
    assert changed.command("kb:c", TABLE) == ("table", "draw")
    assert changed.keys("table", "cards") == ()


@pytest.mark.promise("Keys", "All keys can be moved; a clash names the owner and asks; the essential ones keep a key")
def test_an_essential_command_keeps_a_key() -> None:
    keys = Keymap()
    with pytest.raises(KeymapError) as refused:
        keys.bind("table", "draw", "kb:f1")
    assert refused.value.reason == "essential"
    with pytest.raises(KeymapError):
        keys.unbind("everywhere", "help")
