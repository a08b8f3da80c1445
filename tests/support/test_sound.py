"""The comparison of recordings must tell phrases apart, or no test of speech means anything."""

from __future__ import annotations

import subprocess

import numpy as np
import pytest

from tests.support.sound import RATE, SoundServer, correlation, likeness, resampled


def noise(seed: int, seconds: float = 0.5) -> np.typing.NDArray[np.float64]:
    return np.random.default_rng(seed).normal(0, 3000, int(RATE * seconds))


def test_a_phrase_is_found_anywhere_and_another_is_not() -> None:
    phrase, other = noise(1), noise(2)
    recording = np.concatenate([np.zeros(7000), 0.4 * phrase, noise(3)])
    assert correlation(recording, phrase) > 0.99
    assert correlation(recording, other) < 0.1
    assert correlation(phrase[:100], phrase) == 0


def vowels(pitch: float, *formants: float) -> np.typing.NDArray[np.float64]:
    """Something like speech: 0.15 s of each vowel, with a gap after it."""
    time = np.arange(int(RATE * 0.15)) / RATE
    sounds = []
    for formant in formants:
        harmonics = np.arange(1, 40) * pitch
        weights = np.exp(-(((harmonics - formant) / 300) ** 2))
        sounds.append(4000 * (np.sin(2 * np.pi * np.outer(time, harmonics)) @ weights))
        sounds.append(np.zeros(len(time) // 3))
    return np.concatenate(sounds)


def test_speech_is_known_again_in_another_pitch_and_told_from_other_speech() -> None:
    spoken = np.concatenate([np.zeros(9000), vowels(104, 700, 300, 2300, 1100), np.zeros(9000)])
    assert likeness(spoken, vowels(100, 700, 300, 2300, 1100)) > 0.9
    assert likeness(spoken, vowels(104, 2300, 700, 300, 1800)) < 0.7


def test_resampling_keeps_the_length_in_seconds() -> None:
    assert len(resampled(np.zeros(22_050), 22_050)) == RATE


@pytest.mark.sound
def test_the_recorder_hears_what_is_played_and_when(pulse: SoundServer) -> None:
    tone = noise(4)
    with pulse.recording() as recorder:
        command = ["pacat", "--raw", "--format=s16le", f"--rate={RATE}", "--channels=1"]
        subprocess.run(command, input=tone.astype("<i2").tobytes(), env=pulse.environment, check=True)
        recorder.wait_for_quiet()
        heard = recorder.first_sound_after(0)
        assert heard is not None
        last = recorder.last_sound()
        assert last is not None
        assert last - heard == pytest.approx(0.5, abs=0.05)
        assert correlation(recorder.samples(), tone) > 0.99
