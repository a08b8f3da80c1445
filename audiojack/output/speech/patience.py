"""How long the speech manager waits for what: a driver that opens, one that answers, the end of an utterance."""

from __future__ import annotations

from dataclasses import dataclass

from audiojack.output.speech.driver import Abilities
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech, estimated_seconds

HANG_SECONDS = 1.0
OPEN_SECONDS = 10.0
WATCH_SECONDS = 0.25
CLOSE_SECONDS = 0.5
LAST_WORD_SECONDS = 0.25
"""For so long a voice that was turned off waits for the words which say so."""
LAST_WORDS_SECONDS = 4.0
"""And so long it may take to say them."""


@dataclass(frozen=True)
class Farewell:
    """A voice that is to be turned off when it has said so, and the settings that hold from then on."""

    settings: VoiceSettings
    since: float

    def is_over(self, now: float, idle: bool) -> bool:
        """Whether the words have been said (`idle`), or have taken too long."""
        return now - self.since >= (LAST_WORD_SECONDS if idle else LAST_WORDS_SECONDS)


def longest(abilities: Abilities, settings: VoiceSettings, speech: Speech) -> float:
    """Seconds until the end is taken for granted, or, of a driver that tells it, for overdue."""
    rate = settings.voice(speech.lang).rate if abilities.rate else settings.reader_rate
    estimate = estimated_seconds(speech.text, rate)
    return 4 * estimate + 10 if abilities.completion else estimate
