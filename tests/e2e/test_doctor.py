"""The doctor on a machine with sound and a speech service: who can do what, and a sentence in each language."""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from audiojack.l10n.localizer import Localizer
from tests.conftest import needs
from tests.output.service import running_service
from tests.support.player import command, environment
from tests.support.sound import RATE, SoundServer

pytestmark = pytest.mark.sound

LANGUAGES = ("en", "cs", "ru", "sr")
AUDIBLE = 300
SECONDS_A_SENTENCE = 0.25
"""How much of a sentence of four words is louder than that, at the least."""


@pytest.mark.promise(
    "Command line",
    "The doctor tells drivers, sound, keyboard layout and paths, reads well aloud, and each voice says a "
    "sentence",
)
def test_every_voice_tells_its_languages_and_says_a_sentence_in_each(
    pulse: SoundServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs("speech-dispatcher", "espeak-ng")
    with running_service(pulse, tmp_path, monkeypatch), pulse.recording() as recorder:
        done = subprocess.run(
            command("doctor", "--lang", "ru", "--data-dir", str(tmp_path / "data")),
            env=environment(pulse.variables, {"SDL_AUDIODRIVER": "pulseaudio"}),
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        recorder.wait_for_quiet()
        heard = float((np.abs(recorder.samples()) > AUDIBLE).sum()) / RATE
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines.count("Голоса там говорят по-английски, по-чешски, по-русски и по-сербски.") == 2
    for language in LANGUAGES:
        assert lines.count(f"{language}: {Localizer(language).text('doctor-sentence')}") == 3, language
    assert heard > SECONDS_A_SENTENCE * 3 * len(LANGUAGES)
