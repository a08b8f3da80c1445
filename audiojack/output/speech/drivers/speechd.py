"""Speech through speech-dispatcher, the speech service of Linux desktops, with the player's own voices there.

Spoken to directly, it lets language, rate, pitch and volume be set, and tells when a message has ended.
"""

from __future__ import annotations

import contextlib
import threading

from audiojack.output.speech.choose import SPEECHD
from audiojack.output.speech.driver import Abilities, DriverError, DriverFactory, OnLanguages, Reason, Ticket
from audiojack.output.speech.settings import LanguageVoice, VoiceSettings, language_code, spoken_language
from audiojack.output.speech.spans import spoken_spans
from audiojack.output.speech.speech import Speech
from audiojack.output.speech.ssip import SsipClient

LIST_SECONDS = 10.0
_MIDDLE_RATE = 175
_SLOWEST, _FASTEST = 80, 450
"""Words a minute at the protocol's rates 0, -100 and 100."""


class SpeechdDriver:
    """A driver with a connection of its own. Raises DriverError where the service can't be had."""

    name = SPEECHD
    abilities = Abilities(interrupt=True, completion=True, language=True, rate=True, pitch=True, volume=True)

    def __init__(self, settings: VoiceSettings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._last: tuple[int, Ticket] | None = None
        self._ended: set[int] = set()
        self._set: dict[str, str | int] = {}
        self._client = SsipClient(self._on_event)

    def check(self) -> None:
        """Raise DriverError unless the service answers."""
        self._client.command("GET OUTPUT_MODULE")

    def configure(self, settings: VoiceSettings) -> None:
        """Speak by `settings` from the next utterance on."""
        self._settings = settings

    def tell_languages(self, told: OnLanguages) -> None:
        """Ask for the list of voices, by another connection: it may have thousands of lines."""
        threading.Thread(target=_ask_languages, args=(told,), name="voice-ssip-voices", daemon=True).start()

    def speak(self, speech: Speech, ticket: Ticket) -> None:
        """Queue each stretch of `speech` with its language; the end of the last is the end of all."""
        number = 0
        with self._lock:
            self._last, self._ended = None, set()
        for text, lang in spoken_spans(speech):
            self._use(lang)
            number = self._client.speak(text.strip())
        with self._lock:
            over = number == 0 or number in self._ended
            self._last = None if over else (number, ticket)
        if over:
            ticket.done()

    def stop(self) -> None:
        """Be silent now."""
        with self._lock:
            self._last = None
        self._client.command("CANCEL SELF")

    def close(self) -> None:
        """End the connection, which ends what it speaks."""
        self._client.close()

    def _use(self, lang: str) -> None:
        voice = self._settings.voice(lang)
        values: dict[str, str | int] = {
            "LANGUAGE": spoken_language(lang),
            "RATE": ssip_rate(voice.rate),
            "PITCH": ssip_pitch(voice.pitch),
            "VOLUME": ssip_volume(voice, self._settings),
        }
        for parameter, value in values.items():
            if self._set.get(parameter) != value:
                self._client.command(f"SET SELF {parameter} {value}")
                self._set[parameter] = value

    def _on_event(self, number: int, event: str) -> None:
        """On the reading thread. A message that the player's own keys cancelled has ended too."""
        if event not in ("END", "CANCEL", "GONE"):
            return
        with self._lock:
            self._ended.add(number)
            last = self._last
            if last is None or (event != "GONE" and number != last[0]):
                return
            self._last = None
        if event == "GONE":
            last[1].fail(DriverError(Reason.VANISHED, "speech-dispatcher has ended"))
        else:
            last[1].done()


def _ask_languages(told: OnLanguages) -> None:
    with contextlib.suppress(DriverError):  # a synthesiser that can't list its voices: then nothing is known
        client = SsipClient(lambda number, event: None)
        try:
            told(languages_listed(client.command("LIST SYNTHESIS_VOICES", LIST_SECONDS)))
        finally:
            client.close()


def languages_listed(lines: list[str]) -> frozenset[str]:
    """The languages of voices that are listed as name, language and variant, separated by tabs."""
    listed = (line.split("\t") for line in lines)
    return frozenset(language_code(fields[1]) for fields in listed if len(fields) > 1 and language_code(fields[1]))


def ssip_rate(words_per_minute: int) -> int:
    """The protocol's rate from -100 to 100."""
    if words_per_minute < _MIDDLE_RATE:
        return max(-100, round((words_per_minute - _MIDDLE_RATE) / (_MIDDLE_RATE - _SLOWEST) * 100))
    return min(100, round((words_per_minute - _MIDDLE_RATE) / (_FASTEST - _MIDDLE_RATE) * 100))


def ssip_pitch(pitch: int) -> int:
    """The protocol's pitch from -100 to 100 for one from 0 to 100."""
    return max(-100, min(100, 2 * pitch - 100))


def ssip_volume(voice: LanguageVoice, settings: VoiceSettings) -> int:
    """The protocol's volume from -100 to 100 of a language's voice."""
    return round(2 * min(100, voice.volume) * settings.volume / 100) - 100


def speechd_factory() -> DriverFactory:
    """Speech by speech-dispatcher."""
    return DriverFactory(SPEECHD, SpeechdDriver)
