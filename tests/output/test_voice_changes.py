"""The voice changed and changed back while it speaks, as fast as F9 can be pressed: its library is one a process."""

from __future__ import annotations

import subprocess
import sys
import time

from msgspec.structs import replace

from audiojack.output.mixer import Mixer
from audiojack.output.speech.drivers.embedded import embedded_factory
from audiojack.output.speech.drivers.silent import captions_factory
from audiojack.output.speech.manager import SpeechManager
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Fate, Speech
from audiojack.presentation.utterance import Priority
from tests.support.player import environment

CHANGES = 150
TEXT = "You have five cards: the ace of hearts, the king of spades, the ten of clubs and two sevens."


def change_voices() -> None:
    """Changes the voice again and again; prints by which voice the last words were spoken."""
    mixer = Mixer()
    mixer.open()
    fates: dict[int, tuple[Fate, str]] = {}
    manager = SpeechManager(
        (embedded_factory(mixer), captions_factory()),
        VoiceSettings(engine="embedded"),
        lambda speech, fate, driver: fates.update({speech.key: (fate, driver)}),
        lambda old, new, why: None,
        on_start=lambda speech: 0.0,
    )
    for number in range(CHANGES):
        engine = ("embedded", "auto", "captions")[number % 3]
        manager.configure(replace(VoiceSettings(), engine=engine))
        manager.say(Speech(TEXT, ("en", "cs", "ru", "sr")[number % 4], Priority.ANSWER, 0.0, number))
        time.sleep(0.001 * (number % 23))
    manager.configure(VoiceSettings(engine="embedded"))
    manager.say(Speech("Nine.", "en", Priority.ANSWER, 0.0, CHANGES))
    end = time.monotonic() + 20
    while CHANGES not in fates and time.monotonic() < end:
        time.sleep(0.02)
    print(*fates.get(CHANGES, ("never", "")))
    manager.close()


def test_a_voice_that_is_changed_fast_never_ends_the_program_and_speaks_in_the_end() -> None:
    command = [sys.executable, "-c", f"from {__name__} import change_voices; change_voices()"]
    silent = environment({"SDL_AUDIODRIVER": "dummy"})
    done = subprocess.run(command, env=silent, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.split()[-2:] == ["Fate.WHOLE", "embedded"], done.stdout
