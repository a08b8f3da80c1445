"""A thousand random keys, as a cat on the keyboard would press them: what is heard, and what never may be.

Nothing is heard without words, nothing is said twice, every key is answered, and two voices never speak at once:
the first three are read in the transcript, the last is heard in a recording.
"""

from __future__ import annotations

import random
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from audiojack.input.keymap import DEFAULTS
from tests.e2e.table import TO_THE_STAKE
from tests.e2e.test_speech import SAME, synthesized
from tests.support.player import playing, run_keys
from tests.support.sound import RATE, SoundServer, likeness

COUNT = 1000
LEAVES = frozenset(("alt+f4", "control+q"))
CHANGES_THE_VOICE = frozenset(("f5", "shift+f5", "f6", "shift+f6", "f9", "f10"))
"""Keys after which a recording can't be compared with the voice as it is set at first."""
STRAY = ("y", "z", "1", "5", "9", "ž", "я")
WORDLESS = frozenset(("nothing-here",))
"""The sound of a key that means nothing: all that it has to tell."""
ALONE = frozenset(("silence",))
"""What is answered by silence, because that is what was asked for."""
CLOSED = frozenset(("say-blind", "say-takes", "say-pull"))
"""What may be said again at once: somebody takes one closed card after another."""

Lines = list[dict[str, Any]]


def random_keys(seed: int, without: frozenset[str] = LEAVES) -> list[str]:
    """Mostly keys that play, many that ask, some from anywhere, a few that mean nothing."""
    chance = random.Random(seed)
    table = [name for names in DEFAULTS["table"].values() for name in names if name not in without]
    anywhere = [name for keys in DEFAULTS.values() for names in keys.values() for name in names if name not in without]
    kinds = chance.choices((("Enter", "Space"), table, anywhere, STRAY), weights=(25, 35, 32, 8), k=COUNT)
    return [chance.choice(kind) for kind in kinds]


def answers(lines: Lines) -> list[tuple[dict[str, Any], Lines]]:
    """Each key, with all that was told before the next one. Lines are written when utterances end; `t` orders them."""
    lines = sorted(lines, key=lambda line: line["t"])
    keys = [place for place, line in enumerate(lines) if "key" in line]
    return [(lines[here], lines[here + 1 : after]) for here, after in pairwise([*keys, len(lines)])]


@pytest.mark.parametrize(("lang", "seed"), [("en", 1), ("cs", 2)])
def test_a_thousand_random_keys_are_answered_in_words_and_nothing_is_said_twice(
    lang: str, seed: int, tmp_path: Path
) -> None:
    quiet = ("--lang", lang, "--seed", str(seed), "--pace", "instant", "--driver", "none", "--mute", "--no-window")
    keys = [*TO_THE_STAKE, *random_keys(seed, LEAVES | {"f9", "f10"}), "Quit"]
    done, lines = run_keys(tmp_path, keys, *quiet, seconds=280)
    assert done.returncode == 0, done.stdout[-3000:]
    assert "Traceback" not in done.stdout
    told = answers(lines)
    assert len(told) > COUNT / 2
    for key, after in told:
        words = [(line["id"], line["text"]) for line in after if "text" in line]
        sounds = {line["sound"] for line in after if "sound" in line}
        assert words or sounds or key["action"] in ALONE, f"{key} was met with silence"
        assert words or sounds <= WORDLESS, f"{sounds} after {key} without a word"
        assert key["action"] or sounds, f"{key} means nothing and was not told so"
        twice = [one for one, other in pairwise(words) if one == other and one[0] not in CLOSED]
        assert not twice, f"{words} after {key}"
    # The options may have given it another voice meanwhile.
    assert {line["spoken"] for line in lines if line.get("driver") == "none"} == {"silent"}


@pytest.mark.sound
def test_over_a_thousand_random_keys_one_voice_speaks_at_a_time_and_none_after_the_end(
    pulse: SoundServer, tmp_path: Path
) -> None:
    given = ("--lang", "en", "--seed", "5", "--pace", "instant", "--driver", "embedded", "--mute", "--no-window")
    script = tmp_path / "keys.txt"
    script.write_text("\n".join([*TO_THE_STAKE, *with_pauses(random_keys(5, LEAVES | CHANGES_THE_VOICE)), "Quit"]))
    with (
        pulse.recording() as recorder,
        playing(tmp_path, *given, "--keys", str(script), variables=pulse.variables) as player,
    ):
        while not player.transcript.exists():
            time.sleep(0.001)
        begun = time.monotonic()
        assert player.process.wait(280) == 0
        ended = time.monotonic()
        time.sleep(0.5)
        lines = player.lines()
        last = recorder.last_sound()
        assert last is not None
        assert last < ended + 0.1, "something was heard after the end"
        whole = [line for line in lines if line.get("spoken") == "whole" and line["interrupt"]]
        assert len(whole) >= 10
        for line in whole[:30]:
            expected = synthesized(line["text"], "en")
            heard = recorder.samples_since(begun + line["t"] / 1000 - 0.1)
            alike = likeness(heard[: len(expected) + RATE // 2], expected)
            assert alike > SAME, f"{line} was not heard by itself ({alike:.2f})"
    said = [line for line in lines if "text" in line]
    assert {line["driver"] for line in said} == {"embedded"}
    assert {line["spoken"] for line in said} == {"whole", "cut", "dropped"}


def with_pauses(keys: list[str]) -> list[str]:
    """The keys fast, but with time to hear some answers to their end."""
    steps = []
    for place, key in enumerate(keys):
        steps += [key, "wait 25"]
        if place % 40 == 39:
            steps += ["S", "wait 2000"]
    return steps
