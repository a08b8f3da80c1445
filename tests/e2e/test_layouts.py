"""Names and first letters typed on real keyboards: what a layout types is text, whichever key types it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.support.display import Display
from tests.support.player import Player, playing

pytestmark = pytest.mark.display

DEAD = ("Equals", "Shift+Equals")
PLAIN = ("--driver", "none", "--mute", "--pace", "instant", "--seed", "1")


@contextmanager
def at_the_name(display: Display, folder: Path, layout: str) -> Iterator[Player]:
    """`layout` is X's name, with its variant behind a hyphen."""
    display.layout(*layout.split("-"))
    try:
        with playing(folder, *PLAIN, "--lang", "en", display=display) as player:
            player.wait_for(lambda lines: any(line.get("id") == "name-prompt" for line in lines))
            yield player
    finally:
        display.layout("us")


def typed(player: Player, keys: Sequence[str]) -> str:
    """Types the keys; the field as it is read."""
    before = player.mark()
    for key in keys:
        player.press(key)
    count = sum(key not in DEAD for key in keys)
    player.wait_for(lambda lines: sum("key" in line for line in lines) == count, before)
    return str(next(line["text"] for line in reversed(player.ask("Up")) if "text" in line))


@pytest.mark.parametrize(
    ("layout", "keys", "name"),
    [
        ("cz", ("Shift+J", "I", "5", "9"), "Jiří"),
        ("cz", ("Shift+6", "A", "R", "K", "A"), "6arka"),
        ("cz-qwerty", ("Shift+T", "O", "M", "8", "3"), "Tomáš"),
        ("cz-qwerty", ("Shift+Z", "D", "E", "N", "2", "K"), "Zdeněk"),
        ("sk", ("Shift+A", "N", "2", "8", "0"), "Anľáé"),
        ("fr", ("Shift+W", "O", "2"), "Zoé"),
        ("lt", ("Shift+R", "8", "T", "A"), "Rūta"),
        ("lt", ("6", "1", "5"), "šąį"),
        ("rs", ("Shift+Q", "I", "A", "9"), "Љиа9"),
        ("ru", ("Shift+Y", "8"), "Н8"),
        ("us", ("Shift+J", "5"), "J5"),
    ],
)
def test_a_name_is_what_the_layout_types(
    layout: str, keys: Sequence[str], name: str, display: Display, tmp_path: Path
) -> None:
    with at_the_name(display, tmp_path, layout) as player:
        assert typed(player, keys) == f"{name}."


def test_dead_keys_and_the_third_level_type_their_letters(display: Display, tmp_path: Path) -> None:
    with at_the_name(display, tmp_path, "cz") as player:
        assert typed(player, ("Equals", "E", "Shift+Equals", "R", "AltGr+V")) == "éř@."
        assert not [line for line in player.lines() if line.get("sound") == "nothing-here"]
    with at_the_name(display, tmp_path, "pl") as player:
        assert typed(player, ("AltGr+L", "A", "AltGr+O")) == "łaó."


def test_a_czech_row_finds_rows_by_its_letters(display: Display, tmp_path: Path) -> None:
    """Languages are English, Čeština …: the key 4 types č."""
    display.layout("cz")
    try:
        with playing(tmp_path, *PLAIN, display=display, variables={"LANG": "C.UTF-8"}) as player:
            player.wait_for(lambda lines: any("English" in line.get("text", "") for line in lines))
            assert any("Čeština" in line.get("text", "") for line in player.ask("4"))
    finally:
        display.layout("us")


def test_the_keypad_moves_while_num_lock_is_off(display: Display, tmp_path: Path) -> None:
    with at_the_name(display, tmp_path, "us") as player:
        assert typed(player, ("A", "B", "Keypad4", "C")) == "acb."
        player.press("NumLock")
        try:
            assert typed(player, ("Keypad4",)) == "ac4b."
        finally:
            player.press("NumLock")
