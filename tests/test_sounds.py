"""The stored sounds against their promises: all there, level, short, clean at both ends, and none like another."""

from collections import defaultdict
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
import soundfile

from tools.sounds import command, ogg
from tools.sounds.catalogue import CATALOGUE, Group, Recipe, render
from tools.sounds.measure import WINDOW, distance, held_speech_tone, integrated, loudness, onset, peak_db
from tools.sounds.physics import RATE, Signal, clock

SOUNDS = Path(__file__).resolve().parent.parent / "sounds"

NAMES = set(
    """
    card-1 card-2 card-3 card-4 card-turn shuffle cut-card
    chips-small chips-medium chips-large chips-won chips-lost
    your-turn win big-win push lose bust blackjack insurance bank-broken last-round
    menu-move menu-choose menu-back wrap refused nothing-here start quit
    """.split()  # noqa: SIM905 - thirty names read better as rows than as thirty literals
)

# Mean difference of two spectrograms in decibels (measure.distance). A sound encoded again is less than 1 from itself,
# a semitone higher it is 2 to 9; the ways to deal a card may be nearer to each other than sounds of other meanings.
UNLIKE_DB = 10.0
VARIANT_DB = 6.0

each = pytest.mark.parametrize("recipe", CATALOGUE, ids=lambda recipe: recipe.name)


def stored(recipe: Recipe) -> Signal:
    return ogg.read(SOUNDS / f"{recipe.name}.ogg")


@pytest.mark.promise("Speech, sound and braille", "Every sound is there, level within its group, below its peak")
def test_every_sound_is_there_and_no_other() -> None:
    assert {path.stem for path in SOUNDS.glob("*.ogg")} == NAMES == {recipe.name for recipe in CATALOGUE}
    assert sum(path.stat().st_size for path in SOUNDS.glob("*.ogg")) < 600_000


@pytest.mark.promise("Speech, sound and braille", "Every sound is there, level within its group, below its peak")
@each
def test_format_length_peak_and_ends(recipe: Recipe) -> None:
    information = soundfile.info(SOUNDS / f"{recipe.name}.ogg")
    assert (information.format, information.samplerate, information.channels) == ("OGG", 48_000, 1)
    sound = stored(recipe)
    assert 0.03 <= sound.size / RATE <= recipe.longest
    assert peak_db(sound) < -1.0
    # Ends without a click: near zero, and no step larger than the sound makes anyway.
    peak = np.max(np.abs(sound))
    assert np.max(np.abs(sound[:2])) < 0.03 * peak
    assert np.max(np.abs(sound[-48:])) < 0.01 * peak


@each
def test_begins_at_once(recipe: Recipe) -> None:
    assert onset(stored(recipe)) < (0.003 if recipe.answers_key else 0.010)


@pytest.mark.promise("Speech, sound and braille", "Every sound is there, level within its group, below its peak")
@pytest.mark.parametrize("measured", [loudness, integrated], ids=["momentary", "integrated"])
def test_loudness_is_level_within_each_group(measured: Callable[[Signal], float]) -> None:
    groups: dict[str, list[float]] = defaultdict(list)
    for recipe in CATALOGUE:
        groups[recipe.group.name].append(measured(stored(recipe)))
    assert set(groups) == {"CARDS", "CHIPS", "RESULTS", "INTERFACE"}
    for name, levels in groups.items():
        assert max(levels) - min(levels) < 2.0, name
        assert max(levels) < -23.0, f"{name} would cover a voice"


@pytest.mark.parametrize(
    "recipe", [r for r in CATALOGUE if r.group.name in ("RESULTS", "INTERFACE")], ids=lambda r: r.name
)
def test_nothing_holds_a_tone_where_consonants_are(recipe: Recipe) -> None:
    sound = stored(recipe)
    if sound.size / RATE > 0.25:
        assert held_speech_tone(sound) < 0.2


@pytest.mark.promise("Speech, sound and braille", "Every sound is there, level within its group, below its peak")
def test_no_two_are_alike() -> None:
    heard = {recipe.name: stored(recipe) for recipe in CATALOGUE}
    alike = [
        (first, second)
        for first, second in combinations(heard, 2)
        if distance(heard[first], heard[second]) < (VARIANT_DB if first[:-1] == second[:-1] == "card-" else UNLIKE_DB)
    ]
    assert alike == []


@pytest.mark.promise("Speech, sound and braille", "Every sound is there, level within its group, below its peak")
def test_turns_and_results_are_told_apart_at_once() -> None:
    """Within a quarter of a second, which is before the first word."""
    heard = {recipe.name: stored(recipe)[: RATE // 4] for recipe in CATALOGUE if recipe.group is Group.RESULTS}
    assert len(heard) == 10
    assert [pair for pair in combinations(heard, 2) if distance(heard[pair[0]], heard[pair[1]]) < UNLIKE_DB] == []


def test_loudness_agrees_with_the_standard() -> None:
    # BS.1770: a sine of 997 Hz at 0 dBFS in one channel reads -3.01 LKFS; 20 dB less reads 20 less.
    tone = np.sin(2 * np.pi * 997 * clock(1.0))
    assert loudness(tone) == pytest.approx(-3.01, abs=0.05)
    assert loudness(tone / 10) == pytest.approx(-23.01, abs=0.05)
    # Half a window of it, silence around: 3 dB less, however it lies.
    assert loudness(tone[: int(WINDOW / 2 * RATE)]) == pytest.approx(-6.02, abs=0.1)
    # Three seconds and a tail 20 dB below: what is 10 LU under the rest doesn't count, nor does silence. The blocks
    # across the edges do, as far as they are within the gate.
    long = np.sin(2 * np.pi * 997 * clock(3.0))
    assert integrated(np.concatenate((long, long / 10, np.zeros(RATE)))) == pytest.approx(-3.42, abs=0.1)
    assert integrated(np.zeros(RATE)) < -100


def flatness(signal: Signal, low: float = 1000, high: float = 9000) -> float:
    """Between `low` and `high` hertz: near 0 for tones, 0.56 for white noise."""
    power = np.abs(np.fft.rfft(signal)) ** 2
    bins = np.fft.rfftfreq(signal.size, 1 / RATE)
    band = power[(bins >= low) & (bins <= high)] + 1e-20
    return float(np.exp(np.mean(np.log(band))) / np.mean(band))


def seconds_above(signal: Signal, db: float) -> float:
    """The longest time for which the sound stays within so many decibels of its loudest 5 ms."""
    step = RATE // 200
    power = np.array([np.mean(signal[at : at + step] ** 2) for at in range(0, signal.size, step)])
    near = np.concatenate(([False], power >= np.max(power) * 10 ** (-db / 10), [False]))
    ups, downs = np.flatnonzero(np.diff(near.astype(int)) == 1), np.flatnonzero(np.diff(near.astype(int)) == -1)
    return float(np.max(downs - ups)) * step / RATE


PAPER = {"card-1", "card-2", "card-3", "card-4", "card-turn", "shuffle"}
CLAY = {"chips-small", "chips-medium", "chips-large", "chips-won"}


@pytest.mark.promise("Speech, sound and braille", "Every sound is there, level within its group, below its peak")
@each
def test_nothing_beeps(recipe: Recipe) -> None:
    """All dies away from its stroke on; paper is noise, clay is grit and many modes, dead in a few milliseconds."""
    sound = stored(recipe)
    assert seconds_above(sound, 3) < 0.06
    if recipe.name in PAPER:
        assert flatness(sound) > 0.25
    if recipe.name in CLAY:
        assert flatness(sound) > 0.15
        assert seconds_above(sound, 12) < 0.04


def test_a_beep_is_not_taken_for_a_card_or_a_stroke() -> None:
    beep = np.sin(2 * np.pi * 1500 * clock(0.3))
    assert flatness(beep) < 0.001
    assert seconds_above(beep, 3) > 0.25


def test_distance_tells_same_from_other() -> None:
    move, choose = (stored(r) for r in CATALOGUE if r.name in ("menu-move", "menu-choose"))
    assert distance(move, move) == 0
    assert distance(move, ogg.decode(ogg.encode(move * 0.5))) < 2
    assert distance(move, choose) > UNLIKE_DB


@each
def test_files_are_what_the_code_makes(recipe: Recipe) -> None:
    assert command.difference_db(recipe, SOUNDS) < command.TOLERANCE_DB


def test_same_seed_same_bytes_and_a_check_finds_what_was_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = CATALOGUE[0], CATALOGUE[1]
    assert ogg.encode(render(first)) == ogg.encode(render(first))
    assert command.main([str(tmp_path)]) == 0
    assert command.main(["--check", str(tmp_path)]) == 0
    (tmp_path / f"{first.name}.ogg").write_bytes((tmp_path / f"{second.name}.ogg").read_bytes())
    (tmp_path / f"{second.name}.ogg").write_bytes(ogg.encode(render(second) * 0.9))
    (tmp_path / "win.ogg").unlink()
    (tmp_path / "lose.ogg").write_bytes(b"junk")
    (tmp_path / "stray.ogg").write_bytes(b"")
    assert command.main(["--check", str(tmp_path)]) == 1
    named = {line.split(":")[0] for line in capsys.readouterr().out.splitlines()}
    assert named == {first.name, second.name, "win", "lose", "stray.ogg"}
