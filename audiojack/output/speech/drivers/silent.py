"""Speech for those who read: "captions" keeps the time a reader needs, "none" takes no time at all.

Both utter nothing and say so in their abilities, so that every utterance ends as "silent", not as "whole".
"""

from __future__ import annotations

from audiojack.output.speech.driver import Abilities, DriverFactory, Ticket
from audiojack.output.speech.settings import VoiceSettings
from audiojack.output.speech.speech import Speech

CAPTIONS = "captions"
NONE = "none"


class SilentDriver:
    """A driver without a voice.

    With `paced`, the manager takes the length of each utterance from its text, as if a screen reader spoke
    it; without, each is over at once.
    """

    def __init__(self, name: str, *, paced: bool) -> None:
        self.name = name
        self.abilities = Abilities(voice=False, interrupt=True, completion=not paced)

    def check(self) -> None:
        """It can always be silent."""

    def configure(self, settings: VoiceSettings) -> None:
        """Nothing of it changes with the settings."""

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Let the manager count the time, or end at once."""
        if self.abilities.completion:
            ticket.done()

    def stop(self) -> None:
        """It is silent already."""

    def close(self) -> None:
        """It holds nothing."""


def captions_factory() -> DriverFactory:
    """The driver "captions": silent, at a reader's pace."""
    return DriverFactory(CAPTIONS, lambda settings: SilentDriver(CAPTIONS, paced=True))


def none_factory() -> DriverFactory:
    """The driver "none": silent, without waiting."""
    return DriverFactory(NONE, lambda settings: SilentDriver(NONE, paced=False))
