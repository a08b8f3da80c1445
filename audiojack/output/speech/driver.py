"""What a voice must be able to do for the speech manager, and how it says that it can't.

A driver declares its abilities, and the manager works with what there is. Every failure of a driver, of
whatever library, leaves it as one type, DriverError, with a reason code that the app can put into words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, runtime_checkable

import msgspec

from audiojack.output.speech.settings import VoiceSettings, spoken_language
from audiojack.output.speech.speech import Speech


class Abilities(msgspec.Struct, frozen=True):
    """What a driver can do.

    `voice`: it makes a sound at all; `own`: the sound is this program's own (sound effects are ducked, the
    voice settings count); `completion`: it tells when an utterance has ended; `language`: it changes its
    voice with the language of the text; `shared`: other programs speak by it too, and silencing it silences them;
    `keys_cut`: any key that is pressed silences it, without a word to the program that gave it the text.
    """

    voice: bool = True
    own: bool = False
    interrupt: bool = False
    completion: bool = False
    language: bool = False
    rate: bool = False
    pitch: bool = False
    volume: bool = False
    pan: bool = False
    braille: bool = False
    shared: bool = False
    keys_cut: bool = False


MUTE = Abilities(voice=False)
"""What can be done while no driver is ready."""


class VoiceInUse(msgspec.Struct, frozen=True):
    """What speaks now. `languages` are those that it has voices of ("en", "cs"), None where it doesn't tell."""

    driver: str = ""
    abilities: Abilities = MUTE
    languages: frozenset[str] | None = None

    def lacks(self, lang: str) -> bool:
        """Whether it is known to speak `lang` ("cs", "sr-Cyrl") by the voice of another language."""
        return self.abilities.voice and self.languages is not None and spoken_language(lang) not in self.languages


class Reason(Enum):
    """Why a driver doesn't speak."""

    UNAVAILABLE = "unavailable"
    """Its library or program is not there, or its screen reader is not running."""
    NO_DEVICE = "no-device"
    """There is no sound device, or it went away."""
    FAILED = "failed"
    """It raised an error."""
    HUNG = "hung"
    """It didn't answer in time."""
    VANISHED = "vanished"
    """It worked, and then it was gone."""
    RETURNED = "returned"
    """A better one came back: the reason of a change, never of an error."""


class DriverError(Exception):
    """A driver can't speak. `detail` is for logs and `audiojack doctor`, in English."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(detail or reason.value)
        self.reason = reason
        self.detail = detail


class Ticket:
    """One attempt to speak one Speech: whether it is still wanted, and how it ended.

    The manager cancels it from any thread; a driver looks at `cancelled` while it works, and calls `done`
    when the last sound has been heard, or `fail` when it can't be. Calls after the first have no effect.
    """

    def __init__(self, on_end: Callable[[Ticket, DriverError | None], None]) -> None:
        self._on_end = on_end
        self._ended = False
        self.cancelled = False

    def cancel(self) -> None:
        """Say that this attempt is no longer wanted: it will not report an end."""
        self.cancelled = True

    def done(self) -> None:
        """The utterance has been spoken to its end."""
        self._end(None)

    def fail(self, error: DriverError) -> None:
        """The utterance could not be spoken to its end."""
        self._end(error)

    def _end(self, error: DriverError | None) -> None:
        if not self._ended and not self.cancelled:
            self._ended = True
            self._on_end(self, error)


class SpeechDriver(Protocol):
    """A voice. All methods are called on one worker thread, and answer within a second or count as hung.

    All of them may raise DriverError.
    """

    @property
    def name(self) -> str:
        """The name that `--driver` takes and the transcript shows."""

    @property
    def abilities(self) -> Abilities:
        """What this driver can do; it doesn't change while it lives."""

    def check(self) -> None:
        """Raise DriverError unless it could speak now."""

    def configure(self, settings: VoiceSettings) -> None:
        """Use these settings from the next utterance on, as far as the abilities go."""

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Begin to speak and return. With the ability `completion`, `ticket.done()` is called at its end."""

    def stop(self) -> None:
        """Be silent now."""

    def close(self) -> None:
        """Give everything back. It will not be used again."""


OnLanguages = Callable[[frozenset[str]], None]
"""Is told the languages ("en", "cs") that a driver has voices of."""


@runtime_checkable
class TellsLanguages(Protocol):
    """A driver whose voices are not of this program's choosing, and that can tell which languages they speak."""

    def tell_languages(self, told: OnLanguages) -> None:
        """Find out and call `told`, now or later, on any thread; never where it can't be known. It must not wait."""


@dataclass(frozen=True)
class DriverFactory:
    """How to make a driver: its name, and a function that opens it or raises DriverError."""

    name: str
    open: Callable[[VoiceSettings], SpeechDriver]
