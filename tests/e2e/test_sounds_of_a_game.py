"""The sounds of some rounds, as the transcript of the real program tells them: each with its words, from its seat."""

from __future__ import annotations

import pytest

from audiojack.output.panning import seat_pan
from audiojack.output.sound import INTERFACE_SOUNDS
from tests.e2e.table import TO_THE_STAKE
from tests.support.player import Line, run_keys

LOUDNESS = {True: 0.6, False: 0.8}
"""The gain of the sounds of the interface, and of the effects, as they are set at first."""
WORDLESS = "nothing-here"


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[Line]:
    """An evening without a voice, whose sounds go nowhere: each utterance is over as soon as it has begun."""
    keys = [
        *TO_THE_STAKE,
        *(["Enter", "Space", "Enter", "Y"] * 12),
        "Escape",
        "End",
        "Enter",
        "Enter",
        "Ctrl+Q",
        "Quit",
    ]
    given = ("--lang", "en", "--seed", "3", "--driver", "none", "--pace", "instant", "--no-window")
    folder = tmp_path_factory.mktemp("evening")
    done, lines = run_keys(folder, keys, *given, variables={"SDL_AUDIODRIVER": "dummy"})
    assert done.returncode == 0, done.stdout
    return lines


def with_words(lines: list[Line]) -> list[tuple[Line, Line]]:
    """Each effect with the utterance that it belongs to: the next one that was over."""
    return [
        (line, next(after for after in lines[place:] if "text" in after))
        for place, line in enumerate(lines)
        if "sound" in line and line["sound"] not in INTERFACE_SOUNDS
    ]


def test_the_program_opens_and_ends_with_its_sounds(lines: list[Line]) -> None:
    sounds = [line["sound"] for line in lines if "sound" in line]
    assert (sounds[0], sounds[-1]) == ("start", "quit")


@pytest.mark.promise(
    "Speech, sound and braille",
    "Every sound is played by something, with words, from the seat that they are about",
)
def test_every_effect_comes_with_words_of_its_own_and_from_the_seat_that_they_are_about(lines: list[Line]) -> None:
    pairs = with_words(lines)
    assert len(pairs) > 60
    assert len({id(words) for _, words in pairs}) == len(pairs), "two sounds for one utterance"
    others = {1: seat_pan(0, 2), 2: seat_pan(1, 2)}
    for sound, words in pairs:
        assert sound["pan"] == others.get(words["seat"], 0.0), (sound, words)
    assert {words["seat"] for _, words in pairs} == {None, 1, 2}


def test_a_key_that_means_nothing_is_the_only_one_with_a_sound_alone(lines: list[Line]) -> None:
    keys = [place for place, line in enumerate(lines) if "key" in line]
    for here, after in zip(keys, [*keys[1:], len(lines)], strict=True):
        told = lines[here + 1 : after]
        if any("text" in line for line in told):
            continue
        assert [line["sound"] for line in told] == [WORDLESS], lines[here]


def test_volumes_are_those_of_the_settings(lines: list[Line]) -> None:
    for line in lines:
        if "sound" in line:
            assert line["gain"] == pytest.approx(LOUDNESS[line["sound"] in INTERFACE_SOUNDS])
