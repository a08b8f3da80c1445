"""The pace of the table: what the next move waits for, and how much of it is said."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from audiojack.app.scenes.table.pacing import CALM_PAUSE, QUICK_STEP, Pacer
from tests.app.table import at_a_table


class Voice:
    """Says or is idle."""

    idle = True

    def __call__(self) -> bool:
        return self.idle


def test_at_normal_the_next_move_comes_when_the_last_word_was_said() -> None:
    voice = Voice()
    pacer = Pacer(voice)
    voice.idle = False
    assert not pacer.due(100.0, "normal")
    voice.idle = True
    assert pacer.due(100.1, "normal")


def test_at_calm_it_is_quiet_for_a_while_before_each_move() -> None:
    voice = Voice()
    pacer = Pacer(voice)
    assert not pacer.due(0.0, "calm")
    voice.idle = False
    assert not pacer.due(0.5 * CALM_PAUSE, "calm")
    voice.idle = True
    assert not pacer.due(CALM_PAUSE, "calm"), "speech begins the pause anew"
    assert pacer.due(2 * CALM_PAUSE, "calm")
    pacer.stepped(2 * CALM_PAUSE)
    assert not pacer.due(2.1 * CALM_PAUSE, "calm"), "so does a move"


def test_at_quick_moves_come_one_after_another_whether_all_was_said_or_not() -> None:
    voice = Voice()
    pacer = Pacer(voice)
    voice.idle = False
    assert pacer.due(0.0, "quick")
    pacer.stepped(0.0)
    assert not pacer.due(0.9 * QUICK_STEP, "quick")
    assert pacer.due(QUICK_STEP, "quick")


def test_at_instant_nothing_is_waited_for() -> None:
    voice = Voice()
    voice.idle = False
    pacer = Pacer(voice)
    pacer.stepped(0.0)
    assert pacer.due(0.0, "instant")


def heard(**settings: Any) -> list[str]:
    """What is said of a round, without what is asked or told about keys afterwards."""
    play = at_a_table("blek-dzek")
    play.services.settings_file.change(replace(play.services.settings, **settings))
    said = play.press("Enter", "Enter", "Enter", "Enter")
    end = next(number for number, text in enumerate(said) if text.startswith(("Enter", "Stake:")))
    return said[:end]


def test_at_quick_all_is_said_in_its_short_form() -> None:
    brief = heard(verbosity="brief")
    assert len(brief) > 10
    assert brief != heard(verbosity="full")
    assert heard(pace="quick", verbosity="full") == brief
